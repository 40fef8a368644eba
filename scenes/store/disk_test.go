package store

import (
	"errors"
	"io/fs"
	"slices"
	"strings"
	"testing"
)

// checkDisk is what every empty Disk must do.
func checkDisk(t *testing.T, d Disk) {
	t.Helper()
	if _, err := d.Read("a.json"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("reading what is not there gave %v", err)
	}
	if err := d.Remove("a.json"); err != nil {
		t.Errorf("removing what is not there gave %v", err)
	}
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	content := []byte("one")
	must(d.Write("a.json", content))
	content[0] = 'X'
	must(d.Write("b.json", []byte("two")))
	must(d.Write("a.json", []byte("three é 縁")))
	if got, err := d.Read("a.json"); err != nil || string(got) != "three é 縁" {
		t.Errorf("read %q, %v", got, err)
	}
	if err := d.Rename("a.json", "b.json"); !errors.Is(err, fs.ErrExist) {
		t.Errorf("renaming over a file gave %v", err)
	}
	if got, _ := d.Read("b.json"); string(got) != "two" {
		t.Errorf("the file in the way of a rename became %q", got)
	}
	if err := d.Rename("none", "c.json"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("renaming what is not there gave %v", err)
	}
	must(d.Rename("a.json", "a.json.damaged"))
	if names, err := d.Names(); err != nil || !slices.Equal(names, []string{"a.json.damaged", "b.json"}) {
		t.Errorf("names %v, %v", names, err)
	}
	must(d.Remove("b.json"))
	if names, err := d.Names(); err != nil || !slices.Equal(names, []string{"a.json.damaged"}) {
		t.Errorf("names %v, %v", names, err)
	}
	for _, bad := range []string{"", ".", "..", ".hidden", "a/b", `a\b`, "../a", "A", "é", "a b", strings.Repeat("x", maxName+1)} {
		if err := d.Write(bad, nil); !errors.Is(err, fs.ErrInvalid) {
			t.Errorf("the name %q gave %v", bad, err)
		}
		if err := d.Rename("a.json.damaged", bad); !errors.Is(err, fs.ErrInvalid) {
			t.Errorf("renaming to %q gave %v", bad, err)
		}
	}
}

func TestMemory(t *testing.T)  { checkDisk(t, &Memory{}) }
func TestShelter(t *testing.T) { checkDisk(t, newShelter(&Memory{})) }

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

func TestShelterOffersAgain(t *testing.T) {
	f := newFaulty()
	s := newShelter(f)
	if err := s.Write("a", []byte("old")); err != nil {
		t.Fatal(err)
	}
	f.all = true
	if err := s.Write("a", []byte("new")); !errors.Is(err, errFault) {
		t.Fatalf("the write gave %v", err)
	}
	if err := s.Write("b", []byte("b")); err == nil {
		t.Fatal("the write must fail")
	}
	if got, err := s.Read("a"); err != nil || string(got) != "new" {
		t.Errorf("during the trouble a is %q, %v", got, err)
	}
	if got, _ := f.disk.Read("a"); string(got) != "old" {
		t.Errorf("on the disk a is %q", got)
	}
	if names, err := s.Names(); err == nil || !slices.Equal(names, []string{"a", "b"}) {
		t.Errorf("names %v, %v", names, err)
	}
	f.all = false
	if err := s.Write("c", []byte("c")); err != nil {
		t.Fatal(err)
	}
	if names, _ := f.disk.Names(); !slices.Equal(names, []string{"a", "b", "c"}) || s.waiting() {
		t.Errorf("after the trouble the disk has %v", names)
	}
	if got, _ := f.disk.Read("a"); string(got) != "new" {
		t.Errorf("after the trouble a is %q", got)
	}
}

func TestShelterBars(t *testing.T) {
	var m Memory
	if err := m.Write("a", []byte("damaged")); err != nil {
		t.Fatal(err)
	}
	s := newShelter(&m)
	s.bar("a")
	if _, err := s.Read("a"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a barred file reads with %v", err)
	}
	if err := s.Write("a", []byte("new")); !errors.Is(err, errBarred) || s.waiting() {
		t.Errorf("writing gave %v", err)
	}
	if s.free("a") {
		t.Error("the name of a barred file is free")
	}
	if got, _ := s.Read("a"); string(got) != "new" {
		t.Errorf("in memory a is %q", got)
	}
	if err := s.Remove("a"); err != nil {
		t.Fatal(err)
	}
	if got, _ := m.Read("a"); string(got) != "damaged" {
		t.Errorf("on the disk a became %q", got)
	}
	if names, _ := s.Names(); len(names) != 0 {
		t.Errorf("a barred file is listed: %v", names)
	}
}

// Under a name that the disk has not said to be free nothing is written, until it says so.
func TestShelterDoubts(t *testing.T) {
	f := newFaulty()
	s := newShelter(f)
	s.doubt("a")
	f.all = true
	if err := s.Write("a", []byte("new")); !errors.Is(err, errFault) || !s.waiting() {
		t.Errorf("in doubt writing gave %v", err)
	}
	f.all = false
	if err := f.disk.Write("a", []byte("another's")); err != nil {
		t.Fatal(err)
	}
	if err := s.Write("a", []byte("newer")); !errors.Is(err, fs.ErrExist) {
		t.Errorf("over another's file writing gave %v", err)
	}
	if err := f.disk.Remove("a"); err != nil {
		t.Fatal(err)
	}
	if err := s.Write("b", nil); err != nil || s.waiting() {
		t.Errorf("in the end writing gave %v", err)
	}
	if got, _ := f.disk.Read("a"); string(got) != "newer" {
		t.Errorf("on the disk a is %q", got)
	}
}
