package lang

// Source says where a statement of a rules book comes from: printed rules leave questions open, and Engawa answers them.
type Source uint8

// The sources. A statement without one needs none.
const (
	SourceNone   Source = iota
	SourceSheet         // the author's rule sheet says so
	SourceRuling        // the sheet is silent or unclear; this is how Engawa reads it
	SourceDesign        // the sheet lacks it; Engawa made it
)

// Valid reports whether the source is one of those above and not [SourceNone].
func (o Source) Valid() bool { return o > SourceNone && o <= SourceDesign }

// Source returns the words for a source, as "from the rule sheet"; "" for [SourceNone].
func (c *Catalog) Source(o Source) string {
	switch o {
	case SourceSheet:
		return c.T("book.source.sheet")
	case SourceRuling:
		return c.T("book.source.ruling")
	case SourceDesign:
		return c.T("book.source.design")
	}
	return ""
}
