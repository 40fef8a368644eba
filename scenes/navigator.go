package scenes

import (
	"engawa/remote/client"
	"engawa/rules"
	"engawa/rules/puzzles"
	"engawa/scenes/book"
	"engawa/scenes/exchange"
	"engawa/scenes/help"
	"engawa/scenes/lang"
	"engawa/scenes/lesson"
	"engawa/scenes/lesson/lessons"
	"engawa/scenes/position"
	"engawa/scenes/puzzle"
	"engawa/scenes/records"
	"engawa/scenes/replay"
	"engawa/scenes/result"
	"engawa/scenes/settings"
	"engawa/scenes/setup"
	"engawa/scenes/shelf"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/together"
	"engawa/scenes/welcome"
)

// navigator leads from scene to scene.
type navigator struct {
	services *stage.Services
	boxes    map[string]box // one for each game of the program
}

// newNavigator returns the navigator of a program to all games that stand in the list of boxes.
func newNavigator(svc *stage.Services) *navigator {
	d := &navigator{services: svc, boxes: map[string]box{}}
	svc.Boxes = map[string]stage.Box{}
	for id, b := range boxes() {
		d.add(id, b)
	}
	return d
}

// add lets a game be opened from its box.
func (d *navigator) add(id string, b box) {
	d.boxes[id], d.services.Boxes[id] = b, b.Box
}

// Shelf implements stage.Navigator.
func (d *navigator) Shelf() { d.services.Stack.Replace(0, shelf.New(d.services)) }

// Welcome welcomes who starts for the first time, over the shelf.
func (d *navigator) Welcome() { d.services.Stack.Push(welcome.New(d.services)) }

// Setup implements stage.Navigator.
func (d *navigator) Setup(game string) {
	if g, err := rules.Find(d.services.Games, game); err == nil {
		d.services.Stack.Replace(1, setup.New(d.services, g))
	}
}

// Begin implements stage.Navigator.
func (d *navigator) Begin(game string) {
	if g, err := rules.Find(d.services.Games, game); err == nil {
		setup.New(d.services, g).Begin()
	}
}

// Table implements stage.Navigator.
func (d *navigator) Table(m *rules.Match, id store.MatchID) {
	stack, t := d.services.Stack, table.New(d.services, m, id, d.board(m.Game.Info().ID))
	if r, is := stack.Top().(*replay.Replay); is {
		t.LeadBack(r.WayBack(), r.Task())
		stack.Push(t)
		return
	}
	stack.Replace(1, t)
}

// board returns what makes the Board of a match's game.
func (d *navigator) board(game string) table.Maker {
	b := d.boxes[game]
	return func(m *table.Match) table.Board { return b.board(d.services, m) }
}

// Result implements stage.Navigator.
func (d *navigator) Result(m *rules.Match, below rules.Seat, look func(), back *stage.WayBack, again *stage.Rematch) {
	d.services.Stack.Push(result.New(d.services, m, below, d.board(m.Game.Info().ID), look, back, again))
}

// Replay implements stage.Navigator.
func (d *navigator) Replay(m *rules.Match) {
	d.services.Stack.Push(replay.New(d.services, m, d.board(m.Game.Info().ID)))
}

// Analysis implements stage.Navigator.
func (d *navigator) Analysis(m *rules.Match, loser rules.Seat) {
	r := replay.New(d.services, m, d.board(m.Game.Info().ID))
	d.services.Stack.Push(r)
	r.ShowAnalysis(loser)
}

// Explore implements stage.Navigator.
func (d *navigator) Explore(game string, setup rules.Setup) {
	m := d.newMatch(game, setup)
	if m == nil {
		return
	}
	if top, ok := d.services.Stack.Top().(*replay.Replay); ok && top.Explores() {
		d.services.Stack.Pop()
	}
	d.services.Stack.Push(replay.Explore(d.services, m, d.board(game)))
}

// newMatch returns a match between people with the usual names, settled; nil where the setup does not fit, which it reports.
func (d *navigator) newMatch(game string, setup rules.Setup) *rules.Match {
	g, err := rules.Find(d.services.Games, game)
	if err != nil {
		return nil
	}
	if setup.Seats == 0 {
		setup.Seats = g.Info().MinSeats
	}
	m, err := rules.NewMatch(g, setup, d.services.Seed())
	if err == nil {
		err = m.PlayNature()
	}
	if err != nil {
		d.Tell(d.services.Words.Refusal(game, err))
		return nil
	}
	players := make([]table.Player, m.State().Seats())
	for k := range players {
		players[k] = table.Player{Name: lang.DefaultName(rules.Seat(k))}
	}
	table.SetPlayers(m, players)
	return m
}

// Position implements stage.Navigator.
func (d *navigator) Position(m *rules.Match) { d.services.Stack.Push(position.New(d.services, m)) }

// Records implements stage.Navigator.
func (d *navigator) Records() { d.services.Stack.Push(records.New(d.services)) }

// Recap implements stage.Navigator.
func (d *navigator) Recap(m *rules.Match, of stage.Recap) {
	d.services.Stack.Push(replay.NewRecap(d.services, m, of, d.board(m.Game.Info().ID)))
}

// Settings implements stage.Navigator.
func (d *navigator) Settings() { d.services.Stack.Push(settings.New(d.services)) }

// Book implements stage.Navigator.
func (d *navigator) Book(game string, options map[string]string, skin lang.Skin) {
	d.services.Stack.Push(book.New(d.services, game, options, skin))
}

// Lesson implements stage.Navigator.
func (d *navigator) Lesson(id string) {
	if l, ok := lessons.Find(id); ok {
		d.services.Stack.Replace(1, lesson.New(d.services, l, d.board(l.Game)))
	}
}

// Puzzles implements stage.Navigator.
func (d *navigator) Puzzles(game string, options map[string]string, near string) {
	if top, ok := d.services.Stack.Top().(*setup.Scene); !ok || top.Game() != game {
		d.Setup(game)
	}
	d.services.Stack.Push(puzzle.NewList(d.services, game, options, near))
}

// Puzzle implements stage.Navigator.
func (d *navigator) Puzzle(p puzzles.Puzzle) {
	if t, ok := puzzle.New(d.services, p, d.board(p.Game)); ok {
		d.services.Stack.Replace(1, t)
	}
}

// Help implements stage.Navigator.
func (d *navigator) Help() { d.services.Stack.Push(help.New(d.services)) }

// Open implements stage.Navigator.
func (d *navigator) Open() { d.services.Stack.Push(exchange.NewOpen(d.services)) }

// Share implements stage.Navigator.
func (d *navigator) Share(m *rules.Match) { d.services.Stack.Push(exchange.NewShare(d.services, m)) }

// Together implements stage.Navigator.
func (d *navigator) Together(link string) { d.services.Stack.Push(together.New(d.services, link)) }

// Seat implements stage.Navigator.
func (d *navigator) Seat(lines ...*client.Session) {
	d.services.Stack.Replace(1, table.Join(d.services, d.board(lines[0].Game.Info().ID), lines...))
}

// Ask implements stage.Navigator.
func (d *navigator) Ask(question, yes, no string, f func()) {
	d.services.Stack.Push(stage.NewDialog(d.services, question, stage.Answer{Key: "no", Name: no}, stage.Answer{Key: "yes", Name: yes, Do: f}))
}

// Tell implements stage.Navigator.
func (d *navigator) Tell(sentence string) {
	d.services.Stack.Push(stage.NewDialog(d.services, sentence, stage.Answer{Key: "no", Name: d.services.Words.T(lang.Close)}))
}
