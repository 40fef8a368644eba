package setup

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/field"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// campHeroes is the number of heroes of a camp.
const campHeroes = 4

// muster is the sheet on which the eight heroes of a match are chosen: eight places, and the twelve heroes. A hero that is
// pressed takes the chosen place, and the place after it is chosen next; one that has a place already changes places.
type muster struct {
	stage.Panel
	setup  *Scene
	battle *forhonor.State // tells who owns which place
	heroes [forhonor.NumCamps * campHeroes]forhonor.Hero
	place  int
	tile   float64 // height of a tile with the gap below it
}

// openMuster opens the sheet for the heroes.
func (s *Scene) openMuster() {
	battle, ok := s.mustered(len(s.camps), s.camps)
	if !ok {
		return
	}
	m := &muster{Panel: stage.Panel{House: s.house}, setup: s, battle: battle, heroes: heroesIn(s.options[optionHeroes])}
	m.Page().Pressed = s.page.Pressed
	s.house.Stack.Push(m)
}

// heroesIn reads the heroes that an option names; what does not name eight gives the standard ones.
func heroesIn(text string) (list [forhonor.NumCamps * campHeroes]forhonor.Hero) {
	codes := strings.Fields(strings.ReplaceAll(text, "/", " "))
	for k, code := range codes {
		h, ok := forhonor.ParseHero(code)
		if !ok || len(codes) != len(list) || slices.Contains(list[:k], h) {
			return heroesIn(standardHeroes)
		}
		list[k] = h
	}
	if len(codes) != len(list) {
		return heroesIn(standardHeroes)
	}
	return list
}

// heroesText writes heroes as the option names them.
func heroesText(list [forhonor.NumCamps * campHeroes]forhonor.Hero) string {
	codes := make([]string, len(list))
	for k, h := range list {
		codes[k] = h.String()
	}
	return strings.Join(codes[:campHeroes], " ") + "/" + strings.Join(codes[campHeroes:], " ")
}

// choose puts a hero into the chosen place.
func (m *muster) choose(h forhonor.Hero) {
	if other := slices.Index(m.heroes[:], h); other >= 0 {
		m.heroes[other] = m.heroes[m.place]
	}
	m.heroes[m.place] = h
	m.place = (m.place + 1) % len(m.heroes)
	m.setup.options[optionHeroes] = heroesText(m.heroes)
	m.House.Sound.Play(audio.PickUp)
	m.Arrange(m.View())
}

// Measures of the sheet, in logical units.
const (
	musterHead   = 26.0
	musterLeast  = 62.0 // of a tile with the gap below it
	musterMost   = 88.0
	musterApart  = 4.0
	musterAdvice = 22.0
	musterFrame  = 180.0 // of the sheet above and below its rows
	musterRows   = 5
)

// tileHeight returns how high tiles are with the gap below them, so that all stand on one leaf where they can.
func tileHeight(v stage.View) float64 {
	rows := float64(musterRows)
	if v.Class != stage.Tall {
		rows = math.Ceil(rows / 2) // in two columns
	}
	return max(musterLeast, min(musterMost, (v.Safe.H-musterFrame)/rows-musterHead))
}

// Arrange implements stage.Scene.
func (m *muster) Arrange(v stage.View) {
	m.tile = tileHeight(v)
	var items []ui.Item
	for camp := range forhonor.NumCamps {
		items = append(items, m.heading(m.setup.campName(camp)), m.row(func(k int, r geom.Rect) *ui.Control {
			return m.placeControl(camp*campHeroes+k, r)
		}))
	}
	for first := forhonor.Hero(1); first <= forhonor.NumHeroes; first += campHeroes {
		name, _ := m.setup.words().Faction(first.Faction().String())
		items = append(items, m.heading(name), m.row(func(k int, r geom.Rect) *ui.Control {
			return m.heroControl(first+forhonor.Hero(k), r)
		}))
	}
	m.Lay(v, lang.SetupHeroes, m.advice(), items, m.Arrange)
	if m.Page().Focused() == nil {
		m.Page().Focus("hero." + forhonor.Banneret.String())
	}
}

// advice says how heroes are chosen.
func (m *muster) advice() ui.Item {
	return ui.Item{Height: musterAdvice, Make: func(r geom.Rect) []*ui.Control {
		text := m.setup.words().T(lang.SetupHeroesHow)
		return []*ui.Control{{
			Key: "advice", Rect: r, Role: ui.RoleText, Name: text,
			Paint: func(c *canvas.Canvas, _ ui.Shown) {
				style := ui.Fit(ui.Body(15), text, r.W)
				c.Text(style, text, geom.Pt(r.X+2, canvas.InMiddle(style, r.Y-6, r.Bottom()-6)), sprites.Ink2, canvas.Left)
			},
		}}
	}}
}

// heading names the row below it.
func (m *muster) heading(text string) ui.Item {
	return ui.Item{Height: musterHead, Head: true, Make: func(r geom.Rect) []*ui.Control {
		return []*ui.Control{{
			Key: "head." + text, Rect: r, Role: ui.RoleText, Name: text,
			Paint: func(c *canvas.Canvas, _ ui.Shown) {
				style := ui.Strong(15)
				c.Text(style, text, geom.Pt(r.X+2, canvas.InMiddle(style, r.Y+4, r.Bottom())), sprites.Ink2, canvas.Left)
			},
		}}
	}}
}

// row is a row of four tiles.
func (m *muster) row(tile func(k int, r geom.Rect) *ui.Control) ui.Item {
	return ui.Item{Height: m.tile, Make: func(r geom.Rect) []*ui.Control {
		var list []*ui.Control
		for k, at := range geom.R(r.X, r.Y, r.W, m.tile-musterApart).Columns(campHeroes, musterApart) {
			list = append(list, tile(k, at))
		}
		return list
	}}
}

// placeControl is one of the eight places with its hero and the crest of who owns it.
func (m *muster) placeControl(k int, r geom.Rect) *ui.Control {
	camp, h := forhonor.Camp(k/campHeroes), m.heroes[k]
	owner := m.battle.Figures(camp)[k%campHeroes].Owner
	name := m.setup.words().Hero(h.String()).Name
	c := &ui.Control{
		Key: "place." + strconv.Itoa(k), Rect: r, Role: ui.RoleChoice, On: k == m.place,
		Name: m.setup.campName(int(camp)) + " " + strconv.Itoa(k%campHeroes+1), Value: name + ", " + m.setup.name(int(owner)),
		Press: func() { m.place = k; m.Arrange(m.View()) },
	}
	c.Paint = func(cv *canvas.Canvas, s ui.Shown) {
		paper := quietSlip()
		if k == m.place {
			paper.Line, paper.Lip = sprites.Shu, sprites.ShuD
		}
		m.drawTile(cv, r, h, camp, paper, s)
		m.drawOwner(cv, r, owner)
	}
	return c
}

// drawOwner draws the crest of who owns a place over the upper right corner of its tile.
func (m *muster) drawOwner(c *canvas.Canvas, r geom.Rect, owner rules.Seat) {
	const size = 20.0
	table.DrawCrest(c, owner, geom.Pt(r.Right()-size/2-2, r.Y+size/2+2), size)
}

// heroControl is one of the twelve heroes; one that has a place wears the colours of its camp.
func (m *muster) heroControl(h forhonor.Hero, r geom.Rect) *ui.Control {
	words := m.setup.words().Hero(h.String())
	at := slices.Index(m.heroes[:], h)
	value := words.Short
	camp, paper := forhonor.Attackers, quietSlip()
	if at >= 0 {
		paper.Face = sprites.Paper3
		camp = forhonor.Camp(at / campHeroes)
		value = m.setup.campName(int(camp)) + ", " + value
	}
	return &ui.Control{
		Key: "hero." + h.String(), Rect: r, Role: ui.RoleButton, Name: words.Name, Value: value, Tip: words.Short,
		Press: func() { m.choose(h) },
		Paint: func(cv *canvas.Canvas, s ui.Shown) {
			if at < 0 {
				m.drawTile(cv, r, h, camp, paper, s)
				return
			}
			m.drawTile(cv.Faded(musterTaken), r, h, camp, paper, s)
			m.drawOwner(cv, r, m.battle.Figures(camp)[at%campHeroes].Owner)
		},
	}
}

// Least implements stage.Sized: six heroes stand side by side.
func (m *muster) Least(upright bool) stage.Size { return stage.TableLeast(upright) }

// musterTaken is how dense a hero is printed that has a place already.
const musterTaken = 0.7

// drawTile draws the token of a hero over its name.
func (m *muster) drawTile(c *canvas.Canvas, r geom.Rect, h forhonor.Hero, camp forhonor.Camp, paper ui.Paper, s ui.Shown) {
	if s.Focus {
		ui.DrawFocus(c, r, ui.Radius)
	}
	face := r.Move(0, 2*s.Press-2*s.Hover)
	ui.DrawPaper(c, paper, face)
	const nameH, size = 16.0, 12.5
	picture, foot := face.InsetXY(1, 3).CutTop(face.H - 6 - nameH)
	drawHero(c, h, camp, picture)
	name := m.setup.words().Hero(h.String()).Name
	style := ui.Strong(size)
	if letters.Measure(style, name) > foot.W {
		style = ui.Fit(ui.Body(size), name, foot.W)
	}
	c.Text(style, letters.Ellipsis(style, name, foot.W), geom.Pt(foot.Centre().X, canvas.InMiddle(style, foot.Y, foot.Bottom())), sprites.Ink, canvas.Centre)
}

// drawHero draws the token of a hero in the middle of r.
func drawHero(c *canvas.Canvas, h forhonor.Hero, camp forhonor.Camp, r geom.Rect) {
	token := sprites.HeroToken{Hero: sprites.Hero(h), Camp: sprites.Camp(camp)}
	box := token.Box()
	size := min(r.W/box.W, r.H/box.H)
	at := r.Centre().Sub(geom.Pt(box.X+box.W/2, box.Y+box.H/2).Mul(size))
	field.DrawToken(c, token, 0, at, canvas.Look{Size: size})
}
