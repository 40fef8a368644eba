// Package shelf is the first screen: the games as boxes on the veranda, the match that can be continued, and the
// list of all that are kept.
//
// It knows no game but the order of their boxes; the little pictures of matches are what the games supply to the house.
// It imports lessons for those that have been finished, the small rooms of scenes, scenes/table for the players and
// their crests, sprites and rules.
package shelf

import (
	"slices"

	"engawa/audio"
	"engawa/lessons"
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/shelf/veranda"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// boxLift is how far a box rises under the mouse or the focus.
const boxLift = 10.0

// Shelf is the scene where games are chosen.
type Shelf struct {
	house     *stage.House
	page      ui.Page
	view      stage.View
	layout    layout
	breeze    veranda.Breeze
	newest    *kept             // the match to be continued, nil without one
	any       bool              // whether any match is kept
	lettering veranda.Lettering // of the boxes
	over      string            // the control that the mouse came to last
	stale     bool
}

// New returns the shelf with the matches kept just now.
func New(h *stage.House) *Shelf {
	s := &Shelf{house: h}
	s.page.Pressed = func(*ui.Control) { h.Sound.Play(audio.Button) }
	s.page.Refused = func(*ui.Control) { h.Sound.Play(audio.NotAllowed) }
	s.look()
	return s
}

// shelved lists the games in the order of the boxes, those to come too; games that have no place among them stand at
// the end.
func (s *Shelf) shelved() []string {
	ids := []string{"honshu", "yokai", "homeworlds", "forhonor"}
	for _, g := range s.house.Games {
		if id := g.Info().ID; !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	return ids
}

// playable reports whether the house has the game.
func (s *Shelf) playable(id string) bool {
	_, err := rules.Find(s.house.Games, id)
	return err == nil
}

// look reads which matches are kept.
func (s *Shelf) look() {
	list := s.house.Store.Matches()
	s.newest, s.any = nil, len(list) > 0
	for _, sum := range list {
		if sum.Over {
			continue
		}
		if k, ok := load(s.house, sum); ok {
			s.newest = k
			return
		}
	}
}

// Return implements stage.Returner.
func (s *Shelf) Return() {
	s.look()
	s.Arrange(s.view)
}

// Arrange implements stage.Scene.
func (s *Shelf) Arrange(v stage.View) {
	s.view = v
	tools := s.tools()
	games := s.shelved()
	s.layout = arrange(v, contents{
		tools: len(tools), boxes: len(games), resume: s.newest != nil, tagline: s.house.Words.T(lang.ShelfTagline),
	})
	labels := make([]veranda.Label, len(games))
	for k, id := range games {
		labels[k] = s.label(id)
	}
	s.lettering = veranda.Box{Front: s.layout.boxes[0], Slip: s.layout.slip}.Letter(labels...)
	var list []*ui.Control
	if s.newest != nil {
		list = append(list, s.resumeControl())
	}
	for k, id := range games {
		list = append(list, s.boxControl(id, s.layout.boxes[k]))
	}
	for k, t := range tools {
		list = append(list, s.toolControl(t, s.layout.tools[k]))
	}
	if v.Class == stage.Wide {
		list = append(list, s.creditLine())
	}
	s.page.Set(v.Area, list...)
	if s.page.Focused() == nil {
		s.page.Focus(s.first())
	}
	s.stale = true
}

// first returns the key of what the keyboard begins with.
func (s *Shelf) first() string {
	if s.newest != nil {
		return resumeKey
	}
	for _, id := range s.shelved() {
		if s.playable(id) {
			return boxKey(id)
		}
	}
	return ""
}

func boxKey(id string) string { return "box." + id }

func (s *Shelf) boxControl(id string, front geom.Rect) *ui.Control {
	words := s.house.Words
	g := words.Game(id)
	c := &ui.Control{
		Key: boxKey(id), Role: ui.RoleButton, Name: g.Title, Value: g.Caption,
		Rect:  geom.R(front.X, front.Y-veranda.Depth, front.W+veranda.Depth, front.H+veranda.Depth),
		Press: func() { s.house.Doors.Setup(id) },
	}
	if second := words.SecondTitle(id); second != "" {
		c.Value = second + " · " + g.Caption
	}
	taught := s.taught(id)
	if taught {
		c.Value += " · " + words.T(lang.LearnDone)
	}
	soon := words.T(lang.ShelfSoon)
	if !s.playable(id) {
		c.Off, c.Value = true, soon+" · "+g.Caption
		c.Refuse = func() { s.house.Doors.Tell(g.Title + " · " + soon + "\n\n" + g.Blurb) }
	}
	box, label := veranda.Box{Game: id, Front: front, Slip: s.layout.slip, Faded: c.Off}, s.label(id)
	boards := veranda.Floor(s.view)
	c.Paint = func(cv *canvas.Canvas, shown ui.Shown) {
		b := box
		if s.view.Class != stage.Tall {
			b.DrawShadow(cv, boards)
		} else {
			b.DrawShadow(cv, front.Y)
		}
		lift := shown.Hover
		if shown.Focus {
			lift = 1
		}
		b.Front = front.Move(0, -boxLift*lift*(1-shown.Press))
		b.Lit = !c.Off && (lift > 0.5 || shown.Press > 0.5)
		b.Draw(cv)
		b.DrawLabel(cv, label, s.lettering)
		if taught {
			drawTaught(cv, b)
		}
		if shown.Focus {
			ui.DrawFocus(cv, c.Rect.Move(0, b.Front.Y-front.Y), 2)
		}
		if c.Off {
			drawSoon(cv, b, soon)
		}
	}
	return c
}

// label returns what the box of a game says.
func (s *Shelf) label(id string) veranda.Label {
	g := s.house.Words.Game(id)
	return veranda.Label{Name: g.Title, Below: []string{g.Caption, g.Players}}
}

// taught reports whether a lesson of the game has been played to its end.
func (s *Shelf) taught(id string) bool {
	return slices.ContainsFunc(lessons.IDs(id), func(lesson string) bool { return s.house.Store.Lesson(lesson).Done })
}

// drawTaught sets a seal on the corner of the paper of a game whose lesson has been finished.
func drawTaught(c *canvas.Canvas, b veranda.Box) {
	_, slip := b.Places()
	across := min(26, slip.H*0.42)
	ui.DrawDone(c, geom.Pt(slip.Right()-2, slip.Y-across*0.3), across) // clear of the name
}

// drawSoon pins a slip over the picture of a game that is not there yet; where it would cover too much, an hourglass.
func drawSoon(c *canvas.Canvas, b veranda.Box, text string) {
	picture, _ := b.Places()
	paper := ui.Slip()
	paper.Radius, paper.Cast = 2, 6
	style := ui.Body(13.5)
	lines := balanced(style, text, picture.W-24)
	step := canvas.LineHeight(style) * 0.8
	h := float64(len(lines))*step + 10
	if h > picture.H*0.55 {
		const disc = 34.0
		paper.Radius = disc / 2
		ui.DrawPaper(c, paper, geom.Around(picture.Centre(), disc, disc))
		ui.DrawIcon(c, "hourglass", picture.Centre(), disc*0.6, sprites.Ink2)
		return
	}
	width := 0.0
	for _, l := range lines {
		width = max(width, letters.Measure(style, l))
	}
	slip := geom.Around(geom.Pt(picture.Centre().X, picture.Bottom()-h/2-8), width+18, h)
	ui.DrawPaper(c, paper, slip)
	y := slip.Y + 5
	for _, l := range lines {
		c.Text(style, l, geom.Pt(slip.Centre().X, canvas.InMiddle(style, y, y+step)), sprites.Ink2, canvas.Centre)
		y += step
	}
}

// balanced breaks a text into as few lines as the width asks for, of about the same length.
func balanced(style letters.Style, text string, width float64) []string {
	best := letters.Wrap(style, text, width)
	for w := width - 4; w > width/2; w -= 4 {
		lines := letters.Wrap(style, text, w)
		if len(lines) > len(best) {
			break
		}
		best = lines
	}
	return best
}

// Update implements stage.Scene.
func (s *Shelf) Update(f *input.Frame) {
	over := s.page.Hovered()
	moved := over != nil && over.Key != s.over
	if over != nil {
		s.over = over.Key
	}
	if s.breeze.Tick(!f.Empty() || moved, s.house.Settings.ReducedMotion) {
		s.stale = true
	}
	for _, p := range s.house.Store.Problems() {
		s.house.Doors.Tell(p.Text(s.house.Words))
	}
	switch {
	case f.Has(input.Rules):
		s.openBook()
	case f.Has(input.Menu):
		s.house.Doors.Settings()
	case f.Has(input.Log) && s.any:
		s.openMatches()
	default:
		s.page.Update(f)
	}
}

// Stale implements stage.Scene.
func (s *Shelf) Stale() bool { return s.stale || s.page.Stale() }

// Draw implements stage.Scene.
func (s *Shelf) Draw(c *canvas.Canvas) {
	s.stale = false
	l := s.layout
	veranda.Draw(c, s.view, s.view.Class == stage.Wide)
	veranda.DrawChime(c, l.chime, l.bell, &s.breeze)
	s.drawTitle(c)
	if l.things > 0 {
		veranda.DrawTea(c, l.tea, l.things, &s.breeze)
	}
	s.page.Draw(c)
	if l.things > 0 {
		veranda.DrawCat(c, l.cat, l.things)
	}
}

// drawTitle draws the carved name on its paper offset, the seal and the tagline.
func (s *Shelf) drawTitle(c *canvas.Canvas) {
	l := s.layout
	style := ui.Carved(l.carved)
	offset := l.carved * 0.04
	c.Text(style, titleWord, l.title.Add(geom.Pt(offset, offset)), sprites.Paper3, canvas.Left)
	c.Text(style, titleWord, l.title, sprites.Ink, canvas.Left)
	ui.DrawSprite(c, "ui/seal", l.seal.Centre(), l.seal.H, canvas.Look{})
	c.Paragraph(l.motto, s.house.Words.T(lang.ShelfTagline), l.tagline, sprites.Ink, canvas.Left)
}

// Page implements stage.Paged.
func (s *Shelf) Page() *ui.Page { return &s.page }
