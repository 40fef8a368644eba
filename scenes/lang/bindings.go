package lang

import "strings"

// Action names what keys and buttons can be given to, by its code.
func (c *Catalog) Action(code string) string { return c.T(Key("bind.action." + code)) }

// PadButton names a button of a pad by its code.
func (c *Catalog) PadButton(code string) string { return c.T(Key("bind.pad." + code)) }

// Stroke names a key together with what is held beside it. Key is its name where no language has a better one, as "B";
// its lettering is what stands on it on the keyboard at hand, "" where that is not known.
func (c *Catalog) Stroke(key, lettering string, ctrl, shift bool) string {
	named := Key("bind.stroke." + key)
	name := strings.TrimPrefix(key, "Digit")
	switch {
	case c.Has(named):
		name = c.T(named)
	case lettering != "":
		name = lettering
	}
	if shift {
		name = c.T("bind.stroke.Shift") + "+" + name
	}
	if ctrl {
		name = c.T("bind.stroke.Ctrl") + "+" + name
	}
	return name
}
