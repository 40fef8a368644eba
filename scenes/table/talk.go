package table

import (
	"slices"
	"strconv"
	"strings"

	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// speaker returns who of the people here would speak: the one to act, else the first.
func (t *Table) speaker() (rules.Seat, bool) {
	if next, ok := t.session.nextPerson(); ok {
		return next, true
	}
	return t.session.people.First()
}

// statements returns what a seat may say now. What it keeps secret makes no difference.
func (t *Table) statements(by rules.Seat) []string {
	talker, ok := t.session.match.Game.(rules.Talker)
	if !ok || t.session.hasEnded() {
		return nil
	}
	return talker.Statements(t.session.match.State().View(rules.Public), by)
}

// canTalk reports whether somebody here could say something.
func (t *Table) canTalk() bool {
	by, ok := t.speaker()
	return ok && len(t.statements(by)) > 0
}

// names returns the names of the players, in seat order.
func (t *Table) names() []string {
	out := make([]string, len(t.session.players))
	for k, p := range t.session.players {
		out[k] = p.Name
	}
	return out
}

// statementText returns a statement in the player's language.
func (t *Table) statementText(text string) string {
	return t.words().Statement(t.gameID(), text, t.names())
}

// say lets a seat say something; it is shown beside its plate and kept in the log.
func (t *Table) say(by rules.Seat, text string) {
	t.commands.say(by, text)
}

// speak shows for a while what a seat says.
func (t *Table) speak(notes ...rules.Note) {
	if len(notes) == 0 {
		return
	}
	texts := make([]string, len(notes))
	for k, note := range notes {
		texts[k] = t.statementText(note.Text)
	}
	texts[0] = TalkLine(t.words(), t.session.match, notes[0])
	t.speech = speech{text: strings.Join(texts, " "), ticks: speechTicks}
	t.services.Sound.Play(audio.PageTurn)
	t.refresh()
}

// talkPanel offers what can be said, on a panel over the table.
type talkPanel struct {
	stage.Panel
	table *Table
	by    rules.Seat
}

// openTalk offers what the person to act, or another one here, can say.
func (t *Table) openTalk() {
	by, ok := t.speaker()
	if !ok || !t.canTalk() || t.handover != nil {
		return
	}
	t.services.Stack.Push(&talkPanel{stage.NewPanel(t.services, audio.Button), t, by})
}

// Arrange implements stage.Scene.
func (s *talkPanel) Arrange(v stage.View) {
	s.Lay(v, lang.TalkTitle, s.speakers(), s.items(), s.Arrange)
	s.Page().FocusIfNone("close")
}

// Update implements stage.Scene.
func (s *talkPanel) Update(f *input.Frame) {
	if f.Has(input.Talk) {
		s.Services.Stack.Pop()
		return
	}
	s.Panel.Update(f)
}

// speakers chooses who of several people here speaks; nil where there is one.
func (s *talkPanel) speakers() widget.Widget {
	t, chosen := s.table, 0
	var seats []rules.Seat
	var segments []widget.Segment
	for seat := range t.session.people.All() {
		if seat == s.by {
			chosen = len(seats)
		}
		seats = append(seats, seat)
		segments = append(segments, widget.Segment{Label: t.session.players[seat].Name})
	}
	if len(seats) < 2 {
		return nil
	}
	return widget.Padding{Bottom: 12, Child: widget.Choice("by", s.Services.Words.T(lang.TalkBy), segments, chosen, func(k int) {
		s.by = seats[k]
		s.Restart()
		s.Arrange(s.View())
	})}
}

// items are the statements: first those about nobody else, then those about each seat below its name.
func (s *talkPanel) items() []widget.PageItem {
	players := s.table.session.players
	about := make([][]string, len(players)+1)
	for _, text := range s.table.statements(s.by) {
		_, of, _ := strings.Cut(text, " ")
		at := 0
		if seat, err := rules.ParseSeat(of, len(players)); err == nil && seat >= 0 {
			at = int(seat) + 1
		}
		about[at] = append(about[at], text)
	}
	var items []widget.PageItem
	for at, texts := range about {
		if at > 0 && len(texts) > 0 {
			items = append(items, widget.HeadingItem("about"+strconv.Itoa(at-1), players[at-1].Name))
		}
		if len(texts) > 0 {
			items = append(items, s.rows(texts))
		}
	}
	return items
}

// rows are statements to be chosen, two in a row, or one where they are large.
func (s *talkPanel) rows(texts []string) widget.PageItem {
	const gap, usual, alone, large, narrow = 8.0, 48.0, 64.0, 1.2, 420.0 // usual, alone: heights of a row
	return widget.PageItem{Break: func(e widget.Env, room widget.Size) (items []widget.PageItem) {
		perRow, high := 2, usual
		if e.Scale() > large && room.W < narrow {
			perRow, high = 1, alone
		}
		for row := range slices.Chunk(texts, perRow) {
			cells := make([]widget.Widget, perRow)
			for k := range cells {
				cells[k] = widget.Empty{}
				if k < len(row) {
					cells[k] = s.statement(row[k])
				}
			}
			items = append(items, widget.PageItem{Child: widget.Padding{Bottom: gap, Child: widget.Sized{H: high, Child: widget.Even(gap, cells...)}}})
		}
		return items
	}}
}

// statement is the button that says something.
func (s *talkPanel) statement(text string) widget.Widget {
	return widget.Button{Control: ui.Control{Key: "say " + text, Name: s.table.statementText(text), Press: func() {
		s.Services.Stack.Pop()
		s.table.say(s.by, text)
	}}}
}

// talkEntry is the log's line for something said.
func (t *Table) talkEntry(k int, note rules.Note) entry {
	return entry{key: "said" + strconv.Itoa(k), move: -1, nth: -1, by: note.By, text: TalkLine(t.words(), t.session.match, note)}
}

// TalkLine returns the line that a log has for a note of the kind rules.NoteTalk.
func TalkLine(words *lang.Catalog, m *rules.Match, note rules.Note) string {
	players := Players(m)
	names := make([]string, len(players))
	for k, p := range players {
		names[k] = p.Name
	}
	name := note.By.String()
	if note.By >= 0 && int(note.By) < len(names) {
		name = names[note.By]
	}
	statement := words.Statement(m.Game.Info().ID, note.Text, names)
	return words.T(lang.TalkLine, lang.Text("name", name), lang.Text("text", statement))
}
