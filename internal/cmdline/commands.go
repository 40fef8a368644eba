//go:build !js

package cmdline

// commands lists the commands in the order in which help tells them.
func commands() []command {
	return []command{
		{"games", "", "the games, their seats and their options; the first value is the default", func() runner { return &gamesCommand{} }},
		{"text", "GAME", "play in a terminal", func() runner { return &textCommand{} }},
		{"host", "", "keep tables that people elsewhere play at", func() runner { return &hostCommand{} }},
		{"table", "GAME", "make a table at a host: a link for each seat", func() runner { return &tableCommand{} }},
		{"join", "LINK", "play at a host's table in a terminal", func() runner { return &joinCommand{} }},
		{"gtp", "", "the text protocol on standard input and output", func() runner { return &gtpCommand{} }},
		{"verify", "FILE...", "replay saved matches and records of tables, and draw their deals anew: a line each, ok or the move and the reason", func() runner { return &verifyCommand{} }},
		{"perft", "GAME DEPTH", "count the move sequences of every length up to DEPTH", func() runner { return &perftCommand{} }},
		{"arena", "GAME", "matches between bots: wins a bot and seat, with the 95 % interval", func() runner { return &arenaCommand{} }},
		{"bench", "", "how fast rules and bots are: lines of name, value and unit", func() runner { return &benchCommand{} }},
	}
}
