package lessons

import (
	"slices"

	"engawa/rules"
	"engawa/rules/yokai"
)

// yokaiLesson teaches Yōkai no Mori.
func yokaiLesson() Lesson { return forestLesson("yokai", "mori") }

// dobutsuLesson teaches Dōbutsu shōgi.
func dobutsuLesson() Lesson { return forestLesson("dobutsu", "dobutsu") }

// forestLesson returns the lesson of one edition; its learner plays White, from below.
func forestLesson(id, edition string) Lesson {
	return Lesson{
		ID: id, Game: "yokai",
		Setup: rules.Setup{Options: map[string]string{yokai.OptRules: edition, yokai.OptStart: "0"}},
		Steps: []Step{
			{
				Name: "board", Open: &Opening{From: "gle/1c1/1C1/ELG[] w"},
				Points: cells("b1", "b4"),
			},
			{
				Name: "chick", Open: &Opening{From: "gle/1c1/1C1/ELG[] w"},
				Goal: Exactly("b2b3"), Solution: []string{"b2b3"}, Points: cells("b2"),
			},
		},
	}
}

// cells points at squares by their names, as "b2".
func cells(names ...string) func(rules.State) []rules.Part {
	const squares = 12
	var parts []rules.Part
	for cell := range squares {
		if slices.Contains(names, yokai.CellName(cell)) {
			parts = append(parts, rules.Part{Kind: rules.PartCell, Index: int32(cell)})
		}
	}
	return Parts(parts...)
}
