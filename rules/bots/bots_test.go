package bots

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/bottest"
	"engawa/rules/forhonor"
	"engawa/rules/homeworlds"
	"engawa/rules/honshu"
	"engawa/rules/toys/pebbles"
	"engawa/rules/toys/sealed"
	"engawa/rules/yokai"
	"engawa/rules/yokai/tablebase"
)

// games are those that the tests of all bots play.
func games() []rules.Game {
	return []rules.Game{yokai.Game{}, homeworlds.Game{}, honshu.Game{}, forhonor.Game{}, pebbles.Game{}, sealed.Game{}}
}

// middleOfMatch returns a match some way into a game, at a State in which a seat acts.
func middleOfMatch(t *testing.T, game rules.Game, seed uint64) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(game, rules.Setup{}, seed)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 1))
	for n := rng.IntN(6); ; n-- {
		if err := m.PlayNature(); err != nil {
			t.Fatal(err)
		}
		if m.Over() {
			return middleOfMatch(t, game, seed+1000)
		}
		if n <= 0 {
			return m
		}
		seat := bottest.First(m.State().Actors())
		actions := m.State().Legal(seat, nil)
		if _, err := m.Do(rules.Move{By: seat, Do: actions[rng.IntN(len(actions))]}); err != nil {
			t.Fatal(err)
		}
	}
}

func TestEveryBotIsDeterministicInAnySlices(t *testing.T) {
	for _, game := range games() {
		for _, name := range Of(game).Names() {
			used := newBot(t, game, name)
			for seed := range uint64(3) {
				m := middleOfMatch(t, game, seed)
				want := bottest.Think(t, newBot(t, game, name), m, seed, 1<<30)
				for _, slice := range []int{1, 7, 1000} {
					if got := bottest.Think(t, newBot(t, game, name), m, seed, slice); got != want {
						t.Errorf("%s %s, seed %d: in slices of %d\n%s\nin one go\n%s", game.Info().ID, name, seed, slice, got, want)
					}
				}
				if got := bottest.Think(t, used, m, seed, 1<<30); got != want {
					t.Errorf("%s %s, seed %d: a used bot\n%s\na new one\n%s", game.Info().ID, name, seed, got, want)
				}
			}
		}
	}
}

func TestEveryBotFinishesMatches(t *testing.T) {
	for _, game := range games() {
		for _, name := range Of(game).Names() {
			for seed := range uint64(2) {
				bots := make([]bot.Bot, game.Info().Best)
				for k := range bots {
					bots[k] = newBot(t, game, name)
				}
				bottest.Play(t, game, rules.Setup{}, bots, seed, bot.Budget{Nodes: bottest.Nodes / 10})
			}
		}
	}
}

func TestStoppedAtOnceABotStillActs(t *testing.T) {
	for _, game := range games() {
		for _, name := range Of(game).Names() {
			m := middleOfMatch(t, game, 4)
			seat := bottest.First(m.State().Actors())
			a, err := bot.Choose(newBot(t, game, name), m.State().View(seat), seat, rand.New(rand.NewPCG(1, 1)),
				bot.Budget{Nodes: -1, Stop: func() bool { return true }})
			if err != nil {
				t.Fatal(err)
			}
			if !slices.Contains(m.State().Legal(seat, nil), a) {
				t.Errorf("%s %s: stopped at once, it answers %d", game.Info().ID, name, a)
			}
		}
	}
}

func TestBeginRefuses(t *testing.T) {
	for _, game := range games() {
		m := middleOfMatch(t, game, 5)
		acting := bottest.First(m.State().Actors())
		finished := bottest.Play(t, game, rules.Setup{}, slices.Repeat([]bot.Bot{&bot.Random{}}, game.Info().Best), 1, bot.Budget{})
		for _, name := range Of(game).Names() {
			b := newBot(t, game, name)
			for _, c := range []struct {
				state rules.State
				seat  rules.Seat
				code  string
			}{
				{m.State(), rules.Nature, rules.CodeNotYourTurn},
				{m.State(), rules.Public, rules.CodeNotYourTurn},
				{m.State(), rules.MaxSeats - 1, rules.CodeNotYourTurn},
				{finished.State(), acting, rules.CodeOver},
			} {
				err := b.Begin(c.state, c.seat, bot.History{}, rand.New(rand.NewPCG(1, 1)), bot.Budget{})
				if rules.CodeOf(err) != c.code {
					t.Errorf("%s %s, seat %s: %v, expected %s", game.Info().ID, name, c.seat, err, c.code)
				}
			}
			if b.Best() != rules.Hidden || !b.Step(1) {
				t.Errorf("%s %s: a refused bot goes on", game.Info().ID, name)
			}
		}
	}
}

func TestBotsOfAnotherGameRefuse(t *testing.T) {
	m := middleOfMatch(t, pebbles.Game{}, 1)
	seat := bottest.First(m.State().Actors())
	for _, level := range Levels(yokai.Game{}) {
		err := newBot(t, yokai.Game{}, level.Name).Begin(m.State(), seat, bot.History{}, rand.New(rand.NewPCG(1, 1)), bot.Budget{})
		if rules.CodeOf(err) != rules.CodeState {
			t.Errorf("level %s of yokai asked about pebbles: %v", level.Name, err)
		}
	}
}

func TestNewNamesWhatThereIs(t *testing.T) {
	for _, c := range []struct {
		game rules.Game
		name string
		want []string
	}{
		{yokai.Game{}, "8", []string{`"8"`, "1, 2, 2.2, 2.4, 2.6, 2.8, 3, 3.5, 4, 4.5, 4.7, 5, 5.5, 6, 6.5, 7, random, greedy"}},
		{yokai.Game{}, "", []string{`""`}},
		{sealed.Game{}, "alphabeta", []string{"alphabeta", "1, random"}},
	} {
		_, err := New(c.game, c.name)
		if rules.CodeOf(err) != "bad-bot" {
			t.Errorf("%s %q: %v, expected bad-bot", c.game.Info().ID, c.name, err)
			continue
		}
		for _, want := range c.want {
			if !strings.Contains(err.Error(), want) {
				t.Errorf("%s %q: %q does not say %q; names of new levels are added here, and none is ever taken away: saved games have them", c.game.Info().ID, c.name, err, want)
			}
		}
	}
}

func TestLevelsHaveNamesAndTitles(t *testing.T) {
	for _, game := range games() {
		levels := Levels(game)
		least := 5
		switch game.(type) {
		case pebbles.Game:
			least = 2
		case sealed.Game:
			least = 1
		}
		if len(levels) < least {
			t.Errorf("%s has %d levels, expected %d at least", game.Info().ID, len(levels), least)
		}
		if levels[0].Name != "1" {
			t.Errorf("%s: the weakest level is called %q", game.Info().ID, levels[0].Name)
		}
		number, place, elo := 0.0, -1, 0
		for _, l := range levels {
			n, err := strconv.ParseFloat(l.Name, 64)
			if err != nil || n <= number {
				t.Errorf("%s: level %q comes after %g", game.Info().ID, l.Name, number)
			}
			at := slices.Index(bot.Titles(), l.Title)
			if at <= place {
				t.Errorf("%s: level %s has the title %q, which is not one of bot.Titles after the one below: %q", game.Info().ID, l.Name, l.Title, bot.Titles())
			}
			number, place = n, at
			if least < 5 {
				continue // no ladder is played for toys
			}
			if l.Elo <= elo {
				t.Errorf("%s: level %s has the strength %d, the one below %d; \"make ladder\" measures it", game.Info().ID, l.Name, l.Elo, elo)
			}
			elo = l.Elo
		}
	}
}

// newBot makes a bot of the game that may probe tablebases.
func newBot(t testing.TB, game rules.Game, name string) bot.Bot {
	t.Helper()
	b := bottest.New(t, Of(game), name)
	bot.UseTablebases(b, tablebase.Open())
	return b
}
