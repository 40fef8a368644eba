package ui

import "engawa/scenes/input"

// handleNamed does to a control what was asked for by its name. What is no longer there, or is only to be read, is left
// alone.
func (p *Page) handleNamed(n input.NamedInput) {
	c := p.Find(n.Key)
	if c == nil || c.Role == RoleText {
		return
	}
	switch n.Command {
	case input.CommandPress:
		p.Focus(c.Key)
		p.confirm(c)
	case input.CommandLess, input.CommandMore:
		if c.Adjust != nil && !c.Off {
			c.Adjust(map[input.Command]int{input.CommandLess: -1, input.CommandMore: 1}[n.Command])
		}
	case input.CommandWrite:
		if c.Edit != nil && !c.Off {
			end := len([]rune(n.Text))
			p.Write(c.Key, n.Text, Selection{end, end})
		}
	}
	p.isStale = true
}
