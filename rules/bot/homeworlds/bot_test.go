package homeworlds

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/bottest"
	"engawa/rules/homeworlds"
)

// homeworldsTable is a match of Homeworlds in a test.
type homeworldsTable struct {
	*rules.Match
	t *testing.T
}

// newTestMatch begins a match of that many seats in which seat 0 starts; cards are one letter a seat, G or E, or "" for those
// the seed deals.
func newTestMatch(t *testing.T, seats int, cards string, options ...string) homeworldsTable {
	t.Helper()
	setup := rules.Setup{Seats: seats, Options: map[string]string{homeworlds.OptStart: "0"}}
	for k := 0; k < len(options); k += 2 {
		setup.Options[options[k]] = options[k+1]
	}
	m, err := rules.NewMatch(homeworlds.Game{}, setup, 1)
	if err != nil {
		t.Fatal(err)
	}
	for k, letter := range cards {
		card := homeworlds.Good
		if letter == 'E' {
			card = homeworlds.Evil
		}
		if _, err := m.Do(rules.Move{By: rules.Nature, Do: homeworlds.CardAction(rules.Seat(k), card)}); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.PlayNature(); err != nil {
		t.Fatal(err)
	}
	return homeworldsTable{m, t}
}

// turns plays whole turns in the game's notation, one seat after the other.
func (h homeworldsTable) turns(texts ...string) {
	h.t.Helper()
	for _, text := range texts {
		seat := bottest.First(h.State().Actors())
		actions, _, err := homeworlds.ReadTurn(h.State().(*homeworlds.State), seat, text, nil)
		if err != nil {
			h.t.Fatalf("%s: %v", text, err)
		}
		for _, a := range actions {
			if _, err := h.Do(rules.Move{By: seat, Do: a}); err != nil {
				h.t.Fatalf("%s: %v", text, err)
			}
		}
	}
}

// botTurn has a bot play one whole turn and returns what it did, in the game's notation.
func (h homeworldsTable) botTurn(b bot.Bot, seed uint64, budget bot.Budget) string {
	h.t.Helper()
	seat := bottest.First(h.State().Actors())
	start, turns := h.State(), h.state().Turns()
	rng := rand.New(rand.NewPCG(seed, 5))
	var done []rules.Action
	for !h.Over() && h.state().Turns() == turns {
		if err := b.Begin(h.State().View(seat), seat, bot.HistoryOf(h.Match, seat), rng, budget); err != nil {
			h.t.Fatal(err)
		}
		a := bot.Finish(b)
		bot.Note(b, h.Match, seat)
		if _, err := h.Do(rules.Move{By: seat, Do: a}); err != nil {
			h.t.Fatalf("a bot's action is refused: %v", err)
		}
		done = append(done, a)
	}
	return homeworlds.Game{}.FormatTurn(start, seat, done)
}

func (h homeworldsTable) state() *homeworlds.State { return h.State().(*homeworlds.State) }

// TestBotsTakeWinsAndSeeLosses plays matches of two seats. A side that can win by one turn does so, at every level;
// from level 3 on nobody lets the other do so where a turn avoids it.
func TestBotsTakeWinsAndSeeLosses(t *testing.T) {
	wins, dangers := 0, 0
	for k, levels := range [][2]string{{"1", "2"}, {"2", "3"}, {"3", "1"}, {"4", "3"}, {"5", "2"}} {
		for seed := range uint64(4) {
			h := newTestMatch(t, 2, "", homeworlds.OptCatastrophes, []string{"end", "anytime"}[seed%2])
			bots := []bot.Bot{bottest.New(t, Bots(), levels[0]), bottest.New(t, Bots(), levels[1])}
			for !h.Over() {
				seat := bottest.First(h.State().Actors())
				started := h.state().Phase() == homeworlds.Start
				before := homeworlds.NewSearchPosition(h.state().Position())
				can := started && canWin(before, seat)
				text := h.botTurn(bots[seat], seed*7+uint64(k), bot.Budget{Nodes: bottest.Nodes})
				if can {
					wins++
					if !h.Over() {
						t.Fatalf("level %s does not win, which it can in one turn, but plays %q", levels[seat], text)
					}
				}
				if h.Over() || !started || levels[seat] < "3" {
					continue
				}
				after := homeworlds.NewSearchPosition(h.state().Position())
				if canWin(after, 1-seat) {
					dangers++
					if safe := safeTurns(before); safe > 0 {
						t.Errorf("level %s plays %q and can be eliminated at once; %d turns avoid it", levels[seat], text, safe)
					}
				}
			}
		}
	}
	t.Logf("%d wins in one turn, %d losses in one turn that could not be avoided", wins, dangers)
	if wins < 5 {
		t.Errorf("only %d wins in one turn were met", wins)
	}
}

// canWin reports whether the seat, one of two, could eliminate the other by one turn: looked up, and where a
// catastrophe may come at any time by trying every turn.
func canWin(f *homeworlds.SearchPosition, by rules.Seat) bool {
	if (&homeworlds.Threats{}).CanEliminate(f, by, 1-by) {
		return true
	}
	if !f.Rules.Anytime {
		return false
	}
	start := *f
	start.Mover = by
	found := false
	var turns homeworlds.Turns
	var after homeworlds.SearchPosition
	turns.All(&start, func(steps []homeworlds.Step) bool {
		after.CopyFrom(&start)
		for _, s := range steps {
			after.Play(s)
		}
		found = after.EndTurn().Has(1 - by)
		return !found
	})
	return found
}

// safeTurns counts the turns of two seats' mover after which the other cannot eliminate it at once.
func safeTurns(f *homeworlds.SearchPosition) int {
	var turns homeworlds.Turns
	var after homeworlds.SearchPosition
	safe := 0
	turns.All(f, func(steps []homeworlds.Step) bool {
		after.CopyFrom(f)
		for _, s := range steps {
			after.Play(s)
		}
		after.EndTurn()
		if !canWin(&after, 1-f.Mover) {
			safe++
		}
		return true
	})
	return safe
}

// TestBotsPlayByTheRules plays matches of two to six seats.
func TestBotsPlayByTheRules(t *testing.T) {
	matches := 48
	if testing.Short() {
		matches = 16
	}
	bottest.PlayByTheRules(t, homeworlds.Game{}, Bots(), matches, 300)
}

// TestBotsKnowNoHiddenCards compares matches that differ only in cards which a seat may not see: what it does and
// says is the same.
func TestBotsKnowNoHiddenCards(t *testing.T) {
	for _, level := range Bots().Levels {
		for _, c := range []struct{ one, other string }{
			{"GGEEG", "GEGGE"}, {"EGGEG", "EEGGG"}, {"GGE", "GEG"}, {"EGEGEG", "EEGGGE"},
		} {
			seats := len(c.one)
			var texts []string
			for _, cards := range []string{c.one, c.other} {
				h := newTestMatch(t, seats, cards)
				filler := bottest.New(t, Bots(), "random")
				b := bottest.New(t, Bots(), level.Name)
				text := ""
				for range 3 * seats {
					if h.Over() {
						break
					}
					if bottest.First(h.State().Actors()) == 0 {
						text += h.botTurn(b, 1, bot.Budget{Nodes: 2000}) + ". "
					} else {
						h.botTurn(filler, 2, bot.Budget{})
					}
				}
				texts = append(texts, text+fmt.Sprint(h.Notes))
			}
			if texts[0] != texts[1] {
				t.Errorf("level %s acts on hidden cards: with %s\n%s\nwith %s\n%s", level.Name, c.one, texts[0], c.other, texts[1])
			}
		}
	}
}

// killablePosition has seat 0 able to eliminate seat 1, which it knows nothing bad of.
func killablePosition(t *testing.T, cards string) homeworldsTable {
	h := newTestMatch(t, 3, cards)
	h.turns("homeworld g3 y3 r1", "homeworld r1 r2 r3", "homeworld b1 g3 y3", "build r1 H0", "pass", "pass")
	f := homeworlds.NewSearchPosition(h.state().Position())
	if !(&homeworlds.Threats{}).CanEliminate(f, 0, 1) {
		t.Fatal("seat 0 should be able to eliminate seat 1")
	}
	return h
}

func TestGoodSparesWhoMayBeGoodAndEvilDoesNot(t *testing.T) {
	for _, level := range Bots().Levels {
		for cards, kills := range map[string]bool{"GGE": false, "GEG": false, "EGG": true} {
			h := killablePosition(t, cards)
			text := h.botTurn(bottest.New(t, Bots(), level.Name), 3, bot.Budget{Nodes: bottest.Nodes})
			if h.state().Alive(1) == kills {
				t.Errorf("level %s with cards %s plays %q", level.Name, cards, text)
			}
		}
	}
}

func TestOneEvilSeatLeftIsEliminated(t *testing.T) {
	j := evaluator{seat: 0, win: homeworlds.GoodEvil, cards: true}
	f := homeworlds.NewSearchPosition(killablePosition(t, "GEG").state().Position())
	j.doubt[1] = certain
	if !j.wins(f, 1) {
		t.Error("to eliminate the only Evil seat should win")
	}
	j.doubt[2] = 1
	if j.wins(f, 1) {
		t.Error("with another seat that may be Evil it should not win for certain")
	}
}

func TestHomesAreSensible(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(40) {
		h := newTestMatch(t, 2, "")
		for range 2 {
			seen[h.botTurn(bottest.New(t, Bots(), "5"), seed, bot.Budget{})] = true
		}
		for seat := range rules.Seat(2) {
			home := h.state().System(int(seat))
			pieces := home.Pieces()
			if home.Ships[seat].Largest() != 3 || !pieces.HasColour(homeworlds.Green) || !pieces.HasColour(homeworlds.Blue) || home.Stars.Len() != 2 {
				t.Errorf("seed %d: home %v with %v", seed, home.Stars, home.Ships[seat])
			}
			sizes, colours, all := map[int]bool{}, map[homeworlds.Colour]bool{}, map[homeworlds.Colour]bool{}
			for star := range home.Stars.All() {
				sizes[star.Size()], colours[star.Colour()] = true, true
			}
			for p := range pieces.All() {
				all[p.Colour()] = true
			}
			if len(sizes) < 2 || len(colours) < 2 || len(all) < 3 {
				t.Errorf("seed %d: home %v with %v has stars of one size or colour, or fewer than three colours", seed, home.Stars, home.Ships[seat])
			}
		}
	}
	if len(seen) < 10 {
		t.Errorf("only %d different homes in 80", len(seen))
	}
}
