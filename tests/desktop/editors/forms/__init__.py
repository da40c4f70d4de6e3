"""Forms made from the declarations of the content types."""
