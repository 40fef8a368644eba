package lang

// yokaiBook is the order of pages and figures; yokai-book.json holds the words. Figures are seen by the side
// that plays upward and is to move, but where the caption says otherwise.
func yokaiBook() []pagePlan {
	text, sheet, ruling, design := blockPlan{}, ruleParagraph(SourceSheet), ruleParagraph(SourceRuling), ruleParagraph(SourceDesign)
	return []pagePlan{
		{"aim", []blockPlan{sheet, {position: "gle/1c1/1C1/ELG[] w"}, ruling, sheet}},
		{"pieces", []blockPlan{
			sheet,
			reach("2l/3/1L1/3[] w", "a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3").from(SourceSheet),
			reach("2l/3/1E1/1L1[] w", "a1", "c1", "a3", "c3").from(SourceSheet).spirits(SourceRuling),
			reach("2l/3/1G1/L2[] w", "b1", "a2", "c2", "b3").from(SourceSheet).spirits(SourceRuling),
			reach("2l/3/1C1/L2[] w", "b3").from(SourceSheet),
			reach("2l/3/1+C1/L2[] w", "b1", "a2", "c2", "a3", "b3", "c3").from(SourceSheet),
			ruling,
		}},
		{"taking", []blockPlan{
			sheet,
			{position: "gle/1c1/1C1/ELG[] w", marks: marks(MarkTake, "b3"), arrows: []Arrow{{From: "b2", To: "b3"}}},
			{position: "gle/1C1/3/ELG[C] b"},
			sheet,
		}},
		{"drops", []blockPlan{
			sheet,
			{
				position: "g1e/1l1/3/ELG[Cc] w",
				marks:    marks(MarkReach, "b4", "a3", "c3", "a2", "b2", "c2"),
				arrows:   []Arrow{{From: "C", To: "b2"}},
			},
			ruling, sheet, ruling, ruling,
		}},
		{"promotion", []blockPlan{
			sheet,
			{position: "2l/C2/3/1L1[] w", marks: marks(MarkLight, "a4", "b4", "c4"), arrows: []Arrow{{From: "a3", To: "a4"}}},
			{position: "+C1l/3/3/1L1[] b", marks: marks(MarkDanger, "b4", "a3")},
			sheet, ruling,
		}},
		{"try", []blockPlan{
			sheet,
			{position: "2e/L2/3/1l1[Cc] w", marks: marks(MarkLight, "a4"), arrows: []Arrow{{From: "a3", To: "a4"}}},
			ruling, ruling,
		}},
		{"danger", []blockPlan{
			ruling, ruling,
			{position: "1g1/1L1/3/1l1[] w", marks: marks(MarkDanger, "a4", "c4"), arrows: []Arrow{{From: "b3", To: "a4"}}},
			ruling, ruling,
			blockPlan{
				position: "1g1/1L1/3/1l1[] w", options: dobutsuRules(),
				marks: marks(MarkNo, "a4", "c4"), arrows: []Arrow{{From: "b3", To: "b4"}},
			}.from(SourceSheet),
		}},
		{"draw", []blockPlan{sheet, ruling, ruling, text, ruling, ruling}},
		{"stuck", []blockPlan{
			sheet, ruling,
			{
				position: "l2/3/1L1/3[EEGGCC] w", options: dobutsuRules(),
				marks:  marks(MarkDanger, "a3", "b4"),
				arrows: []Arrow{{From: "C", To: "b3"}},
			},
		}},
		{"handicaps", []blockPlan{design, {position: "gle/1c1/3/ELG[] w"}, design}},
		{"rulesets", []blockPlan{
			text, legend(SourceSheet), legend(SourceRuling), legend(SourceDesign),
			sheet, ruling, ruling, sheet, ruling,
		}},
		{"about", []blockPlan{text, text, text}},
	}
}

// dobutsuRules are the options of figures that belong to the animal edition.
func dobutsuRules() map[string]string { return map[string]string{"rules": "dobutsu"} }

// reach is a figure of the squares that a piece can go to.
func reach(position string, cells ...string) blockPlan {
	return blockPlan{position: position, marks: marks(MarkReach, cells...)}
}
