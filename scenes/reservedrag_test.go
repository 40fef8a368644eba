package scenes_test

import (
	"fmt"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/games"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/table"
)

// TestADragFromTheReserveDropsOrIsRefused drags every piece in reserve to every empty square, fast and slowly, by mouse and by
// finger: it lies there. Where the press is noticed only as the pointer has reached the next hollow, which is empty, that is
// said.
func TestADragFromTheReserveDropsOrIsRefused(t *testing.T) {
	game, _ := games.Find("yokai")
	for _, shape := range []scenestest.Shape{lateral(), upright()} {
		for _, touch := range []bool{false, true} {
			for _, steps := range []int{1, 2, 8, 40} {
				t.Run(fmt.Sprintf("%s, finger %t, %d steps", shape.Name, touch, steps), func(t *testing.T) {
					d := scenestest.New(shape, lang.English)
					defer d.Close()
					drag := func(from, to geom.Point) {
						point := func(phase input.Phase, at geom.Point) {
							d.Script.Add(&input.Frame{Pointers: []input.Pointer{{ID: 1, Phase: phase, At: at, Touch: touch}}, Hover: at, Hovering: !touch})
						}
						point(input.Down, from)
						for k := range steps {
							point(input.Move, from.Lerp(to, float64(k+1)/float64(steps)))
						}
						point(input.Up, to)
						d.FinishAnimations()
					}
					for hollow := range 4 {
						for cell := range 6 {
							reserve := "EGC"
							if hollow == 3 {
								reserve = "E"
							}
							m, err := rules.NewMatch(game, rules.Setup{From: "gle/3/3/1L1[" + reserve + "] w", Options: map[string]string{"start": "0", "rules": "mori"}}, 1)
							if err != nil {
								t.Fatal(err)
							}
							table.SetPlayers(m, []table.Player{{Name: "Aki"}, {Name: "Hana"}})
							if err = d.ShowMatch(m); err != nil {
								t.Fatal(err)
							}
							d.Services.Settings.Warnings = false
							from, err := d.CentreOf(fmt.Sprintf("reserve %d", min(hollow, 2)))
							if err != nil {
								t.Fatal(err)
							}
							to, _ := d.CentreOf(fmt.Sprintf("cell %d", 3+cell))
							drag(from, to)
							isRefused := strings.Contains(strings.Join(d.Trace().Texts(), " "), "You have no")
							if isPlayed := len(m.Log) > 0; isPlayed != (hollow < 3) || isRefused == isPlayed {
								t.Errorf("from hollow %d to cell %d: %d moves are played, refused in words: %t", hollow, 3+cell, len(m.Log), isRefused)
							}
						}
					}
				})
			}
		}
	}
}
