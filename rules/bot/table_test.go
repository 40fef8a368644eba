package bot

import "testing"

func TestTableRemembers(t *testing.T) {
	var tab Table
	tab.Clear()
	for key := range uint64(1000) {
		tab.Store(key, int(key)-500, int(key%20), int(key%7), Bound(key%3))
	}
	for key := range uint64(1000) {
		e, ok := tab.Probe(key)
		if !ok {
			continue // its slot went to another
		}
		if int(e.Value) != int(key)-500 || e.Depth != int8(key%20) || e.Move != uint16(key%7) || e.Bound() != Bound(key%3) {
			t.Fatalf("key %d: %+v", key, e)
		}
	}
	if e, ok := tab.Probe(999); !ok || e.Value != 499 {
		t.Error("what was stored last is not found")
	}
}

func TestTableForgets(t *testing.T) {
	var tab Table
	for range 3 * generations {
		tab.Clear()
		if _, ok := tab.Probe(42); ok {
			t.Fatal("found after clear")
		}
		tab.Store(42, 7, 1, 0, Exact)
		if _, ok := tab.Probe(42); !ok {
			t.Fatal("not found after store")
		}
	}
}

func TestTableKeepsDeepEntries(t *testing.T) {
	var tab Table
	tab.Clear()
	tab.Store(0, 1, 9, 0, Exact)
	shallow := 0
	for key := uint64(1); shallow < 3; key++ {
		if tab.slot(key) == tab.slot(0) {
			tab.Store(key, 2, 1, 0, Exact)
			shallow++
		}
	}
	if e, ok := tab.Probe(0); !ok || e.Depth != 9 {
		t.Error("shallow entries pushed the deep one out")
	}
}

func TestTableFitsTheSearch(t *testing.T) {
	for _, c := range []struct {
		nodes int64
		want  int
	}{{0, 1 << minBits}, {5000, 1 << 13}, {1 << 40, 1 << maxBits}} {
		tab := NewTable(c.nodes)
		tab.Clear()
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
		out := ShiftDistance(c.value, c.ply)
		if out != c.want {
			t.Errorf("shift(%d, %d) = %d, expected %d", c.value, c.ply, out, c.want)
		}
		if back := ShiftDistance(out, -c.ply); back != c.value {
			t.Errorf("shift back gives %d, expected %d", back, c.value)
		}
	}
}
