package table

import (
	"strings"

	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// platePlan is how crest and words share the room of a plate.
type platePlan struct {
	edge, crest, gap float64 // left of the crest, its height, right of it
	name, status     letters.Style
	second, hasEye   bool    // there is room for the status, and for the eye of who keeps something
	room             float64 // for the words
}

// Measures of a plate, in logical units.
const (
	plateEye   = 20.0
	plateApart = 6.0  // between the eye and the words
	plateLine  = 46.0 // the least height of a plate with two lines
	plateLow   = 34.0 // below that height it is one for one of many
	plateSmall = 24.0 // the smallest crest
	plateMin   = 16.0 // the same, where the name has no room otherwise
	plateHung  = 10.0 // what the lantern takes at the right
	plateBar   = 4.0  // more at the left beside the bar of who is to act
)

// plan shares the plate between crest and words of the usual size, and lets the words grow from there.
func (s Plate) plan(r geom.Rect) platePlan {
	if s.Bare {
		s.Status = s.Below
	}
	r.W -= s.clockRoom(r)
	p := s.usual(r)
	if s.TextScale > 1 {
		p = s.growPlan(p, r.H)
	}
	if s.MaxNameSize > 0 {
		p.name = p.name.WithSize(min(p.name.Size, s.MaxNameSize))
	}
	return p
}

// growPlan returns the plan with larger words: the crest gives way as far as they gain by that.
func (s Plate) growPlan(p platePlan, height float64) platePlan {
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
		s.Status = s.Below
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
		return style.WithSize(style.Size * max(1, min(float64(s.TextScale), most, whole)))
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
	if p.hasEye {
		status -= plateEye + plateApart
	}
	if p.hasEye && !p.second {
		name -= plateEye + plateApart
	}
	return name, status
}

// WithTitle returns the plate with its Line, its Level and its Title in the status, as far as they have room in r. A status that says
// the level and has no room becomes the level alone.
func (s Plate) WithTitle(words *lang.Catalog, r geom.Rect) Plate {
	if s.Level != "" && strings.Contains(s.Status, s.Level) && !s.plan(r).second {
		s.Status = s.Level
	}
	s = s.withLine(words, r)
	for _, title := range []string{s.Level, s.Title} {
		if title == "" || strings.Contains(s.Status, title) {
			continue
		}
		titled := s
		if titled.Status = title; s.Status != "" {
			titled.Status = words.T(lang.TableTitled, lang.Text("status", s.Status), lang.Text("title", title))
		}
		before, now := s.plan(r), titled.plan(r)
		if s.Status == "" && now.second || now.second == before.second && now.crest == before.crest {
			s = titled
		}
	}
	return s
}

// withLine returns the plate with its Line in the status, behind it or in its place, as far as it has room in r.
func (s Plate) withLine(words *lang.Catalog, r geom.Rect) Plate {
	if s.Line == "" || s.Status == "" {
		return s
	}
	for _, status := range []string{words.T(lang.TableTitled, lang.Text("status", s.Status), lang.Text("title", s.Line)), s.Line} {
		next := s
		next.Status = status
		if before, now := s.plan(r), next.plan(r); now.second == before.second && now.crest == before.crest {
			return next
		}
	}
	return s
}

// WithOrder returns the plate with the order of play in words in the place of its number: below the name of a bare plate that
// has nothing else to say there, if they have room in r. A plate with a status has them there, or does without.
func (s Plate) WithOrder(order string, r geom.Rect) Plate {
	ordered := s
	ordered.Place = 0
	switch {
	case order == "":
		return s
	case !s.Bare:
		return ordered // a number beside points would be taken for a rank
	case s.Below != "":
		return s
	}
	ordered.Below = order
	if before, now := s.plan(r), ordered.plan(r); !now.second || now.name.Size < before.name.Size {
		return s
	}
	return ordered
}

// usual lets the name stand whole wherever it can: the crest gives way first, then the eye, and lastly the second line. That of
// a bare plate goes after the plate is as narrow as one for one of many.
func (s Plate) usual(r geom.Rect) platePlan {
	most := min(r.H-16, 46)
	lines := (r.H >= plateLine || s.Bare && r.H >= plateLow) && s.Status != ""
	ways := []platePlan{{second: lines, hasEye: s.Keeps}, {second: lines}, {}}
	if r.H < plateLow {
		ways = nil
	}
	for k, p := range ways {
		if k == len(ways)-1 && lines && s.Bare {
			if p, whole := s.narrow(r, true); whole {
				return p
			}
		}
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
	p, _ := s.narrow(r, false)
	return p
}

// narrow is the plan of a plate for one of many, and whether its words stand whole.
func (s Plate) narrow(r geom.Rect, second bool) (p platePlan, whole bool) {
	for crest := min(plateSmall-2, r.H-6); ; crest -= 2 {
		p = platePlan{second: second, edge: 5, crest: crest, gap: 4}
		p.room = r.W - 2*p.edge - p.crest - p.gap
		if s.Acts {
			p.room -= plateHung
		}
		if whole = s.fit(&p, r.H); whole || crest <= plateMin {
			return p, whole
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
