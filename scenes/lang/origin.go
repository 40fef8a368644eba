package lang

// Origin says where a statement of a rules book comes from: printed rules leave questions open, and Engawa answers them.
type Origin uint8

// The origins. A statement without one needs none.
const (
	OriginNone   Origin = iota
	OriginSheet         // the author's rule sheet says so
	OriginRuling        // the sheet is silent or unclear; this is how Engawa reads it
	OriginDesign        // the sheet lacks it; Engawa made it
)

// Valid reports whether the origin is one of those above and not [OriginNone].
func (o Origin) Valid() bool { return o > OriginNone && o <= OriginDesign }

// Origin returns the words for an origin, as "from the rule sheet"; "" for [OriginNone].
func (c *Catalog) Origin(o Origin) string {
	switch o {
	case OriginSheet:
		return c.T("book.origin.sheet")
	case OriginRuling:
		return c.T("book.origin.ruling")
	case OriginDesign:
		return c.T("book.origin.design")
	}
	return ""
}
