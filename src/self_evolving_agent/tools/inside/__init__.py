"""Files that run inside a sandbox: the standard library and pytest only, nothing of this package."""
