package lang

import "strconv"

// Category returns the word for a column of a game's score, by the name that the rules give it; without translation,
// that name.
func (c *Catalog) Category(game, name string) string {
	return c.or(Key("category."+game+"."+name), name)
}

// CategoryWithin returns the word for a column as it stands within a sentence, in small letters where the language has
// them so.
func (c *Catalog) CategoryWithin(game, name string) string {
	return c.or(Key("category."+game+"."+name+".within"), c.Category(game, name))
}

// ShortCategory returns the name of a category in as few letters as a narrow strip has room for.
func (c *Catalog) ShortCategory(game, name string) string {
	return c.or(Key("category."+game+"."+name+".short"), c.Category(game, name))
}

// Good returns the word for a good of Honshū by the English name of its colour: "fish" for blue. An unknown colour
// gives the name.
func (c *Catalog) Good(colour string) string { return c.or(Key("honshu.good."+colour), colour) }

// WithGood returns the words for a card raised by a cube of the colour, as "with fish".
func (c *Catalog) WithGood(colour string) string {
	return c.or(Key("honshu.good."+colour+".with"), colour)
}

// LeadingGood returns the sentence that only cubes of the colour may be laid in a trick.
func (c *Catalog) LeadingGood(colour string) string {
	return c.or(Key("honshu.good."+colour+".leads"), colour)
}

// LandSquare returns the words for a square of Honshū by its code in card tables: a terrain F, T, D or L, the letter of
// a colour b, n, g or y for a production square, or that letter and the points of a factory, as "b3". An unknown code
// gives the code.
func (c *Catalog) LandSquare(code string) string {
	if terrain := Key("honshu.square." + code); c.Has(terrain) {
		return c.T(terrain)
	}
	colours := map[string]string{"b": "blue", "n": "brown", "g": "grey", "y": "yellow"}
	if code == "" || colours[code[:1]] == "" {
		return code
	}
	good := Text("good", c.Good(colours[code[:1]]))
	if len(code) == 1 {
		return c.T(HonshuProduction, good)
	}
	points, err := strconv.Atoi(code[1:])
	if err != nil {
		return code
	}
	return c.T(HonshuFactory, good, Count("n", points))
}

// ScoringCard returns what a scoring card of Honshū, 1 to 8, rewards: in a few words, and in a sentence. Manual chooses
// the point values of the English manual.
func (c *Catalog) ScoringCard(n int, manual bool) (short, rule string) {
	key := Key("honshu.goal." + strconv.Itoa(n))
	short, rule = c.or(key, strconv.Itoa(n)), c.or(key+".rule", "")
	if manual && c.Has(key+".manual") {
		short, rule = c.T(key+".manual"), c.T(key+".rule.manual")
	}
	return short, rule
}

// Rank returns words about a place in the order of a trick, 1 to 5: form "nth" is the bare word, as "2nd", "plays" and
// "chooses" are what stands on a plate, as "plays 2nd".
func (c *Catalog) Rank(place int, form string) string {
	return c.or(Key("honshu.rank."+strconv.Itoa(place)+"."+form), strconv.Itoa(place))
}

// WouldRank says who would choose when, of n, if nobody played more any more.
func (c *Catalog) WouldRank(place, n int) string {
	return c.T("honshu.rank.would", Text("place", c.Rank(place, "nth")), Count("n", n))
}

// EitherRank says who would choose when, of n, and when with a cube on the card.
func (c *Catalog) EitherRank(place, raised, n int) string {
	return c.T("honshu.rank.either", Text("place", c.Rank(place, "nth")), Text("raised", c.Rank(raised, "nth")), Count("n", n))
}
