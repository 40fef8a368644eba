package forhonor

import (
	"slices"
	"strconv"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
)

// command is a button of the orders.
type command struct {
	part  rules.Part
	text  string // on the button
	name  string // what it is called; the text where it is empty
	icon  string
	first bool // the one to be pressed first
	ends  bool // a press plays it although nothing has been picked or touched before
}

// called is what the button is called.
func (o command) called() string {
	if o.name != "" {
		return o.name
	}
	return o.text
}

// commands returns what can be ordered now, the first button first; none while others act or an action waits to be
// confirmed.
func (b *Board) commands() []command {
	if b.choice.State == nil || b.pending() || !b.settled() {
		return nil
	}
	switch b.state.Phase() {
	case game.PhaseCall:
		if h, ok := heroIn(b.look.pin); ok && b.eligibleNow(h) {
			text := b.words().T(lang.ForhonorActivate, lang.Text("hero", b.heroName(h)))
			return []command{{part: button(buttonGo), text: text, icon: "flag", first: true}}
		}
	case game.PhaseShove:
		if b.pinnedGoal() {
			return []command{{part: button(buttonGo), text: b.words().T(lang.ForhonorMakeRoom), icon: "steps", first: true}}
		}
	case game.PhaseAct:
		return b.heroCommands()
	}
	return nil
}

// pinnedGoal reports whether a goal has been touched.
func (b *Board) pinnedGoal() bool {
	q, ok := squareOf(b.look.pin)
	return ok && b.goesTo(q)
}

// heroCommands are the orders for the hero that is played.
func (b *Board) heroCommands() (list []command) {
	words := b.words()
	if p := b.picked(); p != (rules.Part{}) && !b.aiming() {
		return b.strikes(p)
	}
	if a, ok := b.plan(); ok {
		return b.planCommands(a)
	}
	if b.pinnedGoal() {
		list = append(list, command{part: button(buttonGo), text: words.T(lang.ForhonorMarch), icon: "steps", first: true})
	}
	h, _, _, _ := b.state.Active()
	if b.may(verb(game.VerbShoot)) {
		list = append(list, command{part: order(game.ButtonShoot), text: words.T(lang.ForhonorShoot), icon: forhonorsprites.Hero(h).PowerIcon(), first: len(list) == 0})
	}
	if b.may(verb(game.VerbBanner)) {
		list = append(list, command{part: order(game.ButtonBanner), text: words.T(lang.ForhonorBanner), icon: "banner", first: len(list) == 0, ends: true})
	}
	if b.may(verb(game.VerbDone)) {
		nothingElse := !slices.ContainsFunc(b.legal, func(c game.Choice) bool { return c.Verb != game.VerbDone })
		list = append(list, command{part: order(game.ButtonDone), text: words.T(lang.ForhonorDone), icon: "check", first: nothingElse, ends: true})
	}
	return list
}

// strikes are the orders against what has been picked.
func (b *Board) strikes(picked rules.Part) (list []command) {
	words := b.words()
	if most := b.mostStruck(); most > 0 {
		n := lang.Count("n", b.struck())
		list = append(list, command{
			part: button(buttonGo), text: words.T(lang.ForhonorStrikeShort, n), name: words.T(lang.ForhonorStrike, n), icon: "sword",
		})
	}
	h, _, _, _ := b.state.Active()
	for _, c := range []struct {
		part rules.Part
		text lang.Key
		icon string
	}{
		{order(game.ButtonAttack), lang.ForhonorFight, "sword"},
		{order(game.ButtonStampede), lang.ForhonorStampede, "stampede"},
		{order(game.ButtonShoot), lang.ForhonorShoot, forhonorsprites.Hero(h).PowerIcon()},
	} {
		if slices.Contains(b.choice.Next, c.part) {
			foe, _ := heroOf(picked)
			o := command{part: c.part, text: words.T(c.text, lang.Text("hero", b.heroName(foe))), icon: c.icon}
			if at, ok := squareOf(picked); ok && c.text == lang.ForhonorShoot {
				o.name = b.shootName(at)
			}
			list = append(list, o)
		}
	}
	if len(list) > 0 {
		list[0].first = true
	}
	return list
}

// shootName is what the button is called that shoots at a soldier: it says which one falls.
func (b *Board) shootName(at game.Square) string {
	q, falls := b.shotFalls(at)
	if !falls {
		return ""
	}
	return b.words().T(lang.ForhonorShootFalls, lang.Text("at", q.String()))
}

// mostStruck is how many soldiers of the group that has been picked can be struck, or of that to which the hero would
// walk; 0 for none.
func (b *Board) mostStruck() int {
	if a, ok := b.plan(); ok {
		return a.Fight.Count
	}
	q, ok := squareOf(b.picked())
	if !ok {
		return 0
	}
	_, kind, soldier := b.state.Group(q)
	most := 0
	for _, c := range b.legal {
		if soldier && c.Verb == game.VerbRaze && c.Group == kind {
			most = max(most, c.Count)
		}
	}
	return most
}

// struck is how many soldiers are to be struck.
func (b *Board) struck() int {
	most := b.mostStruck()
	if b.look.count == 0 {
		return most
	}
	return min(b.look.count, most)
}

// composed returns the parts of the whole choice that the main button stands for.
func (b *Board) composed() []rules.Part {
	if b.mostStruck() > 0 {
		return []rules.Part{b.picked(), order(game.ButtonRaze), countPart(b.struck())}
	}
	if h, ok := heroIn(b.look.pin); ok {
		return []rules.Part{heroPart(h)}
	}
	return []rules.Part{b.look.pin}
}

// ordersView is what can be ordered now.
type ordersView struct {
	words        *lang.Catalog
	head         string // what can still be done
	list         [4]command
	struck, most int // soldiers that are counted; most 0 for none
	lit          rules.Part
	banner       bool // that can come next
}

// ordersView returns what can be ordered now; empty where nothing can.
func (b *Board) ordersView() ordersView {
	v := ordersView{words: b.words(), most: b.mostStruck()}
	n := copy(v.list[:], b.commands())
	if b.choice.State != nil && !b.pending() && (n > 0 || b.state.Phase() == game.PhaseAct) {
		v.head, v.struck = b.orderHead(), b.struck()
	}
	h, _, _, _ := b.state.Active()
	if b.state.Phase() == game.PhaseCall {
		h, _ = heroIn(b.look.pin)
	}
	v.banner = n > 0 && h != game.NoHero && h.Power() == game.PowerBanner
	for _, o := range v.list[:n] {
		if slices.Contains(b.marks.Parts, o.part) {
			v.lit = o.part
		}
	}
	return v
}

// Measures of the orders, in logical units.
const (
	orderHigh = 52.0 // of a button
	orderGap  = 7.0
	lowOrders = 120.0 // a room that has one row
	fewOrders = 140.0 // a room that has none for what can still be done beside two rows of buttons
	endShare  = 0.3   // of the breadth of such a row: the button that ends something
	bothShare = 0.31  // of two of them, the first: the second is a picture
)

// buildOrders sets the buttons below each other, those that end something in one row at the foot; or all in one row
// where the room is low, those at its end. Others never lie where these could come next, so that a second press on what
// has been ordered does not end the activation. The first to be pressed is above, or at the other end. What can still be
// done gives way to large sentences, which tell it too.
func buildOrders(v ordersView) widget.Widget {
	var goes, ends []widget.Widget
	for _, o := range v.list {
		if o.part == (rules.Part{}) {
			continue
		}
		press := widget.Button{Icon: o.icon, Primary: o.first, Text: o.text, Group: "orders", Lit: o.part == v.lit, Control: ui.Control{Key: o.part.String(), Of: o.part, Layer: buttonLayer, Name: o.called()}}
		if o.ends {
			ends = append(ends, press)
		} else {
			goes = append(goes, press)
		}
	}
	if v.head == "" && len(goes)+len(ends) == 0 {
		return widget.Empty{}
	}
	stepper := widget.If(v.most > 0 && len(goes) > 0, v.stepper())
	return widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		v := v
		switch {
		case room.H < lowOrders:
			return ordersRow(goes, ends, stepper, room.W, v.banner)
		case room.H < fewOrders && e.TextScale > 1:
			v.head = ""
		}
		return ordersColumn(goes, ends, v.paper(stepper))
	})
}

// ordersRow has all in one row of that breadth, with room for a banner that can come next.
func ordersRow(goes, ends []widget.Widget, stepper widget.Widget, wide float64, banner bool) widget.Widget {
	const first, count = 1.5, 120.0
	row := widget.Row(orderGap)
	for k, w := range goes {
		item := widget.Grow(w)
		if k == 0 {
			item.Grow = first
		}
		row.Children = append(row.Children, item)
	}
	if len(goes) == 0 {
		row.Children = append(row.Children, widget.Spacer())
	}
	last, both := max(leastPress, wide*endShare), max(leastPress, wide*bothShare)
	if len(ends) > 1 {
		done := ends[1].(widget.Button)
		done.Worded = 2 * leastPress
		row.Children = append(row.Children, widget.Fixed(both, ends[0]), widget.Fixed(leastPress, done))
	} else if len(ends) > 0 {
		row.Children = append(row.Children, widget.Fixed(last, ends[0]))
	}
	free := last // for what can come next
	if banner {
		free = both + orderGap + leastPress
	}
	switch {
	case stepper != nil:
		row.Children = append(row.Children, widget.Fixed(max(count, free), widget.Align{Y: widget.Centre, Child: widget.Sized{H: leastPress, Child: stepper}}))
	case len(ends) == 0 && len(goes) > 0:
		row.Children = append(row.Children, widget.Gap(free))
	}
	return row.Flipped()
}

// ordersColumn has the buttons below the paper that tells what can be done; above it where nothing ends anything. As
// many of the last ones share a row as it takes to have room.
func ordersColumn(goes, ends []widget.Widget, paper widget.Widget) widget.Widget {
	foot := widget.Widget(widget.AtLeast{H: orderHigh, Child: widget.Column(0, paper).Along(widget.Start)})
	if len(ends) > 0 {
		foot = widget.Even(orderGap, ends...)
	}
	head := paper
	switch {
	case len(goes)+len(ends) == 0:
		return widget.Column(0, paper).Along(widget.End)
	case len(ends) == 0:
		head = nil
	}
	button := func(w widget.Widget) *widget.Item { return widget.Basis(orderHigh, w).Within(leastPress, orderHigh) }
	if len(ends) > 0 {
		foot = button(foot)
	}
	var fits widget.FirstFit
	for n := max(1, len(goes)); n > 0; n-- {
		column := widget.Column(orderGap, head).Along(widget.End)
		for _, w := range goes[:min(n-1, len(goes))] {
			column.Children = append(column.Children, button(w))
		}
		if len(goes) > 0 {
			column.Children = append(column.Children, button(widget.Even(orderGap, goes[n-1:]...)))
		}
		column.Children = append(column.Children, foot)
		fits = append(fits, column)
	}
	return fits
}

// stepper counts the soldiers that are to be struck.
func (v ordersView) stepper() widget.Widget {
	control := func(n int, name lang.Key, off bool) ui.Control {
		return ui.Control{Key: button(n).String(), Of: button(n), Layer: buttonLayer, Name: v.words.T(name), Off: off}
	}
	number := widget.Line(strconv.Itoa(v.struck), ui.Carved(24), sprites.Ink).Aligned(canvas.Centre)
	return widget.Stepper(control(buttonFewer, lang.ForhonorFewer, v.struck <= 1), control(buttonMore, lang.ForhonorMore, v.struck >= v.most), number)
}

// paper says what can still be done, and counts; nil where there is nothing to say.
func (v ordersView) paper(stepper widget.Widget) widget.Widget {
	head := widget.Row(6, widget.Gap(2), widget.Icon("steps", 20, sprites.Ink),
		widget.Line(v.head, ui.Strong(16), sprites.Ink)).Across(widget.Centre)
	return widget.If(v.head != "" || stepper != nil, widget.Panel{Paper: ui.Plate(), Child: widget.Pad(8, 3, widget.Column(3,
		widget.If(v.head != "", widget.Fixed(32, head)), widget.If(stepper != nil, widget.Fixed(leastPress, stepper))))})
}

// orderHead says how many steps the hero that is played has left, or what is to be chosen.
func (b *Board) orderHead() string {
	h, _, _, _ := b.state.Active()
	switch {
	case h == game.NoHero || b.state.Phase() != game.PhaseAct:
		return ""
	case b.aiming():
		return b.words().T(lang.ForhonorAim)
	}
	left := b.state.MovesLeft()
	if left == 0 {
		return b.words().T(lang.ForhonorNoSteps)
	}
	return b.words().T(lang.ForhonorSteps, lang.Count("n", left), lang.Count("m", h.Faction().Allowance()))
}
