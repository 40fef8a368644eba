package table

import (
	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

// sentTicks is how long a command may be on its way before that is told.
const sentTicks = 30

// elsewhere is a match that is played at a host: it goes on as that tells, and what people here want is sent there.
type elsewhere struct {
	*Table
	lines   []*client.Session // of this device's seats, or of who watches
	line    *client.Session   // the one that the screen follows
	wasEven bool              // all lines had been told the same at the last tick

	sent     string           // the id of the command that has no answer yet; "" for none
	what     rules.Move       // the move it plays, if it plays one
	ticks    int              // how long it is on its way
	backTo   int              // so many moves are to be left by further commands; -1 for nothing
	up       bool             // the line stood at the last tick
	sitting  []remote.Sitting // as it is shown
	replaced rules.Seats      // for whom computers play until they come back
	ask      *askPanel        // what others ask, on the screen; nil for nothing
	clocks   []string         // what they show
	again    string           // the id of the command that asks to play again; "" for none
	offline  string           // the id of a move that was decided without a line; "" for none
	links    []string         // of the lines
	next     string           // the link of the table at which the same people play again; "" for none
	told     bool             // the people here know of it
	deal     client.DealCheck // what has come out about the deal, at the end
	hand     handWish         // of the people here, beside a table screen
}

// Join returns the table for a match that is played elsewhere, with a line for each seat of this device, or one to watch.
// All of them have been told of the table.
func Join(svc *stage.Services, board Maker, lines ...*client.Session) *Table {
	line := lines[0]
	for _, each := range lines {
		tellPlayers(each.Match, each)
	}
	e := &elsewhere{lines: lines, line: line, backTo: -1, clocks: make([]string, len(line.Sitting))}
	of := newSession(SeenBy(line.Match, line.Seat), svc.Tablebases)
	if of.people = seatsOf(lines); len(lines) > 1 {
		of.viewer = rules.Public // nobody holds the device yet
		of.even, of.followed = e.even, func(seat rules.Seat) *rules.Match { return e.lineOf(seat).Match }
	}
	e.wasEven = e.even()
	for seat := range rules.Seat(len(line.Sitting)) {
		if !of.people.Has(seat) {
			of.elsewhere = of.elsewhere.With(seat)
		}
	}
	t := newTable(svc, of, "", board)
	e.Table, e.up, t.remote, t.commands = t, e.connected(), e, e
	for _, line := range lines {
		e.links = append(e.links, line.Link().String())
		e.takeUp(line)
	}
	return t
}

// Links implements stage.Online.
func (t *Table) Links() []string {
	if t.remote == nil {
		return nil
	}
	return t.remote.links
}

// hangUp ends the lines.
func (e *elsewhere) hangUp() {
	for _, line := range e.lines {
		line.Flush()
		line.Close()
	}
}

// tellPlayers writes into the match's tags who plays.
func tellPlayers(m *rules.Match, line *client.Session) {
	players := make([]Player, len(line.Sitting))
	for k, s := range line.Sitting {
		players[k] = Player{Name: s.Name, Bot: s.Bot}
		if s.Name == "" {
			players[k].Name = lang.DefaultName(rules.Seat(k))
		}
	}
	SetPlayers(m, players)
}

// Waiting reports whether something has been sent and not answered yet, or not all seats of this device have been told of
// what has happened.
func (t *Table) Waiting() bool { return t.remote != nil && (t.remote.sent != "" || !t.remote.even()) }

// Sending reports whether a move has been sent and not answered yet.
func (t *Table) Sending() bool {
	return t.remote != nil && t.remote.sent != "" && t.remote.what.Do != rules.Hidden
}

// dealWords says what has come out about the deal; "" where there is nothing to say.
func (t *Table) dealWords() string {
	if t.remote == nil || t.remote.deal == client.DealUnknown {
		return ""
	}
	return t.services.Words.T([...]lang.Key{"", lang.DealGood, lang.DealTold, lang.DealWrong}[t.remote.deal])
}

// keep keeps on this device how the table stands, for the list of tables.
func (e *elsewhere) keep() {
	t := e.Table
	for _, line := range e.lines {
		kept, ok := t.services.Store.RemoteTable(line.Link().String())
		if !ok {
			continue
		}
		now := kept
		now.Turn = !t.session.over() && (t.session.match.State().Actors()&t.session.people) != 0
		now.Over = t.session.over()
		now.Saved = t.slot
		now.At = t.services.Now()
		if now.Turn != kept.Turn || now.Over != kept.Over || now.Saved != kept.Saved {
			// What goes wrong is among the Store's problems.
			_ = t.services.Store.SetRemoteTable(now)
		}
	}
}
