//go:build !js

package host_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"engawa/remote"
	"engawa/remote/journal"
	"engawa/remote/journal/journaltest"
	"engawa/rules"
)

// finishMatch plays a match to its end at a table of a host with an archive in the folder, and ends the host.
func finishMatch(t *testing.T, a *testHost, folder string) (p *player, links remote.Links) {
	t.Helper()
	a.archive = journal.OpenFolder(folder)
	a.restart()
	links = a.create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}, Bots: map[rules.Seat]string{1: "random"}})
	p = a.sit(links.Table, links.Seats[0], "Hana")
	if r := p.ask(remote.Request{Type: remote.Resign}); r.Type != remote.Ack {
		t.Fatal(r.Text)
	}
	p.until(remote.Ended)
	a.host.Close()
	return p, links
}

// readArchive reads what the archive in a folder has of a table.
func readArchive(t *testing.T, p *player, folder, table string) (*rules.Match, [][]byte) {
	t.Helper()
	save, err := os.ReadFile(filepath.Join(folder, table+journal.SaveSuffix))
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.Load(save, func(string) (rules.Game, bool) { return p.game, true })
	if err != nil {
		t.Fatal(err)
	}
	rows, err := journal.OpenFolder(folder).Rows(table)
	if err != nil || !journal.IsWhole(table, rows) {
		t.Fatalf("the archived records are not whole: %v", err)
	}
	return m, rows
}

// TestAFinishedTableIsArchived: as a saved match with the names of the players, and as its records; once, and with what is
// kept after the end.
func TestAFinishedTableIsArchived(t *testing.T) {
	a, folder := newTestHost(t, &journal.Memory{}), t.TempDir()
	p, links := finishMatch(t, a, folder)
	m, rows := readArchive(t, p, folder, links.Table)
	if by, ok := rules.ResignedSeat(m); !ok || by != 0 || m.Tags["name.0"] != "Hana" || m.Tags["bot.1"] != "random" {
		t.Errorf("the archived match has the notes %v and the tags %v", m.Notes, m.Tags)
	}
	if kept, _ := a.journal.Read(links.Table, 0); !equalRows(rows, kept) {
		t.Errorf("%d records are archived of %d", len(rows), len(kept))
	}
	file := filepath.Join(folder, links.Table+journal.SaveSuffix)
	old := time.Unix(1000, 0)
	if err := os.Chtimes(file, old, old); err != nil {
		t.Fatal(err)
	}
	a.start()
	p.connect(a.host, "")
	p.until(remote.Ended)
	if r := p.ask(remote.Request{Type: remote.Rematch}); r.Type != remote.Ack {
		t.Fatal(r.Text)
	}
	a.host.Close()
	if info, err := os.Stat(file); err != nil || !info.ModTime().Equal(old) {
		t.Errorf("the archived match is written again: %v", err)
	}
	if _, more := readArchive(t, p, folder, links.Table); len(more) != len(rows)+1 {
		t.Errorf("%d records are archived after %d and a wish to play again", len(more), len(rows))
	}
	if running, err := filepath.Glob(filepath.Join(folder, "*")); err != nil || len(running) != 2 {
		t.Errorf("the archive has %q of one finished table, and one that runs", running)
	}
}

func equalRows(a, b [][]byte) bool {
	return bytes.Equal(bytes.Join(a, []byte("\n")), bytes.Join(b, []byte("\n")))
}

// TestAHostKilledBeforeItArchives: the table is archived when the next host wakes. What the former one left half written
// is gone.
func TestAHostKilledBeforeItArchives(t *testing.T) {
	a, folder := newTestHost(t, &journal.Memory{}), t.TempDir()
	p, links := finishMatch(t, a, folder)
	running := remote.Links{}
	half := filepath.Join(folder, links.Table+journal.SaveSuffix)
	if err := os.Rename(half, half+".12.part"); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(half+".12.part", 20); err != nil {
		t.Fatal(err)
	}
	a.archive = journal.OpenFolder(folder)
	a.start()
	running = a.create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	if err := a.host.Wake(); err != nil {
		t.Fatal(err)
	}
	if m, _ := readArchive(t, p, folder, links.Table); !rules.HasEnded(m) {
		t.Error("a match is archived that has not ended")
	}
	if a.archive.Has(running.Table) {
		t.Error("a table is archived whose match runs")
	}
	if left, _ := filepath.Glob(filepath.Join(folder, "*.part")); len(left) > 0 {
		t.Errorf("what was half written is still there: %q", left)
	}
}

// TestADamagedTableIsMendedFromTheArchive damages each record of a finished table in turn, and more: who comes is told of
// the end as before, and the journal is whole again. A table that runs is not touched, one that is damaged is frozen.
func TestADamagedTableIsMendedFromTheArchive(t *testing.T) {
	store := &journal.Memory{}
	a, folder := newTestHost(t, store), t.TempDir()
	p, links := finishMatch(t, a, folder)
	want := p.end.Save
	rows, err := store.Read(links.Table, 0)
	if err != nil {
		t.Fatal(err)
	}
	a.start()
	running := a.create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	a.host.Close()
	before, _ := store.Read(running.Table, 0)
	damage := map[string][][]byte{"all are gone": nil, "the last is gone": rows[:len(rows)-1]}
	for k := range rows {
		flipped := cloneRows(rows)
		flipped[k][70] ^= 1
		damage["bit of record "+string(rune('1'+k))] = flipped
	}
	for name, hurt := range damage {
		t.Run(name, func(t *testing.T) {
			if err := store.Mend(links.Table, hurt); err != nil {
				t.Fatal(err)
			}
			a.start()
			p.end = nil
			p.connect(a.host, "")
			p.until(remote.Ended)
			a.host.Close()
			if !bytes.Equal(p.end.Save, want) {
				t.Error("another match is told")
			}
			if have, _ := store.Read(links.Table, 0); !equalRows(have, rows) {
				t.Errorf("the journal has %d records of %d, or others", len(have), len(rows))
			}
			if now, _ := store.Read(running.Table, 0); !equalRows(now, before) {
				t.Error("another table has changed")
			}
		})
	}
	// What came after the end stays where it is sound.
	a.start()
	p.connect(a.host, "")
	p.until(remote.Ended)
	a.archive = nil // nothing more is archived
	a.restart()
	p.connect(a.host, "")
	p.until(remote.Ended)
	if r := p.ask(remote.Request{Type: remote.Rematch}); r.Type != remote.Ack {
		t.Fatal(r.Text)
	}
	a.host.Close()
	longer, _ := store.Read(links.Table, 0)
	hurt := cloneRows(longer)
	hurt[1][70] ^= 1
	if err := store.Mend(links.Table, hurt); err != nil {
		t.Fatal(err)
	}
	a.archive = journal.OpenFolder(folder)
	a.start()
	p.connect(a.host, "")
	p.until(remote.Again)
	a.host.Close()
	if have := journaltest.Records(t, store, links.Table); len(have) != len(longer) || len(longer) != len(rows)+1 {
		t.Errorf("the mended row has %d records of %d", len(have), len(longer))
	}
	// Without an archive it says so, and a damaged archive mends nothing.
	if err := os.Truncate(filepath.Join(folder, links.Table+journal.RecordsSuffix), 100); err != nil {
		t.Fatal(err)
	}
	for _, archive := range []journal.Archive{nil, a.archive} {
		if err := store.Mend(links.Table, hurt); err != nil {
			t.Fatal(err)
		}
		a.archive = archive
		a.start()
		a.wantDamaged(p)
		a.sit(running.Table, running.Watch, "")
		a.host.Close()
	}
}

func cloneRows(rows [][]byte) (list [][]byte) {
	for _, row := range rows {
		list = append(list, bytes.Clone(row))
	}
	return list
}

// fullArchive has no room for so many tables.
type fullArchive struct {
	journal.Archive
	left int
}

func (f *fullArchive) Put(table string, save []byte, rows [][]byte) error {
	if f.left--; f.left >= 0 {
		return errors.New("no space left on device")
	}
	return f.Archive.Put(table, save, rows)
}

// TestAnArchiveWithoutRoom: the end of the match is sent all the same, and the table is archived once there is room.
func TestAnArchiveWithoutRoom(t *testing.T) {
	inBubble(t, func(t *testing.T, a *testHost) {
		a.host.Close()
		disk := &fullArchive{Archive: journal.OpenFolder(t.TempDir()), left: 2}
		a.archive = disk
		a.startInBubble()
		one, two, links := a.yokai(remote.TableConfig{})
		one.ask(remote.Request{Type: remote.Resign})
		pass(0, one, two)
		if one.end == nil || two.end == nil || disk.Has(links.Table) {
			t.Fatal("the end is not told, or archived where there is no room")
		}
		pass(59*time.Second, one, two)
		if disk.left != 1 {
			t.Errorf("it was tried %d times in the first minute", 2-disk.left)
		}
		pass(62*time.Second, one, two)
		if !disk.Has(links.Table) {
			t.Error("with room again the table is not archived")
		}
	})
}
