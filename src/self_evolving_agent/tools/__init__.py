"""Tools that the agent writes: from a spec through the gates into the registry, and how they are called."""
