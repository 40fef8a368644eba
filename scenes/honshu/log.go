package honshu

import (
	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/lang"
	"engawa/scenes/table"
)

// line is the log's sentence for a move played from st, "" for what is not worth one. The first of a round names the
// round.
func (s speaker) line(st *game.State, m rules.Move) string {
	if m.By == rules.Nature {
		return s.lineOfChance(st, m)
	}
	text := s.words.T(lang.HonshuLogReady)
	if c, ok := game.Fields(m.Do); ok {
		text = s.lineOf(st, m.By, c, chooseDone)
	} else if st.Phase() == game.PhaseDrop {
		text = s.words.T(lang.HonshuLogDropped)
	}
	if beginsRound(st) {
		return s.inRound(st, text)
	}
	return text
}

// inRound puts the round before a line, and before that to which side the hands have gone since the last one.
func (s speaker) inRound(st *game.State, text string) string {
	text = s.words.T(lang.HonshuLogRound, lang.Count("n", st.Round()), lang.Text("line", text))
	if key := handMoves[passBefore(st)]; key != "" {
		text = s.words.T(key) + " " + text
	}
	return text
}

// beginsRound reports whether nothing has been chosen in the round yet.
func beginsRound(st *game.State) bool {
	switch st.Phase() {
	case game.PhasePlay:
		return st.Table() == 0
	case game.PhasePick:
		return st.Ready() == 0
	}
	return false
}

// lineOfChance is the line of a move of Nature. The deals of a hand have one line together.
func (s speaker) lineOfChance(st *game.State, m rules.Move) string {
	if sized := handsOf(st); st.Phase() == game.PhaseDeal && sized == 0 {
		return s.words.T(lang.HonshuLogDeal)
	} else if st.Phase() == game.PhaseRefill && sized%st.Seats() == 0 {
		return s.words.T(lang.HonshuLogRefill)
	}
	c, ok := game.Fields(m.Do)
	if !ok {
		return ""
	}
	switch c.Verb {
	case game.VerbProvince:
		return s.words.T(lang.HonshuLogProvince, s.who(c.Seat), cardArg(c.Card))
	case game.VerbOrder:
		return s.words.T(lang.HonshuLogOrder, s.who(c.Seat), lang.Count("n", c.N))
	case game.VerbGoal:
		short, _ := s.words.ScoringCard(c.N, st.Rules().Manual)
		return s.words.T(lang.HonshuLogGoal, lang.Text("goal", short))
	case game.VerbOpen:
		text := s.words.T(lang.HonshuLogOpen, cardArg(c.Card))
		if st.Pair(1)[0] == game.NoCard {
			return s.inRound(st, text)
		}
		return text
	}
	return ""
}

// handsOf returns how many cards all seats hold together.
func handsOf(st *game.State) int {
	n := 0
	for seat := range rules.Seat(st.Seats()) {
		_, size := st.Hand(seat)
		n += size
	}
	return n
}

// chooseDone and advice choose between the words for what has been done and those of advice.
func chooseDone(done, _ lang.Key) lang.Key { return done }
func advice(_, advice lang.Key) lang.Key   { return advice }

// advise puts a move as advice, without the round.
func (s speaker) advise(st *game.State, m rules.Move) string {
	c, ok := game.Fields(m.Do)
	if !ok || m.By == rules.Nature {
		return s.line(st, m)
	}
	return s.lineOf(st, m.By, c, advice)
}

// lineOf is the line of what a seat chooses, put as done or as advice.
func (s speaker) lineOf(st *game.State, by rules.Seat, c game.Choice, put func(done, advice lang.Key) lang.Key) string {
	card, land := cardArg(c.Card), st.Map(by)
	switch c.Verb {
	case game.VerbPlay:
		if !c.Boost {
			return s.words.T(put(lang.HonshuLogPlay, lang.HonshuAdvicePlay), card)
		}
		colour, _ := land.At(c.From[0]).Production()
		return s.words.T(put(lang.HonshuLogRaised, lang.HonshuAdviceRaised), card, lang.Text("with", s.words.WithGood(colour.String())), lang.Count("value", int(c.Card)+game.BoostValue))
	case game.VerbTake:
		return s.words.T(put(lang.HonshuLogTake, lang.HonshuAdviceTake), card)
	case game.VerbBid:
		return s.words.T(put(lang.HonshuLogBid, lang.HonshuAdviceBid), card)
	case game.VerbStand:
		return s.words.T(put(lang.HonshuLogStand, lang.HonshuAdviceStand))
	case game.VerbPay:
		return s.words.T(put(lang.HonshuLogPay, lang.HonshuAdvicePay), lang.Text("one", s.goodAt(land, c.From[0])), lang.Text("two", s.goodAt(land, c.From[1])))
	case game.VerbPair:
		pair := st.Pair(c.N)
		return s.words.T(put(lang.HonshuLogPair, lang.HonshuAdvicePair), lang.Count("n", c.N), lang.Text("cards", s.cards(pair[0], pair[1])))
	case game.VerbKeep:
		return s.words.T(put(lang.HonshuLogKeep, lang.HonshuAdviceKeep), card)
	case game.VerbPick:
		return s.words.T(put(lang.HonshuLogPick, lang.HonshuAdvicePick), card)
	case game.VerbDrop:
		return s.words.T(put(lang.HonshuLogDrop, lang.HonshuAdviceDrop), card)
	case game.VerbBuild:
		return s.words.T(put(buildLine(land, c.Place)), card)
	}
	return ""
}

// buildLine returns the keys, as done and as advice, of the line for a card that is built on the map.
func buildLine(land *game.Map, p game.Placement) (done, advice lang.Key) {
	switch p.Hidden {
	case 0:
		return lang.HonshuLogBuildOver, lang.HonshuAdviceBuildOver
	case land.Under(p).Hidden:
		return lang.HonshuLogBuildUnder, lang.HonshuAdviceBuildUnder
	}
	return lang.HonshuLogBuildWoven, lang.HonshuAdviceBuildWoven
}

// secretKey is what tells a choice of a seat from its others.
type secretKey struct {
	by    rules.Seat
	round int
	phase game.Phase
}

// secrets finds the choices of a match that were made in secret.
type secrets struct {
	match *table.Match
	index *table.MoveIndex[secretKey]
}

func secretsOf(m *table.Match) secrets {
	return secrets{m, table.NewMoveIndex(m, func(before rules.State, m rules.Move) (secretKey, bool) {
		st, ok := before.(*game.State)
		if !ok || m.By == rules.Nature {
			return secretKey{}, false
		}
		return secretKey{m.By, st.Round(), st.Phase()}, true
	})}
}

// reveal returns the move with its action where the match has shown since what was secret when it was made: the choices
// of a phase that shown, the position on the screen, has left behind. What is dropped stays secret.
func (x secrets) reveal(current, st *game.State, m rules.Move) rules.Move {
	if m.Do != rules.Hidden || m.By == rules.Nature || current == nil || !rules.IsRevealed(game.Game{}, st, current) {
		return m
	}
	if k, ok := x.index.Find(secretKey{m.By, st.Round(), st.Phase()}); ok {
		return x.match.Move(k)
	}
	return m
}
