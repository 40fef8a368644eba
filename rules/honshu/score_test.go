package honshu

import "testing"

func TestPointsAreTakenFromPointsCategoryByCategory(t *testing.T) {
	p := Points{Forest: 6, Town: 5, Factory: 4, Lake: 3, Card: 2, Fields: 1}
	q := Points{Forest: 1, Town: 7, Factory: 4, Lake: 12, Card: 5, Fields: 9}
	for c := range Category(NumCategories) {
		if got, want := p.Minus(q).Of(c), p.Of(c)-q.Of(c); got != want {
			t.Errorf("%v of the difference is %d, want %d", c, got, want)
		}
	}
}

func TestScoringCases(t *testing.T) {
	goal := func(n int) Scoring { return Scoring{Card: n} }
	manual := func(n int) Scoring { return Scoring{Card: n, Manual: true} }
	for _, c := range []struct {
		picture string
		by      Scoring
		want    Points
	}{
		{"F F F", goal(2), Points{Forest: 6, Card: 4}},
		{"F/F/F", goal(2), Points{Forest: 6, Card: 4}},
		{"D F/D F/F F", goal(2), Points{Forest: 8, Card: 4, Fields: 2}},
		{"F F F F", goal(2), Points{Forest: 8, Card: 4}},
		{"F F F F F", goal(2), Points{Forest: 10, Card: 4}},
		{"F F F F F F", goal(2), Points{Forest: 12, Card: 8}},
		{". F ./F F F/. F .", goal(2), Points{Forest: 10, Card: 4}},
		{"F . ./F . ./F F F", goal(2), Points{Forest: 10, Card: 4}},
		{"F F F/F F F", goal(2), Points{Forest: 12, Card: 8}},
		{"F F F/F F F/F F F", goal(2), Points{Forest: 18, Card: 12}},
		{"F F F F/F F F F", goal(2), Points{Forest: 16, Card: 8}},
		{"F F F F/F F F F/F F F F/F F F F", goal(2), Points{Forest: 32, Card: 20}},
		{"F F F F/. . . F/. . . F/. . . F", goal(2), Points{Forest: 14, Card: 8}},
		{"F F F/F F F", Scoring{}, Points{Forest: 12}},
		{"D D/D D", goal(3), Points{Card: 5, Fields: 4}},
		{"D D D/D D D", goal(3), Points{Card: 5, Fields: 6}},
		{"D D D/D D D/D D D", goal(3), Points{Card: 5, Fields: 9}},
		{"D D D D/D D D D", goal(3), Points{Card: 10, Fields: 8}},
		{"D D D D/D D D D/D D D D", goal(3), Points{Card: 10, Fields: 12}},
		{"D D D D/D D D D/D D D D/D D D D", goal(3), Points{Card: 20, Fields: 16}},
		{"D D D D D/D D D D D/D D D D D/D D D D D/D D D D D", goal(3), Points{Card: 20, Fields: 25}},
		{"D D ./D D D/. D D", goal(3), Points{Card: 5, Fields: 7}},
		{". T ./T T T/. T .", goal(5), Points{Town: 5, Card: 3}},
		{". T ./T T T/. T .", manual(5), Points{Town: 5, Card: 3}},
		{"T T T/T T T/T T T", goal(5), Points{Town: 9, Card: 3}},
		{"T T T T/T T T T/T T T T/T T T T", goal(5), Points{Town: 16, Card: 12}},
		{". T . . T T T/T T T . T T T/. T . . . . .", goal(5), Points{Town: 6, Card: 3}},
		{". T . . T T T/T T T . T T T/. T . . . . .", manual(5), Points{Town: 6, Card: 4}},
		{". T . . T T T/T T T . T T ./. T . . . . .", manual(5), Points{Town: 5, Card: 4}},
		{"L L L", Scoring{}, Points{Lake: 6}},
		{"L L L", manual(0), Points{Lake: 2}},
		{"L L L", goal(4), Points{Lake: 6}},
		{"L L . L", Scoring{}, Points{Lake: 3}},
		{"L L . L", manual(0), Points{Lake: 1}},
		{"L L . L", goal(4), Points{Lake: 6}},
		{"L ./. L", Scoring{}, Points{}},
		{"L ./. L", manual(0), Points{}},
		{"L ./. L", goal(4), Points{Lake: 4}},
		{"L L/L L", Scoring{}, Points{Lake: 9}},
		{"L L/L L", manual(0), Points{Lake: 3}},
		{"L L/L L", manual(4), Points{Lake: 8}},
		{"b2 b3 b4 b* b*", Scoring{}, Points{Factory: 7}},
		{"b2 b3 b4 b* b*", goal(1), Points{Factory: 8}},
		{"b2 b3 b4 b* b*", goal(7), Points{Factory: 7, Card: 4}},
		{"b2 b4 b* b* b*", Scoring{}, Points{Factory: 6}},
		{"b2 b4 b* b* b*", goal(1), Points{Factory: 10}},
		{"b4 g* g*", Scoring{}, Points{}},
		{"y2 n4 n3 n* n* y*", Scoring{}, Points{Factory: 9}},
		{"y2 n4 n3 n* n* y*", goal(7), Points{Factory: 9, Card: 2}},
		{"y2 n4 n3 n* n* y*", goal(8), Points{Factory: 9, Card: 4}},
		{"y2 n4 n3 n* n* y*", manual(8), Points{Factory: 3, Card: 4}},
		{"b* g n y*", goal(6), Points{Card: 4}},
	} {
		m := parsePicture(t, c.picture)
		if have := m.Score(c.by); have != c.want {
			t.Errorf("%s by %+v: %+v, want %+v", c.picture, c.by, have, c.want)
		}
		if have := naiveScore(m, c.by); have != c.want {
			t.Errorf("%s by %+v: the naive score is %+v, want %+v", c.picture, c.by, have, c.want)
		}
	}
}

func TestPayoff(t *testing.T) {
	if n := (Points{Forest: 20, Town: 17, Factory: 14, Lake: 12, Fields: 5}).Payoff(); n != 6305 {
		t.Errorf("the payoff of 63 points and 5 fields is %d, want 6305", n)
	}
}
