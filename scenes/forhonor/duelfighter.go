package forhonor

import (
	"math"
	"strconv"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/letters"
)

// plateModel is a hero that fights: its portrait, and what stands below it.
type plateModel struct {
	words     *lang.Catalog
	index     int // in the fight
	side      int
	hero      game.Hero
	camp      game.Camp
	lives     int
	seat      rules.Seat
	owner     string
	isWatched bool
}

// buildFighter is the portrait of a hero with its plate. Its panel opens where nothing that leads through a match may lie
// over it.
func (d *duelMoves) buildFighter(m plateModel) widget.Widget {
	portrait := widget.Stack{portraitSlot(m.side), widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { d.drawPortrait(c, r, m) }}}
	look := widget.Column(0, widget.Grow(portrait).Within(40, 0), widget.Share(0.235, d.plate(m)).Within(60, 78))
	name := m.words.List(m.words.HeroName(m.hero.String()), m.owner,
		m.words.T(lang.ForhonorDraftHas, lang.Count("n", m.lives), lang.Count("m", m.hero.Life())))
	if m.isWatched {
		return widget.Narrated{Words: name, Child: look}
	}
	part := button(buttonPanel + int(m.hero))
	return widget.Pressable{Child: look, Control: ui.Control{Key: part.String(), Of: part, Name: name, Role: ui.RoleCell}}
}

// portraitSlot names the place of the portrait at a side.
func portraitSlot(side int) widget.Slot { return widget.Slot{Name: "portrait " + strconv.Itoa(side)} }

// drawPortrait draws the portrait of a hero, struck or falling.
func (d *duelMoves) drawPortrait(c *canvas.Canvas, r geom.Rect, f plateModel) {
	corner := geom.Pt(r.X, r.Y)
	frame := portrait(f.hero, f.camp, r.W, r.H+8)
	if fall := d.fallShare[f.index]; fall > 0 {
		c = c.Clipped(geom.R(r.X-6, r.Y-6, r.W+12, r.H+14)).Moved(0, r.H*1.1*fall*fall)
	}
	c.Draw(canvas.Sprite(frame), corner, canvas.Look{Turn: 0.12 * d.fallShare[f.index]})
	if dim := d.dimShare[f.index]; dim > 0 && d.fallShare[f.index] == 0 {
		c.Fill(r.Inset(2), sprites.NightShadow.Alpha(0.6*dim))
	}
	if slash := d.slash[f.index]; slash > 0 {
		c.Draw(canvas.Sprite(forhonorsprites.Slash{W: frame.W, H: frame.H, Step: int(math.Round(slash * forhonorsprites.SlashSteps))}), corner, canvas.Look{})
	}
}

// plate says who fights, for whom, and what counts in the fight: in two columns, or in one where there is less room.
func (d *duelMoves) plate(f plateModel) widget.Widget {
	const lead = 0.52 // of the height: the first line
	crest := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { table.DrawCrest(c, f.seat, r.Centre(), min(r.W, r.H*0.75)) }}
	lives := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		drawDuelLives(c, r, f.lives, f.hero.Life(), d.crack[f.index], d.losingLives[f.index])
	}}
	line := func(text string, style letters.Style, ink sprites.Color) widget.Widget {
		return widget.Line(text, style, ink).AtLeast(min(18, style.Size)).Muted()
	}
	hero := f.words.HeroName(f.hero.String())
	name := widget.FirstFit{line(hero, ui.Heading(26), sprites.Ink), widget.Line(hero, ui.Strong(18), sprites.Ink).Muted()}
	owner := widget.Line(f.owner+" · "+f.words.Camp(f.camp.String(), "within"), ui.Body(15), sprites.Ink2).Muted()
	bonus := widget.Row(5, widget.Icon(f.hero.Faction().Card().String(), 22, sprites.Ink), line("+1", ui.Strong(15), sprites.Ink)).Across(widget.Centre).Along(widget.Centre)
	broad := widget.Row(8,
		widget.Grow(widget.Column(0, widget.Share(lead, name), widget.Grow(owner))).Within(130, 0),
		widget.Fixed(forhonorsprites.Lives{Max: f.hero.Life(), Paper: true}.Box().W*1.2, widget.Column(0, widget.Share(lead, lives), widget.Grow(bonus))))
	narrow := widget.Column(0, widget.Share(lead, name), widget.Grow(widget.Row(4, widget.Grow(widget.Pad(2, 3, lives)), widget.Fixed(50, bonus))))
	return widget.Panel{Surface: ui.LitPanel(), Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		return widget.Pad(min(16, room.W*0.05), 6, widget.Row(8, widget.Share(0.2, crest).Within(0, 46), widget.Grow(widget.FirstFit{broad, narrow})))
	})}
}
