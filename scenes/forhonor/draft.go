package forhonor

import (
	"slices"

	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/anim"
	"engawa/scenes/lang"
	"engawa/scenes/widget"
)

// draftOverlay is a hand of heroes from which one is picked.
type draftOverlay struct {
	handOverlay
	onePick
	state draftState
}

// draftState is what lies on the table in a draft. Each event changes it.
type draftState struct {
	seat       rules.Seat // whose hand is shown
	sizes      [rules.MaxSeats]int
	pickCounts [rules.MaxSeats]int
	hand       []game.Hero // NoHero for a card that is not seen
	picks      []game.Hero // of the same seat, as the hand
	choice     game.Hero   // what the seat has chosen, as far as it is known; NoHero for nothing
}

// draftOf returns what a draft shows of a position to its viewer, with the hand of a seat.
func draftOf(s *game.State, of rules.Seat) draftState {
	d := draftState{seat: of}
	if s.Rules().IsOrderRandom {
		return d // heroes are dealt to the camps
	}
	for seat := range rules.Seat(s.Seats()) {
		_, d.sizes[seat] = s.Hand(seat)
		_, d.pickCounts[seat] = s.Picks(seat)
	}
	if int(of) >= s.Seats() {
		return d
	}
	d.hand, d.picks = listHeroes(s.Hand(of)), listHeroes(s.Picks(of))
	if c, ok := game.Fields(s.CommittedChoice(of)); ok && s.Phase() == game.PhasePick {
		d.choice = c.Hero
	}
	return d
}

// listHeroes lists the heroes of a set, and NoHero for those of n that are not in it.
func listHeroes(set game.HeroSet, n int) []game.Hero {
	list := slices.Collect(set.All())
	for len(list) < n {
		list = append(list, game.NoHero)
	}
	return list
}

// knows reports whether the hero lies in the hand that is shown, or has been picked from it.
func (o *draftOverlay) knows(h game.Hero) bool {
	return slices.Contains(o.state.hand, h) || slices.Contains(o.state.picks, h)
}

// take takes a hero out of the hand; where it is not known there, one that is not seen.
func (d *draftState) take(h game.Hero) {
	for _, want := range []game.Hero{h, game.NoHero} {
		if k := slices.Index(d.hand, want); k >= 0 {
			d.hand = slices.Delete(d.hand, k, k+1)
			return
		}
	}
}

// playDeal gives a hero card to a seat.
func (b *Board) playDeal(e rules.Event, speed anim.Speed) anim.Step {
	d, seat := &b.overlayState.draft.state, rules.Seat(e.To-game.PlaceHand)
	if seat < 0 || int(seat) >= len(d.sizes) {
		return nil
	}
	b.cover(&b.overlayState.draft)
	d.sizes[seat]++
	if seat == d.seat {
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
	d := &b.overlayState.draft.state
	if e.Thing != 0 || e.To != -1 {
		return nil // a seat looks at its new hand, which a position will show
	}
	for seat := range b.display.ready.All() {
		d.sizes[seat]--
		d.pickCounts[seat]++
		if seat == d.seat {
			d.take(d.choice)
			d.picks = append(d.picks, d.choice)
			slices.SortStableFunc(d.picks, byNumber)
		}
	}
	b.display.ready, d.choice = 0, game.NoHero
	return anim.Wait(speed.Ticks(phaseMS))
}

// playPass passes a hand on to the left neighbour. All hands go at once: only the last is waited for.
func (b *Board) playPass(e rules.Event, speed anim.Speed) anim.Step {
	d := &b.overlayState.draft.state
	from, to := rules.Seat(e.From-game.PlaceHand), rules.Seat(e.To-game.PlaceHand)
	if from < 0 || to < 0 || int(from) >= len(d.sizes) || int(to) >= len(d.sizes) {
		return nil
	}
	d.sizes[to] = int(e.N)
	if to == d.seat {
		d.hand = make([]game.Hero, e.N)
	}
	if from != 0 {
		return nil
	}
	b.sound(audio.HandPassed)
	return anim.NewTween(speed.Ticks(passMS), anim.CubicOut, func(p float64) { b.overlayState.draft.moves.slideShare = 1 - p })
}

// playEnlist shows a hero of one of the camps.
func (b *Board) playEnlist(h game.Hero, owner rules.Seat, speed anim.Speed) anim.Step {
	v, camps := &b.display, &b.overlayState.camps
	b.cover(camps)
	v.ready, b.overlayState.draft.state = 0, draftState{seat: b.below}
	v.enlist(h, owner)
	camps.moves = campsMoves{turningHero: h}
	b.sound(audio.CardFlip)
	rest := func() { camps.moves = campsMoves{} }
	step := anim.NewTween(speed.Ticks(flipMS), anim.Linear, func(p float64) { camps.moves.turn = p }).Then(rest)
	if v.countHeroes() < game.NumCamps*game.CampSize {
		return step
	}
	step.Then(rest)
	if !b.state.Rules().IsOrderFixed {
		return anim.Series(step, anim.Wait(speed.Ticks(readMS)), anim.Do(func() { b.introduces = speed != anim.Off && b.hasReader() }))
	}
	return anim.Series(step, anim.Wait(speed.Ticks(readMS)), anim.Do(func() { b.cover(&b.overlayState.line) }))
}

// playLineup shows the order in which the heroes of a camp act.
func (b *Board) playLineup(e rules.Event, speed anim.Speed) anim.Step {
	v, camp := &b.display, e.To-game.PlaceCamp
	if camp < 0 || camp >= game.NumCamps || len(e.Path) != game.CampSize {
		return nil
	}
	var line [game.CampSize]figure
	for k, h := range e.Path {
		if f := v.figure(game.Hero(h)); f != nil {
			line[k] = *f
		}
	}
	b.cover(&b.overlayState.camps)
	v.figures[camp], v.ready = line, 0
	b.sound(audio.CardFlip)
	return anim.Wait(speed.Ticks(readMS))
}

// drafter returns the seat that picks here now; false when nobody does.
func (b *Board) drafter() (rules.Seat, bool) {
	return b.choice.By, b.choice.State != nil && b.state.Phase() == game.PhasePick
}

// note says what becomes of the hand: that it is being dealt, to whom it goes on, or that others are picking.
func (o *draftOverlay) note(b *Board) string {
	words := b.words()
	if b.state.Phase() == game.PhaseDeal {
		return words.T(lang.ForhonorDraftDealing)
	}
	if _, picks := b.drafter(); !picks {
		return words.T(lang.ForhonorDraftWait)
	}
	left := rules.Seat((int(o.state.seat) + 1) % b.state.Seats())
	return words.T(lang.ForhonorDraftPassed, lang.Text("name", b.playerName(left)))
}

func (o *draftOverlay) update(b *Board) {
	d, words := &o.state, b.words()
	picked, able := draftedHero(o.card)
	m := handModel{title: words.T(lang.ForhonorDraft), note: o.note(b), camp: b.campBelow(), size: len(d.hand), detail: picked, opening: !b.isWatched}
	for k, h := range d.hand {
		chosen := h != game.NoHero && (h == picked || h == d.choice)
		m.hand[k] = handCard{hero: h, isChosen: chosen, isLifted: chosen}
	}
	m.pickCount = copy(m.picks[:], d.picks)
	for seat := range rules.Seat(b.state.Seats()) {
		if d.sizes[seat] > 0 {
			m.choosing = m.choosing.With(seat)
		}
	}
	if !b.isWatched && b.choosesInSecret() {
		m.invite = words.T(lang.ForhonorDraftRead)
	}
	if mates := members(b.state, b.state.Camp(d.seat)); !b.isWatched && mates > 0 && game.CampSize%mates == 0 {
		m.heroCount = game.CampSize / mates
	}
	if _, picks := b.drafter(); picks {
		m.ask, _ = o.message(b)
		m.commit, m.able = words.T(lang.ForhonorDraftChoose), able
		if m.able {
			m.commit = words.T(lang.ForhonorDraftPick, lang.Text("hero", b.heroName(picked)))
		}
	}
	o.show(b, draftPanel, m)
}

// Narration implements [widget.Overlay].
func (o *draftOverlay) Narration() []string { return []string{o.Model().note} }

func (*draftOverlay) ground(b *Board) widget.Widget { return b.buildBesidePanel(draftPanel) }

func (o *draftOverlay) message(b *Board) (string, bool) {
	if _, picks := b.drafter(); !picks {
		return "", false
	}
	return b.words().T(lang.ForhonorDraftMessage, lang.Text("name", b.playerName(b.choice.By))), true
}
