package rules_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/toys/pebbles"
	"engawa/rules/toys/sealed"
)

func findToy(id string) (rules.Game, bool) {
	for _, g := range []rules.Game{pebbles.Game{}, sealed.Game{}} {
		if g.Info().ID == id {
			return g, true
		}
	}
	return nil, false
}

// richMatch has everything that a save can hold.
func richMatch(t *testing.T) *rules.Match {
	m := begin(t, sealed.Game{}, rules.Setup{Seats: 3, Options: map[string]string{"rounds": "2", "ties": "nobody_gets_it"}}, 1<<64-1)
	m.Tags["name.0"] = "Ann & <Bo> \"日本\""
	m.Note(rules.Referee, "label", "begin")
	play(t, m, "0 bid 2", "2 pass", "1 bid 5")
	m.Note(1, "talk", "ha")
	play(t, m, "1 bid 1")
	m.Undo()
	m.Undo()
	return m
}

func TestSaveAndLoad(t *testing.T) {
	m := richMatch(t)
	data, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	back, err := rules.Load(data, findToy)
	if err != nil {
		t.Fatal(err)
	}
	again, err := back.Save()
	if err != nil || !bytes.Equal(again, data) {
		t.Errorf("saved again it differs: %v\n%s\n%s", err, data, again)
	}
	wantLog(t, back, record(m)...)
	if back.Redoable() != m.Redoable() || back.Seed != m.Seed || len(back.Notes) != len(m.Notes) || back.Tags["name.0"] != m.Tags["name.0"] {
		t.Error("seed, notes, tags or what can be redone are lost")
	}
	for m.Redo() {
		if !back.Redo() {
			t.Fatal("the loaded match cannot redo as much")
		}
	}
	wantLog(t, back, record(m)...)
	// Chance goes on as it would have.
	play(t, m, "0 bid 1", "2 bid 3")
	play(t, back, "0 bid 1", "2 bid 3")
	wantLog(t, back, record(m)...)
}

func TestSaveIsReadable(t *testing.T) {
	data, err := richMatch(t).Save()
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`"engawa": 1`, `"game": "sealed"`, `"gameVersion": 1`, `"ties": "nobody gets it"`, `"seed": "18446744073709551615"`,
		`"0 bid 2"`, `"nature card `, `Ann & <Bo>`,
	} {
		if !strings.Contains(string(data), want) {
			t.Errorf("the save lacks %s:\n%s", want, data)
		}
	}
	if !bytes.HasSuffix(data, []byte("}\n")) {
		t.Error("the save does not end in a newline")
	}
}

// TestDamagedSaves breaks a sound save in one way each and wants one sentence that says what is wrong.
func TestDamagedSaves(t *testing.T) {
	const sound = `{"engawa":1,"game":"pebbles","gameVersion":1,"setup":{"seats":2,"options":{"heaps":"2/2"}},"seed":"0",` +
		`"log":["0 a1","1 b2"],"undone":["0 a1"],"notes":[{"after":2,"by":0,"kind":"talk","text":"hm"}],"hash":"HASH"}`
	ends := begin(t, pebbles.Game{}, rules.Setup{Options: map[string]string{"heaps": "2/2"}}, 0)
	play(t, ends, "0 a1", "1 b2")
	file := strings.Replace(sound, "HASH", ends.HashText(), 1)
	if _, err := rules.Load([]byte(file), findToy); err != nil {
		t.Fatalf("the sound save is refused: %v", err)
	}
	swap := func(old, new string) string {
		if !strings.Contains(file, old) {
			t.Fatalf("the save has no %s", old)
		}
		return strings.Replace(file, old, new, 1)
	}
	many := strings.Repeat(`"0 a1",`, 40)
	for _, c := range []struct{ name, file, code, part string }{
		{"empty", "", "bad-save", "the file is empty"},
		{"blank", " \n", "bad-save", "the file is empty"},
		{"cut short", file[:60], "bad-save", "near byte 60"},
		{"something behind", file + "x", "bad-save", "broken near byte"},
		{"a list", "[]", "bad-save", "holds a JSON array"},
		{"a number for a text", swap(`"seed":"0"`, `"seed":0`), "bad-save", `"seed" holds a number`},
		{"a text for the log", swap(`["0 a1","1 b2"]`, `"0 a1"`), "bad-save", `"log" holds a string`},
		{"another file", `{"name":"x"}`, "bad-save", `"engawa"`},
		{"nothing", "null", "bad-save", `"engawa"`},
		{"a newer file", swap(`"engawa":1`, `"engawa":2`), "newer-save", "version 2"},
		{"an unknown game", swap(`pebbles`, `chess`), "bad-save", `"chess"`},
		{"newer rules", swap(`"gameVersion":1`, `"gameVersion":9`), "newer-save", "version 9"},
		{"no rules version", swap(`"gameVersion":1`, `"gameVersion":0`), "bad-save", "is missing"},
		{"no seed", swap(`"seed":"0"`, `"seed":""`), "bad-save", `the seed ""`},
		{"a negative seed", swap(`"seed":"0"`, `"seed":"-1"`), "bad-save", `"-1"`},
		{"too many seats", swap(`"seats":2`, `"seats":5`), rules.CodeSeats, "not 5"},
		{"an unknown option", swap(`"heaps"`, `"piles"`), rules.CodeOption, `"piles"`},
		{"an unknown value", swap(`2/2`, `5/5`), rules.CodeOption, `"5/5"`},
		{"a bad start", swap(`"options"`, `"from":"x","options"`), rules.CodePosition, `"x"`},
		{"an illegal move", swap(`1 b2`, `1 b3`), "bad-save", `move 2, "1 b3": too-many`},
		{"a move of the wrong seat", swap(`1 b2`, `0 b2`), "bad-save", `move 2, "0 b2": not-your-turn`},
		{"a move of nobody", swap(`1 b2`, `7 b2`), "bad-save", `move 2, "7 b2": bad-seat`},
		{"an empty move", swap(`1 b2`, ``), "bad-save", `move 2, ""`},
		{"a move after the end", swap(`"1 b2"`, `"1 b2","0 a1","1 a1"`), "bad-save", `move 4, "1 a1": over`},
		{"too many moves", swap(`["0 a1"`, `[`+many+`"0 a1"`), "bad-save", "move 2"},
		{"another hash", swap(`"hash":"`, `"hash":"0`), "bad-save", "after 2 moves"},
		{"a note too late", swap(`"after":2`, `"after":3`), "bad-save", "after move 3 of 2"},
		{"a note too early", swap(`"after":2`, `"after":-1`), "bad-save", "after move -1"},
		{"notes out of order", swap(`"notes":[`, `"notes":[{"after":2,"by":0},{"after":1,"by":0},`), "bad-save", "after move 1 follows one after move 2"},
		{"a note of no seat", swap(`"after":2,"by":0`, `"after":2,"by":2`), "bad-save", "by seat 2"},
		{"a note of no point of view", swap(`"after":2,"by":0`, `"after":2,"by":-4`), "bad-save", "by seat -4"},
		{"a seat in another spelling", swap(`1 b2`, `+1 b2`), "bad-save", `move 2, "+1 b2": bad-seat`},
		{"an illegal move taken back", swap(`"undone":["0 a1"]`, `"undone":["0 a2"]`), "bad-save", `move 3, "0 a2": too-many`},
	} {
		t.Run(c.name, func(t *testing.T) {
			m, err := rules.Load([]byte(c.file), findToy)
			if m != nil || err == nil {
				t.Fatal("it is accepted")
			}
			if wantCode(t, err, c.code); !strings.Contains(err.Error(), c.part) || strings.Contains(err.Error(), "\n") {
				t.Errorf("the sentence %q does not name %q on one line", err, c.part)
			}
		})
	}
}

// TestLoadStopsAtMaxMoves feeds a log that goes on for ever.
func TestLoadStopsAtMaxMoves(t *testing.T) {
	endless := endlessGame{}
	file := `{"engawa":1,"game":"pebbles","gameVersion":1,"seed":"0","log":["0 a1"` + strings.Repeat(`,"0 a1"`, 200) + `]}`
	_, err := rules.Load([]byte(file), func(string) (rules.Game, bool) { return endless, true })
	if err == nil || !strings.Contains(err.Error(), "move 122: no match of Pebbles is longer than 121 moves") {
		t.Errorf("the error is %v", err)
	}
}

// endlessGame is Pebbles where nothing is ever taken and seat 0 always moves.
type endlessGame struct{ pebbles.Game }

type endlessState struct{ rules.State }

func (g endlessGame) New(s rules.Setup) (rules.State, error) {
	inner, err := g.Game.New(s)
	return endlessState{inner}, err
}

func (g endlessGame) ParseAction(s rules.State, by rules.Seat, text string) (rules.Action, error) {
	return g.Game.ParseAction(s.(endlessState).State, by, text)
}

func (s endlessState) Clone() rules.State { return s }

func (s endlessState) Apply(_ rules.Move, dst []rules.Event) ([]rules.Event, error) { return dst, nil }

func FuzzLoad(f *testing.F) {
	m, err := rules.NewMatch(sealed.Game{}, rules.Setup{}, 4)
	if err != nil {
		f.Fatal(err)
	}
	for m.PlayNature() == nil && !m.Over() && len(m.Log) < 12 {
		for by := range m.State().Actors().All() {
			if _, err := m.Do(rules.Move{By: by, Do: m.State().Legal(by, nil)[0]}); err != nil {
				f.Fatal(err)
			}
			break
		}
	}
	m.Note(0, "talk", "x")
	m.Undo()
	data, err := m.Save()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data)
	f.Add([]byte(`{"engawa":1,"game":"pebbles","gameVersion":1,"seed":"0","log":["0 a1"],"undone":["1 b1"],"notes":[{"after":1}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		m, err := rules.Load(data, findToy)
		if err != nil {
			if rules.CodeOf(err) == "error" || strings.Contains(err.Error(), "\n") {
				t.Errorf("the refusal %q is no sentence with a code", err)
			}
			return
		}
		first, err := m.Save()
		if err != nil {
			t.Fatalf("what was loaded cannot be saved: %v", err)
		}
		back, err := rules.Load(first, findToy)
		if err != nil {
			t.Fatalf("what was saved is refused: %v\n%s", err, first)
		}
		if second, err := back.Save(); err != nil || !bytes.Equal(first, second) {
			t.Errorf("saved twice it differs: %v\n%s\n%s", err, first, second)
		}
	})
}

// laterGame is pebbles with rules of a later version.
type laterGame struct{ pebbles.Game }

func (laterGame) Info() rules.Info {
	info := pebbles.Game{}.Info()
	info.Version = 3
	return info
}

// TestAMatchKeepsTheVersionOfItsRules loads a match of older rules: the game is told so, and the save says the same.
func TestAMatchKeepsTheVersionOfItsRules(t *testing.T) {
	data, err := begin(t, pebbles.Game{}, rules.Setup{}, 1).Save()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range []struct{ saved, want int }{{1, 1}, {2, 2}, {3, 0}} {
		text := bytes.Replace(data, []byte(`"gameVersion": 1`), fmt.Appendf(nil, `"gameVersion": %d`, f.saved), 1)
		m, err := rules.Load(text, func(string) (rules.Game, bool) { return laterGame{}, true })
		if err != nil {
			t.Fatal(err)
		}
		if m.Setup.Version != f.want || m.Fork(0).Setup.Version != f.want {
			t.Errorf("version %d: the setup says %d, want %d", f.saved, m.Setup.Version, f.want)
		}
		if again, err := m.Save(); err != nil || !bytes.Equal(again, text) {
			t.Errorf("version %d: saved again it is another one: %v\n%s", f.saved, err, again)
		}
	}
	for _, version := range []int{-1, 4} {
		if _, err := rules.NewMatch(laterGame{}, rules.Setup{Version: version}, 1); rules.CodeOf(err) != rules.CodeOption {
			t.Errorf("version %d of the rules: %v", version, err)
		}
	}
}
