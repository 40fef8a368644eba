package store

import (
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"testing"
	"time"

	"engawa/rules"
)

// browser is a storage as several tabs share it: what a tab writes reaches the storage later, in its order, and what
// has reached it is seen by the other tabs later still.
type browser struct {
	log   []fileWrite // all that has reached the storage
	tabs  []*tab
	clock time.Time
}

// fileWrite is that a file has become something; nil that it has been removed.
type fileWrite struct {
	name string
	data []byte
	by   *tab
}

// tab is the Disk of one tab.
type tab struct {
	of           *browser
	knownWrites  int         // as much of the log it knows
	unsentWrites []fileWrite // what it has written, and has not reached the storage
}

// unlockedTab is a tab that says what it is.
type unlockedTab struct{ *tab }

func (unlockedTab) unlocked() {}

// files returns what the tab sees: what it knows of the storage, and all that it has written itself since.
func (d *tab) files() map[string][]byte {
	files := map[string][]byte{}
	put := func(w fileWrite) {
		if files[w.name] = w.data; w.data == nil {
			delete(files, w.name)
		}
	}
	for k, w := range d.of.log {
		if k < d.knownWrites || w.by == d {
			put(w)
		}
	}
	for _, w := range d.unsentWrites {
		put(w)
	}
	return files
}

func (d *tab) Read(name string) ([]byte, error) {
	data, ok := d.files()[name]
	if !ok {
		return nil, fs.ErrNotExist
	}
	return data, nil
}

func (d *tab) Update(name string, change Change) error {
	data, err := change(d.files()[name])
	if err == nil {
		d.unsentWrites = append(d.unsentWrites, fileWrite{name, data, d})
	}
	return err
}

func (d *tab) Names() ([]string, error) { return slices.Sorted(maps.Keys(d.files())), nil }

// send has what the tab has written reach the storage.
func (d *tab) send() { d.of.log, d.unsentWrites = append(d.of.log, d.unsentWrites...), nil }

// deliverAll has everything be seen by all tabs.
func (b *browser) deliverAll() {
	for _, d := range b.tabs {
		d.send()
	}
	for _, d := range b.tabs {
		d.knownWrites = len(b.log)
	}
}

// open opens a tab with a Store.
func (b *browser) open(tight bool) *window {
	d := &tab{of: b, knownWrites: len(b.log)}
	b.tabs = append(b.tabs, d)
	if tight {
		return &window{s: Open(d, findToy)}
	}
	s := Open(unlockedTab{d}, findToy)
	s.backups.now = func() time.Time { return b.clock }
	return &window{s: s}
}

// actions are what the two tabs do, one action after the other, over a storage as [newMatchFolder] makes it.
func actions() map[string][2][]func(*testing.T, *window) {
	type action = func(*testing.T, *window)
	proceed := func(t *testing.T, w *window) { w.tryContinueMatch(t, "toy-1") }
	untouched := func(t *testing.T, w *window) { w.tryContinueMatch(t, "toy-2") }
	one, two := func(t *testing.T, w *window) { w.moveOn(t, 1) }, func(t *testing.T, w *window) { w.moveOn(t, 2) }
	back := func(t *testing.T, w *window) {
		if w.m != nil && w.m.Undo() {
			w.save(t)
		}
	}
	return map[string][2][]action{
		"one match":      {{proceed, one, two}, {proceed, two}},
		"one takes back": {{proceed, back, two}, {proceed, two}},
		"both begin": {
			{func(t *testing.T, w *window) { w.begin(t, 7) }, one},
			{func(t *testing.T, w *window) { w.begin(t, 8) }, two},
		},
		"one goes home": {
			{untouched, one},
			{untouched, func(t *testing.T, w *window) {
				if err := w.s.DeleteUntouched("toy-2"); err != nil {
					t.Fatal(err)
				}
			}},
		},
	}
}

// moveOn moves unless there is no match.
func (w *window) moveOn(t *testing.T, take rules.Action) {
	t.Helper()
	if w.m != nil && !w.m.Over() {
		w.move(t, take)
	}
}

// runTwoTabs has two tabs do their actions; choose says which goes on next, and when what they have written is seen. At the
// end tabs are closed, or look again, as choose says, and much later another one opens. It returns what has been
// reported as kept and is lost then.
func runTwoTabs(t *testing.T, actions [2][]func(*testing.T, *window), choose func(n int) int, tight bool) (lost []commitment) {
	t.Helper()
	b := &browser{clock: time.Unix(1000, 0)}
	first := b.open(tight)
	first.begin(t, 1)
	first.move(t, 1)
	first.begin(t, 2)
	first.save(t)
	b.deliverAll()
	b.clock = b.clock.Add(time.Hour)

	var committed []commitment
	var windows []*window
	for range actions {
		w := b.open(tight)
		w.onSave = func() { committed = append(committed, commitment{w.m.Seed, slices.Clone(w.m.Log)}) }
		windows = append(windows, w)
	}
	done := [2]int{}
	for done[0] < len(actions[0]) || done[1] < len(actions[1]) {
		var ways []func()
		for k, w := range windows {
			d := b.tabs[k+1]
			if done[k] < len(actions[k]) {
				ways = append(ways, func() { actions[k][done[k]](t, w); done[k]++ })
			}
			if len(d.unsentWrites) > 0 {
				ways = append(ways, d.send)
			}
			if d.knownWrites < len(b.log) {
				ways = append(ways, func() { d.knownWrites = len(b.log) })
			}
		}
		ways[choose(len(ways))]()
	}
	b.deliverAll()
	b.clock = b.clock.Add(backupSettles)
	for _, w := range windows {
		if choose(2) == 1 {
			w.s.Recheck(w.id)
		}
	}
	b.deliverAll()
	b.clock = b.clock.Add(backupOld)
	later := b.open(tight)
	later.s.Matches()
	for _, c := range committed {
		if !holds(t, later.s, c.seed, c.log) {
			lost = append(lost, c)
		}
	}
	return lost
}

// Two tabs of a browser play. However late each sees what the other has written, and whether they are closed at once or
// look again: what was reported as kept is kept.
func TestLateSightLosesNoMove(t *testing.T) {
	for name, d := range actions() {
		t.Run(name, func(t *testing.T) {
			ways := everySchedule(t, func(choose func(n int) int) bool {
				lost := runTwoTabs(t, d, choose, false)
				if len(lost) > 0 {
					t.Errorf("kept and lost: %+v", lost)
				}
				return len(lost) == 0
			})
			t.Logf("%d ways", ways)
		})
	}
}

// Without backups there are orders in which moves are lost: the test above would find them.
func TestWithoutBackupsMovesAreLost(t *testing.T) {
	for _, name := range []string{"one match", "both begin", "one goes home"} {
		found := false
		ways := everySchedule(t, func(choose func(n int) int) bool {
			found = len(runTwoTabs(t, actions()[name], choose, true)) > 0
			return !found
		})
		if !found {
			t.Errorf("%s: no move is lost in any of %d ways", name, ways)
		}
	}
}

// backupsOn counts the backups on a disk.
func backupsOn(t *testing.T, d Disk) (n int) {
	t.Helper()
	names, err := d.Names()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if _, match := idOf(name); !match {
			n++
		}
	}
	return n
}

// TestBackupsFade do not stay, neither those of a tab that looks again nor those of one that was closed, and bring nothing back
// that was deleted.
func TestBackupsFade(t *testing.T) {
	b := &browser{clock: time.Unix(1000, 0)}
	w := b.open(false)
	w.begin(t, 1)
	w.move(t, 1)
	w.move(t, 2)
	if n := backupsOn(t, b.tabs[0]); n != 1 {
		t.Errorf("after two moves there are %d backups, want that of the last", n)
	}
	b.clock = b.clock.Add(backupSettles)
	if id := w.s.Recheck(w.id); id != w.id || backupsOn(t, b.tabs[0]) != 0 {
		t.Errorf("looked at again the match is %s, was %s, and there are %d backups", id, w.id, backupsOn(t, b.tabs[0]))
	}

	w.move(t, 1)
	b.deliverAll()
	other := b.open(false)
	if other.s.Matches(); backupsOn(t, b.tabs[1]) != 1 {
		t.Error("the echo of a tab that may still look again is gone")
	}
	b.clock = b.clock.Add(backupOld)
	if list := other.s.Matches(); len(list) != 1 || backupsOn(t, b.tabs[1]) != 0 {
		t.Errorf("later there are the matches %+v and %d backups", list, backupsOn(t, b.tabs[1]))
	}

	b.deliverAll()
	w.move(t, 1)
	b.deliverAll()
	if err := other.s.DeleteMatch(w.id); err != nil {
		t.Fatal(err)
	}
	b.deliverAll()
	b.clock = b.clock.Add(backupOld)
	if list := b.open(false).s.Matches(); len(list) != 0 {
		t.Errorf("deleted, and there again: %+v", list)
	}
	if p := append(w.s.Problems(), other.s.Problems()...); len(p) != 0 {
		t.Errorf("the players are told %+v", p)
	}
}

// A tab that has been written over says so when it looks again, and plays on with a match of its own.
func TestATabThatIsWrittenOverParts(t *testing.T) {
	b := &browser{clock: time.Unix(1000, 0)}
	one, other := b.open(false), b.open(false)
	one.begin(t, 1)
	one.move(t, 1)
	b.deliverAll()
	other.continueMatch(t, one.id)
	one.move(t, 1)
	other.move(t, 2)
	b.deliverAll()
	b.clock = b.clock.Add(backupSettles)
	if id := other.s.Recheck(other.id); id != other.id {
		t.Errorf("the tab that has written last plays on as %s", id)
	}
	id := one.s.Recheck(one.id)
	if id == one.id || one.countConflicts(t) != 1 {
		t.Fatalf("the tab that was written over plays on as %s", id)
	}
	one.id = id
	one.move(t, 2)
	if one.id != id || one.countConflicts(t) != 0 {
		t.Errorf("and then as %s", one.id)
	}
	b.deliverAll()
	for _, w := range []*window{one, other} {
		if !holds(t, b.open(false).s, 1, w.m.Log) {
			t.Errorf("%v is lost", w.m.Log)
		}
	}
}

func TestNamesOfBackups(t *testing.T) {
	e := newBackups(unlockedTab{})
	e.now = func() time.Time { return time.UnixMilli(12345) }
	name := e.nameOf("for-honor-3")
	if err := checkName(name); err != nil {
		t.Error(err)
	}
	got, ok := e.parse(name)
	if want := (backup{id: "for-honor-3", name: name, at: e.now(), isOwn: true}); !ok || fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%s is %+v", name, got)
	}
	if got, _ := newBackups(unlockedTab{}).parse(name); got.isOwn {
		t.Error("another Store takes the echo for its own")
	}
	for _, bad := range []string{"echo", "echo-1-a-1-settings.json", "echo-x-a-1-match-toy-1.json", "match-toy-1.json", "echo-1-a-match-toy.json"} {
		if got, ok := e.parse(bad); ok {
			t.Errorf("%s is an echo: %+v", bad, got)
		}
	}
}
