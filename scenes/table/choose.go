package table

import (
	"slices"

	"engawa/rules"
)

// chooser turns parts pointed at, one after the other, into an action. It is the one funnel for mouse, touch,
// keyboard and pad, and holds no rule: it only compares with the Parts of legal actions.
type chooser struct {
	game     rules.Game
	anyOrder bool // the game's parts may be pointed at in any order
	state    rules.State
	by       rules.Seat
	legal    []rules.Action
	paths    []path
	picks    []rules.Part
	after    followers // of the picks for which they were asked last
}

// followers are the parts that can be pointed at after some picks.
type followers struct {
	picks []rules.Part
	list  []rules.Part // without doubles, in the order of the legal actions
	set   map[rules.Part]bool
}

// path is one way to point at a legal action.
type path struct {
	parts []rules.Part
	do    rules.Action
}

// begin offers the legal actions of the seat, with nothing picked.
func (c *chooser) begin(g rules.Game, s rules.State, by rules.Seat) {
	*c = chooser{game: g, anyOrder: g.Info().AnyOrder, state: s, by: by}
	c.legal = s.Legal(by, nil)
	waysOf, total := make([][][]rules.Part, len(c.legal)), 0
	for k, a := range c.legal {
		waysOf[k] = rules.Paths(g, s, a)
		total += len(waysOf[k])
	}
	c.paths = make([]path, 0, total)
	for k, a := range c.legal {
		for _, parts := range waysOf[k] {
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
	c.picks = before.picks
	return true
}

// active reports whether somebody is choosing.
func (c *chooser) active() bool { return c.state != nil }

// clear forgets what has been picked.
func (c *chooser) clear() { c.picks = nil }

// pick points at a part. It returns the action when it is complete, or the reason why the part leads nowhere. The part
// picked last is let go where it cannot follow itself; another that cannot follow may take the place of others.
func (c *chooser) pick(p rules.Part) (rules.Action, error) {
	longer := append(slices.Clone(c.picks), p)
	if c.canLead(longer) {
		c.picks = longer
		return c.complete(), nil
	}
	if n := len(c.picks) - 1; n >= 0 && c.picks[n] == p {
		c.picks = c.picks[:n]
		return 0, nil
	}
	for _, parts := range c.instead(p) {
		if c.canLead(parts) {
			c.picks = parts
			return c.complete(), nil
		}
	}
	if c.anyOrder && p.Kind == rules.PartButton {
		longer = c.instead(p)[0] // the reason is about it alone, not about the button whose place it takes
	}
	err := rules.Why(c.game, c.state, c.by, longer)
	return 0, err
}

// pickAll points at parts one after the other, with nothing picked before.
func (c *chooser) pickAll(parts []rules.Part) (a rules.Action, err error) {
	c.clear()
	for _, p := range parts {
		if a, err = c.pick(p); err != nil {
			return 0, err
		}
	}
	return a, nil
}

// instead lists what is picked where a part cannot follow, the best first: the part with what was picked before its
// first press, or else in the place of what was picked since it could have come. In any order it takes the place of
// parts of its own kind, a piece also that of a place; only pieces and buttons begin again.
func (c *chooser) instead(p rules.Part) (list [][]rules.Part) {
	with := func(kept []rules.Part) { list = append(list, append(slices.Clone(kept), p)) }
	if n := slices.Index(c.picks, p); n >= 0 {
		with(c.picks[:n])
		return list
	}
	if !c.anyOrder {
		for n := len(c.picks) - 1; n >= 0; n-- {
			with(c.picks[:n])
		}
		return list
	}
	without := func(kinds ...rules.PartKind) []rules.Part {
		return slices.DeleteFunc(slices.Clone(c.picks), func(q rules.Part) bool { return slices.Contains(kinds, q.Kind) })
	}
	switch p.Kind {
	case rules.PartPiece:
		with(without(p.Kind))
		with(without(rules.PartCell))
		with(nil)
	case rules.PartButton:
		with(without(p.Kind))
		with(nil)
	case rules.PartReserve, rules.PartCell:
		if kept := without(p.Kind); len(kept) < len(c.picks) {
			with(kept)
		}
		if kept := without(rules.PartReserve, rules.PartCell); len(kept) < len(c.picks) && len(kept) > 0 && !hasButton(kept) {
			with(kept)
		}
	}
	return list
}

// canLead reports whether some legal action can be pointed at with the parts and perhaps more. A place alone begins
// nothing, for a touch of it is a look at it.
func (c *chooser) canLead(parts []rules.Part) bool {
	if c.anyOrder && len(parts) == 1 && parts[0].Kind == rules.PartCell {
		return c.actionOf(parts) != 0
	}
	return slices.ContainsFunc(c.paths, func(p path) bool { return c.begins(p.parts, parts) })
}

// begins reports whether the parts can be pointed at first of all those of a way.
func (c *chooser) begins(way, parts []rules.Part) bool {
	if c.anyOrder {
		return rules.Within(parts, way)
	}
	return len(way) >= len(parts) && slices.Equal(way[:len(parts)], parts)
}

// complete returns the legal action that the picked parts name.
func (c *chooser) complete() rules.Action {
	if a := c.actionOf(c.picks); a != 0 || !c.anyOrder || len(c.picks) < 2 || !hasButton(c.picks) {
		return a
	}
	return c.onlyAction(c.picks)
}

// actionOf returns the legal action of which the parts are a way, 0 where they are none or that of several.
func (c *chooser) actionOf(parts []rules.Part) (a rules.Action) {
	for _, p := range c.paths {
		if len(p.parts) != len(parts) || !c.begins(p.parts, parts) {
			continue
		}
		if a != 0 && a != p.do {
			return 0
		}
		a = p.do
	}
	return a
}

// onlyAction returns the one legal action that can still be pointed at with the parts, 0 where there are several.
func (c *chooser) onlyAction(parts []rules.Part) (a rules.Action) {
	for _, p := range c.paths {
		if !c.begins(p.parts, parts) {
			continue
		}
		if a != 0 && a != p.do {
			return 0
		}
		a = p.do
	}
	return a
}

// actionAt returns the action that the picked parts name together with a place that was touched before them, 0 for none. A
// button must be among them, for the touch may have been no more than a look.
func (c *chooser) actionAt(place rules.Part) rules.Action {
	if !c.anyOrder || !hasButton(c.picks) {
		return 0
	}
	return c.actionOf(append(slices.Clone(c.picks), place))
}

// hasButton reports whether a button is among the parts.
func hasButton(parts []rules.Part) bool {
	return slices.ContainsFunc(parts, func(p rules.Part) bool { return p.Kind == rules.PartButton })
}

// next returns what can be pointed at now, without doubles, in the order of the legal actions.
func (c *chooser) next() []rules.Part { return c.followers().list }

// canFollow reports whether the part can be pointed at now.
func (c *chooser) canFollow(p rules.Part) bool { return c.followers().set[p] }

// followers returns what can be pointed at now. It is listed once for the same picks.
func (c *chooser) followers() *followers {
	if c.after.set == nil || !slices.Equal(c.after.picks, c.picks) {
		c.after = followers{picks: c.picks, set: map[rules.Part]bool{}}
		c.listFollowers(&c.after)
	}
	return &c.after
}

func (c *chooser) listFollowers(f *followers) {
	var left []rules.Part
	for _, p := range c.paths {
		switch {
		case len(p.parts) <= len(c.picks) || !c.begins(p.parts, c.picks):
		case c.anyOrder:
			left = c.appendRemaining(left[:0], p.parts)
			for _, part := range left {
				f.add(part)
			}
		default:
			f.add(p.parts[len(c.picks)])
		}
	}
}

func (f *followers) add(p rules.Part) {
	if !f.set[p] {
		f.set[p] = true
		f.list = append(f.list, p)
	}
}

// appendRemaining appends the parts of a way that are still to be pointed at, in any order.
func (c *chooser) appendRemaining(left, way []rules.Part) []rules.Part {
	left = append(left, way...)
	if len(c.picks) == 0 {
		return slices.DeleteFunc(left, func(p rules.Part) bool { return p.Kind == rules.PartCell && len(way) > 1 })
	}
	for _, p := range c.picks {
		k := slices.Index(left, p)
		left = slices.Delete(left, k, k+1)
	}
	return left
}

// choice returns how far the choice has got.
func (c *chooser) choice() Choice {
	return Choice{Picked: c.picks, Next: c.next(), Action: c.complete(), State: c.state, By: c.by}
}
