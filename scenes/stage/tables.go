package stage

import (
	"context"

	"engawa/remote"
	"engawa/rules"
)

// Host is the host of tables that runs inside the program, for people elsewhere. The window of a computer has one.
type Host interface {
	// Start has the host begin unless it runs, and waits for nothing.
	Start()
	// State tells how it is.
	State() HostState
	// Create makes a table, once the host runs. What cannot be made gives an *rules.Error.
	Create(config remote.TableConfig) (remote.Links, error)
	// Fill gives a seat on which nobody has sat down yet to a computer of the level.
	Fill(table string, owner remote.Secret, seat rules.Seat, level string) error
	// Renew ends the right of who sits on a seat, and gives it a new link.
	Renew(table string, owner remote.Secret, seat rules.Seat) (remote.Secret, error)
	// Dial opens a line to the host within the program.
	Dial(ctx context.Context) (remote.Conn, error)
	// Code returns the modules of a text's QR code in rows, true for dark ones; nil where it is too long for one.
	Code(text string) [][]bool
}

// HostState is how a [Host] is.
type HostState struct {
	Running  bool
	Problem  error  // why it does not run, an *rules.Error; nil while it runs or begins
	Address  string // by which devices in the same network reach it, as "http://192.168.1.20:8124/"; "" where there is no network
	HasMoved bool   // another program has its usual port, so that links of before lead nowhere
	Page     bool   // it serves the page, so that browsers can sit down
}
