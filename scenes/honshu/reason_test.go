package honshu

import (
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/lang"
)

// TestReasonsOfHintsAreTrue asks in whole matches for the reason of actions that can be chosen: it is one of the sentences that
// are true by the rules, and each kind is told of some action.
func TestReasonsOfHintsAreTrue(t *testing.T) {
	const asked, rounds = 2, 9 // actions of each choice, and how long a match lasts
	told, rng := map[lang.Key]bool{}, rand.New(rand.NewPCG(3, 4))
	for _, setup := range []rules.Setup{{Seats: 3}, trickOf(2), draftOf(2)} {
		d := newTestBoard(t, setup, game.PhaseBuild, 1, landscape())
		playUntil(t, setup, func(whole *game.State) bool {
			for by := range whole.Actors().All() {
				s := whole.View(by).(*game.State)
				legal := s.Legal(by, nil)
				for n := range min(asked, len(legal)) {
					do := legal[rng.IntN(len(legal))]
					if n == 0 && s.Phase() == game.PhaseBuild {
						do = bestBuild(s, by, legal)
					}
					text := d.Reason(s, by, []rules.Action{do})
					if text == "" {
						continue
					}
					keys, ok := d.trueReasons(s, by, do)[text]
					if !ok {
						t.Errorf("%v of round %d: %q is not true of %q", s.Phase(), s.Round(), text, d.Advise(s, rules.Move{By: by, Do: do}))
					}
					for _, key := range keys {
						told[key] = true
					}
				}
				break
			}
			return whole.Round() > rounds
		})
	}
	for _, key := range []lang.Key{
		lang.HonshuReasonFirst, lang.HonshuReasonHighest, lang.HonshuReasonNone, lang.HonshuReasonFew,
		lang.HonshuReasonPassed, lang.HonshuReasonSaves, lang.HonshuReasonGain, lang.HonshuReasonBrings, lang.HonshuReasonDenies,
		lang.HonshuReasonPair, lang.HonshuReasonLeast, lang.HonshuReasonStand, lang.HonshuReasonLater,
		lang.HonshuReasonCost, lang.HonshuReasonSpares,
	} {
		if !told[key] {
			t.Errorf("no move has the reason %q", key)
		}
	}
}

// trueReasons returns the sentences that are true of an action of a seat, with their keys.
func (d *testBoard) trueReasons(s *game.State, by rules.Seat, do rules.Action) map[string][]lang.Key {
	words, list := d.words(), map[string][]lang.Key{}
	add := func(key lang.Key, args ...lang.Arg) { list[words.T(key, args...)] = []lang.Key{key} }
	c, _ := game.Fields(do)
	after := s
	if c.Boost || c.Verb == game.VerbPay {
		after = d.apply(s, by, do)
		defer d.addCosts(s, after, by, c, list)
	}
	brings := func(seat rules.Seat, card game.Card) int { return after.BestBuild(seat, card).Total() }
	best := func(cards game.CardSet) (most int) { // of several alike any may be named
		most = math.MinInt
		for c := range cards.All() {
			most = max(most, brings(by, c))
		}
		return most
	}
	bestOf := func(key lang.Key, cards game.CardSet) {
		most := best(cards)
		for card := range cards.All() {
			if most > 0 && brings(by, card) == most {
				add(key, cardArg(card), lang.Count("n", most))
			}
		}
	}
	first := func(cards game.CardSet) { bestOf(lang.HonshuReasonFirst, cards) }
	pair := func(n int) game.CardSet {
		cards := s.Pair(n)
		return game.CardSet(0).With(cards[0]).With(cards[1])
	}
	hand, _ := s.Hand(by)
	if c.Card != game.NoCard {
		if gain := after.BestBuild(by, c.Card); gain.Total() > 0 && c.Verb != game.VerbBuild {
			add(lang.HonshuReasonGain, lang.Count("n", gain.Total()), lang.Text("list", d.listPoints(gain)))
		}
	}
	switch c.Verb {
	case game.VerbPlay, game.VerbBid:
		value, rivals, waiting := int(c.Card), 0, 0
		if c.Boost {
			value += game.BoostValue
		}
		for seat := range rules.Seat(s.Seats()) {
			switch v := s.Value(seat); {
			case seat == by:
			case v == 0:
				waiting++
			case v > value:
				rivals++
			}
		}
		if rivals == 0 && waiting == 0 {
			first(s.Table().With(c.Card))
		}
		if rivals == 0 && waiting < s.Seats()-1 {
			add(lang.HonshuReasonHighest)
		}
		unseen, higher, saved := 0, 0, 0
		for card := game.Card(1); card <= game.NumCards; card++ {
			if !s.LocatedCards().Has(card) {
				unseen++
				if int(card) > value {
					higher++
				}
			}
			if hand.Has(card) && card > c.Card {
				saved++
			}
		}
		if higher == 0 {
			add(lang.HonshuReasonNone)
		}
		add(lang.HonshuReasonFew, lang.Count("n", higher), lang.Count("m", unseen))
		if round := s.Round(); round == 3 || round == 9 {
			steps := 1
			if round == 9 {
				steps = s.Seats() - 1
			}
			add(lang.HonshuReasonPassed, lang.Text("name", d.playerName((by+rules.Seat(steps))%rules.Seat(s.Seats()))))
		} else if round != 6 && round != 12 && saved > 0 {
			add(lang.HonshuReasonSaves, lang.Count("n", saved))
		}
	case game.VerbTake:
		taken := d.apply(s, by, do)
		for next := range taken.Actors().All() {
			if taken.Phase() == game.PhaseTake {
				add(lang.HonshuReasonDenies, lang.Text("name", d.playerName(next)), lang.Count("n", brings(next, c.Card)))
			}
		}
	case game.VerbDrop:
		for other := range hand.All() {
			if brings(by, other) < brings(by, c.Card) {
				return list
			}
		}
		add(lang.HonshuReasonLeast)
	case game.VerbPair:
		bestOf(lang.HonshuReasonPair, pair(c.N))
	case game.VerbPay:
		first(s.Table())
	case game.VerbStand:
		add(lang.HonshuReasonStand)
	case game.VerbBuild:
		built, _ := s.Preview(by, c.Place)
		gain := built.Score(s.Scoring()).Minus(s.Map(by).Score(s.Scoring()))
		if best := brings(by, c.Place.Card); gain.Total() < best && s.Round() < game.Rounds {
			add(lang.HonshuReasonLater, lang.Text("by", difference(gain.Total())), lang.Text("best", difference(best)))
		} else if gain.Total() > 0 {
			add(lang.HonshuReasonBrings, lang.Count("n", gain.Total()), lang.Text("list", d.listPoints(gain)))
		}
	}
	return list
}

// apply returns the position after an action of a seat.
func (d *testBoard) apply(s *game.State, by rules.Seat, do rules.Action) *game.State {
	after := s.Clone().(*game.State)
	if _, err := after.Apply(rules.Move{By: by, Do: do}, nil); err != nil {
		d.t.Fatal(err)
	}
	return after
}

// addCosts adds to each sentence what the cubes cost that the choice gives, and what cheaper cube it saves: it leaves no
// sentence without.
func (d *testBoard) addCosts(s, after *game.State, by rules.Seat, c game.Choice, list map[string][]lang.Key) {
	points := func(m *game.Map) int { return m.Score(s.Scoring()).Total() }
	words, land := d.words(), s.Map(by)
	cost, most := points(land)-points(after.Map(by)), points(after.Map(by))
	if cost == 0 {
		return
	}
	saved := map[string]bool{} // goods of which a cube would have cost least
	for _, do := range s.Legal(by, nil) {
		other, _ := game.Fields(do)
		if !c.Boost || !other.Boost || other.Card != c.Card {
			continue
		}
		good, _ := land.At(other.From[0]).Production()
		switch left := points(d.apply(s, by, do).Map(by)); {
		case left > most:
			most = left
			clear(saved)
			fallthrough
		case left == most && left > points(after.Map(by)):
			saved[words.Good(good.String())] = true
		}
	}
	costs := map[string]lang.Key{}
	for good := range saved {
		costs[words.T(lang.HonshuReasonSpares, lang.Count("points", cost), lang.Text("other", good))] = lang.HonshuReasonSpares
	}
	if given := len(cubesGiven(c)); len(saved) == 0 {
		costs[words.T(lang.HonshuReasonCost, lang.Count("points", cost), lang.Count("n", given))] = lang.HonshuReasonCost
	}
	for text, keys := range maps.Clone(list) {
		delete(list, text)
		for next, key := range costs {
			list[words.T(lang.HonshuReasonAnd, lang.Text("first", text), lang.Text("next", next))] = append(slices.Clone(keys), key)
		}
	}
	for text, key := range costs {
		list[text] = []lang.Key{key}
	}
}

// TestTheLastRoundHasNoLater asks for the reason of every build of the last round: none says that more is expected later.
func TestTheLastRoundHasNoLater(t *testing.T) {
	d := newTestBoard(t, trickOf(3), game.PhaseBuild, game.Rounds, landscape())
	best := d.state.BestBuild(0, d.state.Card(0)).Total()
	for _, do := range d.state.Legal(0, nil) {
		c, _ := game.Fields(do)
		after, _ := d.state.Preview(0, c.Place)
		gain := after.Score(d.state.Scoring()).Minus(d.state.Map(0).Score(d.state.Scoring())).Total()
		later := d.words().T(lang.HonshuReasonLater, lang.Text("by", difference(gain)), lang.Text("best", difference(best)))
		if d.Reason(d.state, 0, []rules.Action{do}) == later {
			t.Errorf("%v: the reason is %q", c.Place, later)
		}
	}
}
