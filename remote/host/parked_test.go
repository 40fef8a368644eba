//go:build !js

package host_test

import (
	"crypto/rand"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"testing"
	"time"

	"engawa/remote"
	"engawa/remote/host"
	"engawa/remote/journal"
	"engawa/remote/journal/journaltest"
	"engawa/rules"
	"engawa/rules/games"
)

// BenchmarkParkedTables has so many tables in a file, each with a match that nobody is at, and has a host start there. It reports
// what a table takes on disk and of the host's memory, how long the file takes to open, how long who comes waits for a table, and how
// long the host meanwhile looks for tables whose clocks run.
func BenchmarkParkedTables(b *testing.B) {
	kept := &journal.Memory{}
	a := newTestHost(b, kept)
	links := a.create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	players := []*player{a.sit(links.Table, links.Seats[0], ""), a.sit(links.Table, links.Seats[1], "")}
	spreadStart(players)
	for n := 0; n < 20 && players[0].view.Actors() != 0; n++ {
		p, other := players[0], players[1]
		if !p.view.Actors().Has(p.seat) {
			p, other = other, p
		}
		p.do(p.view.Legal(p.seat, nil)[0])
		for other.n < p.n {
			other.next()
		}
	}
	match := journaltest.Records(b, kept, links.Table)
	path := filepath.Join(b.TempDir(), journal.BoltFile)
	file, err := journal.OpenBolt(path)
	if err != nil {
		b.Fatal(err)
	}
	names := make([]string, b.N)
	var writing sync.WaitGroup
	const writers = 256
	for w := range writers {
		writing.Go(func() {
			for k := w; k < len(names); k += writers {
				var chain journal.Chain
				names[k], _ = remote.NewTable(rand.Reader)
				for _, r := range match {
					r.Table = names[k]
					data, sum := chain.Follow(&r)
					if err := file.Append(names[k], chain.N, data); err != nil {
						b.Error(err)
						return
					}
					chain.Accept(r, sum)
				}
			}
		})
	}
	writing.Wait()
	file.Close()
	info, err := os.Stat(path)
	if err != nil {
		b.Fatal(err)
	}
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	b.ResetTimer()
	began := time.Now()
	if file, err = journal.OpenBolt(path); err != nil {
		b.Fatal(err)
	}
	defer file.Close()
	h := host.New(host.Config{Journal: file, Games: games.All()})
	defer h.Close()
	opened := time.Since(began)
	woken := make(chan time.Duration, 1)
	go func() {
		if err := h.Wake(); err != nil {
			b.Error(err)
		}
		woken <- time.Since(began)
	}()
	p := &player{t: b, key: players[0].key, link: remote.Link{Table: names[b.N/2]}}
	came := time.Now()
	p.connect(h, "")
	seated := time.Since(came)
	took := <-woken
	runtime.GC()
	runtime.ReadMemStats(&after)
	b.ReportMetric(float64(info.Size())/1024/float64(b.N), "disk-kB/table")
	b.ReportMetric(float64(int64(after.HeapAlloc)-int64(before.HeapAlloc))/float64(b.N), "heap-B/table")
	b.ReportMetric(opened.Seconds()*1000, "open-ms")
	b.ReportMetric(seated.Seconds()*1000, "seated-ms")
	b.ReportMetric(took.Seconds()*1000, "woken-ms")
	b.ReportMetric(float64(len(match)), "records/table")
}
