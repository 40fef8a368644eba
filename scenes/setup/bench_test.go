package setup_test

import (
	"testing"

	"engawa/rules/forhonor"
	"engawa/scenes/lang"
	"engawa/scenes/setup"
)

// eightPlayers returns the page for eight players on a phone.
func eightPlayers() *setup.Scene {
	svc, _ := newServices(lang.English)
	s := setup.New(svc, forhonor.Game{})
	svc.Stack.Push(s)
	svc.Stack.Arrange(phone().View())
	s.SetCount(8)
	return s
}

// BenchmarkChoosing changes the number of players.
func BenchmarkChoosing(b *testing.B) {
	s := eightPlayers()
	b.ReportAllocs()
	for k := 0; b.Loop(); k++ {
		s.SetCount(7 + k%2)
	}
}

// BenchmarkTurning opens one page after the other.
func BenchmarkTurning(b *testing.B) {
	s := eightPlayers()
	b.ReportAllocs()
	for k := 0; b.Loop(); k++ {
		s.Turn(k % 2)
	}
}
