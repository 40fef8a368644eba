package scenestest

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/scenes/input"
	"engawa/scenes/table"
)

// homeworldsScreens lists the pictures of Homeworlds.
func homeworldsScreens() []Screen {
	three := homeworldsTable(3, threeWorlds)
	return []Screen{
		{"homeworlds-book", openBook("homeworlds")},
		{"homeworlds-book-later", inOrder(openBook("homeworlds"), press(slices.Repeat([]string{"next"}, 12)...))},
		{"homeworlds-start", homeworldsTable(2, "")},
		{"homeworlds-middle", three},
		{"homeworlds-second", homeworldsTable(3, "", "done", "reserve b3")},
		{"homeworlds-chosen", inOrder(homeworldsTable(3, threeWorlds, "piece y2 s1"), closeSystem)},
		{"homeworlds-power", homeworldsTable(3, threeWorlds, "piece y2 s1", "button 3")},
		{"homeworlds-crowd", homeworldsTable(2, crowdedWorlds, "crowd s4 g")},
		{"homeworlds-done", homeworldsTable(2, crowdedWorlds)},
		{"homeworlds-acted", homeworldsTable(3, actedWorlds)},
		{"homeworlds-many", homeworldsTable(4, ManySystems)},
		{"homeworlds-six", homeworldsTable(6, sixWorlds)},
		{"homeworlds-sacrifice", homeworldsTable(2, sacrificedWorlds, "piece g1 H0")},
		{"homeworlds-world", homeworldsTable(3, threeWorlds, "cell s1")},
		{"homeworlds-world-crowd", openSystem(2, fleetWorlds, "cell H0")},
		{"homeworlds-world-three", openSystem(3, crowdedSystem, "cell s1")},
		{"homeworlds-log", inOrder(three, strike(input.Stroke{Key: ebiten.KeyL}))},
		{"homeworlds-recap", inOrder(three, openRecap)},
		{"homeworlds-naming", inOrder(homeworldsTable(3, threeWorlds, "cell s1"), pressIfThere("name"))}, // there is not always room for it
	}
}

// Positions of Homeworlds that the pictures show, some with moves that follow them.
const (
	actedWorlds = "3/5 0 H0:0(b3y1)g3b1|| H1:1(b2g1)|g3r2| H2:2(r3y2)||g3b2 s1:-1(g2)y2r1|b1| s2:-1(r1)||y2 s3:-1(y3)g1||y1" +
		"; build b1 H0"

	threeWorlds = actedWorlds + "; end; build r1 H1; end; trade b2 y2 H2; end"

	crowdedWorlds = "2/3 0. H0:0(b3y1)g3b1| H1:1(b2r1)|g3y1 s1:-1(g2)y2r1|b1 s2:-1(r1)|y2 s4:-1(g3)g1g1|g2r3"

	// ManySystems is a galaxy of many small systems, for four seats.
	ManySystems = "4/5 0 H0:0(b3y1)g3b1||| H1:1(b2r1)|g3y1|| H2:2(g1r3)||y3| H3:3(g2b1)|||g3 s1:-1(g2)y2r1||b1| s2:-1(r1)|y2|| " +
		"s3:-1(y3)g1|y1|| s5:-1(b2)b2||| s7:-1(r2)|g1g1|| s8:-1(r3)b3|b1|| s9:-1(g3)r2|||y1 s10:-1(y2)||y3| s11:-1(b3)|||r3 s12:-1(g1)||b3| " +
		"s13:-1(g2)r1|r2|| s14:-1(y2)b2||| s15:-1(r1)|r2|| s16:-1(b1)||g2| s17:-1(y1)|r3|| s18:-1(r3)|||y3" +
		"; trade g3 b3 H0; end; build g2 H1; end; move y3 s10 H2; end; move y1 s9 H1; end"

	sixWorlds = "6/5 0 H0:0(b3y1)g3||||| H1:1(b2r1)|g3y1|||| H2:2(g2b1)||y3||| H3:3(r3y2)|||g3|| H4:4(b3g2)||||r3b1| " +
		"H5:5(y3r1)|||||b3 s1:-1(g1)g1|r1|||| s2:-1(r2)||y1|b1|y1|b2 s3:-1(y3)|||r1||g1" +
		"; build g1 H0; end; build y1 H1; end; trade y3 g3 H2; end; build g1 H3; end; build b1 H4; end; trade b3 r3 H5; end"

	// fleetWorlds has a home with a ship of each kind.
	fleetWorlds = "2/3 0. H0:0(b3y1)g3b1g1r1r2y3y2b2r3y1g2b3| H1:1(b2r1)|g3y1"

	// crowdedSystem has ships of three seats in one system.
	crowdedSystem = "3/5 0 H0:0(b3y1)g3b1r1|| H1:1(b2g1)|g3r2| H2:2(r3y2)||g3b2 s1:-1(g2)y2r1b3g1g1|b1r2|g2y1 s2:-1(r1)||y2 s3:-1(y3)g1||y1"

	sacrificedWorlds = "2/3 0!y2 H0:0(b3y1)g3b1g1| H1:1(b2r1)|g3y1 s1:-1(g2)r1|b1 s2:-1(r1)|y2 s3:-1(r3)|y3"
)

// homeworldsTable is [Driver.ShowHomeworlds] as a step.
func homeworldsTable(seats int, position string, parts ...string) step {
	return func(d *Driver) error { return d.ShowHomeworlds(seats, position, parts...) }
}

// ShowHomeworlds shows a match of Homeworlds from the position, the set-up of which is played when it is empty, and points at
// parts one after the other: "cell s1", "piece y2 s1" for an own ship, "crowd s1 g" or a key of the page.
func (d *Driver) ShowHomeworlds(seats int, position string, parts ...string) error {
	m, err := HomeworldsMatch(seats, position)
	if err != nil {
		return err
	}
	if err := d.ShowMatch(m); err != nil {
		return err
	}
	for _, part := range parts {
		if err := d.Press(HomeworldsKey(m.State().(*homeworlds.State), part)); err != nil {
			return err
		}
	}
	return nil
}

// openSystem shows a match of Homeworlds with a system open: it is pointed at once more where that shows its connections
// first.
func openSystem(seats int, position, system string) step {
	return inOrder(homeworldsTable(seats, position, system), func(d *Driver) error {
		m, err := d.Match()
		if err != nil {
			return err
		}
		return pressIfThere(HomeworldsKey(m.State().(*homeworlds.State), system))(d)
	})
}

// closeSystem closes the system that lies open, if one does.
func closeSystem(d *Driver) error {
	leave := rules.Part{Kind: rules.PartButton, Index: homeworlds.ButtonDetonate + 1}
	return pressIfThere(leave.String())(d)
}

// HomeworldsMatch makes a match of Homeworlds of people at one device, from a position and the moves after it.
func HomeworldsMatch(seats int, position string) (*rules.Match, error) {
	position, moves, _ := strings.Cut(position, ";")
	setup := rules.Setup{Seats: seats, Options: map[string]string{"start": "0"}}
	if position != "" {
		setup.Options["win"], setup.From = "laststanding", position
	}
	m, err := rules.NewMatch(homeworlds.Game{}, setup, 7)
	if err != nil {
		return nil, err
	}
	table.SetPlayers(m, Players(seats, seats))
	err = m.PlayNature()
	for _, move := range strings.FieldsFunc(moves, func(r rune) bool { return r == ';' }) {
		if err := playMoves(m, strings.TrimSpace(move)); err != nil {
			return nil, fmt.Errorf("the move %q of a picture: %w", move, err)
		}
	}
	return m, err
}

// HomeworldsKey returns the key of the control that stands for a part.
func HomeworldsKey(s *homeworlds.State, part string) string {
	words := strings.Fields(part)
	slot, _ := s.Find(words[len(words)-1])
	if words[0] == "crowd" {
		slot, _ = s.Find(words[1])
	}
	switch words[0] {
	case "cell":
		return rules.Part{Kind: rules.PartCell, Index: int32(slot)}.String()
	case "reserve":
		for p := range homeworlds.Piece(homeworlds.NumPieces) {
			if p.String() == words[1] {
				return rules.Part{Kind: rules.PartReserve, Index: int32(p)}.String()
			}
		}
	case "piece":
		for p := range homeworlds.Piece(homeworlds.NumPieces) {
			if p.String() == words[1] {
				return rules.Part{Kind: rules.PartPiece, Index: homeworlds.PieceIndex(slot, s.Turn(), p)}.String()
			}
		}
	case "crowd":
		for c := range homeworlds.Colour(homeworlds.NumColours) {
			if c.String() == words[2] {
				return rules.Part{Kind: rules.PartButton, Index: homeworlds.ButtonOverpopulation + int32(slot)*homeworlds.NumColours + int32(c)}.String()
			}
		}
	}
	return part
}
