package forhonor

import (
	"slices"
	"strings"
	"testing"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/table"
	forhonorsprites "engawa/sprites/forhonor"
)

// TestTheThreatMapSaysWhoThreatensWhom holds the sentence, the rings and the tints of the threat map against the rules.
func TestTheThreatMapSaysWhoThreatensWhom(t *testing.T) {
	b := choosing(t, archer(t), 0, desktopView())
	yumi, _, _ := b.state.Figure(game.Yumi)
	m := b.threatMap()
	jarl := slices.Contains(threatenedSquaresOf(b, game.Jarl), yumi.At)
	if !jarl || !m.attackers.Has(game.Jarl) {
		t.Fatalf("the Jarl reaches the Yumi: %v; attackers: %b", jarl, m.attackers)
	}
	if text := b.Message(b.state); strings.Contains(text, "danger") {
		t.Errorf("before the threat map is asked for: %q", text)
	}
	b.touch(button(buttonThreat))
	if text := b.Message(b.state); !strings.HasPrefix(text, "In danger: Yumi (from ") || !strings.Contains(text, "Jarl") {
		t.Errorf("the sentence is %q", text)
	}
	reach, threats := b.reach(game.Yumi), b.threats()
	for q, by := range b.threatMap().red {
		if by != 0 && !reach.stops[q] && game.Square(q) != yumi.At {
			t.Errorf("%v is tinted, where the Yumi cannot stop", game.Square(q))
		}
		if reach.stops[q] && by != threats.by[q] {
			t.Errorf("%v: %b, want %b", game.Square(q), by, threats.by[q])
		}
	}
	v := b.view
	ringed := func(q game.Square) bool {
		c, all := canvas.NewTrace(v.Area.W, v.Area.H, 1)
		b.drawField(c)
		alone, one := canvas.NewTrace(v.Area.W, v.Area.H, 1)
		forhonorart.DrawRing(alone, b.chart, q, forhonorsprites.FightRing)
		return slices.ContainsFunc(all.Strokes, func(s canvas.Stroke) bool { return s.Key == one.Strokes[0].Key && s.Box == one.Strokes[0].Box })
	}
	if at := parseSquare(t, "C9"); !ringed(at) {
		t.Error("there is no ring round the Jarl, who threatens the Yumi")
	}
	hovers := map[string]string{"would be in danger from ": "", "no enemy could attack Yumi": ""}
	for q := range game.Square(game.NumSquares) {
		if !reach.stops[q] {
			continue
		}
		b.Choose(table.Choice{Hover: table.Hover{Part: squarePart(q), Mouse: true}, Changed: table.ChangedHover})
		want := "no enemy could attack Yumi"
		if threats.by[q] != 0 {
			want = "would be in danger from "
		}
		hovers[want] = q.String()
		if text := b.Message(b.state); !strings.Contains(text, want) || !strings.Contains(text, q.String()) {
			t.Errorf("%v: the sentence is %q, want %q", q, text, want)
		}
		if at := parseSquare(t, "C9"); ringed(at) != threats.by[q].Has(game.Jarl) {
			t.Errorf("%v: the Jarl is ringed: %v", q, ringed(at))
		}
	}
	if hovers["would be in danger from "] == "" {
		t.Errorf("squares that were looked at: %v", hovers)
	}
	b.Choose(table.Choice{Hover: table.Hover{Part: heroPart(game.Jarl), Mouse: true}, Changed: table.ChangedHover})
	if text := b.Message(b.state); text != "Red: where Jarl could attack this round." {
		t.Errorf("on the Jarl the sentence is %q", text)
	}
}

// TestAThreatIsToldWhereItIsLookedAt holds that while the threat map is seen the control of a hero in danger names who could
// attack it, and that of an enemy whom it could attack, each as the rules say; and that neither does before.
func TestAThreatIsToldWhereItIsLookedAt(t *testing.T) {
	b := choosing(t, archer(t), 0, desktopView())
	tip := func(h game.Hero) string {
		for _, c := range b.Tree().Controls() {
			if c.Key == heroPart(h).String() {
				return c.Tip
			}
		}
		t.Fatalf("%v has no control", h)
		return ""
	}
	if text := tip(game.Yumi); strings.Contains(text, "danger") {
		t.Errorf("before the threat map is asked for: %q", text)
	}
	b.touch(button(buttonThreat))
	yumi, _, _ := b.state.Figure(game.Yumi)
	foes := findThreats(b.state, game.Attackers).by[yumi.At]
	if foes == 0 {
		t.Fatal("nobody threatens the Yumi")
	}
	for h := range foes.All() {
		if text := tip(game.Yumi); !strings.Contains(text, "in danger from ") || !strings.Contains(text, b.heroName(h)) {
			t.Errorf("%v threatens the Yumi, whose tip is %q", h, text)
		}
		if f, _, _ := b.state.Figure(h); f.Post != game.Fielded {
			continue
		}
		if text := tip(h); !strings.Contains(text, "could attack Yumi") {
			t.Errorf("%v threatens the Yumi; its tip is %q", h, text)
		}
	}
}

// threatenedSquaresOf lists the squares that a hero threatens.
func threatenedSquaresOf(b *Board, h game.Hero) (list []game.Square) {
	for q, in := range threatenedSquares(b.state, h) {
		if in {
			list = append(list, game.Square(q))
		}
	}
	return list
}
