"""The steps of a run, each a function from state and dependencies to a `Step`."""
