package rules_test

import (
	"testing"

	"engawa/rules"
	"engawa/rules/toys/sealed"
)

// sealedMatch returns a whole match of four seats that pass.
func sealedMatch(tb testing.TB) *rules.Match {
	tb.Helper()
	m, err := rules.NewMatch(sealed.Game{}, rules.Setup{Seats: 4}, 1)
	if err != nil {
		tb.Fatal(err)
	}
	for {
		if err := m.PlayNature(); err != nil {
			tb.Fatal(err)
		}
		if m.Over() {
			return m
		}
		for by := range m.State().Actors().All() {
			if _, err := m.Do(rules.Move{By: by, Do: m.State().Legal(by, nil)[0]}); err != nil {
				tb.Fatal(err)
			}
			break
		}
	}
}

func BenchmarkMatch(b *testing.B) {
	moves := 0
	for b.Loop() {
		moves += len(sealedMatch(b).Log)
	}
	b.ReportMetric(float64(moves)/b.Elapsed().Seconds(), "moves/s")
}

func BenchmarkSave(b *testing.B) {
	m := sealedMatch(b)
	for b.Loop() {
		if _, err := m.Save(); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkLoad(b *testing.B) {
	data, err := sealedMatch(b).Save()
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := rules.Load(data, findToy); err != nil {
			b.Fatal(err)
		}
	}
}
