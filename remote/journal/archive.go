package journal

import "bytes"

// Archive keeps tables whose matches have ended, beside a [Journal]. All its methods may be used by several goroutines.
type Archive interface {
	// Put keeps a table for good: the saved match, and the records of its row. What is there already stays as it is.
	Put(table string, save []byte, rows [][]byte) error
	// Has reports whether the table is kept whole.
	Has(table string) bool
	// Rows returns the records that are kept of a table; none where it is not there.
	Rows(table string) ([][]byte, error)
}

// Mender is a [Journal] whose rows can be put right where they are damaged.
type Mender interface {
	// Mend puts the records in the place of all that the table has.
	Mend(table string, rows [][]byte) error
}

// IsWhole reports whether the rows are records of the table that follow each other from the first one on.
func IsWhole(table string, rows [][]byte) bool {
	var c Chain
	for _, row := range rows {
		if _, err := c.Next(table, row); err != nil {
			return false
		}
	}
	return len(rows) > 0
}

// Lines returns the records of a file that has one a line.
func Lines(data []byte) [][]byte {
	return bytes.Split(bytes.TrimSuffix(data, []byte("\n")), []byte("\n"))
}
