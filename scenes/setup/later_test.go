package setup_test

import (
	"testing"

	"engawa/rules"
	"engawa/rules/toys/pebbles"
	"engawa/scenes/lang"
	"engawa/scenes/setup"
	"engawa/scenes/stage/stagetest"
)

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
			h, _ := stagetest.NewHouse(lang.English)
			p := stagetest.Enter(t, h, setup.New(h, &tt.game), desk())
			shown := map[string]bool{}
			for range 4 { // sheets at most
				p.CheckScreen()
				for _, o := range tt.game.options {
					if c := p.Page().Find("option." + o.Key + ".1"); c != nil && !c.Off {
						shown[o.Key] = true
					}
				}
				if p.Page().Find("more") == nil {
					break
				}
				p.Click("more")
			}
			if len(shown) != tt.shown || shown[tt.game.idle] {
				t.Errorf("to be chosen are %v, want %d", shown, tt.shown)
			}
		})
	}
}
