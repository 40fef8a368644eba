package cmdline

// commands returns none: a page has no terminal, and need not carry what only commands use.
func commands() []command { return nil }
