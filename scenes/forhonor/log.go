package forhonor

import (
	"strings"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
)

// line is the log's sentence for a move played from st, "" for what is not worth one. The events are what came of the
// move, as far as the line may say it. The initiative card that opens a round names the round.
func (s speaker) line(st *game.State, m rules.Move, events []rules.Event) string {
	c, ok := game.Fields(m.Do)
	if !ok {
		return s.lineOfSecret(st)
	}
	text := s.lineOf(st, m.By, c)
	if c.Verb == game.VerbCard {
		text = s.words.T(lang.ForhonorLogCard, s.hero("hero", fighterOf(st, m.By)), lang.Text("card", s.words.CombatCard(c.Card.String())))
	}
	switch tail := s.tail(st, events); {
	case tail == "" || text == "":
	case c.Verb == game.VerbDone && gainsOf(st, events).round > 0:
		return tail // that the last hero is done says less than what the round has brought
	default:
		text += " · " + tail
	}
	return text
}

// lineOfSecret is the line of a choice that the viewer may not know.
func (s speaker) lineOfSecret(st *game.State) string {
	switch st.Phase() {
	case game.PhasePick:
		return s.words.T(lang.ForhonorLogPicked)
	case game.PhaseLine:
		return s.words.T(lang.ForhonorLogLined)
	case game.PhaseCombat:
		return s.words.T(lang.ForhonorLogChosen)
	}
	return ""
}

// lineOf is the line of what the seat has done in front of everybody.
func (s speaker) lineOf(st *game.State, seat rules.Seat, c game.Choice) string {
	active, moves, _, _ := st.Active()
	by := s.hero("hero", active)
	switch c.Verb {
	case game.VerbDeal:
		return s.lineOfDeal(st, c)
	case game.VerbInit:
		text := s.words.T(lang.ForhonorLogInitiative, s.camp(c.Camp))
		if st.Initiative(game.Attackers)+st.Initiative(game.Defenders) == game.NumCamps*game.CampSize {
			text = s.words.T(lang.ForhonorLogRound, lang.Count("n", st.Round()), lang.Text("line", text))
		}
		return text
	case game.VerbPick:
		return s.words.T(lang.ForhonorLogPick, s.hero("hero", c.Hero))
	case game.VerbLine:
		return s.words.T(lang.ForhonorLogLine, lang.Text("heroes", s.heroes(c.Line[:])))
	case game.VerbShove:
		return s.words.T(lang.ForhonorLogShove, s.hero("hero", c.Hero), square(c.At))
	case game.VerbAct:
		return s.words.T(lang.ForhonorLogAct, s.hero("hero", c.Hero))
	case game.VerbMove:
		if f, _, ok := st.Figure(active); ok && f.Post == game.Available && moves == 0 {
			return s.words.T(lang.ForhonorLogEnter, by, square(c.At))
		}
		return s.words.T(lang.ForhonorLogMove, by, square(c.At))
	case game.VerbShoot:
		if h := st.HeroAt(c.At); h != game.NoHero {
			return s.words.T(lang.ForhonorLogShoot, by, s.hero("target", h))
		}
		at := c.At
		if list := fallingSoldiers(st, seat, c); len(list) > 0 {
			at = list[0]
		}
		return s.words.T(lang.ForhonorLogShootSoldier, by, lang.Text("target", c.At.String()), square(at))
	case game.VerbBanner:
		return s.words.T(lang.ForhonorLogBanner, by)
	case game.VerbRaze:
		return s.words.T(lang.ForhonorLogRaze, by, lang.Count("n", c.Count))
	case game.VerbAttack:
		key := lang.ForhonorLogAttack
		if c.Stampede {
			key = lang.ForhonorLogStampede
		}
		return s.words.T(key, by, s.hero("target", c.Hero))
	case game.VerbDone:
		return s.words.T(lang.ForhonorLogDone, by)
	}
	return ""
}

// lineOfDeal is the line of a dealt hero: open where heroes are dealt to their owners, one line for all hands of a
// draft.
func (s speaker) lineOfDeal(st *game.State, c game.Choice) string {
	if st.Rules().IsOrderRandom {
		return s.words.T(lang.ForhonorLogDealt, s.who(c.Seat), s.hero("hero", c.Hero))
	}
	for seat := range rules.Seat(st.Seats()) {
		if _, held := st.Hand(seat); held > 0 {
			return ""
		}
	}
	return s.words.T(lang.ForhonorLogHands)
}

// heroes lists heroes by their names.
func (s speaker) heroes(list []game.Hero) string {
	var names []string
	for _, h := range list {
		names = append(names, s.words.HeroName(h.String()))
	}
	return s.words.List(names...)
}

// fighterOf returns the hero of a seat that fights.
func fighterOf(st *game.State, seat rules.Seat) game.Hero {
	heroes, _ := st.Fight()
	for _, h := range heroes {
		if f, _, ok := st.Figure(h); ok && f.Owner == seat {
			return h
		}
	}
	return game.NoHero
}

// tail reports what came of a move that was played from st: lives that are left, who has left the battlefield, and what the
// round has brought.
func (s speaker) tail(st *game.State, events []rules.Event) string {
	var parts []string
	var turns [game.NumCamps]lang.Key
	for _, e := range events {
		h := game.Hero(e.Thing)
		isHero := e.Thing > 0 && e.Thing <= game.NumHeroes
		switch {
		case e.Kind == rules.EvScore && isHero && e.N > 0:
			parts = append(parts, s.words.T(lang.ForhonorTailLife, s.hero("hero", h), lang.Count("n", int(e.N))))
		case e.Kind == rules.EvTake && isHero && e.To >= game.PlaceExecution:
			parts = append(parts, s.words.T(lang.ForhonorTailExecuted, s.hero("hero", h)))
		case e.Kind == rules.EvTake && isHero:
			parts = append(parts, s.words.T(lang.ForhonorTailWaits, s.hero("hero", h)))
		case e.Kind == rules.EvFlip && e.Thing >= game.ThingBroken && e.Thing < game.ThingBroken+game.NumCamps:
			turn := lang.ForhonorTailRally
			if e.N == 1 {
				turn = lang.ForhonorTailBroken
			}
			turns[e.Thing-game.ThingBroken] = turn
		}
	}
	if camps := s.campsAfter(gainsOf(st, events), turns); camps != "" {
		parts = append(parts, camps)
	}
	return strings.Join(parts, " · ")
}

// campsAfter says what camps have gained in a round, and which of them has broken or recovered, by the keys of turns; "" for
// nothing of that.
func (s speaker) campsAfter(g roundGains, turns [game.NumCamps]lang.Key) string {
	var list []string
	for camp := range game.Camp(game.NumCamps) {
		text, turn := s.words.Camp(camp.String(), ""), turns[camp]
		switch n := g.total(camp); {
		case n != 0:
			text = s.gain(camp, n)
		case turn == "":
			continue
		}
		if turn != "" {
			text = s.words.T(turn, lang.Text("camp", text))
		}
		list = append(list, text)
	}
	if len(list) == 0 && g.round > 0 {
		return s.gains(0, 0)
	}
	return s.words.List(list...)
}
