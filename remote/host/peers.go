package host

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"engawa/remote"
	"engawa/remote/journal"
	"engawa/rules"
)

// Several hosts may have the same journal. A table is then held by one of them: its row says which, in its last record of
// the kind journal.Hold. Another host to which a device comes relays the line to the holder. Where the holder is not
// reached it takes the table: it appends a record of that kind, so that of two that try one has it. A holder that
// still lives learns of it when it looks, or writes and is refused, and lets the table go with its lines; devices come back
// by themselves and send again what has no answer. So it is the journal that keeps a row whole, whatever hosts believe.

// pollInterval is how often the holder of a table at which devices wait looks whether another host has written it.
const pollInterval = 10 * time.Second

// reachTimeout is how long a host has to answer another one.
const reachTimeout = 2 * time.Second

// errStale says that another host has written the table, or may have.
var errStale = errors.New("another host has written this table meanwhile; try again")

// otherHostError is the error of a table that another host holds.
type otherHostError struct{ address string }

func (e otherHostError) Error() string {
	return fmt.Sprintf("the host at %s holds this table", e.address)
}

// holdMark stands in the bytes of a record that says who holds the table, and nowhere else: in texts JSON marks quotes.
var holdMark = []byte(`"kind":"` + journal.Hold + `"`)

// holder returns the address of the host that a table's row names last; "" for none, and for a host alone.
func (t *table) holder(rows [][]byte) string {
	if t.host.config.Address == "" {
		return ""
	}
	for k := len(rows) - 1; k >= 0; k-- {
		if !bytes.Contains(rows[k], holdMark) {
			continue
		}
		if r, _, err := journal.Decode(rows[k]); err == nil && r.Kind == journal.Hold {
			return r.Text
		}
	}
	return ""
}

// checkHolder returns elsewhere if the holder is another host that answers.
func (t *table) checkHolder(holder string) error {
	c := t.host.config
	if holder == "" || holder == c.Address {
		return nil
	}
	ctx, stop := context.WithTimeout(context.Background(), reachTimeout)
	defer stop()
	line, err := c.Reach(ctx, holder)
	if err != nil {
		return nil
	}
	line.Close()
	return otherHostError{holder}
}

// hold keeps that this host holds the table.
func (t *table) hold() error {
	address := t.host.config.Address
	if address == "" {
		return nil
	}
	return t.appendRecord(journal.Record{Kind: journal.Hold, By: int(rules.Public), Text: address})
}

// checkStale looks whether another host has written the table, so that this one must not answer any more. Where it cannot
// look, it will look again.
func (t *table) checkStale() bool {
	if t.stale || t.host.config.Address == "" {
		return t.stale
	}
	rows, err := t.host.config.Journal.Read(t.name, t.chain.N)
	t.stale = err == nil && len(rows) > 0
	return t.stale
}

// stepDown takes the table out of use after another host has written it, or may have. The lines end without a word, so
// that devices come back. They end first: what a device has sent is not for the table that is loaded next.
func (t *table) stepDown() {
	for d := range t.devices {
		d.finish()
	}
	t.host.forget(t)
}

// relayer does what is to be done with a line to a table that the host at the address holds.
type relayer func(ctx context.Context, conn remote.Conn, d *device, hello []byte, address string) error

// ServeRelayed is Serve for a line that another host relays. It is not relayed further: where yet another host holds the
// table it ends, and the device comes back to where the journal leads by then.
func (h *Host) ServeRelayed(ctx context.Context, conn remote.Conn) {
	h.serve(ctx, conn, &device{isRelayed: true}, func(_ context.Context, _ remote.Conn, _ *device, _ []byte, address string) error {
		return otherHostError{address}
	})
}

// relay carries frames between a device and the host that holds its table, until either is gone.
func (h *Host) relay(ctx context.Context, conn remote.Conn, d *device, hello []byte, address string) error {
	dialing, stop := context.WithTimeout(ctx, reachTimeout)
	holder, err := h.config.Reach(dialing, address)
	stop()
	if err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(ctx)
	var back sync.WaitGroup
	defer func() {
		cancel()
		holder.Close()
		back.Wait()
	}()
	if err := holder.Write(ctx, hello); err != nil {
		return err
	}
	back.Go(func() {
		defer d.finish() // what waits is sent, then the line ends
		for {
			frame, err := holder.Read(ctx)
			if err != nil {
				return
			}
			select {
			case d.queue <- frame:
			case <-ctx.Done():
				return
			}
		}
	})
	var writing sync.Mutex
	write := func(frame []byte) error {
		writing.Lock()
		defer writing.Unlock()
		return holder.Write(ctx, frame)
	}
	watchLine(ctx, conn, &d.isBusy, func(isSlow bool) {
		how := remote.LineGood
		if isSlow {
			how = remote.LineSlow
		}
		_ = write(remote.EncodeRequest(remote.Request{Type: remote.Ping, Text: how})) // what reads frames notices an error
	})
	for {
		frame, err := conn.Read(ctx)
		if err != nil {
			return err
		}
		d.isBusy.Store(true)
		if err := write(frame); err != nil {
			return err
		}
		d.isBusy.Store(false)
	}
}
