package lang

// homeworldsBook is the order of pages and figures of Homeworlds; homeworlds-book.json holds
// the words. Figures are seen by seat 0.
func homeworldsBook() []pagePlan {
	text, sheet, ruling := blockPlan{}, ruleParagraph(SourceSheet), ruleParagraph(SourceRuling)
	return []pagePlan{
		{"game", []blockPlan{
			text,
			{position: "2/3 0 H0:0(b3y1)g1g3| H1:1(b2r1)|g3y2 s1:-1(g2)y1| s2:-1(r3)b1|g1"},
			text, text, text,
		}},
		{"pieces", []blockPlan{
			sheet, ruling,
			{position: "2/3 0 H0:0(b3y1)g3| H1:1(b2r1)|g3 s1:-1(g2)y1|r2", show: []string{"s1"}},
			{position: "2/3 0 H0:0(b3y1)g3| H1:1(b2r1)|g3 s1:-1(g2)y1|r2", show: []string{ShowBank}},
			sheet,
		}},
		{"setup", []blockPlan{
			sheet, sheet,
			{position: homeworldsOpening, show: []string{"H0"}},
			text,
		}},
		{"links", []blockPlan{
			sheet,
			{
				position: "2/3 0 H0:0(b3y1)g3y2| H1:1(b2r1)|g3 s1:-1(g2)r1| s2:-1(r3)y1| s3:-1(b1)|g1",
				show:     []string{"H0", "s1", "s2", "s3"},
				marks:    append(marks(MarkReach, "s1"), marks(MarkNo, "s2", "s3")...),
				arrows:   []Arrow{{From: "H0", To: "s1"}},
			},
			sheet,
		}},
		{"turn", []blockPlan{
			sheet, sheet,
			{position: homeworldsOpening, show: []string{"H0"}, marks: marks(MarkLight, "H0/*b3", "H0/*y1", "H0/g3")},
			sheet, text,
		}},
		{"build", []blockPlan{
			sheet,
			{position: homeworldsOpening, show: []string{"H0"}, marks: marks(MarkLight, "H0/g3")},
			{
				position: "2/3 1 H0:0(b3y1)g1g3| H1:1(b2r1)|g3", turn: "build g1 H0",
				show: []string{"H0"}, marks: marks(MarkLight, "H0/g1"),
			},
			sheet,
		}},
		{"trade", []blockPlan{
			sheet,
			{
				position: "2/3 0 H0:0(b3y1)g1g3| H1:1(b2r1)|g1g3",
				show:     []string{"H0"}, marks: marks(MarkLight, "H0/*b3", "H0/g1"),
			},
			{
				position: "2/3 1 H0:0(b3y1)g3y1| H1:1(b2r1)|g1g3", turn: "trade g1 y1 H0",
				show: []string{"H0"}, marks: marks(MarkLight, "H0/y1"),
			},
			sheet,
		}},
		{"move", []blockPlan{
			sheet,
			{
				position: "2/3 0 H0:0(b3y1)g3y1| H1:1(b2r1)|g1g3 s1:-1(g2)b1|",
				show:     []string{"H0", "s1"}, arrows: []Arrow{{From: "H0/y1", To: "s1"}},
			},
			{
				position: "2/3 1 H0:0(b3y1)g3| H1:1(b2r1)|g1g3 s1:-1(g2)b1y1|", turn: "move y1 H0 s1",
				show: []string{"H0", "s1"}, marks: marks(MarkLight, "s1/y1"),
			},
			sheet,
			{position: "2/3 0 H0:0(b3y1)g3y1| H1:1(b2r1)|g1g3", show: []string{"H0"}, marks: marks(MarkLight, "H0/y1")},
			{
				position: "2/3 1 H0:0(b3y1)g3| H1:1(b2r1)|g1g3 s1:-1(g2)y1|", turn: "discover y1 H0 g2 s1",
				show: []string{"H0", "s1"}, marks: marks(MarkLight, "s1/*g2", "s1/y1"),
			},
			sheet,
		}},
		{"attack", []blockPlan{
			sheet,
			{
				position: "2/3 0 H0:0(b3y1)g3| H1:1(b2r1)|g3 s1:-1(g2)r2y1|b2g3",
				show:     []string{"s1"}, marks: append(marks(MarkTake, "s1/b2P1"), marks(MarkNo, "s1/g3P1")...),
			},
			{
				position: "2/3 1 H0:0(b3y1)g3| H1:1(b2r1)|g3 s1:-1(g2)b2r2y1|g3", turn: "attack b2 s1",
				show: []string{"s1"}, marks: marks(MarkLight, "s1/b2"),
			},
			sheet,
		}},
		{"sacrifice", []blockPlan{
			sheet, sheet,
			{
				position: "2/3 0 H0:0(b3r1)g2y3| H1:1(b2y1)|g3 s1:-1(r2)b1|",
				show:     []string{"H0", "s1"}, marks: marks(MarkLight, "H0/g2"),
			},
			{
				position: "2/3 1 H0:0(b3r1)y1y3| H1:1(b2y1)|g3 s1:-1(r2)b1b1|", turn: "sacrifice g2 H0; build y1 H0; build b1 s1",
				show: []string{"H0", "s1"}, marks: marks(MarkLight, "H0/y1", "s1/b1"),
			},
			sheet,
		}},
		{"catastrophe", []blockPlan{
			sheet, sheet,
			{position: "2/3 0 H0:0(b3y1)g3| H1:1(b2r1)|g3 s1:-1(g1)g2y1|g1g2", marks: marks(MarkDanger, "s1")},
			{position: "2/3 1 H0:0(b3y1)g3| H1:1(b2r1)|g3", turn: "catastrophe s1 g"},
			sheet,
			{position: "2/3 0 H0:0(b3y1)g3| H1:1(b2r1)r1|g3r2r3", marks: marks(MarkDanger, "H1")},
			{
				position: "2/3 1 H0:0(b3y1)g3| H1:1(b2)|g3", turn: "catastrophe H1 r",
				arrows: []Arrow{{From: "H0", To: "H1"}},
			},
			sheet,
		}},
		{"home", []blockPlan{
			sheet, ruling,
			{position: "2/3 0 H0:0(b3y1)g3| H1:1(b2r1)r3|g3", show: []string{"H0", "H1"}, marks: marks(MarkTake, "H1/g3P1")},
			sheet, sheet,
		}},
		{"secret", []blockPlan{
			sheet,
			{
				position: homeworldsOpening, show: []string{ShowCards},
				words: []Key{"book.homeworlds.secret.good", "book.homeworlds.secret.evil"},
			},
			sheet, sheet, ruling,
		}},
		{"win", []blockPlan{sheet, sheet, sheet, ruling, ruling, ruling, ruling}},
		{"tips", []blockPlan{
			text, text, text,
			{
				position: "2/3 0 H0:0(b3y1)g1g2g3| H1:1(b2r1)|g3 s1:-1(y2)|g1",
				show:     []string{"H0", "s1"}, marks: marks(MarkDanger, "H0"), arrows: []Arrow{{From: "s1/g1P1", To: "H0"}},
			},
			text,
		}},
		{"options", []blockPlan{sheet, ruling, ruling, ruling, ruling, ruling, ruling, ruling}},
		{"words", []blockPlan{text, text, text, text, text, text, text, text}},
		{"rulings", []blockPlan{text, legend(SourceSheet), legend(SourceRuling), ruling, sheet, sheet, ruling, ruling, ruling, ruling, sheet, ruling}},
	}
}

// homeworldsOpening is a table of two homes, seat 0 to move.
const homeworldsOpening = "2/3 0 H0:0(b3y1)g3| H1:1(b2r1)|g3"
