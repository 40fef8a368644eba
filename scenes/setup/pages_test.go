package setup_test

import (
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/ui"
)

const maxPanels = 16

// find turns the pages over until one has the control.
func find(p *stagetest.Player, key string) {
	for range maxPanels {
		if p.Page().Find(key) != nil || p.Page().Find("more") == nil {
			return
		}
		p.Click("more")
	}
}

// choose turns the pages over to each control, and presses it.
func choose(p *stagetest.Player, keys ...string) {
	for _, key := range keys {
		find(p, key)
		p.Click(key)
	}
}

// isChosen reports whether the choice is made, on whatever page it stands.
func isChosen(p *stagetest.Player, key string) bool {
	find(p, key)
	return p.Find(key).On
}

// visitPages turns all pages over, checks each and returns the controls that stand on them.
func visitPages(p *stagetest.Player) map[string]*ui.Control {
	seen := map[string]*ui.Control{}
	for range maxPanels {
		p.CheckScreen()
		for _, c := range p.Page().Controls() {
			seen[c.Key] = c
		}
		if p.Page().Find("more") == nil {
			break
		}
		p.Click("more")
	}
	return seen
}
