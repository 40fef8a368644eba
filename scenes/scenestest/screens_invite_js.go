package scenestest

// inviteScreens returns none: a page keeps no tables.
func inviteScreens() []Screen { return nil }
