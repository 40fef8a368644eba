package widget

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// row is the model of a part of the tests.
type row struct {
	title, text string
	size        float64
}

// rowPart is a part that depends on its model alone.
func rowPart(m row) Widget {
	return Panel{ui.Plate(), Pad(6, 4, Column(2,
		Fixed(30, &Text{Text: m.title, Style: ui.Heading(m.size), Ink: sprites.Ink, Lines: 1, Group: "titles"}),
		Grow(&Text{Text: m.text, Style: ui.Body(16), Ink: sprites.Ink, Scaled: true}),
		Fixed(40, Button{Control: ui.Control{Key: m.title, Name: m.title}, Group: "buttons"})))}
}

// rememberedRow is such a part that is remembered.
func rememberedRow(_ int, m row) Widget { return Memo("row", m, rowPart) }

// rows is a screen of such parts.
func rows(list []row, part func(n int, m row) Widget) Widget {
	var children []Widget
	for n, m := range list {
		children = append(children, Grow(part(n, m)))
	}
	return Row(8, children...).Flipped()
}

// TestMemoryChangesNothing lays out random screens, one after the other with one memory, and compares each with the same
// screen laid out without any.
func TestMemoryChangesNothing(t *testing.T) {
	memory := checkMemory(t, rememberedRow)
	if len(memory.now) > 2000 {
		t.Errorf("%d entries are remembered of a screen with four parts", len(memory.now))
	}
}

// TestCachingChangesNothing does the same with parts that their owner caches.
func TestCachingChangesNothing(t *testing.T) {
	var parts [4]*Cached
	built := 0
	checkMemory(t, func(n int, m row) Widget {
		if parts[n] == nil || parts[n].Model != m {
			parts[n] = &Cached{Model: m, Child: rowPart(m)}
			built++
		}
		return parts[n]
	})
	if built < 100 || built > 304 {
		t.Errorf("%d parts were built, of which one in each of 300 screens was another one", built)
	}
}

// checkMemory does that with parts that are remembered in some way, and returns the memory.
func checkMemory(t *testing.T, part func(n int, m row) Widget) *Memory {
	rng := rand.New(rand.NewPCG(1, 2))
	words := strings.Fields("a long word and several shorter ones in a sentence about nothing at all")
	var memory Memory
	list := make([]row, 4)
	for n := range list {
		list[n] = row{"one", "two", 20}
	}
	for n := range 300 {
		list[rng.IntN(len(list))] = row{
			title: strings.Join(words[:1+rng.IntN(3)], " "), text: strings.Join(words[:rng.IntN(len(words))], " "), size: float64(18 + rng.IntN(20)),
		}
		env := Env{TextScale: ui.TextScale(1 + rng.IntN(2)), LeftHanded: rng.IntN(2) == 0}
		room := geom.R(0, 0, float64(300+rng.IntN(4)*200), 200)
		with, without := Layout(env, room, rows(list, part), &memory), Layout(env, room, rows(list, func(_ int, m row) Widget { return rowPart(m) }), nil)
		if got, want := placesOf(with), placesOf(without); !reflect.DeepEqual(got, want) || with.Short != without.Short {
			t.Fatalf("screen %d: with memory %v, without %v", n, got, want)
		}
		if !reflect.DeepEqual(with.Narration(), without.Narration()) || !reflect.DeepEqual(with.Overflows, without.Overflows) {
			t.Fatalf("screen %d tells %q, without memory %q", n, with.Narration(), without.Narration())
		}
		if got, want := sizesOf(with, room), sizesOf(without, room); !reflect.DeepEqual(got, want) {
			t.Fatalf("screen %d writes in sizes %v, without memory %v", n, got, want)
		}
	}
	return &memory
}

// TestEqualPartsAreBuiltOnce counts how often parts are built while one of them changes.
func TestEqualPartsAreBuiltOnce(t *testing.T) {
	built := 0
	part := func(m row) Widget { built++; return rowPart(m) }
	screen := func(list []row) Widget {
		var children []Widget
		for _, m := range list {
			children = append(children, Grow(Memo("row", m, part)))
		}
		return Row(8, children...)
	}
	list := []row{{"a", "first", 20}, {"b", "second", 20}, {"c", "third", 20}}
	var memory Memory
	room := geom.R(0, 0, 900, 200)
	before := Layout(Env{}, room, screen(list), &memory).Controls()
	built = 0
	if again := Layout(Env{}, room, screen(list), &memory).Controls(); built != 0 || !reflect.DeepEqual(again, before) {
		t.Errorf("%d parts of an equal screen are built", built)
	}
	list[1].text = "changed"
	after := Layout(Env{}, room, screen(list), &memory).Controls()
	if built == 0 || built > 2 {
		t.Errorf("one part has changed, and parts are built %d times", built)
	}
	if after[0] != before[0] || after[2] != before[2] {
		t.Error("controls of equal parts are new ones")
	}
}

// TestListedControlsAreKept makes a list of controls of a remembered part again only for another model or another place.
func TestListedControlsAreKept(t *testing.T) {
	made := 0
	list := func(n int) Widget {
		return Controls{Make: func(r geom.Rect) []*ui.Control {
			made++
			return make([]*ui.Control, n, n+1)[:0]
		}}
	}
	var memory Memory
	for k, step := range []struct {
		n    int
		room geom.Rect
		want int
	}{{1, geom.R(0, 0, 9, 9), 1}, {1, geom.R(0, 0, 9, 9), 1}, {2, geom.R(0, 0, 9, 9), 2}, {2, geom.R(5, 0, 9, 9), 3}, {2, geom.R(5, 0, 9, 9), 3}} {
		if Layout(Env{}, step.room, Memo("list", step.n, list), &memory); made != step.want {
			t.Errorf("after pass %d the list has been made %d times, want %d", k, made, step.want)
		}
	}
}

// TestEveryRoomIsLaidOut lays a screen out in rooms of every size, in large words and for either hand: nothing lies
// outside of its room unless that is wanted.
func TestEveryRoomIsLaidOut(t *testing.T) {
	list := []row{{"Some title", "and a sentence below it that goes in several lines", 24}, {"Other", "more", 20}}
	var memory Memory
	for w := 20.0; w < 1400; w = w*1.25 + 1 {
		for h := 20.0; h < 900; h = h*1.3 + 1 {
			for scale := ui.TextScale(1); scale <= 2; scale++ {
				room := geom.R(3, 5, w, h)
				tree := Layout(Env{TextScale: scale}, room, rows(list, rememberedRow), &memory)
				for _, c := range tree.Controls() {
					if !c.Rect.Within(room) && !tree.Short {
						t.Fatalf("in %v at %v%% the control %s lies at %v", room, 100*scale, c.Key, c.Rect)
					}
				}
				if tree.Short != (len(tree.Overflows) > 0) {
					t.Fatalf("in %v short is %t, and what overflows is %q", room, tree.Short, tree.Overflows)
				}
			}
		}
	}
}

// FuzzFlex shares lengths out and checks what must hold for any: children stand in order without overlapping, none is
// shorter than its least or longer than its greatest length, and all have room unless the tree is short.
func FuzzFlex(f *testing.F) {
	f.Add(100.0, 10.0, 20.0, 30.0, 40.0, uint8(3))
	f.Add(10.0, 4.0, 20.0, 0.0, 5.0, uint8(255))
	f.Fuzz(func(t *testing.T, long, gap, a, b, c float64, bits uint8) {
		for _, v := range []*float64{&long, &gap, &a, &b, &c} {
			if !(*v >= 0 && *v < 1e6) {
				t.Skip()
			}
		}
		bit := func(n int) float64 { return float64(bits >> n & 1) }
		items := []*Item{
			{Child: target("a"), Basis: a, Min: a * bit(0), Grow: bit(1)},
			{Child: target("b"), Share: 0.5 * bit(2), Min: b / 2, Max: b + 1, Grow: bit(3)},
			{Child: target("c"), Basis: c, Min: c * bit(4), Drop: int(bits >> 5 & 1), Spare: bit(6) == 1},
		}
		var children []Widget
		for _, it := range items {
			children = append(children, it)
		}
		room := geom.R(0, 0, long, 10)
		tree := Layout(Env{LeftHanded: bits>>7 == 1}, room, Row(gap, children...), nil)
		end := 0.0
		for _, k := range tree.Controls() {
			if k.Rect.X < end-tolerance {
				t.Errorf("%s begins at %v before %v", k.Key, k.Rect.X, end)
			}
			end = k.Rect.Right()
			it := items[k.Key[0]-'a']
			if k.Rect.W < it.Min-tolerance || it.Max > 0 && k.Rect.W > max(it.Min, it.Max)+tolerance {
				t.Errorf("%s is %v long, not %v to %v", k.Key, k.Rect.W, it.Min, it.Max)
			}
		}
		if end > long+tolerance*10 && !tree.Short {
			t.Errorf("the children end at %v of %v, and that is not told", end, long)
		}
	})
}

func BenchmarkLayout250(b *testing.B) {
	screen := func(changed int) Widget {
		var children []Widget
		for n := range 50 {
			m := row{"label", "text", 20}
			if n == 7 {
				m.size = float64(18 + changed%2)
			}
			children = append(children, Memo("row", m, func(m row) Widget {
				return Row(2, Line(m.title, ui.Body(14), sprites.Ink), Line(m.text, ui.Body(14), sprites.Ink), Line("x", ui.Body(m.size), sprites.Ink),
					Line("y", ui.Body(14), sprites.Ink), Line("z", ui.Body(14), sprites.Ink))
			}))
		}
		return Column(2, children...)
	}
	for _, c := range []struct {
		name string
		step int
	}{{"unchanged", 0}, {"one label", 1}} {
		b.Run(c.name, func(b *testing.B) {
			var memory Memory
			n := 0
			for b.Loop() {
				n += c.step
				Layout(Env{}, geom.R(0, 0, 800, 2000), screen(n), &memory)
			}
		})
	}
}
