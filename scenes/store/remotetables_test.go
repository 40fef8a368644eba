package store

import (
	"strconv"
	"testing"

	"engawa/rules/games"
)

// TestTablesElsewhereAreKept: the one seen last comes first, each link stands once, and a damaged file holds none.
func TestTablesElsewhereAreKept(t *testing.T) {
	disk := &Memory{}
	s := Open(disk, games.Find)
	for _, link := range []string{"a", "b", "a"} {
		if err := s.SetRemoteTable(RemoteTable{Link: link, Key: "key of " + link, Turn: link == "a"}); err != nil {
			t.Fatal(err)
		}
	}
	again := Open(disk, games.Find)
	if list := again.RemoteTables(); len(list) != 2 || list[0].Link != "a" || list[1].Key != "key of b" {
		t.Errorf("kept is %+v", list)
	}
	if err := again.ForgetRemoteTable("a"); err != nil {
		t.Fatal(err)
	}
	if _, ok := again.RemoteTable("a"); ok || len(again.RemoteTables()) != 1 {
		t.Error("a table that is forgotten is still there")
	}
	for k := range maxRemoteTables + 5 {
		if err := again.SetRemoteTable(RemoteTable{Link: string(rune('A' + k))}); err != nil {
			t.Fatal(err)
		}
	}
	if n := len(again.RemoteTables()); n != maxRemoteTables {
		t.Errorf("%d tables are kept, want %d", n, maxRemoteTables)
	}
	if err := disk.Update(remoteTablesFile, func([]byte) ([]byte, error) { return []byte("{"), nil }); err != nil {
		t.Fatal(err)
	}
	if list := Open(disk, games.Find).RemoteTables(); len(list) != 0 {
		t.Errorf("a damaged file holds %+v", list)
	}
}

// TestWhatASeatKeeps: it is the same after a start, goes with its table, and what a disk does not take is not lost by what it
// takes later.
func TestWhatASeatKeeps(t *testing.T) {
	disk := &Memory{}
	broken := &faulty{disk: disk}
	s := Open(broken, games.Find)
	add := func(line string) Change {
		return func(now []byte) ([]byte, error) { return append(append([]byte{}, now...), line...), nil }
	}
	for _, link := range []string{"a", "b"} {
		if err := s.SetRemoteTable(RemoteTable{Link: link}); err != nil {
			t.Fatal(err)
		}
		if err := s.ChangeSeat(link, add("1 of "+link+"\n")); err != nil {
			t.Fatal(err)
		}
	}
	broken.err, broken.fail = ErrFull, 2 // it is read first
	if err := s.ChangeSeat("a", add("2\n")); err == nil || len(s.Problems()) != 1 {
		t.Error("a full disk is not told")
	}
	if err := s.ChangeSeat("a", add("3\n")); err != nil {
		t.Fatal(err)
	}
	again := Open(disk, games.Find)
	if got := string(again.Seat("a")); got != "1 of a\n2\n3\n" {
		t.Errorf("kept is %q", got)
	}
	if err := again.ForgetRemoteTable("a"); err != nil {
		t.Fatal(err)
	}
	if again.Seat("a") != nil || again.Seat("b") == nil {
		t.Error("what is kept of a seat does not go with its table alone")
	}
	for k := range maxRemoteTables {
		if err := again.SetRemoteTable(RemoteTable{Link: "other " + strconv.Itoa(k)}); err != nil {
			t.Fatal(err)
		}
	}
	names, err := disk.Names()
	if err != nil || len(names) != 1 {
		t.Errorf("of forgotten tables is left %q: %v", names, err)
	}
}
