package store

import (
	"maps"
	"testing"

	"engawa/rules/games"
)

func TestPuzzlesAreKept(t *testing.T) {
	for name, disk := range map[string]Disk{"whole": &Memory{}, "in parts": InParts(&Memory{})} {
		s := Open(disk, games.Find)
		if got := s.Puzzles(); len(got) != 0 {
			t.Errorf("%s: before anything was tried there is %v", name, got)
		}
		want := map[string]PuzzleProgress{
			"yokai-01": {Solved: true}, "yokai-02": {Misses: 3, Solved: true}, "honshu-03": {Hint: true}, "homeworlds-04": {Shown: true},
		}
		for id, p := range want {
			if err := s.SetPuzzle(id, p); err != nil {
				t.Fatal(err)
			}
		}
		if got := Open(disk, games.Find).Puzzles(); !maps.Equal(got, want) {
			t.Errorf("%s: after a restart there is %v, want %v", name, got, want)
		}
	}
}

func TestTwoWindowsKeepDifferentPuzzles(t *testing.T) {
	disk := &Memory{}
	one, two := Open(disk, games.Find), Open(disk, games.Find)
	for s, id := range map[*Store]string{one: "yokai-01", two: "yokai-02"} {
		if err := s.SetPuzzle(id, PuzzleProgress{Solved: true}); err != nil {
			t.Fatal(err)
		}
	}
	if got := one.Puzzles(); len(got) != 2 {
		t.Errorf("of two puzzles that two windows have kept there is %v", got)
	}
}

func TestHowAPuzzleWasSolved(t *testing.T) {
	for p, want := range map[PuzzleProgress]PuzzleResult{
		{}:                                     PuzzleNew,
		{Misses: 1}:                            PuzzleTried,
		{Hint: true}:                           PuzzleTried,
		{Misses: 2, Hint: true, Shown: true}:   PuzzleShown,
		{Solved: true}:                         PuzzleAtOnce,
		{Misses: 2, Solved: true}:              PuzzleRetried,
		{Misses: 2, Hint: true, Solved: true}:  PuzzleHinted,
		{Shown: true, Misses: 1, Solved: true}: PuzzleHinted,
	} {
		if got := p.Result(); got != want {
			t.Errorf("%+v is %d, want %d", p, got, want)
		}
	}
}

// TestDamagedPuzzlesAreSetAside holds that a file that cannot be read is reported in one sentence, kept, and begun again.
func TestDamagedPuzzlesAreSetAside(t *testing.T) {
	disk := &Memory{}
	if err := disk.Update(puzzlesFile, replaceWith([]byte("{broken"))); err != nil {
		t.Fatal(err)
	}
	s := Open(disk, games.Find)
	if got := s.Puzzles(); len(got) != 0 {
		t.Errorf("a damaged file has %v", got)
	}
	p := s.Problems()
	if len(p) != 1 || p[0].Kind != DamagedPuzzles || p[0].File == puzzlesFile {
		t.Fatalf("the problems are %+v", p)
	}
	if data, err := disk.Read(p[0].File); err != nil || string(data) != "{broken" {
		t.Errorf("%s holds %q, %v", p[0].File, data, err)
	}
	if err := s.SetPuzzle("yokai-01", PuzzleProgress{Solved: true}); err != nil || len(s.Puzzles()) != 1 || len(s.Problems()) != 0 {
		t.Errorf("afterwards: %v, %v", err, s.Puzzles())
	}
}

// FuzzPuzzles holds that no file, however damaged, keeps a puzzle from being kept.
func FuzzPuzzles(f *testing.F) {
	for _, text := range []string{
		"", "null", "{", "[]", `{"yokai-01":{"misses":3,"solved":true}}`, `{"yokai-01":{"misses":-4}}`, `{"yokai-01":7,"x":{}}`, "\xff",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		disk := &Memory{}
		if err := disk.Write(puzzlesFile, data); err != nil {
			t.Fatal(err)
		}
		s := Open(disk, games.Find)
		before := s.Puzzles()
		for id, p := range before {
			if p.Misses < 0 {
				t.Errorf("%q has %s at %+v", data, id, p)
			}
		}
		want := PuzzleProgress{Misses: 2, Solved: true}
		if err := s.SetPuzzle("yokai-01", want); err != nil || s.Puzzles()["yokai-01"] != want {
			t.Errorf("after %q: %v, %+v", data, err, s.Puzzles())
		}
		delete(before, "yokai-01")
		after := s.Puzzles()
		delete(after, "yokai-01")
		if !maps.Equal(before, after) {
			t.Errorf("%q: the others were %v and are %v", data, before, after)
		}
	})
}
