package e2e

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"

	"engawa/internal/drive"
	"engawa/wasm"
)

// useShelf does on a page's shelf what anybody does who has not chosen yet, and with rests waits until nothing moves.
func useShelf(p *drive.Page, touch bool, width float64, rests bool) {
	if touch {
		p.Tap(4, 4)
	} else {
		for x := 40.0; x < width; x += 60 {
			p.Point(x, 300+x/8)
		}
		p.Wheel(width/2, 400, 0, 120)
	}
	for _, key := range []string{kb.Tab, kb.Tab, kb.ArrowRight, kb.ArrowLeft, kb.ArrowDown, kb.ArrowUp} {
		p.Key(key)
	}
	p.Wait(60)
	if !touch {
		time.Sleep(1500 * time.Millisecond) // for the tooltips of a mouse that rests
	}
	p.Wait(60)
	if rests {
		p.Until("the page to rest", "engawa.quiet || "+lacks)
		time.Sleep(time.Second) // for the slow ticks
	}
	if touch {
		p.Tap(4, 4)
	} else {
		p.Point(4, 4)
	}
	p.Wait(10)
}

// shelfPages are the pages on which what runs first is looked at: in every language, on a desk and on a phone, with few
// pixels, which run the same functions as many. The desk's is laid out as in 1280 x 800.
func shelfPages() []drive.PageOptions {
	return []drive.PageOptions{
		{Width: 1024, Height: 640, Scale: coarse},
		{Width: 1024, Height: 640, Scale: coarse, Query: "lang=fr"},
		{Width: 1024, Height: 640, Scale: coarse, Query: "lang=de"},
		{Width: 390, Height: 844, Scale: coarse, Touch: true, Language: "fr-FR"},
	}
}

// onTheWelcome goes over the panel of a first start by keys, and leaves it.
func onTheWelcome(p *drive.Page) {
	p.Until("the welcome", button("language.en")+" || "+lacks)
	p.Wait(60)
	for range 9 {
		p.Key(kb.Tab)
	}
	p.Wait(30)
	p.Key(kb.Escape) // out of the name, where it is typed
	p.Key(kb.Escape)
	p.Until("the shelf", button("box.yokai")+" || "+lacks)
	p.Wait(30)
}

// functionsOfFirstPart returns the names of the functions that run before the shelf answers, on pages that note which do.
func functionsOfFirstPart(t *testing.T) []string {
	t.Helper()
	built, server := buildPage(t, wasm.Options{Marks: true})
	ran := map[string]bool{}
	kept := shelfPages()[0] // what is kept is read too
	for k, o := range append(shelfPages(), kept) {
		o.Server, o.First = server, k < len(shelfPages())
		p := drive.OpenPage(t, o)
		if o.First {
			onTheWelcome(p)
		}
		useShelf(p, o.Touch, float64(o.Width), true)
		var memory []uint16
		p.Eval(`[...new Uint8Array(engawa.program.mem.buffer, 0, 4096)]`, &memory)
		for _, name := range built.RanFunctions(memory) {
			ran[name] = true
		}
	}
	if len(ran) < 1000 {
		t.Fatalf("only %d functions have run", len(ran))
	}
	return slices.Sorted(maps.Keys(ran))
}

// TestWhatRunsFirstTravelsFirst writes the list of the functions that travel in the program's first part, for "make
// early" alone: it builds two pages more. Then it looks whether a page keeps off impatient hands on which nothing else
// travels first. Whether the list that is there still does is for TestTheShelfNeedsTheFirstPartAlone.
func TestWhatRunsFirstTravelsFirst(t *testing.T) {
	if os.Getenv("ENGAWA_EARLY") == "" {
		t.Skip("NOT LISTED ANEW: which functions run first; \"make early\" lists them, with ENGAWA_EARLY=1")
	}
	ran := functionsOfFirstPart(t)
	early, err := wasm.ReadEarly(t.Context(), "..")
	if err != nil {
		t.Fatal(err)
	}
	fresh := early.WithFunctions(ran)
	if err := os.WriteFile(filepath.Join("..", "wasm", wasm.EarlyFile), []byte(fresh.List()), 0o644); err != nil {
		t.Fatal(err)
	}
	missing := slices.DeleteFunc(ran, early.Has)
	t.Logf("%d functions are new in wasm/%s: %s", len(missing), wasm.EarlyFile, strings.Join(missing[:min(len(missing), 20)], " "))
	_, server := buildPage(t, wasm.Options{First: fresh.Has})
	onePressCounts(t, server)
}

// TestTheShelfNeedsTheFirstPartAlone holds the program's second part back until somebody asks for what is in it. The
// last breeze is over after half a minute of drawing, and what rests is the same in every language and window: it is
// waited for on one page. Languages differ in few functions: "make whole" opens the desk's page in each.
func TestTheShelfNeedsTheFirstPartAlone(t *testing.T) {
	t.Parallel()
	for k, o := range shelfPages() {
		if o.Query != "" && !playsWholeMatches() {
			continue
		}
		t.Run(fmt.Sprintf("%d %s%s", o.Width, o.Query, o.Language), func(t *testing.T) {
			let := make(chan struct{})
			o.Flags, o.Server, o.First = []string{drive.Uncomposed}, holdBackRest(let), k%2 == 1
			p := drive.OpenPage(t, o)
			if o.First {
				onTheWelcome(p)
			}
			useShelf(p, o.Touch, float64(o.Width), k == 0)
			if lacking := p.MissingFunction(); lacking != "" {
				t.Fatalf("the shelf stands still for want of %s in the second part; \"make early\" lists anew what travels first", lacking)
			}
			p.Eval(button("box.honshu")+".click()", nil)
			p.Until("the page to say that the games are on their way", coming)
			drive.SavePicture(t, "coming", p.Picture())
			var ok bool
			if lacking := p.MissingFunction(); lacking == "" {
				t.Error("the program goes on without the second part, or does not say for want of what it stands still")
			}
			close(let)
			p.Until("the set-up", button("begin"))
			if p.Eval(coming, &ok); ok {
				t.Error("the page still says that the games are on their way")
			}
		})
	}
}
