package scenes

import (
	"slices"

	"engawa/scenes/a11y"
	"engawa/scenes/input"
	"engawa/scenes/stage"
)

// mirrorRest is how many ticks pass between two readings of the screen while it changes all the time.
const mirrorRest = 8

// glass is what shows the mirror to whoever reads it, outside of the picture.
type glass interface {
	// Show does what a change says.
	Show(c a11y.Change)
	// Pressed returns what has been pressed or written since the last call.
	Pressed() []pressed
}

// pressed is an item that has been pressed.
type pressed struct {
	scene int    // of the Change in which the item was shown
	id    string // of the item
	text  string // what was written into it
}

// reflection keeps the mirror up to date, and lets what is pressed in it be done on the screen.
type reflection struct {
	glass  glass
	reader a11y.Reader
	shown  a11y.Screen
	deeds  []input.Named // still to be done, one a tick
	asked  string        // the item that was pressed last, "" once it is answered
	due    bool          // something has changed since the last reading
	rest   int           // ticks until the next reading
}

// hand puts the next thing to be done into the frame.
func (r *reflection) hand(f *input.Frame) {
	for _, p := range r.glass.Pressed() {
		if i := r.shown.Find(p.id); i != nil && i.Pressable() && p.scene == r.shown.Scene {
			does := i.Does
			does.Text = p.text
			r.deeds, r.asked = append(r.deeds, does), p.id
		}
	}
	if len(r.deeds) > 0 {
		f.Named = append(f.Named, r.deeds[0])
		r.deeds = slices.Delete(r.deeds, 0, 1)
	}
}

// follow reads the screen where it has changed. Nothing is read while the picture stays the same.
func (r *reflection) follow(svc *stage.Services) {
	r.due = r.due || svc.Stack.Stale()
	if r.rest = max(0, r.rest-1); !r.due || r.rest > 0 || svc.Stack.Len() == 0 {
		return
	}
	r.due, r.rest = false, mirrorRest
	now := r.reader.Read(svc.Stack, svc.Words)
	if r.asked != "" {
		now.News = append(now.News, a11y.Answer(&r.shown, &now, r.asked)...)
	}
	if c := a11y.Changes(&r.shown, &now); !c.Empty() {
		r.glass.Show(c)
		r.asked = ""
	}
	r.shown = now
}
