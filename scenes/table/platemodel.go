package table

import (
	"time"

	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
)

// plateModel is all that the plate of a seat depends on but for what moves on it.
type plateModel struct {
	words *lang.Catalog
	place int // in the order of play

	seat     rules.Seat
	presence presence
	acts     bool
	keeps    bool
	isBare   bool
	isLate   bool // the clock has little time left
	isLesson bool // a computer player has no face
	isShared bool // several people share the device

	at        geom.Rect
	textScale ui.TextScale
	nameSize  float64 // of the name at most, 0 for any

	player      Player
	order       string // the place in the order of play, in words
	status      string
	title       string
	clock       string
	brief       string // the clock where there is little room
	spokenClock string // the clock for who hears it
}

// plateModel returns what the plate of a seat depends on.
func (t *Table) plateModel(seat rules.Seat, textScale ui.TextScale) plateModel {
	_, draws := t.privacy()
	standing, stands := StandingOf(t.board, t.session.state(), seat)
	m := plateModel{
		seat: seat, player: t.session.players[seat], at: t.places.Seats[seat], textScale: textScale, words: t.services.Words,
		presence: t.presence(seat), acts: t.acting(seat), keeps: draws && t.session.keeps(seat), isBare: t.places.Bare.Has(seat),
		isLesson: t.guide != nil, place: standing.Place, order: standing.Order, status: t.statusOf(seat, standing, stands),
	}
	m.clock, m.isLate = t.clockOf(seat, time.Second)
	m.brief = t.briefClock(seat, m.clock)
	if !m.isLesson {
		m.title = SeatTitle(t.board, t.session.state(), seat)
	}
	return m
}

// plateOf is what stands on the plate of a seat.
func (t *Table) plateOf(seat rules.Seat, textScale ui.TextScale) Plate {
	m := t.plateModel(seat, textScale)
	return t.fitPlate(&m)
}

// fitPlate returns the plate with the words that have room.
func (t *Table) fitPlate(m *plateModel) Plate {
	plate := Plate{
		Seat: m.seat, Name: m.player.Name, Status: m.status, Title: m.title, Place: m.place, Acts: m.acts, Keeps: m.keeps, Bare: m.isBare,
		Clock: m.clock, Late: m.isLate, TextScale: m.textScale,
	}
	if !m.isLesson {
		plate.Face, plate.Level = m.player.Appearance(m.words, t.session.match.Game)
	}
	if m.presence == slow {
		plate.Line = m.words.T(lang.SeatSlow)
	}
	plate = plate.WithTitle(m.words, m.at)
	if plate.Bare {
		return m.belowName(plate).WithOrder(m.order, m.at)
	}
	return plate.clockBelow(m.at).WithOrder(m.order, m.at)
}

// belowName returns a bare plate with who is not there and the clock, as far as they have room. The clock of who is to act
// comes first; that of a seat that nobody has taken yet does not.
func (m *plateModel) belowName(plate Plate) Plate {
	who := ""
	switch m.presence {
	case free:
		who = m.words.T(lang.SeatFree)
	case absent, playedByBot:
		who = m.words.T(lang.SeatAway)
	case slow:
		who = plate.Line
	}
	both := who
	if who != "" && plate.Clock != "" {
		both = m.words.T(lang.TableTitled, lang.Text("status", who), lang.Text("title", plate.Clock))
	}
	first, second := who, plate.Clock
	if plate.Acts && m.presence != free {
		first, second = second, first // the clock runs
	}
	plate.Below = ""
	crest := plate.plan(m.at).crest
	for _, below := range []string{both, first, second, m.brief} {
		plate.Below = below
		plan := plate.plan(m.at)
		if below != "" && plan.second && (m.presence != slow || plan.crest >= crest) { // of a slow line the crest has a sign
			return plate
		}
	}
	plate.Below = ""
	return plate
}
