package honshu

import (
	"fmt"
	"strings"
	"testing"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/lang"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/table"
)

// modes are the ways to play that the tests go through.
func modes() []rules.Setup {
	return []rules.Setup{
		{Seats: 3, Options: map[string]string{game.OptCard: "random"}},
		{Seats: 5, Options: map[string]string{game.OptSide: "B", game.OptWeave: "on"}},
		{Seats: 2, Options: map[string]string{game.OptCard: "5", game.OptScoring: "manual"}},
		{Seats: 2, Options: map[string]string{game.OptSteal: "after"}},
		{Seats: 2, Options: map[string]string{game.OptSelection: "draft"}},
		{Seats: 4, Options: map[string]string{game.OptSelection: "draft", game.OptCard: "2"}},
	}
}

// playRandom plays a whole match by chance.
func playRandom(t *testing.T, setup rules.Setup, seed uint64) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(game.Game{}, setup, seed)
	if err != nil {
		t.Fatal(err)
	}
	stagetest.PlayOn(t, m, (*rules.Match).Over, stagetest.ByChance(rules.Rand(seed, 1)))
	return m
}

func speakers() []speaker {
	var list []speaker
	for _, tag := range []lang.Tag{lang.English, lang.French} {
		list = append(list, speaker{words: lang.For(tag), name: lang.DefaultName})
	}
	return list
}

// checkWords complains about a text with a key in place of a text, or with a hole in it.
func checkWords(t *testing.T, what, text string) {
	t.Helper()
	if strings.ContainsAny(text, "{}|") || strings.Contains(text, "honshu.") {
		t.Errorf("%s: %q is not all words", what, text)
	}
}

// Every move of whole matches has words in every view, and none says what the view hides.
func TestEveryMoveHasWords(t *testing.T) {
	for k, setup := range modes() {
		t.Run(fmt.Sprint(setup.Seats, setup.Options), func(t *testing.T) {
			m := playRandom(t, setup, uint64(10+k))
			for n, mv := range m.Log {
				for viewer := rules.Public; int(viewer) < setup.Seats; viewer++ {
					st := m.At(n).View(viewer).(*game.State)
					visible := mv
					if !rules.Visible(m.Events(n), viewer, setup.Seats) {
						visible.Do = rules.Hidden
					}
					for _, s := range speakers() {
						line := s.line(st, visible)
						checkWords(t, "the line of a move", line)
						if mv.By != rules.Nature && line == "" {
							t.Errorf("the move %d has no line", n)
						}
						checkWords(t, "the position", s.describe(st, max(viewer, 0)))
						for seat := range rules.Seat(setup.Seats) {
							checkWords(t, "a plate", s.counts(st, seat, st.Map(seat)))
							if st.Actors().Has(seat) {
								text := s.message(st, seat)
								checkWords(t, "what is to be done", text)
								if text == "" {
									t.Errorf("nothing is said in the phase %s", st.Phase())
								}
							}
						}
					}
				}
			}
		})
	}
}

// What was chosen in secret is narrated once it lies open, and not before.
func TestSecretChoicesAreNarratedOnceOpen(t *testing.T) {
	for k, setup := range modes() {
		m := playRandom(t, setup, uint64(30+k))
		past := secretsOf(table.SeenBy(m, rules.Public))
		for n, mv := range m.Log {
			st := m.At(n).View(rules.Public).(*game.State)
			if mv.By == rules.Nature || rules.Visible(m.Events(n), rules.Public, setup.Seats) {
				continue
			}
			hidden := rules.Move{By: mv.By, Do: rules.Hidden}
			if got := past.reveal(st, st, hidden); got.Do != rules.Hidden {
				t.Fatalf("%v: the choice of seat %s in the phase %s is told at once", setup.Options, mv.By, st.Phase())
			}
			end := m.State().(*game.State)
			got := past.reveal(end, st, hidden)
			if want := mv.Do; st.Phase() == game.PhaseDrop && got.Do != rules.Hidden || st.Phase() != game.PhaseDrop && got.Do != want {
				t.Fatalf("%v: the choice of seat %s in the phase %s is told as %d at the end, it was %d", setup.Options, mv.By, st.Phase(), got.Do, want)
			}
		}
	}
}

func TestLines(t *testing.T) {
	s := speakers()[0]
	m, err := rules.NewMatch(game.Game{}, rules.Setup{Seats: 3}, 4)
	if err == nil {
		err = m.PlayNature()
	}
	if err != nil {
		t.Fatal(err)
	}
	st := m.State().(*game.State)
	by := st.InOrder()[0]
	hand, _ := st.Hand(by)
	var first game.Card
	for c := range hand.All() {
		first = c
		break
	}
	cube := st.Map(by).CubeCells(nil)[0]
	good := s.goodAt(st.Map(by), cube)
	do := game.Choice{Verb: game.VerbPlay, Card: first, Boost: true, From: [2]game.Cell{cube}}.Pack()
	want := fmt.Sprintf("Round 1: played card %s with %s = %d", first, good, int(first)+60)
	if got := s.line(st, rules.Move{By: by, Do: do}); got != want {
		t.Errorf("the line is %q, want %q", got, want)
	}
	want = fmt.Sprintf("play card %s with %s = %d", first, good, int(first)+60)
	if got := s.advise(st, rules.Move{By: by, Do: do}); got != want {
		t.Errorf("the advice is %q, want %q", got, want)
	}
	if got := s.line(st, rules.Move{By: by, Do: rules.Hidden}); got != "Round 1: has chosen" {
		t.Errorf("a hidden move has the line %q", got)
	}
}

// The first duel of a match is explained in three steps, the later ones are not.
func TestTheFirstDuelIsExplained(t *testing.T) {
	s, steps := speakers()[0], map[game.Phase]string{game.PhaseBid: "1 of 3", game.PhaseChoose: "2 of 3", game.PhaseKeep: "3 of 3"}
	explained := map[game.Phase]bool{}
	m := playRandom(t, rules.Setup{Seats: 2}, 12)
	for n := range m.Log {
		st := m.At(n).(*game.State)
		for seat := range st.Actors().All() {
			if seat < 0 {
				continue
			}
			text, step := s.message(st, seat), steps[st.Phase()]
			explains := step != "" && strings.HasPrefix(text, step)
			if explains && st.Round() > 1 || st.Round() == 1 && strings.Contains(text, "of 3") != explains {
				t.Errorf("in round %d, %s, it says %q", st.Round(), st.Phase(), text)
			}
			explained[st.Phase()] = explained[st.Phase()] || explains
		}
	}
	for phase := range steps {
		if !explained[phase] {
			t.Errorf("%s is not explained", phase)
		}
	}
}

// TestTipsOfCardsAreShort wants a card's factories on its tip, or each kind of square once.
func TestTipsOfCardsAreShort(t *testing.T) {
	s := speakers()[0]
	for card, want := range map[game.Card]string{
		22: "Card 22: stone factory, 3 points",
		49: "Card 49: forest, town",
	} {
		if got := s.cardTip(card); got != want {
			t.Errorf("the tip of card %d is %q, want %q", card, got, want)
		}
	}
}
