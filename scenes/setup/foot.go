package setup

import (
	"fmt"
	"strings"

	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
)

// wordsFrom is the width from which a button has words beside its sign.
const wordsFrom = 112.0

// footControls are the buttons below everything.
func (s *Scene) footControls() []*ui.Control {
	words, l := s.words(), s.layout
	named := func(key string, name lang.Key, icon string, r geom.Rect, paper ui.Paper, press func()) *ui.Control {
		label := words.T(name)
		switch {
		case r.W < wordsFrom && key != "begin":
			label = ""
		case r.W < 150 && key == "begin":
			icon = ""
		}
		count := ""
		if key == "more" {
			count = fmt.Sprintf("%d/%d", s.sheet+1, l.sheets)
			label = strings.TrimSpace(label + " " + count)
		}
		c := ui.Button(key, label, icon, r, paper, press)
		c.Name, c.Value = words.T(name), count
		return c
	}
	list := []*ui.Control{
		named("back", lang.Back, "back", l.back, ui.Plain(), s.house.Doors.Shelf),
		named("rules", lang.SetupRules, "book", l.rules, ui.Plain(), s.openBook),
	}
	if !l.before.Empty() {
		list = append(list, ui.RoundButton("before", words.T(lang.Previous), "back", l.before, ui.Plain(), func() { s.sheet--; s.changed() }))
	}
	if !l.turn.Empty() {
		name, icon := lang.SetupMore, "gear"
		switch {
		case s.sheet == l.sheets-1:
			name, icon = lang.SetupFewer, "people"
		case l.first+len(l.seats) < len(s.players) && len(l.seats) > 0:
			name, icon = lang.SetupMoreBoth, "people"
		}
		turn := func() { s.sheet = (s.sheet + 1) % l.sheets; s.changed() }
		if s.view.Class == stage.Low {
			list = append(list, named("more", name, icon, l.turn, ui.Plain(), turn))
		} else {
			list = append(list, s.moreControl(words.T(name), icon, turn))
		}
	}
	return append(list, named("begin", lang.SetupBegin, "next", l.begin, ui.Primary(), s.begin))
}
