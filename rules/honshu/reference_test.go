package honshu

import (
	"fmt"
	"slices"
	"testing"

	"engawa/rules"
)

// layer is a printed square of a card, by its place in the order of building.
type layer struct {
	card   int
	square string
}

// slowMap is building once more, written for reading: on every square the cards from bottom to top. It shares nothing
// with Map but the printed faces.
type slowMap struct {
	stacks map[point][]layer
	cubes  map[point]bool
	cards  int
}

// turnRows returns the rows of a card after quarter turns clockwise, each square with its letter.
func turnRows(c Card, turn int) [][]string {
	face := c.Face()
	var rows [][]string
	for _, line := range []string{"ab", "cd", "ef"} {
		var row []string
		for _, letter := range line {
			row = append(row, string(letter)+face[letter-'a'].String())
		}
		rows = append(rows, row)
	}
	for range turn {
		next := make([][]string, len(rows[0]))
		for x := range next {
			for y := len(rows) - 1; y >= 0; y-- {
				next[x] = append(next[x], rows[y][x])
			}
		}
		rows = next
	}
	return rows
}

// try returns why the card cannot lie with its box at x and y and the lettered squares hidden, "" when it can.
func (m *slowMap) try(c Card, x, y, turn int, hidden string, weave bool) string {
	shared, showing, over, under := 0, 0, 0, 0
	below, above := map[int]bool{}, map[int]bool{}
	for row, line := range turnRows(c, turn) {
		for col, one := range line {
			stack := m.stacks[point{x + col, y + row}]
			if stack != nil {
				shared++
			}
			if !contains(hidden, one[0]) {
				showing++
				if stack == nil {
					continue
				}
				over++
				if stack[len(stack)-1].square == "L" {
					return "it covers a lake"
				}
				for _, l := range stack {
					below[l.card] = true
				}
				continue
			}
			if stack == nil {
				return "it is hidden by nothing"
			}
			under++
			if one[1:] == "L" {
				return "it hides a lake"
			}
			above[stack[len(stack)-1].card] = true
		}
	}
	if shared == 0 || showing == 0 || over > 0 && under > 0 && !weave {
		return "it shares nothing, shows nothing or mixes levels"
	}
	for card := range below {
		if above[card] {
			return "it is above and below one card"
		}
	}
	return ""
}

func contains(text string, letter byte) bool {
	for _, c := range []byte(text) {
		if c == letter {
			return true
		}
	}
	return false
}

// lay builds the card; new production squares get a cube.
func (m *slowMap) lay(c Card, x, y, turn int, hidden string) {
	for row, line := range turnRows(c, turn) {
		for col, one := range line {
			at := point{x + col, y + row}
			l := layer{m.cards, one[1:]}
			if contains(hidden, one[0]) {
				m.stacks[at] = append([]layer{l}, m.stacks[at]...)
				continue
			}
			m.stacks[at] = append(m.stacks[at], l)
			delete(m.cubes, at)
			if len(l.square) == 1 && l.square[0] >= 'a' {
				m.cubes[at] = true
			}
		}
	}
	m.cards++
}

// builds returns every legal build in the notation of actions, "o" and "u" for whole cards, sorted.
func (m *slowMap) builds(c Card, weave bool) (out []string) {
	for x := -20; x <= 20; x++ {
		for y := -20; y <= 20; y++ {
			for turn := range 4 {
				shared := m.sharedLetters(c, x, y, turn)
				if shared == "" {
					continue
				}
				for set := range 1 << len(shared) {
					hidden := ""
					for k := range len(shared) {
						if set>>k&1 != 0 {
							hidden += shared[k : k+1]
						}
					}
					if m.try(c, x, y, turn, hidden, weave) == "" {
						out = append(out, fmt.Sprintf("%s@%d,%dr%d%s", c, x, y, turn, levelText(hidden, shared)))
					}
				}
			}
		}
	}
	slices.Sort(out)
	return out
}

func levelText(hidden, shared string) string {
	switch hidden {
	case "":
		return "o"
	case shared:
		return "u"
	}
	return ":" + hidden
}

// sharedLetters returns the letters of the squares that would lie where the map has a card, in order.
func (m *slowMap) sharedLetters(c Card, x, y, turn int) string {
	var letters []byte
	for row, line := range turnRows(c, turn) {
		for col, one := range line {
			if m.stacks[point{x + col, y + row}] != nil {
				letters = append(letters, one[0])
			}
		}
	}
	slices.Sort(letters)
	return string(letters)
}

// TestBuildsAgreeWithTheSlowOnes compares on random maps what can be built, what shows, and where cubes lie.
func TestBuildsAgreeWithTheSlowOnes(t *testing.T) {
	for k := range 24 {
		rng := rules.Rand(11, k)
		weave := k%2 == 0
		first := Province('A'+byte(k/2%2), 1+k%NumProvinces)
		fast := province(t, first.String())
		slow := &slowMap{stacks: map[point][]layer{}, cubes: map[point]bool{}}
		slow.lay(first, 0, 0, 0, "")
		for _, n := range rng.Perm(NumCards)[:7] {
			card := Card(n + 1)
			want := slow.builds(card, weave)
			legal := fast.AppendBuilds(nil, card, weave)
			have := make([]string, len(legal))
			for j, a := range legal {
				c, _ := Fields(a)
				have[j] = formatPlacement(fast, c.Place)
			}
			if !slices.IsSorted(legal) {
				t.Fatalf("the builds of %s on %s are not ascending", card, fast)
			}
			slices.Sort(have)
			if !slices.Equal(have, want) {
				t.Fatalf("weave %v, card %s on %s: %d builds, want %d\n%v\n%v", weave, card, fast, len(have), len(want), have, want)
			}
			c, _ := Fields(legal[rng.IntN(len(legal))])
			p := c.Place
			hidden := ""
			for i := range squares {
				if p.Hidden>>i&1 != 0 {
					hidden += string(rune('a' + i))
				}
			}
			slow.lay(card, int(p.X), int(p.Y), int(p.Turn), hidden)
			next := new(Map)
			fast.BuildInto(next, p)
			fast = next
			if err := slow.differs(fast); err != "" {
				t.Fatalf("%s: %s", fast, err)
			}
		}
	}
}

// differs reports in what the maps differ, "" when they do not.
func (m *slowMap) differs(fast *Map) string {
	seen := naive(fast)
	for at, stack := range m.stacks {
		if top := stack[len(stack)-1].square; seen.shows[at] != top || seen.cubes[at] != m.cubes[at] {
			return fmt.Sprintf("%v shows %s, cube %v; want %s, %v", at, seen.shows[at], seen.cubes[at], top, m.cubes[at])
		}
	}
	if len(seen.shows) != len(m.stacks) || len(seen.cubes) != len(m.cubes) {
		return fmt.Sprintf("%d squares and %d cubes, want %d and %d", len(seen.shows), len(seen.cubes), len(m.stacks), len(m.cubes))
	}
	return ""
}
