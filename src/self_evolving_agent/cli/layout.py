"""How help is set out."""

import argparse

WIDTH = 79


def layout(prog: str) -> argparse.HelpFormatter:
    """Give a formatter with a width of its own: that keeps argparse from asking shutil for the terminal's."""
    return argparse.RawDescriptionHelpFormatter(prog, max_help_position=26, width=WIDTH)
