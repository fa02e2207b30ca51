"""A local agent that gets better with use while its model stays frozen."""

__version__ = "0.1.0"
