package scenes_test

import (
	"fmt"
	"slices"
	"testing"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/games"
	atarirules "engawa/rules/toys/atarigo"
	"engawa/rules/toys/pebbles"
	"engawa/rules/toys/sealed"
	"engawa/scenes"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/replay"
	"engawa/scenes/result"
	"engawa/scenes/scenestest"
	"engawa/scenes/scenestest/atarigo"
	"engawa/scenes/shelf"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// plainBoard is the least that a game has to add for its table: bidding cards in a row, and a line of text for the
// position. It has none of the interfaces that a Board may have beside.
type plainBoard struct {
	game     rules.Game
	parts    []rules.Part // everything that can ever be pointed at
	match    *table.Match
	position table.Position
	scene    table.Scene
}

func (b *plainBoard) Show(p table.Position) {
	b.position, b.scene.Build = p, b.build
	b.scene.Arrange(p.View.Area, widget.Env{})
}

func (b *plainBoard) Play(rules.Event, anim.Speed) anim.Step  { return anim.Wait(2) }
func (b *plainBoard) Choose(table.Choice)                     {}
func (b *plainBoard) Press(rules.Part) table.Answer           { return table.Answer{} }
func (b *plainBoard) Back() bool                              { return false }
func (b *plainBoard) Tick() bool                              { return false }
func (b *plainBoard) Message(rules.State) string              { return "" }
func (b *plainBoard) Describe(s rules.State) string           { return b.game.FormatPosition(s) }
func (b *plainBoard) Line(s rules.State, m rules.Move) string { return b.game.FormatAction(s, m) }

func (b *plainBoard) Tree() *widget.Tree { return b.scene.Tree() }

func (b *plainBoard) build() widget.Widget {
	slots := func(n int, name func(int) string) widget.Widget {
		row := widget.Row(4)
		for k := range n {
			row.Children = append(row.Children, widget.Grow(widget.Slot{Name: name(k)}))
		}
		return row
	}
	position := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		c.Text(ui.Body(12), b.game.FormatPosition(b.position.State), geom.Pt(r.X+4, r.Bottom()-16), sprites.Ink, canvas.Left)
	}}
	parts := widget.Row(4)
	for _, part := range b.parts {
		if !b.position.Watched { // nothing answers there
			parts.Children = append(parts.Children, widget.Grow(table.Part(part, part.String(), widget.Empty{})))
		}
	}
	column := widget.Column(4, widget.Fixed(56, slots(b.match.Seats(), table.SlotSeat)), widget.Fixed(48, slots(6, table.SlotTool)),
		widget.Fixed(66, widget.Slot{Name: table.SlotMessage}), widget.Fixed(56, widget.Slot{Name: table.SlotConfirm}),
		widget.Grow(position), widget.Fixed(56, parts))
	return widget.Stack{widget.Positioned{Rect: b.position.View.Safe, Child: column}, widget.Slot{Name: table.SlotFurniture}}
}

// sealedThumb is what stands on the little picture that one of the later games supplies.
const sealedThumb = "bids are sealed"

func drawSealedThumb(c *canvas.Canvas, g stage.Preview, r geom.Rect) {
	if _, ok := g.State.(*sealed.State); ok {
		c.Text(ui.Body(9), sealedThumb, geom.Pt(r.X, r.Centre().Y), sprites.Ink, canvas.Left)
	}
}

// partsOf lists parts of a kind with the indexes from one to another.
func partsOf(kind rules.PartKind, from, to int32) (list []rules.Part) {
	for k := from; k <= to; k++ {
		list = append(list, rules.Part{Kind: kind, Index: k})
	}
	return list
}

// boardMaker makes the Board of a match.
type boardMaker func(*stage.Services, *table.Match) table.Board

// laterGames are games that the program does not know, with their Boards.
func laterGames() map[rules.Game]boardMaker {
	plain := func(game rules.Game, parts ...rules.Part) boardMaker {
		return func(_ *stage.Services, m *table.Match) table.Board {
			return &plainBoard{game: game, parts: parts, match: m}
		}
	}
	pass := rules.Part{Kind: rules.PartButton}
	return map[rules.Game]boardMaker{
		sealed.Game{}:     plain(sealed.Game{}, append(partsOf(rules.PartCard, 1, 5), pass)...),
		pebbles.Game{}:    plain(pebbles.Game{}, append(partsOf(rules.PartCell, 0, 2), partsOf(rules.PartCount, 1, 3)...)...),
		atarirules.Game{}: atarigo.NewBoard,
	}
}

// newMoreGamesUser starts the program with more games.
func newMoreGamesUser(t *testing.T, shape scenestest.Shape, h inputMode) *testUser {
	t.Helper()
	more := laterGames()
	find := func(id string) (rules.Game, bool) {
		for g := range more {
			if g.Info().ID == id {
				return g, true
			}
		}
		return games.Find(id)
	}
	sounds, script := &audio.Recorder{}, &input.Script{}
	app := scenes.NewWith(scenes.Devices{Store: store.Open(&store.Memory{}, find), Input: script, Sound: sounds}, scenes.Config{Lang: string(lang.English), Seed: 7, HasSeed: true})
	g := &testUser{Driver: scenestest.Drive(app, script), t: t, inputMode: h, sounds: sounds}
	if h == byNames {
		g.panel = &paperSurface{t: t}
		g.App.SetScreenReader(g.panel)
	}
	services := g.Services
	for game, board := range more {
		var b stage.Box
		if game == (rules.Game)(sealed.Game{}) {
			b.Thumb = drawSealedThumb
		}
		app.AddGame(game, b, board)
	}
	services.Settings.Forced = false
	services.Navigator.Shelf()
	g.Resize(shape)
	g.FinishAnimations()
	return g
}

// moveOnce opens the cover where it is shut, and lets the player who is asked do something; it reports whether somebody was
// asked.
func (g *testUser) moveOnce() bool {
	g.t.Helper()
	if open := g.page().Find("open"); open != nil && open.Hold != nil {
		open.Hold.OnDone()
		g.FinishAnimations()
		return true
	}
	t := g.table()
	m, players := t.Match(), table.Players(t.Match())
	for seat := range m.State().Actors().All() {
		if seat == rules.Nature || players[seat].Bot != "" {
			continue
		}
		before := len(m.Log)
		legal := m.State().Legal(seat, nil)
		for _, part := range rules.Parts(m.Game, m.State(), legal[len(m.Log)%len(legal)]) {
			g.choose(part.String())
		}
		return len(m.Log) > before
	}
	return false
}

// TestAGameThatIsAddedLater plays games that the program has never heard of, with a Board that has nothing but what it
// must have, from their boxes on the shelf to the replay.
func TestAGameThatIsAddedLater(t *testing.T) {
	for _, tt := range []struct {
		game    string
		hand    inputMode
		shape   scenestest.Shape
		choices []string
		secrets bool // between two people at the device
	}{
		{"sealed", byMouse, lateral(), []string{"seat1.human"}, true},
		{"sealed", byTouch, upright(), nil, false},
		{"pebbles", byKeys, lateral(), nil, false},
		{"pebbles", byTouch, upright(), []string{"seat1.human"}, false},
		{"pebbles", byPad, lateral(), nil, false},
	} {
		t.Run(fmt.Sprintf("%s %s %v", tt.game, tt.hand, tt.choices), func(t *testing.T) {
			g := newMoreGamesUser(t, tt.shape, tt.hand)
			g.choose("box." + tt.game)
			g.choose(tt.choices...)
			g.choose("begin")
			m := g.table().Match()
			shut := 0
			for n, did := 0, 0; n < 400; n++ {
				if _, over := g.top().(*result.Result); over {
					break
				}
				if g.page().Find("open") != nil {
					shut++
				}
				before := len(m.Log)
				if !g.moveOnce() {
					g.Tick(20)
					continue
				}
				if len(m.Log) == before || m.Over() {
					continue
				}
				if did++; did == 1 {
					m = g.leaveAndContinue()
					g.lookAtLog()
					if tt.game == "pebbles" {
						g.goBackAndForth()
						g.askForAHint()
					}
				}
			}
			if _, over := g.top().(*result.Result); !over {
				t.Fatalf("no result is shown after %d moves", len(m.Log))
			}
			if tt.secrets != (shut > 0) {
				t.Errorf("the cover was shut %d times", shut)
			}
			g.choose("replay")
			if _, ok := g.top().(*replay.Replay); !ok {
				t.Fatalf("a %T is on top, want the replay", g.top())
			}
			g.choose("first", "forward")
			g.strike(input.Back)
			g.choose("again")
			if next := g.table().Match(); next == m || next.Game.Info().ID != tt.game {
				t.Error("the result leads to no other match")
			}
		})
	}
}

// leaveAndContinue goes to the shelf and takes the match up again there.
func (g *testUser) leaveAndContinue() *rules.Match {
	g.t.Helper()
	m := g.table().Match()
	g.strike(input.Menu)
	g.choose("shelf")
	if _, ok := g.top().(*shelf.Shelf); !ok {
		g.t.Fatalf("a %T is on top, want the shelf", g.top())
	}
	_, supplied := m.Game.(sealed.Game)
	if drawn := slices.Contains(g.Trace().Texts(), sealedThumb); drawn != supplied {
		g.t.Errorf("a little picture is drawn: %v, want %v", drawn, supplied)
	}
	g.choose("continue")
	after := g.table().Match()
	if after == m || len(after.Log) < len(m.Log) {
		g.t.Errorf("%d moves were played, %d are there again", len(m.Log), len(after.Log))
	}
	return after
}

// lookAtLog opens the list of moves and closes it.
func (g *testUser) lookAtLog() {
	g.t.Helper()
	if g.page().Find("open") != nil {
		return // behind the cover there is none
	}
	g.strike(input.Log)
	if _, still := g.top().(*table.Table); still {
		g.t.Error("the log is not to be seen")
	}
	g.strike(input.Back)
}

// goBackAndForth takes the last move of a person back and plays it again.
func (g *testUser) goBackAndForth() {
	g.t.Helper()
	m := g.table().Match()
	played := slices.Clone(m.Log)
	g.strike(input.Undo)
	if len(m.Log) >= len(played) {
		g.t.Errorf("nothing is taken back of %v", played)
	}
	g.strike(input.Redo)
	if !slices.Equal(m.Log[:min(len(m.Log), len(played))], played) {
		g.t.Errorf("played again is %v, want %v", m.Log, played)
	}
}

// askForAHint waits until a hint is heard.
func (g *testUser) askForAHint() {
	g.t.Helper()
	g.Tick(200) // a bot may be to move
	g.sounds.Take()
	g.strike(input.Hint)
	for range 20 {
		if contains(g.sounds.Take(), audio.Hint) {
			return
		}
		g.Tick(30)
	}
	g.t.Errorf("no hint is heard, %q is told", g.Trace().Texts())
}
