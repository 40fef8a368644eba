package yokai

import (
	"errors"
	"slices"

	"engawa/rules"
	game "engawa/rules/yokai"
)

// highlights are the marks of a position beside its pieces, as far as the settings want them.
type highlights struct {
	last         lastMove
	waiting      int        // the square of a lion whose Try waits, -1 for none
	lion         int        // the square of the lion that can be caught now, -1 for none
	attackers    game.Cells // what it can be caught from
	tryCells     game.Cells // squares on which the lion to move wins by a Try
	refusals     []refusal  // squares that the chosen lion may not go to
	guardedCells game.Cells // squares where the chosen lion could be caught
	third        game.Cells // squares to which the chosen piece brings the third occurrence
	end          []int32    // squares that the end of the match lights up
}

// lastMove is where the last move came from and went to.
type lastMove struct {
	from, to  rules.Part
	kind      game.Kind
	isVisible bool
}

// refusal is a square refused to a lion, and one of the pieces that attack it.
type refusal struct {
	cell int
	by   game.Piece
}

// noHighlights is the sight of a position in which nothing is worth a mark.
func noHighlights() highlights { return highlights{waiting: -1, lion: -1} }

// updateHighlights finds what there is to be seen.
func (b *Board) updateHighlights() {
	b.highlights = noHighlights()
	s, now, set := b.state, b.state.Board(), b.services.Settings
	if set.LastMove {
		b.highlights.last = b.currentMove()
	}
	if s.Ending() != game.NoEnding {
		b.highlights.end = b.endCells()
		return
	}
	if s.Pending() {
		return
	}
	if cell, ok := now.Waiting(); ok {
		b.highlights.waiting = cell
	}
	side := now.Side()
	lion := now.LionCell(side)
	if set.Marks && nextTo(lion, game.FarRow(side)) {
		b.highlights.tryCells = tryCells(s, lion)
	}
	if set.Danger && b.match.IsLocal(s.SeatOf(side)) && now.Attacked(side.Other()).Has(lion) {
		b.highlights.lion, b.highlights.attackers = lion, now.Attackers(side.Other(), lion)
	}
	b.highlightChoice()
}

// tryCells returns the squares on which the lion that is to move from the square wins by a Try.
func tryCells(s *game.State, lion int) game.Cells {
	var set game.Cells
	by := s.SeatOf(s.Board().Side())
	for _, do := range s.Legal(by, nil) {
		c, ok := game.Fields(do)
		if !ok || c.Drop != game.NoKind || c.From != lion {
			continue
		}
		after := s.Clone().(*game.State)
		if _, err := after.Apply(rules.Move{By: by, Do: do}, nil); err == nil && after.Ending() == game.Try {
			set |= 1 << c.To
		}
	}
	return set
}

// highlightChoice finds what there is to be seen about the piece that has been chosen.
func (b *Board) highlightChoice() {
	if len(b.choice.Picked) == 0 || b.state == nil {
		return
	}
	now, picked := b.state.Board(), b.choice.Picked[0]
	b.highlights.third = b.drawingCells(picked)
	if picked != cellPart(now.LionCell(now.Side())) {
		return
	}
	attacked := now.Attacked(now.Side().Other())
	for cell := range cells {
		part := cellPart(cell)
		if slices.Contains(b.choice.Next, part) {
			if b.services.Settings.Danger && attacked.Has(cell) {
				b.highlights.guardedCells |= 1 << cell
			}
			continue
		}
		why := game.Game{}.Why(b.state, b.choice.By, []rules.Part{picked, part})
		if e, ok := errors.AsType[*rules.Error](why); ok && e.Code == game.CodeTaboo && len(e.Parts) > 0 {
			b.highlights.refusals = append(b.highlights.refusals, refusal{cell, now.At(int(e.Parts[0].Index))})
		}
	}
}

// drawingCells returns the squares to which moves from the part draw the game.
func (b *Board) drawingCells(from rules.Part) game.Cells {
	var set game.Cells
	for _, a := range b.state.DrawingMoves(nil) {
		c, ok := game.Fields(a)
		if !ok {
			continue
		}
		part := cellPart(c.From)
		if c.Drop != game.NoKind {
			part = reservePart(b.choice.By, c.Drop)
		}
		if part == from {
			set |= 1 << c.To
		}
	}
	return set
}

// currentMove is the move of the match that led to the position on the screen; none where a move tried in an analysis did.
func (b *Board) currentMove() lastMove {
	n := 0
	for k := range b.match.Len() {
		if b.match.Move(k).By == rules.Nature {
			continue
		}
		if n++; n < b.state.Moves() {
			continue
		}
		if n > b.state.Moves() || !b.isAfter(k) {
			break
		}
		for _, e := range b.match.Events(k) {
			if last, ok := moveOf(e); ok {
				return last
			}
		}
	}
	return lastMove{}
}

// isAfter reports whether the k-th move of the match, from 0, led to the position on the screen.
func (b *Board) isAfter(k int) bool { return b.match.At(k+1).Hash() == b.state.Hash() }

// moveOf returns the move that the event tells.
func moveOf(e rules.Event) (lastMove, bool) {
	last := lastMove{from: cellPart(int(e.From)), to: cellPart(int(e.To)), kind: game.Piece(e.Thing).Kind(), isVisible: true}
	switch e.Kind {
	case rules.EvMove:
		return last, true
	case rules.EvPlace:
		last.from.Kind = rules.PartReserve
		return last, true
	}
	return lastMove{}, false
}

// endCells are the squares that the end of the match lights up.
func (b *Board) endCells() []int32 {
	for k := b.match.Len() - 1; k >= 0 && b.isAfter(k); k-- {
		for _, e := range b.match.Events(k) {
			if e.Kind == rules.EvEnd {
				return e.Path
			}
		}
	}
	return nil
}

// nextTo reports whether the cell lies one step from the row but not on it.
func nextTo(cell int, row game.Cells) bool {
	return !row.Has(cell) && (row.Has(cell+columns) || row.Has(cell-columns))
}
