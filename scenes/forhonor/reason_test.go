package forhonor

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/bot/bottest"
	"engawa/rules/bots"
	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
	"engawa/scenes/store"
)

// TestReasonsOfHintsAreTrue asks in whole matches for the reason of what the strongest bot finds and of a random action: each
// is true by the rules, none is missing, and each kind is told of something.
func TestReasonsOfHintsAreTrue(t *testing.T) {
	const decisions, nodes = 300, 1000
	told := map[lang.Key]bool{}
	for k, setup := range []rules.Setup{{Seats: 2}, {Seats: 3, Options: map[string]string{game.OptOrder: "fixed"}}, {Seats: 4}, {Seats: 2}} {
		m, err := rules.NewMatch(game.Game{}, setup, uint64(k))
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(uint64(k), 1))
		for range decisions {
			by, ok := m.State().Actors().First()
			if by < 0 {
				if err := m.PlayNature(); err != nil {
					t.Fatal(err)
				}
				continue
			}
			if !ok {
				break
			}
			s := m.State().View(by).(*game.State)
			b := testBoard(m, by, windows()[0], store.Off)
			b.introduces = false
			b.show(s)
			do, plan := bottest.Strongest(t, bots.Of(m.Game), m, by, nodes)
			if len(plan) == 0 || plan[0] != do {
				t.Fatalf("the line %v does not begin with %v", plan, do)
			}
			legal := s.Legal(by, nil)
			for _, plan := range [][]rules.Action{plan, {legal[rng.IntN(len(legal))]}} {
				text := b.Reason(s, by, plan)
				list := trueReasons(b, s, by, plan)
				key, ok := list[text]
				if !ok {
					t.Errorf("%q is not true of %q in %s; these are: %q", text, b.hint(s, rules.Move{By: by, Do: plan[0]}), m.Game.FormatPosition(s), slices.Collect(maps.Keys(list)))
				}
				told[key] = true
				if c, _ := game.Fields(plan[0]); strings.Contains(text, " may die in it") {
					told[lang.ForhonorReasonRisk] = told[lang.ForhonorReasonRisk] || c.Verb == game.VerbAttack
				}
			}
			if k == 3 && rng.IntN(2) == 0 { // a weaker side, which stands where it is of no use
				plan = []rules.Action{legal[rng.IntN(len(legal))]}
			}
			if _, err := m.Do(rules.Move{By: by, Do: plan[0]}); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, key := range []lang.Key{
		lang.ForhonorReasonAvoids, lang.ForhonorReasonCard, lang.ForhonorReasonFalls, lang.ForhonorReasonFar, lang.ForhonorReasonFirst,
		lang.ForhonorReasonGuards, lang.ForhonorReasonHeals, lang.ForhonorReasonHolds, lang.ForhonorReasonLeft, lang.ForhonorReasonLives,
		lang.ForhonorReasonNext, lang.ForhonorReasonReach, lang.ForhonorReasonRisk, lang.ForhonorReasonSafe, lang.ForhonorReasonSoldiers,
		lang.ForhonorReasonSoldiersNext, lang.ForhonorReasonTakes, lang.ForhonorReasonWeaker, heroIsGood,
	} {
		if !told[key] {
			t.Errorf("nothing has the reason %q", key)
		}
	}
}

// heroIsGood stands for what each hero is good at.
const heroIsGood = lang.Key("forhonor.hero.good")

// trueReasons returns the sentences that are true of a plan, with their keys.
func trueReasons(b *Board, before *game.State, by rules.Seat, plan []rules.Action) map[string]lang.Key {
	words, list, camp := b.words(), map[string]lang.Key{}, before.Camp(by)
	risky := game.NoHero // who may die in the fight
	foe := camp.Other()
	name := func(h game.Hero) lang.Arg { return lang.Text("hero", words.Hero(h.String()).Name) }
	zone := func(z int) lang.Arg { return lang.Text("zone", words.Zone(z)) }
	add := func(isTrue bool, key lang.Key, args ...lang.Arg) {
		if isTrue {
			list[words.T(key, args...)] = key
		}
	}
	first, _ := game.Fields(plan[0])
	switch first.Verb {
	case game.VerbPick:
		list[strings.TrimSuffix(words.Hero(first.Hero.String()).Good, ".")] = heroIsGood
		return list
	case game.VerbLine:
		add(true, lang.ForhonorReasonFirst, name(first.Line[0]), lang.Count("n", first.Line[0].Faction().Allowance()))
		return list
	case game.VerbCard:
		heroes, cards := before.Fight()
		k := slices.IndexFunc(heroes[:], func(h game.Hero) bool { _, of, _ := before.Figure(h); return of == camp })
		won := before.FirstWinner()
		most := [2]int{}
		for other := game.Sword; other <= game.Shield; other++ {
			if other == cards[1-k] {
				continue
			}
			o := game.Fight(
				game.Fighter{Hero: heroes[k], Card: first.Card, WonFirstRound: won == heroes[k]},
				game.Fighter{Hero: heroes[1-k], Card: other, WonFirstRound: won == heroes[1-k] && won != game.NoHero})
			for n, fighter := range []game.Hero{heroes[k], heroes[1-k]} {
				f, _, _ := before.Figure(fighter)
				most[n] = max(most[n], min(o.Loss[n], int(f.Life)))
			}
		}
		add(true, lang.ForhonorReasonCard, lang.Count("n", most[0]), lang.Count("m", most[1]))
		return list
	}
	h, _, _, _ := before.Active()
	after, healed := before.Clone().(*game.State), 0
	for _, do := range plan {
		c, _ := game.Fields(do)
		if c.Verb == game.VerbDone {
			break
		}
		was := after.Figures(camp)
		if c.Verb == game.VerbAct || c.Verb == game.VerbShove {
			h = c.Hero
		}
		if _, err := after.Apply(rules.Move{By: by, Do: do}, nil); err != nil {
			break
		}
		for k, f := range after.Figures(camp) {
			if c.Verb == game.VerbBanner {
				healed += int(f.Life) - int(was[k].Life)
			}
		}
		own, _, _ := after.Figure(h)
		switch target, shot := c.Hero, before.HeroAt(c.At); {
		case c.Verb == game.VerbAttack:
			f, _, _ := after.Figure(target)
			add(f.Life == 0, lang.ForhonorReasonFalls, name(target))
			add(f.Life > 0 && f.Life < own.Life, lang.ForhonorReasonWeaker, lang.Count("n", int(f.Life)), lang.Count("m", int(own.Life)))
			most, cost := 0, 0
			for card := game.Sword; card <= game.Shield; card++ {
				for other := game.Sword; other <= game.Shield; other++ {
					o := game.Fight(game.Fighter{Hero: h, Card: card}, game.Fighter{Hero: target, Card: other})
					most, cost = max(most, o.Loss[1]), max(cost, o.Loss[0])
				}
			}
			add(true, lang.ForhonorReasonLives, name(target), lang.Count("n", min(most, int(f.Life))))
			if f.Life > 0 && cost >= int(own.Life) {
				risky = h
			}
		case c.Verb == game.VerbShoot && shot != game.NoHero:
			f, _, _ := after.Figure(shot)
			add(f.Life == 0, lang.ForhonorReasonFalls, name(shot))
			add(f.Life > 0, lang.ForhonorReasonLeft, name(shot), lang.Count("n", int(f.Life)))
		case c.Verb == game.VerbShoot || c.Verb == game.VerbRaze:
			add(after.Soldiers(foe, game.LineGroup)+after.Soldiers(foe, game.RearGroup) < before.Soldiers(foe, game.LineGroup)+before.Soldiers(foe, game.RearGroup),
				lang.ForhonorReasonSoldiers, lang.Count("n", after.Strength(camp)), lang.Count("m", after.Strength(foe)))
		}
		if c.Verb == game.VerbAttack || c.Verb == game.VerbShoot || c.Verb == game.VerbRaze {
			break
		}
	}
	add(healed > 0, lang.ForhonorReasonHeals, lang.Count("n", healed))
	score := func(s *game.State, camp game.Camp, z int) bool { _, holds := s.ProjectedScore(camp); return holds[z] }
	is, _, _ := after.Figure(h)
	for z := range game.NumZones {
		by := game.HeldPoints
		if of, held := after.Holder(game.Zone(z)); held && of == camp {
			by = game.CardPoints
		}
		add(!score(before, camp, z) && score(after, camp, z), lang.ForhonorReasonHolds, zone(z), lang.Text("by", formatSigned(by)))
		add(score(before, foe, z) && !score(after, foe, z), lang.ForhonorReasonTakes, zone(z))
		at, in := is.At.Zone()
		add(is.Post == game.Fielded && in && int(at) == z && score(after, camp, z), lang.ForhonorReasonGuards, zone(z))
	}
	if first.Verb == game.VerbBanner && healed > 0 {
		return map[string]lang.Key{words.T(lang.ForhonorReasonHeals, lang.Count("n", healed)): lang.ForhonorReasonHeals}
	}
	safe := is.Post == game.Fielded
	for e := range after.Eligible(foe).All() {
		for q, by := range findThreats(after, camp).by {
			safe = safe && !(game.Square(q) == is.At && by.Has(e))
		}
	}
	add(safe, lang.ForhonorReasonSafe, name(h))
	for q := range game.Square(game.NumSquares) {
		a, ok := after.Approach(h, q)
		if !ok {
			continue
		}
		target := after.HeroAt(q)
		if target == game.NoHero {
			add(a.Rounds < 2, lang.ForhonorReasonSoldiersNext)
			continue
		}
		f, _, _ := after.Figure(target)
		add(a.Rounds == 0 && first.Verb != game.VerbDone, lang.ForhonorReasonReach, name(target), lang.Count("n", int(f.Life)))
		add(a.Rounds == 0 && first.Verb == game.VerbDone, lang.ForhonorReasonAvoids, name(target))
		add(a.Rounds == 1, lang.ForhonorReasonNext, name(target))
		add(a.Rounds > 1, lang.ForhonorReasonFar, name(target), lang.Count("n", a.Rounds))
	}
	if risky != game.NoHero {
		withRisk := map[string]lang.Key{}
		for why, key := range list {
			withRisk[words.T(lang.ForhonorReasonRisk, lang.Text("why", why), name(risky))] = key
		}
		return withRisk
	}
	return list
}
