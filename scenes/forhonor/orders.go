package forhonor

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
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
	off   bool // it does nothing now, and keeps its place
}

// label is what the button is called.
func (o command) label() string {
	if o.name != "" {
		return o.name
	}
	return o.text
}

// commands returns what can be ordered now, the first button first; none while others act or an action waits to be
// confirmed.
func (b *Board) commands() []command {
	if b.choice.State == nil || b.pending() || !b.isAtRest() {
		return nil
	}
	switch b.state.Phase() {
	case game.PhaseCall:
		if h, ok := heroIn(b.look.pin); ok && b.eligibleNow(h) {
			text := b.words().T(lang.ForhonorActivate, lang.Text("hero", b.heroName(h)))
			return []command{{part: button(buttonGo), text: text, icon: "flag", first: true}}
		}
	case game.PhaseShove:
		if b.hasPinnedGoal() {
			return []command{{part: button(buttonGo), text: b.words().T(lang.ForhonorMakeRoom), icon: "steps", first: true}}
		}
	case game.PhaseAct:
		return b.heroCommands()
	}
	return nil
}

// hasPinnedGoal reports whether a goal has been touched.
func (b *Board) hasPinnedGoal() bool {
	q, ok := squareOf(b.look.pin)
	return ok && b.goesTo(q)
}

// heroCommands are the orders for the hero that is played.
func (b *Board) heroCommands() (list []command) {
	words := b.words()
	if p := b.firstPick(); p != (rules.Part{}) && !b.aiming() {
		return b.strikes(p)
	}
	if a, ok := b.plan(); ok {
		return b.planCommands(a)
	}
	if b.hasPinnedGoal() {
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
	if most := b.maxStrikes(); most > 0 {
		n := lang.Count("n", b.strikeCount())
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
	return b.words().T(lang.ForhonorShootFalls, lang.Text("target", at.String()), lang.Text("at", q.String()))
}

// maxStrikes is how many soldiers of the group that has been picked can be struck, or of that to which the hero would
// walk; 0 for none.
func (b *Board) maxStrikes() int {
	if a, ok := b.plan(); ok {
		return a.Fight.Count
	}
	q, ok := squareOf(b.firstPick())
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

// strikeCount is how many soldiers are to be struck.
func (b *Board) strikeCount() int {
	most := b.maxStrikes()
	if b.look.count == 0 {
		return most
	}
	return min(b.look.count, most)
}

// composedChoice returns the parts of the whole choice that the main button stands for.
func (b *Board) composedChoice() []rules.Part {
	if b.maxStrikes() > 0 {
		return []rules.Part{b.firstPick(), order(game.ButtonRaze), countPart(b.strikeCount())}
	}
	if h, ok := heroIn(b.look.pin); ok {
		return []rules.Part{heroPart(h)}
	}
	return []rules.Part{b.look.pin}
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
