"""What can be typed after `beffroi`: one file a command, loaded when it is called."""
