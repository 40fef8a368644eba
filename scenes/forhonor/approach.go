package forhonor

import (
	"strings"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	forhonorsprites "engawa/sprites/forhonor"
)

// approach is how the hero that is played, or has been touched to be named, comes to fight a foe that it cannot fight from
// where it stands.
type approach struct {
	game.Approach
	from game.Square // of the hero; NoSquare where it enters
	foe  rules.Part  // that is pointed at: a hero or the square of a soldier
	at   game.Square // of the foe
}

// stop returns the square from which the hero fights.
func (a *approach) stop() game.Square { return a.Way[len(a.Way)-1] }

// isReachableNow reports whether the hero can walk there and fight in this activation.
func (a *approach) isReachableNow() bool { return a.Rounds == 0 && len(a.Way) > 0 }

// approachingHero returns the hero of which ways to foes are shown: the one that the local player plays, or one that it could name
// and has touched; NoHero for none.
func (b *Board) approachingHero() game.Hero {
	if b.choice.State == nil || !b.isAtRest() {
		return game.NoHero
	}
	switch b.state.Phase() {
	case game.PhaseAct:
		h, _, _, _ := b.state.Active()
		return h
	case game.PhaseCall:
		if h, ok := heroIn(b.look.pin); ok && b.eligibleNow(h) {
			return h
		}
	}
	return game.NoHero
}

// approachTo returns how that hero comes to fight the foe on the battlefield that a part shows; false where it can be
// fought or shot at without a step, and where no way leads to it.
func (b *Board) approachTo(p rules.Part) (a approach, ok bool) {
	h := b.approachingHero()
	if h == game.NoHero || p.Kind == rules.PartButton {
		return a, false
	}
	f, camp, _ := b.state.Figure(h)
	a.from, a.foe = f.At, p
	var against bool
	if a.at, against = b.standsAt(p, camp); a.at == game.NoSquare || !against {
		return a, false
	}
	foe, hero := heroIn(p)
	if b.may(func(c game.Choice) bool { return hero && aimsAt(c, foe, a.at) || !hero && b.strikesAt(c, a.at) }) {
		return a, false
	}
	known := &b.positionCache.approaches
	if known.state != b.state || known.hero != h {
		*known = approaches{state: b.state, hero: h, to: map[game.Square]*game.Approach{}}
	}
	way, seen := known.to[a.at]
	if !seen {
		if found, ok := b.state.Approach(h, a.at); ok {
			way = &found
		}
		known.to[a.at] = way
	}
	if way == nil {
		return a, false
	}
	a.Approach = *way
	return a, a.Rounds > 0 || len(a.Way) > 0
}

// approaches are those of a hero that have been found in a position, by the square of the foe; nil where there is none.
type approaches struct {
	state *game.State
	hero  game.Hero
	to    map[game.Square]*game.Approach
}

// strikesAt reports whether an action removes soldiers of the group of the one on the square, or shoots at it.
func (b *Board) strikesAt(c game.Choice, at game.Square) bool {
	_, group, ok := b.state.Group(at)
	return ok && (c.Verb == game.VerbRaze && c.Group == group || c.Verb == game.VerbShoot && c.At == at)
}

// approach returns how the hero that is played comes to fight who is looked at, or else has been touched while nothing
// else is looked at to which it could go.
func (b *Board) approach() (a approach, ok bool) {
	if len(b.choice.Picked) > 0 && !b.pending() {
		return a, false
	}
	if b.state.Phase() == game.PhaseCall {
		return b.approachTo(b.look.measuredSquare)
	}
	if !b.pending() {
		if a, ok := b.approachTo(b.look.hovered); ok {
			return a, true
		}
		if q, is := squareOf(b.look.hovered); is && b.goesTo(q) {
			return a, false
		}
	}
	return b.touchedApproach()
}

// touchedApproach returns how the hero that is played comes to fight who has been touched.
func (b *Board) touchedApproach() (approach, bool) {
	if b.state.Phase() != game.PhaseAct {
		return approach{}, false
	}
	return b.approachTo(b.look.pin)
}

// plan returns the approach to who has been touched, if the hero can walk there and fight in this activation.
func (b *Board) plan() (a approach, ok bool) {
	if len(b.choice.Picked) > 0 && !b.pending() {
		return a, false
	}
	a, ok = b.touchedApproach()
	return a, ok && a.isReachableNow()
}

// orderPlan returns what the table is to play when the foe of a plan is touched again, or its button: the walk, and
// the fight.
func (b *Board) orderPlan(p rules.Part) (table.Answer, bool) {
	a, ok := b.plan()
	if !ok || b.pending() {
		return table.Answer{}, false
	}
	fight := b.fightParts(a)
	switch {
	case p == order(game.ButtonStampede) && b.stampedes(a):
		fight[1] = p
	case !sameSubject(p, a.foe) && p != button(buttonGo):
		return table.Answer{}, false
	}
	return table.Answer{Then: table.ThenPlay, Parts: []rules.Part{squarePart(a.stop())}, More: [][]rules.Part{fight}}, true
}

// stampedes reports whether the fight at the end of an approach may begin with a stampede.
func (b *Board) stampedes(a approach) bool {
	h, _, _, _ := b.state.Active()
	return a.Fight.Verb == game.VerbAttack && h.Power() == game.PowerStampede
}

// fightParts are the parts of the fight at the end of an approach.
func (b *Board) fightParts(a approach) []rules.Part {
	switch a.Fight.Verb {
	case game.VerbAttack:
		return []rules.Part{a.foe, order(game.ButtonAttack)}
	case game.VerbShoot:
		return []rules.Part{a.foe, order(game.ButtonShoot)}
	}
	return []rules.Part{a.foe, order(game.ButtonRaze), countPart(b.strikeCount())}
}

// planCommands are the orders of a plan.
func (b *Board) planCommands(a approach) []command {
	list := []command{b.planCommand(a)}
	if b.stampedes(a) {
		list = append(list, command{part: order(game.ButtonStampede), text: b.words().T(lang.ForhonorStampede), icon: "stampede"})
	}
	return list
}

// planCommand is the first order of a plan.
func (b *Board) planCommand(a approach) command {
	words, moves, struck := b.words(), lang.Count("n", len(a.Way)), lang.Count("m", b.strikeCount())
	foe := b.speaker().hero("hero", a.Fight.Hero)
	o := command{part: button(buttonGo), icon: "sword", first: true}
	switch a.Fight.Verb {
	case game.VerbAttack:
		o.text, o.name = words.T(lang.ForhonorFight, foe), words.T(lang.ForhonorMarchFight, moves, foe)
	case game.VerbShoot:
		h, _, _, _ := b.state.Active()
		target, _ := heroIn(a.foe)
		o.text, o.name = words.T(lang.ForhonorShoot), words.T(lang.ForhonorMarchShoot, moves, b.speaker().hero("hero", target))
		o.icon = forhonorsprites.Hero(h).PowerIcon()
	default:
		o.text, o.name = words.T(lang.ForhonorStrikeShort, lang.Count("n", b.strikeCount())), words.T(lang.ForhonorMarchStrike, moves, struck)
	}
	return o
}

// approachWords says in how many rounds the hero that is played comes to fight who is looked at or has been touched, or
// what the plan is; "" for neither.
func (b *Board) approachWords() string {
	a, ok := b.approach()
	if !ok || b.pending() {
		return ""
	}
	words := b.words()
	switch h, hero := heroIn(a.foe); {
	case a.isReachableNow():
		name := b.planCommand(a).name
		if sameSubject(a.foe, b.look.pin) {
			return b.pickedWords(name)
		}
		return joinSentences(words.T(lang.ForhonorMessageDo, b.speaker().who(b.choice.By), lang.Text("commands", name)), b.consequences())
	case b.hasShot():
		return "" // it has just reached the foe otherwise
	case hero:
		return words.T(lang.ForhonorMessageFar, b.speaker().hero("hero", h), lang.Count("n", a.Rounds))
	default:
		return words.T(lang.ForhonorMessageFarSoldiers, lang.Count("n", a.Rounds))
	}
}

// hasShot reports whether the hero that is played has shot in this activation.
func (b *Board) hasShot() bool {
	shot, _ := b.state.ShotAndBanner()
	return shot && b.state.Phase() == game.PhaseAct
}

// drawApproach draws the way of an approach, with a dot where the hero stands at the end of each round before the last.
func (b *Board) drawApproach(c *canvas.Canvas, a *approach) {
	var points []geom.Point
	if a.from != game.NoSquare {
		points = append(points, b.chart.Middle(a.from))
	}
	for _, q := range a.Way {
		points = append(points, b.chart.Middle(q))
	}
	forhonorart.DrawTrail(c, b.chart, points)
	for _, n := range a.Halts {
		if n > 0 {
			forhonorart.DrawHalt(c, b.chart, a.Way[n-1])
		}
	}
}

// drawFoe draws what an approach costs, and a ring round the hero to which it leads.
func (b *Board) drawFoe(c *canvas.Canvas, a *approach) {
	if a.isReachableNow() {
		forhonorart.DrawSteps(c, b.chart, a.stop(), len(a.Way))
	}
	if _, hero := heroIn(a.foe); !hero || b.chart.Side < forhonorart.SpotsBelow {
		return
	}
	kind := forhonorsprites.FightRing
	if a.Fight.Verb == game.VerbShoot {
		kind = forhonorsprites.ShotTarget
	}
	forhonorart.DrawRing(c, b.chart, a.at, kind)
}

// fightAhead returns the fight that is looked at, picked or planned, and whether the hero that is played walks there first;
// false where there is none.
func (b *Board) fightAhead() (fight game.Choice, walks, ok bool) {
	if b.choice.State == nil || b.state.Phase() != game.PhaseAct || b.aiming() {
		return fight, false, false
	}
	if a, ok := b.approach(); ok {
		return a.Fight, true, a.isReachableNow()
	}
	for _, p := range []rules.Part{b.firstPick(), b.look.hovered} {
		if fight, ok := b.fightWith(p); ok {
			return fight, false, true
		}
	}
	return fight, false, false
}

// consequences says of that fight who gangs up, and that the hero cannot move again; "" where neither is so.
func (b *Board) consequences() string {
	fight, walks, ok := b.fightAhead()
	if !ok || !b.isAtRest() {
		return ""
	}
	var list []string
	h, _, _, _ := b.state.Active()
	if fight.Verb == game.VerbAttack {
		if friend := b.state.GangUpOn(h, fight.Hero); friend != game.NoHero {
			list = append(list, b.words().T(lang.ForhonorAfterGang, b.speaker().hero("friend", friend), b.speaker().hero("hero", fight.Hero)))
		}
	}
	if b.state.MovesLeft() > 0 && b.state.MovesAfter(fight, walks) == 0 {
		list = append(list, b.words().T(lang.ForhonorAfterNoMoves))
	}
	return strings.Join(list, " ")
}

// fightWith returns what the hero that is played could do at once to who is pointed at on the battlefield: fight, or
// strike as many soldiers as are counted.
func (b *Board) fightWith(p rules.Part) (fight game.Choice, ok bool) {
	if h, hero := heroIn(p); hero {
		return game.Choice{Verb: game.VerbAttack, Hero: h}, p.Kind != rules.PartButton && b.aims.fights.Has(h)
	}
	q, is := squareOf(p)
	_, group, soldier := b.state.Group(q)
	if !is || !soldier {
		return fight, false
	}
	for _, c := range b.legal {
		if c.Verb == game.VerbRaze && c.Group == group && (!ok || c.Count > fight.Count) {
			fight, ok = c, true
		}
	}
	if ok && p == b.firstPick() {
		fight.Count = b.strikeCount()
	}
	return fight, ok
}
