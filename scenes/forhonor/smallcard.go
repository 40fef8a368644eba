package forhonor

import (
	"strconv"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// drawSmallCard draws token and life of a hero and, where there is room, its name below. The crest of its owner lies
// below its life, off its face.
func (b *Board) drawSmallCard(c *canvas.Canvas, f *figure, camp game.Camp, r geom.Rect) {
	const named, line, lip = 56.0, 16.0, 3.0
	room := r.InsetXY(4, 3)
	if r.H >= named && r.W >= 70 {
		room.H -= lip // the name keeps off it
		name, rest := room.CutBottom(line)
		name, room = name.InsetXY(-2, 0), rest // long names go nearly from edge to edge
		text := b.words().Hero(f.Hero.String()).Name
		write(c, b.smallStyle(text, name.W), text, name, sprites.Ink, canvas.Centre)
	}
	out, told := f.Post > game.Fielded, false
	if out {
		room, told = b.drawBack(c, f, camp, room)
	}
	high := min(room.H+8, room.W*0.66)
	const leastOwned, crest = 76.0, 19.0
	owned := members(b.state, camp) > 1 && r.W >= leastOwned
	at := geom.Pt(room.X+high/2-1, room.Centre().Y-1)
	if told && !owned {
		at.X = room.Centre().X
	}
	drawToken(c, tokenOf(f.Figure, camp, f.Hero == b.shown.active), at, high)
	side := geom.R(room.X+high, room.Y, room.Right()-room.X-high, room.H)
	life, below := side.CutTop(side.H / 2)
	if told {
		below = side
	}
	if owned {
		b.drawOwner(c, f.Owner, below.Centre(), min(crest, below.H))
	}
	text := strconv.Itoa(int(max(0, f.Life)))
	switch {
	case told:
		return
	case out:
		text = backSign(f.Post, b.shown.round, b.state.Breaking(camp))
		if !owned {
			life = side
		}
	case owned:
		const gem, digit = 12.0, 10.0
		drawLifeRow(c, 1, 1, geom.Pt(life.Centre().X-(gem+digit)/2, life.Centre().Y), gem)
		life.X, life.W = life.Centre().X+(gem-digit)/2, digit
	default:
		drawLifeRow(c, 1, 1, geom.Pt(life.Centre().X-7, life.Centre().Y), 15)
		life = below
	}
	write(c, ui.Strong(15), text, life, sprites.Ink, canvas.Centre)
}

// smallStyle is the style of a line on a small card: a little smaller where units are larger already, if that makes it
// fit.
func (b *Board) smallStyle(text string, room float64) letters.Style {
	const least = 0.86
	style := ui.Body(13)
	if wide := letters.Measure(style, text); wide > room && b.view.Text > 1 {
		style.Size *= max(least, room/wide)
	}
	return style
}

// drawBack writes below the token of a hero that is out in which round it comes back, and returns the room above;
// false where there is none for the words.
func (b *Board) drawBack(c *canvas.Canvas, f *figure, camp game.Camp, room geom.Rect) (geom.Rect, bool) {
	const line, token = 15.0, 22.0
	text := b.speaker().back(f.Post, b.shown.round, b.state.Breaking(camp))
	style := b.smallStyle(text, room.W)
	if room.H < line+token || letters.Measure(style, text) > room.W+0.5 {
		return room, false
	}
	words, above := room.CutBottom(line)
	write(c, style, text, words, sprites.Ink, canvas.Centre)
	return above, true
}

// backSign is the round in which a hero comes back, on small cards; a dash where none will be, as its camp is broken.
func backSign(post game.Post, round int, broken bool) string {
	back, ok := post.ReturnRound(round, broken)
	if !ok {
		return "–"
	}
	return strconv.Itoa(back)
}
