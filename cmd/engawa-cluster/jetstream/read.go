package jetstream

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// message is a record as the stream has it.
type message struct {
	place
	writer string
	data   []byte
}

// placeOf reads where a record lies from its headers.
func placeOf(header nats.Header) (at place, err error) {
	if at.n, err = strconv.ParseUint(header.Get(headerNumber), 10, 64); err != nil || at.n == 0 {
		return place{}, finalError{fmt.Errorf("a record in the stream has the number %q", header.Get(headerNumber))}
	}
	if at.seq, err = strconv.ParseUint(header.Get(jetstream.SequenceHeader), 10, 64); err != nil {
		return place{}, finalError{err}
	}
	return at, nil
}

// last asks any server where a row ends. It is an error if that server does not know yet all that was kept when last was
// called.
func (j *Journal) last(ctx context.Context, table string) (end place, err error) {
	from, err := j.mark(ctx)
	if err != nil {
		return place{}, err
	}
	// The last mark is asked for as well: of an empty row alone a server does not tell how far it knows the stream.
	question := map[string]any{"multi_last": []string{j.prefix + table, j.marks}}
	upTo := uint64(0)
	err = j.ask(ctx, question, func(m *nats.Msg) error {
		if text := m.Header.Get(headerUpTo); text != "" {
			upTo, err = strconv.ParseUint(text, 10, 64)
			return err
		}
		if m.Header.Get(jetstream.SubjectHeader) == j.prefix+table {
			end, err = placeOf(m.Header)
		}
		return err
	})
	if err != nil {
		return place{}, err
	}
	if upTo < from {
		return place{}, fmt.Errorf("a server knows the stream up to %d, there is %d", upTo, from)
	}
	j.remember(table, end)
	return end, nil
}

// markTime is how long a mark stays in the stream: longer than a question waits for its answer.
const markTime = time.Minute

// mark writes to the stream, beside the tables, and returns the sequence of what it has written: a server that knows the
// stream so far knows all that was kept when mark was called. A leader of the stream that has lost its place without
// noticing it yet would answer from what it knew, but cannot write.
func (j *Journal) mark(ctx context.Context) (uint64, error) {
	ack, err := j.js.PublishMsg(ctx, nats.NewMsg(j.marks), jetstream.WithExpectStream(j.stream), jetstream.WithMsgTTL(markTime), jetstream.WithRetryAttempts(0))
	if err != nil {
		return 0, err
	}
	return ack.Sequence, nil
}

// ask asks any server for messages of the stream, and hands them to each, and last the message that ends them.
func (j *Journal) ask(ctx context.Context, question map[string]any, each func(*nats.Msg) error) error {
	data, err := json.Marshal(question)
	if err != nil {
		return finalError{err}
	}
	inbox := j.conn.NewInbox()
	answers, err := j.conn.SubscribeSync(inbox)
	if err != nil {
		return err
	}
	defer answers.Unsubscribe()
	if err := j.conn.PublishRequest("$JS.API.DIRECT.GET."+j.stream, inbox, data); err != nil {
		return err
	}
	for {
		m, err := answers.NextMsgWithContext(ctx)
		if err != nil {
			return err
		}
		if err := each(m); err != nil || m.Header.Get("Status") != "" {
			return err
		}
	}
}

// fetchMost is how many records are asked for at once.
const fetchMost = 256

// fetch reads a row up to its end. Any server answers, also one that does not know the end yet, which is an error.
func (j *Journal) fetch(ctx context.Context, table string, end place) (row []message, err error) {
	for next := uint64(1); uint64(len(row)) < end.n; {
		before := len(row)
		err := j.ask(ctx, map[string]any{"seq": next, "next_by_subj": j.prefix + table, "batch": fetchMost}, func(m *nats.Msg) error {
			if m.Header.Get("Status") != "" {
				return nil
			}
			at, err := placeOf(m.Header)
			if err != nil {
				return err
			}
			if at.n != uint64(len(row))+1 {
				return finalError{fmt.Errorf("record %d of table %s is missing in the stream", len(row)+1, table)}
			}
			row, next = append(row, message{at, m.Header.Get(headerWriter), m.Data}), at.seq+1
			return nil
		})
		if err != nil {
			return nil, err
		}
		if len(row) == before {
			return nil, fmt.Errorf("a server knows %d records of table %s, there are %d", before, table, end.n)
		}
	}
	return row[:end.n], nil // the server may know more by now, and the next one less
}

// Read implements [journal.Journal].
func (j *Journal) Read(table string, after uint64) (records [][]byte, err error) {
	if !isSubjectToken(table) {
		return nil, nil // nobody can have written it
	}
	err = j.retry(patience, func(ctx context.Context) error {
		end, err := j.last(ctx, table)
		if err != nil || end.n <= after {
			return err
		}
		row, err := j.fetch(ctx, table, end)
		if err != nil {
			return err
		}
		records = nil
		for _, m := range row[after:] {
			records = append(records, m.data)
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("table %s cannot be read: %w", table, err)
	}
	return records, nil
}

// Tables implements [journal.Journal].
func (j *Journal) Tables() (names []string, err error) {
	var all map[string]uint64
	err = j.retry(patience, func(ctx context.Context) error {
		mark, err := j.mark(ctx)
		if err != nil {
			return err
		}
		s, err := j.js.Stream(ctx, j.stream)
		if err != nil {
			return err
		}
		info, err := s.Info(ctx, jetstream.WithSubjectFilter(j.prefix+"*"))
		if err != nil {
			return err
		}
		if info.State.LastSeq < mark {
			return fmt.Errorf("a server knows the stream up to %d, there is %d", info.State.LastSeq, mark)
		}
		all = info.State.Subjects
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("the tables cannot be listed: %w", err)
	}
	for subject := range all {
		names = append(names, strings.TrimPrefix(subject, j.prefix))
	}
	slices.Sort(names)
	return names, nil
}
