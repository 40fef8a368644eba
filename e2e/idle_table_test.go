package e2e

import (
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/scenes/table"
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
			still := p.WaitUntilStill()
			for range 10 {
				p.Step(60)
				if !drive.SamePicture(still, p.Picture()) {
					drive.SavePicture(t, "before", still)
					drive.SavePicture(t, "after", p.Picture())
					t.Fatal("the table changes although nobody does anything")
				}
			}
			p.Close()
		})
	}
}

// TestFramesGoOnWhileTheStrongestBotThinks lets the strongest bot of each game think in the middle of a match: the
// lantern beside its name breathes all the time.
func TestFramesGoOnWhileTheStrongestBotThinks(t *testing.T) {
	for _, tt := range []struct {
		name, game, level string
		seats, moves      int // moves that have been played already
	}{
		{"spirits", "yokai", "6", 2, 2},
		{"worlds of two", "homeworlds", "5", 2, 30},
		{"worlds of six", "homeworlds", "5", 6, 80},
		{"lands of four", "honshu", "5", 4, 80},
		{"battle of four", "forhonor", "5", 4, 24}, // before its first duel, which stands still while it is read
	} {
		t.Run(tt.name, func(t *testing.T) {
			players := make([]table.Player, tt.seats)
			for k := range players {
				players[k] = table.Player{Name: "Bot " + strconv.Itoa(k+1), Bot: tt.level}
			}
			m := playUntil(t, tt.game, rules.Setup{Seats: tt.seats}, 1, players, func(m *rules.Match) bool { return len(m.Log) >= tt.moves })
			wantMovement(t, m)
		})
	}
}

// wantMovement continues a match of bots and checks that the picture does not stand still while they think.
func wantMovement(t *testing.T, m *rules.Match) {
	t.Helper()
	data, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	folder := home(t, calm)
	if err := os.WriteFile(filepath.Join(folder, "match-"+m.Game.Info().ID+"-1.json"), data, 0o600); err != nil {
		t.Fatal(err)
	}
	p := open(t, byMouse, 1280, 800, folder, "-lang", "en")
	p.arrive("")
	plan := p.plan()
	p.choose(plan, plan.shelf(), "continue")

	const watched = 3                       // moves
	const stride, pause, most = 3, 30, 6000 // ticks; a bot waits for a moment before it thinks
	var longest time.Duration
	ticks, still, stillest := 0, 0, 0
	last := p.Picture()
	for len(matches(t, p.files())[0].Log) < len(m.Log)+watched && ticks < most {
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
	t.Logf("%d moves took %d ticks; the longest tick took %v; the picture stood still for %d ticks at most", watched, ticks, longest, stillest)
	switch {
	case ticks >= most:
		t.Errorf("there are no %d moves after %d ticks", watched, most)
	case stillest > pause:
		drive.SavePicture(t, "still", last)
		t.Errorf("the picture stands still for %d ticks", stillest)
	}
	p.Close()
}
