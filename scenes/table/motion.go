package table

import (
	"slices"

	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/input"
)

// animate advances the movement of the last moves; any press brings it to its end at once.
func (t *Table) animate(f *input.Frame) {
	t.isStale = true
	if hasPress(f) {
		t.finish()
		return
	}
	if !t.presenter.Moving() {
		t.enqueue()
	}
	if t.presenter.Tick() && t.shownMoves == len(t.session.match.Log) {
		t.finishAnimations()
	}
	if t.readTree() {
		t.refresh()
	}
}

// secondPress is where a second press that follows at once does nothing, and for how many ticks.
type secondPress struct {
	area  geom.Rect
	ticks int
}

// expectSecond leaves out a second press where the last one was.
func (t *Table) expectSecond() {
	const wide = 48.0
	t.second = secondPress{geom.Around(t.pressedAt, wide, wide), secondTicks}
}

// dropSecond leaves out a second press that follows at once in the place of the one before, where that has given the
// turn to another person at this device, or has played a move on a panel over the table: it was not meant for what it
// hits.
func (t *Table) dropSecond(f *input.Frame) {
	if t.second.ticks > 0 {
		t.second.ticks--
		f.Pointers = slices.DeleteFunc(f.Pointers, func(p input.Pointer) bool { return p.Phase == input.Down && t.second.area.Contains(p.At) })
	}
	for _, p := range f.Pointers {
		if p.Phase == input.Down {
			t.pressedAt = p.At
		}
	}
}

// skipBotAnimation ends what bots show, or the rest between their acts, where somebody presses. It returns the frame without the key
// that did: it was not meant for what has the focus, unless that is a part of the board and a person's turn comes next.
func (t *Table) skipBotAnimation(f *input.Frame) *input.Frame {
	if !hasPress(f) || !t.botShows() {
		return f
	}
	t.pause = 0
	if len(f.Pointers) > 0 || t.choosesNext() {
		return f
	}
	if t.watching() {
		t.finish()
	}
	return withoutPress(f)
}

// withoutPress returns the frame without fingers, and without the key that presses.
func withoutPress(f *input.Frame) *input.Frame {
	confirm := func(i input.Action) bool { return i == input.Confirm }
	rest := *f
	rest.Pointers = nil
	rest.Actions = slices.DeleteFunc(slices.Clone(f.Actions), confirm)
	rest.Letters = slices.DeleteFunc(slices.Clone(f.Letters), confirm)
	return &rest
}

// choosesNext reports whether a person is to move after what is being shown, and has the focus on a part of the board.
func (t *Table) choosesNext() bool {
	_, person := t.session.nextPerson()
	c := t.page.FocusedControl()
	if !person || c == nil {
		return false
	}
	p, ok := PartOf(c)
	return ok && p.Kind != rules.PartButton
}

// botShows reports whether a bot's act is being shown, or rests while another bot is to act.
func (t *Table) botShows() bool {
	if t.guide != nil {
		return false
	}
	if !t.watching() {
		_, person := t.session.nextPerson()
		_, bot := t.session.botTurn()
		return bot && !person && t.pause > 0
	}
	n := t.shownMoves // is shown next
	if t.presenter.Moving() {
		n--
	}
	for ; n >= 0; n-- {
		if by := t.session.match.Log[n].By; by != rules.Nature {
			return t.session.players[by].Bot != ""
		}
	}
	return false
}

func hasPress(f *input.Frame) bool {
	for _, p := range f.Pointers {
		if p.Phase == input.Down {
			return true
		}
	}
	return f.Has(input.Confirm)
}

// finish brings all movement to its end.
func (t *Table) finish() {
	for t.watching() {
		if !t.presenter.Moving() {
			t.enqueue()
		}
		t.presenter.Finish()
	}
	t.finishAnimations()
}

// enqueue begins to show the next move of the log.
func (t *Table) enqueue() {
	n := t.shownMoves
	if n >= len(t.session.match.Log) {
		return
	}
	t.shownMoves++
	t.refresh()
	t.presenter.Add(t.session.events(n))
}

// finishAnimations follows a movement that has ended: the picture is the position, and the next seat may act.
func (t *Table) finishAnimations() {
	if t.waitsForLines() {
		return
	}
	t.session.updateViewer()
	if t.guide != nil {
		t.guide.OnRest()
	}
	if t.choiceUnchanged() {
		t.shownMoves = len(t.session.match.Log)
		t.startChoosing()
		t.updateHighlights() // boards put them out when they play
		return
	}
	t.seat()
	t.show()
	if t.guide != nil {
		return
	}
	if t.session.hasEnded() {
		if !t.hasShownResult {
			t.ending = endPause
			t.celebrate()
		}
		return
	}
	if next, ok := t.session.nextPerson(); ok && next == t.session.viewer {
		t.services.Sound.Play(audio.YourTurn)
	}
}

// choiceUnchanged reports whether the choices of a person are unchanged after somebody else has chosen: what
// the person holds or drags must stay in hand.
func (t *Table) choiceUnchanged() bool {
	next, ok := t.session.nextPerson()
	if !ok || !t.choose.active() || next != t.choose.by || t.session.hasEnded() {
		return false
	}
	if _, mustCover := t.session.needsCover(); mustCover {
		return false
	}
	var now chooser
	now.begin(t.session.match.Game, t.session.viewOf(next), next)
	return now.resume(t.choose)
}

// seat turns the board to the seat that looks or acts now, where the device goes round; before the cover opens it stays as it is.
func (t *Table) seat() {
	if _, mustCover := t.session.needsCover(); mustCover || !t.session.secretive() {
		return
	}
	t.below = t.side()
	t.relayout = true
}

// celebrate lets the end be heard: a victory where a person at this device has won, or only bots have played.
func (t *Table) celebrate() {
	payoffs := t.session.match.State().Payoffs()
	best := slices.Max(payoffs)
	if best == slices.Min(payoffs) {
		t.services.Sound.Play(audio.Draw)
		return
	}
	sound := audio.Lose
	for seat, payoff := range payoffs {
		if payoff == best && (t.session.people == 0 || t.session.people.Has(rules.Seat(seat))) {
			sound = audio.Win
		}
	}
	t.services.Sound.Play(sound)
}
