package table

import (
	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

// pendingNoticeTicks is how long a command may be on its way before the table says so.
const pendingNoticeTicks = 30

// remoteTable is a match played at a host: it follows the moves the host sends, and sends the commands of people here.
type remoteTable struct {
	*Table
	lines     []*client.Session // of this device's seats, or of who watches
	line      *client.Session   // the one that the screen follows
	wasInSync bool              // all lines had the same moves at the last tick

	pendingID     string            // the id of the command that has no answer yet; "" for none
	pendingMove   rules.Move        // the move it plays, if it plays one
	pendingTicks  int               // how long it is on its way
	backTo        int               // so many moves are to be left by further commands; -1 for nothing
	wasConnected  bool              // the line stood at the last tick
	sitting       []remote.SeatInfo // as it is shown
	replacedSeats rules.Seats       // for whom computers play until they come back
	question      *stage.Dialog     // what others ask, on the screen; nil for nothing
	clockTexts    []string          // what they show
	rematchID     string            // the id of the command that asks to play again; "" for none
	offlineID     string            // the id of a move that was decided without a line; "" for none
	links         []string          // of the lines
	nextLink      string            // the link of the table at which the same people play again; "" for none
	nextIsKnown   bool              // the people here know of it
	deal          client.DealCheck  // what has come out about the deal, at the end
	handRequest   handRequest       // of the people here, beside a table screen
}

// Join returns the table for a match that is played elsewhere, with a line for each seat of this device, or one to watch.
// All of them know the table.
func Join(svc *stage.Services, board Maker, lines ...*client.Session) *Table {
	line := lines[0]
	for _, each := range lines {
		tellPlayers(each.Match, each)
	}
	e := &remoteTable{lines: lines, line: line, backTo: -1, clockTexts: make([]string, len(line.SeatInfos))}
	of := newSession(SeenBy(line.Match, line.Seat), svc.Tablebases)
	if of.people = seatsOf(lines); len(lines) > 1 {
		of.viewer = rules.Public // nobody holds the device yet
		of.isInSync, of.matchOf = e.isInSync, func(seat rules.Seat) *rules.Match { return e.lineOf(seat).Match }
	}
	e.wasInSync = e.isInSync()
	for seat := range rules.Seat(len(line.SeatInfos)) {
		if !of.people.Has(seat) {
			of.remoteSeats = of.remoteSeats.With(seat)
		}
	}
	t := newTable(svc, of, "", board)
	e.Table, e.wasConnected, t.remote, t.commands = t, e.isConnected(), e, e
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
func (e *remoteTable) hangUp() {
	for _, line := range e.lines {
		line.Flush()
		line.Close()
	}
}

// tellPlayers writes into the match's tags who plays.
func tellPlayers(m *rules.Match, line *client.Session) {
	players := make([]Player, len(line.SeatInfos))
	for k, s := range line.SeatInfos {
		players[k] = Player{Name: s.Name, Bot: s.Bot}
		if s.Name == "" {
			players[k].Name = lang.DefaultName(rules.Seat(k))
		}
	}
	SetPlayers(m, players)
}

// Waiting reports whether something has been sent and not answered yet, or not all seats of this device have been told of
// what has happened.
func (t *Table) Waiting() bool {
	return t.remote != nil && (t.remote.pendingID != "" || !t.remote.isInSync())
}

// Sending reports whether a move has been sent and not answered yet.
func (t *Table) Sending() bool {
	return t.remote != nil && t.remote.pendingID != "" && t.remote.pendingMove.Do != rules.Hidden
}

// dealWords says what has come out about the deal; "" where there is nothing to say.
func (t *Table) dealWords() string {
	if t.remote == nil || t.remote.deal == client.DealUnknown {
		return ""
	}
	return t.services.Words.T([...]lang.Key{"", lang.DealGood, lang.DealUnverified, lang.DealWrong}[t.remote.deal])
}

// keep keeps on this device how the table stands, for the list of tables.
func (e *remoteTable) keep() {
	t := e.Table
	for _, line := range e.lines {
		kept, ok := t.services.Store.RemoteTable(line.Link().String())
		if !ok {
			continue
		}
		now := kept
		now.Turn = !t.session.hasEnded() && (t.session.match.State().Actors()&t.session.people) != 0
		now.Over = t.session.hasEnded()
		now.Saved = t.slot
		now.At = t.services.Now()
		if now.Turn != kept.Turn || now.Over != kept.Over || now.Saved != kept.Saved {
			// What goes wrong is among the Store's problems.
			_ = t.services.Store.SetRemoteTable(now)
		}
	}
}
