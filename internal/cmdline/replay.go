//go:build !js

package cmdline

import (
	"bytes"

	"engawa/remote/host"
	"engawa/remote/journal"
	"engawa/rules"
)

// replay reads a saved match, or the records of a table, one a line.
func replay(env Env, data []byte) (*rules.Match, error) {
	first, _, _ := bytes.Cut(data, []byte("\n"))
	if !journal.IsRecord(first) {
		return rules.Load(data, env.find)
	}
	return host.Replay(env.Games, journal.Lines(data))
}
