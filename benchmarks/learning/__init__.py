"""Does it learn? Fresh tasks of recurring families, with exact verifiers, for the agent and what it is held to."""
