package ui

import "engawa/scenes/input"

// named does to a control what was asked for by its name. What is no longer there, or is only to be read, is left
// alone.
func (p *Page) named(n input.Named) {
	c := p.Find(n.Key)
	if c == nil || c.Role == RoleText {
		return
	}
	switch n.Deed {
	case input.DeedPress:
		p.Focus(c.Key)
		p.confirm(c)
	case input.DeedLess, input.DeedMore:
		if c.Adjust != nil && !c.Off {
			c.Adjust(map[input.Deed]int{input.DeedLess: -1, input.DeedMore: 1}[n.Deed])
		}
	case input.DeedWrite:
		if c.Edit != nil && !c.Off {
			end := len([]rune(n.Text))
			p.Write(c.Key, n.Text, Selection{end, end})
		}
	}
	p.stale = true
}
