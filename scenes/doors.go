package scenes

import (
	"engawa/rules"
	"engawa/scenes/book"
	"engawa/scenes/exchange"
	"engawa/scenes/help"
	"engawa/scenes/lang"
	"engawa/scenes/lesson"
	"engawa/scenes/lesson/lessons"
	"engawa/scenes/replay"
	"engawa/scenes/result"
	"engawa/scenes/settings"
	"engawa/scenes/setup"
	"engawa/scenes/shelf"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// doors leads from scene to scene.
type doors struct {
	house *stage.House
	boxes map[string]box // one for each game of the house
}

// newDoors returns the doors of a house to all games that stand in the list of boxes.
func newDoors(h *stage.House) *doors {
	d := &doors{house: h, boxes: map[string]box{}}
	h.Boxes = map[string]stage.Box{}
	for id, b := range boxes() {
		d.add(id, b)
	}
	return d
}

// add opens the doors to a game.
func (d *doors) add(id string, b box) {
	d.boxes[id], d.house.Boxes[id] = b, b.Box
}

// Shelf implements stage.Doors.
func (d *doors) Shelf() { d.house.Stack.Replace(0, shelf.New(d.house)) }

// Setup implements stage.Doors.
func (d *doors) Setup(game string) {
	if g, err := rules.Find(d.house.Games, game); err == nil {
		d.house.Stack.Replace(1, setup.New(d.house, g))
	}
}

// Table implements stage.Doors.
func (d *doors) Table(m *rules.Match, id store.MatchID) {
	d.house.Stack.Replace(1, table.New(d.house, m, id, d.board(m.Game.Info().ID)))
}

// board returns what makes the Board of a match's game.
func (d *doors) board(game string) table.Maker {
	b := d.boxes[game]
	return func(m *table.Match) table.Board { return b.board(d.house, m) }
}

// Result implements stage.Doors.
func (d *doors) Result(m *rules.Match, look func()) {
	d.house.Stack.Push(result.New(d.house, m, d.board(m.Game.Info().ID), look))
}

// Replay implements stage.Doors.
func (d *doors) Replay(m *rules.Match) {
	d.house.Stack.Push(replay.New(d.house, m, d.board(m.Game.Info().ID)))
}

// Settings implements stage.Doors.
func (d *doors) Settings() { d.house.Stack.Push(settings.New(d.house)) }

// Book implements stage.Doors.
func (d *doors) Book(game string, options map[string]string, skin lang.Skin) {
	d.house.Stack.Push(book.New(d.house, game, options, skin))
}

// Lesson implements stage.Doors.
func (d *doors) Lesson(id string) {
	if l, ok := lessons.Find(id); ok {
		d.house.Stack.Replace(1, lesson.New(d.house, l, d.board(l.Game)))
	}
}

// Help implements stage.Doors.
func (d *doors) Help() { d.house.Stack.Push(help.New(d.house)) }

// Open implements stage.Doors.
func (d *doors) Open() { d.house.Stack.Push(exchange.NewOpen(d.house)) }

// Share implements stage.Doors.
func (d *doors) Share(m *rules.Match) { d.house.Stack.Push(exchange.NewShare(d.house, m)) }

// Ask implements stage.Doors.
func (d *doors) Ask(question, yes, no string, f func()) {
	d.house.Stack.Push(newDialog(d.house, question, yes, no, f))
}

// Tell implements stage.Doors.
func (d *doors) Tell(sentence string) {
	d.house.Stack.Push(newDialog(d.house, sentence, "", d.house.Words.T(lang.Close), nil))
}
