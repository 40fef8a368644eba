package forhonor

import (
	"slices"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/letters"
)

// Measures of a hero's card, in its own units.
const (
	heroWidth, heroHeight = 150.0, 210.0
	maxHeroCard           = 360.0 // logical units
	chosenLift            = 8.0
)

// cardGrid sets cards in one row or two, whichever lets them be larger, and returns the height.
func cardGrid(room widget.Size, cards []widget.Widget) (grid widget.Widget, high float64) {
	const gap = 2*selectionFrame + 4
	n := len(cards)
	if n == 0 {
		return widget.Empty{}, 0
	}
	best, size := 1, 0.0
	for rows := 1; rows <= 2; rows++ {
		columns := float64((n + rows - 1) / rows)
		high := min(maxHeroCard, (room.H-gap*float64(rows-1))/float64(rows), (room.W-gap*(columns-1))/columns*heroHeight/heroWidth)
		if high > size+0.5 {
			best, size = rows, high
		}
	}
	columns := (n + best - 1) / best
	var rows []widget.Widget
	for first := 0; first < n; first += columns {
		var row []widget.Widget
		for _, card := range cards[first:min(n, first+columns)] {
			row = append(row, widget.Sized{W: size * heroWidth / heroHeight, H: size, Child: card})
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

// buildHeroCard is a card that can be picked, or opens the panel of its hero.
func (h *handMoves) buildHeroCard(m heroCardModel) widget.Widget {
	card := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		name := heroNameStyle(m.words, room.H)
		return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
			if h.slideShare > 0 {
				c = c.Clipped(h.panel.Inset(4)).Moved(-h.panel.W*h.slideShare, 0)
			}
			if m.card.isLifted {
				r = r.Move(0, -chosenLift)
			}
			if m.card.isChosen {
				drawSelection(c, r)
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
		part = button(buttonPanel + int(m.hero))
	}
	if m.card.place > 0 {
		name = m.words.T(lang.ForhonorLinePlace, lang.Text("hero", m.words.HeroName(m.hero.String())), lang.Count("n", m.card.place))
	}
	return widget.Pressable{Child: card, Control: ui.Control{Key: part.String(), Of: part, Name: name, Role: ui.RoleCell, On: m.card.isChosen, Shortcut: m.keys}}
}

// heroCardText reports what stands on the card of a hero.
func heroCardText(words *lang.Catalog, h game.Hero) string {
	hero := words.Hero(h.String())
	faction, _ := words.Faction(h.Faction().String())
	return words.List(hero.Name, faction) + ". " + hero.Long
}

type heroBackKey struct{}

// drawHeroCard draws the card of a hero in r, with the name in that style; its back for NoHero.
func drawHeroCard(c *canvas.Canvas, words *lang.Catalog, h game.Hero, camp game.Camp, r geom.Rect, style letters.Style) {
	size := r.H / heroHeight
	box := forhonorsprites.HeroCardBox()
	bounds := canvas.RectOf(box)
	at := geom.Pt(r.X, r.Y)
	c.Draw(shadowOf(forhonorsprites.HeroCard{}, 0), at, canvas.Look{Size: size})
	if h == game.NoHero {
		c.Draw(canvas.Picture{Key: heroBackKey{}, Box: bounds, Paint: forhonorsprites.DrawHeroCardBack}, at, canvas.Look{Size: size})
		return
	}
	c.Draw(canvas.Sprite(forhonorsprites.HeroCard{Hero: forhonorsprites.Hero(h), Camp: forhonorsprites.Camp(camp)}), at, canvas.Look{Size: size})
	hero := words.Hero(h.String())
	n, l := forhonorsprites.HeroCardName(), forhonorsprites.HeroCardLine()
	name := geom.R(r.X+n.X*size, r.Y+n.Y*size, n.W*size, n.H*size)
	line := geom.R(r.X+l.X*size, r.Y+l.Y*size, l.W*size, l.H*size)
	c.Text(style, letters.Ellipsis(style, hero.Name, name.W+6), geom.Pt(name.Centre().X, canvas.InMiddle(style, name.Y, name.Bottom())), sprites.Ink, canvas.Centre)
	drawPower(c, line, words, h)
}

// heroNameStyle returns the style in which cards so high name their heroes: the same one for all, in which the longest
// name has room.
func heroNameStyle(words *lang.Catalog, high float64) letters.Style {
	size := high / heroHeight
	heading, strong, width := ui.Heading(22*size), ui.Strong(17*size), forhonorsprites.HeroCardName().W*size
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

// drawPower says in words what a hero can do that others cannot: in a line or two, else by the name of that power, else
// by its sign and that of the hero's combat card.
func drawPower(c *canvas.Canvas, r geom.Rect, words *lang.Catalog, h game.Hero) {
	const most, least = 15.0, 13.0
	hero := words.Hero(h.String())
	for _, text := range []string{hero.Short, hero.Power} {
		for size := most; size >= least; size -= 0.5 {
			style := ui.Body(size)
			lines, high := letters.WrapEven(style, text, r.W), canvas.LineHeight(style)
			if high*float64(len(lines)) > r.H || slices.ContainsFunc(lines, func(line string) bool { return letters.Measure(style, line) > r.W }) {
				continue
			}
			top := r.Centre().Y - high*float64(len(lines))/2
			for n, line := range lines {
				y := top + high*float64(n)
				c.Text(style, line, geom.Pt(r.Centre().X, canvas.InMiddle(style, y, y+high)), sprites.Ink2, canvas.Centre)
			}
			return
		}
	}
	size := min(26, r.H*0.9)
	ui.DrawIcon(c, forhonorsprites.Hero(h).PowerIcon(), geom.Pt(r.Centre().X-size*0.8, r.Centre().Y), size, sprites.Ink2)
	ui.DrawIcon(c, h.Faction().Card().String(), geom.Pt(r.Centre().X+size*0.8, r.Centre().Y), size, sprites.Ink2)
}
