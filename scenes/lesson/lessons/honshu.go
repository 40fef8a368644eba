package lessons

import (
	"slices"

	"engawa/rules"
	"engawa/rules/honshu"
)

// honshuLesson teaches Honshū: a land through its first rounds, a duel of two, and the last round of another land. The
// learner is the first seat throughout.
func honshuLesson() Lesson {
	return Lesson{
		ID: "honshu", Game: "honshu",
		Setup: rules.Setup{Seats: 3},
		Steps: slices.Concat(honshuCards(), honshuLand(), honshuEnds()),
	}
}

// What the lands of the lesson look like after so many rounds, with the cubes on them.
const (
	landOne   = "map=A1 cubes=0,1+1,1 "
	landTwo   = "map=A1+29@-1,-1r0o cubes=0,0+1,1 "
	landThree = "map=A1+29@-1,-1r0o+30@-2,1r0u cubes=0,0+1,1+-1,3 "
	landFour  = "map=A1+29@-1,-1r0o+30@-2,1r0u+15@0,-2r1o cubes=1,-2+0,0+1,1+-1,3 "
	landFive  = "map=A1+29@-1,-1r0o+30@-2,1r0u+15@0,-2r1o+54@1,2r3u cubes=1,-2+0,0+1,1+-1,3 "

	leftOne   = "map=A4 cubes=0,0+1,0 "
	leftTwo   = "map=A4+11@0,-2r2o cubes=1,-1 "
	leftThree = "map=A4+11@0,-2r2o+36@1,-4r0u cubes=1,-1 "
	leftFour  = "map=A4+11@0,-2r2o+36@1,-4r0u+43@-1,2r0o cubes=1,-1+-1,4 "
	leftFive  = "map=A4+11@0,-2r2o+36@1,-4r0u+43@-1,2r0o+47@2,-2r2u cubes=1,-1+-1,4 "

	rightOne   = "map=A5 cubes=1,0+1,1 "
	rightTwo   = "map=A5+51@-2,-1r1u cubes=1,0+1,1 "
	rightThree = "map=A5+51@-2,-1r1u+35@1,-2r0o cubes=1,-2+1,1 "
	rightFour  = "map=A5+51@-2,-1r1u+35@1,-2r0o+44@-1,-3r1o cubes=-1,-3+1,1 "
	rightFive  = "map=A5+51@-2,-1r1u+35@1,-2r0o+44@-1,-3r1o+18@-3,0r2o cubes=-1,-3+1,1 "
)

// firstTrick is the first trick with the learner's card still to come.
const firstTrick = "1.play 0: order=3 " + landOne + "hand=7,36,44,47,51,59 " +
	"1: order=1 " + leftOne + "hand=3,10,18,30,43 played=11 2: order=2 " + rightOne + "hand=15,19,23,35,54 played=29"

// honshuCards are the steps of the first round.
func honshuCards() []Step {
	return []Step{
		{
			Name: "land", Open: &Opening{From: firstTrick},
			Points: landCells("0,0", "1,0", "0,1", "1,1", "0,2", "1,2"),
		},
		{
			Name: "play", Open: &Opening{From: firstTrick},
			Goal: Exactly("play 51"), Solution: []string{"play 51"},
			Points: landCards(11, 29, 51),
			Answers: []Answer{
				{Name: "cube", If: func(p Progress) bool { return lastChoice(p).Boost }},
				{Name: "low", If: playsLine("play 7")},
				{Name: "high", If: playsLine("play 59")},
			},
		},
		{
			Name: "take",
			Goal: Exactly("take 29"), Solution: []string{"take 29"}, Script: []string{"2 take 51", "1 take 11"},
			Points: landCards(29),
		},
		{
			Name: "over",
			Goal: builds(func(_, after *honshu.Map, _ honshu.Placement) bool {
				return points(after).Factory >= 4 && points(after).Town >= 3
			}),
			Solution: []string{"29@-1,-1r0o"}, Script: []string{"2 51@-2,-1r1u", "1 11@0,-2r2o"},
			Points: landCells("1,1"),
			Answers: []Answer{
				{Name: "timber", If: func(p Progress) bool { return !lastLand(p).Cube(honshu.CellAt(1, 1)) }},
				{Name: "town", If: func(p Progress) bool { return points(lastLand(p)).Factory >= 4 }},
			},
		},
	}
}

// honshuLand are the steps of the rounds after the first.
func honshuLand() []Step {
	return []Step{
		{
			Name: "under", Open: &Opening{From: "2.build 0: order=1 " + landTwo + "hand=7,44,47,59 card=30 " +
				"1: order=2 " + leftTwo + "hand=3,10,18,43 card=36 2: order=3 " + rightTwo + "hand=15,19,23,54 card=35"},
			Goal: builds(func(_, after *honshu.Map, p honshu.Placement) bool {
				return p.Hidden != 0 && points(after).Factory >= 8
			}),
			Solution: []string{"30@-2,1r0u"}, Script: []string{"1 36@1,-4r0u", "2 35@1,-2r0o"},
			Points: landCells("0,0", "1,1"),
			Answers: []Answer{
				{Name: "over", If: func(p Progress) bool { return lastChoice(p).Place.Hidden == 0 }},
				{Name: "factory", If: func(Progress) bool { return true }},
			},
		},
		{
			Name: "lakes", Open: &Opening{From: "3.build 0: order=1 " + landThree + "hand=7,47,59 card=15 " +
				"1: order=2 " + leftThree + "hand=3,10,18 card=43 2: order=3 " + rightThree + "hand=19,23,54 card=44"},
			Points: landCells("-1,-1"),
		},
		{
			Name:     "lake",
			Goal:     builds(func(_, after *honshu.Map, _ honshu.Placement) bool { return points(after).Lake >= 3 }),
			Solution: []string{"15@0,-2r1o"}, Script: []string{"1 43@-1,2r0o", "2 44@-1,-3r1o"},
			Points: landCells("-1,-1"),
		},
		{
			Name: "hands", Open: &Opening{From: "4.play 0: order=3 " + landFour + "hand=19,23,54 " +
				"1: order=1 " + leftFour + "hand=7,59 played=47 2: order=2 " + rightFour + "hand=3,10 played=18"},
			Points: landCards(19, 23, 54),
		},
		{
			Name: "town", Open: &Opening{From: "4.build 0: order=1 " + landFour + "hand=19,23 card=54 " +
				"1: order=2 " + leftFour + "hand=7,59 card=47 2: order=3 " + rightFour + "hand=3,10 card=18"},
			Goal:     builds(func(_, after *honshu.Map, _ honshu.Placement) bool { return points(after).Town >= 8 }),
			Solution: []string{"54@1,2r3u"}, Script: []string{"1 47@2,-2r2u", "2 18@-3,0r2o"},
			Points: landCells("0,1", "-2,2", "-1,2", "0,2", "1,2"),
		},
		{
			Name: "cube", Open: &Opening{From: "5.play 0: order=3 " + landFive + "hand=19,23 " +
				"1: order=1 " + leftFive + "hand=7 played=59 2: order=2 " + rightFive + "hand=3 played=10 laid=n"},
			Points: landCards(10),
		},
		{
			Name: "boost",
			Goal: PlayLine("play 19+", "play 23+"), Solution: []string{"play 23+1,-2"},
			Points: PointAtEach(landCards(10, 59, 23), landCells("1,-2", "1,1", "-1,3")),
		},
	}
}

// honshuEnds are the steps of a duel and of a last round.
func honshuEnds() []Step {
	return []Step{
		{
			Name: "duel", Open: &Opening{Seats: 2, From: "1.bid opened=8,17 " +
				"0: order=2 map=A3 cubes=0,0+0,1 hand=5,22,31,37,40,52 1: order=1 map=A6 cubes=0,2+1,2 hand=4,14,27,34,48,55"},
			Points: landCards(8, 17),
		},
		{
			Name: "bid",
			Goal: Exactly("bid 52"), Solution: []string{"bid 52"}, Script: []string{"1 bid 48", "1 stand"},
			Points: landCards(8, 17, 52),
			Answers: []Answer{
				{Name: "low", If: playsLine("bid")},
			},
		},
		{
			Name: "pair",
			Goal: Exactly("pair 1"), Solution: []string{"pair 1"},
			Points: Parts(rules.Part{Kind: rules.PartButton, Index: honshu.ButtonPair1}),
		},
		{
			Name: "keep",
			Goal: Exactly("keep 17"), Solution: []string{"keep 17"}, Script: []string{"1 keep 48"},
			Points: landCards(17),
			Answers: []Answer{
				{Name: "eight", If: playsLine("keep 8")},
			},
		},
		{
			Name: "last", Open: &Opening{From: lastRound},
			Goal: Within(1, Wins), Solution: []string{"30@2,0r3u"}, Script: []string{"1 36@4,3r0u", "2 28@-5,2r0u"},
			Points: landCells("-3,-6", "-3,-3"),
		},
	}
}

// lastRound is the last round of another match: all cards but one are built.
const lastRound = "12.build 0: order=1 " +
	"map=A2+32@-1,1r2o+4@-1,-2r2u+47@-2,-3r2u+51@1,-2r2u+38@-4,-1r1u+58@-5,-2r1o+14@-4,-4r3u+8@-6,-4r2u+13@-3,-6r2o+23@-7,-5r2o+40@-6,-7r0o " +
	"cubes=-6,-7+-3,-6+-3,-3+-2,-3+0,-1+1,1+1,2+-1,3 card=30 " +
	"1: order=2 " +
	"map=A6+29@-1,-2r0o+9@0,-3r0o+41@1,2r0o+56@2,0r0u+39@3,2r0o+48@1,-2r3o+10@-2,-4r1o+50@1,-5r0o+22@-1,-5r1o+19@-2,-6r3o+26@-3,-3r2u " +
	"cubes=-2,-4+3,-1+0,2+2,2+4,3 card=36 " +
	"2: order=3 " +
	"map=A3+5@-2,2r3u+24@-3,1r3o+33@-3,0r3o+25@-1,3r0u+43@0,5r3o+60@1,2r0u+20@-3,3r0u+11@-4,4r2o+57@-2,5r2o+35@2,0r0o+27@-6,3r3o " +
	"cubes=-1,0+0,0+2,0+0,1+-2,3+-3,5+2,6 card=28"
