package lang

// Pyramid returns the words for a piece of Homeworlds by its code in the notation, as "y2": "medium yellow ship", or
// for a star "medium yellow star". An unknown code gives the code.
func (c *Catalog) Pyramid(code string, star bool) string {
	kind, size := Key("homeworlds.ship."), Key("")
	colour := Key("homeworlds.colour.")
	if star {
		kind, colour = "homeworlds.star.", "homeworlds.starColour."
	}
	if len(code) == 2 {
		size, colour = Key(code[1:]), colour+Key(code[:1])
	}
	if !c.Has(kind+size) || !c.Has(colour) {
		return code
	}
	return c.T(kind+size, Text("colour", c.T(colour)))
}

// PyramidShort returns a piece of Homeworlds in as few words as a log has room for, as "yellow 2". An unknown code
// gives the code.
func (c *Catalog) PyramidShort(code string) string {
	if len(code) != 2 || !c.Has("homeworlds.colour."+Key(code[:1])) {
		return code
	}
	return c.Colour(code[:1]) + " " + code[1:]
}

// Colour returns the word for a colour of Homeworlds by its letter in the notation, as "y". An unknown letter gives the
// letter.
func (c *Catalog) Colour(letter string) string {
	return c.or(Key("homeworlds.colour."+letter), letter)
}
