package yokai

import (
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/yokai"
	"engawa/rules/yokai/solved"
)

// fileOf returns the name of the book about a material.
func fileOf(m solved.Material) string { return "yokai-" + m.String() + ".digest" }

// openTablebase opens the book about the pieces of a position, if they are so many that there is one. The errors are those
// of Begin.
func (b *tablebaseBot) openTablebase(p yokai.Board) error {
	m := solved.MaterialOf(p)
	if b.file = nil; m.Elephants+m.Giraffes+m.Chicks < b.fewest {
		return nil
	}
	name := fileOf(m)
	if b.files[name] == nil {
		if b.library == nil {
			return rules.Errorf(bot.CodeNoBook, "perfect play looks positions up in a book, and there is none here")
		}
		data, err := b.library.Book(name)
		switch {
		case err != nil:
			return rules.Errorf(bot.CodeNoBook, "the book for perfect play cannot be had: %v", err)
		case data == nil:
			return rules.Errorf(bot.CodeBookComing, "the book for perfect play is being fetched; ask again in a moment")
		}
		b.files[name] = &tablebaseFile{data: data}
	}
	b.file = b.files[name]
	return nil
}

// Limited implements [Limited]: there is no book about so few pieces.
func (b *tablebaseBot) Limited() bool { return b.file == nil }

// tablebaseFile is a book that has come, and what is read of it.
type tablebaseFile struct {
	data   []byte
	digest *solved.Digest
}

// read makes the digest of the book at hand ready, and reports whether it can be read.
func (b *tablebaseBot) read() bool {
	v := b.file
	if v == nil {
		return false
	}
	if v.digest == nil {
		d, err := solved.ReadDigest(v.data, b.tick)
		if err != nil {
			return false
		}
		v.digest = d
		d.Ticking(b.tick)
	}
	b.digest = v.digest
	b.digest.Count()
	b.prover.forget()
	// A decision counts alike whether the book had to be read or not.
	return b.Meter.Restart()
}

// tick counts work on a book as many positions as a search visits in the time, and pauses at the end of a slice.
func (b *tablebaseBot) tick(work int) {
	b.Meter.Count(int64(float64(work) * readNodes))
}
