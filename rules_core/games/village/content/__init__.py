"""What a siege is made of: items of content, their readers and checks, the setup."""
