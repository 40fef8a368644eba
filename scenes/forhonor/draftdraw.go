package forhonor

import (
	"math"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Measures of a hero's card, in its own units.
const (
	heroWide, heroHigh = 150.0, 210.0
	mostHeroCard       = 360.0 // logical units
	chosenLift         = 8.0
)

// draftNote says what becomes of the hand: that it is being dealt, to whom it goes on, or that others are picking.
func (b *Board) draftNote() string {
	words := b.words()
	if b.state.Phase() == game.PhaseDeal {
		return words.T(lang.ForhonorDraftDealing)
	}
	if _, picks := b.drafter(); !picks {
		return words.T(lang.ForhonorDraftWait)
	}
	left := rules.Seat((int(b.over.draft.of) + 1) % b.state.Seats())
	return words.T(lang.ForhonorDraftPassed, lang.Text("name", b.playerName(left)))
}

// drawDraft draws the hand from which a hero is picked.
func (b *Board) drawDraft(c *canvas.Canvas) {
	p, d, words := b.handPlan(), &b.over.draft, b.words()
	ui.DrawPaper(c, ui.LitPanel(), p.paper)
	camp := b.campBelow()
	_, picks := b.drafter()
	drawHandHead(c, p.head, words.T(lang.ForhonorDraft), b.draftNote())
	in := c
	if d.slid > 0 {
		in = c.Clipped(p.paper.Inset(4)).Moved(-p.paper.W*d.slid, 0)
	}
	cells := p.cells(len(d.hand))
	names := b.nameStyle(cells)
	for k, r := range cells {
		h := d.hand[k]
		lift := 0.0
		if h != game.NoHero && (h == b.over.picked.hero || h == d.laid) {
			lift = chosenLift
			drawChosen(in, r.Move(0, -lift))
		}
		b.drawHeroCard(in, h, camp, r.Move(0, -lift), names)
	}
	b.drawDetail(c, p.detail)
	if b.pending() {
		return
	}
	b.drawTokens(c, p, d.picks, camp)
	b.drawReady(c, p.seats, func(seat rules.Seat) bool { return d.sizes[seat] > 0 })
	if picks {
		text, on := b.pickWords()
		drawCommit(c, p.commit, text, on)
	}
}

// drawHandHead writes a heading with a note at its right.
func drawHandHead(c *canvas.Canvas, r geom.Rect, title, note string) {
	style := ui.Heading(min(28, r.H*0.8))
	y := canvas.InMiddle(style, r.Y, r.Bottom())
	c.Text(style, title, geom.Pt(r.X, y), sprites.Ink, canvas.Left)
	x := r.X + letters.Measure(style, title) + 14
	body := ui.Fit(ui.Body(15.5), note, r.Right()-x)
	if letters.Measure(body, note) > r.Right()-x {
		return // only where there is room
	}
	c.Text(body, note, geom.Pt(r.Right(), y), sprites.Ink2, canvas.Right)
}

type heroBackKey struct{}

// drawHeroCard draws the card of a hero in r, with the name in that style; its back for NoHero.
func (b *Board) drawHeroCard(c *canvas.Canvas, h game.Hero, camp game.Camp, r geom.Rect, style letters.Style) {
	size := r.H / heroHigh
	box := sprites.HeroCardBox()
	bounds := canvas.RectOf(box)
	at := geom.Pt(r.X, r.Y)
	c.Draw(shadowOf(sprites.HeroCard{}, 0), at, canvas.Look{Size: size})
	if h == game.NoHero {
		c.Draw(canvas.Picture{Key: heroBackKey{}, Box: bounds, Paint: sprites.DrawHeroCardBack}, at, canvas.Look{Size: size})
		return
	}
	c.Draw(pictureOf(sprites.HeroCard{Hero: sprites.Hero(h), Camp: sprites.Camp(camp)}), at, canvas.Look{Size: size})
	words := b.words().Hero(h.String())
	n, l := sprites.HeroCardName(), sprites.HeroCardLine()
	name := geom.R(r.X+n.X*size, r.Y+n.Y*size, n.W*size, n.H*size)
	line := geom.R(r.X+l.X*size, r.Y+l.Y*size, l.W*size, l.H*size)
	c.Text(style, letters.Ellipsis(style, words.Name, name.W+6), geom.Pt(name.Centre().X, canvas.InMiddle(style, name.Y, name.Bottom())), sprites.Ink, canvas.Centre)
	b.drawPower(c, line, h, words.Power)
}

// nameStyle returns the style in which cards in cells of one size name their heroes: the same one for all, in which the
// longest name has room.
func (b *Board) nameStyle(cells []geom.Rect) letters.Style {
	if len(cells) == 0 {
		return letters.Style{}
	}
	size := cells[0].H / heroHigh
	heading, strong, width := ui.Heading(22*size), ui.Strong(17*size), sprites.HeroCardName().W*size
	fits := true
	for h := range game.Hero(game.NumHeroes) {
		name := b.words().Hero((h + 1).String()).Name
		fits = fits && letters.Measure(heading, name) <= width
		strong = ui.Fit(strong, name, width)
	}
	if fits {
		return heading
	}
	return strong
}

// drawPower draws the sign of a hero's power, with its name where there is room, and how far the hero moves.
func (b *Board) drawPower(c *canvas.Canvas, r geom.Rect, h game.Hero, power string) {
	icon := sprites.Hero(h).PowerIcon()
	size := min(24, r.H*0.55)
	body := ui.Fit(ui.Body(14), power, r.W)
	if r.H < 34 || letters.Measure(body, power) > r.W {
		size = min(26, r.H*0.9)
		ui.DrawIcon(c, icon, geom.Pt(r.Centre().X-size*0.8, r.Centre().Y), size, sprites.Ink2)
		ui.DrawIcon(c, h.Faction().Card().String(), geom.Pt(r.Centre().X+size*0.8, r.Centre().Y), size, sprites.Ink2)
		return
	}
	c.Text(body, power, geom.Pt(r.Centre().X, r.Y+canvas.Ascent(body)), sprites.Ink2, canvas.Centre)
	ui.DrawIcon(c, icon, geom.Pt(r.Centre().X, r.Bottom()-size/2), size, sprites.Ink2)
}

// enoughRead is what of the size that is wanted words that are read may be smaller at most before fewer are written.
const enoughRead = 0.84

// detailText chooses the words about a hero's power that have room, and how they are written: all of them, or a few
// words where those would have to be much smaller than they are wanted.
func (b *Board) detailText(h game.Hero, room geom.Rect) (string, letters.Style) {
	hero, wanted := b.words().Hero(h.String()), b.view.Reading().Body(15)
	if b.view.Class == stage.Wide {
		wanted = ui.Body(18)
	}
	style := ui.FitParagraph(wanted, hero.Long, room.W, room.H)
	whole := canvas.ParagraphHeight(style, hero.Long, room.W) <= room.H
	if whole && (b.view.Reading() <= 1 || style.Size >= enoughRead*wanted.Size) {
		return hero.Long, style
	}
	return hero.Short, ui.FitParagraph(wanted, hero.Short, room.W, room.H)
}

// detailHead names a hero and its faction and tells how far it moves, in a line or more.
func (b *Board) detailHead(h game.Hero) string {
	words := b.words()
	faction, _ := words.Faction(h.Faction().String())
	return words.Hero(h.String()).Name + " · " + faction + " · " + words.T(lang.ForhonorAllowance, lang.Count("n", h.Faction().Allowance()))
}

// detailHero is the hero that is told about: the one that has been picked, or lined up last.
func (b *Board) detailHero() game.Hero {
	if n := len(b.over.picked.line); n > 0 {
		return b.over.picked.line[n-1]
	}
	return b.over.picked.hero
}

// detailed reports whether the words about a hero open its sheet: not in a line-up, where the sheet would tell others
// who has been lined up last.
func (b *Board) detailed() bool { return b.shown.scene == draftScene && !b.watched }

// detailTarget lets the words about a hero open its sheet.
func (b *Board) detailTarget(add adder, r geom.Rect) {
	if h := b.detailHero(); h != game.NoHero && b.detailed() {
		add(button(buttonSheet+int(h)), r, false, overZ, b.words().T(lang.ForhonorSheetOpen, lang.Text("hero", b.heroName(h))))
	}
}

// drawDetail writes what the hero can do that is about to be picked; the sign in the corner says that there is more.
func (b *Board) drawDetail(c *canvas.Canvas, r geom.Rect) {
	const sign = 20.0
	h := b.detailHero()
	if h == game.NoHero {
		if b.view.Class == stage.Wide && b.detailed() && b.choosingOver() { // elsewhere the room is for the sentence that asks
			writeEven(c, ui.Body(17), b.words().T(lang.ForhonorDraftRead), r, sprites.Ink2)
		}
		return
	}
	head, style := b.detailHead(h), b.view.Reading().Strong(15.5)
	if b.view.Class == stage.Wide {
		style = ui.Strong(18)
	}
	room := r.W
	if b.detailed() {
		room -= sign + 6
		ui.DrawIcon(c, "info", geom.Pt(r.Right()-sign/2, r.Y+canvas.LineHeight(style)/2), sign, sprites.Ink2)
	}
	if fit := ui.Fit(style, head, room); b.view.Class != stage.Wide || letters.Measure(fit, head) <= room {
		style = fit
	}
	high := canvas.LineHeight(style)
	if letters.Measure(style, head) > room && b.view.Class == stage.Wide {
		high = canvas.ParagraphHeight(style, head, room)
		c.Paragraph(style, head, geom.R(r.X, r.Y, room, high), sprites.Ink, canvas.Left)
	} else {
		c.Text(style, letters.Ellipsis(style, head, room), geom.Pt(r.X, r.Y+canvas.Ascent(style)), sprites.Ink, canvas.Left)
	}
	text := geom.R(r.X, r.Y+high, r.W, r.H-high)
	words, body := b.detailText(h, text)
	writeEven(c, body, words, text, sprites.Ink2)
}

// drawTokens draws the heroes that the seat has picked.
func (b *Board) drawTokens(c *canvas.Canvas, p handPlan, picks []game.Hero, camp game.Camp) {
	if len(picks) == 0 {
		return
	}
	cells := p.rowOf(len(picks))
	label, style := b.words().T(lang.ForhonorDraftYours), ui.Body(14)
	if room := cells[0].Y - p.row.Y; room >= 15 {
		c.Text(style, label, geom.Pt(p.row.X, p.row.Y+13), sprites.Ink2, canvas.Left)
	}
	for k, r := range cells {
		if picks[k] == game.NoHero {
			continue
		}
		token := sprites.HeroToken{Hero: sprites.Hero(picks[k]), Camp: sprites.Camp(camp)}
		box := token.Box()
		size := r.H / box.H
		c.Draw(pictureOf(token), geom.Pt(r.Centre().X-(box.X+box.W/2)*size, r.Centre().Y-(box.Y+box.H/2)*size), canvas.Look{Size: size})
	}
}

// drawReady draws the crests of the seats that choose, with a tick on those that have.
func (b *Board) drawReady(c *canvas.Canvas, r geom.Rect, chooses func(rules.Seat) bool) {
	n := b.state.Seats()
	if r.Empty() {
		return
	}
	step := min(56, r.W/float64(n))
	size := min(34, step-6, r.H*0.8)
	left := r.Right() - step*float64(n)
	for seat := range rules.Seat(n) {
		at := geom.Pt(left+step*(float64(seat)+0.5), r.Centre().Y)
		in := c
		if !chooses(seat) {
			in = c.Faded(0.4)
		}
		table.DrawCrest(in, seat, at, size)
		if b.shown.ready.Has(seat) {
			mark := geom.Around(at.Add(geom.Pt(size*0.42, size*0.36)), size*0.55, size*0.55)
			c.Draw(readyPicture(), mark.Centre(), canvas.Look{Size: math.Round(size*0.55) / readyUnits})
		}
	}
}

// drawCommit draws a main button: vermilion once it does something.
func drawCommit(c *canvas.Canvas, r geom.Rect, text string, on bool) {
	icon, paper := "check", ui.Primary()
	if !on {
		icon, paper = "", ui.Disabled()
	}
	button := ui.Button("commit", text, icon, r, paper, nil)
	button.Off = !on
	button.Paint(c, ui.Shown{})
}
