package forhonor

import (
	"strconv"
	"strings"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/letters"
)

// zoneLabel says over the battlefield what a zone brings to whom at the end of the round, and at the centre before that
// how many soldiers of each camp count there.
type zoneLabel struct {
	words       *lang.Catalog
	zone        game.Zone
	holder      int8               // the camp that would hold the card if the round ended now, nobody for none
	worth       int                // points for that camp, or else the most that they can be for one
	form        labelForm          // how much it says
	strength    [game.NumCamps]int // at the centre
	hasPictures bool               // with a soldier of each camp beside that
}

// labelForm is how much a label says.
type labelForm uint8

const (
	labelWhole    labelForm = iota // the zone by its name, the camp and the points
	labelWithName                  // the camp and the points
	labelPoints                    // the points in the colour of the camp
	labelCount                     // no points, at the centre
)

// firstForm is the form that says the most where there is room for it. Zones by name are for large windows.
func (b *Board) firstForm() labelForm {
	if b.view.Class == stage.Wide {
		return labelWhole
	}
	return labelWithName
}

func (b *Board) zoneLabel(z game.Zone) zoneLabel {
	const least = 340.0 // of what is seen, for pictures
	l := zoneLabel{hasPictures: b.visibleRect().W >= least, words: b.words(), zone: z, holder: game.Nobody, form: labelPoints, strength: [game.NumCamps]int{b.state.Strength(game.Attackers), b.state.Strength(game.Defenders)}}
	for camp := range game.Camp(game.NumCamps) {
		if _, holds := b.state.ProjectedScore(camp); holds[z] {
			l.holder = int8(camp)
		}
		l.worth = max(l.worth, b.state.Worth(z, camp))
	}
	if l.holder != game.Nobody {
		l.worth = b.state.Worth(z, game.Camp(l.holder))
	}
	return l
}

// describe says what the label does.
func (l *zoneLabel) describe() string {
	words := l.words
	points, zone := lang.Count("n", l.worth), lang.Text("zone", words.Zone(int(l.zone)))
	text := words.T(lang.ForhonorWorth, zone, points)
	if l.holder != game.Nobody {
		text = words.T(lang.ForhonorWorthTo, zone, points, lang.Text("camp", words.Camp(game.Camp(l.holder).String(), "the")))
	}
	if l.zone != game.ZoneCentre {
		return text
	}
	count := words.T(lang.ForhonorCentre, lang.Count("n", l.strength[game.Attackers]), lang.Count("m", l.strength[game.Defenders]))
	return strings.Join([]string{count, text}, ". ")
}

// Measures of the labels, in logical units.
const (
	labelHeight   = 25.0
	labelSoldier  = 15.0 // at the centre
	soldierHeight = 18.0
	labelSign     = 15.0 // of a zone
	labelEdge     = 8.0
	labelGap      = 6.0 // between its parts
	labelText     = 15.0
)

// text is what stands behind the sign or the count.
func (l *zoneLabel) text() string {
	text := formatSigned(l.worth)
	if l.form == labelCount {
		return ""
	}
	if l.holder != game.Nobody && l.form <= labelWithName {
		text = l.words.T(lang.ForhonorLabel, lang.Text("camp", l.words.Camp(game.Camp(l.holder).String(), "")), lang.Text("by", text))
	}
	if l.form == labelWhole {
		text = l.words.Of(lang.Capitalize(l.words.Zone(int(l.zone))), text)
	}
	return text
}

// counts are the parts of the count of soldiers: the attackers, a colon, the defenders; nothing but at the centre.
func (l *zoneLabel) counts() (list []string) {
	if l.zone != game.ZoneCentre {
		return nil
	}
	return []string{strconv.Itoa(l.strength[game.Attackers]), " : ", strconv.Itoa(l.strength[game.Defenders])}
}

// width is how broad the label is.
func (l *zoneLabel) width() float64 {
	wide := 2*labelEdge + labelSign
	if l.zone == game.ZoneCentre {
		wide = 2 * labelEdge
		if l.hasPictures {
			wide += 2 * labelSoldier
		}
		for _, text := range l.counts() {
			wide += letters.Measure(ui.Strong(labelText), text)
		}
	}
	if text := l.text(); text != "" {
		wide += labelGap + letters.Measure(ui.Strong(labelText), text)
	}
	return wide
}

// ink is the colour of the camp that would get the points.
func (l *zoneLabel) ink() sprites.Color {
	if l.holder == game.Nobody {
		return sprites.Ink
	}
	return forhonorsprites.Camp(l.holder).Cloth().Dark
}

// draw draws the label: the sign of the zone, or the soldiers of both camps with their count, and the text.
func (l *zoneLabel) draw(c *canvas.Canvas, r geom.Rect) {
	ui.DrawPaper(c, ui.Plate(), r)
	x, style := r.X+labelEdge, ui.Strong(labelText)
	write := func(text string, ink sprites.Color) {
		c.Text(style, text, geom.Pt(x, canvas.InMiddle(style, r.Y, r.Bottom())), ink, canvas.Left)
		x += letters.Measure(style, text)
	}
	sign := func(p canvas.Picture, wide, high float64) {
		fitPicture(c, p, geom.R(x, r.Centre().Y-high/2, wide, high))
		x += wide
	}
	soldier := func(camp forhonorsprites.Camp) {
		if l.hasPictures {
			sign(canvas.Sprite(forhonorsprites.Soldier{Camp: camp}), labelSoldier, soldierHeight)
		}
	}
	if l.zone == game.ZoneCentre {
		inks := [...]sprites.Color{forhonorsprites.AttackerCamp.Cloth().Dark, sprites.Ink, forhonorsprites.DefenderCamp.Cloth().Dark}
		soldier(forhonorsprites.AttackerCamp)
		for k, text := range l.counts() {
			write(text, inks[k])
		}
		soldier(forhonorsprites.DefenderCamp)
	} else {
		sign(canvas.Sprite(forhonorsprites.Precinct{Camp: forhonorsprites.Camp(l.zone)}), labelSign, labelSign)
	}
	x += labelGap
	write(l.text(), l.ink())
}

// drawZoneLabels draws the labels of all zones, while nothing moves. One that would hide a figure is left out where not
// all of the battlefield is seen: the groups show that of the centre, too.
func (b *Board) drawZoneLabels(c *canvas.Canvas) {
	if !b.isAtRest() || b.state.Round() == 0 {
		return
	}
	zones := b.zones()
	for z, p := range zones.places {
		if !p.at.Empty() && !p.border {
			zones.labels[z].draw(c, p.at)
		}
	}
}

// drawWorths writes what zones bring on plates on their borders, below all figures, where no label tells it.
func (b *Board) drawWorths(c *canvas.Canvas) {
	if !b.isAtRest() || b.state.Round() == 0 {
		return
	}
	zones := b.zones()
	for z, p := range zones.places {
		if p.border {
			l, style := &zones.labels[z], b.borderStyle()
			ui.DrawPaper(c, ui.Plate(), p.at)
			at := geom.Pt(p.at.Centre().X, canvas.InMiddle(style, p.at.Y, p.at.Bottom()))
			c.Text(style, formatSigned(l.worth), at, l.ink(), canvas.Centre)
		}
	}
}

// borderStyle is how points are written on the border of a zone.
func (b *Board) borderStyle() letters.Style {
	const least, share, most = 13.0, 0.36, 18.0
	return ui.Strong(max(least, min(most, share*b.chart.Side)))
}
