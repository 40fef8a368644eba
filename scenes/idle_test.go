package scenes

import (
	"testing"

	"engawa/rules"
	"engawa/scenes/anim"
	"engawa/scenes/lang"
	"engawa/scenes/table"
)

// TestNothingIsDrawnWhileNothingHappens lets every screen rest for twenty seconds: none may ask for a single frame.
func TestNothingIsDrawnWhileNothingHappens(t *testing.T) {
	const rest = 20 * anim.TicksPerSecond
	for _, shape := range []Shape{lateral(), upright()} {
		for _, screen := range screens() {
			t.Run(shape.Name+" "+screen.name, func(t *testing.T) {
				v := newVisitor(shape, lang.English)
				if err := screen.visit(v); err != nil {
					t.Fatal(err)
				}
				v.settle()
				v.tick(21 * anim.TicksPerSecond) // the breeze on the shelf and the petals of a result end before that
				v.look()
				for n := range rest {
					v.tick(1)
					if v.app.house.Stack.Stale() {
						t.Fatalf("tick %d asks for a frame although nothing has happened", n)
					}
				}
			})
		}
	}
}

// TestAThinkingBotIsDrawnSeldom lets a bot think on a table: only its lantern may move, and not in every frame.
func TestAThinkingBotIsDrawnSeldom(t *testing.T) {
	v := newVisitor(lateral(), lang.English)
	v.app.house.Stack.SetStill(true)
	if err := v.seat("mori", "spirits", []table.Player{{Name: "Aki", Bot: "6"}, {Name: "Hana"}}); err != nil {
		t.Fatal(err)
	}
	scene := v.app.house.Stack.Top().(*table.Table)
	v.look()
	ticks, frames := 0, 0
	for log := []rules.Move(nil); len(log) == 0; log = scene.Match().Log {
		v.tick(1)
		if ticks++; v.app.house.Stack.Stale() {
			frames++
			v.look()
		}
	}
	if ticks < 8 || frames > ticks/3 {
		t.Errorf("in %d ticks of thinking there were %d frames, want one in four", ticks, frames)
	}
}
