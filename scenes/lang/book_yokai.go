package lang

// yokaiBook is the order of pages and figures; en_book.go and fr_book.go hold the words.
func yokaiBook() []pagePlan {
	text := blockPlan{}
	return []pagePlan{
		{"aim", []blockPlan{text, {position: "gle/1c1/1C1/ELG[] w"}, text}},
	}
}
