package honshu

import (
	"strings"

	"engawa/rules"
)

// AllCubes stands for a cube on every production square that shows, in the texts of ParseMap.
const AllCubes = "all"

// ParseMap reads a map by itself, woven or not: its cards as Map.String writes them, and the cells that hold a cube, as
// "0,1+2,-1", AllCubes or nothing. The cubes are of an endless pool.
func ParseMap(cards, cubes string) (*Map, error) {
	p := player{}
	r := Rules{Weave: true, SideB: len(cards) > 0 && cards[0]|' ' == 'b'}
	if ok, err := p.readMap(cards, r); !ok || err != nil {
		return nil, rules.Errorf(CodeInput, "%q is no map; expected its cards in the order of building, as \"A3+16@1,-1r3o\"",
			rules.Shorten(cards))
	}
	if cubes == AllCubes {
		for at := range p.cardMap.Cells {
			p.cardMap.setCube(at)
		}
		return p.cardMap, nil
	}
	if cubes != "" && !p.readCubes(cubes) {
		return nil, rules.Errorf(CodeInput,
			"%q are no cubes of the map; expected production squares in ascending order, as \"0,1+2,-1\"", rules.Shorten(cubes))
	}
	return p.cardMap, nil
}

// ParsePlacement reads how a card is laid on a map, legal or not, as "47@0,-3r2u".
func ParsePlacement(text string, on *Map) (Placement, error) {
	card, rest, _ := strings.Cut(strings.ToLower(text), "@")
	c, err := readBuild(text, card, rest, on)
	return c.Place, err
}

// readMap reads the cards of a map in the order of building. It returns false for what is no map, and why a card cannot lie as
// it does.
func (p *player) readMap(text string, r Rules) (bool, *rules.Error) {
	for k, one := range strings.Split(strings.ToLower(text), "+") {
		card, rest, _ := strings.Cut(one, "@")
		if k == 0 {
			province, ok := provinceOf(one)
			if !ok {
				return false, nil
			}
			if err := p.lay(Placement{Card: province}, r); err != nil {
				return false, err
			}
			continue
		}
		number, ok := readCard(card)
		if !ok {
			return false, nil
		}
		place, err := readPlacement(one, number, rest, p.cardMap)
		if err != nil {
			return false, nil
		}
		if err := p.lay(place, r); err != nil {
			return false, err
		}
	}
	return true, nil
}

// readCubes lays cubes on the cells listed in ascending order.
func (p *player) readCubes(text string) bool {
	last := -1
	for _, one := range strings.Split(text, "+") {
		at, ok := readCell(one)
		if !ok || int(at) <= last || p.layCube(uint16(at)) != "" {
			return false
		}
		last = int(at)
	}
	return true
}
