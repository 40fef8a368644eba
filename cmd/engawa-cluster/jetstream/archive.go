package jetstream

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"engawa/remote/journal"
)

// Archive is the [journal.Archive] of the hosts of a journal: a bucket of objects beside its stream, on as many servers. Each table
// has two objects, with the names that files have in a [journal.Folder].
type Archive struct {
	journal *Journal
	bucket  jetstream.ObjectStore
}

// archiveSuffix ends the name of the bucket, which begins with that of the stream.
const archiveSuffix = "-FINISHED"

// archiveTime is how long a table may take to be archived, or to be read from the archive.
const archiveTime = 10 * time.Second

// OpenArchive opens the archive beside the stream, which is made if there is none. It is good until the journal is closed.
func (j *Journal) OpenArchive(c Config) (*Archive, error) {
	a := &Archive{journal: j}
	err := j.retry(startTime, func(ctx context.Context) (err error) {
		name := c.Stream + archiveSuffix
		if a.bucket, err = j.js.ObjectStore(ctx, name); errors.Is(err, jetstream.ErrBucketNotFound) {
			a.bucket, err = j.js.CreateObjectStore(ctx, jetstream.ObjectStoreConfig{Bucket: name, Replicas: c.Replicas, Storage: jetstream.FileStorage})
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("the archive at %s is not ready: %w", withoutSecrets(c.Servers), err)
	}
	return a, nil
}

// context is that of a call.
func (a *Archive) context() (context.Context, context.CancelFunc) {
	return context.WithTimeout(a.journal.ctx, archiveTime)
}

// Put implements [journal.Archive]. The records come first: where the match is, they are. What another host has archived with
// more records stays.
func (a *Archive) Put(table string, save []byte, rows [][]byte) error {
	ctx, stop := a.context()
	defer stop()
	// What cannot be read is put anew.
	if kept, _ := a.rows(ctx, table); len(kept) > len(rows) && journal.IsWhole(table, kept) && a.Has(table) {
		return nil
	}
	err := a.put(ctx, table+journal.RecordsSuffix, append(bytes.Join(rows, []byte("\n")), '\n'))
	if err == nil {
		err = a.put(ctx, table+journal.SaveSuffix, save)
	}
	if err != nil {
		return fmt.Errorf("table %s is not archived: %w", table, err)
	}
	return nil
}

// put has an object hold the data.
func (a *Archive) put(ctx context.Context, name string, data []byte) error {
	sum := sha256.New()
	sum.Write(data)
	if have, err := a.bucket.GetInfo(ctx, name); err == nil && have.Digest == jetstream.GetObjectDigestValue(sum) {
		return nil
	}
	_, err := a.bucket.PutBytes(ctx, name, data)
	return err
}

// Has implements [journal.Archive].
func (a *Archive) Has(table string) bool {
	ctx, stop := a.context()
	defer stop()
	_, err := a.bucket.GetInfo(ctx, table+journal.SaveSuffix)
	return err == nil
}

// Rows implements [journal.Archive].
func (a *Archive) Rows(table string) ([][]byte, error) {
	ctx, stop := a.context()
	defer stop()
	return a.rows(ctx, table)
}

// rows is Rows within the time of a call.
func (a *Archive) rows(ctx context.Context, table string) ([][]byte, error) {
	data, err := a.bucket.GetBytes(ctx, table+journal.RecordsSuffix)
	if errors.Is(err, jetstream.ErrObjectNotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("the archived table %s cannot be read: %w", table, err)
	}
	return journal.Lines(data), nil
}
