package shelf_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"engawa/rules"
	"engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/diagram"
	"engawa/scenes/lang"
	"engawa/scenes/shelf"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/table"
)

// TestTheShelfShowsLandsAndNoHands compares what the shelf draws of a kept match of two people with what it draws of
// the same one with other cards in the hands.
func TestTheShelfShowsLandsAndNoHands(t *testing.T) {
	g := honshu.Game{}
	begin, err := rules.NewMatch(g, rules.Setup{Seats: 2}, 3)
	if err == nil {
		err = begin.PlayNature()
	}
	if err != nil {
		t.Fatal(err)
	}
	whole := begin.State().(*honshu.State)
	other := whole.View(rules.Public).(*honshu.State).Sample(rand.New(rand.NewPCG(1, 1)))
	drawn := func(position string) (string, int) {
		m, err := rules.NewMatch(g, rules.Setup{Seats: 2, From: position}, 3)
		if err != nil {
			t.Fatal(err)
		}
		table.SetPlayers(m, []table.Player{{Name: "Aki"}, {Name: "Hana"}})
		svc, _ := stagetest.NewServices(lang.English)
		svc.Boxes = map[string]stage.Box{"honshu": {Thumb: diagram.DrawThumb}}
		id := svc.Store.NewMatch("honshu")
		if _, err := svc.Store.SaveMatch(id, m, 1); err != nil {
			t.Fatal(err)
		}
		stagetest.Enter(t, svc, shelf.New(svc), desktopWindow())
		c, trace := canvas.NewTrace(1280, 800, 1)
		svc.Stack.Top().Draw(c)
		pictures := 0
		for _, s := range trace.Strokes {
			if fmt.Sprintf("%T", s.Key) == "diagram.matKey" {
				pictures++
			}
		}
		return fmt.Sprint(trace.Strokes), pictures
	}
	a, pictures := drawn(g.FormatPosition(whole))
	b, _ := drawn(g.FormatPosition(other))
	if pictures != 1 {
		t.Errorf("%d pictures of the land are drawn, want 1", pictures)
	}
	if a != b {
		t.Error("the shelf tells what is in a hand")
	}
}
