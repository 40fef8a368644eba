package store

import (
	"errors"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"testing"
)

// writeFile makes or replaces a file, whatever it holds.
func writeFile(t *testing.T, d Disk, name, content string) {
	t.Helper()
	if err := d.Update(name, replaceWith([]byte(content))); err != nil {
		t.Fatal(err)
	}
}

// holding returns the content of a file, "" where there is none.
func holding(t *testing.T, d Disk, name string) string {
	t.Helper()
	data, err := d.Read(name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	return string(data)
}

// checkDisk is what every empty Disk must do.
func checkDisk(t *testing.T, d Disk) {
	t.Helper()
	if _, err := d.Read("a.json"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("reading what is not there gave %v", err)
	}
	if err := d.Update("a.json", removeFile); err != nil {
		t.Errorf("removing what is not there gave %v", err)
	}
	content := []byte("one")
	err := d.Update("a.json", func(now []byte) ([]byte, error) {
		if now != nil {
			t.Errorf("what is not there holds %q", now)
		}
		return content, nil
	})
	if err != nil {
		t.Fatal(err)
	}
	content[0] = 'X'
	writeFile(t, d, "b.json", "")
	err = d.Update("b.json", func(now []byte) ([]byte, error) {
		if now == nil {
			t.Error("an empty file counts as none")
		}
		return []byte("two"), nil
	})
	if err != nil {
		t.Fatal(err)
	}
	err = d.Update("a.json", func(now []byte) ([]byte, error) {
		if string(now) != "one" {
			t.Errorf("what is changed holds %q", now)
		}
		return append(now, " é 縁"...), nil
	})
	if got := holding(t, d, "a.json"); err != nil || got != "one é 縁" {
		t.Errorf("changed is %q, %v", got, err)
	}
	if err := d.Update("a.json", func([]byte) ([]byte, error) { return []byte("lost"), errFault }); !errors.Is(err, errFault) {
		t.Errorf("a refusal gave %v", err)
	}
	if got := holding(t, d, "a.json"); got != "one é 縁" {
		t.Errorf("after a refusal the file is %q", got)
	}
	if names, err := d.Names(); err != nil || !slices.Equal(names, []string{"a.json", "b.json"}) {
		t.Errorf("names %v, %v", names, err)
	}
	if err := d.Update("b.json", removeFile); err != nil {
		t.Fatal(err)
	}
	if names, err := d.Names(); err != nil || !slices.Equal(names, []string{"a.json"}) {
		t.Errorf("names %v, %v", names, err)
	}
	for _, bad := range []string{"", ".", "..", ".hidden", "a/b", `a\b`, "../a", "A", "é", "a b", strings.Repeat("x", maxName+1)} {
		if err := d.Update(bad, replaceWith(nil)); !errors.Is(err, fs.ErrInvalid) {
			t.Errorf("the name %q gave %v", bad, err)
		}
	}
}

func TestMemory(t *testing.T) { checkDisk(t, &Memory{}) }

func TestMemoryKeepsCopies(t *testing.T) {
	var m Memory
	data := []byte("abc")
	if err := m.Write("a", data); err != nil {
		t.Fatal(err)
	}
	data[0] = 'X'
	got, _ := m.Read("a")
	got[1] = 'X'
	if again, _ := m.Read("a"); string(again) != "abc" {
		t.Errorf("the content became %q", again)
	}
}

// writeBuffered writes content as a buffered disk does that minds nothing.
func writeBuffered(s *bufferedDisk, name, content string) error {
	return s.write(name, []byte(content), replaceWith([]byte(content)))
}

func TestBufferedDiskOffersAgain(t *testing.T) {
	f := newFaulty()
	s := newBufferedDisk(f)
	if err := writeBuffered(s, "a", "old"); err != nil {
		t.Fatal(err)
	}
	f.all = true
	if err := writeBuffered(s, "a", "new"); !errors.Is(err, errFault) {
		t.Fatalf("the write gave %v", err)
	}
	if err := writeBuffered(s, "b", "b"); err == nil {
		t.Fatal("the write must fail")
	}
	if got, err := s.read("a"); err != nil || string(got) != "new" {
		t.Errorf("during the trouble a is %q, %v", got, err)
	}
	if got := holding(t, f.disk, "a"); got != "old" {
		t.Errorf("on the disk a is %q", got)
	}
	if names, err := s.names(); err == nil || !slices.Equal(names, []string{"a", "b"}) {
		t.Errorf("names %v, %v", names, err)
	}
	f.all = false
	if err := writeBuffered(s, "c", "c"); err != nil {
		t.Fatal(err)
	}
	if names, _ := f.disk.Names(); !slices.Equal(names, []string{"a", "b", "c"}) || s.waiting() {
		t.Errorf("after the trouble the disk has %v", names)
	}
	if got := holding(t, f.disk, "a"); got != "new" {
		t.Errorf("after the trouble a is %q", got)
	}
}

func TestBufferedDiskBars(t *testing.T) {
	m := &Memory{}
	writeFile(t, m, "a", "damaged")
	s := newBufferedDisk(m)
	s.bar("a")
	if _, err := s.read("a"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a barred file reads with %v", err)
	}
	if err := writeBuffered(s, "a", "new"); !errors.Is(err, errUntouchable) || s.waiting() {
		t.Errorf("writing gave %v", err)
	}
	if s.free("a") {
		t.Error("the name of a barred file is free")
	}
	if got, _ := s.read("a"); string(got) != "new" {
		t.Errorf("in memory a is %q", got)
	}
	if err := s.remove("a", removeFile); err != nil {
		t.Fatal(err)
	}
	if got := holding(t, m, "a"); got != "damaged" {
		t.Errorf("on the disk a became %q", got)
	}
	if names, _ := s.names(); len(names) != 0 {
		t.Errorf("a barred file is listed: %v", names)
	}
}

// What a Change finds taken waits in memory, and is offered no more.
func TestBufferedDiskReportsWhatIsTaken(t *testing.T) {
	m := &Memory{}
	writeFile(t, m, "a", "another's")
	s := newBufferedDisk(m)
	mine := func(now []byte) ([]byte, error) {
		if now != nil {
			return nil, errConflict
		}
		return []byte("mine"), nil
	}
	if err := s.write("a", []byte("mine"), mine); !errors.Is(err, errConflict) || !s.waiting() {
		t.Errorf("over another's file writing gave %v", err)
	}
	if got := s.conflicts(); len(got) != 1 || string(got["a"]) != "mine" {
		t.Errorf("taken is %q", got)
	}
	if err := writeBuffered(s, "b", "b"); err != nil {
		t.Errorf("writing another file gave %v", err)
	}
	s.forget("a")
	if got, err := s.read("a"); err != nil || string(got) != "another's" || s.waiting() {
		t.Errorf("in the end a is %q, %v", got, err)
	}
}

// A damaged file goes to a free name with its content, and only that content.
func TestBufferedDiskSetsAside(t *testing.T) {
	for name, tt := range map[string]struct {
		before map[string]string
		want   error
		after  map[string]string
	}{
		"free":        {map[string]string{"a": "bad"}, nil, map[string]string{"b": "bad"}},
		"half done":   {map[string]string{"a": "bad", "b": "bad"}, nil, map[string]string{"b": "bad"}},
		"taken":       {map[string]string{"a": "bad", "b": "old"}, fs.ErrExist, map[string]string{"a": "bad", "b": "old"}},
		"well by now": {map[string]string{"a": "good"}, nil, map[string]string{"a": "good", "b": "bad"}},
		"gone by now": {map[string]string{}, nil, map[string]string{"b": "bad"}},
	} {
		t.Run(name, func(t *testing.T) {
			m := &Memory{}
			for file, content := range tt.before {
				writeFile(t, m, file, content)
			}
			if err := newBufferedDisk(m).setAside("a", "b", []byte("bad")); !errors.Is(err, tt.want) {
				t.Errorf("setting aside gave %v", err)
			}
			after := map[string]string{}
			for file, content := range m.files {
				after[file] = string(content)
			}
			if !maps.Equal(after, tt.after) {
				t.Errorf("the disk holds %q, want %q", after, tt.after)
			}
		})
	}
}
