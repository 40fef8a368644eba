package forhonor

import (
	"slices"

	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/anim"
	"engawa/scenes/lang"
)

// draftDesk is what lies on the table in a draft. Each event changes it.
type draftDesk struct {
	of     rules.Seat // whose hand is shown
	sizes  [rules.MaxSeats]int
	picked [rules.MaxSeats]int
	hand   []game.Hero // NoHero for a card that is not seen
	picks  []game.Hero // of the same seat, as the hand
	laid   game.Hero   // what the seat has chosen, as far as it is known; NoHero for nothing
	slid   float64     // how far the hands still are from their new owners, 0 at rest to 1
}

// draftOf returns the desk of a position as its viewer sees it, with the hand of a seat.
func draftOf(s *game.State, of rules.Seat) draftDesk {
	d := draftDesk{of: of}
	if s.Rules().Random {
		return d // heroes are dealt to the camps
	}
	for seat := range rules.Seat(s.Seats()) {
		_, d.sizes[seat] = s.Hand(seat)
		_, d.picked[seat] = s.Picks(seat)
	}
	if int(of) >= s.Seats() {
		return d
	}
	d.hand, d.picks = known(s.Hand(of)), known(s.Picks(of))
	if c, ok := game.Fields(s.Committed(of)); ok && s.Phase() == game.PhasePick {
		d.laid = c.Hero
	}
	return d
}

// known lists the heroes of a set, and NoHero for those of n that are not in it.
func known(set game.HeroSet, n int) []game.Hero {
	list := slices.Collect(set.All())
	for len(list) < n {
		list = append(list, game.NoHero)
	}
	return list
}

// take takes a hero out of the hand; where it is not known there, one that is not seen.
func (d *draftDesk) take(h game.Hero) {
	for _, want := range []game.Hero{h, game.NoHero} {
		if k := slices.Index(d.hand, want); k >= 0 {
			d.hand = slices.Delete(d.hand, k, k+1)
			return
		}
	}
}

// playDeal gives a hero card to a seat.
func (b *Board) playDeal(e rules.Event, speed anim.Speed) anim.Step {
	d, seat := &b.over.draft, rules.Seat(e.To-game.PlaceHand)
	if seat < 0 || int(seat) >= len(d.sizes) {
		return nil
	}
	b.shown.scene = draftScene
	d.sizes[seat]++
	if seat == d.of {
		d.hand = append(d.hand, heroOfThing(e.Thing))
		slices.SortStableFunc(d.hand, byNumber)
	}
	b.sound(audio.CardDeal)
	return anim.Wait(speed.Ticks(dealMS))
}

// byNumber orders heroes by number, those that are not seen last.
func byNumber(a, b game.Hero) int { return int(a-1) - int(b-1) }

// playPicks takes the picks of all seats out of their hands.
func (b *Board) playPicks(e rules.Event, speed anim.Speed) anim.Step {
	d := &b.over.draft
	if e.Thing != 0 || e.To != -1 {
		return nil // a seat looks at its new hand, which a position will show
	}
	for seat := range b.shown.ready.All() {
		d.sizes[seat]--
		d.picked[seat]++
		if seat == d.of {
			d.take(d.laid)
			d.picks = append(d.picks, d.laid)
			slices.SortStableFunc(d.picks, byNumber)
		}
	}
	b.shown.ready, d.laid = 0, game.NoHero
	return anim.Wait(speed.Ticks(phaseMS))
}

// playPass passes a hand on to the left neighbour. All hands go at once: only the last is waited for.
func (b *Board) playPass(e rules.Event, speed anim.Speed) anim.Step {
	d := &b.over.draft
	from, to := rules.Seat(e.From-game.PlaceHand), rules.Seat(e.To-game.PlaceHand)
	if from < 0 || to < 0 || int(from) >= len(d.sizes) || int(to) >= len(d.sizes) {
		return nil
	}
	d.sizes[to] = int(e.N)
	if to == d.of {
		d.hand = make([]game.Hero, e.N)
	}
	if from != 0 {
		return nil
	}
	b.sound(audio.HandPassed)
	return anim.NewTween(speed.Ticks(passMS), anim.CubicOut, func(p float64) { d.slid = 1 - p })
}

// playEnlist shows a hero of one of the camps.
func (b *Board) playEnlist(h game.Hero, owner rules.Seat, speed anim.Speed) anim.Step {
	v, o := &b.shown, &b.over
	v.scene, v.ready, o.draft = campsScene, 0, draftDesk{of: b.below}
	v.enlist(h, owner)
	o.camps = campsSheet{fresh: h}
	b.sound(audio.CardFlip)
	step := anim.NewTween(speed.Ticks(flipMS), anim.Linear, func(p float64) { o.camps.turn = p }).Then(func() { o.camps = campsSheet{} })
	if v.enlisted() < game.NumCamps*game.CampSize {
		return step
	}
	step.Then(func() { o.camps = campsSheet{} })
	if !b.state.Rules().Fixed {
		return anim.Series(step, anim.Wait(speed.Ticks(readMS)))
	}
	return anim.Series(step, anim.Wait(speed.Ticks(readMS)), anim.Do(func() { v.scene = lineScene }))
}

// playLineup shows the order in which the heroes of a camp act.
func (b *Board) playLineup(e rules.Event, speed anim.Speed) anim.Step {
	v, camp := &b.shown, e.To-game.PlaceCamp
	if camp < 0 || camp >= game.NumCamps || len(e.Path) != game.CampSize {
		return nil
	}
	var line [game.CampSize]figure
	for k, h := range e.Path {
		if f := v.figure(game.Hero(h)); f != nil {
			line[k] = *f
		}
	}
	v.figures[camp], v.scene, v.ready = line, campsScene, 0
	b.sound(audio.CardFlip)
	return anim.Wait(speed.Ticks(readMS))
}

// leaveCamps takes the sheet with the heroes of both camps away.
func (b *Board) leaveCamps(speed anim.Speed) anim.Step {
	return anim.Series(anim.NewTween(speed.Ticks(veilMS), anim.CubicOut, func(p float64) { b.over.camps.away = p }), anim.Do(func() {
		b.over.camps, b.shown.scene = campsSheet{}, battleScene
	}))
}

// drafter returns the seat that picks here now; false when nobody does.
func (b *Board) drafter() (rules.Seat, bool) {
	return b.choice.By, b.choice.State != nil && b.state.Phase() == game.PhasePick
}

// pickWords returns what stands on the main button of a draft, and whether it does anything now.
func (b *Board) pickWords() (text string, on bool) {
	if h := b.over.picked.hero; h != game.NoHero {
		return b.words().T(lang.ForhonorDraftPick, lang.Text("hero", b.heroName(h))), true
	}
	return b.words().T(lang.ForhonorDraftChoose), false
}

// draftTargets are the cards of the hand and the main button.
func (b *Board) draftTargets(add adder) {
	p, d := b.handPlan(), &b.over.draft
	for k, r := range p.cells(len(d.hand)) {
		if h := d.hand[k]; h != game.NoHero {
			add(cardPart(h), r, false, overZ, b.heroCardWords(h))
		}
	}
	for k, r := range p.rowOf(len(d.picks)) {
		if h := d.picks[k]; h != game.NoHero {
			add(button(buttonSheet+int(h)), r, true, overZ, b.words().Of(b.words().T(lang.ForhonorDraftYours), b.heroName(h)))
		}
	}
	b.detailTarget(add, p.detail)
	if _, ok := b.drafter(); ok && !b.pending() {
		text, _ := b.pickWords()
		add(button(buttonCommit), p.commit, false, overZ, text)
	}
}

// heroCardWords tells what stands on the card of a hero.
func (b *Board) heroCardWords(h game.Hero) string {
	words := b.words()
	hero := words.Hero(h.String())
	faction, _ := words.Faction(h.Faction().String())
	return hero.Name + ", " + faction + ". " + hero.Long
}
