package scenes_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/games"

	"engawa/scenes/exchange"
	"engawa/scenes/geom"
	"engawa/scenes/help"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// pagedScreens returns the screens that have pages on a phone, beside those of the pictures: more saved games than there is room
// for, a long list of moves, and more players than one page of the set-up holds.
func pagedScreens() []scenestest.Screen {
	return append(layoutScreens(),
		scenestest.Screen{Name: "setup-eight", Show: func(v *scenestest.Driver) error {
			if err := v.Press("box.forhonor"); err != nil {
				return err
			}
			page := func() *ui.Page { return v.Services.Stack.Top().(stage.Paged).Page() }
			for page().Find("count.more") != nil && !page().Find("count.more").Off {
				if err := v.Press("count.more"); err != nil {
					return err
				}
			}
			return nil
		}},
		scenestest.Screen{Name: "log-long", Show: func(v *scenestest.Driver) error {
			game, _ := games.Find("honshu")
			m, err := rules.NewMatch(game, rules.Setup{}, 3)
			for rng := rand.New(rand.NewPCG(3, 3)); err == nil && len(m.Log) < 60 && !m.Over(); {
				if by, ok := m.State().Actors().First(); ok && by >= 0 {
					_, err = m.Do(rules.Move{By: by, Do: stagetest.ByChance(rng)(m.State().Legal(by, nil))})
				}
				if err == nil {
					err = m.PlayNature()
				}
			}
			if err != nil {
				return err
			}
			players := make([]table.Player, m.Setup.Seats)
			for k := range players {
				players[k] = table.Player{Name: lang.DefaultName(rules.Seat(k)), Bot: "1"}
			}
			players[0].Bot = ""
			table.SetPlayers(m, players)
			v.Services.Navigator.Table(m, "")
			v.FinishAnimations()
			v.Script.Press(input.Log)
			v.FinishAnimations()
			return nil
		}},
	)
}

// TestASwipeTurnsPagesEverywhere draws a finger over every screen that has a way to another page, there and back: what is
// read is another page, and then the first again. Whatever is called the next page is such a way.
func TestASwipeTurnsPagesEverywhere(t *testing.T) {
	visited, turned := map[string]bool{}, map[string]bool{}
	panels := map[string]string{} // a screen of each kind of panel that has pages
	for _, shape := range []scenestest.Shape{upright(), sideways()} {
		for _, s := range pagedScreens() {
			t.Run(s.Name+" "+shape.Name, func(t *testing.T) {
				v := showScreen(t, s, shape, lang.English)
				visited[s.Name] = true
				by := 1.0
				if nextPageControl(v, 1) == nil { // a log opens at its end
					by = -1
				}
				if nextPageControl(v, int(by)) == nil {
					for _, c := range v.Controls() {
						step := c.Key == "lesson.next" // is no page: those of its words are turned on their card
						if name := v.Services.Words.T(lang.Next); c.Name == name && c.Turns == 0 && !c.Off && !step {
							t.Errorf("%q is called %q, but no swipe turns there", c.Key, name)
						}
					}
					return
				}
				turned[s.Name] = true
				if panel, ok := v.Services.Stack.Top().(panelTree); ok {
					if kind := fmt.Sprintf("%T", panel); panels[kind] == "" || slices.Contains(panelScreens(), s.Name) {
						panels[kind] = s.Name
					}
				}
				first := readPage(v)
				swipe(v, -by)
				if now := readPage(v); now == first {
					t.Fatalf("a swipe turns no page: %.200s", now)
				}
				swipe(v, by)
				if now := readPage(v); now != first {
					t.Errorf("a swipe back does not come back to the page before: %s\n%s", now, first)
				}
			})
		}
	}
	for _, name := range []string{"help", "keys", "settings", "book", "matches", "setup-eight", "log-long"} {
		if visited[name] && !turned[name] {
			t.Errorf("%s has no pages to be turned; there are %v", name, turned)
		}
	}
	delete(panels, fmt.Sprintf("%T", &exchange.Picker{})) // it cuts long names of files
	for kind, name := range panels {
		if !slices.Contains(panelScreens(), name) {
			t.Errorf("all pages of a %s are looked at by no test: add %q to panelScreens", kind, name)
		}
	}
}

// nextPageControl returns the control that turns the page, nil where there is none.
func nextPageControl(v *scenestest.Driver, by int) *ui.Control {
	list := v.Controls()
	k := slices.IndexFunc(list, func(c *ui.Control) bool { return c.Turns == by && !c.Off })
	if k < 0 {
		return nil
	}
	return list[k]
}

// readPage returns what can be read and pressed on the top scene.
func readPage(v *scenestest.Driver) (read string) {
	for _, c := range v.Controls() {
		read += fmt.Sprintln(c.Key, c.Name, c.Value)
	}
	return read
}

// swipe draws a finger over the screen, to the left or to the right, as near to its middle as it meets nothing that moves
// along.
func swipe(v *scenestest.Driver, by float64) {
	area, page := v.App.View().Area, v.Services.Stack.Top().(stage.Paged).Page()
	far := geom.Pt(0.3*area.W*by, 3)
	at := area.Centre().Sub(far.Mul(0.5))
	for n := range 40 {
		y := area.Centre().Y + float64(n*(1-n%2*2))*4
		if c := page.At(geom.Pt(at.X, y), true); c == nil || c.Slide == nil && c.Edit == nil && c.Role != ui.RoleCell {
			at.Y = y
			break
		}
	}
	v.Script.Drag(at, at.Add(far), true)
	v.FinishAnimations()
}

// TestHelpBeginsWithWhatIsUsed opens the page of help by a finger, the mouse and a key.
func TestHelpBeginsWithWhatIsUsed(t *testing.T) {
	for h, want := range map[inputMode]string{byTouch: "section1", byMouse: "section0", byKeys: "section0"} {
		for _, shape := range []scenestest.Shape{upright(), sideways()} {
			g := newTestUser(t, shape, &store.Memory{}, byTouch)
			g.FinishAnimations()
			g.choose("settings", "close") // by a finger before
			g.inputMode = h
			g.choose("help")
			if _, open := g.top().(*help.Scene); !open {
				t.Fatalf("a %T is open", g.top())
			}
			heads := slices.DeleteFunc(slices.Clone(g.page().Controls()), func(c *ui.Control) bool { return !c.Head })
			if len(heads) == 0 || heads[0].Key != want {
				t.Errorf("by %s, %s: help begins with %q, want %q", h, shape.Name, heads[0].Key, want)
			}
		}
	}
}
