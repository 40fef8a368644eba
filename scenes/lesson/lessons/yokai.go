package lessons

import (
	"slices"
	"strings"

	"engawa/rules"
	"engawa/rules/yokai"
)

// yokaiLesson teaches Yōkai no Mori.
func yokaiLesson() Lesson { return forestLesson("yokai", "mori") }

// dobutsuLesson teaches Dōbutsu shōgi.
func dobutsuLesson() Lesson { return forestLesson("dobutsu", "dobutsu") }

// forestLesson returns the lesson of one edition; its learner plays White, from below. Every position stands alike in
// both.
func forestLesson(id, edition string) Lesson {
	return Lesson{
		ID: id, Game: "yokai",
		Setup: rules.Setup{Options: map[string]string{yokai.OptRules: edition, yokai.OptStart: "0"}},
		Steps: append(forestMoves(), forestEnds()...),
	}
}

// forestMoves are the steps about what pieces do.
func forestMoves() []Step {
	return []Step{
		{
			Name: "aim", Open: &Opening{From: "gle/1c1/1C1/ELG[] w"},
			Points: cells("b1", "b4"),
		},
		{
			Name: "lion", Open: &Opening{From: "1l1/3/3/1L1[] w"},
			Goal: AnyMove(), Solution: []string{"b1b2"}, Points: cells("b1"),
		},
		{
			Name: "giraffe", Open: &Opening{From: "2l/3/1G1/L2[] w"},
			Goal: leaving("b2"), Solution: []string{"b2b3"}, Points: cells("b2"),
		},
		{
			Name: "elephant", Open: &Opening{From: "2l/3/1E1/1L1[] w"},
			Goal: leaving("b2"), Solution: []string{"b2a3"}, Points: cells("b2"),
		},
		{
			Name: "chick", Open: &Opening{From: "2l/3/1C1/L2[] w"},
			Goal: leaving("b2"), Solution: []string{"b2b3"}, Points: cells("b2"),
		},
		{
			Name: "take", Open: &Opening{From: "gle/1c1/1C1/ELG[] w"},
			Goal: Exactly("b2b3"), Solution: []string{"b2b3"}, Points: cells("b3"),
		},
		{
			Name: "drop", Open: &Opening{From: "g1e/1l1/3/ELG[C] w"},
			Goal: Within(1, lastMoveWasDrop), Solution: []string{"C@a2"}, Points: reserve(yokai.Chick),
		},
		{
			Name: "grow", Open: &Opening{From: "2l/C2/3/1L1[] w"},
			Goal: Exactly("a3a4+"), Solution: []string{"a3a4+"}, Points: cells("a3"),
		},
	}
}

// forestEnds are the steps about winning and losing.
func forestEnds() []Step {
	return []Step{
		{
			Name: "catch", Open: &Opening{From: "gl1/2E/1C1/1LG[C] w"},
			Goal: Within(1, Wins), Solution: []string{"c3b4"}, Points: cells("b4"),
		},
		{
			Name: "safe", Open: &Opening{From: "1le/C2/1g1/EL1[] w"},
			Goal: Within(1, lionSafe), Solution: []string{"a1b2"}, Points: cells("b1", "b2"),
		},
		{
			Name: "try", Open: &Opening{From: "2e/L2/2l/3[] w"},
			Goal: Within(1, Wins), Solution: []string{"a3a4"}, Points: cells("a3"),
		},
		{
			Name: "guarded", Open: &Opening{From: "1g1/L2/2l/3[] w"},
			Goal: Within(1, Wins), Solution: []string{"a3b4"}, Points: cells("a4", "c4"),
		},
		{
			Name: "plan", Open: &Opening{From: "leg/3/1L1/1G1[EC] w"},
			Goal: Exactly("E@b3"), Solution: []string{"E@b3"}, Script: []string{"1 b4a3"}, Points: reserve(yokai.Elephant),
		},
		{
			Name: "finish",
			Goal: Within(1, Wins), Solution: []string{"b3a4"}, Points: cells("b3"),
		},
		{
			Name: "ready", Open: &Opening{From: "gle/1c1/1C1/ELG[] w"},
		},
	}
}

// leaving is reached by moving the piece that stands on the square.
func leaving(cell string) Goal {
	return Within(1, func(p Progress) bool { return strings.HasPrefix(p.Last(), cell) })
}

// lastMoveWasDrop is the condition that the last move came from the reserve.
func lastMoveWasDrop(p Progress) bool { return strings.Contains(p.Last(), "@") }

// lionSafe is the condition that nothing points at the learner's lion.
func lionSafe(p Progress) bool {
	s := p.Now.(*yokai.State)
	side := s.SideOf(p.Seat)
	return !s.Board().Attacked(side.Other()).Has(s.Board().LionCell(side))
}

// cells points at squares by their names, as "b2".
func cells(names ...string) func(rules.State) []rules.Part {
	var parts []rules.Part
	for cell := range yokai.NumCells {
		if slices.Contains(names, yokai.CellName(cell)) {
			parts = append(parts, rules.Part{Kind: rules.PartCell, Index: int32(cell)})
		}
	}
	return Parts(parts...)
}

// reserve points at a kind of piece in the learner's reserve.
func reserve(kind yokai.Kind) func(rules.State) []rules.Part {
	return Parts(rules.Part{Kind: rules.PartReserve, Index: yokai.ReserveIndex(0, kind)})
}
