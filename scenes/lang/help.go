package lang

// HelpSection is a part of the page about keys, touch and pad.
type HelpSection struct {
	Title string
	Rows  []HelpRow
}

// HelpRow says what a key, a gesture or a button does.
type HelpRow struct {
	What string   // the gesture, or the list of the keys or buttons
	Keys []string // the names of the keys or buttons that do it; none of a gesture
	Does string
}

// HelpPad is the section about the pad, and HelpKeyboard the one about the keyboard: what stands for their rows is shown
// to [Catalog.Help].
const (
	HelpKeyboard = "keyboard"
	HelpPad      = "pad"
)

// keyRows are the rows about what keys and buttons can be given to, in their order. The texts are
// "help.keyboard.ROW.do".
func keyRows() []string {
	return []string{
		"arrows", "enter", "tab", "escape", "undo", "redo", "restart", "hint", "rules", "log", "recap", "talk", "turn", "turnthing", "flip",
		"zoom", "largeprint", "ends", "menu", "fullscreen",
	}
}

// Help returns the page about keys, touch and pad. Named names the keys or buttons that stand for a row in the section
// about the keyboard or the pad; where none does, the row is left out.
func (c *Catalog) Help(named func(section, row string) []string) []HelpSection {
	keys := func(section string) HelpSection {
		s := HelpSection{Title: c.T(Key("help." + section))}
		for _, row := range keyRows() {
			if names := named(section, row); len(names) > 0 {
				s.Rows = append(s.Rows, HelpRow{What: c.List(names...), Keys: names, Does: c.T(Key("help.keyboard." + row + ".do"))})
			}
		}
		return s
	}
	touch := HelpSection{Title: c.T("help.touch")}
	for _, row := range []string{"tap", "drag", "hold", "second", "wheel", "pinch"} {
		what := Key("help.touch." + row)
		touch.Rows = append(touch.Rows, HelpRow{What: c.T(what), Does: c.T(what + ".do")})
	}
	pad := keys(HelpPad)
	name := c.T("help.pad.stick")
	stick := HelpRow{What: name, Keys: []string{name}, Does: c.T("help.pad.stick.do")}
	pad.Rows = append([]HelpRow{stick}, pad.Rows...)
	return []HelpSection{keys(HelpKeyboard), touch, pad}
}
