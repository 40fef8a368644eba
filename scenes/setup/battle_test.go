package setup_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/setup"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
)

// battle enters the page of For Honor with so many players.
func battle(t *testing.T, tag lang.Tag, w stagetest.Window, seats int) (*stagetest.Player, *stage.Services, *stagetest.Navigator) {
	t.Helper()
	svc, nav := newServices(tag)
	svc.Store = store.Open(&store.Memory{}, func(string) (rules.Game, bool) { return forhonor.Game{}, true })
	p := stagetest.Enter(t, svc, setup.New(svc, forhonor.Game{}), w)
	for range seats - 2 {
		p.Click("count.more")
	}
	return p, svc, nav
}

func TestTheSetupOfBattlesFitsEveryWindow(t *testing.T) {
	for _, tag := range append(lang.Tags(), lang.Pseudo) {
		for _, w := range stagetest.Windows() {
			for _, n := range []int{2, 3, 6, 8} {
				t.Run(fmt.Sprint(tag, " ", w.Name, " ", n), func(t *testing.T) {
					p, _, nav := battle(t, tag, w, n)
					if n <= 6 {
						find(p, "option.draft.2")
						p.Click("option.draft.2")
						find(p, "seat0.name")
					}
					seen := visitPages(p)
					for seat := range n {
						for _, part := range []string{"name", "side", "level"} {
							if key := fmt.Sprintf("seat%d.%s", seat, part); seen[key] == nil && (seat > 0 || part != "level") {
								t.Errorf("%s is on no panel", key)
							}
						}
					}
					for _, o := range (forhonor.Game{}).Info().Options {
						if want := o.Key != forhonor.OptHeroes || n <= 6; (seen["option."+o.Key] != nil) != want {
							t.Errorf("the option %s is shown: %v", o.Key, !want)
						}
					}
					p.Click("begin")
					if m := nav.Match; m == nil || m.State().Seats() != n {
						t.Errorf("no match of %d players begins", n)
					}
				})
			}
		}
	}
}

func TestASeatChangesItsCamp(t *testing.T) {
	for _, test := range []struct {
		seats int
		press []string
		want  []int // nil for the game's own camps
	}{
		{2, nil, nil},
		{2, []string{"seat0.side"}, []int{1, 0}},
		{2, []string{"seat0.side", "seat0.side"}, nil},
		{3, []string{"seat2.side"}, []int{0, 1, 1}},
		{4, []string{"seat1.side"}, []int{0, 0, 0, 1}},
		{8, []string{"seat0.side"}, []int{1, 0, 0, 1, 0, 1, 0, 1}},
		{4, []string{"seat1.side", "count.more"}, []int{0, 0, 0, 1, 0}},
		{4, []string{"seat1.side", "count.less"}, nil}, // nobody would defend: as the game has it
	} {
		p, _, nav := battle(t, lang.English, desktopWindow(), test.seats)
		for _, key := range test.press {
			find(p, key)
			p.Click(key)
		}
		p.Click("begin")
		if nav.Match == nil {
			t.Fatalf("%d seats, %v: no match begins", test.seats, test.press)
		}
		if got := nav.Match.Setup.Teams; !slices.Equal(got, test.want) {
			t.Errorf("%d seats, %v: the camps are %v, want %v", test.seats, test.press, got, test.want)
		}
	}
}

func TestTheFirstBattleIsShort(t *testing.T) {
	p, svc, nav := battle(t, lang.English, desktopWindow(), 2)
	hint := svc.Words.OptionHint("forhonor", forhonor.OptRounds, "6")
	if !shows(svc, "steps. The computer plays at its easiest level, and the game is short.") {
		t.Error("the lesson and the short match are not proposed")
	}
	p.GoTo("option.rounds.more")
	if !strings.Contains(hint, "short game") || !shows(svc, hint) {
		t.Errorf("%q is not shown", hint)
	}
	p.Click("begin")
	if got := nav.Match.Setup.Options[forhonor.OptRounds]; got != "6" {
		t.Errorf("the last round is %q, want 6", got)
	}
	p = stagetest.Enter(t, svc, setup.New(svc, forhonor.Game{}), desktopWindow())
	find(p, "option.rounds.more")
	p.Click("option.rounds.more", "option.rounds.more", "begin")
	p = stagetest.Enter(t, svc, setup.New(svc, forhonor.Game{}), desktopWindow())
	if p.Click("begin"); nav.Match.Setup.Options[forhonor.OptRounds] != "20" {
		t.Errorf("the last round is %q, want the one chosen the last time", nav.Match.Setup.Options[forhonor.OptRounds])
	}
}

// TestMoreRoundsAreALongerMatch holds that the stepper of the last round goes up from the fewest rounds.
func TestMoreRoundsAreALongerMatch(t *testing.T) {
	p, svc, nav := battle(t, lang.English, desktopWindow(), 2) // of 6 rounds
	p.GoTo("option.rounds.more")
	if less := p.Page().Find("option.rounds.less"); less == nil || !less.Off {
		t.Error("a match of fewer rounds than 6 is offered")
	}
	for _, want := range []string{"15", "20", "30", "unlimited"} {
		p.Click("option.rounds.more", "begin")
		if got := nav.Match.Setup.Options[forhonor.OptRounds]; got != want {
			t.Errorf("the last round is %q, want %q", got, want)
		}
		p = stagetest.Enter(t, svc, setup.New(svc, forhonor.Game{}), desktopWindow())
		find(p, "option.rounds.more")
	}
	if !p.Page().Find("option.rounds.more").Off {
		t.Error("more rounds than unlimited ones are offered")
	}
}

func TestTheCampsAreShown(t *testing.T) {
	p, svc, _ := battle(t, lang.English, desktopWindow(), 3)
	p.Click("seat2.side")
	if want := "Attackers: Aki (4). Defenders: Chun (2), Mame (2)."; !shows(svc, want) {
		t.Errorf("%q is not told", want)
	}
	if got := p.Find("seat2.side").Value; got != "Defenders · 2 heroes" {
		t.Errorf("the sign of the camp says %q", got)
	}
}

func TestCampsAreRememberedAndFollowTheNumberOfPlayers(t *testing.T) {
	p, svc, nav := battle(t, lang.English, desktopWindow(), 3)
	p.Click("seat2.side", "begin")
	p = stagetest.Enter(t, svc, setup.New(svc, forhonor.Game{}), desktopWindow())
	if p.Click("begin"); !slices.Equal(nav.Match.Setup.Teams, []int{0, 1, 1}) {
		t.Errorf("the camps are %v, want those of the last time", nav.Match.Setup.Teams)
	}
	p = stagetest.Enter(t, svc, setup.New(svc, forhonor.Game{}), desktopWindow())
	if p.Click("count.more", "begin"); !slices.Equal(nav.Match.Setup.Teams, []int{0, 1, 1, 1}) {
		t.Errorf("with a fourth player the camps are %v", nav.Match.Setup.Teams)
	}
}

func TestEightHeroesAreChosen(t *testing.T) {
	for _, w := range []stagetest.Window{desktopWindow(), phone()} {
		p, svc, nav := battle(t, lang.English, w, 2)
		find(p, "option.draft.2")
		p.Click("option.draft.2")
		find(p, "option.heroes")
		p.Click("option.heroes")
		choose := func(keys ...string) {
			for _, key := range keys {
				paged := svc.Stack.Top().(stage.Paged).Page()
				for range 6 { // leaves at most
					if paged.Find(key) != nil {
						break
					}
					p.Click("next")
				}
				p.Click(key)
			}
		}
		p.CheckScreen()
		// The Naginata takes the Banneret's place, and the Bulwark, which is chosen for the place after it, stays
		// there.
		choose("figure.NA", "figure.BW")
		// The Valkyrie and the Justicer change places.
		choose("place.3", "figure.VA")
		p.Press(input.Back)
		p.Click("begin")
		if nav.Match == nil {
			t.Fatalf("%s: no match begins", w.Name)
		}
		if got, want := nav.Match.Setup.Options[forhonor.OptHeroes], "NA BW AR VA/RA JA BE JU"; got != want {
			t.Errorf("%s: the heroes are %q, want %q", w.Name, got, want)
		}
	}
}

func TestManyPlayersAlwaysGetTheirHeroesDealt(t *testing.T) {
	p, svc, nav := battle(t, lang.English, desktopWindow(), 7)
	find(p, "option.draft.2")
	p.Click("option.draft.2")
	if c := p.Find("option.draft.1"); !c.On {
		t.Error("seven players do not get their heroes dealt")
	}
	if want := svc.Words.OptionIdle("forhonor", forhonor.OptDraft); !shows(svc, want) {
		t.Errorf("%q is not told", want)
	}
	p.Click("begin")
	if st := nav.Match.State().(*forhonor.State); st.Phase() <= forhonor.PhaseLine {
		t.Errorf("the phase is %s, want the first round", st.Phase())
	}
}

// TestAPersonHasADiceInEveryWindow holds that a person can take another name by a touch even where the sign of the side
// leaves no room beside the name, and that the computer's rows are as they were.
func TestAPersonHasADiceInEveryWindow(t *testing.T) {
	const finger = 44.0
	for _, w := range stagetest.Windows() {
		p, svc, _ := battle(t, lang.English, w, 2)
		before := p.Page().Find("seat0.name").Value
		dice := p.Page().Find("seat0.another")
		if dice == nil || dice.Rect.W < finger || dice.Rect.H < finger {
			t.Errorf("%s: a person's dice is %v", w.Name, dice)
			continue
		}
		p.Click("seat0.another")
		if after := p.Page().Find("seat0.name").Value; after == before {
			t.Errorf("%s: the dice left the name %q", w.Name, before)
		}
		if human := svc.Words.T(lang.SetupHuman); !shows(svc, human) {
			t.Errorf("%s: beside the dice there is no room for %q", w.Name, human)
		}
	}
}

// TestNamesGrow holds that the names of players are written larger where words are wanted larger than the units of the
// window, and never beyond their places.
func TestNamesGrow(t *testing.T) {
	written := func(text float64) geom.Rect {
		svc, _ := newServices(lang.English)
		scene := setup.New(svc, forhonor.Game{})
		v := stagetest.Windows()[2].View()
		v.Text = text
		scene.Arrange(v)
		c, trace := canvas.NewTrace(v.Area.W, v.Area.H, 1)
		scene.Draw(c)
		for _, stroke := range trace.Strokes {
			if text, ok := stroke.Text(); ok && text == lang.DefaultName(0) {
				return stroke.Box
			}
		}
		t.Fatal("the first player has no name")
		return geom.Rect{}
	}
	if usual, large := written(1), written(1.5); large.H < 1.3*usual.H {
		t.Errorf("a name is %v high, and %v where words are wanted half as large again", usual.H, large.H)
	}
}
