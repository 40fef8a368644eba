package lessons

import (
	"strconv"
	"strings"

	"engawa/rules"
	"engawa/rules/honshu"
)

// builds is reached by a build after which the learner's land is as wanted; new production squares have their cubes.
func builds(wanted func(before, after *honshu.Map, p honshu.Placement) bool) Goal {
	return func(p Progress) Verdict {
		before := p.Before.(*honshu.State).Map(p.Seat)
		if wanted(before, lastLand(p), lastChoice(p).Place) {
			return GoalReached
		}
		return GoalMissed
	}
}

// lastLand returns the learner's land with the card that it has built last.
func lastLand(p Progress) *honshu.Map {
	var after honshu.Map
	p.Before.(*honshu.State).Map(p.Seat).BuildInto(&after, lastChoice(p).Place)
	return &after
}

// lastChoice returns what the learner has chosen last.
func lastChoice(p Progress) (c honshu.Choice) {
	for _, mv := range p.Moves {
		if mv.By == p.Seat {
			c, _ = honshu.Fields(mv.Do)
		}
	}
	return c
}

// points counts a land without a scoring card.
func points(m *honshu.Map) honshu.Points { return m.Score(honshu.Scoring{}) }

// landCards points at map cards.
func landCards(cards ...honshu.Card) func(rules.State) []rules.Part {
	var parts []rules.Part
	for _, c := range cards {
		parts = append(parts, rules.Part{Kind: rules.PartCard, Index: int32(c)})
	}
	return Parts(parts...)
}

// landCells points at squares of the learner's land, as "-1,2".
func landCells(cells ...string) func(rules.State) []rules.Part {
	var parts []rules.Part
	for _, text := range cells {
		left, right, _ := strings.Cut(text, ",")
		x, errX := strconv.Atoi(left)
		y, errY := strconv.Atoi(right)
		if errX == nil && errY == nil {
			parts = append(parts, rules.Part{Kind: rules.PartCell, Index: int32(honshu.CellAt(x, y))})
		}
	}
	return Parts(parts...)
}
