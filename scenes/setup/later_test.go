package setup_test

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/toys/pebbles"
	battles "engawa/scenes/forhonor"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/setup"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
)

// newHouse returns a house whose games bring what the sheet can show of them.
func newHouse(tag lang.Tag) (*stage.House, *stagetest.Doors) {
	h, doors := stagetest.NewHouse(tag)
	h.Boxes = map[string]stage.Box{
		"yokai":    {Looks: lang.Skins(), OwnLook: lang.OwnSkin, Turns: true},
		"forhonor": {Side: battles.DrawCamp, Figure: battles.DrawHero},
	}
	return h, doors
}

// later is a game that the sheet does not know, with options called as those of others are.
type later struct {
	pebbles.Game
	options []rules.Option
	idle    string
}

func (g later) Info() rules.Info {
	info := g.Game.Info()
	info.Options = g.options
	return info
}

func (g later) Idle(_ rules.Setup, option string) bool { return option == g.idle }

func TestTheSheetOfALaterGame(t *testing.T) {
	var options []rules.Option
	for _, key := range []string{"attackedTry", "draft", "selection", "sets", "steal", "win"} {
		options = append(options, rules.Option{Key: key, Values: []string{"off", "on"}, Default: "off"})
	}
	options = append(options, rules.Option{Key: "heroes"})
	for _, tt := range []struct {
		name  string
		game  later
		shown int
	}{
		{"none", later{}, 0},
		{"all", later{options: options}, 6},
		{"all but one", later{options: options, idle: "win"}, 5},
	} {
		t.Run(tt.name, func(t *testing.T) {
			h, _ := newHouse(lang.English)
			p := stagetest.Enter(t, h, setup.New(h, &tt.game), desk())
			shown := map[string]bool{}
			seen := leafed(p)
			for _, o := range tt.game.options {
				if c := seen["option."+o.Key+".1"]; c != nil && !c.Off {
					shown[o.Key] = true
				}
			}
			if len(shown) != tt.shown || shown[tt.game.idle] {
				t.Errorf("to be chosen are %v, want %d", shown, tt.shown)
			}
		})
	}
}

// banners is a later game with three sides, two of which stand against each other, and figures that are named for them.
type banners struct{ pebbles.Game }

func (banners) Info() rules.Info {
	info := pebbles.Game{}.Info()
	info.Teams = true
	info.Options = []rules.Option{{Key: "crew"}, {Key: "wind", Values: []string{"calm", "storm"}, Default: "calm"}}
	return info
}

func (g banners) New(s rules.Setup) (rules.State, error) {
	if _, err := g.Info().Resolve(s); err != nil {
		return nil, err
	}
	if _, err := g.Divide(s); err != nil {
		return nil, err
	}
	heaps, err := pebbles.Game{}.Info().Resolve(rules.Setup{Seats: s.Seats})
	if err != nil {
		return nil, err
	}
	return g.Game.New(heaps)
}

func (banners) Sides() []string { return []string{"North", "East", "South"} }

func (banners) Divide(s rules.Setup) ([]rules.Share, error) {
	if s.Teams == nil {
		s.Teams = []int{0, 1}
	}
	if s.Teams[0] == s.Teams[1] {
		return nil, errors.New("expected two sides")
	}
	return []rules.Share{{Side: s.Teams[0], Figures: 1}, {Side: s.Teams[1], Figures: 1}}, nil
}

func (g banners) Cast(s rules.Setup, option string) (rules.Cast, bool) {
	shares, err := g.Divide(s)
	if option != "crew" || err != nil {
		return rules.Cast{}, false
	}
	standing := strings.Fields(s.Options["crew"])
	if len(standing) != 2 {
		standing = []string{"crane", "hare"}
	}
	return rules.Cast{
		Places:   []rules.CastPlace{{Side: shares[0].Side}, {Side: shares[1].Side, Owner: 1}},
		Figures:  []rules.CastFigure{{Code: "crane", Group: "wings"}, {Code: "gull", Group: "wings"}, {Code: "hare", Group: "feet"}},
		Standing: standing,
	}, true
}

func (banners) CastText(_ string, codes []string) string { return strings.Join(codes, " ") }

func (banners) Idle(s rules.Setup, option string) bool {
	return option == "wind" && strings.HasPrefix(s.Options["crew"], "gull")
}

// A game that the sheet does not know is divided into its sides, and its figures are named, without a picture of any.
func TestTheSheetOfALaterGameWithSidesAndACast(t *testing.T) {
	for _, w := range []stagetest.Window{desk(), phone()} {
		h, doors := newHouse(lang.English)
		p := stagetest.Enter(t, h, setup.New(h, banners{}), w)
		p.CheckScreen()
		if got := p.Find("seat0.side").Value; got != "North · 1 figure" {
			t.Errorf("%s: the first seat plays in %q", w.Name, got)
		}
		p.Click("seat0.side") // East: the other seat makes room
		if want := "North: Hana (1). East: Aki (1). South: ."; !shows(h, want) {
			t.Errorf("%s: %q is not told", w.Name, want)
		}
		find(p, "option.wind.1")
		p.Click("option.wind.1")
		find(p, "option.crew")
		p.Click("option.crew")
		p.CheckScreen()
		p.Click("place.0", "figure.gull")
		for _, name := range []string{"gull", "wings", "feet", "East"} {
			if !shows(h, name) {
				t.Errorf("%s: the sheet does not say %q", w.Name, name)
			}
		}
		p.Press(input.Back)
		p.Click("begin")
		if doors.Match == nil {
			t.Fatalf("%s: no match begins", w.Name)
		}
		agreed := doors.Match.Setup
		if want := map[string]string{"crew": "gull hare", "wind": "calm"}; !maps.Equal(agreed.Options, want) || !slices.Equal(agreed.Teams, []int{1, 0}) {
			t.Errorf("%s: agreed is %+v", w.Name, agreed)
		}
	}
}
