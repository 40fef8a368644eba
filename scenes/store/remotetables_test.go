package store

import (
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
	for k := range mostRemoteTables + 5 {
		if err := again.SetRemoteTable(RemoteTable{Link: string(rune('A' + k))}); err != nil {
			t.Fatal(err)
		}
	}
	if n := len(again.RemoteTables()); n != mostRemoteTables {
		t.Errorf("%d tables are kept, want %d", n, mostRemoteTables)
	}
	if err := disk.Update(remoteTablesFile, func([]byte) ([]byte, error) { return []byte("{"), nil }); err != nil {
		t.Fatal(err)
	}
	if list := Open(disk, games.Find).RemoteTables(); len(list) != 0 {
		t.Errorf("a damaged file holds %+v", list)
	}
}
