package lang

// yokaiBook is the order of pages and figures; en_book.go and fr_book.go hold the words. Figures are seen by the side
// that plays upward and is to move, but where the caption says otherwise.
func yokaiBook() []pagePlan {
	text := blockPlan{}
	return []pagePlan{
		{"aim", []blockPlan{text, {position: "gle/1c1/1C1/ELG[] w"}, text}},
		{"pieces", []blockPlan{
			text,
			{position: "2l/3/1L1/3[] w", marks: marks(MarkReach, "a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3")},
			{position: "2l/3/1E1/1L1[] w", marks: marks(MarkReach, "a1", "c1", "a3", "c3")},
			{position: "2l/3/1G1/L2[] w", marks: marks(MarkReach, "b1", "a2", "c2", "b3")},
			{position: "2l/3/1C1/L2[] w", marks: marks(MarkReach, "b3")},
			{position: "2l/3/1+C1/L2[] w", marks: marks(MarkReach, "b1", "a2", "c2", "a3", "b3", "c3")},
		}},
		{"taking", []blockPlan{
			text,
			{position: "gle/1c1/1C1/ELG[] w", marks: marks(MarkTake, "b3"), arrows: []Arrow{{From: "b2", To: "b3"}}},
			{position: "gle/1C1/3/ELG[C] b"},
			text,
		}},
		{"drops", []blockPlan{
			text,
			{
				position: "g1e/1l1/3/ELG[Cc] w",
				marks:    marks(MarkReach, "b4", "a3", "c3", "a2", "b2", "c2"),
				arrows:   []Arrow{{From: "C", To: "b2"}},
			},
			text,
		}},
		{"promotion", []blockPlan{
			text,
			{position: "2l/C2/3/1L1[] w", marks: marks(MarkLight, "a4", "b4", "c4"), arrows: []Arrow{{From: "a3", To: "a4"}}},
			{position: "+C1l/3/3/1L1[] b", marks: marks(MarkDanger, "b4", "a3")},
			text,
		}},
		{"try", []blockPlan{
			text,
			{position: "2e/L2/3/1l1[Cc] w", marks: marks(MarkLight, "a4"), arrows: []Arrow{{From: "a3", To: "a4"}}},
			text,
		}},
		{"danger", []blockPlan{
			text,
			{position: "1g1/1L1/3/1l1[] w", marks: marks(MarkDanger, "a4", "c4"), arrows: []Arrow{{From: "b3", To: "a4"}}},
			text,
			{position: "1g1/1L1/3/1l1[] w", options: dobutsuRules(), marks: marks(MarkNo, "a4", "c4"), arrows: []Arrow{{From: "b3", To: "b4"}}},
		}},
		{"draw", []blockPlan{text, text}},
		{"stuck", []blockPlan{
			text,
			{
				position: "l2/3/1L1/3[EEGGCC] w", options: dobutsuRules(),
				marks:  marks(MarkDanger, "a3", "b4"),
				arrows: []Arrow{{From: "C", To: "b3"}},
			},
		}},
		{"handicaps", []blockPlan{text, {position: "gle/1c1/3/ELG[] w"}, text}},
		{"rulesets", []blockPlan{text, text, text}},
		{"about", []blockPlan{text, text, text}},
	}
}

// dobutsuRules are the options of figures that belong to the animal edition.
func dobutsuRules() map[string]string { return map[string]string{"rules": "dobutsu"} }
