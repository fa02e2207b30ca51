"""Where records of past work and of work to do come from."""
