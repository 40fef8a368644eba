package e2e

import (
	"os"
	"path/filepath"
	"testing"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/rules/homeworlds"
)

// Settings of players who want every change at once, play every move themselves, and are warned; in French without a sound.
const (
	swift  = `{"lang":"en","forced":false,"rest":"none","reducedMotion":true}`
	rapide = `{"lang":"fr","forced":false,"rest":"none","reducedMotion":true,"muted":true}`
)

// maxActs is more than any of the matches here takes, were it not for an error.
const maxActs = 1500

// home makes a folder of saves with these settings.
func home(t *testing.T, settings string) string {
	t.Helper()
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "settings.json"), []byte(settings), 0o600); err != nil {
		t.Fatal(err)
	}
	return folder
}

// homeworldsRecord is a match of ours in the common notation, in which two people do everything that can be done.
func homeworldsRecord(t *testing.T) (text string, m *rules.Match) {
	t.Helper()
	data, err := os.ReadFile("testdata/worlds.txt")
	if err != nil {
		t.Fatal(err)
	}
	m, err = homeworlds.Game{}.ParseRecord(string(data))
	if err != nil {
		t.Fatal(err)
	}
	return string(data), m
}

// TestEveryActionOfWorlds plays a recorded match of two people to its end, in which every kind of action comes up, by
// every way of pointing in turn.
func TestEveryActionOfWorlds(t *testing.T) {
	for _, tt := range []struct {
		hand          inputMethod
		width, height int
		settings      string
	}{
		{byMouse, 1280, 800, swift},
		{byTouch, 844, 390, rapide},
	} {
		t.Run(string(tt.hand), func(t *testing.T) {
			p := open(t, tt.hand, tt.width, tt.height, home(t, tt.settings), "-seed", "2")
			w := newHomeworldsDriver(t, p, p.width, p.height, 2, map[rules.Seat]string{0: "1", 1: "1"})
			w.begin(persons, "option.repetition.1", iBegin)
			_, script := homeworldsRecord(t)
			for n := len(w.match.Log); n < len(script.Log); n++ {
				if n == len(script.Log)*2/3 {
					drive.SavePicture(t, "table", p.Picture())
				}
				m := w.read()
				w.act(m, script.Log[n].By, script.Log[n].Do)
			}
			m := w.read()
			if !m.Over() || m.State().Hash() != script.State().Hash() {
				t.Fatalf("the match comes to %s, want %s", position(m), position(script))
			}
			if missing := w.missing(everyKind()...); len(missing) > 0 {
				t.Errorf("the recorded match lacks %v", missing)
			}
			w.playAgain()
			p.Close()
		})
	}
}

// everyKind lists the kinds of actions that people do.
func everyKind() []homeworlds.Kind {
	var list []homeworlds.Kind
	for k := homeworlds.KindStar; k <= homeworlds.KindEnd; k++ {
		list = append(list, k)
	}
	return list
}

// playAgain is that of every match; each person is asked anew about its card.
func (w *homeworldsDriver) playAgain() {
	w.t.Helper()
	w.askedSeats = 0
	w.matchDriver.playAgain()
}

func TestWorldsOfThreeInTheWindow(t *testing.T) {
	p := open(t, byTouch, 390, 844, home(t, rapide), "-seed", "1")
	w := newHomeworldsDriver(t, p, p.width, p.height, 1, map[rules.Seat]string{0: "2", 1: "random"})
	w.begin("count.1", persons)
	hasSpoken, restarted, undone := false, false, false
	m := w.finish(maxActs, func(m *rules.Match, by rules.Seat) {
		switch k := m.TurnPoint(by); {
		case !hasSpoken && by == 1:
			hasSpoken = true
			w.say(by, "suspect 0")
		case !restarted && len(m.Log)-k >= 2 && m.Log[len(m.Log)-1].By == by:
			restarted = true
			w.rewind(w.planFor(m, by), m, "restartTurn", k)
		case !undone && restarted && len(m.Log)-k == 1 && m.Log[k].By == by:
			undone = true
			w.rewind(w.planFor(m, by), m, "undo", k)
		}
	})
	t.Logf("%d moves, end %q, by pointing %v", len(m.Log), rules.End(m.Game, m.State()), w.kindCounts)
	if !hasSpoken || !restarted || !undone || rules.End(m.Game, m.State()) == "" {
		t.Errorf("spoken: %v, turn restarted: %v, undone: %v, end %q", hasSpoken, restarted, undone, rules.End(m.Game, m.State()))
	}
	if w.askedSeats != rules.SeatsOf(0, 1) {
		t.Errorf("%v were asked to look at their cards, want both people", w.askedSeats)
	}
	w.playAgain()
	p.Close()
}

// say says something for a person.
func (w *homeworldsDriver) say(by rules.Seat, text string) {
	w.t.Helper()
	p := w.planFor(w.read(), by)
	w.press(p, "talk")
	drive.SavePicture(w.t, "talk", w.on.picture())
	w.press(p, "say "+text)
	w.on.pass(8)
	drive.SavePicture(w.t, "said", w.on.picture())
	for _, note := range w.read().Notes {
		if note.Kind == rules.NoteTalk && note.By == by && note.Text == text {
			return
		}
	}
	w.t.Errorf("what seat %d says is not kept: %v", by, w.match.Notes)
}

func TestWorldsOfSixInTheWindow(t *testing.T) {
	for _, tt := range []struct {
		hand          inputMethod
		width, height int
		settings      string
	}{
		{byMouse, 1280, 800, swift},
		{byTouch, 390, 844, rapide},
	} {
		if tt.hand == byMouse && !playsWholeMatches() {
			continue
		}
		t.Run(string(tt.hand), func(t *testing.T) {
			p := open(t, tt.hand, tt.width, tt.height, home(t, tt.settings), "-seed", "3")
			newHomeworldsDriver(t, p, p.width, p.height, 3, map[rules.Seat]string{0: "2", 2: "random"}).playSixSeats()
			p.Close()
		})
	}
}

// playSixSeats plays a match of two people and four bots, with options changed, to its result.
func (w *homeworldsDriver) playSixSeats() {
	w.t.Helper()
	w.begin("count.4", "seat2.human", "option.catastrophes.1", "option.firstShip.1")
	pictured := false
	m := w.finish(maxActs, func(m *rules.Match, _ rules.Seat) {
		if !pictured && len(m.Log) > 90 {
			pictured = true
			drive.SavePicture(w.t, "table", w.on.picture())
		}
	})
	w.t.Logf("%d moves, end %q, by pointing %v", len(m.Log), rules.End(m.Game, m.State()), w.kindCounts)
	if o := m.Setup.Options; m.Setup.Seats != 6 || o["catastrophes"] != "anytime" || o["firstShip"] != "large" {
		w.t.Errorf("the match has %d seats and the options %v", m.Setup.Seats, o)
	}
	for seat, want := range []string{"", "1", "", "1", "1", "1"} {
		if got := m.Tags["bot."+string(rune('0'+seat))]; got != want {
			w.t.Errorf("seat %d is played by the bot %q, want %q", seat, got, want)
		}
	}
	w.playAgain()
}
