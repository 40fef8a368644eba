package homeworlds_test

import (
	"testing"

	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/rules/rulestest"
)

// TestContract holds the game against every promise of the contract, also from positions in the middle of turns, with
// former homes, cards and more seats.
func TestContract(t *testing.T) {
	option := func(key, value string) map[string]string { return map[string]string{key: value} }
	rulestest.Run(t, homeworlds.Game{}, rulestest.Config{Setups: []rules.Setup{
		{From: "2/3 0!y2 0(b3y1)| 1(b2r1)|g3 s1:-1(g2)r1y1|"},
		{From: "2/3 0. 0(b3y1)g1g2g3r1|g1 1(b2r1)|g3 s1:-1(y2)y1y3|y1"},
		{From: "2/3 0!y3 0(b3g1)|g1g2g3 1(b2y1)|g3y1 s1:-1(r3)r1|", Options: option(homeworlds.OptCatastrophes, "anytime")},
		{Seats: 3, From: "3/5 1!r2 0(b3y1)g3|r1|y1 1(b2r1)g1|g3|g1 2(b1g2)|y2|g3"},
		{Seats: 4, From: "4/5 1 cards=geGe 0(b3y1)g3|r1|y1| 1(b2r1)g1|g3|g1| H2:-1(b1g2)|y2|g3| 3(b2g1)|||r3g3", Options: option(homeworlds.OptSelf, "loss")},
		{Seats: 4, From: "4/5 2 0(b3y1)g3|||g1 H1:-1(r1g2)y1|||y2 2(b2r1)||g3r3|y2 3(b1g2)|y2||g3r2", Options: option(homeworlds.OptWin, "sinister")},
		{Seats: 6, From: "6/5 5. cards=gegege 0(b3y1)g3||||| 1(b2r1)|g3|||| 2(b1g2)||g3||| 3(b3r1)|||y3|| 4(g2r1)||||y3| 5(g1r2)|||||r3 s9:-1(g3)|||||y1"},
	}})
}
