package honshu

import (
	"strconv"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// seatPlace is the place of a seat, so many seats away from the one below. Of the one below there is only the label, unless
// the match is only looked at.
type seatPlace struct {
	b         *Board // whose lands are drawn as they lie; nil for the places alone
	k         int
	form      panelForm
	maxSquare float64 // the side of the largest square of the land
	seatFacts
}

// panelForm is how the panel of a seat is set out.
type panelForm uint8

// The forms.
const (
	stackedPanel panelForm = iota // the land below the name
	besidePanel                   // the land beside the name
	narrowPanel                   // the name above all
	labelForm                     // crest and name, and how the seat stands
	bareLabel                     // crest and name alone, on a panel that tells the rest
)

// seatFacts are what the panel of a seat tells.
type seatFacts struct {
	words       *lang.Catalog
	seat        rules.Seat
	owner       string
	counts      bool // what it has is shown
	points      int
	cubes       [game.NumColours]uint8
	cardsInHand int  // cards in hand
	opens       bool // a press opens its land
}

// seat is the place of a seat, without what it tells.
func (a arrangement) seat(k int) seatPlace { return seatPlace{k: k} }

// keepSeat builds what lies in the place of a seat, where it has changed.
func (b *Board) keepSeat(at *place) {
	p := *at.seat
	p.b, p.maxSquare, p.seatFacts = b, b.small(), b.seatFacts(b.seatAt(p.k))
	if at.part == nil || at.part.Model != p {
		at.part = &widget.Cached{Model: p, Child: widget.Positioned{Rect: at.rect, Child: p.panel(p.form)}}
	}
}

// Names of the places of a seat.
func slotPanel(k int) string       { return "paper " + strconv.Itoa(k) }
func slotTouch(k int) string       { return "touch " + strconv.Itoa(k) }
func slotPoints(k int) string      { return "points " + strconv.Itoa(k) }
func slotCardsInHand(k int) string { return "held " + strconv.Itoa(k) }
func slotCubes(k int) string       { return "cubes " + strconv.Itoa(k) }
func slotMap(k int) string         { return "land " + strconv.Itoa(k) }

// seatAt is the seat so many seats away from the one below.
func (b *Board) seatAt(k int) rules.Seat { return rules.Seat((int(b.below) + k) % b.seats) }

// placeContent is a place of the seat with what lies there, where it is shown what the seat has.
func (p seatPlace) placeContent(name string, content widget.Widget) widget.Widget {
	if p.b == nil {
		return measuredPlace(name)
	}
	return widget.Stack{widget.Empty{}, widget.If(p.counts, content)}
}

// label is the place of crest and name, and of how the seat stands.
func (p seatPlace) label() widget.Widget {
	if p.b == nil {
		p.form = labelForm
		return widget.Slot{Name: table.SlotSeat(p.k), Of: p}
	}
	return widget.Slot{Name: table.SlotSeat(int(p.seat))}
}

// name is the place of crest and name alone, on a panel that tells the rest.
func (p seatPlace) name() widget.Widget {
	if p.b == nil {
		p.form = bareLabel
		return widget.Slot{Name: table.SlotSeat(p.k), Of: p}
	}
	return widget.Slot{Name: table.SlotSeat(int(p.seat)), Of: table.Bare}
}

// total is the points, beside the name.
func (p seatPlace) total() widget.Widget {
	return p.placeContent(slotPoints(p.k), number(p.seatFacts.points, drawBlossom))
}

func (p seatPlace) points() widget.Widget { return p.placeContent(slotPoints(p.k), p.buildPoints()) }
func (p seatPlace) holds() widget.Widget {
	return p.placeContent(slotCardsInHand(p.k), p.buildHoldings())
}
func (p seatPlace) goods() widget.Widget { return p.placeContent(slotCubes(p.k), p.buildCubes()) }

// land is the land, as it lies now.
func (p seatPlace) land() widget.Widget {
	if p.b == nil {
		return measuredPlace(slotMap(p.k))
	}
	return p.b.smallLand(p.seat, p.maxSquare)
}

// touch is what a finger hits of a panel, below or beside the name: it opens the land.
func (p seatPlace) touch(child widget.Widget) widget.Widget {
	switch {
	case p.b == nil:
		return widget.Stack{child, measuredPlace(slotTouch(p.k))}
	case !p.opens:
		return child
	}
	land := part(buttonLand+int(p.seat), cellLayer, p.words.T(lang.HonshuLandOf, lang.Text("name", p.owner)), child)
	land.Tip = land.Name
	return land
}

// onPanel lays what belongs to the seat on its panel.
func (p seatPlace) onPanel(content widget.Widget) widget.Widget {
	if p.b == nil {
		return widget.Stack{widget.Slot{Name: slotPanel(p.k), Of: p}, content}
	}
	return widget.Panel{Surface: ui.Plate(), Child: content}
}

// Measures of a seat's paper, in logical units.
const (
	narrowWidth = 172.0 // the width below which a panel is narrow
	factRow     = 20.0  // the height of a row with points, cards or cubes
	factInset   = 9.0   // of these rows
	maxFacts    = 112.0 // their width at most
	minFacts    = 77.0  // at least, with four cubes
	seatHead    = 44.0  // the height of the name above a land
)

// buildFittedPanel has the land of a seat below its name, or beside it where the paper is low; in a narrow panel the name has
// the width of all of it.
func (p seatPlace) buildFittedPanel() widget.Widget {
	const leastStacked, leastNarrow = 96.0, 88.0
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		switch {
		case room.W < narrowWidth && room.H >= leastNarrow:
			return p.panel(narrowPanel)
		case room.H < leastStacked:
			return p.panel(besidePanel)
		}
		return p.panel(stackedPanel)
	})
}

// panel is the panel in that form.
func (p seatPlace) panel(form panelForm) widget.Widget {
	switch p.form = form; form {
	case besidePanel:
		return p.buildBeside()
	case narrowPanel:
		return p.narrow()
	case labelForm:
		return p.label()
	}
	return p.buildStacked()
}

// buildStacked has the name with the points above the land, and what the seat holds at its left; below it in a high panel,
// where the land has all the width.
func (p seatPlace) buildStacked() widget.Widget {
	const points, held, foot = 62.0, 44.0, 27.0
	name := widget.Row(0, widget.Grow(p.name()), widget.Gap(lanternRadius), widget.Fixed(points, p.total())).Flipped()
	holds, land := p.holds(), p.land()
	below := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		if room.H > room.W {
			return widget.Pad(11, 0, widget.Column(4, widget.Grow(land), widget.Fixed(foot, holds)))
		}
		return widget.Row(0, widget.Gap(10), widget.Fixed(held, holds), widget.Grow(land), widget.Gap(12)).Flipped()
	})
	return p.onPanel(widget.Column(0, widget.Fixed(seatHead, name), widget.Grow(p.touch(widget.Padding{Bottom: 10, Child: below}))))
}

// buildBeside has the name at the left above points, cards and cubes, and the land at the right. In a low paper these
// stand in one row along its foot; where that is short points and cards have the place of the land, in the lowest ones
// the cubes as well. No land is drawn where its squares could not be told apart.
func (p seatPlace) buildBeside() widget.Widget {
	const usual, large, standing, gap, leastLand, leastFoot = 0.56, 0.63, 76.0, 3.0, 230.0, 54.0
	name, points, cubes, land := p.name(), p.points(), p.goods(), p.land()
	return p.onPanel(widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		broad, share := room.W >= narrowWidth, usual
		if broad { // a face has room beside the order of play
			share = large
		}
		switch {
		case room.H < leastFoot || broad && room.H < minPress+factRow:
			facts := widget.Pad(2, gap, widget.Column(0, widget.Grow(points), widget.Grow(cubes)))
			beside := widget.Widget(facts)
			if room.W >= leastLand {
				beside = widget.Row(0, widget.Share(0.6, facts), widget.Grow(widget.Pad(2*gap, gap+1, land))).Flipped()
			}
			hung, share := lanternRadius/2, 0.52*room.W
			if !broad {
				share = min(share, minFacts) // the rest is for a clock below the name
			}
			return widget.Row(0, widget.Fixed(room.W-share-hung, name), widget.Grow(p.touch(widget.Row(0, widget.Gap(hung), widget.Grow(beside)).Flipped()))).Flipped()
		case room.H < minPress+2*factRow:
			high := max(min(minPress, room.H-factRow), room.H-factRow-gap)
			foot := widget.Row(0, widget.Fixed(standing, points), widget.Grow(cubes)).Flipped()
			beside := widget.Pad(3, gap, land)
			if !broad {
				foot, beside = widget.Row(0, widget.Grow(cubes)), widget.Pad(factInset-3, gap/2, points)
			}
			return widget.Stack{
				widget.Column(0, widget.Fixed(high, widget.Row(0, widget.Share(share, name), widget.Grow(beside)).Flipped()),
					widget.Fixed(factRow, widget.Pad(factInset, 0, foot)), widget.Spacer()),
				widget.Row(0, widget.Share(share, widget.Empty{}), widget.Grow(p.touch(widget.Empty{}))).Flipped(),
			}
		}
		row := func(w widget.Widget) *widget.Item {
			return widget.Fixed(factRow, widget.Row(0, widget.Gap(factInset), &widget.Item{Child: w, Grow: 1000, Max: maxFacts}, widget.Spacer(), widget.Gap(factInset)).Flipped())
		}
		left := widget.Column(0, widget.Grow(name), row(points), row(cubes), widget.Gap(gap))
		return widget.Row(0, widget.Share(share, left), widget.Grow(p.touch(widget.Pad(3, gap+1, land)))).Flipped()
	}))
}

// narrow has the name above all, points and cards at the left, the land at the right, and the cubes along the foot;
// in a low panel there is no land.
func (p seatPlace) narrow() widget.Widget {
	const standing, gap, inset = 54.0, 3.0, factInset - 2
	return p.onPanel(widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		facts := widget.Row(0, widget.Gap(inset), widget.Fixed(min(standing, room.W*0.44)-inset, p.points()), widget.Gap(4), widget.Grow(p.land()), widget.Gap(5)).Flipped()
		if room.H < minPress+3*factRow {
			facts = widget.Row(0, widget.Gap(inset), widget.Grow(p.points()), widget.Gap(inset))
		}
		below := widget.Column(0, widget.Grow(facts), widget.Fixed(factRow, widget.Pad(inset, 0, p.goods())), widget.Gap(gap))
		return widget.Column(0, widget.Fixed(minPress, p.name()), widget.Grow(p.touch(below)))
	}))
}
