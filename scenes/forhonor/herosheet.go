package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/origin"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Buttons of the sheet of a hero or of the score.
const (
	buttonClose = buttonSide + 21
	buttonLeaf  = buttonSide + 22 // to its next leaf, after the last to the first
)

// heroSheet is a hero looked at closely, or the score.
type heroSheet struct {
	open   bool
	hero   game.Hero // NoHero for the score
	record record
	leaf   int // that is seen, where large words need several
}

// openSheet lets a hero be looked at closely, at any time.
func (b *Board) openSheet(h game.Hero) {
	b.sheet = heroSheet{open: true, hero: h, record: recordOf(b.match, h)}
}

// sheetTargets are the button that closes a sheet, and the sheet itself.
func (b *Board) sheetTargets() []table.Target {
	p := b.closeupPlan()
	ground := table.Target{Part: button(buttonSheet + int(b.sheet.hero)), Rect: p.card, Z: overZ}
	if b.sheet.hero == game.NoHero {
		ground.Name = b.scoreWords()
	} else {
		ground.Name = b.words().T(lang.ForhonorSheetOpen, lang.Text("hero", b.heroName(b.sheet.hero)))
	}
	closing := table.Target{Part: button(buttonClose), Rect: p.close, Round: true, Z: overZ + 1, Name: b.words().T(lang.ForhonorSheetClose)}
	list := []table.Target{closing, ground}
	if n := b.leaves(p); n > 1 {
		list = append(list, table.Target{Part: button(buttonLeaf), Rect: p.turn, Z: overZ + 1, Name: b.leafWords(n)})
	}
	return list
}

// touchSheet answers the touches of the sheet: every one closes it, but for that of its leaves.
func (b *Board) touchSheet(p rules.Part) bool {
	if p == button(buttonLeaf) {
		b.sheet.leaf = (b.sheet.leaf + 1) % b.leaves(b.closeupPlan())
		return true
	}
	b.sheet = heroSheet{}
	return true
}

// closeupPlan is where everything of the sheet lies.
type closeupPlan struct {
	card  geom.Rect
	token geom.Rect
	head  geom.Rect // name, faction and owner
	close geom.Rect
	facts geom.Rect
	signs geom.Rect // what the signs mean
	turn  geom.Rect // the button to the next leaf; empty where words are not large
}

func (b *Board) closeupPlan() closeupPlan {
	const mostWide, mostHigh, gap = 620.0, 480.0, 10.0
	room := b.view.Safe.Inset(10)
	w, h := min(mostWide, room.W), min(mostHigh, room.H)
	large := b.view.Reading() > 1
	switch {
	case large:
		w, h = room.W, room.H
	case b.sheet.hero == game.NoHero:
		h = min(400, room.H)
	case room.H > room.W:
		h = min(580, room.H)
	}
	p := closeupPlan{card: geom.Around(room.Centre(), w, h)}
	pad := 18.0
	if w < 400 || h < 400 {
		pad = 12
	}
	r := p.card.Inset(pad)
	token := 128.0
	switch {
	case room.W > room.H && h >= 400:
		token = 176
	case large && h < 400:
		token = 70
	case h < 400:
		token = 92
	case w < 340:
		token = 104
	}
	p.close = geom.R(r.Right()-leastPress, r.Y, leastPress, leastPress)
	p.head, r = r.CutTop(token)
	p.token, p.head = p.head.CutLeft(token)
	p.head.X, p.head.W = p.head.X+gap, p.close.X-p.head.X-2*gap
	if large {
		foot := max(leastPress, signHigh*float64(len(origins())))
		p.signs, r = r.CutBottom(foot)
		p.turn, p.signs = p.signs.CutRight(turnWide)
	} else {
		p.signs, r = r.CutBottom(signHigh * float64(b.signRows(r.W)))
	}
	p.facts = geom.R(r.X, r.Y+gap, r.W, r.H-1.5*gap)
	return p
}

// Places of statements among those on the sheet: that about life among origin.Facts, and the record after them.
const (
	factLife   = 2
	factRecord = 4
)

// facts tells what the hero can do, how it stands, and what it has done.
func (b *Board) facts(h game.Hero) []origin.Fact {
	list := origin.Facts(b.words(), h)
	list[factLife].Text = b.lifeWords(h)
	if text := b.recordWords(); text != "" {
		list = append(list, origin.Fact{Icon: "history", Text: text})
	}
	return list
}

// lifeWords tells how many lives a hero has, and how many are left where it is in play.
func (b *Board) lifeWords(h game.Hero) string {
	words := b.words()
	f := b.shown.figure(h)
	if f == nil {
		return words.T(lang.ForhonorSheetLifeAll, lang.Count("n", h.Life()))
	}
	text := words.T(lang.ForhonorSheetLife, lang.Count("left", int(max(0, f.Life))), lang.Count("n", h.Life()))
	if f.Post > game.Fielded {
		text += " " + lang.Capitalize(b.speaker().out(f.Post, b.shown.round, b.state.Breaking(b.shown.campOf(h)))) + "."
	}
	return text
}

// drawSheet draws the hero that is looked at closely, or the score, over everything.
func (b *Board) drawSheet(c *canvas.Canvas) {
	if !b.sheet.open {
		return
	}
	p, h := b.closeupPlan(), b.sheet.hero
	ui.DrawOverlay(c, b.view.Area, p.card)
	b.drawClose(c, p.close)
	if h == game.NoHero {
		b.drawScoreSheet(c, p)
		return
	}
	f, camp := b.shown.figure(h), b.shown.campOf(h)
	token := sprites.HeroToken{Hero: sprites.Hero(h), Camp: sprites.Camp(camp)}
	drawToken(c, token, geom.Pt(p.token.Centre().X, p.token.Centre().Y), p.token.H)
	b.drawSheetHead(c, p.head, f, camp)
	if p.turn.Empty() {
		b.drawFacts(c, p.facts)
	} else {
		b.drawLeaf(c, p)
	}
	b.drawSigns(c, p.signs)
}

// drawClose draws the button that closes a sheet.
func (b *Board) drawClose(c *canvas.Canvas, r geom.Rect) {
	ui.DrawPaper(c, ui.Paper{Face: sprites.Paper2, Lip: sprites.Paper4, Line: sprites.Ink, Radius: leastPress / 2, Depth: 3}, r)
	ui.DrawIcon(c, "close", r.Centre(), 22, sprites.Ink)
}

// narrowHead is a head in which the lines below the name need all of the sheet.
const narrowHead = 190.0

// drawSheetHead writes name, faction and class of the hero, and whose it is.
func (b *Board) drawSheetHead(c *canvas.Canvas, r geom.Rect, f *figure, camp game.Camp) {
	words := b.words()
	h := b.sheet.hero
	w := words.Hero(h.String())
	own, japanese := words.Faction(h.Faction().String())
	line := min(34, r.H/3.2)
	row := geom.R(r.X, r.Centre().Y-1.6*line, r.W, line)
	write(c, ui.Heading(min(30, line)), w.Name, row, sprites.Ink, canvas.Left)
	row.Y += line * 1.1
	if r.W < narrowHead { // the other lines lie below the button that closes the sheet, and go on there
		row = geom.R(r.X, r.Y+leastPress+2, r.W+leastPress+10, 23)
		line = row.H
	}
	kind := words.T(lang.ForhonorSheetClass, lang.Text("faction", own), lang.Text("class", w.Class))
	if japanese != own && row.W > 210 {
		kind += "  " + japanese
	}
	write(c, ui.Body(15.5), kind, row, sprites.Ink2, canvas.Left)
	if f == nil {
		return
	}
	row.Y += line
	table.DrawCrest(c, f.Owner, geom.Pt(row.X+12, row.Centre().Y), 24)
	owner := words.T(lang.ForhonorSheetOwner, lang.Text("name", b.playerName(f.Owner)), lang.Text("camp", words.Camp(camp.String(), "")))
	write(c, ui.Body(15.5), owner, geom.R(row.X+30, row.Y, row.W-30, row.H), sprites.Ink, canvas.Left)
}

// drawFacts writes what the hero can do and what it has done, each with the sign of where it comes from.
func (b *Board) drawFacts(c *canvas.Canvas, r geom.Rect) {
	const icon, sign, gap = 30.0, 26.0, 8.0
	list := b.facts(b.sheet.hero)
	style := ui.Body(16)
	wide := r.W - icon - sign
	heights := func(style letters.Style) (list2 []float64, sum float64) {
		for _, one := range list {
			high := max(24, canvas.ParagraphHeight(style, one.Text, wide)) + gap
			list2, sum = append(list2, high), sum+high
		}
		return list2, sum
	}
	rows, sum := heights(style)
	for sum > r.H && style.Size > 13 {
		style.Size -= 0.5
		rows, sum = heights(style)
	}
	if sum > r.H && len(list) > factRecord {
		list = list[:factRecord] // what it has done has no room
	}
	y := r.Y
	for k, one := range list {
		middle := y + 12
		ui.DrawIcon(c, one.Icon, geom.Pt(r.X+11, middle), 20, sprites.Ink)
		c.Paragraph(style, one.Text, geom.R(r.X+icon, y+1, wide, rows[k]), sprites.Ink, canvas.Left)
		origin.Draw(c, one.Origin, geom.Pt(r.Right()-10, middle), origin.Side)
		y += rows[k]
	}
}

// Measures of the legend at the foot of the sheet.
const (
	signHigh = 23.0 // of a row
	signRoom = 24.0 // of a sign
	signGap  = 12.0
)

// origins are what a statement of a sheet may come from.
func origins() []lang.Origin { return []lang.Origin{lang.OriginSheet, lang.OriginDesign} }

// signWords is the style of the legend.
func signWords() letters.Style { return ui.Body(13) }

// signRows is how many rows the legend takes in the width.
func (b *Board) signRows(wide float64) int {
	need := -signGap
	for _, o := range origins() {
		need += signRoom + letters.Measure(signWords(), b.words().Origin(o)) + 1 + signGap
	}
	if need > wide {
		return len(origins())
	}
	return 1
}

// drawSigns writes what the signs mean.
func (b *Board) drawSigns(c *canvas.Canvas, r geom.Rect) {
	stacked := b.signRows(r.W) > 1
	row := geom.R(r.X, r.Y, r.W, signHigh)
	for _, o := range origins() {
		text := b.words().Origin(o)
		wide := min(letters.Measure(signWords(), text)+1, r.Right()-row.X-signRoom)
		origin.Draw(c, o, geom.Pt(row.X+9, row.Centre().Y), origin.Side)
		write(c, signWords(), text, geom.R(row.X+signRoom, row.Y, wide, row.H), sprites.Ink2, canvas.Left)
		if stacked {
			row.Y += signHigh
		} else {
			row.X += signRoom + wide + signGap
		}
	}
}
