package e2e

import (
	"fmt"
	"image"
	"slices"
	"testing"

	"engawa/internal/drive"
	"engawa/scenes/lang"
)

func TestThePageOnAPhone(t *testing.T) {
	t.Parallel()
	r := openPage(t, drive.PageOptions{Width: 390, Height: 844, Scale: 1.5, Touch: true, Language: "fr-FR", RealTime: true, Server: drive.InsertScript(quick)})
	r.logCost()
	drive.SavePicture(t, "shelf", r.Picture())
	r.music(lang.French, 0) // on a phone it does not begin by itself
	r.begin(r.plan(), persons, animals, iBegin)
	r.playMove(r.plan(), newMatch(t, map[string]string{"rules": "dobutsu"}), opening[0], false)
	m := r.expect(opening[:1]...)
	r.playMove(r.plan(), m, opening[1], true)
	m = r.expect(opening[:2]...)
	before := r.WaitUntilStill()
	drive.SavePicture(t, "table", before)

	r.Reload()
	r.proceed()
	after := r.WaitUntilStill()
	drive.SavePicture(t, "reloaded", after)
	if !looksAlike(before, after) {
		t.Error("after a reload the table does not look as before")
	}
	r.playMove(r.plan(), m, opening[2], true)
	m = r.expect(opening[:3]...)

	r.Reopen() // the phone has needed the memory
	r.proceed()
	r.playMove(r.plan(), m, opening[3], false)
	m = r.expect(opening...)

	// Turned on its side the phone shows the same match, and it goes on there.
	r.width, r.height = 844, 390
	r.Resize(r.width, r.height)
	drive.SavePicture(t, "turned", r.WaitUntilStill())
	r.playMove(r.plan(), m, "b1b2", false)
	r.expect(append(slices.Clone(opening), "b1b2")...)
	r.checkConsole()
}

func TestThePageOnADesk(t *testing.T) {
	t.Parallel()
	r := openPage(t, drive.PageOptions{Width: 1280, Height: 800, RealTime: true, Flags: []string{drive.BothCompilers}, Server: drive.InsertScript(quick)})
	r.logCost()
	english := r.Picture()
	drive.SavePicture(t, "english", english)
	p := r.plan()
	r.choose(p, p.shelf(), "language")
	next := lang.English.Next()
	r.Until("the next language to come", fmt.Sprintf(`document.documentElement.lang === %q`, next))
	other := r.WaitUntilStill()
	drive.SavePicture(t, "other language", other)
	if s := r.settings(); s.Lang != next {
		t.Errorf("kept is the language %q, want %q", s.Lang, next)
	}
	r.music(next, 50)
	if drive.SamePicture(english, other) {
		t.Error("the shelf looks the same in both languages")
	}

	r.begin(r.plan(), persons, iBegin)
	r.playMove(r.plan(), newMatch(t, nil), opening[0], true)
	m := r.expect(opening[:1]...)
	for k, size := range [][2]int{{640, 900}, {1024, 640}, {320, 568}, {1280, 800}} {
		r.width, r.height = size[0], size[1]
		r.Resize(r.width, r.height)
		picture := r.Picture()
		if k == 2 {
			drive.SavePicture(t, "small", picture)
		}
		want := image.Pt(int(float64(size[0])*r.scale), int(float64(size[1])*r.scale))
		if got := picture.Bounds().Size(); got != want {
			t.Errorf("the page is %v, want %v", got, want)
		}
		if next := 1 + k; next < len(opening) {
			r.playMove(r.plan(), m, opening[next], false)
			m = r.expect(opening[:next+1]...)
		}
	}
	before := r.WaitUntilStill()
	drive.SavePicture(t, "table", before)
	r.Reload()
	r.proceed()
	r.Point(1, 1)
	if after := r.WaitUntilStill(); m.State().Hash() != r.match().State().Hash() {
		drive.SavePicture(t, "reloaded", after)
		t.Error("after a reload another position is kept")
	}
	r.checkConsole()
}
