package homeworlds

import (
	"math/rand/v2"
	"testing"

	"engawa/rules"
	"engawa/rules/bot/bottest"
	"engawa/rules/bots"
	game "engawa/rules/homeworlds"
	"engawa/scenes/lang"
)

// TestReasonsOfHintsAreTrue asks in whole matches for the reason of the turn that a bot finds and of a random one: each is
// true by the rules, that of a hint is never missing, and each kind is told of some turn.
func TestReasonsOfHintsAreTrue(t *testing.T) {
	const matches, decisions, nodes = 5, 100, 500
	told := map[lang.Key]bool{}
	for seed := range uint64(matches) {
		d, rng := newTestBoard(t, 2+int(seed)%3, "", wideView()), rand.New(rand.NewPCG(seed, 1))
		check := func(s *game.State, by rules.Seat, plan []rules.Action, isHint bool) {
			text := d.Reason(s, by, plan)
			if text == "" && !isHint {
				return
			}
			key, ok := d.trueReasons(s, by, plan)[text]
			if !ok {
				t.Errorf("%q is not true of %q from %s", text, d.Advise(s, rules.Move{By: by, Do: plan[0]}), d.match.Game.FormatPosition(s))
			}
			told[key] = true
		}
		for range decisions {
			by, ok := d.match.State().Actors().Only()
			if !ok {
				break
			}
			s := d.match.State().(*game.State)
			do, plan := bottest.Strongest(t, bots.Of(d.match.Game), d.match, by, nodes)
			if len(plan) == 0 || plan[0] != do {
				plan = []rules.Action{do}
			}
			check(s, by, plan, d.Advise(s, rules.Move{By: by, Do: plan[0]}) != "")
			check(s, by, randomTurn(s, by, rng), false)
			if _, err := d.match.Do(rules.Move{By: by, Do: plan[0]}); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, key := range []lang.Key{
		lang.HomeworldsBetterMutual, lang.HomeworldsBetterLast, lang.HomeworldsBetterPower,
		lang.HomeworldsReasonSecond, lang.HomeworldsReasonLarger, lang.HomeworldsReasonSaves, lang.HomeworldsWillAttack,
		lang.HomeworldsReasonNear, lang.HomeworldsReasonCrowd, lang.HomeworldsReasonLast, lang.HomeworldsReasonFirst,
		lang.HomeworldsReasonSystems, lang.HomeworldsReasonShips, lang.HomeworldsReasonSafe,
		lang.HomeworldsStepGuard,
	} {
		if !told[key] {
			t.Errorf("no turn has the reason %q", key)
		}
	}
}

// randomTurn returns random actions of the seat up to the end of its turn.
func randomTurn(s *game.State, by rules.Seat, rng *rand.Rand) (plan []rules.Action) {
	for at := s.Clone(); at.Actors().Has(by); {
		legal := at.Legal(by, nil)
		do := legal[rng.IntN(len(legal))]
		plan = append(plan, do)
		if _, err := at.Apply(rules.Move{By: by, Do: do}, nil); err != nil {
			panic(err)
		}
	}
	return plan
}

// trueReasons returns the sentences that are true of a turn, with their keys.
func (d *testBoard) trueReasons(before *game.State, by rules.Seat, plan []rules.Action) map[string]lang.Key {
	words, list := d.words(), map[string]lang.Key{}
	add := func(isTrue bool, key lang.Key, args ...lang.Arg) {
		if isTrue {
			list[words.T(key, args...)] = key
		}
	}
	after, done := before.Clone().(*game.State), map[game.Kind]int{}
	first, _ := game.Fields(plan[0])
	for _, do := range plan {
		if !after.Actors().Has(by) {
			break
		}
		c, _ := game.Fields(do)
		done[c.Kind]++
		add(c.Kind == game.KindAttack && c.Piece.Size() == game.NumSizes, lang.HomeworldsBetterLarge)
		if _, err := after.Apply(rules.Move{By: by, Do: do}, nil); err != nil {
			break
		}
	}
	p, q := before.Position(), after.Position()
	power := func(c game.Colour) {
		add(true, lang.HomeworldsBetterPower, lang.Text("power", words.T(actionOf(c).name)))
	}
	if before.Phase() == game.Setup {
		stars, has := p.Systems[by].Stars, first.Piece
		if !stars.HasColour(has.Colour()) {
			power(has.Colour())
		}
		add(first.Kind == game.KindStar && stars.Len() == 1 && stars.Largest() != has.Size(), lang.HomeworldsStepSize)
		add(first.Kind == game.KindShip && has.Size() == game.NumSizes, lang.HomeworldsStepGuard)
		return list
	}
	own := func(s *game.System) int { return s.Ships[by].Len() }
	others := func(s *game.System) int { return s.AllShips().Len() - s.Ships[by].Len() }
	holds := func(s *game.System) int { return min(1, own(s)) }
	sum := func(at *game.Position, of func(s *game.System) int) (n int) {
		for slot := range at.Slots() {
			n += of(&at.Systems[slot])
		}
		return n
	}
	captures := done[game.KindAttack]
	add(captures > 1, lang.HomeworldsBetterCaptures, lang.Count("n", captures))
	destroys := sum(p, others) - sum(q, others) - captures
	lost := sum(p, own) + done[game.KindBuild] + captures - done[game.KindSacrifice] - sum(q, own)
	add(destroys > 0 && lost == 0, lang.HomeworldsBetterDestroys, lang.Count("n", destroys))
	add(destroys > 0 && lost > 0, lang.HomeworldsBetterMutual, lang.Count("n", destroys+lost), lang.Count("own", lost), d.name(by))
	idle, _ := playLine(before, by, []rules.Action{game.Choice{Kind: game.KindEnd}.Pack()})
	for seat := range rules.Seat(d.seats) {
		if seat != by {
			add(before.Alive(seat) && !after.Alive(seat), lang.HomeworldsBetterOut, d.name(seat))
			add(canEmptyHome(after, by, seat) && !canEmptyHome(before, by, seat), lang.HomeworldsBetterThreatens, d.name(seat))
			add(!q.Systems[seat].Free() && sum(q, func(s *game.System) int {
				if s.Ships[by].Len() == 0 || !s.IsConnected(&q.Systems[seat]) {
					return 0
				}
				return 1
			}) > 0, lang.HomeworldsReasonNear, d.name(seat))
		}
	}
	add(isInDanger(idle, by) && !isInDanger(after, by), lang.HomeworldsBetterProtects, d.name(by))
	add(!isInDanger(after, by), lang.HomeworldsReasonSafe)
	for c := range game.Colour(game.NumColours) {
		colour := lang.Text("colour", words.Colour(c.String()))
		ofColour := func(s *game.System) int { return s.Ships[by].CountColour(c) }
		add(done[game.KindBuild] > 0 && q.Bank.CountColour(c) == 0, lang.HomeworldsBetterLast, colour)
		add(sum(q, ofColour) > 0 && sum(p, ofColour) == 0, lang.HomeworldsReasonFirst, colour)
		for slot := range q.Slots() {
			key, s := q.Name(slot), &q.Systems[slot]
			from, ok := before.Find(key)
			if s.Power(by, c) && (!ok || !p.Systems[from].Power(by, c)) {
				power(c)
			}
			if ok {
				add(own(s) > 0 && p.Systems[from].Pieces().CountColour(c) == 3 && s.Pieces().CountColour(c) < 3, lang.HomeworldsReasonCrowd, colour)
			}
		}
	}
	for piece := range game.Piece(game.NumPieces) {
		ofPiece := func(s *game.System) int { return s.Ships[by].Count(piece) }
		add(q.Bank.Count(piece) == 0 && sum(q, ofPiece) > sum(p, ofPiece), lang.HomeworldsReasonLast, lang.Text("piece", words.PyramidShort(piece.String())))
	}
	now, was := q.Systems[by].Ships[by], p.Systems[by].Ships[by]
	add(was.Len() == 1 && now.Len() > 1, lang.HomeworldsReasonSecond)
	add(now.Largest() > was.Largest(), lang.HomeworldsReasonLarger)
	reach, risk := d.attackable(after, by), func(s *game.State) map[game.Choice]int {
		all := map[game.Choice]int{}
		for seat := range s.Position().Living.Without(by).All() {
			for c, n := range d.attackable(s, seat) {
				if c.Target == int(by) {
					all[c] = n
				}
			}
		}
		return all
	}
	add(total(reach) > total(d.attackable(before, by)), lang.HomeworldsWillAttack, lang.Count("n", total(reach)))
	add(total(risk(after)) < total(risk(before)) && sum(q, own) >= sum(p, own), lang.HomeworldsReasonSaves)
	add(sum(q, holds) > sum(p, holds), lang.HomeworldsReasonSystems, lang.Count("n", sum(q, holds)))
	add(sum(q, own) > sum(p, own), lang.HomeworldsReasonShips, lang.Count("n", sum(q, own)))
	return list
}

// attackable returns the ships that the seat could attack if it were its turn, as the rules offer them, and how many of each.
func (d *testBoard) attackable(s *game.State, by rules.Seat) map[game.Choice]int {
	p := *s.Position()
	p.Mover, p.Phase, p.Colour, p.ActionsLeft = by, game.Start, 0, 0
	list := map[game.Choice]int{}
	if !p.Living.Has(by) || !p.AtHome(by) {
		return list
	}
	st, err := d.match.Game.ParsePosition(d.match.Setup, s.FormatWith(&p))
	if err != nil {
		d.t.Fatal(err)
	}
	at := st.(*game.State)
	for _, do := range at.Legal(by, nil) {
		if c, _ := game.Fields(do); c.Kind == game.KindAttack {
			list[c] = at.System(c.Slot).Ships[c.Target].Count(c.Piece)
		}
	}
	return list
}

func total(list map[game.Choice]int) (n int) {
	for _, count := range list {
		n += count
	}
	return n
}
