package drive_test

import (
	"slices"
	"testing"
	"time"

	"engawa/internal/drive"
)

func TestASleepingPageStandsStill(t *testing.T) {
	t.Parallel()
	p := openToyPage(t, drive.PageOptions{Width: 400, Height: 300})
	p.Eval(`window.beats = 0; setInterval(() => beats++, 50);
		window.seen = [];
		for (const name of ["visibilitychange", "freeze", "resume"]) {
			document.addEventListener(name, () => seen.push(name + " " + document.visibilityState));
		}`, nil)
	p.Sleep(3 * time.Second)
	var seen []string
	p.Eval(`seen`, &seen)
	if want := []string{"visibilitychange hidden", "freeze hidden", "resume hidden", "visibilitychange visible"}; !slices.Equal(seen, want) {
		t.Errorf("the page sees %q, want %q", seen, want)
	}
	var beats int
	if p.Eval(`beats`, &beats); beats > 40 {
		t.Errorf("while it slept for three seconds, %d of 60 timers have ended", beats)
	}
	p.Click(200, 100)
	wantPixel(t, "after a click", p.WaitUntilStill(), 200, 100, red)
}
