package forhonor

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/forhonor"
)

// figure is a hero on the screen. Its place is given in columns and rows of the battlefield, so that it stays where it
// is while the window or the camera moves.
type figure struct {
	game.Figure
	col, row    float64 // of its middle: whole numbers at rest, see game.Square
	fade        float64 // how transparent, 0 at rest to 1
	lift        float64 // above the ground, in sides of a square; 0 at rest
	lifeFlash   float64 // from 1 to 0 while it loses or regains life
	returnRound int     // the round in which it is available again as things stand, if it is out; 0 for none
}

// resetPosition puts the figure where it stands.
func (f *figure) resetPosition() {
	f.fade, f.lift, f.lifeFlash, f.col, f.row = 0, 0, 0, 0, 0
	if f.At != game.NoSquare {
		f.col, f.row = spotOf(f.At)
	}
}

// soldier is a soldier on the screen.
type soldier struct {
	camp      game.Camp
	at        game.Square
	col, row  float64 // as of a figure
	bob       float64 // how high its spear is raised, 0 at rest to 1
	fade      float64
	hasFallen bool // it has fallen, and is only seen on its way
}

// display is what lies on the screen. A position sets it, and each event changes it.
type display struct {
	round      int
	figures    [game.NumCamps][game.CampSize]figure
	soldiers   []*soldier
	holder     [game.NumZones]int8 // the camp that holds each card, nobody for none
	score      [game.NumCamps]int
	cardsLeft  [game.NumCamps]int // initiative cards
	isBroken   [game.NumCamps]bool
	calledCamp int8      // the camp whose initiative card lies open, nobody for none
	turn       float64   // how far that card has been turned over, 0 to 1
	active     game.Hero // the hero that is being played
	ready      rules.Seats
	fight      [2]game.Hero // the heroes that fight, the attacker first
	cards      [2]game.Card // what they have shown in the first round
	won        int8         // which of them has won it, nobody for neither
}

// turnsLeft returns how many heroes of a camp act in this round after the one of the moment, see
// [game.State.TurnsLeft].
func (v *display) turnsLeft(camp game.Camp) int {
	n := 0
	for k := range v.figures[camp] {
		if v.figures[camp][k].IsEligible() {
			n++
		}
	}
	if v.calledCamp == int8(camp) && v.active == game.NoHero {
		n--
	}
	return min(n, v.cardsLeft[camp])
}

// spotOf returns the column and the row of a square.
func spotOf(q game.Square) (col, row float64) { return float64(q.Column()), float64(q.Row()) }

// displayOf returns what a position shows at rest.
func displayOf(s *game.State) display {
	v := display{round: s.Round(), calledCamp: game.Nobody, turn: 1, ready: s.Ready(), won: game.Nobody}
	for camp := range game.Camp(game.NumCamps) {
		for k, f := range s.Figures(camp) {
			at := &v.figures[camp][k]
			at.Figure = f
			at.resetPosition()
			at.returnRound = s.ReturnRound(camp, f.Post)
		}
		v.score[camp], v.cardsLeft[camp], v.isBroken[camp] = s.Score(camp), s.Initiative(camp), s.IsBroken(camp)
	}
	for z := range game.Zone(game.NumZones) {
		v.holder[z] = game.Nobody
		if camp, ok := s.Holder(z); ok {
			v.holder[z] = int8(camp)
		}
	}
	for q := range game.Square(game.NumSquares) {
		if camp, ok := s.SoldierAt(q); ok {
			v.addSoldier(camp, q)
		}
	}
	v.active, _, _, _ = s.Active()
	switch s.Phase() {
	case game.PhaseCall:
		seat, _ := s.Actors().Only()
		v.calledCamp = int8(s.Camp(seat))
	case game.PhaseAct, game.PhaseCombat:
		if f := v.figure(v.active); f != nil {
			v.calledCamp = int8(v.campOf(v.active))
		}
	}
	if s.Rules().IsOrderRandom && (s.Phase() == game.PhaseDeal || s.Phase() == game.PhasePick) {
		for seat := range rules.Seat(s.Seats()) {
			picks, _ := s.Picks(seat)
			for h := range picks.All() {
				v.enlist(h, seat)
			}
		}
	}
	v.fight, v.cards = s.Fight()
	if h := s.FirstWinner(); h != game.NoHero {
		v.won = int8(slices.Index(v.fight[:], h))
	}
	return v
}

// enlist gives a hero to its owner, whose heroes stand in the order of their numbers. Nothing happens where the owner
// has all of its heroes.
func (v *display) enlist(h game.Hero, owner rules.Seat) {
	for camp := range v.figures {
		for k := range v.figures[camp] {
			f := &v.figures[camp][k]
			if f.Owner != owner || f.Hero != game.NoHero && f.Hero < h {
				continue
			}
			next := f.Hero
			f.Hero, f.Post, f.At, f.Life = h, game.Available, game.NoSquare, int8(h.Life())
			if h = next; h == game.NoHero {
				return
			}
		}
	}
}

// countHeroes is how many heroes are in play.
func (v *display) countHeroes() (n int) {
	for camp := range v.figures {
		for _, f := range v.figures[camp] {
			if f.Hero != game.NoHero {
				n++
			}
		}
	}
	return n
}

// addSoldier puts a soldier on the square and returns it.
func (v *display) addSoldier(camp game.Camp, q game.Square) *soldier {
	s := &soldier{camp: camp, at: q}
	s.col, s.row = spotOf(q)
	v.soldiers = append(v.soldiers, s)
	return s
}

// soldierAt returns the soldier on the square, nil for none.
func (v *display) soldierAt(q game.Square) *soldier {
	for _, s := range v.soldiers {
		if s.at == q && !s.hasFallen {
			return s
		}
	}
	return nil
}

// figure returns a hero that is in play, nil for another.
func (v *display) figure(h game.Hero) *figure {
	if h == game.NoHero {
		return nil
	}
	for camp := range v.figures {
		for k := range v.figures[camp] {
			if v.figures[camp][k].Hero == h {
				return &v.figures[camp][k]
			}
		}
	}
	return nil
}

// campOf returns the camp of a hero that is in play.
func (v *display) campOf(h game.Hero) game.Camp {
	for k := range v.figures[game.Defenders] {
		if v.figures[game.Defenders][k].Hero == h {
			return game.Defenders
		}
	}
	return game.Attackers
}

// heroAt returns the hero on the square, NoHero for none.
func (v *display) heroAt(q game.Square) game.Hero {
	for camp := range v.figures {
		for k := range v.figures[camp] {
			if f := &v.figures[camp][k]; f.Post == game.Fielded && f.At == q {
				return f.Hero
			}
		}
	}
	return game.NoHero
}
