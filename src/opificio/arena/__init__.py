"""The arena: tournaments between bots, with ratings, plots and a study of the games' balance."""
