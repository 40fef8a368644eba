package store

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"engawa/scenes/lang"
)

// A disk that stays broken: play goes on in memory, the player is told once, and what was there before is untouched.
func TestDiskThatStaysBroken(t *testing.T) {
	for _, tt := range []struct {
		err  error
		kind ProblemKind
		word string
	}{
		{ErrFull, Full, "full"},
		{ErrForbidden, Forbidden, "does not let"},
		{errFault, Failed, "could not be saved"},
	} {
		f := newFaulty()
		s := Open(f, findToy)
		newPlaySession(t, s, newExpectations(findToy)).play()
		s.Problems()
		before := reflect.ValueOf(f.disk.(*Memory).files).Len()
		m := play(t, 1)
		f.err, f.all = tt.err, true
		id := MatchID("toy-9")
		for k := range 3 {
			if _, err := s.SaveMatch(id, m, int64(k)); !errors.Is(err, tt.err) {
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
		if _, err := s.SaveMatch(id, m, 4); err != nil {
			t.Fatal(err)
		}
		if p := s.Problems(); len(p) != 1 || p[0].Kind != Resolved {
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
		writeFile(t, f.disk, settingsFile, "{broken")
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
		if err := s.SetSettings(set); errors.Is(err, errUntouchable) != locked || !s.Settings().Muted {
			t.Errorf("setting gave %v", err)
		}
		if p := s.Problems(); len(p) != 0 {
			t.Errorf("the player is told again: %+v", p)
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
	want := nonDefaultSettings().Setups["toy"]
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
	for kind := Full; kind <= Resolved; kind++ {
		text := Problem{Kind: kind, File: "x.json"}.Text(lang.For(lang.English))
		if text == "" || strings.Contains(text, "{") || strings.Contains(text, "store.") || seen[text] {
			t.Errorf("problem %d says %q", kind, text)
		}
		seen[text] = true
	}
}
