package lang

import "strconv"

// honshuBook is the order of pages and figures of Honshū; honshu-book.json holds the words.
func honshuBook() []pagePlan {
	return append(append(honshuRound(), honshuBuilding()...), honshuCounting()...)
}

// honshuRound are the pages about the cards and how they are chosen.
func honshuRound() []pagePlan {
	text, sheet, ruling, design := blockPlan{}, ruleParagraph(SourceSheet), ruleParagraph(SourceRuling), ruleParagraph(SourceDesign)
	return []pagePlan{
		{"game", []blockPlan{text, {position: honshuWorked}, text, text, text, text}},
		{"squares", []blockPlan{
			sheet,
			blockPlan{
				position: "F T D L y* n3", show: []string{ShowSquares},
				words: []Key{
					"book.honshu.squares.forest", "book.honshu.squares.town", "book.honshu.squares.field",
					"book.honshu.squares.lake", "book.honshu.squares.production", "book.honshu.squares.factory",
				},
			}.from(SourceSheet),
			sheet, design,
			{
				position: "b* n* g* y*", show: []string{ShowSquares},
				words: []Key{
					"book.honshu.squares.fish", "book.honshu.squares.timber", "book.honshu.squares.stone", "book.honshu.squares.rice",
				},
			},
			{position: "47 16 60", show: []string{ShowCards}},
			text, sheet,
			blockPlan{position: "A1"}.from(SourceSheet),
			sheet, ruling,
		}},
		{"round", []blockPlan{sheet, sheet, sheet, ruling, {position: "1", show: []string{ShowRounds}}, text}},
		{"trick", []blockPlan{
			sheet, sheet,
			{position: "11 29 57 59", show: []string{ShowTrick}},
			sheet, sheet,
		}},
		{"boost", []blockPlan{
			sheet, sheet, sheet,
			{position: "11 29b 57b 59", show: []string{ShowTrick}},
			ruling, sheet,
		}},
		{"hands", []blockPlan{sheet, {position: "3", show: []string{ShowRounds}}, text, text}},
		{"duel", []blockPlan{sheet, {position: "24 44 | 33 8", show: []string{ShowCards}}, sheet, sheet, sheet, sheet}},
		{"draft", []blockPlan{
			sheet,
			{position: "7 19 31 40 52 58", show: []string{ShowCards}, marks: marks(MarkLight, "40")},
			sheet, sheet, ruling, text,
		}},
	}
}

// honshuBuilding are the pages about laying cards on the own land.
func honshuBuilding() []pagePlan {
	text, sheet, ruling := blockPlan{}, ruleParagraph(SourceSheet), ruleParagraph(SourceRuling)
	weave := map[string]string{"weave": "on"}
	return []pagePlan{
		{"build", []blockPlan{
			sheet,
			{position: "A1", try: "16@0,-2r0o"},
			{position: "A1+16@0,-2r0o", turn: "16@0,-2r0o"},
			{position: "A1", try: "16@0,2r0u"},
			{position: "A1+16@0,2r0u", turn: "16@0,2r0u"},
			sheet,
			{position: "A1", try: "16@1,-1r3o"},
			{position: "A1", try: "16@0,2r1u"},
			text,
		}},
		{"forbidden", []blockPlan{
			sheet,
			{position: "A1+16@0,-2r0o", try: "60@1,0r0o"},
			{position: "A1+16@0,-2r0o", try: "60@1,0r0u"},
			sheet,
			{position: "A1", try: "16@0,-2r0u"},
			{position: "A1", try: "16@0,-2r0o"},
			sheet,
			{position: "A1", try: "57@2,0r0o"},
			{position: "A1", try: "60@0,0r0u"},
			ruling, ruling,
		}},
		{"weave", []blockPlan{
			ruling,
			{position: "A1+60@1,2r0o", options: weave, try: "53@0,2r0:bdf"},
			{position: "A1+60@1,2r0o", options: weave, try: "53@0,2r0:b"},
			ruling,
		}},
		{"cubes", []blockPlan{
			sheet,
			{position: "A1", try: "16@1,1r0o"},
			{position: "A1+16@1,1r0o", turn: "16@1,1r0o"},
			ruling, sheet, ruling, sheet, ruling,
		}},
	}
}

// honshuCounting are the pages about points, options and the fine points.
func honshuCounting() []pagePlan {
	text, sheet, ruling := blockPlan{}, ruleParagraph(SourceSheet), ruleParagraph(SourceRuling)
	counted := func(land, count string) blockPlan { return blockPlan{position: land, count: count}.from(SourceSheet) }
	goal := func(n int, land, count string) blockPlan {
		return blockPlan{position: land, options: honshuCard(n), show: []string{ShowGoal}, count: count, source: SourceSheet}
	}
	return []pagePlan{
		{"score", []blockPlan{
			sheet,
			counted(honshuForests, "forest"),
			counted(honshuVillages, "town"),
			counted(honshuFactories, "factory"),
			counted(honshuLakes, "lake"),
			sheet, sheet, ruling, text,
		}},
		{"example", []blockPlan{
			sheet,
			{position: honshuWorked + honshuWorkedCubes, count: "forest"},
			{position: honshuWorked + honshuWorkedCubes, count: "town"},
			{position: honshuWorked + honshuWorkedCubes, count: "factory"},
			{position: honshuWorked + honshuWorkedCubes, count: "lake"},
			sheet,
		}},
		{"goals", []blockPlan{
			sheet,
			goal(1, honshuFactories, "factory"),
			goal(2, honshuForests, "card"),
			goal(3, honshuFields, "card"),
			goal(4, honshuLakes, "lake"),
			goal(5, honshuTowns, "card").from(SourceRuling),
			goal(6, honshuFactories+" 1,-2+0,1", "card"),
			goal(7, honshuFactories, "card"),
			goal(8, honshuFactories, "card"),
			ruling,
		}},
		{"tips", []blockPlan{text, text, text, text, text, text, text}},
		{"options", []blockPlan{sheet, sheet, sheet, sheet, ruling, ruling, sheet, text}},
		{"rulings", []blockPlan{
			text, legend(SourceSheet), legend(SourceRuling), legend(SourceDesign),
			ruling, ruling, ruling, ruling, ruling, ruling, ruling, ruling, ruling, ruling,
		}},
		{"words", []blockPlan{text, text, text, text, text, text}},
		{"cards", []blockPlan{text, {cards: honshuCards()}}},
		{"provinces", []blockPlan{text, {cards: honshuProvinces("A")}, text, {cards: honshuProvinces("B")}}},
	}
}

// The lands of the figures.
const (
	honshuForests   = "A1+52@0,1r1o+49@0,0r3o+50@1,-1r2o"
	honshuVillages  = "A1+16@1,-1r3o+47@0,-3r2u+1@1,1r3o+26@3,-1r1u"
	honshuTowns     = "A1+57@-1,0r3o+53@-2,0r0o+55@-1,2r1u+31@-3,0r2o"
	honshuFactories = "A1+30@-1,-1r3o+29@-2,0r0u+32@-2,-1r2u+41@0,-2r0u"
	honshuLakes     = "A1+22@0,0r2o+2@0,1r1o+24@1,0r2u+23@-1,0r0u"
	honshuFields    = "A1+18@-1,-1r3u+25@-1,1r1o+6@-2,2r2u+20@-3,0r2u"

	// The example of the rule sheet, and the cubes that it has left at the end.
	honshuWorked = "A1+16@1,-1r3o+47@0,-3r2u+1@1,1r3o+26@3,-1r1u+19@5,-3r0u+15@4,-5r0o+11@2,-3r3o+12@6,-3r1o+50@6,-1r3u" +
		"+55@5,0r3o+48@4,1r0o+32@5,2r1o"
	honshuWorkedCubes = " 3,-2+8,-2+0,1+4,3+7,3"
)

func honshuCard(n int) map[string]string { return map[string]string{"card": strconv.Itoa(n)} }

// honshuCards are the map cards by their numbers.
func honshuCards() []string {
	var out []string
	for n := range 60 {
		out = append(out, strconv.Itoa(n+1))
	}
	return out
}

// honshuProvinces are the start provinces of a side, "A" or "B".
func honshuProvinces(side string) []string {
	var out []string
	for n := range 6 {
		out = append(out, side+strconv.Itoa(n+1))
	}
	return out
}

// landCard returns the name of a map card of Honshū, or of a province where the code begins with a letter.
func (c *Catalog) landCard(code string) string {
	name := HonshuCard
	if code[0] >= 'A' {
		name = HonshuProvince
	}
	return Capitalize(c.T(name, Text("card", code)))
}
