package yokai

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/yokai"
	"engawa/scenes/lang"
)

// Reason implements table.Narrator: the most important of what the rules tell of a move.
func (b *Board) Reason(st rules.State, _ rules.Seat, plan []rules.Action) string {
	s, ok := st.(*game.State)
	if !ok || s.Pending() || len(plan) == 0 {
		return ""
	}
	key, kind := reasonOf(s.Board(), plan[0])
	if key == "" {
		return ""
	}
	c, _ := game.Fields(plan[0])
	return b.words().T(key, lang.Noun("piece", kind.Letter()), lang.Noun("taken", s.Board().At(c.To).Kind().Letter()))
}

// reasonOf returns the text that says why a move is good, and the kind of piece that it names. The text is ""
// where the rules tell nothing.
func reasonOf(before game.Board, do rules.Action) (lang.Key, game.Kind) {
	c, ok := game.Fields(do)
	if !ok {
		return "", 0
	}
	after, side := before.Play(do), before.Side()
	other, moved, taken := side.Other(), after.At(c.To).Kind(), before.At(c.To).Kind()
	lion, enemy := before.LionCell(side), after.LionCell(other)
	isSafe := after.Attackers(other, c.To) == 0
	switch {
	case after.Ending() == game.Try:
		return lang.YokaiReasonRow, 0
	case after.Ending() == game.Catch:
		return lang.TableHintWinsNow, 0
	case after.Ending() == game.NoEnding && after.Count() == 0:
		return lang.YokaiReasonStuck, 0
	case after.Ending() != game.NoEnding:
		return "", 0
	case winsAfterAll(after, game.Catch):
		return lang.YokaiReasonCaught, 0
	case winsAfterAll(after, game.Catch, game.Try):
		return lang.YokaiReasonWins, 0
	case before.Attackers(other, lion).Has(c.To):
		return lang.YokaiReasonAttacker, 0
	case before.Attacked(other).Has(lion) && !after.Attacked(other).Has(after.LionCell(side)):
		return lang.YokaiReasonSafety, 0
	case stopsTry(before, after):
		return lang.YokaiReasonStops, 0
	case taken != 0 && isSafe:
		return lang.YokaiReasonFree, 0
	case taken != 0 && moved != game.Lion && worth(taken) > worth(moved):
		return lang.YokaiReasonGains, moved
	}
	target := attackedBy(after, c.To)
	switch attacksLion := after.Attackers(side, enemy) != 0; {
	case attacksLion && target != 0:
		return lang.YokaiReasonFork, target
	case attacksLion:
		return lang.YokaiReasonCheck, 0
	case taken != 0 && moved != game.Lion:
		return lang.YokaiReasonTrade, moved
	}
	for cell := range after.Pieces(side).All() {
		from := cell
		if cell == c.To {
			from = c.From
		}
		if kind := after.At(cell).Kind(); c.Drop == game.NoKind || cell != c.To {
			switch wasLost := kind != game.Lion && isLost(before, from); {
			case wasLost && cell == c.To && !isLost(after, cell):
				return lang.YokaiReasonFlees, kind
			case wasLost && !isLost(after, cell):
				return lang.YokaiReasonGuards, kind
			}
		}
	}
	switch {
	case target != 0 && !isLost(after, c.To):
		return lang.YokaiReasonThreat, target
	case freeCells(after, enemy) < freeCells(before, enemy):
		return lang.YokaiReasonFewer, 0
	case !slices.ContainsFunc(slices.Collect(after.Pieces(side).All()), func(cell int) bool { return isLost(after, cell) }):
		return lang.YokaiReasonSolid, 0
	}
	return "", 0
}

// winsAfterAll reports whether after every reply the side that has just moved can end the game in one of the ways.
func winsAfterAll(after game.Board, ways ...game.Ending) bool {
	replies := after.Moves(nil)
	return len(replies) > 0 && !slices.ContainsFunc(replies, func(reply rules.Action) bool { return !canEnd(after.Play(reply), ways...) })
}

// canEnd reports whether the side to move can end the game in one of the ways.
func canEnd(b game.Board, ways ...game.Ending) bool {
	return slices.ContainsFunc(b.Moves(nil), func(do rules.Action) bool { return slices.Contains(ways, b.Play(do).Ending()) })
}

// stopsTry reports whether the other lion could reach the far row after most moves, but not after this one.
func stopsTry(before, after game.Board) bool {
	if canEnd(after, game.Try) {
		return false
	}
	moves := before.Moves(nil)
	allowing := 0
	for _, do := range moves {
		if canEnd(before.Play(do), game.Try) {
			allowing++
		}
	}
	return 2*allowing > len(moves)
}

// attackedBy returns the most valuable piece, lions aside, that would be lost to the piece on the cell; NoKind for none.
func attackedBy(b game.Board, cell int) (most game.Kind) {
	side := b.At(cell).Side()
	for target := range b.Pieces(side.Other()).All() {
		kind := b.At(target).Kind()
		if b.Attackers(side, target).Has(cell) && kind != game.Lion && isLost(b, target) && worth(kind) > worth(most) {
			most = kind
		}
	}
	return most
}

// isLost reports whether the piece on the cell can be taken for nothing, or by what is worth less. A lion takes nothing that
// is guarded.
func isLost(b game.Board, cell int) bool {
	p := b.At(cell)
	isGuarded := b.Attackers(p.Side(), cell) != 0
	for from := range b.Attackers(p.Side().Other(), cell).All() {
		by := b.At(from).Kind()
		if !isGuarded || by != game.Lion && worth(by) < worth(p.Kind()) {
			return true
		}
	}
	return false
}

// freeCells returns how many squares a lion can go to without being attacked there.
func freeCells(b game.Board, lion int) (n int) {
	side := b.At(lion).Side()
	for cell := range cells {
		if b.Attackers(side, cell).Has(lion) && !b.Pieces(side).Has(cell) && b.Attackers(side.Other(), cell) == 0 {
			n++
		}
	}
	return n
}

// worth is what the rules count for a piece on the board, 0 for a lion.
func worth(k game.Kind) int {
	for _, w := range game.Weights() {
		if w.Name == k.String() {
			return w.Value
		}
	}
	return 0
}
