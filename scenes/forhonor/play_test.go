package forhonor

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// describeScreen reports what lies on the screen, with the draft hand that is shown or without it.
func (b *Board) describeScreen(hand bool) string {
	v, o := &b.display, &b.overlayState
	list := []string{fmt.Sprintf("over %T, round %d, holders %v, score %v, left %v and %d %d, broken %v, called %d turned %.2f, active %s, ready %s, fight %v %v won %d",
		b.overlays.Top(), v.round, v.holder, v.score, v.cardsLeft, v.turnsLeft(0), v.turnsLeft(1), v.isBroken, v.calledCamp, v.turn, v.active, v.ready, v.fight, v.cards, v.won)}
	for camp := range v.figures {
		for _, f := range v.figures[camp] {
			f.returnRound = 0 // foreseen from the position, which a move changes at its end
			list = append(list, fmt.Sprintf("%+v", f))
		}
	}
	var soldiers []string
	for _, s := range v.soldiers {
		soldiers = append(soldiers, fmt.Sprintf("%+v", *s))
	}
	slices.Sort(soldiers)
	list = append(list, soldiers...)
	d := o.draft.state
	if !hand {
		d.hand = nil
	}
	d.choice = game.NoHero // of others it is never known
	list = append(list, fmt.Sprintf("draft %+v, duel %v %+v %v %q %d %v, camps %+v, slid %v, %d effects",
		d, b.overlays.Has(&b.overlayState.duel), o.duel.moves, o.duel.revealedCards, o.duel.result, o.duel.events, o.duel.last, o.camps.moves, o.draft.moves.slideShare, len(o.effects)))
	return strings.Join(list, "\n")
}

// setups are matches of all numbers of seats and with all options that movements depend on.
func setups() []rules.Setup {
	fixed := map[string]string{game.OptOrder: "fixed"}
	return []rules.Setup{
		{Seats: 2}, {Seats: 3}, {Seats: 4, Options: fixed}, {Seats: 5}, {Seats: 6}, {Seats: 7},
		{Seats: 8, Options: map[string]string{game.OptDraft: "random", game.OptOrder: "fixed"}},
		{Seats: 2, Options: map[string]string{game.OptDraft: "preset", game.OptHeroes: "BN BW AR JU/RA JA BE NA"}},
	}
}

// playMatch is a match played at random, with a taste for walking and fighting, so that it comes far.
func playMatch(t *testing.T, setup rules.Setup, seed uint64, moves int) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(game.Game{}, setup, seed)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 7))
	stagetest.PlayOn(t, m, stagetest.AfterMoves(moves), func(legal []rules.Action) rules.Action {
		do := legal[rng.IntN(len(legal))]
		for range 6 { // rather than ending the turn, fight
			c, _ := game.Fields(do)
			if c.Verb != game.VerbDone && c.Verb != game.VerbMove || rng.IntN(3) == 0 {
				break
			}
			do = legal[rng.IntN(len(legal))]
		}
		return do
	})
	return m
}

// moment is a match of so many seats up to the first position of which that is true.
func moment(t *testing.T, setup rules.Setup, until func(*game.State) bool) *rules.Match {
	t.Helper()
	for seed := range uint64(40) {
		m := playMatch(t, setup, seed, 400)
		for n := range len(m.Log) + 1 {
			if until(m.At(n).(*game.State)) {
				m.Truncate(n)
				return m
			}
		}
	}
	t.Fatal("no match comes to this moment")
	return nil
}

// secondRound is a moment in the second round of a duel before either side has chosen.
func secondRound(s *game.State) bool {
	_, cards := s.Fight()
	return s.Phase() == game.PhaseCombat && cards[0] != game.NoCard && s.Ready() == 0
}

// firstRound is a moment in the first round of a duel before either side has chosen.
func firstRound(s *game.State) bool {
	_, cards := s.Fight()
	return s.Phase() == game.PhaseCombat && cards[0] == game.NoCard && s.Ready() == 0
}

// gangAttackMatch is a match in which a hero attacks beside another of its camp.
func gangAttackMatch(t *testing.T) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(game.Game{}, rules.Setup{Seats: 2, From: "2.act zones=--- hero=BN moves=0 razed=0 fought=- " +
		"A: 0.BN@E9/4+ 0.RA@D9/4 0.HA@off 0.BW@off soldiers=0,0,0,0 left=3 gained=0 before=0 " +
		"D: 1.NA@E10/3 1.VA@off 1.JA@off 1.YU@off soldiers=0,0,0,0 left=4 gained=0 before=0"}, 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"BNxNA", "BN:sword", "NA:charge", "BN:charge", "NA:shield"} {
		by := rules.Seat(0)
		if strings.HasPrefix(text, "NA") {
			by = 1
		}
		do, err := game.Game{}.ParseAction(m.State(), by, text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Do(rules.Move{By: by, Do: do}); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func testBoard(m *rules.Match, viewer rules.Seat, v stage.View, speed store.Speed) *Board {
	settings := store.DefaultSettings()
	settings.Speed = speed
	services := &stage.Services{Words: lang.For(lang.English), Settings: settings, Sound: &audio.Recorder{}}
	b := NewBoard(services, table.SeenBy(m, viewer)).(*Board)
	b.below = max(viewer, 0)
	b.arrange(v)
	return b
}

func windows() []stage.View {
	return []stage.View{stage.NewView(1280, 800, 1, geom.Insets{}), stage.NewView(390, 844, 1, geom.Insets{})}
}

// After its movement each move lies as the position says, in every view, watched, finished early, or without movement.
func TestPlayEndsWhereShowBegins(t *testing.T) {
	for name, run := range stagetest.Runners() {
		t.Run(name, func(t *testing.T) {
			seen := map[string]bool{}
			for k, setup := range setups() {
				m := playMatch(t, setup, uint64(60+k), 420)
				for _, viewer := range []rules.Seat{rules.Public, 0, 1} {
					playThrough(t, m, viewer, windows()[k%2], run, seen, store.Normal)
				}
			}
			playThrough(t, gangAttackMatch(t), 0, windows()[0], run, seen, store.Normal)
			for _, want := range []string{
				"deal", "commit 1", "reveal 24", "reveal 25", "reveal 29", "reveal 51", "reveal hero", "phase 40", "phase 43", "phase 54", "move 20", "move hero", "place 21",
				"flip hero", "flip 44", "mark 45", "mark 46", "mark 47", "mark 48", "mark 49", "mark 50", "score hero", "score 24", "take 20", "take hero", "take 34",
			} {
				if !seen[want] {
					t.Errorf("no match had the event %q: the test is blind to it", want)
				}
			}
		})
	}
}

func TestPlayWithoutMovement(t *testing.T) {
	for k, setup := range setups() {
		m := playMatch(t, setup, uint64(80+k), 200)
		playThrough(t, m, 0, windows()[k%2], stagetest.Runners()["watched"], map[string]bool{}, store.Off)
	}
}

// eventName tells events apart that are shown in different ways.
func eventName(e rules.Event) string {
	switch {
	case e.Kind == rules.EvDeal:
		return "deal"
	case e.Kind == rules.EvCommit:
		return "commit 1"
	case heroOfThing(e.Thing) != game.NoHero:
		return e.Kind.String() + " hero"
	}
	return fmt.Sprintf("%s %d", e.Kind, e.Thing)
}

// differing leaves out the lines that two texts have in common.
func differing(a, b string) (string, string) {
	without := func(a, b string) string {
		other := strings.Split(b, "\n")
		return strings.Join(slices.DeleteFunc(strings.Split(a, "\n"), func(line string) bool { return slices.Contains(other, line) }), "\n")
	}
	return without(a, b), without(b, a)
}

// playThrough shows the moves of a match one after the other, as a viewer sees them.
func playThrough(t *testing.T, m *rules.Match, viewer rules.Seat, v stage.View, run stagetest.Runner, seen map[string]bool, speed store.Speed) {
	t.Helper()
	b := testBoard(m, viewer, v, speed)
	b.show(m.At(0).View(viewer))
	seats := m.State().Seats()
	for n, mv := range m.Log {
		passed := false
		for _, e := range m.Events(n) {
			seen[eventName(e)] = true
			passed = passed || e.Kind == rules.EvMove && e.Thing == 0
			if step := b.Play(e.For(viewer, seats), b.services.Speed()); step != nil {
				run(t, b.Tick, step)
			}
		}
		for _, s := range b.overlayState.background {
			s.Finish()
		}
		after := b.describeScreen(!passed)
		b.show(m.At(n + 1).View(viewer))
		if want := b.describeScreen(!passed); after != want {
			have, want := differing(after, want)
			t.Fatalf("%v, seen by %s, move %d by %s in the phase %s: after its movement the screen shows\n%s\nbut the position is\n%s",
				m.Setup, viewer, n, mv.By, m.At(n).(*game.State).Phase(), have, want)
		}
	}
}
