package honshu

import (
	"testing"

	"engawa/rules"
	"engawa/rules/honshu"
)

// randomMaps returns maps of ten cards, built at random.
func randomMaps(tb testing.TB, n int) (lands []*honshu.Map) {
	tb.Helper()
	for k := range n {
		rng := rules.Rand(5, k)
		land := honshu.NewMap(honshu.Province("AB"[k%2], 1+k%honshu.NumProvinces))
		for _, card := range rng.Perm(honshu.NumCards)[:9] {
			builds := land.AppendBuilds(nil, honshu.Card(card+1), false)
			c, _ := honshu.Fields(builds[rng.IntN(len(builds))])
			next := new(honshu.Map)
			land.BuildInto(next, c.Place)
			land = next
		}
		lands = append(lands, land)
	}
	return lands
}

// TestTrialMapsAgreeWithBuilding compares what a trial tells with a count of the map that was built.
func TestTrialMapsAgreeWithBuilding(t *testing.T) {
	trials := 0
	for k, land := range randomMaps(t, 30) {
		var e, after trialMap
		e.load(land)
		for card := honshu.Card(1 + k%7); card <= honshu.NumCards; card += 7 {
			for _, a := range land.AppendBuilds(nil, card, false) {
				c, _ := honshu.Fields(a)
				after.place(&e, c.Place)
				if got := e.tryPlacement(c.Place); got != after.featureCounts {
					t.Fatalf("%v: %v foretells\n%+v\nand gives\n%+v", land, c.Place, got, after.featureCounts)
				}
				trials++
			}
		}
	}
	if trials < 10_000 {
		t.Errorf("only %d trials", trials)
	}
}

// BenchmarkHonshuTrials values every build of a card and reports the time of one.
func BenchmarkHonshuTrials(b *testing.B) {
	lands := randomMaps(b, 30)
	var actions []rules.Action
	var e trialMap
	sum, trials := 0, 0
	for b.Loop() {
		k := trials % len(lands)
		e.load(lands[k])
		actions = lands[k].AppendBuilds(actions[:0], honshu.Card(trials%honshu.NumCards+1), false)
		for _, a := range actions {
			c, _ := honshu.Fields(a)
			h := e.tryPlacement(c.Place)
			sum += int(h.largest)
		}
		trials += len(actions)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(trials), "ns/trial")
}
