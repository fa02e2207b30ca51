from cli_program import called

__all__ = ["called"]
