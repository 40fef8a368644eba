package setup_test

import (
	"testing"

	"engawa/rules/forhonor"
	"engawa/scenes/lang"
	"engawa/scenes/setup"
	"engawa/scenes/stage/stagetest"
)

// BenchmarkChoosing changes what the sheet of eight players shows; BenchmarkAsking what is told.
func BenchmarkChoosing(b *testing.B) {
	h, _ := newHouse(lang.English)
	s := setup.New(h, forhonor.Game{})
	h.Stack.Push(s)
	h.Stack.Arrange(phone().View())
	for range 6 {
		s.SetCount(8)
	}
	b.ReportAllocs()
	for k := 0; b.Loop(); k++ {
		s.SetCount(7 + k%2)
	}
	_ = stagetest.Windows
}
func BenchmarkAsking(b *testing.B) {
	h, _ := newHouse(lang.English)
	s := setup.New(h, forhonor.Game{})
	h.Stack.Push(s)
	h.Stack.Arrange(phone().View())
	s.SetCount(8)
	b.ReportAllocs()
	for k := 0; b.Loop(); k++ {
		s.Turn(k % 2)
	}
}
