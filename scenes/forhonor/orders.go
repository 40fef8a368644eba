package forhonor

import (
	"slices"
	"strconv"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// command is a button of the orders.
type command struct {
	part  rules.Part
	text  string // on the button
	name  string // what it is called; the text where it is empty
	icon  string
	first bool // the one to be pressed first
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
		return b.deeds()
	}
	return nil
}

// pinnedGoal reports whether a goal has been touched.
func (b *Board) pinnedGoal() bool {
	q, ok := squareOf(b.look.pin)
	return ok && b.goesTo(q)
}

// deeds are the orders for the hero that is played.
func (b *Board) deeds() (list []command) {
	words := b.words()
	if p := b.picked(); p != (rules.Part{}) && !b.aiming() {
		return b.strikes(p)
	}
	if b.pinnedGoal() {
		list = append(list, command{part: button(buttonGo), text: words.T(lang.ForhonorMarch), icon: "steps", first: true})
	}
	h, _, _, _ := b.state.Active()
	if b.may(verb(game.VerbShoot)) {
		list = append(list, command{part: order(game.ButtonShoot), text: words.T(lang.ForhonorShoot), icon: sprites.Hero(h).PowerIcon(), first: len(list) == 0})
	}
	if b.may(verb(game.VerbBanner)) {
		list = append(list, command{part: order(game.ButtonBanner), text: words.T(lang.ForhonorBanner), icon: "banner", first: len(list) == 0})
	}
	if b.may(verb(game.VerbDone)) {
		nothingElse := !slices.ContainsFunc(b.legal, func(c game.Choice) bool { return c.Verb != game.VerbDone })
		list = append(list, command{part: order(game.ButtonDone), text: words.T(lang.ForhonorDone), icon: "check", first: nothingElse})
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
		{order(game.ButtonShoot), lang.ForhonorShoot, sprites.Hero(h).PowerIcon()},
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

// shootName is what the button is called that shoots at a soldier: it tells which one falls.
func (b *Board) shootName(at game.Square) string {
	q, falls := b.shotFalls(at)
	if !falls {
		return ""
	}
	return b.words().T(lang.ForhonorShootFalls, lang.Text("at", q.String()))
}

// mostStruck is how many soldiers of the group that has been picked can be struck, 0 when none has.
func (b *Board) mostStruck() int {
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

// drawOrders draws what can be ordered now.
func (b *Board) drawOrders(c *canvas.Canvas) {
	list, r := b.commands(), b.layout.orders
	if r.Empty() || b.choice.State == nil || b.pending() || b.state.Phase() != game.PhaseAct && len(list) == 0 {
		return
	}
	p := planOrders(r, len(list), b.mostStruck() > 0)
	if !p.panel.Empty() {
		ui.DrawPaper(c, ui.Slip(), p.panel)
	}
	b.drawOrderHead(c, p.head)
	if b.mostStruck() > 0 {
		b.drawStepper(c, p)
	}
	buttons := make([]*ui.Control, len(list))
	for k, o := range list {
		paper := ui.Plain()
		if o.first {
			paper = ui.Primary()
		}
		buttons[k] = ui.Button("", o.text, o.icon, p.buttons[k], paper, nil)
	}
	ui.EvenLabels(buttons...)
	for k, o := range list {
		buttons[k].Paint(c, b.hovered(o.part))
		if slices.Contains(b.marks.Parts, o.part) {
			ui.DrawFocus(c, p.buttons[k], ui.Radius)
		}
	}
}

// hovered is how a button is drawn that may be under the mouse.
func (b *Board) hovered(p rules.Part) ui.Shown {
	if p == b.look.gaze && b.look.mouse {
		return ui.Shown{Hover: 1}
	}
	return ui.Shown{}
}

// drawOrderHead says how many steps the hero that is played has left.
func (b *Board) drawOrderHead(c *canvas.Canvas, r geom.Rect) {
	text := b.orderHead()
	if r.Empty() || text == "" {
		return
	}
	const icon = 20.0
	style := ui.Fit(ui.Strong(16), text, r.W-icon-14)
	ui.DrawIcon(c, "steps", geom.Pt(r.X+8+icon/2, r.Centre().Y), icon, sprites.Ink)
	c.Text(style, letters.Ellipsis(style, text, r.W-icon-14), geom.Pt(r.X+icon+14, canvas.InMiddle(style, r.Y, r.Bottom())), sprites.Ink, canvas.Left)
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

// drawStepper draws the number of soldiers between its buttons.
func (b *Board) drawStepper(c *canvas.Canvas, p ordersPlan) {
	const under = 12.0 // of a button the well reaches
	ui.DrawPaper(c, ui.Well(), p.count.InsetXY(-under, 5))
	for _, s := range []struct {
		r    geom.Rect
		icon string
		part rules.Part
		off  bool
	}{{p.less, "minus", button(buttonFewer), b.struck() <= 1}, {p.more, "plus", button(buttonMore), b.struck() >= b.mostStruck()}} {
		paper := ui.Plain()
		if s.off {
			paper = ui.Disabled()
		}
		ui.RoundButton("", "", s.icon, s.r, paper, nil).Paint(c, b.hovered(s.part))
	}
	style := ui.Carved(24)
	c.Text(style, strconv.Itoa(b.struck()), geom.Pt(p.count.Centre().X, canvas.InMiddle(style, p.count.Y, p.count.Bottom())), sprites.Ink, canvas.Centre)
}

// orderTargets are the buttons of the orders.
func (b *Board) orderTargets(add adder) {
	list := b.commands()
	if b.layout.orders.Empty() {
		return
	}
	p := planOrders(b.layout.orders, len(list), b.mostStruck() > 0)
	if b.mostStruck() > 0 && len(list) > 0 {
		add(button(buttonFewer), p.less, true, buttonZ, b.words().T(lang.ForhonorFewer))
		add(button(buttonMore), p.more, true, buttonZ, b.words().T(lang.ForhonorMore))
	}
	for k, o := range list {
		add(o.part, p.buttons[k], false, buttonZ, o.called())
	}
}
