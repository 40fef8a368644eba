//go:build !js

package host_test

import (
	"path/filepath"
	"runtime"
	"slices"
	"testing"
	"time"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/remote/journal"
	"engawa/rules"
)

// overNetwork has a player sit down over a WebSocket.
func overNetwork(b *testing.B, base, table string, secret remote.Secret) *player {
	p := &player{t: b, key: newSecret(b), link: remote.Link{Base: base, Table: table, Secret: secret}}
	line, err := client.Dial(b.Context(), p.link)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(line.Close)
	p.greet(line, "")
	return p
}

// BenchmarkMove plays moves at a table that is kept in a file, over WebSockets of this machine. It reports how long a
// device waits until its move is acknowledged, and the other one until it sees it: half of them, and all but one of a
// hundred.
func BenchmarkMove(b *testing.B) {
	file, err := journal.OpenBolt(filepath.Join(b.TempDir(), "tables.db"))
	if err != nil {
		b.Fatal(err)
	}
	defer file.Close()
	a := newTestHost(b, file)
	s := gate(b, a)
	var players []*player
	var acked, seen []time.Duration
	for b.Loop() {
		b.StopTimer()
		if players == nil || players[0].view.Actors() == 0 {
			links := a.create(remote.TableConfig{Game: "homeworlds", Setup: rules.Setup{Seats: 2}})
			players = []*player{overNetwork(b, s.URL, links.Table, links.Seats[0]), overNetwork(b, s.URL, links.Table, links.Seats[1])}
			spreadStart(players)
		}
		p, other := players[0], players[1]
		if !p.view.Actors().Has(p.seat) {
			p, other = other, p
		}
		legal := p.view.Legal(p.seat, nil)
		began := time.Now()
		b.StartTimer()
		if r := p.do(legal[len(legal)/2]); r.Type != remote.Ack {
			b.Fatalf("%s %s", r.Code, r.Text)
		}
		acked = append(acked, time.Since(began))
		for other.n < p.n {
			other.next()
		}
		seen = append(seen, time.Since(began))
	}
	for name, times := range map[string][]time.Duration{"ack": acked, "seen": seen} {
		slices.Sort(times)
		b.ReportMetric(float64(times[len(times)/2])/1e6, name+"-ms-p50")
		b.ReportMetric(float64(times[len(times)*99/100])/1e6, name+"-ms-p99")
	}
}

// BenchmarkIdleTables has tables with two devices each that do nothing, and reports what one costs in memory: with lines within the
// program, and with WebSockets of this machine, of which both ends are counted.
func BenchmarkIdleTables(b *testing.B) {
	for _, name := range []string{"lines=pipes", "lines=websockets"} {
		b.Run(name, func(b *testing.B) {
			a := newTestHost(b, &journal.Memory{})
			sit := func(links remote.Links, seat int) *player { return a.sit(links.Table, links.Seats[seat], "") }
			if name == "lines=websockets" {
				s := gate(b, a)
				sit = func(links remote.Links, seat int) *player {
					return overNetwork(b, s.URL, links.Table, links.Seats[seat])
				}
			}
			before := memoryInUse()
			tables := 0
			for b.Loop() {
				links := a.create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
				spreadStart([]*player{sit(links, 0), sit(links, 1)})
				tables++
			}
			b.ReportMetric(float64(memoryInUse()-before)/1024/float64(tables), "kB/table")
		})
	}
}

// memoryInUse returns the bytes of heap and stacks.
func memoryInUse() uint64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return m.HeapAlloc + m.StackInuse
}
