package result

import (
	"cmp"
	"slices"

	"engawa/rules"
	"engawa/scenes/diagram"
	"engawa/scenes/lang"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// outcome is how a match has ended, as far as it is shown here.
type outcome struct {
	end      string       // the game's name of the end, rules.NoteResign or rules.NoteAgree
	rows     []row        // the best first
	winners  []rules.Seat // nobody after a draw
	hasTeams bool         // a row is about several seats
}

// row is what the scroll tells about one seat.
type row struct {
	seat     rules.Seat
	rank     int // counted from 1; equal payoffs share a rank
	payoff   int
	player   table.Player
	captures []diagram.Piece
	tally    []rules.Count // what the game counts
	side     int           // of the seat, where seats win together
	mates    []rules.Seat  // all of its side, in seat order; nil where each seat is for itself
}

// newOutcome returns the outcome of a match that is over or has been given up.
func newOutcome(m *rules.Match, skin lang.Skin) outcome {
	o := outcome{end: rules.End(m.Game, m.State())}
	payoffs := store.Payoffs(m)
	if _, ok := rules.ResignedSeat(m); ok {
		o.end = rules.NoteResign
	}
	if rules.IsDrawAgreed(m) {
		o.end = rules.NoteAgree
	}
	players := table.Players(m)
	best, worst := slices.Max(payoffs), slices.Min(payoffs)
	for k, payoff := range payoffs {
		seat := rules.Seat(k)
		rank := 1
		for _, other := range payoffs {
			if other > payoff {
				rank++
			}
		}
		if payoff == best && best > worst {
			o.winners = append(o.winners, seat)
		}
		o.rows = append(o.rows, row{seat, rank, payoff, players[k], diagram.CapturedPieces(m, seat, skin), nil, 0, nil})
	}
	for k, line := range rules.Score(m.Game, m.State()) {
		o.rows[k].tally = line.Counts
	}
	rules.SortFew(o.rows, func(a, b row) int { return cmp.Compare(a.rank, b.rank) })
	return o
}

// together makes one row of the seats of a side.
func (o *outcome) together(sideOf func(rules.Seat) int, seats int) {
	mates := map[int][]rules.Seat{}
	for seat := range rules.Seat(seats) {
		side := sideOf(seat)
		mates[side] = append(mates[side], seat)
	}
	o.rows = slices.DeleteFunc(o.rows, func(r row) bool { return mates[sideOf(r.seat)][0] != r.seat })
	best := o.rows[0].payoff
	for k := range o.rows {
		r := &o.rows[k]
		r.side = sideOf(r.seat)
		r.mates = mates[r.side]
		r.rank = k + 1
		if r.payoff == best {
			r.rank = 1
		}
	}
	o.hasTeams = true
}

// parts are the counts in words, the last category first: games begin with numbers. Behind what has a goal it is said
// whether that has been reached; atLeast is how many there are up to that, or all.
func (r *row) parts(words *lang.Catalog, game string, won bool) (parts []string, atLeast int) {
	for _, count := range slices.Backward(r.tally) {
		if text := words.ScoreLine(game, count.Name, count.N); text != "" {
			parts = append(parts, text)
		}
		if goal := words.ScoreGoal(game, count.Name, count.N, won); goal != "" {
			parts = append(parts, goal)
			atLeast = len(parts)
		}
	}
	return parts, cmp.Or(atLeast, len(parts))
}

// hasWon reports whether the seat is among the winners.
func (o *outcome) hasWon(seat rules.Seat) bool { return slices.Contains(o.winners, seat) }

// hasLostTogether reports whether others share the rank of a row below the best.
func (o *outcome) hasLostTogether(lost *row) bool {
	return lost.rank > 1 && slices.ContainsFunc(o.rows, func(r row) bool { return r.seat != lost.seat && r.rank == lost.rank })
}

// names returns the names of the winners, or of everybody else; of sides where seats win together.
func (o *outcome) names(words *lang.Catalog, winners bool) string {
	var names []string
	for _, r := range o.rows {
		if o.hasWon(r.seat) == winners {
			names = append(names, r.player.Name)
		}
	}
	return words.List(names...)
}

// title is what stands over everything.
func (o *outcome) title(words *lang.Catalog) string {
	if len(o.winners) == 0 {
		return words.T(lang.EndDraw)
	}
	key := lang.EndWins
	if len(o.winners) > 1 || o.hasTeams {
		key = lang.EndWinTogether
	}
	return words.T(key, lang.Text("name", o.names(words, true)))
}

// status says in a word how a seat has fared.
func (o *outcome) status(words *lang.Catalog, seat rules.Seat) string {
	switch {
	case len(o.winners) == 0:
		return words.T(lang.EndDrawn)
	case o.hasWon(seat):
		return words.T(lang.EndWon)
	}
	return words.T(lang.EndLost)
}
