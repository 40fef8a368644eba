//go:build !js

package journal

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"sync"
	"time"

	"go.etcd.io/bbolt"
	bolterrors "go.etcd.io/bbolt/errors"
)

// Bolt is a [Journal] in one file of the embedded store bbolt. Records that arrive while the disk is busy are written
// together by the next transaction, so that many tables share the wait for the disk.
type Bolt struct {
	db       *bbolt.DB
	queue    chan *appendJob
	done     chan struct{}
	mu       sync.RWMutex // held for reading while a job is handed over, for writing to close the queue
	isClosed bool
}

// appendJob is a record that waits to be written.
type appendJob struct {
	table string
	after uint64
	data  []byte
	err   chan error
}

// In a folder of tables, the names of the file of a [Bolt], and of the folder of those whose matches have ended.
const (
	BoltFile      = "tables.db"
	ArchiveFolder = "finished"
)

// lockTimeout is how long another program may hold the file until opening fails.
const lockTimeout = time.Second

// maxBatch is the largest number of records that a transaction writes.
const maxBatch = 256

// OpenBolt opens the file, or makes it, and its folder. A file that another program holds, or that is no such store, gives an error.
func OpenBolt(path string) (*Bolt, error) {
	var db *bbolt.DB
	err := guard(func() (err error) {
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			return err
		}
		db, err = bbolt.Open(path, 0o600, &bbolt.Options{Timeout: lockTimeout, FreelistType: bbolt.FreelistMapType})
		return err
	})
	if errors.Is(err, bolterrors.ErrTimeout) {
		return nil, fmt.Errorf("the tables in %s cannot be opened: %w", path, ErrLocked)
	}
	if err != nil {
		return nil, fmt.Errorf("the tables in %s cannot be opened: %w", path, err)
	}
	b := &Bolt{db: db, queue: make(chan *appendJob, maxBatch), done: make(chan struct{})}
	go b.write()
	return b, nil
}

// Append implements [Journal].
func (b *Bolt) Append(table string, after uint64, data []byte) error {
	job := &appendJob{table: table, after: after, data: data, err: make(chan error, 1)}
	b.mu.RLock()
	if b.isClosed {
		b.mu.RUnlock()
		return ErrClosed
	}
	b.queue <- job
	b.mu.RUnlock()
	return <-job.err
}

// write writes what waits, as much at once as there is.
func (b *Bolt) write() {
	defer close(b.done)
	for first := range b.queue {
		batch := []*appendJob{first}
		for more := true; more && len(batch) < maxBatch; {
			select {
			case job, ok := <-b.queue:
				if more = ok; ok {
					batch = append(batch, job)
				}
			default:
				more = false
			}
		}
		faults, err := b.writeBatch(batch)
		if errors.Is(err, errDamaged) && len(batch) > 1 { // one of the tables is: the others do not suffer for it
			for k, job := range batch {
				var one []error
				if one, err = b.writeBatch([]*appendJob{job}); one[0] == nil && err != nil {
					one[0] = appendError(job.table, err)
				}
				faults[k] = one[0]
			}
			err = nil
		}
		for k, job := range batch {
			if err != nil && faults[k] == nil {
				faults[k] = appendError(job.table, err)
			}
			job.err <- faults[k]
		}
	}
}

func appendError(table string, err error) error {
	return fmt.Errorf("table %s is not kept: %w", table, err)
}

// errDamaged says that the file is damaged where something was read or written.
var errDamaged = errors.New("the file is damaged")

// guard does something with the store. The store takes what stands in its file for true: where that is damaged it panics,
// or reads memory that is not there. Here that is an error which is errDamaged.
func guard(do func() error) (err error) {
	defer debug.SetPanicOnFault(debug.SetPanicOnFault(true))
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%w: %v", errDamaged, r)
		}
	}()
	return do()
}

func (b *Bolt) view(do func(tx *bbolt.Tx) error) error {
	return guard(func() error { return b.db.View(do) })
}

func (b *Bolt) update(do func(tx *bbolt.Tx) error) error {
	return guard(func() error { return b.db.Update(do) })
}

// writeBatch writes the records in one transaction. One that conflicts is left out, the others do not suffer for it.
func (b *Bolt) writeBatch(batch []*appendJob) (faults []error, err error) {
	faults = make([]error, len(batch))
	err = b.update(func(tx *bbolt.Tx) error {
		for k, job := range batch {
			bucket, err := tx.CreateBucketIfNotExists([]byte(job.table))
			if err != nil {
				return err
			}
			if have := length(bucket); have != job.after {
				faults[k] = Conflict(job.table, job.after, have)
				continue
			}
			bucket.FillPercent = 0.95 // keys only grow
			if err := bucket.Put(key(job.after+1), job.data); err != nil {
				return err
			}
		}
		return nil
	})
	return faults, err
}

// Mend implements [Mender].
func (b *Bolt) Mend(table string, rows [][]byte) error {
	err := b.update(func(tx *bbolt.Tx) error {
		if tx.Bucket([]byte(table)) != nil {
			if err := tx.DeleteBucket([]byte(table)); err != nil {
				return err
			}
		}
		bucket, err := tx.CreateBucket([]byte(table))
		for n := 0; n < len(rows) && err == nil; n++ {
			err = bucket.Put(key(uint64(n)+1), rows[n])
		}
		return err
	})
	if err != nil {
		return fmt.Errorf("table %s is not mended: %w", table, err)
	}
	return nil
}

// key is the key of record n: big-endian, so that keys are in order.
func key(n uint64) []byte { return binary.BigEndian.AppendUint64(nil, n) }

// length returns the number of the last record.
func length(b *bbolt.Bucket) uint64 {
	last, _ := b.Cursor().Last()
	if len(last) != 8 {
		return 0
	}
	return binary.BigEndian.Uint64(last)
}

// Read implements [Journal].
func (b *Bolt) Read(table string, after uint64) (records [][]byte, err error) {
	err = b.view(func(tx *bbolt.Tx) error {
		bucket := tx.Bucket([]byte(table))
		if bucket == nil {
			return nil
		}
		c := bucket.Cursor()
		for k, v := c.Seek(key(after + 1)); k != nil; k, v = c.Next() {
			records = append(records, bytes.Clone(v))
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("table %s cannot be read: %w", table, err)
	}
	return records, nil
}

// Tables implements [Journal].
func (b *Bolt) Tables() (names []string, err error) {
	err = b.view(func(tx *bbolt.Tx) error {
		return tx.ForEach(func(name []byte, bucket *bbolt.Bucket) error {
			if length(bucket) > 0 {
				names = append(names, string(name))
			}
			return nil
		})
	})
	if err != nil {
		return nil, fmt.Errorf("the tables cannot be listed: %w", err)
	}
	return names, nil
}

// Close implements [Journal]: what waits is written first.
func (b *Bolt) Close() error {
	b.mu.Lock()
	if b.isClosed {
		b.mu.Unlock()
		return nil
	}
	b.isClosed = true
	close(b.queue)
	b.mu.Unlock()
	<-b.done
	return b.db.Close()
}
