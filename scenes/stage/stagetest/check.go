package stagetest

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
	"strings"
)

// target is the least size of what a finger is to hit, in logical units.
const target = 44.0

// textMargin is what the box of a line of text has around the letters, as a share of its height.
const textMargin = 0.12

// CheckScreen tests the topmost scene as it stands: nothing that can be pressed lies outside of the safe room or over
// another, targets are large enough for fingers where there are fingers, the keyboard reaches everything, and every
// line of text lies in the window, in the control it belongs to, and is not cut.
func (p *Player) CheckScreen() {
	p.t.Helper()
	view := p.services.Stack.Room()
	var controls []*ui.Control
	for _, c := range p.Page().Controls() {
		if c.Role == ui.RoleText || c.Rect.Empty() {
			continue
		}
		controls = append(controls, c)
		if !c.Rect.Within(view.Safe) {
			p.t.Errorf("%s at %v reaches out of the room %v", c.Key, c.Rect, view.Safe)
		}
		if view.Class == stage.Tall && (c.Rect.W < target-0.01 || c.Rect.H < target-0.01) {
			p.t.Errorf("%s is %.0f by %.0f, too small for a finger", c.Key, c.Rect.W, c.Rect.H)
		}
		if c.Name == "" {
			p.t.Errorf("%s has no name", c.Key)
		}
	}
	for k, a := range controls {
		for _, b := range controls[:k] {
			if a.Z == b.Z && a.Rect.Inset(0.5).Overlaps(b.Rect.Inset(0.5)) {
				p.t.Errorf("%s at %v and %s at %v overlap", a.Key, a.Rect, b.Key, b.Rect)
			}
		}
	}
	p.checkTexts(view)
	p.checkKeyboard(controls)
}

// checkTexts looks at every line of text that is drawn.
func (p *Player) checkTexts(view stage.View) {
	p.t.Helper()
	c, trace := canvas.NewTrace(view.Area.W, view.Area.H, view.Scale)
	p.services.Stack.Top().Draw(c)
	for _, name := range UnknownIcons(trace.Strokes) {
		p.t.Errorf("there is no icon %q; sprites/art/icons has them all", name)
	}
	words := p.pageWords()
	for _, s := range trace.Strokes {
		text, ok := s.Text()
		if !ok {
			continue
		}
		box := s.Box.InsetXY(s.Box.H*textMargin, s.Box.H*textMargin*1.4)
		if !box.Within(view.Area) {
			p.t.Errorf("%q at %v is cut by the window %v", text, box, view.Area)
		}
		if strings.HasSuffix(text, "…") {
			p.t.Errorf("%q has no room", text)
		}
		owner := p.owner(box.Centre())
		if owner == nil || owner.Role == ui.RoleField {
			continue
		}
		if box.X < owner.Rect.X-6 || box.Right() > owner.Rect.Right()+6 {
			p.t.Errorf("%q from %.0f to %.0f stands over the edges of %s at %v", text, box.X, box.Right(), owner.Key, owner.Rect)
		}
		for _, word := range strings.Fields(strings.ToUpper(text)) {
			if !words[word] {
				p.t.Errorf("%q in %s holds %q, which is no word of its controls: broken in the middle?", text, owner.Key, word)
			}
		}
	}
}

// UnknownIcons returns the names of the icons among what is drawn for which there is no drawing: nothing is seen in their
// place.
func UnknownIcons(strokes []canvas.Stroke) (names []string) {
	for _, s := range strokes {
		if name, ok := ui.IconName(s.Key); ok {
			if _, err := sprites.Icon(name, sprites.Ink); err != nil {
				names = append(names, name)
			}
		}
	}
	return names
}

// owner returns the smallest control that can be pressed at the point.
func (p *Player) owner(at geom.Point) *ui.Control {
	var best *ui.Control
	for _, c := range p.Page().Controls() {
		if c.Role == ui.RoleText || !c.Rect.Contains(at) {
			continue
		}
		if best == nil || c.Rect.W*c.Rect.H < best.Rect.W*best.Rect.H {
			best = c
		}
	}
	return best
}

// pageWords returns every word in the names and values of the controls, in capitals.
func (p *Player) pageWords() map[string]bool {
	words := map[string]bool{}
	for _, c := range p.Page().Controls() {
		for _, word := range strings.Fields(strings.ToUpper(c.Name + " " + c.Value)) {
			words[word] = true
			words[strings.TrimSuffix(word, ":")] = true
		}
		for _, part := range letters.Words(c.Name + " " + c.Value) { // a line may end behind a hyphen
			words[strings.ToUpper(part)] = true
		}
	}
	return words
}

// checkKeyboard goes once around with the keyboard.
func (p *Player) checkKeyboard(controls []*ui.Control) {
	p.t.Helper()
	reached := map[string]bool{}
	for range len(p.Page().Controls()) + 1 {
		p.Press(input.Next)
		if c := p.Page().FocusedControl(); c != nil {
			reached[c.Key] = true
		}
	}
	for _, c := range controls {
		if !reached[c.Key] {
			p.t.Errorf("the keyboard does not reach %s", c.Key)
		}
	}
}
