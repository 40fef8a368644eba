package lang

// HelpSection is a part of the page about keys, touch and pad.
type HelpSection struct {
	Title string
	Rows  []HelpRow
}

// HelpRow says what a key, a gesture or a button does.
type HelpRow struct{ What, Does string }

// helpPlan is the order of the page. Its texts are "help.SECTION", "help.SECTION.ROW" and "help.SECTION.ROW.do".
func helpPlan() []struct {
	section string
	rows    []string
} {
	return []struct {
		section string
		rows    []string
	}{
		{"keyboard", []string{"arrows", "enter", "tab", "escape", "undo", "redo", "restart", "hint", "rules", "log", "talk", "turn", "turnthing", "flip", "zoom", "menu", "fullscreen"}},
		{"touch", []string{"tap", "drag", "second", "wheel", "pinch"}},
		{"pad", []string{"stick", "lower", "right", "left", "upper", "shoulders", "triggers", "start"}},
	}
}

// Help returns the page about keys, touch and pad.
func (c *Catalog) Help() []HelpSection {
	var page []HelpSection
	for _, p := range helpPlan() {
		key := Key("help." + p.section)
		s := HelpSection{Title: c.T(key)}
		for _, row := range p.rows {
			what := key + Key("."+row)
			s.Rows = append(s.Rows, HelpRow{What: c.T(what), Does: c.T(what + ".do")})
		}
		page = append(page, s)
	}
	return page
}
