package book

import (
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

func TestEveryPageIsReachedByKeyClickAndSwipe(t *testing.T) {
	for _, size := range windows {
		ways := map[string]func(b *Book, s *input.Script, on bool){
			"key": func(_ *Book, s *input.Script, on bool) {
				s.Press(map[bool]input.Action{true: input.Right, false: input.Left}[on])
			},
			"click": func(b *Book, s *input.Script, on bool) {
				s.Click(b.host.Page.Find(map[bool]string{true: keyNext, false: keyPrevious}[on]).Rect.Centre())
			},
			"swipe": func(b *Book, s *input.Script, on bool) {
				room := b.host.Tree().Slot(pageSlot)
				from, to := geom.Pt(room.X+10, room.Y+9), geom.Pt(room.Right()-10, room.Y+12)
				if on {
					from, to = to, from
				}
				s.Drag(from, to, true)
			},
		}
		for way, turn := range ways {
			b, svc, _ := openBook(lang.English, lang.Spirits, size, false)
			for _, on := range []bool{true, false} {
				for n := range b.text.pages {
					want := n
					if !on {
						want = len(b.text.pages) - 1 - n
					}
					if b.pageIndex != want {
						t.Fatalf("%v, by %s: page %d is open, want %d", size, way, b.pageIndex, want)
					}
					if n == len(b.text.pages)-1 {
						continue
					}
					s := &input.Script{}
					turn(b, s, on)
					run(svc, s)
				}
			}
		}
	}
}

func TestWheelTurnsAndStopsAtTheEnds(t *testing.T) {
	b, svc, _ := openBook(lang.French, lang.Animals, windows[0], true)
	svc.Stack.Update(&input.Frame{Wheel: 1})
	if b.pageIndex != 0 {
		t.Errorf("page %d is open before the first", b.pageIndex)
	}
	for range len(b.text.pages) + 3 {
		svc.Stack.Update(&input.Frame{Wheel: -1})
	}
	if b.pageIndex != len(b.text.pages)-1 {
		t.Errorf("page %d is open after the last, %d", b.pageIndex, len(b.text.pages)-1)
	}
}

func TestTheBookClosesAndWhatLiesBelowIsNarrated(t *testing.T) {
	for _, how := range []func(b *Book, s *input.Script){
		func(_ *Book, s *input.Script) { s.Press(input.Back) },
		func(_ *Book, s *input.Script) { s.Press(input.Rules) },
		func(b *Book, s *input.Script) { s.Tap(b.host.Page.Find(keyClose).Rect.Centre()) },
	} {
		b, svc, ground := openBook(lang.English, lang.Spirits, windows[4], false)
		s := &input.Script{}
		how(b, s)
		run(svc, s)
		if svc.Stack.Top() != stage.Scene(ground) || ground.returns != 1 {
			t.Errorf("the book lies still open, or what is below was told %d times", ground.returns)
		}
	}
}

func TestATurnEndsByItselfAndNothingMovesAfterwards(t *testing.T) {
	b, svc, _ := openBook(lang.English, lang.Spirits, windows[0], false)
	c, _ := canvas.NewTrace(1280, 800, 1)
	b.open(3)
	if b.turn == nil {
		t.Fatal("the page does not move")
	}
	for range 30 {
		svc.Stack.Update(&input.Frame{})
		b.Draw(c)
	}
	svc.Stack.Update(&input.Frame{})
	if b.turn != nil || b.slide != 0 || b.Stale() {
		t.Errorf("after half a second the page is still %v on its way", b.slide)
	}
	still, _, _ := openBook(lang.English, lang.Spirits, windows[0], true)
	still.open(3)
	if still.turn != nil || still.slide != 0 {
		t.Error("with reduced motion the page moves")
	}
}

func TestResizingKeepsTheChapter(t *testing.T) {
	b, svc, _ := openBook(lang.English, lang.Spirits, windows[0], true)
	b.open(b.text.first(6))
	for _, size := range windows {
		svc.Stack.Arrange(view(size))
		if l := b.text.pages[b.pageIndex]; l.chapter != 6 {
			t.Errorf("%v: chapter %d is open, want 6", size, l.chapter)
		}
	}
}
