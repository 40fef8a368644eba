package main

import (
	"fmt"
	"strings"
	"testing"
	"time"

	toxiproxy "github.com/Shopify/toxiproxy/v2"
	"github.com/rs/zerolog"
)

// lines are the ways of devices to the hosts, each through a toxiproxy of its own.
type lines struct {
	t       *testing.T
	proxies []*toxiproxy.Proxy
}

// newLines opens ways to hosts, which are closed when the test ends.
func newLines(t *testing.T, hosts []string) *lines {
	t.Helper()
	zerolog.SetGlobalLevel(zerolog.Disabled) // some toxics write to a log of their own
	server := toxiproxy.NewServer(toxiproxy.NewMetricsContainer(nil), zerolog.Nop())
	l := &lines{t: t}
	for k, host := range hosts {
		p := toxiproxy.NewProxy(server, fmt.Sprint("host", k), "127.0.0.1:0", host)
		if err := p.Start(); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(p.Stop)
		l.proxies = append(l.proxies, p)
	}
	return l
}

// addresses returns what devices connect to.
func (l *lines) addresses() (list []string) {
	for _, p := range l.proxies {
		list = append(list, p.Listen)
	}
	return list
}

// set gives all lines these toxics, each as TYPE:ATTRIBUTES in JSON, in the place of those of before, both ways.
func (l *lines) set(toxics ...string) {
	l.t.Helper()
	for _, p := range l.proxies {
		p.Toxics.ResetToxics(l.t.Context())
		for k, text := range toxics {
			kind, attributes, _ := strings.Cut(text, ":")
			for _, stream := range []string{"upstream", "downstream"} {
				toxic := fmt.Sprintf(`{"name":"%s%d","type":%q,"stream":%q,"toxicity":1,"attributes":%s}`, stream, k, kind, stream, attributes)
				if _, err := p.Toxics.AddToxicJson(strings.NewReader(toxic)); err != nil {
					l.t.Fatalf("%s: %v", toxic, err)
				}
			}
		}
	}
}

// dials returns how often people have connected to hosts, or tried to.
func dials(tables []*testTable) (n int64) {
	for _, b := range tables {
		for _, p := range b.people {
			n += p.dials.Load()
		}
	}
	return n
}

// TestMatchesOverBadLines plays matches at two hosts by lines that are slow, torn into small pieces, narrow, silent, reset and
// cut, and that hold a closed connection open while a host is killed. What has been acknowledged is kept once, and the matches go on.
func TestMatchesOverBadLines(t *testing.T) {
	s := testCluster(t, t.TempDir())
	j := s.open(t, 0, "ENGAWA", 3)
	l := newLines(t, s.hostAddresses())
	tables := newTestTables(t, l.addresses())
	end := playTables(t, tables)
	defer end()
	long := tables[0]
	long.further(t, 8)
	for _, tt := range []struct {
		name   string
		toxics []string
		while  func() // nil for twenty moves
	}{
		{name: "late", toxics: []string{`latency:{"latency":150,"jitter":100}`}},
		{name: "torn into pieces", toxics: []string{`slicer:{"average_size":40,"size_variation":30,"delay":300}`}},
		{name: "narrow, 16 kB a second", toxics: []string{`bandwidth:{"rate":16}`}},
		{"closed after 20 kB each way", []string{`limit_data:{"bytes":20000}`}, func() {
			for from := dials(tables); dials(tables) < from+8; {
				long.further(t, 5)
			}
		}},
		{"silent, then reset", []string{`reset_peer:{"timeout":1000}`}, func() { time.Sleep(5 * time.Second) }},
		{"silent", []string{`timeout:{"timeout":0}`}, func() {
			for began, from := time.Now(), dials(tables); dials(tables) < from+4; time.Sleep(10 * time.Millisecond) {
				if time.Since(began) > patience {
					t.Fatal("nobody leaves a line that says nothing")
				}
			}
		}},
		{"late and closed late, a host killed", []string{`latency:{"latency":50,"jitter":20}`, `slow_close:{"delay":4000}`}, func() {
			if err := s.holder(t, j, long.links.Table).kill(); err != nil {
				t.Fatal(err)
			}
			long.further(t, 20)
		}},
		{"cut for five seconds", nil, func() {
			for _, p := range l.proxies {
				p.Stop()
			}
			time.Sleep(5 * time.Second)
			for _, p := range l.proxies {
				if err := p.Start(); err != nil {
					t.Fatal(err)
				}
			}
		}},
	} {
		l.set(tt.toxics...)
		began, from := time.Now(), dials(tables)
		if tt.while == nil {
			long.further(t, 20)
		} else {
			tt.while()
		}
		during := time.Since(began)
		l.set()
		after := long.further(t, 4)
		t.Logf("%s for %v, then four moves after %v; %d lines are new", tt.name, during.Round(time.Millisecond), after.Round(time.Millisecond), dials(tables)-from)
	}
	end()
	checkAcks(t, j, tables)
}
