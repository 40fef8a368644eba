package yokai

import (
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/yokai"
	"engawa/rules/yokai/solved"
)

// fileOf returns the name of the tablebase file of a material.
func fileOf(m solved.Material) string { return "yokai-" + m.String() + ".tablebase" }

// tablebaseFiles opens the tablebases of positions.
type tablebaseFiles struct {
	tablebases bot.Tablebases
	fewest     int // pieces besides the lions of which there are tablebases
	files      map[string]*tablebaseFile
}

func newTablebaseFiles(t bot.Tablebases) tablebaseFiles {
	return tablebaseFiles{tablebases: t, fewest: fewestPieces, files: map[string]*tablebaseFile{}}
}

// open returns the file for the pieces of a position, nil where they are so few that there is none. The errors are those
// of Begin.
func (t *tablebaseFiles) open(p yokai.Board) (*tablebaseFile, error) {
	m := solved.MaterialOf(p)
	if m.Elephants+m.Giraffes+m.Chicks < t.fewest {
		return nil, nil
	}
	name := fileOf(m)
	if t.files[name] == nil {
		if t.tablebases == nil {
			return nil, rules.Errorf(bot.CodeNoTablebase, "perfect play looks positions up in tables, and there are none here")
		}
		data, err := t.tablebases.File(name)
		switch {
		case err != nil:
			return nil, rules.Errorf(bot.CodeNoTablebase, "the tables of perfect play cannot be fetched: %v", err)
		case data == nil:
			return nil, rules.Errorf(bot.CodeTablebaseLoading, "the tables of perfect play are being fetched; ask again in a moment")
		}
		t.files[name] = &tablebaseFile{data: data}
	}
	return t.files[name], nil
}

// FallsBack implements [Fallback]: there is no tablebase of so few pieces.
func (b *tablebaseBot) FallsBack() bool { return b.file == nil }

// tablebaseFile is a file that is loaded, and what is read of it.
type tablebaseFile struct {
	data      []byte
	tablebase *solved.Tablebase
}

// read makes the tablebase of a file ready, and reports whether it can be read.
func (t *prober) read(f *tablebaseFile) bool {
	if f.tablebase == nil {
		d, err := solved.ReadTablebase(f.data, t.tick)
		if err != nil {
			return false
		}
		f.tablebase = d
	}
	t.tablebase = f.tablebase
	t.tablebase.ResetProbed()
	return true
}

// tick counts work on a tablebase as many positions as a search visits in the time, and pauses at the end of a slice.
func (t *prober) tick(work int) {
	t.meter.Count(int64(float64(work) * readNodes))
}
