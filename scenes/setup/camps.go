package setup

import (
	"slices"
	"strings"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// Measures of the button that changes a seat's camp, in logical units.
const (
	campWide = 112.0
	campLong = 140.0 // where a row of two lines has room for the whole name
	campHigh = 44.0
	campSign = 30.0
)

// standardHeroes are the heroes of a match whose heroes are named, until somebody names others.
const standardHeroes = "BN BW AR JU/RA JA BE VA"

// mustered returns the beginning of a battle in which the seats are in these camps, so many of them; the camps are those of
// the game itself for nil. It returns false where the rules do not allow it, and in games without camps.
func (s *Scene) mustered(seats int, camps []int) (*forhonor.State, bool) {
	if !s.info.Teams {
		return nil, false
	}
	st, err := s.game.New(rules.Setup{
		Seats: seats, Teams: camps, Options: map[string]string{optionMuster: heroesNamed, optionHeroes: standardHeroes},
	})
	if err != nil {
		return nil, false
	}
	battle, ok := st.(*forhonor.State)
	return battle, ok
}

// ownCamps returns the camps that the game itself gives the seats; nil in games without.
func (s *Scene) ownCamps() []int {
	battle, ok := s.mustered(len(s.players), nil)
	if !ok {
		return nil
	}
	camps := make([]int, len(s.players))
	for seat := range camps {
		camps[seat] = int(battle.Camp(rules.Seat(seat)))
	}
	return camps
}

// recallCamps divides the seats as they were the last time, if the rules allow it.
func (s *Scene) recallCamps(teams []int) {
	s.camps = s.ownCamps()
	if _, ok := s.mustered(len(s.players), teams); ok && len(teams) == len(s.players) {
		s.camps = slices.Clone(teams)
	}
}

// resizeCamps divides the seats anew after their number has changed; who has chosen a camp stays there as far as the rules
// allow.
func (s *Scene) resizeCamps() {
	fresh := s.ownCamps()
	if len(fresh) > 0 {
		kept := slices.Clone(fresh)
		copy(kept, s.camps)
		if _, ok := s.mustered(len(kept), kept); ok {
			fresh = kept
		}
	}
	s.camps = fresh
}

// teams returns the camps for the setup of a match; nil where the game's own are meant.
func (s *Scene) teams() []int {
	if slices.Equal(s.camps, s.ownCamps()) {
		return nil
	}
	return slices.Clone(s.camps)
}

// switchCamp puts a seat into the other camp. Where that would leave a camp empty or too large, the next seat of the other
// camp comes over for it.
func (s *Scene) switchCamp(seat int) {
	camps := slices.Clone(s.camps)
	camps[seat] = 1 - camps[seat]
	if _, ok := s.mustered(len(camps), camps); !ok {
		for step := 1; step < len(camps); step++ {
			if other := (seat + step) % len(camps); camps[other] == camps[seat] {
				camps[other] = s.camps[seat]
				break
			}
		}
	}
	s.camps, s.told = camps, toldCamps
	s.changed()
}

// heroesOf returns how many heroes a seat owns.
func (s *Scene) heroesOf(seat int) int {
	battle, ok := s.mustered(len(s.camps), s.camps)
	if !ok {
		return 0
	}
	n := 0
	for _, figure := range battle.Figures(forhonor.Camp(s.camps[seat])) {
		if figure.Owner == rules.Seat(seat) {
			n++
		}
	}
	return n
}

// campName returns what a camp is called.
func (s *Scene) campName(camp int) string { return s.words().Camp(forhonor.Camp(camp).String(), "") }

// campsHint tells who plays in which camp, and with how many heroes.
func (s *Scene) campsHint() string {
	words := s.words()
	var told []string
	for camp := range forhonor.NumCamps {
		var list []string
		for seat, c := range s.camps {
			if c == camp {
				list = append(list, words.T(lang.SetupCampSeat, lang.Text("name", s.name(seat)), lang.Count("n", s.heroesOf(seat))))
			}
		}
		told = append(told, words.T(lang.SetupCampOf, lang.Text("camp", s.campName(camp)), lang.Text("list", strings.Join(list, ", "))))
	}
	return strings.Join(told, " ")
}

// campControl is the button with the camp of a seat and the number of its heroes; pressing it changes the camp.
func (s *Scene) campControl(key string, seat int, r geom.Rect) *ui.Control {
	camp, n := s.camps[seat], s.heroesOf(seat)
	name, heroes := s.campName(camp), s.words().T(lang.SetupHeroesOf, lang.Count("n", n))
	return &ui.Control{
		Key: key, Rect: r, Role: ui.RoleButton, Name: s.words().T(lang.SetupCamp), Value: name + " · " + heroes,
		Press: func() { s.switchCamp(seat) },
		Paint: func(c *canvas.Canvas, shown ui.Shown) {
			if shown.Focus {
				ui.DrawFocus(c, r.Inset(3), ui.Radius)
			}
			face := r.Move(0, 2*shown.Press-2*shown.Hover)
			ui.DrawPaper(c, quietSlip(), face)
			const edge, gap = 6.0, 5.0
			drawCampSign(c, camp, n, geom.Pt(face.X+edge+campSign/2, face.Centre().Y))
			text := geom.R(face.X+edge+campSign+gap, face.Y+4, face.W-2*edge-campSign-gap, face.H-8)
			drawCampWords(c, text, name, heroes)
		},
	}
}

// drawCampWords writes the name of a camp over the number of heroes, or where they have no room, the sign of a change.
func drawCampWords(c *canvas.Canvas, r geom.Rect, name, heroes string) {
	strong, body := ui.Fit(ui.Strong(13.5), name, r.W), ui.Fit(ui.Body(12.5), heroes, r.W)
	switch {
	case letters.Measure(strong, name) > r.W:
		ui.DrawIcon(c, "swap", r.Centre(), 20, sprites.Ink2)
		return
	case letters.Measure(body, heroes) > r.W: // the sign has their number
		c.Text(strong, name, geom.Pt(r.X, canvas.InMiddle(strong, r.Y, r.Bottom())), sprites.Ink, canvas.Left)
		return
	}
	upper, lower := r.CutTop(r.H / 2)
	c.Text(strong, name, geom.Pt(r.X, canvas.InMiddle(strong, upper.Y, upper.Bottom())), sprites.Ink, canvas.Left)
	c.Text(body, heroes, geom.Pt(r.X, canvas.InMiddle(body, lower.Y, lower.Bottom())), sprites.Ink2, canvas.Left)
}

// drawCampSign draws the sign of a camp with a number on it: round for the attackers, its corners cut for the defenders, as
// the tokens of their heroes are.
func drawCampSign(c *canvas.Canvas, camp, number int, at geom.Point) {
	disc := sprites.GroupDisc{Camp: sprites.Camp(camp), Count: number}
	box := disc.Box()
	c.Draw(canvas.Picture{
		Key: disc, Box: geom.R(box.X, box.Y, box.W, box.H), Paint: func(v *vector.Canvas) { _ = disc.Draw(v) },
	}, at, canvas.Look{Size: campSign / box.W})
}
