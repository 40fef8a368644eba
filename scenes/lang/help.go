package lang

// HelpSection is a part of the page about keys, touch and pad.
type HelpSection struct {
	Title string
	Rows  []HelpRow
}

// HelpRow says what a key, a gesture or a button does.
type HelpRow struct{ What, Does string }

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
		"arrows", "enter", "tab", "escape", "undo", "redo", "restart", "hint", "rules", "log", "talk", "turn", "turnthing", "flip",
		"zoom", "glass", "ends", "menu", "fullscreen",
	}
}

// Help returns the page about keys, touch and pad. Named says what stands for a row in the section about the keyboard
// or the pad, "" where nothing does: then the row is left out.
func (c *Catalog) Help(named func(section, row string) string) []HelpSection {
	keys := func(section string) HelpSection {
		s := HelpSection{Title: c.T(Key("help." + section))}
		for _, row := range keyRows() {
			if what := named(section, row); what != "" {
				s.Rows = append(s.Rows, HelpRow{What: what, Does: c.T(Key("help.keyboard." + row + ".do"))})
			}
		}
		return s
	}
	touch := HelpSection{Title: c.T("help.touch")}
	for _, row := range []string{"tap", "drag", "second", "wheel", "pinch"} {
		what := Key("help.touch." + row)
		touch.Rows = append(touch.Rows, HelpRow{What: c.T(what), Does: c.T(what + ".do")})
	}
	pad := keys(HelpPad)
	stick := HelpRow{What: c.T("help.pad.stick"), Does: c.T("help.pad.stick.do")}
	pad.Rows = append([]HelpRow{stick}, pad.Rows...)
	return []HelpSection{keys(HelpKeyboard), touch, pad}
}
