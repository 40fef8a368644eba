package scenes_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/rules/games"
	"engawa/rules/honshu"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// recapTable is a table at which the others have acted since the first seat's last turn.
type recapTable struct {
	game, name string
	show       func(d *scenestest.Driver) error
}

// recapTables has such a table of every game.
var recapTables = []recapTable{
	{"yokai", "two people", func(d *scenestest.Driver) error { return d.ShowYokai("mori", "spirits", scenestest.MiddleGame...) }},
	{"homeworlds", "three people", func(d *scenestest.Driver) error { return d.ShowHomeworlds(3, threeTurns) }},
	{"homeworlds", "four people", func(d *scenestest.Driver) error { return d.ShowHomeworlds(4, scenestest.ManySystems) }},
	{"honshu", "tricks", func(d *scenestest.Driver) error {
		return d.ShowHonshu(scenestest.HonshuGame{Seats: 4, People: 1, Until: scenestest.HonshuAt(honshu.PhasePlay, 4)})
	}},
	{"honshu", "draft", func(d *scenestest.Driver) error {
		return d.ShowHonshu(scenestest.HonshuGame{Seats: 4, Options: map[string]string{honshu.OptSelection: "draft"}, People: 1, Until: scenestest.HonshuAt(honshu.PhasePick, 2)})
	}},
	{"forhonor", "four in camps", func(d *scenestest.Driver) error {
		return d.ShowForHonor(scenestest.ForHonorGame{Seats: 4, People: 1, Until: scenestest.ForHonorAt(0, forhonor.PhaseCall, 3, nil)})
	}},
	{"forhonor", "eight in camps", func(d *scenestest.Driver) error {
		return d.ShowForHonor(scenestest.ForHonorGame{Seats: 8, People: 1, Until: scenestest.ForHonorAt(0, forhonor.PhaseAct, 3, scenestest.HasFreshHero)})
	}},
}

const threeTurns = "3/5 0 H0:0(b3y1)g3b1|| H1:1(b2g1)|g3r2| H2:2(r3y2)||g3b2 s1:-1(g2)y2r1|b1| s2:-1(r1)||y2 s3:-1(y3)g1||y1" +
	"; build b1 H0; end; build r1 H1; end; trade b2 y2 H2; end"

// recapWays are the ways to the recap and through it.
var recapWays = map[string]struct {
	open func(t *testing.T, d *scenestest.Driver)
	on   func(t *testing.T, d *scenestest.Driver) // pauses, or goes one step on
}{
	"keys": {
		func(_ *testing.T, d *scenestest.Driver) { sendActions(d, input.Recap) },
		func(_ *testing.T, d *scenestest.Driver) { sendActions(d, input.Right) },
	},
	"touch": {
		func(t *testing.T, d *scenestest.Driver) { tapKeys(t, d, "menu", "recap") },
		func(t *testing.T, d *scenestest.Driver) { tapKeys(t, d, "forward") },
	},
	"names": {
		func(_ *testing.T, d *scenestest.Driver) { name(d, "menu"); name(d, "recap") },
		func(_ *testing.T, d *scenestest.Driver) { name(d, "forward") },
	},
}

func sendActions(d *scenestest.Driver, actions ...input.Action) {
	for _, a := range actions {
		d.Script.Press(a)
	}
	finishRecap(d)
}

func name(d *scenestest.Driver, key string) {
	d.Script.Add(&input.Frame{NamedInputs: []input.NamedInput{{Key: key, Command: input.CommandPress}}})
	finishRecap(d)
}

func tapKeys(t *testing.T, d *scenestest.Driver, keys ...string) {
	t.Helper()
	for _, key := range keys {
		c := d.Services.Stack.Top().(stage.Paged).Page().Find(key)
		if c == nil {
			t.Fatalf("there is no control %q", key)
		}
		d.Tap(c)
		finishRecap(d)
	}
}

// finishRecap runs the script, and some ticks that end no step's rest.
func finishRecap(d *scenestest.Driver) {
	for !d.Script.IsDone() {
		d.Tick(1)
	}
	d.Tick(3)
}

// TestEveryGameShowsWhatHasHappened shows what the others have done since the first seat's last turn, by every way in and
// in both shapes, step by step: as many steps as the log has lines since, each with its words, the last one the position on
// the table. Then the table is as it was, with the choice that had begun.
func TestEveryGameShowsWhatHasHappened(t *testing.T) {
	for _, at := range recapTables {
		for _, shape := range scenestest.Shapes()[:2] {
			for way, w := range recapWays {
				t.Run(at.game+"/"+at.name+"/"+shape.Name+"/"+way, func(t *testing.T) {
					d := scenestest.New(shape, lang.German)
					defer d.Close()
					d.Services.Settings.Warnings, d.Services.Settings.Confirm = false, true
					d.Services.Settings.Rest = store.LongRest
					if err := at.show(d); err != nil {
						t.Fatal(err)
					}
					beginChoice(t, d)
					top := d.Services.Stack.Top().(*table.Table)
					want, from := recapLines(t, top)
					moves := len(top.Match().Log)
					before := values(d)
					w.open(t, d)
					if d.Services.Stack.Top() == stage.Scene(top) {
						t.Fatal("it does not open")
					}
					var got []string
					for page := d.Services.Stack.Top().(stage.Paged).Page(); !page.Find("forward").Off; {
						w.on(t, d)
						d.Tick(600) // to the end of the step's movement
						got = append(got, d.Services.Stack.Top().(stage.Narrator).Narrate().Message)
					}
					for k, text := range got {
						secret := false // it has come to light since
						if k < len(want) {
							mv, _ := top.Match().ViewMove(from[k], 0)
							secret = mv.Do == rules.Hidden
						}
						if k >= len(want) || text != want[k] && !secret || text == "" {
							t.Errorf("step %d of %d is %q, want %q", k+1, len(got), text, want[min(k, len(want)-1)])
						}
					}
					if len(got) != len(want) {
						t.Errorf("%d steps are shown, want %d", len(got), len(want))
					}
					shown := d.Services.Stack.Top().(stage.Narrator).Narrate().Text
					sendActions(d, input.Back)
					if d.Services.Stack.Top() != stage.Scene(top) || len(top.Match().Log) != moves {
						t.Fatal("the table is not on top as it was")
					}
					now := top.Narrate().Text
					if len(shown) == 0 || !slices.Equal(shown, now[len(now)-len(shown):]) {
						t.Errorf("the last step shows %q, the table %q", shown, now)
					}
					if after := values(d); !slices.Equal(before, after) {
						t.Errorf("the table has\n%v\nafter\n%v", after, before)
					}
				})
			}
		}
	}
	for _, g := range games.All() {
		if id := g.Info().ID; !slices.ContainsFunc(recapTables, func(r recapTable) bool { return r.game == id }) {
			t.Errorf("recapTables has no table of %s", id)
		}
	}
}

// values lists the controls of the scene on top with what they say and where they are.
func values(d *scenestest.Driver) (list []string) {
	d.Tick(30)
	for _, c := range d.Controls() {
		list = append(list, c.Key+": "+c.Name+" "+c.Value)
	}
	return list
}

// beginChoice presses the first thing that can be chosen, without playing it.
func beginChoice(t *testing.T, d *scenestest.Driver) {
	t.Helper()
	target := d.Services.Words.T(lang.SpokenTarget)
	for _, c := range d.Controls() {
		if c.Value == target && !c.Rect.Empty() {
			d.Script.Click(c.Rect.Centre())
			d.FinishAnimations()
			return
		}
	}
	t.Fatal("nothing can be chosen")
}

// recapLines returns what the log of the table says of the moves since the first seat's last turn, with the names of who
// made them, and the numbers of these moves.
func recapLines(t *testing.T, top *table.Table) (lines []string, moves []int) {
	t.Helper()
	m := top.Match()
	n := m.TurnPoint(0)
	for n > 0 && m.Log[n-1].By != 0 {
		n--
	}
	for n < len(m.Log) && m.Log[n].By == rules.Nature {
		n++
	}
	for _, l := range top.Narrate().Log.Lines {
		if move, err := strconv.Atoi(strings.TrimPrefix(l.Key, "log")); err == nil && move >= n {
			lines, moves = append(lines, l.Text), append(moves, move)
		}
	}
	if len(lines) == 0 {
		t.Fatal("nothing has happened")
	}
	return lines, moves
}

// TestForHonorOffersWhatHasHappened presses the button that lies in the place of orders while a hero is to be named, in both
// shapes: it has its name there, and goes as soon as a hero is touched.
func TestForHonorOffersWhatHasHappened(t *testing.T) {
	for _, shape := range scenestest.Shapes()[:2] {
		d := scenestest.New(shape, lang.English)
		defer d.Close()
		if err := d.ShowForHonor(scenestest.ForHonorGame{Seats: 4, People: 1, Until: scenestest.ForHonorAt(0, forhonor.PhaseCall, 3, nil)}); err != nil {
			t.Fatal(err)
		}
		d.Tick(30)
		top := d.Services.Stack.Top()
		if !slices.Contains(d.Trace().Texts(), d.Services.Words.T(lang.RecapTitle)) {
			t.Errorf("%s: the button has no words: %q", shape.Name, d.Trace().Texts())
		}
		tapKeys(t, d, "recap")
		if d.Services.Stack.Top() == top {
			t.Errorf("%s: it does not open", shape.Name)
		}
		sendActions(d, input.Back)
		beginChoice(t, d)
		d.Tick(3)
		if top.(stage.Paged).Page().Find("recap") != nil {
			t.Errorf("%s: it stays where a hero can be activated", shape.Name)
		}
	}
}
