package homeworlds

import (
	"bufio"
	"fmt"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"engawa/internal/testkit"
	"engawa/rules"
)

const (
	successorsFile  = "testdata/successors.tsv"
	successorsLines = 1000
	walkLength      = 60   // turns of a walk
	walkFirst       = 12   // the first turn that a position is taken at: fleets are small before
	maxSuccessors   = 6000 // positions with more are left out: the slow reference takes seconds for them
)

// countedPosition is a position of two seats at the beginning of a turn, with the number of different positions after it.
type countedPosition struct {
	position   string
	successors int
}

// state returns the position.
func (c countedPosition) state(tb testing.TB) *State {
	tb.Helper()
	s, err := Game{}.ParsePosition(walkSetup(), c.position)
	if err != nil {
		tb.Fatal(err)
	}
	return s.(*State)
}

// searchPosition returns the position as the search for turns wants it.
func (c countedPosition) searchPosition(tb testing.TB) *SearchPosition {
	tb.Helper()
	return NewSearchPosition(&c.state(tb).pos)
}

func walkSetup() rules.Setup {
	return rules.Setup{Seats: 2, Options: map[string]string{OptStart: "0", OptWin: valueStanding, OptRepetition: valueOff}}
}

// countedPositions reads the positions of random walks whose successors the slow reference has counted.
func countedPositions(tb testing.TB) []countedPosition {
	tb.Helper()
	var list []countedPosition
	for _, row := range testkit.Table(tb, successorsFile, successorsLines) {
		n, err := strconv.Atoi(row["successors"])
		if err != nil {
			tb.Fatal(err)
		}
		list = append(list, countedPosition{row["position"], n})
	}
	return list
}

// successors counts the different positions after one whole turn by trying every command, or returns false when there
// are more than most.
func (t *table) successors(most int) (int, bool) {
	within, after := map[string]bool{}, map[string]bool{}
	var try func(t *table)
	try = func(t *table) {
		id := fmt.Sprint(t.phase, t.colour, t.left, t.shortForm())
		if within[id] || len(after) > most {
			return
		}
		within[id] = true
		for _, command := range t.legal() {
			if next := t.after(command); command == "end" {
				after[next.shortForm()] = true
			} else {
				try(next)
			}
		}
	}
	try(t)
	return len(after), len(after) <= most
}

// walkPositions plays at random with a seed, on both tables, and hands on the state and the slow reference of positions
// at the beginning of a turn.
func walkPositions(tb testing.TB, seed uint64, visit func(s *State, ref *table)) {
	tb.Helper()
	setup := walkSetup()
	ref := newTable(setup.Seats, setsOf(setup.Seats, setup.Options))
	s, err := newGame(setup)
	if err != nil {
		tb.Fatal(err)
	}
	rng := rules.Rand(seed, 6)
	for turn := 0; turn < walkLength && s.ending == NoEnding; {
		legal := s.Legal(s.pos.Mover, nil)
		var texts []string
		for _, do := range legal {
			texts = append(texts, s.pos.command(mustFields(tb, do)))
		}
		k := pickGrowing(rng.IntN, texts)
		ref = ref.after(texts[k])
		if _, err := s.Apply(rules.Move{By: s.pos.Mover, Do: legal[k]}, nil); err != nil {
			tb.Fatal(err)
		}
		if s.ending == NoEnding && s.pos.Phase == Start && texts[k] == "end" {
			if turn++; turn >= walkFirst && turn%4 == 0 {
				visit(s, ref)
			}
		}
	}
}

// pickGrowing picks an action so that fleets grow and spread: mostly one that builds or discovers, seldom one that spends.
func pickGrowing(intN func(int) int, texts []string) int {
	k := pickLively(intN, texts)
	for try := 0; try < 6 && intN(8) > 0 && !strings.HasPrefix(texts[k], "build") && !strings.HasPrefix(texts[k], "discover"); try++ {
		k = pickLively(intN, texts)
	}
	return k
}

// TestTurnsAsManyAsCounted compares the search for turns with the counts of the slow reference. With -update the
// reference counts them all anew (minutes); otherwise a part of them, so that the file cannot grow old unseen.
func TestTurnsAsManyAsCounted(t *testing.T) {
	if testkit.IsUpdating() {
		writeSuccessors(t)
	}
	var g Turns
	listed := map[string]int{}
	for k, c := range countedPositions(t) {
		listed[c.position] = c.successors
		if n := g.All(c.searchPosition(t), nil); n != c.successors {
			t.Errorf("position %d, %s: %d different positions after a turn, expected %d", k+1, c.position, n, c.successors)
		}
	}
	again := 0
	for seed := range uint64(40) {
		walkPositions(t, seed, func(s *State, ref *table) {
			want, ok := listed[Game{}.FormatPosition(s)]
			if !ok || want > 300 {
				return
			}
			again++
			if n, _ := ref.successors(want); n != want {
				t.Errorf("%s: the reference counts %d, the file has %d", Game{}.FormatPosition(s), n, want)
			}
		})
	}
	if again < 20 {
		t.Errorf("the reference has counted only %d positions", again)
	}
}

// writeSuccessors writes the file of counted positions.
func writeSuccessors(t *testing.T) {
	lines := map[string]string{}
	for seed := uint64(0); len(lines) < successorsLines; seed++ {
		walkPositions(t, seed, func(s *State, ref *table) {
			text := Game{}.FormatPosition(s)
			if len(lines) == successorsLines || lines[text] != "" {
				return
			}
			if n, ok := ref.successors(maxSuccessors); ok {
				lines[text] = fmt.Sprintf("%s\t%d\n", text, n)
			}
		})
	}
	file, err := os.Create(successorsFile)
	if err != nil {
		t.Fatal(err)
	}
	out := bufio.NewWriter(file)
	fmt.Fprint(out, "position\tsuccessors\n")
	for _, position := range slices.Sorted(maps.Keys(lines)) {
		fmt.Fprint(out, lines[position])
	}
	if err := out.Flush(); err != nil {
		t.Fatal(err)
	}
	if err := file.Close(); err != nil {
		t.Fatal(err)
	}
}

// BenchmarkTurns reports how many different positions after a whole turn are found in a second.
func BenchmarkTurns(b *testing.B) {
	var fields []*SearchPosition
	for _, c := range countedPositions(b) {
		fields = append(fields, c.searchPosition(b))
	}
	var g Turns
	total := 0
	b.ReportAllocs()
	for b.Loop() {
		for _, f := range fields {
			total += g.All(f, nil)
		}
	}
	b.ReportMetric(float64(total)/b.Elapsed().Seconds(), "turns/s")
}
