package homeworlds

import (
	"fmt"
	"slices"
	"strings"
)

// after returns the table after a command.
func (t *table) after(command string) *table {
	t = t.copy()
	w := strings.Fields(command)
	key := w[len(w)-1]
	if w[0] == "move" || w[0] == "discover" || w[0] == "attack" {
		key = w[2]
	}
	switch w[0] {
	case "star":
		t.bank[w[1]]--
		if t.home() == nil {
			t.systems = append(t.systems, place{key: fmt.Sprintf("H%d", t.mover), home: t.mover, ships: map[int][]string{}})
		}
		t.home().stars = append(t.home().stars, w[1])
	case "ship":
		t.bank[w[1]]--
		t.home().ships[t.mover] = []string{w[1]}
		t.pass()
	case "build":
		t.bank[w[1]]--
		t.at(key).ships[t.mover] = append(t.at(key).ships[t.mover], w[1])
		t.useAction()
	case "trade":
		t.bank[w[1]]++
		t.bank[w[2]]--
		t.at(key).ships[t.mover] = append(remove(t.at(key).ships[t.mover], w[1]), w[2])
		t.useAction()
	case "discover":
		t.bank[w[3]]--
		t.lastNumber++
		t.systems = append(t.systems, place{key: w[4], home: -1, stars: []string{w[3]}, ships: map[int][]string{}})
		t.sail(w[1], key, w[4])
		t.useAction()
	case "move":
		t.sail(w[1], key, w[3])
		t.useAction()
	case "attack":
		owner := int(w[3][1] - '0')
		s := t.at(key)
		s.ships[owner] = remove(s.ships[owner], w[1])
		s.ships[t.mover] = append(s.ships[t.mover], w[1])
		t.useAction()
	case "sacrifice":
		t.bank[w[1]]++
		t.at(key).ships[t.mover] = remove(t.at(key).ships[t.mover], w[1])
		t.tidy()
		t.phase, t.colour, t.left = "sac", w[1][:1], int(w[1][1]-'0')
	case "catastrophe":
		t.explode(t.at(w[1]), w[2])
	case "end":
		t.end()
	}
	return t
}

func (t *table) sail(p, from, to string) {
	t.at(from).ships[t.mover] = remove(t.at(from).ships[t.mover], p)
	t.at(to).ships[t.mover] = append(t.at(to).ships[t.mover], p)
	t.tidy()
}

func (t *table) useAction() {
	if t.phase == "sac" {
		t.left--
	}
	if t.phase == "start" || t.left == 0 {
		t.phase = "done"
	}
}

func (t *table) explode(s *place, colour string) {
	keep := func(list []string) (rest []string) {
		for _, p := range list {
			if p[:1] == colour {
				t.bank[p]++
			} else {
				rest = append(rest, p)
			}
		}
		return rest
	}
	s.stars = keep(s.stars)
	for k := range s.ships {
		s.ships[k] = keep(s.ships[k])
	}
	t.tidy()
	if !t.anytime {
		t.phase = "done"
	}
}

// tidy returns what the rules send back to the bank: everything of a system without stars, and stars without ships
// unless they are the home of a living seat.
func (t *table) tidy() {
	var stay []place
	for _, s := range t.systems {
		if len(s.stars) > 0 && (s.count() > 0 || s.home >= 0) {
			stay = append(stay, s)
			continue
		}
		for _, p := range s.stars {
			t.bank[p]++
		}
		for _, ships := range s.ships {
			for _, p := range ships {
				t.bank[p]++
			}
		}
	}
	t.systems = stay
}

func (t *table) end() {
	for seat := range t.seats {
		home := t.at(fmt.Sprintf("H%d", seat))
		if !t.out[seat] && (home == nil || len(home.ships[seat]) == 0) {
			t.out[seat] = true
			if home != nil {
				home.home = -1
			}
		}
	}
	t.tidy()
	t.pass()
}

func (t *table) pass() {
	for range t.seats {
		t.mover = (t.mover + 1) % t.seats
		if !t.out[t.mover] {
			break
		}
	}
	t.phase = "start"
	if t.home() == nil {
		t.phase = "setup"
	}
}

// shortForm writes the systems as ShortForm does.
func (t *table) shortForm() string {
	var words []string
	for _, s := range t.systems {
		ships := make([]string, t.seats)
		for k := range ships {
			ships[k] = strings.Join(slices.Sorted(slices.Values(s.ships[k])), "")
		}
		stars := strings.Join(slices.Sorted(slices.Values(s.stars)), "")
		words = append(words, fmt.Sprintf("%d(%s)%s", s.home, stars, strings.Join(ships, "|")))
	}
	slices.Sort(words)
	return strings.Join(words, " ")
}
