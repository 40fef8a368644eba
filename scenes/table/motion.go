package table

import (
	"slices"

	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/input"
	"engawa/scenes/ui"
)

// animate advances the movement of the last moves; any press brings it to its end at once.
func (t *Table) animate(f *input.Frame) {
	t.stale = true
	if pressed(f) {
		t.skipMovement(f)
		return
	}
	if !t.presenter.Moving() {
		t.enqueue()
	}
	if t.presenter.Tick() && t.shown == len(t.session.match.Log) {
		t.settle()
	}
	if t.readTree() {
		t.refresh()
	}
}

func pressed(f *input.Frame) bool {
	for _, p := range f.Pointers {
		if p.Phase == input.Down {
			return true
		}
	}
	return f.Has(input.Confirm)
}

// skipMovement ends the movement that a press does not wait for. The press then counts for what it was meant for: not for a
// button that comes, or becomes another one, with the end.
func (t *Table) skipMovement(f *input.Frame) {
	button := func(c *ui.Control) string {
		if p, ok := PartOf(c); ok && p.Kind == rules.PartButton {
			return c.Key + " " + c.Name
		}
		return ""
	}
	under := func() (list []string) {
		for _, p := range f.Pointers {
			list = append(list, button(t.page.At(p.At, p.Touch)))
		}
		return append(list, button(t.page.Focused()))
	}
	before := under()
	t.finish()
	now := under()
	other := func(k int) bool { return now[k] != "" && now[k] != before[k] }
	if other(len(f.Pointers)) {
		f.Handle(input.Confirm)
	}
	for k := len(f.Pointers) - 1; k >= 0; k-- {
		if f.Pointers[k].Phase == input.Down && other(k) {
			f.Pointers = slices.Delete(f.Pointers, k, k+1)
		}
	}
}

// finish brings all movement to its end.
func (t *Table) finish() {
	for t.watching() {
		if !t.presenter.Moving() {
			t.enqueue()
		}
		t.presenter.Finish()
	}
	t.settle()
}

// enqueue begins to show the next move of the log.
func (t *Table) enqueue() {
	n := t.shown
	if n >= len(t.session.match.Log) {
		return
	}
	t.shown++
	t.refresh()
	t.presenter.Add(t.session.events(n))
}

// settle follows a movement that has ended: the picture is the position, and the next seat may act.
func (t *Table) settle() {
	t.session.settleViewer()
	if t.guide != nil {
		t.guide.Rested()
	}
	if t.undisturbed() {
		t.shown = len(t.session.match.Log)
		t.offer()
		t.lights() // boards put them out when they play
		return
	}
	t.seat()
	t.show()
	if t.guide != nil {
		return
	}
	if t.session.over() {
		if !t.seen {
			t.ending = endPause
			t.celebrate()
		}
		return
	}
	if next, ok := t.session.nextPerson(); ok && next == t.session.viewer {
		t.house.Sound.Play(audio.YourTurn)
	}
}

// undisturbed reports whether a person still chooses from the same, although somebody else has chosen meanwhile: what
// it holds or lays must not be snapped out of its hand.
func (t *Table) undisturbed() bool {
	next, ok := t.session.nextPerson()
	if !ok || !t.choose.active() || next != t.choose.by || t.session.over() {
		return false
	}
	if _, mustCover := t.session.covered(); mustCover {
		return false
	}
	var now chooser
	now.begin(t.session.match.Game, t.session.viewOf(next), next)
	return now.resume(t.choose)
}

// seat turns the board to whoever looks or acts now, where the device goes round; before doors it stays as it is.
func (t *Table) seat() {
	if _, mustCover := t.session.covered(); mustCover || !t.session.secretive() {
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
		t.house.Sound.Play(audio.Draw)
		return
	}
	sound := audio.Lose
	for seat, payoff := range payoffs {
		if payoff == best && (t.session.people == 0 || t.session.people.Has(rules.Seat(seat))) {
			sound = audio.Win
		}
	}
	t.house.Sound.Play(sound)
}
