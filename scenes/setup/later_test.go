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

// newServices returns services whose games bring what the page can show of them.
func newServices(tag lang.Tag) (*stage.Services, *stagetest.Navigator) {
	svc, nav := stagetest.NewServices(tag)
	svc.Boxes = map[string]stage.Box{
		"yokai":    {Looks: lang.Skins(), OwnLook: lang.OwnSkin, Turns: true},
		"forhonor": {Side: battles.DrawCamp, Figure: battles.DrawHero},
	}
	return svc, nav
}

// later is a game that the page does not know, with options called as those of others are.
type later struct {
	pebbles.Game
	options []rules.Option
	idle    string
}

func (g later) Info() rules.Info {
	info := g.Game.Info()
	info.Options = slices.Clone(g.options)
	for k := range info.Options {
		if info.Options[k].Key == g.idle {
			info.Options[k].Idle = func(rules.Setup) bool { return true }
		}
	}
	return info
}

func TestThePageOfALaterGame(t *testing.T) {
	var options []rules.Option
	for _, key := range []string{"attackedTry", "draft", "selection", "sets", "steal", "win"} {
		options = append(options, rules.Option{Key: key, Values: []string{"off", "on"}, Default: "off"})
	}
	options = append(options, rules.Option{Key: "heroes"})
	for _, tt := range []struct {
		name   string
		game   later
		option int
	}{
		{"none", later{}, 0},
		{"all", later{options: options}, 6},
		{"all but one", later{options: options, idle: "win"}, 5},
	} {
		t.Run(tt.name, func(t *testing.T) {
			svc, _ := newServices(lang.English)
			p := stagetest.Enter(t, svc, setup.New(svc, &tt.game), desktopWindow())
			visible := map[string]bool{}
			seen := visitPages(p)
			for _, o := range tt.game.options {
				if c := seen["option."+o.Key+".1"]; c != nil && !c.Off {
					visible[o.Key] = true
				}
			}
			if len(visible) != tt.option || visible[tt.game.idle] {
				t.Errorf("to be chosen are %v, want %d", visible, tt.option)
			}
		})
	}
}

// banners is a later game with three sides, two of which stand against each other, and figures that are named for them.
type banners struct{ pebbles.Game }

func (banners) Info() rules.Info {
	info := pebbles.Game{}.Info()
	info.Sides, info.Roster = []string{"North", "East", "South"}, validateBanners
	info.Options = []rules.Option{{Key: "crew"}, {Key: "wind", Values: []string{"calm", "storm"}, Default: "calm", Idle: isGullCrew}}
	return info
}

func (g banners) New(s rules.Setup) (rules.State, error) {
	if _, err := g.Info().Resolve(s); err != nil {
		return nil, err
	}
	if _, err := validateBanners(s); err != nil {
		return nil, err
	}
	heaps, err := pebbles.Game{}.Info().Resolve(rules.Setup{Seats: s.Seats})
	if err != nil {
		return nil, err
	}
	return g.Game.New(heaps)
}

func validateBanners(s rules.Setup) (rules.Roster, error) {
	if s.Teams == nil {
		s.Teams = []int{0, 1}
	}
	if s.Teams[0] == s.Teams[1] {
		return rules.Roster{}, errors.New("expected two sides")
	}
	standing := strings.Split(s.Options["crew"], "/")
	if len(standing) != 2 {
		standing = []string{"crane", "hare"}
	}
	return rules.Roster{
		Shares:   []rules.Share{{Side: s.Teams[0], Figures: 1}, {Side: s.Teams[1], Figures: 1}},
		Option:   "crew",
		Posts:    []rules.Post{{Side: s.Teams[0]}, {Side: s.Teams[1], Owner: 1}},
		Figures:  []rules.Figure{{Code: "crane", Group: "wings"}, {Code: "gull", Group: "wings"}, {Code: "hare", Group: "feet"}},
		Standing: standing,
	}, nil
}

func isGullCrew(s rules.Setup) bool { return strings.HasPrefix(s.Options["crew"], "gull") }

// A game that the page does not know is divided into its sides, and its figures are named, without a picture of any.
func TestThePageOfALaterGameWithSidesAndACast(t *testing.T) {
	for _, w := range []stagetest.Window{desktopWindow(), phone()} {
		svc, nav := newServices(lang.English)
		p := stagetest.Enter(t, svc, setup.New(svc, banners{}), w)
		p.CheckScreen()
		if got := p.Find("seat0.side").Value; got != "North · 1 figure" {
			t.Errorf("%s: the first seat plays in %q", w.Name, got)
		}
		p.Click("seat0.side") // East: the other seat makes room
		if want := "North: Chun (1). East: Aki (1). South: ."; !shows(svc, want) {
			t.Errorf("%s: %q is not told", w.Name, want)
		}
		find(p, "option.wind.1")
		p.Click("option.wind.1")
		find(p, "option.crew")
		p.Click("option.crew")
		p.CheckScreen()
		p.Click("place.0", "figure.gull")
		for _, name := range []string{"gull", "wings", "feet", "East"} {
			if !shows(svc, name) {
				t.Errorf("%s: the panel does not say %q", w.Name, name)
			}
		}
		p.Press(input.Back)
		p.Click("begin")
		if nav.Match == nil {
			t.Fatalf("%s: no match begins", w.Name)
		}
		agreed := nav.Match.Setup
		if want := map[string]string{"crew": "gull/hare", "wind": "calm"}; !maps.Equal(agreed.Options, want) || !slices.Equal(agreed.Teams, []int{1, 0}) {
			t.Errorf("%s: agreed is %+v", w.Name, agreed)
		}
	}
}
