package scenes

import (
	"slices"

	"engawa/scenes/a11y"
	"engawa/scenes/input"
	"engawa/scenes/platform"
	"engawa/scenes/stage"
)

// readingRest is how many ticks pass between two readings of the screen while it changes all the time.
const readingRest = 8

// accessibility keeps the screen in words up to date, and lets what is pressed there be done on the screen.
type accessibility struct {
	surface     platform.ScreenReader
	reader      a11y.Reader
	current     a11y.Screen
	pending     []input.NamedInput // still to be done, one a tick
	pendingID   string             // the item that was pressed last, "" once it is answered
	due         bool               // something has changed since the last reading
	ticksToRead int                // ticks until the next reading
}

// injectInput puts the next thing to be done into the frame.
func (r *accessibility) injectInput(f *input.Frame) {
	for _, p := range r.surface.TakePresses() {
		if i := r.current.Find(p.ID); i != nil && i.Pressable() && p.Scene == r.current.Scene {
			does := i.Does
			does.Text = p.Text
			r.pending, r.pendingID = append(r.pending, does), p.ID
		}
	}
	if len(r.pending) > 0 {
		f.NamedInputs = append(f.NamedInputs, r.pending[0])
		r.pending = slices.Delete(r.pending, 0, 1)
	}
}

// follow reads the screen where it has changed. Nothing is read while the picture stays the same.
func (r *accessibility) follow(svc *stage.Services) {
	r.due = r.due || svc.Stack.Stale()
	if r.ticksToRead = max(0, r.ticksToRead-1); !r.due || r.ticksToRead > 0 || svc.Stack.Len() == 0 {
		return
	}
	r.due, r.ticksToRead = false, readingRest
	now := r.reader.Read(svc.Stack, svc.Words)
	if r.pendingID != "" {
		now.Announcements = append(now.Announcements, a11y.Answer(&r.current, &now, r.pendingID)...)
	}
	if c := a11y.Changes(&r.current, &now); !c.Empty() {
		r.surface.Show(c)
		r.pendingID = ""
	}
	r.current = now
}
