package table

import (
	"slices"

	"engawa/rules"
)

// chooser turns parts pointed at, one after the other, into an action. It is the one funnel for mouse, touch,
// keyboard and pad, and holds no rule: it only compares with the Parts of legal actions.
type chooser struct {
	game   rules.Game
	state  rules.State
	by     rules.Seat
	legal  []rules.Action
	paths  []path
	picked []rules.Part
}

// path is one way to point at a legal action.
type path struct {
	parts []rules.Part
	do    rules.Action
}

// begin offers the legal actions of the seat, with nothing picked.
func (c *chooser) begin(g rules.Game, s rules.State, by rules.Seat) {
	c.game, c.state, c.by, c.picked = g, s, by, nil
	c.legal = s.Legal(by, nil)
	c.paths = nil
	for _, a := range c.legal {
		for _, parts := range rules.Paths(g, s, a) {
			c.paths = append(c.paths, path{parts, a})
		}
	}
}

// stop offers nothing.
func (c *chooser) stop() { *c = chooser{} }

// resume takes over what had been picked when the same seat may still do the same things.
func (c *chooser) resume(before chooser) bool {
	if before.state == nil || before.by != c.by || !slices.Equal(before.legal, c.legal) {
		return false
	}
	same := func(a, b path) bool { return a.do == b.do && slices.Equal(a.parts, b.parts) }
	if !slices.EqualFunc(c.paths, before.paths, same) {
		return false
	}
	c.picked = before.picked
	return true
}

// active reports whether somebody is choosing.
func (c *chooser) active() bool { return c.state != nil }

// clear forgets what has been picked.
func (c *chooser) clear() { c.picked = nil }

// pick points at a part. It returns the action when it is complete, or the reason why the part leads nowhere. The part
// picked last is let go where it cannot follow itself; another that cannot follow, but could have come earlier, takes
// the place of what was picked since.
func (c *chooser) pick(p rules.Part) (rules.Action, error) {
	longer := append(slices.Clone(c.picked), p)
	if c.leads(longer) {
		c.picked = longer
		return c.complete(), nil
	}
	from := len(c.picked) - 1
	if n := slices.Index(c.picked, p); n >= 0 {
		if n == from {
			c.picked = c.picked[:n]
			return 0, nil
		}
		from = n
	}
	for n := from; n >= 0; n-- {
		if parts := append(slices.Clone(c.picked[:n]), p); c.leads(parts) {
			c.picked = parts
			return c.complete(), nil
		}
	}
	err := rules.Why(c.game, c.state, c.by, longer)
	return 0, err
}

// leads reports whether some legal action begins with the parts.
func (c *chooser) leads(parts []rules.Part) bool {
	return slices.ContainsFunc(c.paths, func(p path) bool { return begins(p.parts, parts) })
}

func begins(full, with []rules.Part) bool {
	return len(full) >= len(with) && slices.Equal(full[:len(with)], with)
}

// complete returns the legal action that has exactly the picked parts.
func (c *chooser) complete() rules.Action {
	for _, p := range c.paths {
		if slices.Equal(p.parts, c.picked) {
			return p.do
		}
	}
	return 0
}

// next returns what can be pointed at now, without doubles, in the order of the legal actions.
func (c *chooser) next() []rules.Part {
	var out []rules.Part
	seen := map[rules.Part]bool{}
	for _, p := range c.paths {
		if len(p.parts) <= len(c.picked) || !begins(p.parts, c.picked) {
			continue
		}
		if part := p.parts[len(c.picked)]; !seen[part] {
			seen[part] = true
			out = append(out, part)
		}
	}
	return out
}

// choice returns what a Board is to show.
func (c *chooser) choice() Choice {
	return Choice{Picked: c.picked, Next: c.next(), Action: c.complete(), State: c.state, By: c.by}
}
