package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/scenes/lang"
)

func TestMatchesAreKept(t *testing.T) {
	disk := &Memory{}
	s := Open(disk, findToy)
	first, second := s.NewMatch("toy"), s.NewMatch("toy")
	if first != "toy-1" || second != "toy-2" {
		t.Fatalf("the ids are %s and %s", first, second)
	}
	running, over := play(t, 1, 2), play(t, 2, 2, 2, 2, 1)
	if _, err := s.SaveMatch(first, running, 10); err != nil {
		t.Fatal(err)
	}
	if _, err := s.SaveMatch(second, over, 20); err != nil {
		t.Fatal(err)
	}

	s = Open(disk, findToy) // a new run
	list := s.Matches()
	if len(list) != 2 || list[0].ID != second || list[1].ID != first {
		t.Fatalf("the list is %+v", list)
	}
	if got := list[0]; !got.Over || got.End != "empty" || got.Moves != 5 || got.Played != 20 {
		t.Errorf("the match that is over: %+v", got)
	}
	if got := list[1]; got.Over || got.Moves != 2 || got.Game != "toy" || got.Seats != 2 || got.Options["mood"] != "calm" ||
		len(got.Tags) != 1 || got.Tags["name0"] != "Aki" {
		t.Errorf("the running match: %+v", got)
	}
	m, err := s.LoadMatch(first)
	if err != nil || len(m.Log) != 2 || !slices.Equal(m.Log, running.Log) {
		t.Fatalf("loaded %+v, %v", m, err)
	}
	if third := s.NewMatch("toy"); third != "toy-3" {
		t.Errorf("the next id is %s", third)
	}
	if err := s.DeleteMatch(first); err != nil {
		t.Fatal(err)
	}
	if _, err := s.LoadMatch(first); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a deleted match loads with %v", err)
	}
	if p := s.Problems(); len(p) != 0 {
		t.Errorf("problems without trouble: %+v", p)
	}
}

func TestResigningAgreeingAndUndoChangeTheSummary(t *testing.T) {
	s := Open(&Memory{}, findToy)
	id := s.NewMatch("toy")
	m := play(t, 2, 2, 2, 2, 1)
	for _, tt := range []struct {
		change func()
		want   string
	}{
		{func() {}, "empty"},
		{func() { m.Undo() }, ""},
		{func() { m.Note(1, rules.NoteAgree, "") }, rules.NoteAgree},
		{func() { m.Notes = nil }, ""},
		{func() { m.Note(1, rules.NoteResign, "") }, rules.NoteResign},
	} {
		tt.change()
		if _, err := s.SaveMatch(id, m, 1); err != nil {
			t.Fatal(err)
		}
		got := s.Matches()[0]
		if got.End != tt.want || got.Over != (tt.want != "") {
			t.Errorf("the summary is %+v, want the end %q", got, tt.want)
		}
	}
}

// A summary tells nothing that a save holds beside what everybody may know.
func TestSummaryKeepsSecrets(t *testing.T) {
	s := Open(&Memory{}, findToy)
	id := s.NewMatch("toy")
	m := play(t, 1, 2, 1)
	m.Setup.From = "position-from"
	m.Note(0, "talk", "note-text")
	m.Undo()
	data, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	var file map[string]json.RawMessage
	if err := json.Unmarshal(data, &file); err != nil {
		t.Fatal(err)
	}
	if _, err := s.SaveMatch(id, m, 7); err != nil {
		t.Fatal(err)
	}
	text := fmt.Sprintf("%+v", s.Matches()[0])
	for _, secret := range []string{
		strings.Trim(string(file["seed"]), `"`), strings.Trim(string(file["hash"]), `"`), "position-from", "note-text", "0 1", "1 2",
	} {
		if strings.Contains(text, secret) {
			t.Errorf("the summary %s shows %q", text, secret)
		}
	}
}

// Damaged files are set aside under a free name with their content, reported once, and never a crash.
func TestDamagedMatchesAreSetAside(t *testing.T) {
	good, err := play(t, 1, 2).Save()
	if err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string]string{
		"empty":        "",
		"cut":          string(good[:len(good)/2]),
		"no JSON":      "\x00\xff",
		"other JSON":   "[1,2]",
		"no version":   `{"game":"toy"}`,
		"no game":      `{"engawa":1}`,
		"wrong type":   strings.Replace(string(good), `"log": [`, `"log": 7, "x": [`, 1),
		"wrong move":   strings.Replace(string(good), "0 1", "0 3", 1),
		"wrong hash":   strings.Replace(string(good), `"hash": "0`, `"hash": "f`, 1),
		"wrong option": strings.Replace(string(good), "calm", "grim", 1),
	} {
		t.Run(name, func(t *testing.T) {
			disk := &Memory{}
			if err := disk.Write("match-toy-1.json.damaged", []byte("an older one")); err != nil {
				t.Fatal(err)
			}
			if err := disk.Write("match-toy-1.json", []byte(content)); err != nil {
				t.Fatal(err)
			}
			s := Open(disk, findToy)
			for _, sum := range s.Matches() {
				if _, err := s.LoadMatch(sum.ID); err == nil {
					t.Error("it was loaded")
				}
			}
			problems := s.Problems()
			if len(problems) != 1 || problems[0].Kind != Damaged || problems[0].File != "match-toy-1.json.damaged2" {
				t.Fatalf("the problems are %+v", problems)
			}
			if text := problems[0].Text(lang.For(lang.French)); !strings.Contains(text, "match-toy-1.json.damaged2") {
				t.Errorf("the player reads %q", text)
			}
			if got, _ := disk.Read("match-toy-1.json.damaged2"); string(got) != content {
				t.Errorf("set aside is %q", got)
			}
			if got, _ := disk.Read("match-toy-1.json.damaged"); string(got) != "an older one" {
				t.Errorf("what was set aside before became %q", got)
			}
			if got := s.NewMatch("toy"); got != "toy-2" {
				t.Errorf("the next id is %s", got)
			}
			if len(s.Matches()) != 0 || len(s.Problems()) != 0 {
				t.Error("it is listed or told again")
			}
		})
	}
}

// A damaged file that cannot be moved aside keeps its name: the next match gets another one, and is kept.
func TestADamagedMatchThatStaysKeepsItsName(t *testing.T) {
	f := newFaulty()
	writeFile(t, f.disk, "match-toy-1.json", "{broken")
	s := Open(f, findToy)
	f.fail = 3 // of the operations to come the first lists, the second reads, the third renames
	s.Matches()
	if p := s.Problems(); len(p) != 1 || p[0].Kind != Damaged || p[0].File != "match-toy-1.json" {
		t.Fatalf("the problems are %+v", p)
	}
	id := s.NewMatch("toy")
	if _, err := s.SaveMatch(id, play(t, 1), 1); err != nil || id == "toy-1" {
		t.Errorf("saving %s gave %v", id, err)
	}
	if _, err := Open(f, findToy).LoadMatch(id); err != nil {
		t.Errorf("in the next run %s gives %v", id, err)
	}
	if got, _ := f.disk.Read("match-toy-1.json"); string(got) != "{broken" {
		t.Errorf("the damaged file became %q", got)
	}
}

func TestNewerMatchesStayWhereTheyAre(t *testing.T) {
	good, err := play(t, 1).Save()
	if err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string]string{
		"format": strings.Replace(string(good), `"engawa": 1`, `"engawa": 2`, 1),
		"rules":  strings.Replace(string(good), `"gameVersion": 1`, `"gameVersion": 2`, 1),
		"game":   strings.Replace(string(good), `"toy"`, `"go"`, 1),
	} {
		t.Run(name, func(t *testing.T) {
			disk := &Memory{}
			if err := disk.Write("match-toy-1.json", []byte(content)); err != nil {
				t.Fatal(err)
			}
			s := Open(disk, findToy)
			if list := s.Matches(); len(list) != 0 {
				t.Errorf("it is listed: %+v", list)
			}
			s.Matches()
			if _, err := s.LoadMatch("toy-1"); rules.CodeOf(err) != codeNewer {
				t.Errorf("loading gave %v", err)
			}
			if p := s.Problems(); len(p) != 1 || p[0].Kind != Newer || p[0].File != "match-toy-1.json" {
				t.Errorf("the problems are %+v", p)
			}
			if got, _ := disk.Read("match-toy-1.json"); string(got) != content {
				t.Errorf("the file became %q", got)
			}
		})
	}
}

func TestExportAndImport(t *testing.T) {
	s := Open(&Memory{}, findToy)
	id := s.NewMatch("toy")
	if _, err := s.SaveMatch(id, play(t, 1, 2, 2), 1); err != nil {
		t.Fatal(err)
	}
	data, err := s.ExportMatch(id)
	if err != nil {
		t.Fatal(err)
	}
	line := Line(data)
	folded := line[:20] + "\r\n  " + line[20:] + "\n"
	for _, from := range []string{string(data), line, folded} {
		if m, err := ParseMatch(from, []rules.Game{countdown{version: 1}}); err != nil || len(m.Log) != 3 {
			t.Errorf("the imported match is %+v, %v", m, err)
		}
	}
	for _, bad := range []string{"", "hello", linePrefix, linePrefix + "!!!", linePrefix + "AAAA", line[:len(line)-9], Line([]byte("hello"))} {
		_, err := ParseMatch(bad, []rules.Game{countdown{version: 1}})
		if e := new(rules.Error); !errors.As(err, &e) {
			t.Errorf("importing %q gave %v", bad, err)
		}
	}
	if _, err := ParseLine(Line(make([]byte, maxUnpacked+1))); rules.CodeOf(err) != codeBad {
		t.Errorf("a line that unpacks without end gave %v", err)
	}
}

func FuzzParseLine(f *testing.F) {
	f.Add(Line([]byte(`{"engawa":1}`)))
	f.Add(linePrefix + "AAAA")
	f.Fuzz(func(t *testing.T, text string) {
		save, err := ParseLine(text)
		if err != nil {
			return
		}
		again, err := ParseLine(Line(save))
		if err != nil || string(again) != string(save) {
			t.Errorf("%q became %q, %v", save, again, err)
		}
	})
}

func FuzzSavedMatch(f *testing.F) {
	m, err := rules.NewMatch(countdown{version: 1}, rules.Setup{}, 1)
	if err != nil {
		f.Fatal(err)
	}
	good, err := m.Save()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(good)
	f.Add([]byte(`{"engawa":1,"game":"toy","log":["0 1"],"tags":{"played":"x"}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		disk := &Memory{}
		if err := disk.Write("match-toy-1.json", data); err != nil {
			t.Fatal(err)
		}
		s := Open(disk, findToy)
		s.Matches()
		if _, err := s.LoadMatch("toy-1"); err != nil && len(s.Problems()) == 0 {
			t.Errorf("%q was refused without a word: %v", data, err)
		}
		kept := false
		for _, content := range disk.files {
			kept = kept || string(content) == string(data)
		}
		if !kept {
			t.Errorf("%q is not on the disk any more", data)
		}
	})
}
