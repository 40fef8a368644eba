package honshu

import (
	"testing"

	"engawa/rules"
)

// sampleMaps returns maps of ten cards.
func sampleMaps(b *testing.B) []*Map {
	b.Helper()
	var out []*Map
	for k := range 32 {
		rng := rules.Rand(5, k)
		m := province(b, "A1")
		for _, n := range rng.Perm(NumCards)[:9] {
			legal := m.AppendBuilds(nil, Card(n+1), false)
			c, _ := Fields(legal[rng.IntN(len(legal))])
			next := new(Map)
			m.BuildInto(next, c.Place)
			m = next
		}
		out = append(out, m)
	}
	return out
}

func benchmarkBuilds(b *testing.B, weave bool) {
	maps := sampleMaps(b)
	buffer := make([]rules.Action, 0, 1<<14)
	b.ReportAllocs()
	k, builds := 0, 0
	for b.Loop() {
		builds += len(maps[k%len(maps)].AppendBuilds(buffer, Card(k%NumCards+1), weave))
		k++
	}
	b.ReportMetric(float64(builds)/float64(k), "builds/op")
}

func BenchmarkBuilds(b *testing.B) { benchmarkBuilds(b, false) }

func BenchmarkBuildsWoven(b *testing.B) { benchmarkBuilds(b, true) }

func BenchmarkBuildInto(b *testing.B) {
	maps := sampleMaps(b)
	c, _ := Fields(maps[0].AppendBuilds(nil, 47, false)[0])
	next := new(Map)
	b.ReportAllocs()
	for b.Loop() {
		maps[0].BuildInto(next, c.Place)
	}
}

func BenchmarkScore(b *testing.B) {
	maps := sampleMaps(b)
	b.ReportAllocs()
	k, sum := 0, 0
	for b.Loop() {
		sum += maps[k%len(maps)].Score(Scoring{}).Total()
		k++
	}
}

// BenchmarkTrials enumerates, tries and scores every build of a card, as a greedy choice does.
func BenchmarkTrials(b *testing.B) {
	maps := sampleMaps(b)
	buffer := make([]rules.Action, 0, 1<<12)
	next := new(Map)
	b.ReportAllocs()
	k, best := 0, 0
	for b.Loop() {
		m := maps[k%len(maps)]
		for _, a := range m.AppendBuilds(buffer, Card(k%NumCards+1), false) {
			c, _ := Fields(a)
			m.BuildInto(next, c.Place)
			best = max(best, next.Score(Scoring{}).Total())
		}
		k++
	}
}

func BenchmarkMatch(b *testing.B) {
	moves := 0
	for b.Loop() {
		m := newMatch(b, 4, nil)
		playOn(b, m, PhaseOver, Rounds)
		moves += len(m.Log)
	}
	b.ReportMetric(float64(moves)/b.Elapsed().Seconds(), "moves/s")
}

func BenchmarkSample(b *testing.B) {
	m := newMatch(b, 4, nil)
	playOn(b, m, PhaseBuild, 4)
	view := m.State().View(0)
	rng := rules.Rand(1, 1)
	for b.Loop() {
		view.Sample(rng)
	}
}
