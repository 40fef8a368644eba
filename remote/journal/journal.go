package journal

import (
	"errors"
	"fmt"
)

// Journal keeps rows of records, one row a table. All its methods may be used by several goroutines.
type Journal interface {
	// Append keeps data as record number after+1 of the table, and returns when it is kept for good. Where the row has not
	// exactly after records it keeps nothing and returns an error that is [ErrConflict]. With an error that is [ErrUnsure]
	// the record may be kept, now or later; with any other one it is not.
	Append(table string, after uint64, data []byte) error
	// Read returns the records of the table with numbers above after, in order; none for a table that nobody has written.
	Read(table string, after uint64) ([][]byte, error)
	// Tables lists the tables that have records, in order of their names.
	Tables() ([]string, error)
	// Close lets go of what the journal holds. What has been kept stays.
	Close() error
}

// ErrConflict says that a row has not as many records as its writer believes: somebody else has written it.
var ErrConflict = errors.New("another program has written this table")

// ErrUnsure says that nobody answered whether a record has been kept. Reading the row tells.
var ErrUnsure = errors.New("nobody answered whether it has been kept")

// ErrLocked says that another program has the journal open.
var ErrLocked = errors.New("another program has them open")

// ErrClosed says that the journal has been closed.
var ErrClosed = errors.New("the journal is closed")

// Conflict returns the error of an Append to a row that has as many records as have, not after.
func Conflict(table string, after, have uint64) error {
	return fmt.Errorf("table %s has %d records, not %d: %w", table, have, after, ErrConflict)
}
