package remote_test

import (
	"testing"
	"time"

	"engawa/remote"
	"engawa/rules"
)

func TestAbsenceIsRead(t *testing.T) {
	for text, want := range map[string]remote.Absence{
		"":              {Rule: remote.AbsenceWait},
		"wait":          {Rule: remote.AbsenceWait},
		"bot":           {Rule: remote.AbsenceBot, After: remote.UsualAbsence},
		"bot:1h30m":     {Rule: remote.AbsenceBot, After: 90 * time.Minute},
		"bot:90s:3":     {Rule: remote.AbsenceBot, After: 90 * time.Second, Level: "3"},
		"others:3d":     {Rule: remote.AbsenceOthers, After: 72 * time.Hour},
		"others":        {Rule: remote.AbsenceOthers, After: remote.UsualAbsence},
		"bot:1d2h3m10s": {Rule: remote.AbsenceBot, After: 26*time.Hour + 3*time.Minute + 10*time.Second},
	} {
		if got, err := remote.ParseAbsence(text); err != nil || got != want {
			t.Errorf("%q is read as %+v, want %+v: %v", text, got, want, err)
		}
	}
	for _, text := range []string{
		"go", "Bot", "wait:3m", "bot:", "bot:3", "bot:-3m", "bot:3m:", "bot:9s", "bot:31d", "bot:99999999999d", "bot:1m1h", "bot:1m1m", "bot:1.5h", "bot: 3m",
		"others:3m:2", "bot::2", ":", "bot:+3m", "bot:3min",
	} {
		if got, err := remote.ParseAbsence(text); rules.CodeOf(err) != remote.CodeAgreement {
			t.Errorf("%q is read as %+v: %v", text, got, err)
		}
	}
}

func FuzzParseAbsence(f *testing.F) {
	f.Add("bot:1h30m:3")
	f.Add("others:3d")
	f.Fuzz(func(t *testing.T, text string) {
		a, err := remote.ParseAbsence(text)
		if err != nil {
			return
		}
		if back, err := remote.ParseAbsence(a.String()); err != nil || back != a {
			t.Errorf("%q is read as %+v, and that as %+v: %v", text, a, back, err)
		}
		if a.Rule != remote.AbsenceWait && (a.After < remote.MinAbsence || a.After > remote.MaxSpan) {
			t.Errorf("%q is read as %v", text, a.After)
		}
	})
}

func TestClocksAreRead(t *testing.T) {
	for text, want := range map[string]remote.ClockRule{
		"": {}, "none": {},
		"move:3d":        {Move: 72 * time.Hour},
		"move:30s":       {Move: 30 * time.Second},
		"main:10m":       {Main: 10 * time.Minute},
		"main:1h30m+10s": {Main: 90 * time.Minute, Increment: 10 * time.Second},
	} {
		if got, err := remote.ParseClock(text); err != nil || got != want {
			t.Errorf("%q is read as %+v, want %+v: %v", text, got, want, err)
		}
	}
	for _, text := range []string{
		"10m", "move", "move:", "move:1s", "move:-5m", "move:1m+5s", "main:", "main:10", "main:10m+", "main:10m+0s", "main:10m+5s+5s", "main:40d", "none:5m", "Move:3d",
	} {
		if got, err := remote.ParseClock(text); rules.CodeOf(err) != remote.CodeAgreement {
			t.Errorf("%q is read as %+v: %v", text, got, err)
		}
	}
}

func FuzzParseClock(f *testing.F) {
	f.Add("main:1h30m+10s")
	f.Add("move:3d")
	f.Fuzz(func(t *testing.T, text string) {
		c, err := remote.ParseClock(text)
		if err != nil {
			return
		}
		if back, err := remote.ParseClock(c.String()); err != nil || back != c {
			t.Errorf("%q is read as %+v, and that as %+v: %v", text, c, back, err)
		}
		if c != (remote.ClockRule{}) && (c.Move+c.Main < remote.MinClock || max(c.Move, c.Main, c.Increment) > remote.MaxSpan) {
			t.Errorf("%q is read as %+v", text, c)
		}
	})
}
