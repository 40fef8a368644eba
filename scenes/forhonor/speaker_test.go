package forhonor

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/table"
)

// modes are the ways to play that the tests go through.
func modes() []rules.Setup {
	return []rules.Setup{
		{Seats: 2},
		{Seats: 3, Options: map[string]string{game.OptOrder: "fixed", game.OptRounds: "15"}},
		{Seats: 5, Options: map[string]string{game.OptCentre: "front"}},
		{Seats: 4, Options: map[string]string{game.OptDraft: "random"}},
		{Seats: 8},
		{Seats: 2, Options: map[string]string{game.OptDraft: "preset", game.OptHeroes: "BN BW AR JU/RA NA BE VA"}},
	}
}

// playRandom plays the beginning of a match by chance, as far as so many moves.
func playRandom(t testing.TB, setup rules.Setup, seed uint64, moves int) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(game.Game{}, setup, seed)
	if err != nil {
		t.Fatal(err)
	}
	stagetest.PlayOn(t, m, stagetest.AfterMoves(moves), stagetest.ByChance(rules.Rand(seed, 1)))
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
	if strings.ContainsAny(text, "{}|") || strings.Contains(text, "forhonor.") {
		t.Errorf("%s: %q is not all words", what, text)
	}
}

// Every move of matches has words in every view, and a prompt for the seat that is to act.
func TestEveryMoveHasWords(t *testing.T) {
	for k, setup := range modes() {
		t.Run(fmt.Sprint(setup.Seats, setup.Options), func(t *testing.T) {
			m := playRandom(t, setup, uint64(20+k), 700)
			past := secretsOf(table.SeenBy(m, rules.Public))
			for n, mv := range m.Log {
				for _, viewer := range []rules.Seat{rules.Public, 0, 1} {
					st := m.At(n).View(viewer).(*game.State)
					visible := mv
					if !rules.Visible(m.Events(n), viewer, setup.Seats) {
						visible.Do = rules.Hidden
					}
					for _, s := range speakers() {
						move, events := past.currentSentence(m.State().(*game.State), st, visible)
						line := s.line(st, move, events)
						checkWords(t, "the line of a move", line)
						if mv.By != rules.Nature && line == "" {
							t.Fatalf("the move %d has no line", n)
						}
						if n%7 == 0 {
							checkWords(t, "the position", s.describe(st))
						}
						for seat := range st.Actors().All() {
							if seat == rules.Nature {
								continue
							}
							checkWords(t, "a plate", s.counts(st, seat))
							sentence := s.message(st)
							checkWords(t, "what is to be done", sentence)
							if sentence == "" {
								t.Fatalf("nothing is said in the phase %s", st.Phase())
							}
						}
					}
				}
			}
		})
	}
}

// What was chosen in secret is narrated once it lies open, and not before; not even to the player who chose it.
func TestSecretChoicesAreNarratedOnceOpen(t *testing.T) {
	for k, setup := range modes() {
		m := playRandom(t, setup, uint64(40+k), 500)
		past := secretsOf(table.SeenBy(m, rules.Public))
		end := m.State().(*game.State)
		secrets := 0
		for n, mv := range m.Log {
			st := m.At(n).(*game.State)
			switch st.Phase() {
			case game.PhasePick, game.PhaseLine, game.PhaseCombat:
			default:
				continue
			}
			secrets++
			for _, viewer := range []rules.Seat{rules.Public, 0, mv.By} {
				view := st.View(viewer).(*game.State)
				if got, _ := past.currentSentence(view, view, mv); got.Do != rules.Hidden {
					t.Fatalf("%v: the choice of seat %s in the phase %s is told at once", setup.Options, mv.By, st.Phase())
				}
			}
			if end.Phase() == game.PhaseCombat {
				continue
			}
			if got, _ := past.currentSentence(end, st.View(rules.Public).(*game.State), rules.Move{By: mv.By, Do: rules.Hidden}); got != mv {
				t.Fatalf("%v: the choice of seat %s in the phase %s is told as %d at the end, it was %d", setup.Options, mv.By, st.Phase(), got.Do, mv.Do)
			}
		}
		if secrets == 0 && setup.Options[game.OptDraft] == "" {
			t.Errorf("%v: nothing was chosen in secret", setup.Options)
		}
	}
}

func TestLines(t *testing.T) {
	const text = "2.act zones=--- hero=NA moves=2 razed=0 fought=- A: 0.NA@E9/4+ 0.RA@off 0.HA@off 0.BW@off soldiers=0,0,0,0 left=3 gained=0 before=0 " +
		"D: 1.BN@D9/1 1.VA@D10/4 1.JA@off 1.YU@off soldiers=2,0,0,0 left=4 gained=0 before=0"
	st, err := (game.Game{}).ParsePosition(rules.Setup{Seats: 2}, text)
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*game.State)
	for _, tt := range []struct {
		action string
		en, fr string
	}{
		{"NA-C8", "Naginata to C8", "Naginata en C8"},
		{"NA xL2", "Naginata strikes 2 soldiers · Banneret waits · Valkyrie: life 3", "Naginata frappe 2 soldats · Banneret en attente · Valkyrie : vie 3"},
		{"NAxVA", "Naginata attacks Valkyrie", "Naginata attaque Valkyrie"},
		{"done", "Naginata is done", "Naginata a fini"},
	} {
		do, err := (game.Game{}).ParseAction(s, 0, tt.action)
		if err != nil {
			t.Fatal(err)
		}
		m := rules.Move{Do: do}
		for k, want := range []string{tt.en, tt.fr} {
			if got := strings.ReplaceAll(speakers()[k].line(s, m, eventsOf(s, m)), "\u00a0", " "); got != want {
				t.Errorf("%s: the line is %q, want %q", tt.action, got, want)
			}
		}
	}
}

// A line lights up who did something, and to whom.
func TestLinesLightUpTheirFigures(t *testing.T) {
	const text = "2.act zones=--- hero=NA moves=2 razed=0 fought=- A: 0.NA@E9/4+ 0.RA@off 0.HA@off 0.BW@off soldiers=0,0,0,0 left=3 gained=0 before=0 " +
		"D: 1.BN@D9/1 1.VA@D10/4 1.JA@off 1.YU@off soldiers=2,0,0,0 left=4 gained=0 before=0"
	st, err := (game.Game{}).ParsePosition(rules.Setup{Seats: 2}, text)
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*game.State)
	at := func(name string) rules.Part {
		q, ok := game.ParseSquare(name)
		if !ok {
			t.Fatalf("there is no square %s", name)
		}
		return squarePart(q)
	}
	for action, want := range map[string][]rules.Part{
		"NA-C8":  {heroPart(game.Naginata), at("C8")},
		"NA xL2": {heroPart(game.Naginata), at("F10"), at("F11")},
		"NAxVA":  {heroPart(game.Naginata), heroPart(game.Valkyrie)},
		"done":   {heroPart(game.Naginata)},
	} {
		do, err := (game.Game{}).ParseAction(s, 0, action)
		if err != nil {
			t.Fatal(err)
		}
		if got := partsOf(s, rules.Move{Do: do}); !slices.Equal(got, want) {
			t.Errorf("%s lights up %v, want %v", action, got, want)
		}
	}
}

// A hint names the hero or the card that it proposes; the log does not, once the choice is made.
func TestHintsNameSecretChoices(t *testing.T) {
	for phase, want := range map[game.Phase]string{game.PhasePick: "Pick ", game.PhaseLine: "hero order: ", game.PhaseCombat: "Lay the S"} {
		setup := rules.Setup{Seats: 2, Options: map[string]string{game.OptOrder: "fixed"}}
		m := moment(t, setup, func(s *game.State) bool { return s.Phase() == phase && s.Actors().Len() == 2 })
		seat, _ := m.State().Actors().First()
		view := m.State().View(seat).(*game.State)
		b := choosing(t, m, seat, desktopView())
		legal := view.Legal(seat, nil)
		mv := rules.Move{By: seat, Do: legal[len(legal)-1]}
		if got := b.Line(view, mv); !strings.Contains(got, want) {
			t.Errorf("in the phase %s the hint is told as %q", phase, got)
		}
		if _, err := m.Do(mv); err != nil {
			t.Fatal(err)
		}
		b.show(m.State().View(seat))
		if got, secret := b.Line(view, mv), b.speaker().lineOfSecret(view); got != secret {
			t.Errorf("in the phase %s the log tells %q, not %q", phase, got, secret)
		}
	}
}

// Who makes room for soldiers is narrated to every viewer.
func TestShovesNameTheHero(t *testing.T) {
	m := moment(t, rules.Setup{Seats: 2}, func(s *game.State) bool { return s.Phase() == game.PhaseShove })
	seat, _ := m.State().Actors().Only()
	for _, viewer := range []rules.Seat{rules.Public, 0, 1} {
		st := m.State().View(viewer).(*game.State)
		h := shovedHero(st, seat)
		f, _, ok := st.Figure(h)
		if !ok || f.Owner != seat {
			t.Fatalf("seat %s is told that %q of seat %s makes room", viewer, h, seat)
		}
		if _, taken := st.SoldierAt(f.At); !taken {
			t.Errorf("%s stands on no square of a soldier", h)
		}
	}
}

// A line about an absent hero names the round of its return, or says that there is none.
func TestReturns(t *testing.T) {
	s := speakers()[0]
	for _, tt := range []struct {
		post game.Post
		back int
		want string
	}{
		{game.Waiting, 5, "waiting, back in round 5"},
		{game.Executed, 6, "executed, back in round 6"},
		{game.Waiting, 0, "waiting, stays out"},
	} {
		if got := s.describeAbsence(tt.post, tt.back); got != tt.want {
			t.Errorf("%d, %d: %q, want %q", tt.post, tt.back, got, tt.want)
		}
	}
}

// TestTheActiveHeroHasNotActed holds that a hero is not said to have acted while it is being played.
func TestTheActiveHeroHasNotActed(t *testing.T) {
	m, s := playRandom(t, rules.Setup{Seats: 2}, 5, 300), speakers()[0]
	spent, said := s.words.T(lang.ForhonorSpent), map[bool]int{}
	for n := range m.Log {
		st := m.At(n).(*game.State)
		active, _, _, _ := st.Active()
		count := 0
		for camp := range game.Camp(game.NumCamps) {
			for _, f := range st.Figures(camp) {
				if f.HasActed && f.Post <= game.Fielded && f.Hero != active {
					count++
				}
			}
		}
		if got := strings.Count(s.describe(st), spent); got != count {
			t.Fatalf("after %d moves %q is said %d times, want %d", n, spent, got, count)
		}
		said[active != game.NoHero]++
	}
	if said[true] < 10 || said[false] < 10 {
		t.Errorf("a hero was played in %d positions, none in %d", said[true], said[false])
	}
}
