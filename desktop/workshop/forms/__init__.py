"""Forms made from the declarations of the content types: one control for each kind of field."""
