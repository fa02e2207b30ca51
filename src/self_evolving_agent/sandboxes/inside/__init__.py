"""Files that run inside a sandbox: the standard library only, Python 3.8 and later, nothing of this package."""
