"""Backends that run code behind the `Sandbox` port, strongest first: bubblewrap, seatbelt, container, subprocess."""
