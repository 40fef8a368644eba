package together

import (
	"slices"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules"
	"engawa/scenes/stage"
	"engawa/scenes/store"
)

// Outgoing sends commands that are kept without an answer and whose tables no scene shows, as after a start of the program.
type Outgoing struct {
	Services *stage.Services

	hasRead bool                       // into what is kept
	links   []string                   // the lines of scenes at the last tick
	lines   map[string]*client.Session // its own, by link
}

// Tick looks whether there is something to send where scenes have come or gone, and hears what is answered.
func (o *Outgoing) Tick() {
	if shown := o.Services.Stack.Links(); !o.hasRead || !slices.Equal(shown, o.links) {
		o.hasRead, o.links = true, slices.Clone(shown)
		o.look()
	}
	for link, line := range o.lines {
		if o.hear(line) {
			line.Close()
			delete(o.lines, link)
		}
	}
}

// look opens lines for what has no answer, but where a scene has the line already.
func (o *Outgoing) look() {
	svc := o.Services
	for _, kept := range svc.Store.RemoteTables() {
		_, open := o.lines[kept.Link]
		switch shown := slices.Contains(o.links, kept.Link); {
		case shown && open:
			o.lines[kept.Link].Close()
			delete(o.lines, kept.Link)
		case shown || open || svc.Dial == nil:
		default:
			if k, _ := client.DecodeSavedSeat(svc.Store.Seat(kept.Link)); len(k.Commands) == 0 {
				continue
			}
			if own, ok := svc.Store.OwnTable(kept.Link); ok && own.Own != nil && svc.Host != nil {
				svc.Host.Start()
			}
			if o.lines == nil {
				o.lines = map[string]*client.Session{}
			}
			o.lines[kept.Link] = openSession(svc, kept)
		}
	}
}

// hear takes in what the host answers, and reports whether the line is of no more use.
func (o *Outgoing) hear(line *client.Session) (done bool) {
	svc, words, link := o.Services, o.Services.Words, line.Link().String()
	for r, ok := line.Next(); ok; r, ok = line.Next() {
		if r.Type == remote.Refused && line.Match != nil && moves(svc.Store.Seat(link), r.ID) {
			svc.Navigator.Tell(words.MoveRefusal(line.Game.Info().ID, line.Title, &rules.Error{Code: r.Code, Text: r.Text, Parts: r.Parts}))
		}
	}
	line.Flush()
	if _, over := line.Errs(); over != nil {
		if code := rules.CodeOf(over); code == remote.CodeSecret || code == remote.CodeTable {
			// The seat is lost, and with it what was to be sent there. What goes wrong is among the Store's problems.
			_ = svc.Store.ChangeSeat(link, func([]byte) ([]byte, error) { return nil, nil })
		}
		svc.Navigator.Tell(words.Refusal("", over))
		return true
	}
	if line.Match == nil || len(line.Unanswered()) > 0 {
		return false
	}
	if kept, ok := svc.Store.RemoteTable(link); ok {
		o.note(kept, line)
	}
	return true
}

// moves reports whether a command that is kept is a move.
func moves(kept []byte, id string) bool {
	k, _ := client.DecodeSavedSeat(kept)
	for _, r := range k.Commands {
		if r.ID == id && r.Type == remote.Do {
			return true
		}
	}
	return false
}

// note notes how a table stands, for the list of tables.
func (o *Outgoing) note(kept store.RemoteTable, line *client.Session) {
	if turn := !rules.HasEnded(line.Match) && line.Seat >= 0 && line.Match.State().Actors().Has(line.Seat); turn != kept.Turn {
		kept.Turn = turn
		_ = o.Services.Store.SetRemoteTable(kept)
	}
}
