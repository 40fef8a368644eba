package e2e

import (
	"testing"
	"time"

	"engawa/drive"
)

func TestAnIdleTableDrawsTheSame(t *testing.T) {
	for name, choices := range map[string][]string{
		"spirits": {persons, iBegin},
		"animals": {persons, iBegin, animals},
	} {
		t.Run(name, func(t *testing.T) {
			p := open(t, byMouse, 1280, 800, "", "-lang", "en")
			p.begin(choices...)
			p.Point(5, 5)
			still := p.Settle()
			for range 10 {
				p.Step(60)
				if !drive.SamePicture(still, p.Picture()) {
					drive.Keep(t, "before", still)
					drive.Keep(t, "after", p.Picture())
					t.Fatal("the table changes although nobody does anything")
				}
			}
			p.Close()
		})
	}
}

func TestFramesGoOnWhileTheStrongestBotThinks(t *testing.T) {
	p := open(t, byMouse, 1280, 800, "", "-lang", "en")
	choices := []string{iBegin}
	for range 4 {
		choices = append(choices, "seat1.level.more") // from the second level to the sixth
	}
	p.begin(choices...)
	m := fresh(t, nil)
	p.plays(m, "c1c2")
	const stride, pause, most = 3, 30, 1200 // ticks; a bot waits for a moment before it thinks
	var longest time.Duration
	ticks, still, stillest := 0, 0, 0
	last := p.Picture()
	for len(p.current(1, nil).Log) == 1 && ticks < most {
		began := time.Now()
		p.Step(stride)
		longest = max(longest, time.Since(began)/stride)
		ticks += stride
		if now := p.Picture(); drive.SamePicture(last, now) {
			still += stride
		} else {
			last, still = now, 0
		}
		stillest = max(stillest, still)
	}
	m = p.current(1, nil)
	t.Logf("the answer came after %d ticks; the longest tick took %v", ticks, longest)
	switch {
	case m.Tags["bot.1"] != "6":
		t.Errorf("the bot %q plays, want 6", m.Tags["bot.1"])
	case len(m.Log) == 1:
		t.Errorf("no answer after %d ticks", most)
	case ticks < 30:
		t.Errorf("the answer came after %d ticks already, too soon to see the bot think", ticks)
	case stillest > pause:
		t.Errorf("the picture stands still for %d ticks before the answer", stillest)
	}
	p.Close()
}
