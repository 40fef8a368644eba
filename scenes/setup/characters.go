package setup

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// characterPanel is the page on which the figures of a match are named: the places of each side, and all figures by their
// groups. A figure that is pressed takes the chosen place, and the place after it is chosen next; one that has a place
// already changes places.
type characterPanel struct {
	stage.Panel
	setup  *Scene
	option string
	roster rules.Roster
	place  int
}

// rosterOf returns what an option names as everything else is agreed; false for options that name no figures.
func (s *Scene) rosterOf(option string) (rules.Roster, bool) {
	list, err := s.info.RosterOf(s.currentSetup())
	return list, err == nil && list.Option == option
}

// openCharacters opens the page for the figures that an option names.
func (s *Scene) openCharacters(option string) {
	cast, ok := s.rosterOf(option)
	if !ok {
		return
	}
	s.services.Stack.Push(&characterPanel{Panel: stage.NewPanel(s.services, audio.Button), setup: s, option: option, roster: cast})
}

// choose puts a figure into the chosen place.
func (m *characterPanel) choose(code string) {
	standing := m.roster.Standing
	if other := slices.Index(standing, code); other >= 0 {
		standing[other] = standing[m.place]
	}
	standing[m.place] = code
	m.place = (m.place + 1) % len(standing)
	m.setup.options[m.option] = m.roster.Value(standing)
	m.Services.Sound.Play(audio.PickUp)
	m.Arrange(m.View())
}

// Measures of the page, in logical units.
const (
	characterHead    = 26.0
	castMin          = 62.0 // of a tile with the gap below it
	castMax          = 88.0
	characterGap     = 4.0
	characterFrame   = 180.0 // of the page above and below its rows
	charactersPerRow = 4     // tiles side by side
)

// tileHeight returns how high tiles are with the gap below them, so that so many rows stand on one page where they can.
func tileHeight(v stage.View, rows int) float64 {
	high := float64(rows)
	if v.Class != stage.Tall {
		high = math.Ceil(high / 2) // in two columns
	}
	return max(castMin, min(castMax, (v.Safe.H-characterFrame)/high-characterHead))
}

// characterGroup is a heading with the tiles below it.
type characterGroup struct {
	name  string
	tiles []widget.Widget
}

// groups returns the places by their sides, and then the figures by their groups.
func (m *characterPanel) groups() []characterGroup {
	words, id := m.setup.words(), m.setup.id()
	var list []characterGroup
	sides, last := m.setup.sideNames(), ""
	for k, place := range m.roster.Posts {
		name := ""
		if place.Side < len(sides) {
			name = sides[place.Side]
		}
		if k == 0 || place.Side != m.roster.Posts[k-1].Side {
			list = append(list, characterGroup{name: name})
		}
		group := &list[len(list)-1]
		group.tiles = append(group.tiles, m.placeTile(k))
	}
	for k, figure := range m.roster.Figures {
		if k == 0 || figure.Group != last {
			list = append(list, characterGroup{name: words.GroupName(id, figure.Group)})
			last = figure.Group
		}
		group := &list[len(list)-1]
		group.tiles = append(group.tiles, m.figureTile(figure.Code))
	}
	return list
}

// Arrange implements stage.Scene.
func (m *characterPanel) Arrange(v stage.View) {
	groups, rows := m.groups(), 0
	for _, g := range groups {
		rows += (len(g.tiles) + charactersPerRow - 1) / charactersPerRow
	}
	high := tileHeight(v, rows)
	var items []widget.PageItem
	for _, g := range groups {
		items = append(items, heading(g.name))
		for tiles := range slices.Chunk(g.tiles, charactersPerRow) {
			for len(tiles) < charactersPerRow {
				tiles = append(tiles[:len(tiles):len(tiles)], widget.Empty{})
			}
			items = append(items, widget.PageItem{Child: widget.Sized{H: high, Child: widget.Padding{Bottom: characterGap, Child: widget.Even(characterGap, tiles...)}}})
		}
	}
	words, id := m.setup.words(), m.setup.id()
	m.Lay(v, words.OwnKey(lang.SetupCast, id), advice(words.T(words.OwnKey(lang.SetupCastHow, id))), items, m.Arrange)
	if m.Page().FocusedControl() == nil && len(m.roster.Figures) > 0 {
		m.Page().Focus("figure." + m.roster.Figures[0].Code)
	}
}

// advice says how figures are chosen.
func advice(text string) widget.Widget {
	line := &widget.Text{Key: "advice", Text: text, Style: ui.Body(15), Ink: sprites.Ink2}
	return widget.Padding{Left: 2, Bottom: 6, Child: line}
}

// heading names the row below it.
func heading(text string) widget.PageItem {
	line := widget.Line(text, ui.Strong(15), sprites.Ink2)
	line.Key = "head." + text
	return widget.PageItem{Heading: true, Child: widget.Padding{Top: 4, Left: 2, Child: widget.Sized{H: characterHead - 4, Child: line}}}
}

// placeTile is one of the places with its figure and the crest of who owns it.
func (m *characterPanel) placeTile(k int) widget.Widget {
	place, code, nth := m.roster.Posts[k], m.roster.Standing[k], 1
	for _, before := range m.roster.Posts[:k] {
		if before.Side == place.Side {
			nth++
		}
	}
	name, _ := m.setup.words().Figure(m.setup.id(), code)
	control := ui.Control{
		Key: "place." + strconv.Itoa(k), Role: ui.RoleChoice, On: k == m.place,
		Name: strings.TrimSpace(m.sideName(place.Side) + " " + strconv.Itoa(nth)), Value: m.setup.words().List(name, m.setup.name(int(place.Owner))),
		Press: func() { m.place = k; m.Arrange(m.View()) },
	}
	surface := ui.Quiet()
	if k == m.place {
		surface.Line, surface.Lip = sprites.Shu, sprites.ShuD
	}
	return tile(control, func(cv *canvas.Canvas, r geom.Rect, s ui.ControlState) {
		m.drawTile(cv, r, code, place.Side, surface, s)
		m.drawOwner(cv, r, place.Owner)
	})
}

// sideName returns what a side is called, "" in games without.
func (m *characterPanel) sideName(side int) string {
	if names := m.setup.sideNames(); side < len(names) {
		return names[side]
	}
	return ""
}

// drawOwner draws the crest of who owns a place over the upper right corner of its tile.
func (m *characterPanel) drawOwner(c *canvas.Canvas, r geom.Rect, owner rules.Seat) {
	const size = 20.0
	table.DrawCrest(c, owner, geom.Pt(r.Right()-size/2-2, r.Y+size/2+2), size)
}

// tile is a control that draws itself.
func tile(c ui.Control, draw widget.Painter) widget.Widget {
	return widget.Pressable{Control: c, OwnFocus: true, Child: widget.Reactive{Draw: draw}}
}

// figureTile is one of all figures; one that has a place wears the colours of its side.
func (m *characterPanel) figureTile(code string) widget.Widget {
	name, short := m.setup.words().Figure(m.setup.id(), code)
	at, value := slices.Index(m.roster.Standing, code), short
	side, surface := 0, ui.Quiet()
	if at >= 0 {
		surface.Face = sprites.Paper3
		side = m.roster.Posts[at].Side
		value = m.setup.words().List(m.sideName(side), short)
	}
	control := ui.Control{
		Key: "figure." + code, Role: ui.RoleButton, Name: name, Value: value, Tip: short,
		Press: func() { m.choose(code) },
	}
	return tile(control, func(cv *canvas.Canvas, r geom.Rect, s ui.ControlState) {
		if at < 0 {
			m.drawTile(cv, r, code, side, surface, s)
			return
		}
		m.drawTile(cv.Faded(takenAlpha), r, code, side, surface, s)
		m.drawOwner(cv, r, m.roster.Posts[at].Owner)
	})
}

// MinSize implements stage.Sized: eight figures stand side by side.
func (m *characterPanel) MinSize(upright bool) stage.Size { return stage.TableMinSize(upright) }

// takenAlpha is how dense a figure is printed that has a place already.
const takenAlpha = 0.7

// drawTile draws a figure over its name.
func (m *characterPanel) drawTile(c *canvas.Canvas, r geom.Rect, code string, side int, surface ui.Surface, s ui.ControlState) {
	if s.Focus {
		ui.DrawFocus(c, r, ui.Radius)
	}
	face := r.Move(0, 2*s.Press-2*s.Hover)
	ui.DrawSurface(c, surface, face)
	const nameH, size = 16.0, 12.5
	foot := face
	if draw := m.setup.box.Figure; draw != nil {
		var picture geom.Rect
		picture, foot = face.InsetXY(1, 3).CutTop(face.H - 6 - nameH)
		draw(c, code, side, picture)
	}
	name, _ := m.setup.words().Figure(m.setup.id(), code)
	style := ui.Strong(size)
	if letters.Measure(style, name) > foot.W {
		style = ui.Fit(ui.Body(size), name, foot.W)
	}
	c.Text(style, letters.Ellipsis(style, name, foot.W), geom.Pt(foot.Centre().X, canvas.InMiddle(style, foot.Y, foot.Bottom())), sprites.Ink, canvas.Centre)
}
