package honshu

import (
	"fmt"
	"slices"
	"testing"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/anim"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// handOnlyMoments are a moment of each phase in which a seat acts.
func handOnlyMoments(t *testing.T) (list []*testBoard) {
	for _, m := range []struct {
		setup rules.Setup
		phase game.Phase
	}{
		{trickOf(5), game.PhasePlay}, {trickOf(4), game.PhaseTake}, {trickOf(2), game.PhaseBid}, {trickOf(2), game.PhaseContest}, {trickOf(2), game.PhaseChoose},
		{trickOf(2), game.PhaseKeep}, {draftOf(4), game.PhasePick}, {draftOf(2), game.PhaseDrop}, {trickOf(5), game.PhaseBuild},
	} {
		for round := 2; round <= game.Rounds; round++ {
			if d := newTestBoard(t, m.setup, m.phase, round, landscape()); d.state.Phase() == m.phase && d.state.Round() == round {
				list = append(list, d)
				break
			}
		}
	}
	return list
}

// showHandOnly shows the same in a room beside a table screen.
func (d *testBoard) showHandOnly(v stage.View) {
	d.Show(table.Position{State: d.match.State().View(0), Relayout: true, View: v, HandOnly: true})
	d.showChoice()
}

// phones are upright phones.
func phones() (list []stage.View) {
	for _, size := range [][2]float64{{390, 844}, {320, 568}} {
		list = append(list, stage.NewView(size[0], size[1], 1, geom.Insets{}))
	}
	return list
}

// choiceKey is what tells choices apart that are not worth the same: squares that give the same good are.
type choiceKey struct {
	verb  game.Verb
	card  game.Card
	n     int
	goods [game.NumColours]int
}

func (d *testBoard) keyOf(a rules.Action) choiceKey {
	c, _ := game.Fields(a)
	if c.Verb == game.VerbBuild {
		return choiceKey{verb: c.Verb} // where the card is laid is chosen by the same controls as ever
	}
	k := choiceKey{verb: c.Verb, card: c.Card, n: c.N}
	for n, at := range c.From {
		if c.Boost && n == 0 || c.Verb == game.VerbPay {
			k.goods[d.colourAt(at)]++
		}
	}
	return k
}

// chooseByPress makes a choice by pressing what is there, and returns what has come of it.
func (d *testBoard) chooseByPress(want choiceKey) (choiceKey, bool) {
	d.hand.selection = selection{}
	tap := func(p rules.Part) {
		if slices.ContainsFunc(d.cells(), func(c *ui.Control) bool { return c.Of == p && !c.Rect.Empty() }) {
			d.touch(p)
		}
	}
	switch stand := button(int(game.ButtonStand)); {
	case want.verb == game.VerbStand && slices.ContainsFunc(d.cells(), func(c *ui.Control) bool { return c.Of == stand }):
		a, ok := d.actionOf([]rules.Part{stand})
		return d.keyOf(a), ok
	case want.verb == game.VerbPair:
		tap(cardPart(d.state.Pair(want.n)[0]))
	case want.card != game.NoCard:
		tap(cardPart(want.card))
	}
	for good, n := range want.goods {
		for range n {
			tap(button(buttonGood + good))
		}
	}
	if !slices.ContainsFunc(d.cells(), func(c *ui.Control) bool { return c.Of == button(buttonMain) }) {
		return choiceKey{}, false
	}
	parts, _ := d.compose(button(buttonMain))
	a, ok := d.actionOf(parts)
	return d.keyOf(a), ok
}

// TestBesideATableScreenEveryChoiceCanBeMade makes every choice of each phase by what is on a phone that leaves out what is
// public: nothing of other seats is there, and the cards of the middle only while one of them is chosen.
func TestBesideATableScreenEveryChoiceCanBeMade(t *testing.T) {
	moments := handOnlyMoments(t)
	if len(moments) != 9 {
		t.Fatalf("there are %d moments", len(moments))
	}
	for _, v := range phones() {
		for _, d := range moments {
			d.showHandOnly(v)
			about := fmt.Sprintf("%v, %v", v.Safe, d.state.Phase())
			for _, name := range []string{slotTrack, slotGoal, slotPool, slotUnseen, slotPanel(1), table.SlotSeat(1), table.SlotLog} {
				if r := d.tree().Slot(name); !r.Empty() || !d.room(name).Empty() {
					t.Errorf("%s: %s is there", about, name)
				}
			}
			if d.tree().Slot(table.SlotTool(toolWhole)).Empty() {
				t.Errorf("%s: nothing shows the whole table", about)
			}
			middle := slices.Contains([]game.Phase{game.PhaseTake, game.PhaseChoose, game.PhaseKeep}, d.state.Phase())
			if got := !d.middleRoom().Empty(); got != middle {
				t.Errorf("%s: the middle is there: %t", about, got)
			}
			for _, a := range d.state.Legal(0, nil) {
				want := d.keyOf(a)
				if got, ok := d.chooseByPress(want); !ok || got != want {
					t.Errorf("%s: %+v cannot be chosen: %+v, %t", about, want, got, ok)
					break
				}
			}
		}
	}
}

// TestBesideATableScreenEverythingHasRoom lays that out in every language, with words as usual and twice as large.
func TestBesideATableScreenEverythingHasRoom(t *testing.T) {
	moments := handOnlyMoments(t)
	for _, v := range phones() {
		for _, tag := range lang.Tags() {
			for _, text := range []float64{1, 2} {
				v.Text = text
				for _, d := range moments {
					d.services.Words = lang.For(tag)
					d.showHandOnly(v.For(nil))
					d.checkRoom(fmt.Sprintf("%v %s %v, %v", v.Safe, tag, text, d.state.Phase()))
				}
			}
		}
	}
}

// TestBesideATableScreenMatchesGoOn shows whole matches event by event on a phone beside a table screen, and turns from the
// hand to the whole table and back in between.
func TestBesideATableScreenMatchesGoOn(t *testing.T) {
	for _, setup := range []rules.Setup{trickOf(5), trickOf(2), draftOf(3)} {
		m := playToPhase(t, setup, game.PhaseOver, 0)
		d := newTestBoard(t, setup, game.PhaseBuild, 1, landscape())
		d.match = m
		for n := range m.Log {
			d.Show(table.Position{State: m.At(n).View(0), Relayout: n%7 < 2, View: phones()[n%2], HandOnly: n%7 > 0})
			_, events := m.ViewMove(n, 0)
			for _, e := range events {
				if step := d.Play(e, anim.Normal); step != nil {
					for k := 0; !step.Tick(); k++ {
						if k == 3 {
							d.draw()
						}
					}
				}
			}
		}
	}
}
