package table

import (
	"fmt"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/scenes/anim"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/store"
)

// recapMatch is a match in which the seats have played in an order; a negative one is chance.
func recapMatch(t *testing.T, bots int, order ...rules.Seat) *session {
	t.Helper()
	players := []Player{{Name: "Aki"}, {Name: "Hana"}, {Name: "Ren"}}
	for k := range bots {
		players[len(players)-1-k].Bot = "random"
	}
	m := newBidMatch(t, players, 3, 6, 7)
	m.Log = nil
	for _, by := range order {
		m.Log = append(m.Log, rules.Move{By: by})
	}
	return newSession(SeenBy(m, rules.Public), nil)
}

// TestWhatHasHappenedBeginsAfterOnesLastTurn looks for where it begins in logs of every form, for a seat that is not to
// act.
func TestWhatHasHappenedBeginsAfterOnesLastTurn(t *testing.T) {
	for name, tt := range map[string]struct {
		order []rules.Seat
		want  int
		ok    bool
	}{
		"nothing yet":                   {nil, 0, false},
		"others alone":                  {[]rules.Seat{1, 2}, 0, true},
		"after the deal":                {[]rules.Seat{rules.Nature, rules.Nature, 1}, 2, true},
		"after an own move":             {[]rules.Seat{1, 0, 1, 2}, 2, true},
		"after what chance made of it":  {[]rules.Seat{1, 0, rules.Nature, 1, rules.Nature}, 3, true},
		"only chance since":             {[]rules.Seat{1, 0, rules.Nature}, 0, false},
		"only the own move":             {[]rules.Seat{1, 2, 0}, 0, false},
		"several own moves in one turn": {[]rules.Seat{1, 0, 0, 2, 2}, 3, true},
	} {
		s := recapMatch(t, 2, tt.order...)
		if got, ok := s.recapPoint(0); got != tt.want || ok != tt.ok {
			t.Errorf("%s: it begins after %d moves, %v; want %d, %v", name, got, ok, tt.want, tt.ok)
		}
	}
}

// TestWhatHasHappenedIsShownFromTheTable opens it by its key, as who looks may know it, and says that there is nothing
// before anybody has played.
func TestWhatHasHappenedIsShownFromTheTable(t *testing.T) {
	d := bidMatch(t, Player{Name: "Aki"}, Player{Name: "Hana", Bot: "random"})
	ask := func() { d.script.Press(input.Recap); d.run() }
	ask()
	if want := d.services.Words.T(lang.RecapNone); d.message.text != want && len(d.Match().Log) == 3 {
		t.Errorf("before the first move it says %q, want %q", d.message.text, want)
	}
	for len(d.Match().Log) < 6 {
		d.press(t, "card 2")
		d.run()
	}
	log := d.Match().Log
	from := len(log)
	for log[from-1].By != 0 {
		from--
	}
	for log[from].By == rules.Nature {
		from++
	}
	d.nav.calls = nil
	ask()
	if want := fmt.Sprintf("recap %d for 0", from); !slices.Equal(d.nav.calls, []string{want}) {
		t.Errorf("the navigator opened %q, want %q", d.nav.calls, want)
	}
}

// measureBotRest lets two bots play, and returns how many ticks lie between their first acts after some.
func measureBotRest(t *testing.T, rest store.Rest, each func(d *testTable)) (ticks int) {
	t.Helper()
	d := bidMatch(t, Player{Name: "Aki", Bot: "random"}, Player{Name: "Hana", Bot: "random"}, Player{Name: "Ren", Bot: "random"})
	d.services.Settings.Rest, d.services.Settings.Speed = rest, store.Off
	moves := func() int { return len(d.Match().Log) }
	for first := moves(); moves() == first; {
		d.services.Stack.Update(&input.Frame{})
	}
	for before := moves(); moves() == before && ticks < 1000; ticks++ {
		each(d)
	}
	return ticks
}

// TestBotsRestAsLongAsTheSettingsSay counts the ticks between the acts of two bots, whatever the speed of movements.
func TestBotsRestAsLongAsTheSettingsSay(t *testing.T) {
	for _, rest := range store.Rests() {
		got := measureBotRest(t, rest, func(d *testTable) { d.services.Stack.Update(&input.Frame{}) })
		if want := anim.Ticks(rest.Milliseconds()); got < want || got > want+2 {
			t.Errorf("%s: the next bot acts after %d ticks, want %d", rest, got, want)
		}
	}
}

// TestAPressHurriesBots presses in the rest between two bots: the next one acts at once, and what has the focus is not
// pressed by the key.
func TestAPressHurriesBots(t *testing.T) {
	for name, press := range map[string]func(s *input.Script, d *testTable){
		"key": func(s *input.Script, _ *testTable) { s.Press(input.Confirm) },
		"finger": func(s *input.Script, d *testTable) {
			s.Tap(d.view.Area.Centre())
		},
	} {
		got := measureBotRest(t, store.LongRest, func(d *testTable) {
			d.page.Focus("menu")
			if d.script.IsDone() {
				press(d.script, d)
			}
			d.services.Stack.Update(d.script.Poll(1))
			if d.services.Stack.Top() != d.Table {
				t.Fatalf("%s: the control with the focus was pressed", name)
			}
		})
		if got > 5 {
			t.Errorf("%s: the next bot acts after %d ticks", name, got)
		}
	}
}

// TestAPersonsMoveIsAnsweredSoon counts the ticks after a person's move: the rest is for acts of bots.
func TestAPersonsMoveIsAnsweredSoon(t *testing.T) {
	d := bidMatch(t, Player{Name: "Aki"}, Player{Name: "Hana", Bot: "random"})
	d.services.Settings.Rest, d.services.Settings.Speed = store.LongRest, store.Normal
	d.do(rules.Move{By: 0, Do: d.Match().State().Legal(0, nil)[0]})
	if d.pause > botPause {
		t.Errorf("the bot waits for %d ticks", d.pause)
	}
}
