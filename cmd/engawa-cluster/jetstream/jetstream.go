package jetstream

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"engawa/remote/journal"
)

const (
	usualStream   = "ENGAWA"
	usualReplicas = 3
	headerNumber  = "Engawa-Number"      // of the record in its row
	headerWriter  = "Engawa-Writer"      // of the call that has written it
	headerUpTo    = "Nats-UpTo-Sequence" // of an answer: the last sequence that the server knows
	maxRecord     = 128 << 10            // bytes; a table with the largest setup takes a sixth
)

// Times: of one question to a server, between two, until an answer is given up, and until the servers are there at the
// start.
const (
	askTime   = time.Second
	retryTime = 20 * time.Millisecond
	patience  = 30 * time.Second
	startTime = 2 * time.Minute
)

// maxPlaces is how many ends of rows are remembered.
const maxPlaces = 1 << 17

// Journal is a [journal.Journal] in a stream.
type Journal struct {
	conn   *nats.Conn
	js     jetstream.JetStream
	stream string
	prefix string          // of the subjects of tables
	marks  string          // the subject of marks
	ctx    context.Context // ends with Close
	end    context.CancelFunc

	mu     sync.Mutex
	places map[string]place // where the rows end, as far as this journal knows
}

// place is where a row ends: the number of its last record, and the sequence of that in the stream. The zero place is
// that of an empty row.
type place struct{ n, seq uint64 }

// Open connects to the servers, waits until they answer, and makes the stream if there is none. A stream that might
// forget records is refused. It gives up when the context ends.
func Open(ctx context.Context, c Config) (*Journal, error) {
	conn, err := nats.Connect(c.Servers, append([]nats.Option{
		nats.Name("engawa"),
		nats.RetryOnFailedConnect(true),
		nats.MaxReconnects(-1),
		nats.ReconnectWait(100 * time.Millisecond),
		nats.ReconnectJitter(50*time.Millisecond, 50*time.Millisecond),
		nats.ReconnectBufSize(-1), // nothing is sent later than it is asked for
		nats.PingInterval(5 * time.Second),
		nats.MaxPingsOutstanding(2),
		nats.ErrorHandler(func(*nats.Conn, *nats.Subscription, error) {}), // who asks hears of it
	}, c.Options...)...)
	if err != nil {
		return nil, fmt.Errorf("the journal at %s cannot be reached: %w", withoutSecrets(c.Servers), err)
	}
	js, err := jetstream.New(conn)
	if err != nil {
		conn.Close()
		return nil, err
	}
	j := &Journal{conn: conn, js: js, stream: c.Stream, prefix: c.Stream + ".table.", marks: c.Stream + ".mark", places: map[string]place{}}
	j.ctx, j.end = context.WithCancel(context.Background())
	defer context.AfterFunc(ctx, j.end)()
	if err := j.prepare(c); err != nil {
		j.Close()
		return nil, err
	}
	return j, nil
}

// prepare finds the stream, or makes it.
func (j *Journal) prepare(c Config) error {
	want := jetstream.StreamConfig{
		Name: c.Stream, Subjects: []string{j.prefix + "*", j.marks}, Replicas: c.Replicas, Storage: jetstream.FileStorage,
		Retention: jetstream.LimitsPolicy, Discard: jetstream.DiscardNew, MaxMsgSize: maxRecord,
		DenyDelete: true, DenyPurge: true, AllowDirect: true, AllowMsgTTL: true,
	}
	var have jetstream.StreamConfig
	err := j.retry(startTime, func(ctx context.Context) error {
		s, err := j.js.Stream(ctx, c.Stream)
		if errors.Is(err, jetstream.ErrStreamNotFound) {
			s, err = j.js.CreateStream(ctx, want)
		}
		if err == nil {
			have = s.CachedInfo().Config
		}
		return err
	})
	switch {
	case err != nil:
		return fmt.Errorf("the journal at %s is not ready: %w", withoutSecrets(c.Servers), err)
	case !slices.Equal(have.Subjects, want.Subjects), have.Retention != want.Retention, have.Discard != want.Discard,
		have.MaxMsgsPerSubject > 0, have.MaxMsgs > 0, have.MaxAge > 0, have.Storage != want.Storage, !have.AllowDirect, !have.AllowMsgTTL,
		have.PersistMode != jetstream.DefaultPersistMode:
		return fmt.Errorf("the stream %s is not as tables need it: it might forget records; make another one, or name one with stream=NAME", c.Stream)
	case have.Replicas < c.Replicas:
		return fmt.Errorf("the stream %s has %d replicas, not %d; give it more, or ask for replicas=%d", c.Stream, have.Replicas, c.Replicas, have.Replicas)
	}
	return nil
}

// retry does something until it succeeds, or for so long, or the journal is closed, and returns the last error.
func (j *Journal) retry(most time.Duration, do func(ctx context.Context) error) error {
	until, stop := context.WithTimeout(j.ctx, most)
	defer stop()
	for wait := retryTime; ; wait = min(2*wait, time.Second/2) {
		ctx, cancel := context.WithTimeout(until, askTime)
		err := do(ctx)
		cancel()
		final, ok := errors.AsType[finalError](err)
		switch {
		case err == nil:
			return nil
		case ok:
			return final.error
		case j.ctx.Err() != nil:
			return journal.ErrClosed
		}
		select {
		case <-until.Done():
			return err
		case <-time.After(wait):
		}
	}
}

// finalError is an error for which it is of no use to try again.
type finalError struct{ error }

// IsConnected reports whether a server is connected.
func (j *Journal) IsConnected() bool { return j.conn.IsConnected() }

// Close implements [journal.Journal]. What is being appended is then unsure.
func (j *Journal) Close() error {
	j.end()
	j.conn.Close()
	return nil
}
