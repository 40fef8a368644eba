package forhonor

import (
	"slices"
	"strings"
	"testing"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// TestNoOrderLiesWhereTheNextOneEndsTheActivation lays out what is pressed before, and what may come in its place, in
// rooms of every shape and for both hands.
func TestNoOrderLiesWhereTheNextOneEndsTheActivation(t *testing.T) {
	words := lang.For(lang.English)
	banner := command{part: order(game.ButtonBanner), text: words.T(lang.ForhonorBanner), icon: "banner", ends: true}
	done := command{part: order(game.ButtonDone), text: words.T(lang.ForhonorDone), icon: "check", ends: true}
	before := ordersView{words: words, list: [4]command{{part: button(buttonGo), text: "Activate Hatamoto", icon: "flag", first: true}}}
	counted := before
	counted.strikeCount, counted.maxStrikes = 2, 4
	for _, room := range []geom.Rect{geom.R(0, 0, 262, 54), geom.R(0, 0, 192, 50), geom.R(0, 0, 420, 60), geom.R(0, 0, 150, 140), geom.R(0, 0, 262, 260)} {
		for _, leftHanded := range []bool{false, true} {
			rects := func(v ordersView) map[string]geom.Rect {
				tree, list := widget.Layout(widget.Env{LeftHanded: leftHanded}, room, buildOrders(v), nil), map[string]geom.Rect{}
				for _, c := range tree.Controls() {
					if c.Role != ui.RoleText {
						list[c.Key] = c.Rect
					}
				}
				return list
			}
			for _, next := range [][]command{{done}, {banner}, {banner, done}} {
				for _, first := range []ordersView{before, counted} {
					first.banner = next[0] == banner
					then := ordersView{words: words, heading: "7 of 7 moves"}
					copy(then.list[:], next)
					was := rects(first)[button(buttonGo).String()]
					if was.Empty() {
						t.Fatalf("there is nothing to press in %v", room)
					}
					for key, r := range rects(then) {
						if r.W < minPress-0.5 || r.H < minPress-0.5 {
							t.Errorf("%v: %q is %.0f x %.0f", room, key, r.W, r.H)
						}
						if was.Overlaps(r) {
							t.Errorf("%v, left %v: %q lies at %.0f, where %q was: %.0f", room, leftHanded, key, r, before.list[0].text, was)
						}
					}
				}
			}
		}
	}
}

// TestNoWordOfAnOrderIsBroken writes what ends an activation in rooms of every shape, in every language and size of words:
// each line consists of whole words.
func TestNoWordOfAnOrderIsBroken(t *testing.T) {
	for _, tag := range lang.Tags() {
		words := lang.For(tag)
		banner := command{part: order(game.ButtonBanner), text: words.T(lang.ForhonorBanner), icon: "banner", ends: true}
		done := command{part: order(game.ButtonDone), text: words.T(lang.ForhonorDone), icon: "check", ends: true}
		for _, room := range []geom.Rect{geom.R(0, 0, 192, 50), geom.R(0, 0, 230, 60), geom.R(0, 0, 262, 54), geom.R(0, 0, 420, 60), geom.R(0, 0, 150, 140), geom.R(0, 0, 262, 260)} {
			for _, scale := range []ui.TextScale{1, 1.5, 2} {
				for _, list := range [][]command{{done}, {banner}, {banner, done}} {
					v := ordersView{words: words, heading: "7", banner: list[0] == banner}
					copy(v.list[:], list)
					tree := widget.Layout(widget.Env{TextScale: scale}, room, buildOrders(v), nil)
					c, trace := canvas.NewTrace(room.W, room.H, 1)
					tree.Draw(c, nil)
					whole := append(strings.Fields(banner.text+" "+done.text), "7")
					for _, line := range trace.Texts() {
						for _, word := range strings.Fields(line) {
							if !slices.Contains(whole, word) {
								t.Errorf("%s, %v, words %v times as large: %q is no word", tag, room, scale, word)
							}
						}
					}
				}
			}
		}
	}
}
