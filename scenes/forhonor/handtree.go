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
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Measures of a hero's card, in its own units.
const (
	heroWide, heroHigh = 150.0, 210.0
	mostHeroCard       = 360.0 // logical units
	chosenLift         = 8.0
)

// Measures of a draft and a line-up.
const (
	handGap  = 10.0
	handTool = leastPress + 2
	mostPick = 58.0 // the height of the main button
)

// enoughRead is what of the size that is wanted words that are read may be smaller at most before fewer are written.
const enoughRead = 0.84

// buildHand is the tree of a draft or a line-up.
func buildHand(m handModel, moves *handMoves) widget.Widget {
	return widget.Panel{Paper: ui.LitPanel(), Child: widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		inner := widget.Size{W: room.W - 2*sideOfHand(room), H: room.H - 24}
		content := m.wide
		switch m.class {
		case stage.Tall:
			content = m.tall
		case stage.Low:
			content = m.low
		}
		return widget.Pad(sideOfHand(room), 12, content(e, inner, moves))
	})}
}

// sideOfHand is what the paper keeps free at its sides.
func sideOfHand(room widget.Size) float64 { return min(24, room.W*0.04) }

// tall stacks everything.
func (m *handModel) tall(e widget.Env, room widget.Size, moves *handMoves) widget.Widget {
	const lip, roomy, leastDetail, leastCards = 8.0, 392.0, 112.0, 120.0
	large := e.TextScale > 1
	row, detail := 66.0, min(92, room.H*0.17)
	var seats widget.Widget
	left := room.H - handTool - lip - row - handGap - m.askHigh(e, room) - 6
	switch {
	case large: // names on cards in two rows stand whole
		cards := 214.0
		if left > roomy {
			cards = 300
		}
		detail = min(room.H*0.36, max(leastDetail, left-cards))
	case room.H > 560:
		detail = leastDetail
	}
	if left > roomy && !large {
		seats = widget.Fixed(44+handGap, widget.Padding{Top: handGap, Child: m.seatMarks()})
	}
	return widget.Column(0,
		besideMenu(m.head(), !m.watched), widget.Gap(lip),
		widget.Fixed(m.askHigh(e, room), slot(table.SlotMessage)), widget.Gap(6),
		widget.Grow(m.cards(moves)).Within(leastCards, 0), widget.Gap(handGap),
		widget.Basis(detail, m.about()).Within(min(detail, leastDetail), 0),
		seats, widget.Gap(handGap),
		widget.Fixed(row, m.foot(room, max(168, min(260, room.W*0.42)), widget.Grow(m.tokens()))))
}

// low stacks everything, with who has chosen beside the heroes that have been picked.
func (m *handModel) low(e widget.Env, room widget.Size, moves *handMoves) widget.Widget {
	head, row, detail := 40.0, 66.0, min(92, room.H*0.17)
	if room.H < 330 {
		head, row, detail = 28, 50, 60
		if e.TextScale > 1 {
			row, detail = 46, 74
		}
	}
	return widget.Column(0,
		widget.Fixed(head, m.head()),
		widget.Grow(m.cards(moves)), widget.Gap(handGap),
		widget.Fixed(detail, m.about()), widget.Gap(handGap),
		widget.Fixed(row, m.foot(room, min(260, room.W*0.42), widget.Basis(48*m.places(), m.tokens()).Within(max(84, 30*m.places()), 0),
			&widget.Item{Child: m.seatMarks(), Basis: 30 * float64(m.seats), Min: 10 * float64(m.seats), Grow: 1})))
}

// wide has what is told about a hero and what is pressed in a column beside the cards.
func (m *handModel) wide(_ widget.Env, _ widget.Size, moves *handMoves) widget.Widget {
	const apart = 24.0
	press := widget.Widget(slot(table.SlotConfirm))
	if !m.asks {
		press = m.press()
	}
	column := widget.Column(0, widget.Gap(apart), widget.Grow(m.about()), widget.Gap(handGap),
		widget.Fixed(68, widget.If(!m.asks, m.tokens())), widget.Fixed(48, widget.If(!m.asks, m.seatMarks())), widget.Gap(handGap), widget.Fixed(mostPick, press))
	return widget.Column(0, widget.Fixed(40, m.head()),
		widget.Grow(widget.Row(apart, widget.Grow(m.cards(moves)), widget.Share(0.26, column).Within(230, 300)).Mirrored()))
}

// foot is what stands beside the main button, or where it is asked once more.
func (m *handModel) foot(room widget.Size, wide float64, beside ...widget.Widget) widget.Widget {
	if m.asks {
		confirm := widget.Align{Y: widget.Centre, Child: widget.Sized{H: mostPick, Child: slot(table.SlotConfirm)}}
		return widget.Row(0, widget.Spacer(), widget.Fixed(min(320, room.W), confirm)).Mirrored()
	}
	press := widget.Align{Y: widget.Centre, Child: widget.AtMost{H: mostPick, Child: m.press()}}
	return widget.Row(handGap, append(beside, widget.Basis(wide, widget.Pad(0, 3, press)).Within(room.W*0.3, 0))...).Mirrored()
}

// press is the main button of whoever chooses.
func (m *handModel) press() widget.Widget {
	if m.commit == "" {
		return widget.Empty{}
	}
	return commitButton(m.commit, m.able)
}

// askHigh is the height of the place of the sentence that asks: words that are wanted large get what they need.
func (m *handModel) askHigh(e widget.Env, room widget.Size) float64 {
	const usual, size, beside, about, share = 58.0, 16.0, 18.0, 12.0, 0.25 // the last of the room, at most
	if m.ask == "" || e.TextScale <= 1 {
		return usual
	}
	style := e.TextScale.Body(size)
	need := canvas.ParagraphHeight(scaled(style, enoughAsked), m.ask, room.W-beside) + about
	if need > (room.H-2*handTool-2*handGap)*share {
		return usual
	}
	return max(usual, need)
}

// enoughAsked is what of the size that is wanted the sentence that asks may be smaller at most.
const enoughAsked = 0.88

// scaled returns the style so many times larger.
func scaled(style letters.Style, k float64) letters.Style { return style.Sized(style.Size * k) }

// besideMenu is a head with the round button of the menu at its right, unless that stands elsewhere.
func besideMenu(head widget.Widget, menu bool) *widget.Item {
	if menu {
		head = widget.Row(8, widget.Grow(head), tool(toolMenu, handTool))
	}
	return widget.Fixed(handTool, head)
}

// keptClear is a part that no sentence shall hide; the board finds its place by the name.
func keptClear(name string, w widget.Widget) widget.Widget {
	return widget.Stack{w, widget.Slot{Name: clearSlot + name}}
}

// clearSlot begins the names of places that no sentence shall hide.
const clearSlot = "clear "

// head is a heading, with a note at its right where there is room.
func (m *handModel) head() widget.Widget { return handHead(m.title, m.note) }

func handHead(title, note string) widget.Widget {
	heading := widget.Line(title, ui.Heading(28), sprites.Ink)
	if note == "" {
		return keptClear("head", heading)
	}
	beside := widget.Line(note, ui.Body(15.5), sprites.Ink2).Aligned(canvas.Right)
	return keptClear("head", widget.FirstFit{widget.Row(14, &widget.Item{Child: heading}, widget.Grow(beside)), widget.Narrated{Words: note, Child: heading}})
}

// cards are the cards of the hand.
func (m *handModel) cards(moves *handMoves) widget.Widget {
	return widget.Padding{Top: chosenLift + chosenFrame, Bottom: chosenFrame, Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		var list []widget.Widget
		for k, card := range m.hand[:m.size] {
			one := heroCardModel{words: m.words, hero: card.hero, camp: m.camp, card: card, opens: m.opens}
			if m.commit != "" {
				one.keys = digitKeys(k)
			}
			list = append(list, widget.Memo("hero", one, moves.buildHeroCard))
		}
		grid, _ := cardGrid(room, list)
		return widget.Middle(grid)
	})}
}

// cardGrid sets cards in one row or two, whichever lets them be larger, and returns the height.
func cardGrid(room widget.Size, cards []widget.Widget) (grid widget.Widget, high float64) {
	const gap = 2*chosenFrame + 4
	n := len(cards)
	if n == 0 {
		return widget.Empty{}, 0
	}
	best, size := 1, 0.0
	for rows := 1; rows <= 2; rows++ {
		columns := float64((n + rows - 1) / rows)
		high := min(mostHeroCard, (room.H-gap*float64(rows-1))/float64(rows), (room.W-gap*(columns-1))/columns*heroHigh/heroWide)
		if high > size+0.5 {
			best, size = rows, high
		}
	}
	columns := (n + best - 1) / best
	var rows []widget.Widget
	for first := 0; first < n; first += columns {
		var row []widget.Widget
		for _, card := range cards[first:min(n, first+columns)] {
			row = append(row, widget.Sized{W: size * heroWide / heroHigh, H: size, Child: card})
		}
		rows = append(rows, widget.Row(gap, row...))
	}
	return widget.Column(gap, rows...).Across(widget.Centre), float64(len(rows))*(size+gap) - gap
}

// heroCardModel is the card of a hero, face down for NoHero.
type heroCardModel struct {
	words *lang.Catalog
	hero  game.Hero
	camp  game.Camp
	card  handCard
	opens bool
	keys  string // that stand for it; "" for none
}

// buildHeroCard is a card that can be picked, or opens the sheet of its hero.
func (h *handMoves) buildHeroCard(m heroCardModel) widget.Widget {
	card := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		name := heroNameStyle(m.words, room.H)
		return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
			if h.slid > 0 {
				c = c.Clipped(h.paper.Inset(4)).Moved(-h.paper.W*h.slid, 0)
			}
			if m.card.lifted {
				r = r.Move(0, -chosenLift)
			}
			if m.card.chosen {
				drawChosen(c, r)
			}
			drawHeroCard(c, m.words, m.hero, m.camp, r, name)
			if m.card.place > 0 {
				size := max(0.9, r.W/130)
				c.Draw(placePicture(m.card.place), geom.Pt(r.Right()-14*size, r.Y+14*size), canvas.Look{Size: size})
			}
		}}
	})
	if m.hero == game.NoHero {
		return card
	}
	part, name := cardPart(m.hero), heroCardText(m.words, m.hero)
	if m.opens {
		part = button(buttonSheet + int(m.hero))
	}
	if m.card.place > 0 {
		name = m.words.T(lang.ForhonorLinePlace, lang.Text("hero", m.words.HeroName(m.hero.String())), lang.Count("n", m.card.place))
	}
	return widget.Pressable{Child: card, Control: ui.Control{Key: part.String(), Of: part, Name: name, Role: ui.RoleCell, On: m.card.chosen, Shortcut: m.keys}}
}

// heroCardText tells what stands on the card of a hero.
func heroCardText(words *lang.Catalog, h game.Hero) string {
	hero := words.Hero(h.String())
	faction, _ := words.Faction(h.Faction().String())
	return hero.Name + ", " + faction + ". " + hero.Long
}

// about tells what the hero can do that is about to be picked; the sign in the corner says that there is more.
func (m *handModel) about() widget.Widget {
	if m.detail == game.NoHero {
		if m.invite == "" {
			return widget.Empty{} // its place is kept, so that cards stay where they are
		}
		return widget.Align{Y: widget.Start, Child: widget.Lines(m.invite, ui.Body(17), sprites.Ink2)}
	}
	words := widget.Memo("about", aboutModel{m.words, m.detail, m.class == stage.Wide, m.opening}, buildAbout)
	if !m.opening {
		return keptClear("detail", words)
	}
	part := button(buttonSheet + int(m.detail))
	name := m.words.T(lang.ForhonorSheetOpen, lang.Text("hero", m.words.HeroName(m.detail.String())))
	return keptClear("detail", widget.Pressable{Child: words, Control: ui.Control{Key: part.String(), Of: part, Name: name, Role: ui.RoleCell}})
}

// aboutModel is what is told about a hero.
type aboutModel struct {
	words *lang.Catalog
	hero  game.Hero
	wide  bool
	sign  bool
}

// buildAbout names the hero and its faction and tells how far it moves and what it can do: all of that, or a few words
// where those would have to be much smaller than they are wanted.
func buildAbout(m aboutModel) widget.Widget {
	const sign = 20.0
	hero := m.words.Hero(m.hero.String())
	faction, _ := m.words.Faction(m.hero.Faction().String())
	head := hero.Name + " · " + faction + " · " + m.words.T(lang.ForhonorAllowance, lang.Count("n", m.hero.Faction().Allowance()))
	first, body := widget.Line(head, ui.Strong(15.5), sprites.Ink).Scalable(), widget.Lines(hero.Long, ui.Body(15), sprites.Ink2).Scalable()
	if m.wide {
		first, body = widget.Lines(head, ui.Strong(18), sprites.Ink), widget.Lines(hero.Long, ui.Body(18), sprites.Ink2)
		first.Even = false
	}
	icon := widget.If(m.sign, widget.Fixed(sign, widget.Align{Y: widget.Start, Child: widget.Icon("info", sign, sprites.Ink2)}))
	return widget.Builder(func(e widget.Env, _ widget.Size) widget.Widget {
		fits := func(text *widget.Text) widget.Widget {
			return widget.Column(0, widget.Row(6, widget.Grow(first), icon), &widget.Item{Child: widget.Align{Y: widget.Start, Child: text}, Grow: 1, Basis: 1})
		}
		short := body.Copy()
		short.Text = hero.Short
		if whole := body.Copy(); e.TextScale > 1 {
			wanted := body.Style.Size
			if body.Scaled {
				wanted *= e.Scale()
			}
			return widget.FirstFit{fits(whole.AtLeast(enoughRead * wanted)), fits(short)}
		}
		return widget.FirstFit{fits(body), fits(short)}
	})
}

// places are for how many tokens of heroes that have been picked there is room.
func (m *handModel) places() float64 { return float64(max(2, m.picked)) }

// tokens are the heroes that the seat has picked.
func (m *handModel) tokens() widget.Widget {
	if m.picked == 0 {
		return widget.Empty{}
	}
	yours := m.words.T(lang.ForhonorDraftYours)
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		size := min(room.H, leastPress+4, room.W/m.places())
		var list []widget.Widget
		for _, h := range m.picks[:m.picked] {
			if h == game.NoHero {
				list = append(list, widget.Sized{W: size, H: size, Child: widget.Empty{}})
				continue
			}
			part, token := button(buttonSheet+int(h)), sprites.HeroToken{Hero: sprites.Hero(h), Camp: sprites.Camp(m.camp)}
			picture := widget.Paint{W: size, H: size, Draw: func(c *canvas.Canvas, r geom.Rect) {
				box := token.Box()
				k := r.H / box.H
				c.Draw(pictureOf(token), geom.Pt(r.Centre().X-(box.X+box.W/2)*k, r.Centre().Y-(box.Y+box.H/2)*k), canvas.Look{Size: k})
			}}
			list = append(list, widget.Pressable{Child: picture, Control: ui.Control{
				Key: part.String(), Of: part, Name: m.words.Of(yours, m.words.HeroName(h.String())), Role: ui.RoleCell, Round: true,
			}})
		}
		label := widget.If(room.H-size >= 15, widget.Fixed(16, widget.Line(yours, ui.Body(14), sprites.Ink2).Muted()))
		return widget.Column(0, label, widget.Spacer(), widget.Fixed(size, widget.Row(0, list...)))
	})
}

// seatMarks are the crests of the seats that choose, with a tick on those that have.
func (m *handModel) seatMarks() widget.Widget {
	n, choosing, ready := m.seats, m.choosing, m.ready
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { drawReady(c, r, n, choosing, ready) }}
}

// drawReady draws those crests at the right of r.
func drawReady(c *canvas.Canvas, r geom.Rect, n int, choosing, ready rules.Seats) {
	step := min(56, r.W/float64(n))
	size := min(34, step-6, r.H*0.8)
	left := r.Right() - step*float64(n)
	for seat := range rules.Seat(n) {
		at := geom.Pt(left+step*(float64(seat)+0.5), r.Centre().Y)
		in := c
		if !choosing.Has(seat) {
			in = c.Faded(0.4)
		}
		table.DrawCrest(in, seat, at, size)
		if ready.Has(seat) {
			c.Draw(readyPicture(), at.Add(geom.Pt(size*0.42, size*0.36)), canvas.Look{Size: math.Round(size*0.55) / readyUnits})
		}
	}
}

type heroBackKey struct{}

// drawHeroCard draws the card of a hero in r, with the name in that style; its back for NoHero.
func drawHeroCard(c *canvas.Canvas, words *lang.Catalog, h game.Hero, camp game.Camp, r geom.Rect, style letters.Style) {
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
	hero := words.Hero(h.String())
	n, l := sprites.HeroCardName(), sprites.HeroCardLine()
	name := geom.R(r.X+n.X*size, r.Y+n.Y*size, n.W*size, n.H*size)
	line := geom.R(r.X+l.X*size, r.Y+l.Y*size, l.W*size, l.H*size)
	c.Text(style, letters.Ellipsis(style, hero.Name, name.W+6), geom.Pt(name.Centre().X, canvas.InMiddle(style, name.Y, name.Bottom())), sprites.Ink, canvas.Centre)
	drawPower(c, line, h, hero.Power)
}

// heroNameStyle returns the style in which cards so high name their heroes: the same one for all, in which the longest
// name has room.
func heroNameStyle(words *lang.Catalog, high float64) letters.Style {
	size := high / heroHigh
	heading, strong, width := ui.Heading(22*size), ui.Strong(17*size), sprites.HeroCardName().W*size
	fits := true
	for h := range game.Hero(game.NumHeroes) {
		name := words.Hero((h + 1).String()).Name
		fits = fits && letters.Measure(heading, name) <= width
		strong = ui.Fit(strong, name, width)
	}
	if fits {
		return heading
	}
	return strong
}

// drawPower draws the sign of a hero's power, with its name where there is room, and how far the hero moves.
func drawPower(c *canvas.Canvas, r geom.Rect, h game.Hero, power string) {
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
