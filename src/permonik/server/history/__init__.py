"""Games of the past, and of the present as far as one was shown them."""
