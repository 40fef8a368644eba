package diagram

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/scenes/lang"
)

// battle is the picture of a position of For Honor, or of a part of the battlefield, with what is looked at there.
type battle struct {
	state    *forhonor.State
	from, to forhonor.Square // two corners of what is shown
	look     look
	marks    []spot
}

// spot is a mark on a square.
type spot struct {
	at   forhonor.Square
	kind lang.MarkKind
}

// look is the part of the battlefield that the picture is about.
type look struct {
	kind   string // one of lang.LookReach and so on, "" for nothing
	cost   [forhonor.NumSquares]uint8
	way    []forhonor.Square // with the square where it begins
	steps  int               // what the way costs
	shot   [2]forhonor.Square
	stop   forhonor.Square // what is in the way of the shot, NoSquare for nothing that can be shown
	free   bool            // the shot can be made
	inside []forhonor.Square
}

// battleOf returns the picture of the whole battlefield.
func battleOf(s *forhonor.State) battle {
	return battle{state: s, from: forhonor.SquareAt(0, 1), to: forhonor.SquareAt(forhonor.Columns-1, forhonor.Rows)}
}

// battleFigure returns the picture of a figure of For Honor's book that shows the battlefield.
func battleFigure(f *lang.Figure) (battle, error) {
	s, err := forhonor.Game{}.ParsePosition(rules.Setup{Seats: 2, Options: f.Options}, f.Position)
	if err != nil {
		return battle{}, err
	}
	b := battleOf(s.(*forhonor.State))
	for _, part := range f.Show {
		from, to, _ := strings.Cut(part, ":")
		var ok, too bool
		b.from, ok = forhonor.ParseSquare(from)
		b.to, too = forhonor.ParseSquare(to)
		if !ok || !too || b.from.Column() > b.to.Column() || b.from.Row() > b.to.Row() {
			return battle{}, fmt.Errorf("it shows %q, which is no part of the battlefield", part)
		}
	}
	for _, m := range f.Marks {
		q, ok := forhonor.ParseSquare(m.Cell)
		if !ok || q.Void() || !b.shows(q) {
			return battle{}, fmt.Errorf("the mark %q stands on no square that is shown", m.Cell)
		}
		b.marks = append(b.marks, spot{q, m.Kind})
	}
	if err := b.see(strings.Fields(f.Look)); err != nil {
		return battle{}, fmt.Errorf("looking at %q: %w", f.Look, err)
	}
	return b, nil
}

// shows reports whether the picture shows the square.
func (b *battle) shows(q forhonor.Square) bool {
	return q.Column() >= b.from.Column() && q.Column() <= b.to.Column() && q.Row() >= b.from.Row() && q.Row() <= b.to.Row()
}

// see takes in what is looked at, asking the rules.
func (b *battle) see(words []string) error {
	if len(words) == 0 {
		return nil
	}
	b.look = look{kind: words[0], stop: forhonor.NoSquare}
	need := map[string]int{lang.LookReach: 3, lang.LookWay: 4, lang.LookShot: 3, lang.LookBanner: 2, lang.LookGroups: 1}
	if n, ok := need[words[0]]; !ok || len(words) != n {
		return fmt.Errorf("there is no such look")
	}
	switch words[0] {
	case lang.LookReach, lang.LookWay:
		return b.seeMoves(words[1:])
	case lang.LookShot:
		return b.seeShot(words[1], words[2])
	case lang.LookBanner:
		from, ok := forhonor.ParseSquare(words[1])
		if !ok {
			return fmt.Errorf("there is no square %q", words[1])
		}
		for q := range forhonor.Square(forhonor.NumSquares) {
			if !q.Void() && b.state.BannerReaches(from, q) {
				b.look.inside = append(b.look.inside, q)
			}
		}
	}
	return nil
}

// seeMoves reads "HA 7" or "HA J9 7".
func (b *battle) seeMoves(words []string) error {
	h, ok := forhonor.ParseHero(words[0])
	f, _, there := b.state.Figure(h)
	moves, err := strconv.Atoi(words[len(words)-1])
	if !ok || !there || err != nil {
		return fmt.Errorf("expected a hero in play and its moves")
	}
	b.look.cost = b.state.Reach(h, moves)
	if b.look.kind == lang.LookReach {
		return nil
	}
	goal, ok := forhonor.ParseSquare(words[1])
	if ok {
		b.look.way = b.state.Way(h, goal, moves)
	}
	if b.look.way == nil {
		return fmt.Errorf("the hero cannot stop there")
	}
	b.look.steps = int(b.look.cost[goal])
	if f.Post == forhonor.Fielded {
		b.look.way = slices.Insert(b.look.way, 0, f.At)
	}
	return nil
}

func (b *battle) seeShot(from, to string) error {
	var ok, too bool
	b.look.shot[0], ok = forhonor.ParseSquare(from)
	b.look.shot[1], too = forhonor.ParseSquare(to)
	if !ok || !too {
		return fmt.Errorf("expected two squares")
	}
	refusal := forhonor.ShotLineRefusal(b.look.shot[0], b.look.shot[1])
	b.look.free = refusal == nil
	if refusal != nil && refusal.Code == forhonor.CodeBlocked {
		b.look.stop = forhonor.Square(refusal.Parts[len(refusal.Parts)-1].Index)
	}
	return nil
}

// group returns the squares of the soldiers of a group.
func (b *battle) group(camp forhonor.Camp, g forhonor.Group) []forhonor.Square {
	var list []forhonor.Square
	for q := range forhonor.Square(forhonor.NumSquares) {
		if of, group, ok := b.state.Group(q); ok && of == camp && group == g {
			list = append(list, q)
		}
	}
	return list
}
