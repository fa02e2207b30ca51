"""Files in and out of the one folder the agent may touch."""
