"""How tasks are worded: the forms in which values are written, and what texts of one tool have in common."""
