package setup

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/shelf/veranda"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// drawRoom draws the veranda and the game's box on it.
func (s *Scene) drawRoom(c *canvas.Canvas) {
	v, l := s.view, s.layout
	calm := &veranda.Breeze{}
	veranda.Draw(c, v, false)
	g := s.words().Edition(s.id(), s.options)
	label := veranda.Label{Name: g.Title, Below: []string{g.Caption, g.Players}}
	if !l.band.Empty() {
		veranda.DrawBand(c, s.id(), l.band, label)
		return
	}
	box := veranda.Box{Game: s.id(), Front: l.box, Slip: max(58, l.box.H*0.25), Lit: true}
	box.DrawShadow(c, veranda.Floor(v))
	box.Draw(c)
	box.DrawLabel(c, label, box.Letter(label))
	if v.Class != stage.Wide {
		veranda.DrawCat(c, geom.Pt(l.box.Centre().X, v.Safe.Bottom()-34), 0.5)
		return
	}
	veranda.DrawChime(c, geom.Pt(70, 36*veranda.Unit(v)), 0.74, calm)
	veranda.DrawCat(c, geom.Pt(l.box.Centre().X-20, min(l.box.Bottom()+108, v.Area.H-50)), 0.86)
	if x := l.box.Right() + 30; x < l.sheet.X-40 {
		veranda.DrawTea(c, geom.Pt(x, min(l.box.Bottom()+70, v.Area.H-60)), 0.86, calm)
	}
}

// drawSheet draws the paper with its heading.
func (s *Scene) drawSheet(c *canvas.Canvas) {
	l, words := s.layout, s.words()
	ui.DrawPaper(c, ui.Panel(), l.sheet)
	if !l.title.Empty() {
		style := ui.Fit(ui.Heading(min(34, l.title.H*0.7)), words.T(lang.SetupTitle), l.title.W-60)
		c.Text(style, words.T(lang.SetupTitle), geom.Pt(l.title.X, canvas.InMiddle(style, l.title.Y, l.title.Bottom())), sprites.Ink, canvas.Left)
		ui.DrawSprite(c, "ui/seal", l.seal.Centre(), l.seal.H, canvas.Look{})
	}
	if !l.players.Empty() {
		style := playersStyle()
		c.Text(style, words.T(lang.SetupPlayers), geom.Pt(l.players.X+2, canvas.InMiddle(style, l.players.Y, l.players.Bottom())), sprites.Ink2, canvas.Left)
	}
	if !l.line.Empty() {
		c.Fill(l.line, sprites.Paper4)
	}
	if !l.credit.Empty() {
		lines := s.creditLines(l.credit.W - 4)
		for k, line := range lines {
			y := l.credit.Bottom() - 6 - creditLead*float64(len(lines)-1-k)
			c.Text(creditStyle(), line, geom.Pt(l.credit.X+2, y), sprites.Ink2, canvas.Left)
		}
	}
	hint, style := s.hint(), s.hintStyle()
	if s.large() {
		style = ui.FitParagraph(style, hint, l.hint.W, l.hint.H)
	}
	if hintFits(style, hint, l.hint) {
		c.Paragraph(style, hint, l.hint, sprites.Ink2, canvas.Left)
	}
}
