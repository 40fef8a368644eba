package jetstream

import (
	"context"
	"errors"
	"testing"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"engawa/remote/journal"
)

// staleLeader is a stream with a second leader, which has lost its place without noticing it: it refuses, and is heard first,
// what the other one keeps.
type staleLeader struct{ jetstream.JetStream }

func (l staleLeader) PublishMsg(ctx context.Context, msg *nats.Msg, options ...jetstream.PublishOpt) (*jetstream.PubAck, error) {
	ack, err := l.JetStream.PublishMsg(ctx, msg, options...)
	if err == nil && msg.Header.Get(headerNumber) != "" {
		return nil, &jetstream.APIError{Code: 400, ErrorCode: jetstream.JSErrCodeStreamWrongLastSequence}
	}
	return ack, err
}

// TestAStaleLeaderRefusesWhatIsKept has records refused that are kept all the same: they count as kept, once. What another
// caller has written before is a conflict as ever.
func TestAStaleLeaderRefusesWhatIsKept(t *testing.T) {
	s, err := server.NewServer(&server.Options{Host: "127.0.0.1", Port: server.RANDOM_PORT, JetStream: true, StoreDir: t.TempDir(), NoSigs: true})
	if err != nil {
		t.Fatal(err)
	}
	s.Start()
	defer s.WaitForShutdown()
	defer s.Shutdown()
	if !s.ReadyForConnections(startTime) {
		t.Fatal("the server does not start")
	}
	j, err := Open(t.Context(), Config{Servers: s.ClientURL(), Stream: usualStream, Replicas: 1})
	if err != nil {
		t.Fatal(err)
	}
	defer j.Close()
	j.js = staleLeader{j.js}
	for n, text := range []string{"a", "b", "c"} {
		if err := j.Append("table", uint64(n), []byte(text)); err != nil {
			t.Errorf("record %d: %v", n+1, err)
		}
	}
	for n := range uint64(3) {
		if err := j.Append("table", n, []byte("x")); !errors.Is(err, journal.ErrConflict) {
			t.Errorf("another record %d: %v", n+1, err)
		}
	}
	if row, err := j.Read("table", 0); err != nil || len(row) != 3 {
		t.Errorf("%q is kept, %v", row, err)
	}
}
