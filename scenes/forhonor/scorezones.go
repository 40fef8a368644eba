package forhonor

import (
	"strings"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// changeInk is the ink of a change: gains are green and losses red.
func changeInk(by int) sprites.Color {
	switch {
	case by > 0:
		return sprites.MatsuD
	case by < 0:
		return sprites.Beni
	}
	return sprites.Ink2
}

// zones are those of a camp behind its flags, after words that say so where there is room: whole names, else short ones,
// else only what each would gain or lose. It is seen
// while the panel is looked at; the labels of the zones say it at any time.
func (f *scoreFacts) zones(camp game.Camp) widget.Widget {
	const flagWide, flagHigh, gap, behind = 15.0, 24.0, 9.0, 3.0
	row := func(worded bool, zone func(z int) string) widget.Widget {
		var list []widget.Widget
		for z, hold := range f.standings[camp].holds {
			if hold != noHold {
				text := chipText(hold, z, zone)
				flag := widget.Paint{W: flagWide, H: flagHigh, Draw: func(c *canvas.Canvas, r geom.Rect) { drawPennant(c, camp, r.Centre(), flagHigh) }}
				list = append(list, widget.Row(behind, flag, widget.Line(text, ui.Body(14), changeInk(hold.change()))).Across(widget.Centre))
			}
		}
		along := widget.Start
		if camp == game.Defenders {
			along = widget.End
		}
		if worded && list != nil {
			list = append([]widget.Widget{widget.Line(f.words.T(lang.ForhonorScoreHeld), ui.Body(14), sprites.Ink2)}, list...)
		}
		return widget.Row(gap, list...).Along(along)
	}
	return showIf(f.isDetailed, widget.FirstFit{row(true, f.words.Zone), row(true, f.words.ZoneShort), row(false, f.words.ZoneShort), row(false, nil)})
}

// chipText is what stands behind the flag of a zone that a camp holds, or would gain or lose with the points that this
// would bring or cost: its name, where there is one, and the points; "" for another.
func chipText(hold zoneHold, zone int, name func(zone int) string) string {
	if hold == noHold {
		return ""
	}
	var parts []string
	if name != nil {
		parts = append(parts, name(zone))
	}
	if hold != keeps {
		parts = append(parts, partWords(hold))
	}
	return strings.Join(parts, " ")
}
