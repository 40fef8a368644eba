package store

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/scenes/lang"
)

// evening is what a player does in one run. It returns the number of moves that the match had when the run ended.
func evening(t *testing.T, s *Store) int {
	set := s.Settings()
	set.Lang = lang.French
	_ = s.SetSettings(set)
	id := MatchID("toy-1")
	m, err := s.LoadMatch(id)
	if err != nil {
		m, id = play(t, 1), s.NewMatch("toy")
		_ = s.SaveMatch(id, m, 1)
	}
	for range 2 {
		by := rules.Seat(len(m.Log) % 2)
		if _, err := m.Do(rules.Move{By: by, Do: 1}); err != nil {
			t.Fatal(err)
		}
		_ = s.SaveMatch(id, m, 2)
	}
	_ = s.SetLastSetup("toy", GameSetup{Setup: rules.Setup{Seats: 2}, Skin: lang.Animals})
	s.Matches()
	again, err := s.LoadMatch(id)
	if isFault(err) {
		return len(m.Log) // the disk cannot read now
	}
	if err != nil || len(again.Log) != len(m.Log) {
		t.Errorf("during the run the match is %v, %v; want %d moves", again, err, len(m.Log))
	}
	return len(m.Log)
}

// isFault reports whether the error is one that faulty was told to give.
func isFault(err error) bool {
	return errors.Is(err, errFault) || errors.Is(err, ErrFull) || errors.Is(err, ErrForbidden)
}

// A disk that fails at any single operation, or from any operation on, costs nothing that was stored before, and a
// single failure costs no move at all.
func TestFaultAtEveryOperation(t *testing.T) {
	stored := func() *faulty { // an evening before, without trouble
		f := newFaulty()
		evening(t, Open(f, findToy))
		return f
	}
	f := stored()
	f.calls = 0
	evening(t, Open(f, findToy))
	operations := f.calls
	if operations < 8 {
		t.Fatalf("an evening has only %d operations", operations)
	}
	for _, why := range []error{errFault, ErrFull, ErrForbidden} {
		for _, stays := range []bool{false, true} {
			for n := 1; n <= operations+1; n++ {
				t.Run(fmt.Sprintf("%v at %d, stays %t", why, n, stays), func(t *testing.T) {
					f := stored()
					f.err, f.stays, f.fail, f.calls = why, stays, n, 0
					moves := evening(t, Open(f, findToy))
					if stays {
						moves = 0 // what was played in this run may be lost
					}
					checkEvening(t, f.disk, moves)
				})
			}
		}
	}
}

// checkEvening opens the disk anew: the match of the first evening is there with all its moves, or the moves of the
// second as well, and so are settings.
func checkEvening(t *testing.T, disk Disk, moves int) {
	t.Helper()
	s := Open(disk, findToy)
	if got := s.Settings().Lang; got != lang.French {
		t.Errorf("the language is %q", got)
	}
	best := 0
	for _, sum := range s.Matches() {
		m, err := s.LoadMatch(sum.ID)
		if err != nil {
			t.Errorf("%s cannot be loaded: %v", sum.ID, err)
			continue
		}
		best = max(best, len(m.Log))
	}
	if best < 3 || best < moves {
		t.Errorf("the longest match has %d moves, want %d", best, max(moves, 3))
	}
	if p := s.Problems(); len(p) != 0 {
		t.Errorf("after the trouble: %+v", p)
	}
}

// A disk that stays broken: play goes on in memory, the player is told once, and what was there before is untouched.
func TestDiskThatStaysBroken(t *testing.T) {
	for _, tt := range []struct {
		err  error
		kind ProblemKind
		word string
	}{
		{ErrFull, Full, "full"},
		{ErrForbidden, Forbidden, "does not let"},
		{errFault, Failed, "could not be kept"},
	} {
		f := newFaulty()
		s := Open(f, findToy)
		evening(t, s)
		before := reflect.ValueOf(f.disk.(*Memory).files).Len()
		m := play(t, 1)
		f.err, f.all = tt.err, true
		id := MatchID("toy-9")
		for k := range 3 {
			if err := s.SaveMatch(id, m, int64(k)); !errors.Is(err, tt.err) {
				t.Errorf("saving gave %v", err)
			}
		}
		problems := s.Problems()
		if len(problems) != 1 || problems[0].Kind != tt.kind {
			t.Fatalf("the problems are %+v", problems)
		}
		if text := problems[0].Text(lang.For(lang.English)); !strings.Contains(text, tt.word) {
			t.Errorf("the player reads %q", text)
		}
		if got, err := s.LoadMatch(id); err != nil || len(got.Log) != 1 {
			t.Errorf("in memory the match is %v, %v", got, err)
		}
		f.all = false
		if err := s.SaveMatch(id, m, 4); err != nil {
			t.Fatal(err)
		}
		if p := s.Problems(); len(p) != 1 || p[0].Kind != Kept {
			t.Errorf("the end of the trouble is told as %+v", p)
		}
		if after := len(f.disk.(*Memory).files); after != before+1 {
			t.Errorf("the disk has %d files, want %d", after, before+1)
		}
	}
}

func TestDamagedSettings(t *testing.T) {
	for _, locked := range []bool{false, true} {
		f := newFaulty()
		if err := f.disk.Write(settingsFile, []byte("{broken")); err != nil {
			t.Fatal(err)
		}
		if locked { // the first operation reads, the second renames
			f.fail = 2
		}
		s := Open(f, findToy)
		if !reflect.DeepEqual(s.Settings(), DefaultSettings()) {
			t.Errorf("the settings are %+v", s.Settings())
		}
		want := settingsFile + ".damaged"
		if locked {
			want = settingsFile
		}
		if p := s.Problems(); len(p) != 1 || p[0].Kind != DamagedSettings || p[0].File != want {
			t.Errorf("the problems are %+v", p)
		}
		set := s.Settings()
		set.Muted = true
		if err := s.SetSettings(set); err != nil || !s.Settings().Muted {
			t.Errorf("setting gave %v", err)
		}
		if got, _ := f.disk.Read(want); string(got) != "{broken" {
			t.Errorf("the damaged file became %q", got)
		}
	}
}

func TestLastSetup(t *testing.T) {
	s := Open(&Memory{}, findToy)
	if _, ok := s.LastSetup("toy"); ok {
		t.Error("there is a last setup before the first")
	}
	want := unlike().Setups["toy"]
	if err := s.SetLastSetup("toy", want); err != nil {
		t.Fatal(err)
	}
	if got, ok := s.LastSetup("toy"); !ok || !reflect.DeepEqual(got, want) {
		t.Errorf("the last setup is %+v", got)
	}
	want.Setup.Options = map[string]string{"mood": "grim"}
	if err := s.SetLastSetup("toy", want); err != nil {
		t.Fatal(err)
	}
	if got, ok := s.LastSetup("toy"); ok {
		t.Errorf("a setup that does not fit the game any more is given: %+v", got)
	}
	if err := s.SetLastSetup("go", want); err != nil {
		t.Fatal(err)
	}
	if _, ok := s.LastSetup("go"); ok {
		t.Error("a game that is not known has a last setup")
	}
}

func TestEveryProblemHasASentence(t *testing.T) {
	seen := map[string]bool{}
	for kind := Full; kind <= Kept; kind++ {
		text := Problem{Kind: kind, File: "x.json"}.Text(lang.For(lang.English))
		if text == "" || strings.Contains(text, "{") || strings.Contains(text, "store.") || seen[text] {
			t.Errorf("problem %d says %q", kind, text)
		}
		seen[text] = true
	}
}
