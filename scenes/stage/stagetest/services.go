// Package stagetest helps testing scenes without a display: services whose navigator writes down where they would lead, a
// player who points and types, and checks that every screen has to pass.
//
// It imports testing, the base packages of scenes, audio, sprites, remote/client, rules, rules/games, rules/puzzles with
// its data, and rules/yokai/tablebase; only tests import it.
package stagetest

import (
	"fmt"
	"strconv"

	"engawa/audio"
	"engawa/remote/client"
	"engawa/rules"
	"engawa/rules/games"
	"engawa/rules/puzzles"
	"engawa/rules/puzzles/data"
	"engawa/rules/yokai/tablebase"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
)

// Navigator are stage.Navigator that write down where they would lead.
type Navigator struct {
	Way           []string     // "shelf", "setup yokai", "table", "settings" …, in order
	Match         *rules.Match // the last one that went to the table or its result
	ID            store.MatchID
	ExploredSetup rules.Setup // the last one that was to be explored
	Yes           func()      // what a yes to the last question does
}

func (d *Navigator) note(way string) { d.Way = append(d.Way, way) }

// Shelf implements stage.Navigator.
func (d *Navigator) Shelf() { d.note("shelf") }

// Setup implements stage.Navigator.
func (d *Navigator) Setup(game string) { d.note("setup " + game) }

// Begin implements stage.Navigator.
func (d *Navigator) Begin(game string) { d.note("begin " + game) }

// Table implements stage.Navigator.
func (d *Navigator) Table(m *rules.Match, id store.MatchID) {
	d.note("table")
	d.Match, d.ID = m, id
}

// Result implements stage.Navigator.
func (d *Navigator) Result(m *rules.Match, _ rules.Seat, _ func(), _ *stage.WayBack, _ *stage.Rematch) {
	d.note("result")
	d.Match = m
}

// Replay implements stage.Navigator.
func (d *Navigator) Replay(m *rules.Match) {
	d.note("replay")
	d.Match = m
}

// Analysis implements stage.Navigator.
func (d *Navigator) Analysis(m *rules.Match, loser rules.Seat) {
	d.note("analysis " + loser.String())
	d.Match = m
}

// Records implements stage.Navigator.
func (d *Navigator) Records() { d.note("records") }

// Recap implements stage.Navigator.
func (d *Navigator) Recap(m *rules.Match, of stage.Recap) {
	d.note("recap " + strconv.Itoa(of.From))
	d.Match = m
}

// Settings implements stage.Navigator.
func (d *Navigator) Settings() { d.note("settings") }

// Book implements stage.Navigator.
func (d *Navigator) Book(game string, _ map[string]string, skin lang.Skin) {
	d.note("book " + game + " " + string(skin))
}

// Puzzles implements stage.Navigator.
func (d *Navigator) Puzzles(game string, _ map[string]string, near string) {
	d.note("puzzles " + game + " " + near)
}

// Puzzle implements stage.Navigator.
func (d *Navigator) Puzzle(p puzzles.Puzzle) { d.note("puzzle " + p.ID) }

// Explore implements stage.Navigator.
func (d *Navigator) Explore(game string, setup rules.Setup) {
	d.note("explore " + game)
	d.ExploredSetup = setup
}

// Position implements stage.Navigator.
func (d *Navigator) Position(m *rules.Match) {
	d.note("position")
	d.Match = m
}

// Lesson implements stage.Navigator.
func (d *Navigator) Lesson(id string) { d.note("lesson " + id) }

// Help implements stage.Navigator.
func (d *Navigator) Help() { d.note("help") }

// Open implements stage.Navigator.
func (d *Navigator) Open() { d.note("open") }

// Share implements stage.Navigator.
func (d *Navigator) Share(m *rules.Match) {
	d.note("share")
	d.Match = m
}

// Together implements stage.Navigator.
func (d *Navigator) Together(link string) { d.note("together " + link) }

// NewTable implements stage.Navigator.
func (d *Navigator) NewTable() { d.note("new table") }

// Invite implements stage.Navigator.
func (d *Navigator) Invite(link string) { d.note("invite " + link) }

// Seat implements stage.Navigator.
func (d *Navigator) Seat(lines ...*client.Session) {
	for _, line := range lines {
		d.note("seat " + line.Seat.String())
	}
}

// Ask implements stage.Navigator.
func (d *Navigator) Ask(question, _, _ string, f func()) {
	d.note("ask " + question)
	d.Yes = f
}

// Tell implements stage.Navigator.
func (d *Navigator) Tell(sentence string) { d.note("tell " + sentence) }

// Last returns where the navigator led last, "" if nowhere yet.
func (d *Navigator) Last() string {
	if len(d.Way) == 0 {
		return ""
	}
	return d.Way[len(d.Way)-1]
}

// NewServices returns services in a language, with saves in memory and a recorder for sounds.
func NewServices(tag lang.Tag) (*stage.Services, *Navigator) {
	nav := &Navigator{}
	svc := &stage.Services{
		Words: lang.For(tag), Settings: store.DefaultSettings(), Store: store.Open(&store.Memory{}, games.Find),
		Sound: &audio.Recorder{}, Stack: &stage.Stack{}, Navigator: nav, Games: games.All(), Tablebases: tablebase.Open(), Puzzles: data.Open(),
		Seed: func() uint64 { return 7 }, Now: func() int64 { return 1 },
	}
	svc.Settings.Lang = tag
	svc.OnChange = func() {
		svc.Words = lang.For(svc.Settings.Lang)
		// The memory never fails.
		_ = svc.Store.SetSettings(svc.Settings)
		view := svc.Stack.View()
		view.Text = float64(svc.Settings.TextSize) / 100
		svc.Stack.Arrange(view)
	}
	svc.Stack.SetStill(true)
	return svc, nav
}

// Window is a size of window to test in, in device-independent pixels.
type Window struct {
	Name string
	W, H float64
}

// View returns the room in the window.
func (w Window) View() stage.View { return stage.NewView(w.W, w.H, 1, geom.Insets{}) }

// Windows returns the windows that every screen has to fit: desktop, phone, the smallest phone, a phone on its side, a
// large screen, tablets, and a very broad and a very low one.
func Windows() []Window {
	return []Window{
		{"desk", 1280, 800}, {"phone", 390, 844}, {"small", 320, 568}, {"low", 844, 390}, {"large", 1920, 1080},
		{"tablet", 768, 1024}, {"tablet on its side", 1024, 768}, {"broad", 2560, 1080}, {"lower", 667, 375}, {"4K", 3840, 2160},
	}
}

// Views returns the room that every table has to fit, by its size: that of Windows, of one as low as a browser leaves
// it on a small laptop, and of phones with a notch.
func Views() map[string]stage.View {
	list := map[string]stage.View{
		"960x600":              Window{W: 960, H: 600}.View(),
		"390x844 with a notch": stage.NewView(390, 844, 3, geom.Insets{Top: 47, Bottom: 34}),
		"844x390 with a notch": stage.NewView(844, 390, 3, geom.Insets{Left: 47, Right: 47, Bottom: 21}),
	}
	for _, w := range Windows() {
		list[fmt.Sprintf("%gx%g", w.W, w.H)] = w.View()
	}
	return list
}
