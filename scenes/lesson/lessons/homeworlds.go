package lessons

import (
	"slices"

	"engawa/rules"
	"engawa/rules/homeworlds"
)

// homeworldsLesson teaches Homeworlds: the four powers, sacrifices and catastrophes with two players, and the secret
// cards with three, then one whole game of two. The learner is the first seat throughout.
func homeworldsLesson() Lesson {
	return Lesson{
		ID: "homeworlds", Game: "homeworlds",
		Setup: rules.Setup{Seats: 2, Options: map[string]string{homeworlds.OptStart: "0"}},
		Steps: slices.Concat(homeworldsPowers(), homeworldsEnds(), homeworldsGame()),
	}
}

// homeworldsPowers are the steps about what can be done in a turn.
func homeworldsPowers() []Step {
	return []Step{
		{
			Name: "home", Open: &Opening{From: "2/3 0 0(b3y1)g3| 1(b2r1)|g3"},
			Points: systems("H0"),
		},
		{
			Name: "build", Leads: true, Open: &Opening{From: "2/3 0 0(b3y1)g3| 1(b2r1)|g3"},
			Goal: Exactly("build g1 H0; end"), Solution: []string{"build g1 H0", "end"},
			Script: []string{"1 build g1 H1", "1 end"},
			Points: PointAtEach(touching("build g1 H0"), buttons(homeworlds.ButtonBuild)),
			Answers: []Answer{
				{Name: "nothing", If: playsLine("end")},
			},
		},
		{
			Name: "trade", Leads: true,
			Goal: Exactly("trade g1 y1 H0; end"), Solution: []string{"trade g1 y1 H0", "end"},
			Script: []string{"1 trade g1 y1 H1", "1 end"},
			Points: touching("trade g1 y1 H0"),
			Answers: []Answer{
				{Name: "large", If: playsLine("trade g3")},
				{Name: "colour", If: playsLine("trade")},
			},
		},
		{
			Name: "discover", Leads: true,
			Goal: PlayLine("discover y1 H0; end"), Solution: []string{"discover y1 H0 g2 s1", "end"},
			Points: touching("discover y1 H0 b2 s1", "discover y1 H0 g2 s1", "discover y1 H0 r2 s1", "discover y1 H0 y2 s1"),
			Answers: []Answer{
				{Name: "guard", If: playsLine("discover g3")},
			},
		},
		{
			Name: "move", Leads: true, Open: &Opening{From: "2/3 0 0(b3y1)g3| 1(b2r1)|g3y1 s1:-1(g2)y1| s2:-1(r3)|b1"},
			Goal: Exactly("move y1 s1 s2; end"), Solution: []string{"move y1 s1 s2", "end"},
			Points: touching("move y1 s1 s2"),
			Answers: []Answer{
				{Name: "home", If: playsLine("move y1 s1 H0")},
				{Name: "star", If: playsLine("discover")},
			},
		},
		{
			Name: "attack", Leads: true, Open: &Opening{From: "2/3 0 0(b3y1)g3| 1(b2r1)|y3 s1:-1(r3)y2|b1g3"},
			Goal: Exactly("attack b1 s1 P1; end"), Solution: []string{"attack b1 s1 P1", "end"},
			Points: PointAtEach(systems("s1"), buttons(homeworlds.ButtonAttack)),
		},
		{
			Name: "sacrifice", Leads: true, Open: &Opening{From: "2/3 0 0(b3r1)g2y3| 1(b2y1)|g3r1 s1:-1(y2)b1|"},
			Goal:     Exactly("sacrifice g2 H0; build y1 H0; build b1 s1; end", "sacrifice g2 H0; build b1 s1; build y1 H0; end"),
			Solution: []string{"sacrifice g2 H0", "build y1 H0", "build b1 s1", "end"},
			Points:   touching("sacrifice g2 H0"),
			Answers: []Answer{
				{Name: "free", If: playsLine("build g1", "build y1", "trade", "move", "discover")},
				{Name: "left", If: playsLine("end")},
			},
		},
		{
			Name: "catastrophe", Leads: true, Open: &Opening{From: "2/3 0 0(b3y1)r3| 1(b2r1)|y3 s1:-1(b1)g1y1|g2g3"},
			Goal: Exactly("build g1 s1; catastrophe s1 g; end"), Solution: []string{"build g1 s1", "catastrophe s1 g", "end"},
			Points: systems("s1"),
			Answers: []Answer{
				{Name: "waiting", If: playsLine("end")},
			},
		},
	}
}

// homeworldsEnds are the steps about a home, and how a match is won.
func homeworldsEnds() []Step {
	return []Step{
		{
			Name: "founding", Open: &Opening{},
			Goal: goodHome, Solution: []string{"star b3", "star y1", "ship g3"},
			Points: PointAtEach(firstHome, touching("star b3", "star y1")),
			Answers: []Answer{
				{Name: "sizes", If: func(p Progress) bool { return len(p.Texts) == 2 && pieceOf(p, 0).Size() == pieceOf(p, 1).Size() }},
				{Name: "colours", If: func(p Progress) bool { return len(p.Texts) == 2 }},
				{Name: "small", If: func(p Progress) bool { return pieceOf(p, 2).Size() < homeworlds.NumSizes }},
				{Name: "green", If: func(p Progress) bool { return len(p.Texts) == 3 }},
			},
		},
		{
			Name: "danger", Open: &Opening{From: "2/3 0 0(b3g1)g3g2| 1(y2r1)|y3 s1:-1(r2)|g1y1"},
			Goal: PlayLine("trade g2; end", "trade g3; end"), Solution: []string{"trade g2 r2 H0", "end"},
			Points: PointAtEach(systems("s1"), touching("trade g2 r2 H0")),
			Answers: []Answer{
				{Name: "four", If: playsLine("build")},
				{Name: "idle", If: playsLine("end")},
			},
		},
		{
			Name: "capture", Leads: true, Open: &Opening{From: "2/3 0 0(b3y1)g3| 1(b2y1)r3|g2"},
			Goal: Exactly("attack g2 H1 P1; end"), Solution: []string{"attack g2 H1 P1", "end"},
			Points: systems("H1"),
		},
		{
			Name: "win", Leads: true, MayPlay: true, Open: &Opening{From: "2/3 0 0(b3y1)b3| 1(b2g1)|g3 s1:-1(r3)g1y2| s2:-1(b3)g2|"},
			Goal: Exactly("sacrifice y2 s1; move g1 s1 H1; move g2 s2 H1; catastrophe H1 g; end",
				"sacrifice y2 s1; move g2 s2 H1; move g1 s1 H1; catastrophe H1 g; end"),
			Solution: []string{"sacrifice y2 s1", "move g1 s1 H1", "move g2 s2 H1", "catastrophe H1 g", "end"},
			Points:   PointAtEach(touching("sacrifice y2 s1"), systems("H1")),
			Answers: []Answer{
				{Name: "count", If: func(p Progress) bool { return len(p.Texts) == 1 }},
				{Name: "waiting", If: playsLine("end")},
			},
		},
		{
			Name: "evil", Leads: true, Open: &Opening{Seats: 3, From: "3/5 0 cards=egg 0(b3y1)g3y1|| 1(b2y1)r3|g2| 2(b1g2)||y3"},
			Goal: Exactly("attack g2 H1 P1; end"), Solution: []string{"attack g2 H1 P1", "end"},
			Points: systems("H1"),
		},
	}
}

// homeworldsGame are the steps of one short game from the first star to the win. The other player builds green ships
// without counting them, and loses its home to a catastrophe.
func homeworldsGame() []Step {
	return []Step{
		{
			Name: "gamehome", Open: &Opening{},
			Goal: Exactly("star b3; star y1; ship g3", "star y1; star b3; ship g3"), Solution: []string{"star b3", "star y1", "ship g3"},
			Script: []string{"1 star y3", "1 star b1", "1 ship g3"},
			Points: PointAtEach(firstHome, touching("star b3", "star y1")),
			Answers: []Answer{
				{Name: "ship", If: func(p Progress) bool { return len(p.Texts) == 3 }},
			},
		},
		{
			Name: "gamebuild", Leads: true,
			Goal: Exactly("build g1 H0; end"), Solution: []string{"build g1 H0", "end"},
			Script: []string{"1 build g1 H1", "1 end"},
			Points: touching("build g1 H0"),
		},
		{
			Name: "gametrade", Leads: true,
			Goal: Exactly("trade g1 y1 H0; end"), Solution: []string{"trade g1 y1 H0", "end"},
			Script: []string{"1 build g1 H1", "1 end"},
			Points: touching("trade g1 y1 H0"),
			Answers: []Answer{
				{Name: "guard", If: playsLine("trade g3")},
			},
		},
		{
			Name: "gamediscover", Leads: true,
			Goal: Exactly("discover y1 H0 r2 s1; end"), Solution: []string{"discover y1 H0 r2 s1", "end"},
			Script: []string{"1 move g1 H1 s1", "1 end"},
			Points: touching("discover y1 H0 r2 s1"),
			Answers: []Answer{
				{Name: "star", If: playsLine("discover y1")},
			},
		},
		{
			Name: "gameattack", Leads: true,
			Goal: Exactly("attack g1 s1 P1; end"), Solution: []string{"attack g1 s1 P1", "end"},
			Script: []string{"1 build g1 H1", "1 end"},
			Points: PointAtEach(systems("s1"), buttons(homeworlds.ButtonAttack)),
		},
		{
			Name: "gamewin", Leads: true,
			Goal: Exactly("move g1 s1 H1; catastrophe H1 g; end"), Solution: []string{"move g1 s1 H1", "catastrophe H1 g", "end"},
			Points: PointAtEach(touching("move g1 s1 H1"), systems("H1")),
			Answers: []Answer{
				{Name: "waiting", If: playsLine("end")},
			},
		},
	}
}

// goodHome is reached by a home with stars of two sizes and two colours and a large first ship, with green among the
// three.
func goodHome(p Progress) Verdict {
	n := len(p.Texts)
	if n >= 2 && (pieceOf(p, 0).Size() == pieceOf(p, 1).Size() || pieceOf(p, 0).Colour() == pieceOf(p, 1).Colour()) {
		return GoalMissed
	}
	if n < 3 {
		return GoalPending
	}
	green := false
	for k := range n {
		green = green || pieceOf(p, k).Colour() == homeworlds.Green
	}
	if !green || pieceOf(p, 2).Size() < homeworlds.NumSizes {
		return GoalMissed
	}
	return GoalReached
}

// pieceOf returns the piece that the learner's k-th move of the set-up has taken; NoPiece when there is no such move.
func pieceOf(p Progress, k int) homeworlds.Piece {
	for _, mv := range p.Moves {
		if mv.By != p.Seat {
			continue
		}
		if k == 0 {
			c, _ := homeworlds.Fields(mv.Do)
			return c.Piece
		}
		k--
	}
	return homeworlds.NoPiece
}

// systems points at systems by their keys, as "H0" and "s1".
func systems(keys ...string) func(rules.State) []rules.Part {
	return func(s rules.State) (parts []rules.Part) {
		position := s.(*homeworlds.State).Position()
		for _, key := range keys {
			if slot, ok := position.Find(key); ok {
				parts = append(parts, rules.Part{Kind: rules.PartCell, Index: int32(slot)})
			}
		}
		return parts
	}
}

// firstHome points at the place of the learner's home, which need not be there yet.
func firstHome(rules.State) []rules.Part { return []rules.Part{{Kind: rules.PartCell}} }

// touching points at what the learner touches for the commands.
func touching(commands ...string) func(rules.State) []rules.Part {
	return pointAtMoves(homeworlds.Game{}, commands...)
}
