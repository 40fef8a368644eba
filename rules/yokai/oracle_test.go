package yokai

import (
	"bufio"
	"encoding/json"
	"os"
	"strconv"
	"strings"
	"testing"

	"engawa/internal/testkit"
	"engawa/rules"
)

// oracle opens a file of the reference data, which lies beside the project. It skips the test where there is none.
func oracle(t *testing.T, name string) *bufio.Scanner {
	t.Helper()
	file, err := os.Open(testkit.Shared(t, "oracles/yokai/"+name))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { file.Close() })
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<20)
	return lines
}

// oracleTable reads a TSV file as rows by column name, and checks that it has the expected number of them.
func oracleTable(t *testing.T, name string, want int) []map[string]string {
	t.Helper()
	lines := oracle(t, name)
	var head []string
	var table []map[string]string
	for lines.Scan() {
		fields := strings.Split(lines.Text(), "\t")
		if head == nil {
			head = fields
			continue
		}
		row := map[string]string{}
		for k, f := range fields {
			row[head[k]] = f
		}
		table = append(table, row)
	}
	if err := lines.Err(); err != nil || len(table) != want {
		t.Fatalf("%s has %d rows (%v), want %d", name, len(table), err, want)
	}
	return table
}

// oracleLines reads a JSONL file, and checks that it has the expected number of lines.
func oracleLines[T any](t *testing.T, name string, want int) []T {
	t.Helper()
	lines := oracle(t, name)
	var all []T
	for lines.Scan() {
		var one T
		if err := json.Unmarshal(lines.Bytes(), &one); err != nil {
			t.Fatalf("%s line %d: %v", name, len(all)+1, err)
		}
		all = append(all, one)
	}
	if err := lines.Err(); err != nil || len(all) != want {
		t.Fatalf("%s has %d lines (%v), want %d", name, len(all), err, want)
	}
	return all
}

func variantNamed(t *testing.T, name string) Variant {
	t.Helper()
	switch name {
	case "mori":
		return Mori
	case "dobutsu":
		return Dobutsu
	case "mori-strict":
		return MoriStrict
	}
	t.Fatalf("no rule set %q", name)
	return 0
}

func mustParse(t testing.TB, v Variant, text string) Board {
	t.Helper()
	b, err := ParseBoard(v, text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return b
}

// load makes a State from a position text; seat 0 plays White.
func load(t testing.TB, v Variant, text string) *State {
	t.Helper()
	s, err := Game{}.ParsePosition(setupOf(v), text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return s.(*State)
}

// setupOf returns the setup that plays by the rule set, seat 0 as White.
func setupOf(v Variant) rules.Setup {
	options := map[string]string{OptStart: "0"}
	switch v {
	case Dobutsu:
		options[OptRules] = "dobutsu"
	case MoriStrict:
		options[OptAttackedTry] = "strict"
	}
	return rules.Setup{Options: options}
}

// do plays a move given as text by the seat to move.
func do(t testing.TB, s *State, text string) []rules.Event {
	t.Helper()
	events, err := try(s, text)
	if err != nil {
		t.Fatalf("%s: %s: %v", s.board, text, err)
	}
	return events
}

// try plays a move given as text by the seat to move, or by seat 0 after the end.
func try(s *State, text string) ([]rules.Event, error) {
	by, _ := s.Actors().Only()
	if s.Actors() == 0 {
		by = 0
	}
	a, err := Game{}.ParseAction(s, by, text)
	if err != nil {
		return nil, err
	}
	return s.Apply(rules.Move{By: by, Do: a}, nil)
}

func number(t *testing.T, text string) int {
	t.Helper()
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}
