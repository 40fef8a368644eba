package e2e

import (
	"image"
	"testing"

	"engawa/internal/drive"
	"engawa/rules"
)

// TestAMatchAtTwiceTheDensity plays a whole match on a page with four screen pixels to each of the page's, as most
// phones and many desks have, and begins another after it. No texture is larger than every phone has.
func TestAMatchAtTwiceTheDensity(t *testing.T) {
	t.Parallel()
	o := drive.PageOptions{Width: 390, Height: 844, Scale: 2, Touch: true, Flags: []string{drive.Uncomposed}, Server: drive.InsertScript(watchTextures + quick)}
	r := &pagePlayer{Page: drive.OpenPage(t, o), t: t, touch: o.Touch, width: o.Width, height: o.Height, scale: o.Scale}
	if got, want := r.Picture().Bounds().Size(), image.Pt(780, 1688); got != want {
		t.Fatalf("the page is %v, want %v", got, want)
	}
	r.begin(r.plan(), persons, iBegin)
	m := newMatch(t, nil)
	moves := []string{"b2b3", "a4a3", "b3b4+"} // the chick takes a chick, and then the lion, which stays
	for k, text := range moves {
		r.playMove(r.plan(), m, text, k%2 == 1)
		m = r.expect(moves[:k+1]...)
		drive.SavePicture(t, text, r.Picture())
	}
	if !m.Over() {
		t.Fatalf("the match is not over at %s", position(m))
	}
	r.Wait(200)
	drive.SavePicture(t, "result", r.Picture())
	p := r.plan()
	r.choose(p, p.result(m), "again")
	r.Frames(30)
	next := newMatch(t, map[string]string{"start": "1"})
	by, _ := next.State().Actors().Only()
	first := rules.Move{By: by, Do: next.State().Legal(by, nil)[0]}
	r.playMove(r.plan(), next, next.Game.FormatAction(next.State(), first), false)
	if list := matches(t, r.files()); len(list) != 2 || len(list[1].Log) != 1 {
		drive.SavePicture(t, "again", r.Picture())
		t.Errorf("the result leads to no other match: %d are kept", len(list))
	}
	t.Logf("the longest side of a texture: %d", largestTexture(t, r.Page))
	r.checkConsole()
}

// TestThePageLooksLikeTheWindow compares a picture of the page with one of the window: the same table, as large.
func TestThePageLooksLikeTheWindow(t *testing.T) {
	t.Parallel()
	const width, height = 1024, 640
	m := newMatch(t, nil)
	for _, text := range opening {
		mv, err := m.ParseMove(m.State().Actors().String() + " " + text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Do(mv); err != nil {
			t.Fatal(err)
		}
	}
	script := storeMatchScript(t, m, calmly)
	r := &pagePlayer{Page: drive.OpenPage(t, drive.PageOptions{Width: width, Height: height, Flags: []string{drive.Uncomposed}, Server: drive.InsertScript(script)}), t: t, width: width, height: height, scale: 1}
	r.proceed()
	r.Point(1, 1) // nothing lies there
	r.Frames(30)
	page := r.WaitUntilStill()
	drive.SavePicture(t, "page", page)

	p := open(t, byMouse, width, height, copyFiles(t, r.files()))
	p.carryOn()
	p.Point(1, 1)
	window := p.WaitUntilStill()
	drive.SavePicture(t, "window", window)
	wantSimilar(t, "the table", page, window, 0.002)
	p.Close()
}
