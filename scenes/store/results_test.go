package store

import (
	"encoding/json"
	"errors"
	"io/fs"
	"reflect"
	"strings"
	"testing"

	"engawa/rules/games"
)

// winAgainst is a match that was won against a level.
func winAgainst(at int64, level string) MatchResult {
	return MatchResult{Game: "yokai", At: at, Outcome: Won, Beaten: []string{level}, Moves: 12, Seat: 1, Match: "yokai-3"}
}

// addAll keeps results by their IDs.
func addAll(t *testing.T, s *Store, list map[string]MatchResult) {
	t.Helper()
	for id, r := range list {
		if err := s.AddResult(id, r); err != nil {
			t.Fatal(err)
		}
	}
}

func TestResultsAreKept(t *testing.T) {
	for name, disk := range map[string]Disk{"whole": &Memory{}, "in parts": InParts(&Memory{})} {
		s := Open(disk, games.Find)
		if s.HasResults() || len(s.Results()) != 0 {
			t.Errorf("%s: before any match there is %v", name, s.Results())
		}
		shared := MatchResult{Game: "honshu", At: 5, Outcome: Shared, Moves: 90}
		addAll(t, s, map[string]MatchResult{"yokai-b": winAgainst(7, "2"), "yokai-a": winAgainst(7, "1"), "honshu-Z": shared})
		again := Open(disk, games.Find)
		want := []MatchResult{shared, winAgainst(7, "1"), winAgainst(7, "2")}
		for k, id := range []string{"honshu-Z", "yokai-a", "yokai-b"} {
			want[k].ID, want[k].Version = id, resultVersion
		}
		if got := again.Results(); !reflect.DeepEqual(got, want) || !again.HasResults() {
			t.Errorf("%s: after a restart there is %+v, want %+v", name, got, want)
		}
	}
}

// TestAMatchCountsOnce holds that what is kept of a match stays, in another window too.
func TestAMatchCountsOnce(t *testing.T) {
	disk := &Memory{}
	one, two := Open(disk, games.Find), Open(disk, games.Find)
	addAll(t, one, map[string]MatchResult{"yokai-a": winAgainst(1, "1")})
	addAll(t, two, map[string]MatchResult{"yokai-b": winAgainst(2, "2")})
	addAll(t, two, map[string]MatchResult{"yokai-a": winAgainst(9, "7")})
	got := one.Results()
	if len(got) != 2 || got[0].At != 1 || got[0].Beaten[0] != "1" {
		t.Errorf("of two matches, one of which ended twice, there is %+v", got)
	}
}

func TestResultsAreErased(t *testing.T) {
	for name, disk := range map[string]Disk{"whole": &Memory{}, "in parts": InParts(&Memory{})} {
		s := Open(disk, games.Find)
		addAll(t, s, map[string]MatchResult{"yokai-a": winAgainst(1, "1"), "yokai-b": winAgainst(2, "1")})
		if err := s.EraseResults(); err != nil || s.HasResults() || len(s.Results()) != 0 {
			t.Errorf("%s: after erasing there is %v, %v", name, s.Results(), err)
		}
		if names, err := disk.Names(); err != nil || len(names) != 0 {
			t.Errorf("%s: after erasing there are the files %q, %v", name, names, err)
		}
		addAll(t, s, map[string]MatchResult{"yokai-c": winAgainst(3, "1")})
		if got := Open(disk, games.Find).Results(); len(got) != 1 || got[0].ID != "yokai-c" {
			t.Errorf("%s: after the next match there is %+v", name, got)
		}
	}
}

// TestWhatMakesNoSenseIsLeftOut holds that it stays in the file all the same, as a newer program may need it.
func TestWhatMakesNoSenseIsLeftOut(t *testing.T) {
	const file = `{
		"yokai-a": {"v":1,"game":"yokai","at":-3,"outcome":"won","beaten":["2"],"moves":-9,"seat":77},
		"yokai-b": {"v":2,"game":"yokai","outcome":"won","beaten":["2"]},
		"yokai-c": {"v":1,"game":"yokai","outcome":"triumph","beaten":["2"]},
		"yokai-d": {"v":1,"game":"yokai","outcome":"won"},
		"yokai-e": {"v":1,"game":"yokai","outcome":"lost","better":["1","1","1","1","1","1","1","1"]},
		"yokai-f": 7, "yokai-g": {"v":1,"outcome":"shared","moves":"many"}
	}`
	disk := &Memory{}
	if err := disk.Update(resultsFile, replaceWith([]byte(file))); err != nil {
		t.Fatal(err)
	}
	s := Open(disk, games.Find)
	want := MatchResult{ID: "yokai-a", Version: 1, Game: "yokai", Outcome: Won, Beaten: []string{"2"}}
	if got := s.Results(); len(got) != 1 || !reflect.DeepEqual(got[0], want) {
		t.Errorf("there is %+v, want %+v", got, want)
	}
	addAll(t, s, map[string]MatchResult{"yokai-h": winAgainst(1, "1"), "yokai-b": winAgainst(1, "1")})
	data, err := disk.Read(resultsFile)
	var all map[string]json.RawMessage
	if err != nil || json.Unmarshal(data, &all) != nil || len(all) != 8 || !strings.Contains(string(all["yokai-b"]), `"v":2`) && !strings.Contains(string(all["yokai-b"]), `"v": 2`) {
		t.Errorf("the file is %s, %v", data, err)
	}
}

// TestDamagedResultsAreSetAside holds that a file that cannot be read is reported in one sentence, kept, and begun again.
func TestDamagedResultsAreSetAside(t *testing.T) {
	disk := &Memory{}
	if err := disk.Update(resultsFile, replaceWith([]byte("{broken"))); err != nil {
		t.Fatal(err)
	}
	s := Open(disk, games.Find)
	if got := s.Results(); len(got) != 0 {
		t.Errorf("a damaged file has %v", got)
	}
	p := s.Problems()
	if len(p) != 1 || p[0].Kind != DamagedResults || p[0].File == resultsFile {
		t.Fatalf("the problems are %+v", p)
	}
	if data, err := disk.Read(p[0].File); err != nil || string(data) != "{broken" {
		t.Errorf("%s holds %q, %v", p[0].File, data, err)
	}
	if err := s.AddResult("yokai-a", winAgainst(1, "1")); err != nil || len(s.Results()) != 1 || len(s.Problems()) != 0 {
		t.Errorf("afterwards: %v, %v", err, s.Results())
	}
}

// fullDisk is a disk on which nothing is changed.
type fullDisk struct{ *Memory }

func (fullDisk) Update(string, Change) error { return ErrFull }

// TestResultsStayInMemoryOnAFullDisk holds that they are shown in this run, and erased in it.
func TestResultsStayInMemoryOnAFullDisk(t *testing.T) {
	s := Open(fullDisk{&Memory{}}, games.Find)
	if err := s.AddResult("yokai-a", winAgainst(1, "1")); !errors.Is(err, ErrFull) {
		t.Errorf("a full disk gives %v", err)
	}
	_ = s.AddResult("yokai-b", winAgainst(2, "1"))
	if got := s.Results(); len(got) != 2 {
		t.Errorf("there is %+v, want both", got)
	}
	_ = s.EraseResults()
	if got := s.Results(); len(got) != 0 {
		t.Errorf("after erasing there is %+v", got)
	}
}

// FuzzResults holds that no file, however damaged, keeps a result from being kept, and that all that is shown makes sense.
func FuzzResults(f *testing.F) {
	for _, text := range []string{
		"", "null", "{", "[]", `{"yokai-a":{"v":1,"game":"yokai","outcome":"won","beaten":["2"]}}`, `{"x":{"v":1,"outcome":"shared","seat":-4,"moves":-1}}`,
		`{"yokai-1":7,"y":{}}`, "\xff",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		disk := &Memory{}
		if err := disk.Write(resultsFile, data); err != nil {
			t.Fatal(err)
		}
		s := Open(disk, games.Find)
		before := s.Results()
		for _, r := range before {
			if !r.valid() || r.Moves < 0 || r.At < 0 || r.Seat < 0 {
				t.Errorf("%q has %+v", data, r)
			}
		}
		const id = "yokai-new"
		if _, there := s.readRecords(&s.results)[id]; there {
			return
		}
		if err := s.AddResult(id, winAgainst(1, "1")); err != nil || len(s.Results()) != len(before)+1 {
			t.Errorf("after %q: %v, %+v", data, err, s.Results())
		}
		if err := s.EraseResults(); err != nil {
			t.Error(err)
		}
		if _, err := disk.Read(resultsFile); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("after erasing, reading gives %v", err)
		}
	})
}
