package table

import (
	"strconv"
	"strings"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// DrawCrest draws the crest of a seat, height units high, about the point.
func DrawCrest(c *canvas.Canvas, seat rules.Seat, at geom.Point, height float64) {
	ui.DrawSprite(c, crests[int(seat)%len(crests)], at, height, canvas.Look{})
}

// crests are the names of the drawings, in seat order.
var crests = func() (names []string) {
	for _, crest := range sprites.Crests() {
		names = append(names, "crests/"+crest.Name)
	}
	return names
}()

// Plate is the paper with the crest and the name of a seat.
type Plate struct {
	Seat   rules.Seat
	Name   string
	Status string // below the name, where there is room
	Title  string // what the game calls the seat, behind the status where there is room; "" for nothing
	Acts   bool   // the seat is to act
	Keeps  bool   // pressing the plate lets the person look at what it keeps
	Bare   bool   // only crest and name, on the paper of somebody else
	Clock  string // how much time is left, at the right; "" for no clock
	Late   bool   // and it is little
	Level  string // that of a computer player, behind the status where there is room; "" for a person

	Face  sprites.Face // of a computer player, in place of the crest where it has room
	Mood  sprites.Mood // of the face
	Place int          // in the order of play, 0 where there is none

	TextScale ui.TextScale // how much larger the words are written, as far as they have room
	Most      float64      // the largest size of the name, 0 for any
}

// platePlan is how crest and words share the room of a plate.
type platePlan struct {
	edge, crest, gap float64 // left of the crest, its height, right of it
	name, status     letters.Style
	second, eye      bool    // there is room for the status, and for the eye of who keeps something
	room             float64 // for the words
}

// Measures of a plate, in logical units.
const (
	plateEye   = 20.0
	plateApart = 6.0  // between the eye and the words
	plateLine  = 46.0 // the least height of a plate with two lines
	plateLow   = 34.0 // below that height it is one for one of many
	plateSmall = 24.0 // the smallest crest
	plateLeast = 16.0 // the same, where the name has no room otherwise
	plateHung  = 10.0 // what the lantern takes at the right
	plateBar   = 4.0  // more at the left beside the bar of who is to act
)

// plan shares the plate between crest and words of the usual size, and lets the words grow from there.
func (s Plate) plan(r geom.Rect) platePlan {
	r.W -= s.clockRoom(r)
	p := s.usual(r)
	if s.TextScale > 1 {
		p = s.grown(p, r.H)
	}
	if s.Most > 0 {
		p.name = p.name.Sized(min(p.name.Size, s.Most))
	}
	return p
}

// grown returns the plan with larger words: the crest gives way as far as they gain by that.
func (s Plate) grown(p platePlan, height float64) platePlan {
	best := p
	for crest := p.crest; crest >= min(plateSmall, p.crest); crest -= 2 {
		q := p
		q.crest, q.room = crest, p.room+p.crest-crest
		s.grow(&q, height)
		if q.name.Size+q.status.Size > best.name.Size+best.status.Size {
			best = q
		}
	}
	return best
}

// growth returns how many times larger than usual the name stands on the plate.
func (s Plate) growth(r geom.Rect) ui.TextScale {
	if s.Bare {
		s.Status = ""
	}
	usual := r
	usual.W -= s.clockRoom(r)
	return ui.TextScale(s.plan(r).name.Size / s.usual(usual).name.Size)
}

// Heights of the words of a plate, of their sizes.
const (
	plateAscent = 0.75 // of the name over its line
	plateSecond = 1.2  // of the status with what goes below its line
	plateGap    = 5.0  // between name and status, in logical units
	hairline    = 1.0  // left of the room: letters do not grow in quite even steps
)

// grow makes the words larger, as far as they stand whole.
func (s Plate) grow(p *platePlan, height float64) {
	const edge, alone, line = 10.0, 6.0, 1.25 // above and below together, and of the only line; its height, of its size
	most := (height - alone) / (line * p.name.Size)
	if p.second {
		most = (height - edge - plateGap) / (plateAscent*p.name.Size + plateSecond*p.status.Size)
	}
	larger := func(style letters.Style, text string, room float64) letters.Style {
		whole := (room - hairline) / max(1, letters.Measure(style, text))
		return style.Sized(style.Size * max(1, min(float64(s.TextScale), most, whole)))
	}
	name, status := p.rooms()
	p.name = larger(p.name, s.Name, name)
	if p.second {
		p.status = larger(p.status, s.Status, status)
	}
}

// rooms returns the breadth that there is for the name and for the status.
func (p *platePlan) rooms() (name, status float64) {
	name, status = p.room, p.room
	if p.eye {
		status -= plateEye + plateApart
	}
	if p.eye && !p.second {
		name -= plateEye + plateApart
	}
	return name, status
}

// Titled returns the plate with its Level and its Title in the status, as far as they have room in r. A status that says
// the level and has no room becomes the level alone.
func (s Plate) Titled(words *lang.Catalog, r geom.Rect) Plate {
	if s.Level != "" && strings.Contains(s.Status, s.Level) && !s.plan(r).second {
		s.Status = s.Level
	}
	for _, title := range []string{s.Level, s.Title} {
		if title == "" || s.Status == "" || strings.Contains(s.Status, title) {
			continue
		}
		titled := s
		titled.Status = words.T(lang.TableTitled, lang.Text("status", s.Status), lang.Text("title", title))
		if before, now := s.plan(r), titled.plan(r); now.second == before.second && now.crest == before.crest {
			s = titled
		}
	}
	return s
}

// usual lets the name stand whole wherever it can: the crest gives way first, then the eye, and lastly the second line.
func (s Plate) usual(r geom.Rect) platePlan {
	most := min(r.H-16, 46)
	lines := r.H >= plateLine && s.Status != ""
	ways := []platePlan{{second: lines, eye: s.Keeps}, {second: lines}, {}}
	if r.H < plateLow {
		ways = nil
	}
	for _, p := range ways {
		for crest := most; ; crest = max(plateSmall, crest-2) {
			p.edge, p.crest, p.gap = 12, crest, 9
			if crest < most {
				p.edge, p.gap = 8, 7
			}
			p.room = r.W - 2*p.edge - p.crest - p.gap
			if s.Acts {
				p.room -= plateHung + plateBar
			}
			if s.fit(&p, r.H) {
				return p
			}
			if crest <= plateSmall {
				break
			}
		}
	}
	for crest := min(plateSmall-2, r.H-6); ; crest -= 2 { // a plate for one of many
		p := platePlan{edge: 5, crest: crest, gap: 4}
		p.room = r.W - 2*p.edge - p.crest - p.gap
		if s.Acts {
			p.room -= plateHung
		}
		if s.fit(&p, r.H) || crest <= plateLeast {
			return p
		}
	}
}

// fit chooses the sizes of the words and reports whether they stand whole in a plate of that height.
func (s Plate) fit(p *platePlan, height float64) bool {
	nameRoom, statusRoom := p.rooms()
	p.name = ui.Fit(ui.Strong(min(18, max(15, height*0.26))), s.Name, nameRoom)
	p.status = ui.Fit(ui.Body(min(15, max(13.5, height*0.21))), s.Status, statusRoom)
	whole := letters.Measure(p.name, s.Name) <= nameRoom
	return whole && (!p.second || letters.Measure(p.status, s.Status) <= statusRoom)
}

// Measures of the clock on a plate.
const (
	clockSize   = 17.0 // of its numerals
	clockLarge  = 30.0 // of those of who is to move and has little time
	clockShare  = 0.62 // of the height that they may have
	clockApart  = 8.0  // between it and the words, and the edge
	clockNarrow = 150  // a plate narrower than that has room for the clock of who is to act only
)

// clockStyle is how the clock is written.
func (s Plate) clockStyle(r geom.Rect) letters.Style {
	size := clockSize * max(1, float64(s.TextScale))
	if s.Late {
		size = max(size, clockLarge)
	}
	const most = 0.45 // of the breadth
	return ui.Fit(ui.Strong(min(size, clockShare*r.H)), widest(s.Clock), most*r.W)
}

// widest is a text that is as broad as any with such numerals: a clock does not move the words beside it.
func widest(clock string) string {
	return strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return '0'
		}
		return r
	}, clock)
}

// clockRoom is the breadth that the clock takes at the right.
func (s Plate) clockRoom(r geom.Rect) float64 {
	if s.Clock == "" || s.Bare || r.W < clockNarrow && !s.Acts {
		return 0
	}
	return letters.Measure(s.clockStyle(r), widest(s.Clock)) + clockApart
}

// drawClock draws the clock.
func (s Plate) drawClock(c *canvas.Canvas, r geom.Rect) {
	style, x := s.clockStyle(r), r.Right()-clockApart
	if s.Acts {
		x -= plateHung
	}
	ink := sprites.Ink
	if s.Late {
		ink = sprites.Shu
	}
	c.Text(style, s.Clock, geom.Pt(x, canvas.InMiddle(style, r.Y, r.Bottom())), ink, canvas.Right)
}

// drawPlace draws a disc with the seat's place in the order of play on the lower left corner of its crest.
func (s Plate) drawPlace(c *canvas.Canvas, r geom.Rect, corner geom.Point) {
	if s.Place == 0 {
		return
	}
	const size, inward = 18.0, 3.0
	at := geom.Pt(max(r.X+size/2+1, corner.X+inward), min(r.Bottom()-size/2-1, corner.Y-inward))
	c.Draw(placePicture(size), at, canvas.Look{})
	style, text := ui.Strong(13), strconv.Itoa(s.Place)
	c.Text(style, text, geom.Pt(at.X, canvas.InMiddle(style, at.Y-size/2, at.Y+size/2)), sprites.Paper2, canvas.Centre)
}

type placeKey struct{ size float64 }

// placePicture is the disc on which a place in the order of play is written, about the origin.
func placePicture(size float64) canvas.Picture {
	return canvas.Picture{Key: placeKey{size}, Box: geom.R(-size/2, -size/2, size, size), Paint: func(v *vector.Canvas) {
		disc := vector.Circle(0, 0, size/2-1)
		v.Fill(disc, vector.Solid(sprites.Ai))
		v.Stroke(disc, vector.Stroke{Width: 1.5}, vector.Solid(sprites.Paper2))
	}}
}

// drawFaceBeside draws the face behind words that begin at x, where the crest is too small for a face and there is room.
func (s Plate) drawFaceBeside(c *canvas.Canvas, r geom.Rect, p platePlan, x float64) {
	const edge, gap, least, most = 6.0, 6.0, 18.0, 28.0
	words := letters.Measure(p.name, s.Name)
	if p.second {
		words = max(words, letters.Measure(p.status, s.Status))
	}
	free := p.room - words - gap
	if p.eye {
		free -= plateEye + plateApart
	}
	size := min(most, r.H-edge, free)
	if s.Face == 0 || p.crest >= faceLeast || size < least {
		return
	}
	DrawFace(c, s.Face, s.Mood, s.Seat, geom.Pt(x+words+gap+size/2, r.Centre().Y), size)
}

// Draw draws the plate in r.
func (s Plate) Draw(c *canvas.Canvas, r geom.Rect) {
	if s.Bare {
		s.Status = ""
	} else {
		paper := ui.Plate()
		if s.Acts {
			paper = ui.LitPlate()
		}
		ui.DrawPaper(c, paper, r)
	}
	if s.clockRoom(r) > 0 {
		s.drawClock(c, r)
	}
	p := s.plan(r)
	x, mid := r.X+p.edge, r.Centre().Y
	if s.Acts && !s.Bare {
		drawTurnBar(c, r)
		x += plateBar
	}
	DrawSeat(c, s.Face, s.Mood, s.Seat, geom.Pt(x+p.crest/2, mid), p.crest)
	s.drawPlace(c, r, geom.Pt(x, mid+p.crest/2))
	x += p.crest + p.gap
	if p.eye {
		at := geom.Pt(r.Right()-s.clockRoom(r)-p.edge-plateEye/2, mid)
		if p.second {
			at.Y = r.Bottom() - 8 - plateEye/2
		}
		ui.DrawIcon(c, "hide", at, plateEye, sprites.Ink2)
	}
	s.drawFaceBeside(c, r, p, x)
	name := letters.Ellipsis(p.name, s.Name, p.room)
	if !p.second {
		c.Text(p.name, name, geom.Pt(x, canvas.InMiddle(p.name, r.Y, r.Bottom())), sprites.Ink, canvas.Left)
		return
	}
	y := mid - 4
	if s.TextScale > 1 {
		y = mid + (plateAscent*p.name.Size-plateSecond*p.status.Size-plateGap)/2
	}
	c.Text(p.name, name, geom.Pt(x, y), sprites.Ink, canvas.Left)
	c.Text(p.status, s.Status, geom.Pt(x, y+plateGap+p.status.Size), sprites.Ink2, canvas.Left)
}
