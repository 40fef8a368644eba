package forhonor

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/field"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
)

// leastPress is the least size of what is pressed by a finger, in logical units.
const leastPress = 44.0

// Places of the round buttons among those of the table's Frame.
const (
	toolMenu = iota
	toolUndo
	toolHint
	toolRules
	tools = 6
)

// layout is where everything lies in one room.
type layout struct {
	slips [rules.MaxSeats]geom.Rect               // of each seat: crest and name
	cards [game.NumCamps][game.CampSize]geom.Rect // of each hero, in the order of State.Figures
	strip bool                                    // the cards are small ones: token and life

	score      geom.Rect // the panel of the score
	initiative geom.Rect // its middle, with the initiative cards
	breaking   geom.Rect // the banner of broken camps; where it lies on the window, that is lower while it is seen
	message    geom.Rect
	orders     geom.Rect // what can be ordered now, see ordersPlan
	confirm    geom.Rect // the tick and the cross
	log        geom.Rect // of a match that is only looked at
	tools      [tools]geom.Rect
	threat     geom.Rect // the button of the threat map
	whole      geom.Rect // the button that shows the whole battlefield; empty where it always is

	frame  geom.Rect // of wood, around the window
	window geom.Rect // through which the battlefield is seen
	near   float64   // side of a square that is looked at nearly; 0 where all of the field is seen from the start
	lie    field.Lie

	over  geom.Rect // the draft, the line-up, and a hero looked at closely: all but slips, tools and message
	duel  geom.Rect // the whole room
	watch bool      // nothing will ever be chosen

	learns bool // in a lesson, which says itself what there is to say
}

// muster says who owns the heroes, in the order of State.Figures.
type muster [game.NumCamps][game.CampSize]rules.Seat

func musterOf(s *game.State) (m muster) {
	for camp := range game.Camp(game.NumCamps) {
		for k, f := range s.Figures(camp) {
			m[camp][k] = f.Owner
		}
	}
	return m
}

// owners lists the seats of a camp in the order of their heroes. Together reports whether the heroes of each stand
// together: in a fixed order they need not.
func (m *muster) owners(camp game.Camp) (list []rules.Seat, together bool) {
	together = true
	for k, owner := range m[camp] {
		switch {
		case !slices.Contains(list, owner):
			list = append(list, owner)
		case owner != m[camp][k-1]:
			together = false
		}
	}
	return list, together
}

// layoutFor arranges the table in the room, with that camp below where the battlefield stands upright. For the left
// hand what is pressed changes sides. In a lesson, which names heroes, their cards are as high as names need.
func layoutFor(v stage.View, m muster, below game.Camp, leftHanded, watched, learns bool) layout {
	l := layout{watch: watched, learns: learns}
	switch v.Class {
	case stage.Tall:
		l.tall(v.Safe, m, below, leftHanded)
	case stage.Low:
		l.low(v.Safe, m, leftHanded)
	default:
		l.wide(v.Safe, m, leftHanded)
	}
	l.duel = v.Safe
	return l
}

// column sets out the cards of a camp from the top of r down, each owner's slip above the owner's cards. Where these do
// not stand together all slips stand on top. The lantern over the right end of a slip takes so much of its breadth.
func (l *layout) column(r geom.Rect, m muster, camp game.Camp, slip, gap, mostCard, lantern float64) {
	owners, together := m.owners(camp)
	n := float64(len(owners))
	card := min(mostCard, (r.H-n*(slip+gap)-(game.CampSize-1)*gap)/game.CampSize)
	y := r.Y
	place := func(owner rules.Seat) {
		l.slips[owner] = geom.R(r.X, y, r.W-lantern, slip)
		y += slip + gap
	}
	if !together {
		for _, owner := range owners {
			place(owner)
		}
	}
	for k, owner := range m[camp] {
		if together && (k == 0 || owner != m[camp][k-1]) {
			place(owner)
		}
		l.cards[camp][k] = geom.R(r.X, y, r.W, card)
		y += card + gap
	}
}

// slipLantern is what the lantern over the right end of a slip needs, where nothing is free beside it.
const slipLantern = 8.0

// row sets n places of the width side by side from the left of r on, or from its right end.
func row(r geom.Rect, n int, wide, gap float64, fromRight bool) []geom.Rect {
	list := make([]geom.Rect, n)
	for k := range list {
		x := r.X + float64(k)*(wide+gap)
		if fromRight {
			x = r.Right() - wide - float64(k)*(wide+gap)
		}
		list[k] = geom.R(x, r.Y, wide, r.H)
	}
	return list
}
