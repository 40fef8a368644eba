package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/sourcemark"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
)

// heroPanel is a hero looked at closely.
type heroPanel struct {
	widget.TreeCache[heroModel]
	panel
	hero   game.Hero
	record record
}

// heroModel is what the panel of a hero shows.
type heroModel struct {
	words       *lang.Catalog
	area        geom.Rect
	hero        game.Hero
	camp        game.Camp
	inPlay      bool // else it has neither owner nor lives
	seat        rules.Seat
	owner       string
	life        int
	post        game.Post
	returnRound int // the round in which it is available again, if it is out; 0 for none
	record      record
	page        int
}

// openPanel lets a hero be looked at closely, at any time.
func (b *Board) openPanel(h game.Hero) {
	s := &b.overlayState.hero
	s.hero, s.record, s.page = h, recordOf(b.match, h), 0
	b.open(s)
}

func (s *heroPanel) update(b *Board) {
	m := heroModel{
		words: b.words(), area: b.view.Area, hero: s.hero, camp: b.display.campOf(s.hero),
		record: s.record, page: s.page,
	}
	if f := b.display.figure(s.hero); f != nil {
		m.inPlay, m.seat, m.owner, m.life, m.post, m.returnRound = true, f.Owner, b.playerName(f.Owner), int(max(0, f.Life)), f.Post, f.returnRound
	}
	s.Build = buildHeroPanel
	s.Arrange(b.view.Safe, b.env())
	s.Show(m)
}

func (s *heroPanel) touch(b *Board, p rules.Part) bool { return s.touchPanel(b, s, p) }

func (s *heroPanel) ground(b *Board) widget.Widget {
	return b.aboutPanel(s.Tree())
}

func (s *heroPanel) view() widget.Widget { return widget.Embed{Tree: s.Tree()} }

// Narration implements [widget.Overlay]: what stands on all pages.
func (s *heroPanel) Narration() []string {
	m := s.Model()
	hero := m.words.Hero(m.hero.String())
	faction, _ := m.words.Faction(m.hero.Faction().String())
	list := []string{hero.Name + ". " + m.words.T(lang.ForhonorPanelClass, lang.Text("faction", faction), lang.Text("class", hero.Class))}
	for _, fact := range m.facts() {
		list = append(list, fact.Text)
	}
	return list
}

// Places of statements among those on the panel: that about life among sourcemark.Facts, and the record after them.
const (
	factLife   = 2
	factRecord = 4
)

// facts reports what the hero can do, how it stands, and what it has done.
func (m *heroModel) facts() []sourcemark.Fact {
	list := sourcemark.Facts(m.words, m.hero)
	list[factLife].Text = m.lifeText()
	if text := m.record.text(m.words); text != "" {
		list = append(list, sourcemark.Fact{Icon: "history", Text: text})
	}
	return list
}

// lifeText reports how many lives a hero has, and how many are left where it is in play.
func (m *heroModel) lifeText() string {
	all := lang.Count("n", m.hero.Life())
	if !m.inPlay {
		return m.words.T(lang.ForhonorPanelLifeAll, all)
	}
	text := m.words.T(lang.ForhonorPanelLife, lang.Count("left", m.life), all)
	if m.post > game.Fielded {
		text += " " + m.words.T(lang.ForhonorPanelOut, lang.Text("what", speaker{words: m.words}.describeAbsence(m.post, m.returnRound)))
	}
	return text
}

// buildHeroPanel is the tree of the panel.
func buildHeroPanel(m heroModel) widget.Widget {
	part := button(buttonPanel + int(m.hero))
	ground := ui.Control{Key: part.String(), Of: part, Role: ui.RoleCell, Name: m.words.T(lang.ForhonorPanelOpen, lang.Text("hero", m.words.HeroName(m.hero.String())))}
	return widget.Pad(10, 10, widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		size, large := widget.Size{W: min(620, room.W), H: min(480, room.H)}, e.TextScale > 1
		switch {
		case large:
			size = room
		case room.H > room.W:
			size.H = min(580, room.H)
		}
		pad, token := 18.0, 128.0
		if size.W < 400 || size.H < 400 {
			pad = 12
		}
		switch {
		case room.W > room.H && size.H >= 400:
			token = 176
		case large && size.H < 400:
			token = 70
		case size.H < 400:
			token = 92
		case size.W < 340:
			token = 104
		}
		facts := widget.Column(panelGap/2, widget.Grow(m.buildFacts()), m.buildLegend())
		if large {
			facts = widget.Column(0, widget.Grow(m.pages()))
		}
		return panelPaper(m.area, ground, size, pad, widget.Column(panelGap, widget.Fixed(token, m.buildHeader(token)), widget.Grow(facts)))
	}))
}

// buildHeader is the hero's token with name, faction and class, and whose it is.
func (m *heroModel) buildHeader(token float64) widget.Widget {
	const narrow = 190.0 // a head in which the lines below the name need all of the panel
	picture := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		drawToken(c, forhonorsprites.HeroToken{Hero: forhonorsprites.Hero(m.hero), Camp: forhonorsprites.Camp(m.camp)}, r.Centre(), r.H)
	}}
	line := min(34, token/3.2)
	hero := m.words.Hero(m.hero.String())
	name := widget.Line(hero.Name, ui.Heading(min(30, line)), sprites.Ink).Muted()
	kind, owner := m.kind(), m.ownerLine()
	return widget.Row(panelGap, widget.Fixed(token, picture), widget.Grow(widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		if room.W-minPress-2*panelGap < narrow { // the other lines lie below the button that closes the panel, and go on there
			top := widget.Row(panelGap, widget.Grow(name), widget.Fixed(minPress, closeButton(m.words)))
			return widget.Column(0, widget.Fixed(minPress+2, top), widget.Fixed(23, kind), widget.Fixed(23, owner))
		}
		lines := widget.Column(0, widget.Fixed(line*1.1, name), widget.Fixed(line, kind), widget.Fixed(line, owner)).Along(widget.Centre)
		return widget.Row(2*panelGap, widget.Grow(lines), widget.Fixed(minPress, closeButton(m.words)))
	})))
}

// kind tells faction and class of the hero, and the Japanese name of the faction where there is room for it.
func (m *heroModel) kind() widget.Widget {
	own, japanese := m.words.Faction(m.hero.Faction().String())
	text, style := m.words.T(lang.ForhonorPanelClass, lang.Text("faction", own), lang.Text("class", m.words.Hero(m.hero.String()).Class)), ui.Body(15.5)
	short := widget.Line(text, style, sprites.Ink2).Muted()
	if japanese == own {
		return short
	}
	return widget.FirstFit{widget.Line(text+"  "+japanese, style, sprites.Ink2).Muted().AtLeast(style.Size), short}
}

// ownerLine reports whose the hero is.
func (m *heroModel) ownerLine() widget.Widget {
	if !m.inPlay {
		return widget.Empty{}
	}
	text := m.words.T(lang.ForhonorPanelOwner, lang.Text("name", m.owner), lang.Text("camp", m.words.Camp(m.camp.String(), "")))
	crest := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { table.DrawCrest(c, m.seat, r.Centre(), 24) }}
	return widget.Row(6, widget.Fixed(24, crest), widget.Grow(widget.Line(text, ui.Body(15.5), sprites.Ink).Muted()))
}

// buildFacts reports what the hero can do and what it has done, each with the sign of where it comes from. What it has
// done is left out where there is no room.
func (m *heroModel) buildFacts() widget.Widget {
	facts := m.facts()
	list := func(facts []sourcemark.Fact) widget.Widget {
		return widget.FitSize{From: 16, To: 13, Child: func(size float64) widget.Widget {
			var rows []widget.Widget
			for _, one := range facts {
				text := widget.Paragraph(one.Text, ui.Body(size), sprites.Ink).AtLeast(size).Muted()
				text.Scaled = false
				rows = append(rows, factRow(one, 30, 26, 24, text))
			}
			return widget.Column(8, rows...)
		}}
	}
	if len(facts) > factRecord {
		return widget.FirstFit{list(facts), list(facts[:factRecord])}
	}
	return list(facts)
}

// factRow is a statement between its icon and the sign of where it comes from, in so much breadth for each, in the
// middle of its first line.
func factRow(one sourcemark.Fact, icon, sign, line float64, text widget.Widget) widget.Widget {
	mark := widget.Paint{W: sign, H: line, Draw: func(c *canvas.Canvas, r geom.Rect) {
		sourcemark.Draw(c, one.Source, geom.Pt(r.Right()-10, r.Centre().Y), sign/1.3)
	}}
	picture := widget.Align{X: widget.Start, Y: widget.Start, Child: widget.Sized{H: line, Child: widget.Align{Y: widget.Centre, Child: widget.Icon(one.Icon, min(icon-10, line), sprites.Ink)}}}
	return widget.Row(0, widget.Fixed(icon, picture), widget.Grow(text), widget.Fixed(sign, widget.Align{Y: widget.Start, Child: mark}))
}

// sources are what a statement of a panel may come from.
func sources() []lang.Source { return []lang.Source{lang.SourceSheet, lang.SourceDesign} }

// buildLegend reports what the signs mean, in one row or two.
func (m *heroModel) buildLegend() widget.Widget {
	const high = 23.0
	var list []widget.Widget
	for _, o := range sources() {
		sign := widget.Paint{W: 18, H: high, Draw: func(c *canvas.Canvas, r geom.Rect) { sourcemark.Draw(c, o, r.Centre(), sourcemark.Side) }}
		list = append(list, widget.Row(6, sign, widget.Line(m.words.Source(o), ui.Body(13), sprites.Ink2).Muted()).Across(widget.Centre))
	}
	return widget.Wrap{Children: list, Gap: 12}
}

// text tells the record of a hero, "" where it has none.
func (r record) text(words *lang.Catalog) string {
	var list []string
	for _, one := range []struct {
		key lang.Key
		n   int
	}{{lang.ForhonorPanelFelled, r.kills}, {lang.ForhonorPanelSoldiers, r.soldiers}, {lang.ForhonorPanelDeaths, r.deaths}} {
		if one.n > 0 {
			list = append(list, words.T(one.key, lang.Count("n", one.n)))
		}
	}
	if list == nil {
		return ""
	}
	return words.T(lang.ForhonorPanelRecord, lang.Text("counts", words.List(list...)))
}
