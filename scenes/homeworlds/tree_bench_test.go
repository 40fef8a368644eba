package homeworlds

import "testing"

// BenchmarkTree makes the tree of a table anew, as after a press: on the chart, and with a system seen large.
func BenchmarkTree(b *testing.B) {
	for name, slot := range map[string]string{"chart": "", "opened": "s1"} {
		b.Run(name, func(b *testing.B) {
			d := newDesk(b, 3, threeWorlds, wide())
			if slot != "" {
				at, _ := d.pos.Find(slot)
				d.opened = at
				d.look()
			}
			b.ReportAllocs()
			for b.Loop() {
				d.scene.Change()
				d.Tree()
			}
		})
	}
}
