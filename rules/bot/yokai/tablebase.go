package yokai

import (
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/yokai"
	"engawa/rules/yokai/solved"
)

// fileOf returns the name of the tablebase file of a material.
func fileOf(m solved.Material) string { return "yokai-" + m.String() + ".digest" }

// openTablebase opens the tablebase of the pieces of a position, if they are so many that there is one. The errors are
// those of Begin.
func (b *tablebaseBot) openTablebase(p yokai.Board) error {
	m := solved.MaterialOf(p)
	if b.file = nil; m.Elephants+m.Giraffes+m.Chicks < b.fewest {
		return nil
	}
	name := fileOf(m)
	if b.files[name] == nil {
		if b.tablebases == nil {
			return rules.Errorf(bot.CodeNoTablebase, "perfect play looks positions up in a book, and there is none here")
		}
		data, err := b.tablebases.File(name)
		switch {
		case err != nil:
			return rules.Errorf(bot.CodeNoTablebase, "the book for perfect play cannot be had: %v", err)
		case data == nil:
			return rules.Errorf(bot.CodeTablebaseLoading, "the book for perfect play is being fetched; ask again in a moment")
		}
		b.files[name] = &tablebaseFile{data: data}
	}
	b.file = b.files[name]
	return nil
}

// FallsBack implements [Fallback]: there is no tablebase of so few pieces.
func (b *tablebaseBot) FallsBack() bool { return b.file == nil }

// tablebaseFile is a file that is loaded, and what is read of it.
type tablebaseFile struct {
	data      []byte
	tablebase *solved.Tablebase
}

// read makes the tablebase of the file at hand ready, and reports whether it can be read.
func (b *tablebaseBot) read() bool {
	v := b.file
	if v == nil {
		return false
	}
	if v.tablebase == nil {
		d, err := solved.ReadTablebase(v.data, b.tick)
		if err != nil {
			return false
		}
		v.tablebase = d
	}
	b.tablebase = v.tablebase
	b.tablebase.ResetProbed()
	b.prover.forget()
	// A decision counts alike whether the file had to be read or not.
	return b.Meter.Restart()
}

// tick counts work on a tablebase as many positions as a search visits in the time, and pauses at the end of a slice.
func (b *tablebaseBot) tick(work int) {
	b.Meter.Count(int64(float64(work) * readNodes))
}
