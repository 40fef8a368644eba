// Package ui holds the controls that every screen is made of: how they are pointed at, focused, pressed, dragged and
// spoken, and how they look in Engawa's paper and ink. A screen lists its controls in a [Page]; mouse, touch,
// keyboard and pad then work alike, and a test or a screen reader can read the same list.
//
// It imports scenes/geom, hit, input, anim and canvas, and sprites; it knows nothing of games.
package ui

import (
	"engawa/scenes/anim"
	"engawa/scenes/geom"
	"engawa/scenes/hit"
)

// Role says what sort of control it is, for those who cannot see it.
type Role uint8

// The roles.
const (
	RoleButton Role = iota
	RoleChoice      // one of several of which exactly one is chosen
	RoleToggle      // on or off
	RoleSlider      // an amount
	RoleField       // text that can be typed
	RoleCell        // a place or thing on a board
	RoleText        // only to be read; it takes no focus, unless it Rests
)

// Control is one thing that can be pointed at. Its owner makes it again whenever the layout or what it says changes;
// the [Page] carries focus and movement over by Key.
type Control struct {
	Key      string       // tells it apart on its page, as "begin" or "cell 7"
	Rect     geom.Rect    // where it is, also its target
	Round    bool         // the target is the disc in Rect
	Corners  []geom.Point // of the convex polygon that is the target, where there are any
	Z        int          // higher ones lie above; in a tree of widgets it is found by Layer and order
	Layer    int          // in a tree of widgets, controls of higher layers lie above those of lower ones
	Role     Role
	Name     string    // what it is called, in the player's language
	Tip      string    // words beside it while it is looked at, for what shows only a sign; may be empty
	TipOff   geom.Rect // what these words keep off beside the control itself; may be empty
	Shortcut string    // letters and digits that press it when typed, as far as its lister serves them; may be empty
	Value    string    // what it is set to, in the player's language; may be empty
	On       bool      // a chosen choice, a toggle that is on
	Off      bool      // cannot be used now; Refuse then says why
	Head     bool      // a text that is the heading of what follows
	Of       any       // what it stands for, for its maker; may be nil
	Turns    int       // 1 for the way to the next page, -1 to the one before: a swipe presses it, see [Page]
	Backdrop bool      // lies below others and is dragged; nobody aims at it
	ShowsTip bool      // a text that is met by the mouse, by the keyboard's focus, and by a finger that rests on it
	Yields   bool      // its place may be taken by a control that the page is lent, see [Page.SetExtra]

	Press  func()              // released inside, or confirmed by key
	Refuse func()              // pressed although it is off
	Hold   *Hold               // must be held instead of pressed
	Drag   *Drag               // can be dragged
	Adjust func(step int)      // left and right while focused
	Slide  func(at geom.Point) // pressed or moved over while pressed, so far from its corner
	Edit   *Edit               // takes text while focused

	hover, press anim.Glide
}

// ControlState is the state in which a control is drawn.
type ControlState struct {
	Hover    float64 // 0 to 1: the mouse is over it
	Press    float64 // 0 to 1: it is held down
	Focus    bool    // it has the keyboard's focus, and that is to be seen
	IsHidden bool    // it has yielded its place, see [Page.SetExtra], and is not to be seen

	Selection Selection // in the text of a field that has the focus
}

// Hold makes a control work only when it is held for a while.
type Hold struct {
	Ticks     int
	Begin     func()              // the finger goes down
	Grow      func(share float64) // called each tick while held, 0 to 1
	OnDone    func()              // held long enough
	OnCancel  func()              // let go too soon
	OnRelease func()              // let go after Done; a key that stands for holding never lets go
	count     int
}

// Drag lets a control be carried. Over is the control under the pointer, nil where there is none.
type Drag struct {
	Start  func(from geom.Point) bool // gets where the pointer went down; false: it cannot be carried now
	Move   func(at geom.Point, over *Control)
	Drop   func(at geom.Point, over *Control)
	Cancel func()
}

// shape returns the outline of the target.
func (c *Control) shape() hit.Shape {
	switch {
	case len(c.Corners) > 0:
		return hit.Polygon(c.Corners...)
	case c.Round:
		return hit.Disc(c.Rect)
	}
	return hit.Rect(c.Rect)
}

// focusable reports whether the keyboard's focus may rest on the control.
func (c *Control) focusable() bool { return c.Role != RoleText || c.ShowsTip }

// fromCorner returns a point as it lies from the corner of the control.
func (c *Control) fromCorner(at geom.Point) geom.Point { return at.Sub(geom.Pt(c.Rect.X, c.Rect.Y)) }
