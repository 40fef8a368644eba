package forhonor

import (
	"fmt"
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/store"
)

func TestDuelDirt(t *testing.T) {
	b := choosing(t, moment(t, rules.Setup{Seats: 2}, firstRound), 0, windows()[0])
	_ = store.Normal
	look := func() []canvas.Stroke {
		c, trace := canvas.NewTrace(1280, 800, 1)
		b.Tree().Draw(c, nil)
		return trace.Strokes
	}
	b.overlayState.duel.card = combatPart(game.Sword)
	one := look()
	b.overlayState.duel.card = combatPart(game.Charge)
	two := look()
	in := map[string]int{}
	key := func(s canvas.Stroke) string { return formatStroke(s) }
	for _, s := range one {
		in[key(s)]++
	}
	differ, area := 0, 0.0
	for _, s := range two {
		if in[key(s)] > 0 {
			in[key(s)]--
			continue
		}
		differ++
		area += s.Box.W * s.Box.H
	}
	t.Logf("%d strokes, %d differ, covering %.1f %% of the window", len(two), differ, area/1280/800*100)
}

func formatStroke(s canvas.Stroke) string { return fmt.Sprintf("%T %+v %v", s.Key, s.Box, s.Look) }
