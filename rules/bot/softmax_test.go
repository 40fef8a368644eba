package bot

import (
	"math/rand/v2"
	"testing"

	"engawa/rules"
)

func TestLossWeightFalls(t *testing.T) {
	for _, halfLoss := range []int{0, 1, 7, 30} {
		last := lossWeight(0, halfLoss)
		for loss := 1; loss <= WidestLoss(halfLoss); loss++ {
			w := lossWeight(loss, halfLoss)
			if w > last {
				t.Fatalf("half %d: weight rises from %d to %d at loss %d", halfLoss, last, w, loss)
			}
			if halfLoss > 0 && loss%halfLoss == 0 && loss < 16*halfLoss && w != FullWeight>>(loss/halfLoss) {
				t.Errorf("half %d: weight %d at loss %d, expected %d", halfLoss, w, loss, FullWeight>>(loss/halfLoss))
			}
			last = w
		}
		if last != 0 {
			t.Errorf("half %d: the widest loss still weighs %d", halfLoss, last)
		}
	}
}

func TestPick(t *testing.T) {
	win := WinValue - 3
	for _, c := range []struct {
		name     string
		moves    []MoveValue
		halfLoss int
		may      map[rules.Action]bool
	}{
		{"the best only", []MoveValue{{Do: 1, Value: 5}, {Do: 2, Value: 9}, {Do: 3, Value: 9}}, 0, map[rules.Action]bool{2: true, 3: true}},
		{"near ones too", []MoveValue{{Do: 1, Value: 5}, {Do: 2, Value: 9}, {Do: 3, Value: -500}}, 10, map[rules.Action]bool{1: true, 2: true}},
		{"no bound below the best", []MoveValue{{Do: 1, Value: 5, IsUpperBound: true}, {Do: 2, Value: 9}}, 10, map[rules.Action]bool{2: true}},
		{"the shortest win", []MoveValue{{Do: 1, Value: win - 2}, {Do: 2, Value: win}}, 100, map[rules.Action]bool{2: true}},
	} {
		got := map[rules.Action]bool{}
		for seed := range uint64(200) {
			got[Softmax(c.moves, c.halfLoss, rand.New(rand.NewPCG(seed, 1)))] = true
		}
		if len(got) != len(c.may) {
			t.Errorf("%s: picked %v, expected each of %v", c.name, got, c.may)
		}
		for a := range got {
			if !c.may[a] {
				t.Errorf("%s: picked %d", c.name, a)
			}
		}
	}
}
