package bot

import "testing"

func TestTableRemembers(t *testing.T) {
	var tab table
	tab.clear()
	for key := range uint64(1000) {
		tab.store(key, int(key)-500, int(key%20), int(key%7), bound(key%3))
	}
	for key := range uint64(1000) {
		e, ok := tab.find(key)
		if !ok {
			continue // its slot went to another
		}
		if int(e.value) != int(key)-500 || e.depth != int8(key%20) || e.move != uint16(key%7) || e.bound() != bound(key%3) {
			t.Fatalf("key %d: %+v", key, e)
		}
	}
	if e, ok := tab.find(999); !ok || e.value != 499 {
		t.Error("what was stored last is not found")
	}
}

func TestTableForgets(t *testing.T) {
	var tab table
	for range 3 * generations {
		tab.clear()
		if _, ok := tab.find(42); ok {
			t.Fatal("found after clear")
		}
		tab.store(42, 7, 1, 0, exact)
		if _, ok := tab.find(42); !ok {
			t.Fatal("not found after store")
		}
	}
}

func TestTableKeepsDeepEntries(t *testing.T) {
	var tab table
	tab.clear()
	tab.store(0, 1, 9, 0, exact)
	shallow := 0
	for key := uint64(1); shallow < 3; key++ {
		if tab.slot(key) == tab.slot(0) {
			tab.store(key, 2, 1, 0, exact)
			shallow++
		}
	}
	if e, ok := tab.find(0); !ok || e.depth != 9 {
		t.Error("shallow entries pushed the deep one out")
	}
}

func TestTableFitsTheSearch(t *testing.T) {
	for _, c := range []struct {
		nodes int64
		want  int
	}{{0, 1 << fewestBits}, {5000, 1 << 13}, {1 << 40, 1 << mostBits}} {
		tab := tableFor(c.nodes)
		tab.clear()
		if len(tab.entries) != c.want {
			t.Errorf("a search of %d nodes gets %d entries, expected %d", c.nodes, len(tab.entries), c.want)
		}
	}
}

func TestShiftCountsFromThePosition(t *testing.T) {
	for _, c := range []struct{ value, ply, want int }{
		{35, 6, 35},
		{WinValue - 9, 4, WinValue - 13},
		{9 - WinValue, 4, 13 - WinValue},
	} {
		out := shift(c.value, c.ply)
		if out != c.want {
			t.Errorf("shift(%d, %d) = %d, expected %d", c.value, c.ply, out, c.want)
		}
		if back := shift(out, -c.ply); back != c.value {
			t.Errorf("shift back gives %d, expected %d", back, c.value)
		}
	}
}
