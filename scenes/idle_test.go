package scenes_test

import (
	"strings"
	"testing"
	"time"

	"engawa/rules"
	"engawa/scenes/anim"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/table"
)

// TestNothingIsDrawnWhileNothingHappens lets every screen rest for twenty seconds: none may ask for a single frame,
// unless a clock runs on it: for one in each second that has gone by in the world.
func TestNothingIsDrawnWhileNothingHappens(t *testing.T) {
	const rest = 20 * anim.TicksPerSecond
	for _, shape := range []scenestest.Shape{lateral(), upright()} {
		for _, screen := range scenestest.Screens() {
			t.Run(shape.Name+" "+screen.Name, func(t *testing.T) {
				v := showScreen(t, screen, shape, lang.English)
				v.Tick(31 * anim.TicksPerSecond) // the breeze on the shelf, the petals of a result and a duel that is read end before that
				if strings.HasPrefix(screen.Name, "together") || strings.HasPrefix(screen.Name, "invite") {
					waitForHost(t, v)
				}
				v.Trace()
				begun, seconds := time.Now(), 0 // shown by a clock that runs
				for n := range rest {
					v.Tick(1)
					if !v.Services.Stack.Stale() {
						continue
					}
					if seconds++; !strings.HasPrefix(screen.Name, "together-clock") || seconds > 1+int(time.Since(begun)/time.Second) {
						t.Fatalf("tick %d asks for a frame although nothing has happened", n)
					}
					v.Trace()
				}
			})
		}
	}
}

// waitForHost lets the host beside a screen, which goes by the world's time, tell the screen what it still has to tell: until
// nothing comes for a tenth of a second.
func waitForHost(t *testing.T, v *scenestest.Driver) {
	t.Helper()
	for end := time.Now().Add(maxWait); ; {
		v.Trace()
		time.Sleep(100 * time.Millisecond)
		if v.Tick(anim.TicksPerSecond); !v.Services.Stack.Stale() {
			return
		}
		if time.Now().After(end) {
			t.Fatal("the screen beside a host does not come to rest")
		}
	}
}

// TestAThinkingBotIsDrawnSeldom lets a bot think on a table: only its lantern may move, and not in every frame.
func TestAThinkingBotIsDrawnSeldom(t *testing.T) {
	v := scenestest.New(lateral(), lang.English)
	v.Services.Stack.SetStill(true)
	if err := v.SeatYokai("mori", "spirits", []table.Player{{Name: "Aki", Bot: "6"}, {Name: "Hana"}}); err != nil {
		t.Fatal(err)
	}
	scene := v.Services.Stack.Top().(*table.Table)
	v.Trace()
	ticks, frames := 0, 0
	for log := []rules.Move(nil); len(log) == 0; log = scene.Match().Log {
		v.Tick(1)
		if ticks++; v.Services.Stack.Stale() {
			frames++
			v.Trace()
		}
	}
	if ticks < 8 || frames > ticks/3 {
		t.Errorf("in %d ticks of thinking there were %d frames, want one in four", ticks, frames)
	}
}
