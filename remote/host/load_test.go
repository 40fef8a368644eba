//go:build unix

package host_test

import (
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/coder/websocket"

	"engawa/remote"
	"engawa/remote/journal"
	"engawa/remote/socket"
	"engawa/rules"
)

// processorTime returns what this process has used of all processors.
func processorTime(b *testing.B) time.Duration {
	b.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// BenchmarkLiveTables plays at many tables of two at once, kept in a file, over WebSockets of this machine, as fast as it
// can. It reports the processor time of a move, that of both devices included, and at how many tables a core could keep
// up where each makes a move in ten seconds.
func BenchmarkLiveTables(b *testing.B) {
	const tables, every = 32, 10 * time.Second // tables of each core
	for _, game := range []string{"homeworlds", "honshu", "forhonor"} {
		b.Run(game, func(b *testing.B) {
			file, err := journal.OpenBolt(filepath.Join(b.TempDir(), "tables.db"))
			if err != nil {
				b.Fatal(err)
			}
			defer file.Close()
			a := newTestHost(b, file)
			s := gate(b, a)
			began := processorTime(b)
			b.SetParallelism(tables)
			b.RunParallel(func(pb *testing.PB) {
				var players []*player
				for pb.Next() {
					if players == nil || players[0].view.Actors() == 0 {
						links := a.create(remote.TableConfig{Game: game, Setup: rules.Setup{Seats: 2}})
						players = []*player{overNetwork(b, s.URL, links.Table, links.Seats[0]), overNetwork(b, s.URL, links.Table, links.Seats[1])}
						spreadStart(players)
					}
					p, other := players[0], players[1]
					if !p.view.Actors().Has(p.seat) {
						p, other = other, p
					}
					legal := p.view.Legal(p.seat, nil)
					if r := p.do(legal[len(legal)/2]); r.Type != remote.Ack {
						b.Errorf("%s %s", r.Code, r.Text)
						return
					}
					for other.n < p.n {
						other.next()
					}
				}
			})
			move := (processorTime(b) - began) / time.Duration(b.N)
			b.ReportMetric(float64(move)/1e3, "cpu-µs/move")
			b.ReportMetric(float64(every)/float64(move), "tables/core")
		})
	}
}

// BenchmarkPing asks a device over a WebSocket of this machine whether it is there, as a host does of each every ten seconds. It
// reports the processor time of that, both ends included.
func BenchmarkPing(b *testing.B) {
	lines := make(chan socket.Conn, 1)
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		c, err := websocket.Accept(w, r, nil)
		if err != nil {
			b.Error(err)
			close(lines)
			return
		}
		lines <- socket.Accepted(c)
		c.Read(r.Context())
	}))
	defer s.Close()
	device, err := socket.Dial(b.Context(), s.URL)
	if err != nil {
		b.Fatal(err)
	}
	defer device.Close()
	go device.Read(b.Context())
	line := <-lines
	began := processorTime(b)
	for b.Loop() {
		if err := line.Ping(b.Context()); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64((processorTime(b)-began).Microseconds())/float64(b.N), "cpu-us/op")
}
