package jetstream

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"strconv"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"engawa/remote/journal"
)

// Append implements [journal.Journal].
func (j *Journal) Append(table string, after uint64, data []byte) error {
	if !isSubjectToken(table) {
		return fmt.Errorf("a table cannot have the name %q", table)
	}
	if len(data) > maxRecord/2 {
		return fmt.Errorf("a record of table %s has %d bytes; at most %d are kept", table, len(data), maxRecord/2)
	}
	if j.ctx.Err() != nil {
		return journal.ErrClosed
	}
	msg := nats.NewMsg(j.prefix + table)
	msg.Data = data
	writer := rand.Text()
	msg.Header.Set(headerNumber, strconv.FormatUint(after+1, 10))
	msg.Header.Set(headerWriter, writer)
	msg.Header.Set(jetstream.ExpectedStreamHeader, j.stream)
	end, known := j.place(table)
	if known = known && end.n == after; !known && after == 0 {
		end, known = place{}, true // most likely; the server looks
	}
	maybeKept := false // an attempt may be on its way, or kept without an answer
	err := j.retry(patience, func(ctx context.Context) error {
		if !known { // somebody has written meanwhile, or it is not known where the row ends
			var err error
			if end, err = j.last(ctx, table); err != nil {
				return err
			}
			if end.n > after && maybeKept {
				row, err := j.fetch(ctx, table, end)
				if err != nil {
					return err
				}
				if row[after].writer == writer {
					return nil
				}
			}
			if end.n != after {
				return finalError{journal.Conflict(table, after, end.n)}
			}
		}
		known = false
		msg.Header.Set(jetstream.ExpectedLastSubjSeqHeader, strconv.FormatUint(end.seq, 10))
		ack, err := j.js.PublishMsg(ctx, msg, jetstream.WithRetryAttempts(0))
		refusal, refused := errors.AsType[*jetstream.APIError](err)
		switch {
		case err == nil:
			j.remember(table, place{n: after + 1, seq: ack.Sequence})
		case errors.Is(err, nats.ErrNoResponders), errors.Is(err, jetstream.ErrNoStreamResponse), errors.Is(err, nats.ErrReconnectBufExceeded):
			// nobody has got it
		case refused && (refusal.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequence || refusal.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequenceConstant):
			maybeKept = true // a leader that has lost its place may have refused what the next one has kept; looked at next
		case refused && refusal.Code < 500:
			return finalError{err}
		default:
			maybeKept = true
		}
		return err
	})
	switch {
	case err == nil || errors.Is(err, journal.ErrConflict):
		return err
	case maybeKept:
		return fmt.Errorf("record %d of table %s: %w: %v", after+1, table, journal.ErrUnsure, err)
	}
	return fmt.Errorf("record %d of table %s is not kept: %w", after+1, table, err)
}

// place returns where a row ends as far as is known.
func (j *Journal) place(table string) (end place, known bool) {
	j.mu.Lock()
	defer j.mu.Unlock()
	end, known = j.places[table]
	return end, known
}

// remember notes that a row reaches so far.
func (j *Journal) remember(table string, end place) {
	j.mu.Lock()
	defer j.mu.Unlock()
	if len(j.places) >= maxPlaces {
		clear(j.places)
	}
	if end.n > j.places[table].n {
		j.places[table] = end
	}
}
