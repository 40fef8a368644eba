package table

import (
	"engawa/audio"
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
	line *client.Session

	sent     string      // the id of the command that has no answer yet; "" for none
	what     rules.Move  // the move it plays, if it plays one
	ticks    int         // how long it is on its way
	backTo   int         // so many moves are to be left by further commands; -1 for nothing
	up       bool        // the line stood at the last tick
	replaced rules.Seats // for whom computers play until they come back
	ask      *askPanel   // what others ask, on the screen; nil for nothing
	clocks   []string    // what they show
	again    string      // the id of the command that asks to play again; "" for none
	next     string      // the link of the table at which the same people play again; "" for none
	told     bool        // the people here know of it
}

// Join returns the table for a match that is played elsewhere, of which the line has been told.
func Join(svc *stage.Services, line *client.Session, board Maker) *Table {
	m := line.Match
	tellPlayers(m, line)
	t := newTable(svc, SeenBy(m, line.Seat), "", board)
	t.remote = &elsewhere{Table: t, line: line, backTo: -1, up: line.Connected(), clocks: make([]string, len(line.Sitting))}
	t.commands = t.remote
	return t
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

// Waiting reports whether something has been sent and not answered yet.
func (t *Table) Waiting() bool { return t.remote != nil && t.remote.sent != "" }

// Sending reports whether a move has been sent and not answered yet.
func (t *Table) Sending() bool {
	return t.remote != nil && t.remote.sent != "" && t.remote.what.Do != rules.Hidden
}

// hearElsewhere takes in what the host has sent.
func (t *Table) hearElsewhere() {
	e := t.remote
	if e == nil {
		return
	}
	for r, ok := e.line.Next(); ok; r, ok = e.line.Next() {
		e.hear(r)
	}
	if up := e.line.Connected(); up != e.up {
		e.up = up
		t.refresh()
	}
	e.tickClocks()
	e.tellAgain()
	if _, over := e.line.Problem(); over != nil && e.line.Ended == nil {
		t.services.Navigator.Shelf()
		t.services.Navigator.Tell(t.services.Words.Refusal(t.gameID(), over))
		return
	}
	if e.sent != "" {
		if e.ticks++; e.ticks == sentTicks {
			t.refresh()
		}
	}
}

// hear follows what a frame tells, after the line has taken it in.
func (e *elsewhere) hear(r remote.Reply) {
	t := e.Table
	switch r.Type {
	case remote.Welcome, remote.People:
		e.people()
	case remote.Past, remote.Position:
		if e.line.Ended != nil {
			return // what is over stands as it is
		}
		e.standsElsewhere()
	case remote.Update:
		e.moved()
	case remote.Noted:
		if r.Note.Kind == rules.NoteTalk {
			t.speak(*r.Note)
		} else if !t.watching() {
			t.show()
		}
	case remote.Asked:
		e.asked(r)
	case remote.Absent:
		e.absent(r)
	case remote.Ack:
		if r.ID == e.sent {
			e.answered()
		}
	case remote.Refused:
		if r.ID == e.sent {
			e.answered()
			e.backTo, t.more = -1, moreChoices{}
			if n := len(t.choose.picked); n > 0 && t.pending == 0 {
				t.choose.picked = t.choose.picked[:n-1] // what is pressed next may complete it again
				t.chosen()
			}
		}
		refusal := &rules.Error{Code: r.Code, Text: r.Text, Parts: r.Parts}
		if r.ID == e.again {
			e.again = ""
			t.services.Navigator.Tell(t.services.Words.Refusal(t.gameID(), refusal))
			return
		}
		t.refuse(refusal)
		t.refresh()
	case remote.Again:
		e.keepNext()
	case remote.Ended:
		e.end()
	}
}

// people takes over who sits where.
func (e *elsewhere) people() {
	t := e.Table
	for k, s := range e.line.Sitting {
		seat := rules.Seat(k)
		if s.Plays != "" && !e.replaced.Has(seat) {
			t.showMessage(t.services.Words.T(lang.SeatReplaced, lang.Text("name", t.session.players[k].Name)), false)
			e.replaced = e.replaced.With(seat)
		} else if s.Plays == "" {
			e.replaced = e.replaced.Without(seat)
		}
	}
	tellPlayers(t.session.match, e.line)
	t.session.players = t.session.Players()
	t.narrationCache = narrationCache{}
	t.refresh()
}

// standsElsewhere shows where the match stands after something was taken back, or after a long absence.
func (e *elsewhere) standsElsewhere() {
	t := e.Table
	t.session.match, t.session.views = e.line.Match, nil
	t.presenter.Drop()
	t.animated = len(t.session.match.Log)
	t.choose.stop()
	e.people()
	t.rewound()
	e.keep()
	if e.backTo >= 0 && len(t.session.match.Log) > e.backTo {
		e.send(remote.Undo, "")
		return
	}
	e.backTo = -1
}

// moved begins to show a move that has been made.
func (e *elsewhere) moved() {
	t := e.Table
	mv := t.session.match.Log[len(t.session.match.Log)-1]
	own := mv.By == t.session.viewer
	if own {
		t.choose.stop()
		t.pending = 0
	}
	t.after()
	e.keep()
	if own && mv == e.what {
		e.what = rules.Move{} // the acknowledgement follows
		t.playMore(mv.By, mv.Do)
	}
}

// answered follows the answer to the last command.
func (e *elsewhere) answered() {
	e.sent, e.what, e.ticks = "", rules.Move{}, 0
	e.refresh()
}

// asked asks the people here what a seat asks everybody, or says that the others are asked.
func (e *elsewhere) asked(r remote.Reply) {
	t, words := e.Table, e.services.Words
	if e.ask != nil {
		e.ask.dismiss()
		e.ask = nil
	}
	by, err := rules.ParseSeat(r.By, len(t.session.players))
	switch {
	case r.Text == "" || err != nil || by < 0:
	case by == t.session.viewer:
		t.showMessage(words.T(lang.SeatAsked), false)
	case t.session.people != 0:
		question := lang.SeatAsksUndo
		if r.Text == string(remote.Draw) {
			question = lang.SeatAsksDraw
		}
		e.putQuestion(words.T(question, lang.Text("name", t.session.players[by].Name)),
			answer{keyNo, lang.SeatRefuse, func() { e.send(remote.Refuse, "") }},
			answer{keyYes, lang.SeatAgree, func() { e.send(remote.Agree, "") }})
	}
}

// Keys of the answers to a question.
const (
	keyNo  = "no"
	keyYes = "yes"
)

// putQuestion lays a question over the table.
func (e *elsewhere) putQuestion(text string, ways ...answer) {
	for k := range ways {
		do := ways[k].do
		ways[k].do = func() { e.ask = nil; do() }
	}
	e.services.Sound.Play(audio.PageTurn)
	e.ask = newAskPanel(e.services, e.hearElsewhere, text, ways...)
	e.services.Stack.Push(e.ask)
}

// absent asks the people here how to go on without who is away.
func (e *elsewhere) absent(r remote.Reply) {
	t, words := e.Table, e.services.Words
	if e.ask != nil {
		e.ask.dismiss()
		e.ask = nil
	}
	by, err := rules.ParseSeat(r.By, len(t.session.players))
	if r.By == "" || err != nil || by < 0 || by == t.session.viewer || t.session.people == 0 {
		return
	}
	question := lang.SeatAbsent
	if r.Text == remote.ReasonTime {
		question = lang.SeatLate
	}
	way := func(key string, name lang.Key) answer {
		return answer{key, name, func() { e.send(remote.Decide, key) }}
	}
	e.putQuestion(words.T(question, lang.Text("name", t.session.players[by].Name)),
		way(remote.DecideWait, lang.SeatDecideWait), way(remote.DecideBot, lang.SeatDecideBot), way(remote.DecideResign, lang.SeatDecideEnd))
}

// end puts the whole match in the place of what the seat knew of it, and keeps it among those played here.
func (e *elsewhere) end() {
	t, whole := e.Table, e.line.Ended
	if !t.session.match.Followed() {
		return // it is here already
	}
	tellPlayers(whole, e.line)
	t.animated = max(0, min(t.animated+len(whole.Log)-len(t.session.match.Log), len(whole.Log)))
	t.session.match, t.session.views = whole, nil
	t.narrationCache, t.log = narrationCache{}, moveLog{lit: -1, least: t.log.least}
	t.choose.stop()
	kept, known := t.services.Store.RemoteTable(e.line.Link().String())
	if known && kept.Saved != "" {
		t.slot = kept.Saved // it has been kept before
	} else {
		t.slot = t.services.Store.NewMatch(t.gameID())
		t.save()
	}
	e.keep()
	if !t.watching() {
		t.show()
		if !t.seen {
			t.ending = endPause
			t.celebrate()
		}
	}
	t.refresh()
}

// keep keeps on this device how the table stands, for the list of tables.
func (e *elsewhere) keep() {
	t := e.Table
	kept, ok := t.services.Store.RemoteTable(e.line.Link().String())
	if !ok {
		return
	}
	now := kept
	now.Turn = !t.session.over() && (t.session.match.State().Actors()&t.session.people) != 0
	now.Over = t.session.over()
	now.Saved = t.slot
	now.At = t.services.Now()
	if now.Turn == kept.Turn && now.Over == kept.Over && now.Saved == kept.Saved {
		return
	}
	// What goes wrong is among the Store's problems.
	_ = t.services.Store.SetRemoteTable(now)
}

// send sends a command.
func (e *elsewhere) send(kind remote.RequestType, text string) {
	id, err := e.line.Send(kind, text)
	if err != nil {
		e.refuse(err)
		return
	}
	e.sent, e.what, e.ticks = id, rules.Move{}, 0
}

// play implements commands: what was chosen stays on the screen until it has been kept.
func (e *elsewhere) play(mv rules.Move) {
	if e.sent != "" && e.what.Do != rules.Hidden {
		return
	}
	m := e.session.match
	e.send(remote.Do, m.Game.FormatAction(m.State(), mv))
	e.what = mv
	e.chosen()
}

// undo implements commands.
func (e *elsewhere) undo() {
	if e.session.people == 0 {
		e.refuse(rules.Errorf(remote.CodeWatcher, "who watches does not play"))
		return
	}
	e.send(remote.Undo, "")
}

// restartTurn implements commands: one move after the other goes back.
func (e *elsewhere) restartTurn(left int) {
	e.backTo = left
	e.send(remote.Undo, "")
}

// say implements commands.
func (e *elsewhere) say(_ rules.Seat, text string) { e.send(remote.Say, text) }

// name implements commands.
func (e *elsewhere) name(_ rules.Seat, text string) { e.send(remote.Say, text) }

// resign implements commands.
func (e *elsewhere) resign(rules.Seat) { e.send(remote.Resign, "") }

// agree implements commands.
func (e *elsewhere) agree() { e.send(remote.Draw, "") }

// presence is who is at a seat of a table elsewhere.
type presence uint8

const (
	unknown presence = iota // the match is played here
	present
	away
	free     // nobody has sat down yet
	replaced // a computer plays until the player comes back
)

// presence returns who is at a seat.
func (t *Table) presence(seat rules.Seat) presence {
	switch {
	case t.remote == nil || !t.session.match.Followed():
		return unknown
	case t.remote.line.Free(seat):
		return free
	case t.remote.line.Sitting[seat].Plays != "":
		return replaced
	case seat == t.session.viewer && t.remote.up || t.remote.line.Here(seat):
		return present
	}
	return away
}

// lineSentence says that the line is broken, or a move is on its way; "" for neither.
func (t *Table) lineSentence() string {
	switch e := t.remote; {
	case e == nil || !t.session.match.Followed():
	case !e.up:
		return t.services.Words.T(lang.SeatBroken)
	case e.sent != "" && e.ticks >= sentTicks:
		return t.services.Words.T(lang.SeatSent)
	}
	return ""
}
