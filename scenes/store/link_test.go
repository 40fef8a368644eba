package store

import (
	"math/rand/v2"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/games"
)

func TestLinks(t *testing.T) {
	save, err := play(t, 1, 2).Save()
	if err != nil {
		t.Fatal(err)
	}
	link := Link("https://games.example/engawa/", save)
	address, rest, _ := strings.Cut(link, "#")
	if address != "https://games.example/engawa/" {
		t.Errorf("the link %q begins with %q", link, address)
	}
	text, ok := LinkedMatch("#" + rest)
	if !ok {
		t.Fatalf("%q is no match", rest)
	}
	if got, err := parseLinked(strings.TrimPrefix(text, linkMark)); err != nil || string(got) != string(save) {
		t.Errorf("the link comes back as %q, %v", got, err)
	}
	for fragment, want := range map[string]bool{"": false, "#": false, "#rules": false, "#match": false, "#match=": true} {
		if _, ok := LinkedMatch(fragment); ok != want {
			t.Errorf("%q brings a match: %t", fragment, ok)
		}
	}
	for name, want := range map[string]bool{
		"": false, "game.txt": false, "matches/#1.json": false, link: true, " " + Line(save): true, linkMark: true,
	} {
		if IsMatchText(name) != want {
			t.Errorf("%q is a match by itself: %t, want %t", name, !want, want)
		}
	}
}

// longestLink is what a link may have at most, so that mail and messages do not cut it; browsers take far more.
const longestLink = 8000

// Whole matches of every game, with as many seats as it has, played at random, which takes longer than playing well,
// and never to more moves than real matches have.
func TestLinksOfWholeMatchesStayShort(t *testing.T) {
	for _, g := range games.All() {
		for _, seats := range []int{g.Info().MinSeats, g.Info().MaxSeats} {
			m := atRandom(t, g, seats, 2000)
			save, err := m.Save()
			if err != nil {
				t.Fatal(err)
			}
			link := Link("https://games.example/engawa/", save)
			t.Logf("%s, %d seats: %d moves, %d letters of %d saved", g.Info().ID, seats, len(m.Log), len(link), len(save))
			if len(link) > longestLink {
				t.Errorf("the link to %d moves of %s has %d letters, want at most %d", len(m.Log), g.Info().ID, len(link), longestLink)
			}
		}
	}
}

// atRandom plays a match to its end, or to so many moves.
func atRandom(t *testing.T, g rules.Game, seats, most int) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(g, rules.Setup{Seats: seats}, 7)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(7, 7))
	for err = m.PlayNature(); err == nil && !m.Over() && len(m.Log) < most; err = m.PlayNature() {
		for by := range m.State().Actors().All() {
			legal := m.State().Legal(by, nil)
			if _, err := m.Do(rules.Move{By: by, Do: legal[rng.IntN(len(legal))]}); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}
