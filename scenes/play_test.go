package scenes_test

import (
	"fmt"
	"testing"

	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/result"
	"engawa/scenes/scenestest"
	"engawa/scenes/shelf"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// Choices at set-up, by the keys of their controls.
const (
	persons  = "seat1.human"
	computer = "seat1.computer"
	animals  = "option.rules.1"
	iBegin   = "option.start.1"
)

func TestGamesFromTheShelfToTheResult(t *testing.T) {
	for _, tt := range []struct {
		hand    inputMode
		shape   scenestest.Shape
		tag     lang.Tag
		choices []string
		rules   string
	}{
		{byMouse, lateral(), lang.English, []string{computer}, "mori"},
		{byMouseDrag, lateral(), lang.French, []string{persons, animals}, "dobutsu"},
		{byTouch, upright(), lang.French, []string{computer, animals}, "dobutsu"},
		{byTouchDrag, upright(), lang.English, []string{persons}, "mori"},
		{byKeys, lateral(), lang.English, []string{computer}, "mori"},
		{byKeys, upright(), lang.French, []string{persons, animals}, "dobutsu"},
		{byPad, lateral(), lang.French, []string{computer, animals}, "dobutsu"},
		{byPad, upright(), lang.English, []string{persons}, "mori"},
		{byNames, lateral(), lang.English, []string{computer}, "mori"},
		{byNames, upright(), lang.French, []string{persons, animals}, "dobutsu"},
	} {
		t.Run(fmt.Sprintf("%s %s %s %v", tt.hand, tt.shape.Name, tt.tag, tt.choices), func(t *testing.T) {
			disk := &store.Memory{}
			g := newTestUserIn(t, tt.tag, tt.shape, disk, tt.hand)
			g.FinishAnimations()
			g.begin(tt.choices...)
			m := g.table().Match()
			if got := m.Setup.Options["rules"]; got != tt.rules {
				t.Fatalf("the rules %q are played, want %q", got, tt.rules)
			}
			g.finish("4")
			if end := rules.End(m.Game, m.State()); end == "" {
				t.Errorf("the result is shown at %s, which is not the end", m.Game.FormatPosition(m.State()))
			}
			words := g.Services.Words
			if words.Tag() != tt.tag {
				t.Errorf("the words are %s, want %s", words.Tag(), tt.tag)
			}
			g.FinishAnimations()
			if !g.says(words.T(lang.EndPlayAgain)) {
				t.Errorf("the result does not offer %q: %q", words.T(lang.EndPlayAgain), g.Trace().Texts())
			}
			sum := g.Services.Store.Matches()
			if len(sum) != 1 || !sum[0].Over || sum[0].Moves != len(m.Log) {
				t.Errorf("kept is %+v, want one finished match of %d moves", sum, len(m.Log))
			}
			g.choose("shelf")
			if _, ok := g.top().(*shelf.Shelf); !ok {
				t.Errorf("a %T follows the result, want the shelf", g.top())
			}
		})
	}
}

// short begins the short game of two people, in which the first to move wins at once.
func (g *testUser) short(choices ...string) {
	g.t.Helper()
	g.FinishAnimations()
	g.begin(append([]string{persons, iBegin}, choices...)...)
	g.act(scenestest.ShortGame...)
}

func TestPlayingAgainAndLookingAtTheBoard(t *testing.T) {
	for _, h := range []inputMode{byMouse, byTouch, byKeys, byNames} {
		t.Run(string(h), func(t *testing.T) {
			g := newTestUser(t, lateral(), &store.Memory{}, h)
			g.short()
			g.Tick(200)
			if _, ok := g.top().(*result.Result); !ok {
				t.Fatalf("a %T is on top, want the result", g.top())
			}
			g.choose("look")
			old := g.table().Match()
			if len(old.Log) != len(scenestest.ShortGame) {
				t.Fatalf("the board shows a match of %d moves, want %d", len(old.Log), len(scenestest.ShortGame))
			}
			g.Tick(300)
			if _, ok := g.top().(*table.Table); !ok {
				t.Fatalf("a %T interrupts looking at the board", g.top())
			}
			g.choose("cell 4") // a press at the end goes back to the result
			g.choose("again")
			if m := g.table().Match(); m == old || len(m.Log) != 0 || m.State().Actors() == old.At(0).Actors() {
				t.Error("playing again begins no new match in which the other begins")
			}
		})
	}
}

func TestTheTableAnswersEveryTool(t *testing.T) {
	g := newTestUser(t, lateral(), &store.Memory{}, byMouse)
	g.FinishAnimations()
	g.begin(persons, iBegin)
	start := g.position()
	g.act("b2b3", "c4b3")
	later := g.position()
	g.choose("undo")
	g.choose("undo")
	if g.position() != start {
		t.Errorf("two undos lead to %s, want %s", g.position(), start)
	}
	g.strike(input.Redo)
	g.strike(input.Redo)
	if g.position() != later {
		t.Errorf("two redos lead to %s, want %s", g.position(), later)
	}
	g.sounds.Take()
	g.choose("hint")
	sounds := g.sounds.Take()
	for n := 0; n < 1000 && !contains(sounds, audio.Hint); n++ {
		g.Tick(1)
		sounds = append(sounds, g.sounds.Take()...)
	}
	if !contains(sounds, audio.Hint) {
		t.Errorf("no hint is heard, only %v; told is %q", sounds, g.Trace().Texts())
	}
	for _, key := range []string{"rules", "menu"} {
		g.choose(key)
		if _, ok := g.top().(*table.Table); ok {
			t.Fatalf("%q leads nowhere", key)
		}
		g.strike(input.Back)
		g.table()
	}
	g.choose("menu", "resign", "yes")
	if _, ok := g.top().(*result.Result); !ok {
		t.Errorf("a %T follows giving up, want the result", g.top())
	}
}

func contains(list []audio.Sound, want audio.Sound) bool {
	for _, s := range list {
		if s == want {
			return true
		}
	}
	return false
}

func TestARefusedMoveSaysWhyAndChangesNothing(t *testing.T) {
	for _, h := range []inputMode{byMouse, byTouch, byKeys} {
		t.Run(string(h), func(t *testing.T) {
			g := newTestUser(t, upright(), &store.Memory{}, h)
			g.FinishAnimations()
			g.begin(persons, iBegin)
			m := g.table().Match()
			cell := func(k int32) rules.Part { return rules.Part{Kind: rules.PartCell, Index: k} }
			for _, parts := range [][]rules.Part{
				{cell(4), cell(10)}, // the chick does not jump to the lion
				{cell(1), cell(0)},  // one's own piece stands there
				{cell(10)},          // the other side's lion
				{cell(3)},           // nothing stands there
			} {
				g.sounds.Take()
				for _, p := range parts {
					g.point(p.String())
				}
				why := rules.Why(m.Game, m.State(), 0, parts)
				if why == nil {
					t.Fatalf("%v is legal", parts)
				}
				want := g.Services.Words.Refusal("yokai", why)
				if !g.says(want) {
					t.Errorf("pointing at %v does not say %q but %q", parts, want, g.Trace().Texts())
				}
				if !contains(g.sounds.Take(), audio.NotAllowed) {
					t.Errorf("pointing at %v makes no sound of refusal", parts)
				}
				if len(m.Log) != 0 {
					t.Fatalf("pointing at %v played %v", parts, m.Log)
				}
				g.FinishAnimations()
				if len(parts) > 1 {
					g.point(parts[0].String()) // the piece is still chosen: this lets it go
				}
			}
		})
	}
}
