package help_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"engawa/scenes/help"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
)

func enter(t *testing.T, svc *stage.Services, w stagetest.Window) *stagetest.Player {
	t.Helper()
	return stagetest.EnterOver(t, svc, help.New(svc), w)
}

// texts returns the names and values of all controls on all leaves.
func texts(p *stagetest.Player) map[string]bool {
	words := map[string]bool{}
	for range 20 {
		for _, c := range p.Page().Controls() {
			words[c.Name], words[c.Value] = true, true
		}
		next := p.Page().Find("next")
		if next == nil || next.Off {
			break
		}
		p.Click("next")
	}
	return words
}

func TestHelpListsEveryKey(t *testing.T) {
	for _, w := range stagetest.Windows() {
		svc, _ := stagetest.NewServices(lang.French)
		svc.Settings.Keys = map[string][]string{"hint": {"F7"}, "left": {"A"}}
		svc.Settings.Pad = map[string]string{"hint": "home"}
		words := texts(enter(t, svc, w))
		list := strings.Join(slices.Sorted(maps.Keys(words)), " | ")
		for _, action := range input.Actions() {
			if action == input.Erase || action == input.Paste {
				continue // what every keyboard has them for
			}
			for _, s := range svc.Keys().Strokes(action) {
				if !strings.Contains(list, svc.StrokeName(s)) {
					t.Errorf("%s: nothing is said about %s for %s", w.Name, svc.StrokeName(s), action.Code())
				}
			}
			if b := svc.Words.List(svc.ButtonsOf(action)...); action > input.DownWards && !strings.Contains(list, b) {
				t.Errorf("%s: nothing is said about %s for %s", w.Name, b, action.Code())
			}
		}
		if !words["F7"] || words["H"] || words[svc.Words.T(lang.HelpArrows)] || !words[svc.Words.T(lang.HelpCross)] {
			t.Errorf("%s: what has been changed is told as before: %s", w.Name, list)
		}
	}
}

func TestCreditsNameEveryGame(t *testing.T) {
	for _, w := range stagetest.Windows() {
		svc, _ := stagetest.NewServices(lang.English)
		p := enter(t, svc, w)
		p.Click("chapter.1")
		words := texts(p)
		for _, g := range svc.Games {
			if credit := svc.Words.Game(g.Info().ID).Credit; credit == "" || !words[credit] {
				t.Errorf("%s: whose game %s is stands nowhere", w.Name, g.Info().ID)
			}
			for _, name := range strings.FieldsFunc(svc.Words.Game(g.Info().ID).Thanks, func(r rune) bool { return r == ' ' }) {
				if !slices.ContainsFunc(slices.Collect(maps.Keys(words)), func(text string) bool { return strings.Contains(text, name) }) {
					t.Errorf("%s: %s, whom the sheet of %s names, stands nowhere", w.Name, name, g.Info().ID)
				}
			}
		}
		if !words[svc.Words.T(lang.AboutUnofficial)] {
			t.Errorf("%s: that the adaptations are unofficial stands nowhere", w.Name)
		}
	}
}

func TestHelpGoesAway(t *testing.T) {
	svc, _ := stagetest.NewServices(lang.English)
	p := enter(t, svc, stagetest.Windows()[1])
	p.Press(input.Confirm) // the focus begins at the button that closes
	if svc.Stack.Len() != 1 {
		t.Error("the panel stays")
	}
}

func TestHelpFitsEveryWindow(t *testing.T) {
	for _, tag := range append(lang.Tags(), lang.Pseudo) {
		for _, w := range stagetest.Windows() {
			for _, chapter := range []string{"chapter.0", "chapter.1"} {
				t.Run(string(tag)+" "+w.Name+" "+chapter, func(t *testing.T) {
					svc, _ := stagetest.NewServices(tag)
					p := enter(t, svc, w)
					p.Click(chapter)
					p.CheckScreen()
					for range 8 {
						if c := p.Page().Find("next"); c != nil && !c.Off {
							p.Click("next")
							p.CheckScreen()
						}
					}
				})
			}
		}
	}
}
