package gamekit_test

import (
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/gamekit"
	"engawa/rules/toys/pebbles"
)

// anyOrder is Pebbles where heap and number may be pointed at in any order.
type anyOrder struct{ pebbles.Game }

func (anyOrder) Info() rules.Info {
	info := pebbles.Game{}.Info()
	info.AnyOrder = true
	return info
}

func pebblesAt(t *testing.T, position string) rules.State {
	t.Helper()
	s, err := pebbles.Game{}.ParsePosition(rules.Setup{Seats: 2}, position)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestExplainReadsOnlyWhatLeadsNowhere: a game is asked what parts mean only when they lead to no legal action, and in
// an order up to the first part that leads nowhere.
func TestExplainReadsOnlyWhatLeadsNowhere(t *testing.T) {
	heap := func(k int32) rules.Part { return rules.Part{Kind: rules.PartCell, Index: k} }
	count := func(n int32) rules.Part { return rules.Part{Kind: rules.PartCount, Index: n} }
	seat := rules.Part{Kind: rules.PartSeat}
	type p = []rules.Part
	for _, c := range []struct {
		name     string
		game     rules.Game
		position string
		by       rules.Seat
		parts    p
		read     p // what the game is asked about; nil when it is not asked
		code     string
	}{
		{"nothing yet", pebbles.Game{}, "3/1 0", 0, nil, nil, ""},
		{"a beginning", pebbles.Game{}, "3/1 0", 0, p{heap(0)}, nil, ""},
		{"a whole way", pebbles.Game{}, "3/1 0", 0, p{heap(1), count(1)}, nil, ""},
		{"the last part is wrong", pebbles.Game{}, "3/1 0", 0, p{heap(1), count(2)}, p{heap(1), count(2)}, "else"},
		{"the first part is wrong", pebbles.Game{}, "3/1 0", 0, p{heap(2), count(2)}, p{heap(2)}, "else"},
		{"more than a way", pebbles.Game{}, "3/1 0", 0, p{heap(1), count(1), seat, seat}, p{heap(1), count(1), seat}, "else"},
		{"backwards", pebbles.Game{}, "3/1 0", 0, p{count(1), heap(1)}, p{count(1)}, "else"},
		{"backwards in any order", anyOrder{}, "3/1 0", 0, p{count(1), heap(1)}, nil, ""},
		{"wrong in any order", anyOrder{}, "3/1 0", 0, p{heap(2), count(1)}, p{heap(2), count(1)}, "else"},
		{"another's turn", pebbles.Game{}, "3/1 0", 1, p{heap(2)}, nil, rules.CodeNotYourTurn},
		{"a spectator", pebbles.Game{}, "3/1 0", rules.Public, p{heap(2)}, nil, rules.CodeNotYourTurn},
		{"the end", pebbles.Game{}, "0/0 0", 0, p{heap(0)}, nil, rules.CodeOver},
		{"what chance does", pebbles.Game{}, "3/1 ?", rules.Nature, nil, nil, ""},
		{"what chance does not", pebbles.Game{}, "3/1 ?", rules.Nature, p{seat}, nil, rules.CodeAction},
	} {
		var read p
		err := gamekit.Explain(c.game, pebblesAt(t, c.position), c.by, c.parts, func(by rules.Seat, parts []rules.Part) gamekit.Meaning[int] {
			if by != c.by {
				t.Errorf("%s: the parts of seat %s are read as those of %s", c.name, c.by, by)
			}
			read = parts
			return gamekit.Meaning[int]{Else: rules.Errorf("else", "nothing is meant")}
		}, nil)
		if code := rules.CodeOf(err); code != c.code || !slices.Equal(read, c.read) {
			t.Errorf("%s: %q after reading %v, want %q after %v", c.name, code, read, c.code, c.read)
		}
	}
}

// TestExplainPicksTheRefusal: of the likeliest choice that is refused, or the one that all choices share.
func TestExplainPicksTheRefusal(t *testing.T) {
	far := []rules.Part{{Kind: rules.PartCell, Index: 9}}
	for _, c := range []struct {
		refusals []string // of each choice meant; "" for one that is legal
		all      bool
		want     string
	}{
		{nil, false, "else"},
		{[]string{"a"}, false, "a"},
		{[]string{"a", "b"}, false, "a"},
		{[]string{"", "b"}, false, "b"},
		{[]string{"", ""}, false, "else"},
		{nil, true, "else"},
		{[]string{"a", "a"}, true, "a"},
		{[]string{"a", "b"}, true, "else"},
		{[]string{"a", ""}, true, "else"},
		{[]string{"", "a"}, true, "else"},
	} {
		err := gamekit.Explain(pebbles.Game{}, pebblesAt(t, "3/1 0"), 0, far, func(rules.Seat, []rules.Part) gamekit.Meaning[string] {
			return gamekit.Meaning[string]{Choices: c.refusals, Any: c.all, Else: rules.Errorf("else", "nothing is meant")}
		}, func(_ rules.Seat, code string) *rules.Error {
			if code == "" {
				return nil
			}
			return rules.Errorf(code, "it is refused")
		})
		if code := rules.CodeOf(err); code != c.want {
			t.Errorf("choices refused as %q, any of them %t: %q, want %q", c.refusals, c.all, code, c.want)
		}
	}
}
