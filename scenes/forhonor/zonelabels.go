package forhonor

import (
	"slices"
	"strconv"
	"strings"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
)

// zoneLabel says above the battlefield what a zone brings to whom at the end of the round, and at the centre before that
// how many soldiers of each camp count there.
type zoneLabel struct {
	words    *lang.Catalog
	zone     game.Zone
	holder   int8               // the camp that would hold the card if the round ended now, or lose it to nobody; nobody for none
	worth    int                // points for that camp, negative where it loses a card that nobody would hold; or else the most that they can be for one
	strength [game.NumCamps]int // at the centre
}

// labelForm is how much a label says.
type labelForm uint8

const (
	labelWhole    labelForm = iota // the zone by its name, the camp and the points
	labelWithName                  // the camp and the points, or the short name where no camp would get any
	labelShort                     // the short name, and the points behind the flag of the camp
	labelPoints                    // the points behind the flag of the camp
	labelCount                     // no points, at the centre
)

func (b *Board) zoneLabel(z game.Zone) zoneLabel {
	l := zoneLabel{words: b.words(), zone: z, holder: game.Nobody, strength: [game.NumCamps]int{b.state.Strength(game.Attackers), b.state.Strength(game.Defenders)}}
	for camp := range game.Camp(game.NumCamps) {
		if _, holds := b.state.ProjectedScore(camp); holds[z] {
			l.holder = int8(camp)
		}
		l.worth = max(l.worth, b.state.Worth(z, camp))
	}
	if l.holder != game.Nobody {
		l.worth = b.state.Worth(z, game.Camp(l.holder))
	} else if camp, held := b.state.Holder(z); held {
		l.holder, l.worth = int8(camp), -game.CardPoints
	}
	return l
}

// describe says what the label does.
func (l *zoneLabel) describe() string {
	words := l.words
	points, zone := lang.Count("n", l.worth), lang.Text("zone", words.Zone(int(l.zone)))
	text := words.T(lang.ForhonorWorth, zone, points)
	if l.holder != game.Nobody {
		key := lang.ForhonorWorthTo
		if l.worth < 0 {
			key, points = lang.ForhonorWorthLost, lang.Count("n", -l.worth)
		}
		text = words.T(key, zone, points, lang.Text("camp", words.Camp(game.Camp(l.holder).String(), "the")))
	}
	if l.zone != game.ZoneCentre {
		return text
	}
	count := words.T(lang.ForhonorCentre, lang.Count("n", l.strength[game.Attackers]), lang.Count("m", l.strength[game.Defenders]))
	return strings.Join([]string{count, text}, ". ")
}

// explain says what a camp needs to get the points of the zone, and how many these are.
func (l *zoneLabel) explain() string {
	key := lang.ForhonorTake
	if l.zone == game.ZoneCentre {
		key = lang.ForhonorTakeCentre
	}
	return l.words.T(key, lang.Count("n", game.HeldPoints), lang.Count("m", game.CardPoints))
}

// tip says both.
func (l *zoneLabel) tip() string { return l.describe() + ". " + l.explain() }

// text is what stands behind the sign or the count.
func (l *zoneLabel) text(form labelForm) string {
	text := formatSigned(l.worth)
	if l.holder != game.Nobody && form <= labelWithName {
		text = l.words.T(lang.ForhonorLabel, lang.Text("camp", l.words.Camp(game.Camp(l.holder).String(), "")), lang.Text("by", text))
	}
	switch {
	case form == labelWhole:
		text = l.words.Of(lang.Capitalize(l.words.Zone(int(l.zone))), text)
	case l.zone == game.ZoneCentre: // its soldiers stand there
	case form == labelShort, form == labelWithName && l.holder == game.Nobody:
		text = l.words.T(lang.ForhonorLabel, lang.Text("camp", lang.Capitalize(l.words.ZoneShort(int(l.zone)))), lang.Text("by", text))
	}
	return text
}

// ink is the colour of the camp that would get the points.
func (l *zoneLabel) ink() sprites.Color {
	if l.holder == game.Nobody {
		return sprites.Ink
	}
	return forhonorsprites.Camp(l.holder).Cloth().Dark
}

// build is the label: the sign of the zone, or the soldiers of both camps with their count, the flag of the camp that gets the
// points, whose shape tells it without its colour, and the text.
func (l *zoneLabel) build(form labelForm, hasPictures bool) widget.Widget {
	const (
		size, gap           = 14.0, 5.0
		sign                = 15.0 // of a zone
		flag                = 17.0 // of the camp that gets the points
		soldier, soldierTop = 15.0, 18.0
	)
	edge := 7.0
	if form == labelShort {
		edge = 5
	}
	var list []widget.Widget
	write := func(text string, ink sprites.Color) {
		list = append(list, widget.Line(text, ui.Strong(size), ink))
	}
	picture := func(p canvas.Picture, wide, high float64) {
		list = append(list, widget.Paint{W: wide, H: high, Draw: func(c *canvas.Canvas, r geom.Rect) { fitPicture(c, p, r) }})
	}
	if l.zone == game.ZoneCentre {
		camp := func(camp forhonorsprites.Camp) {
			if hasPictures {
				picture(canvas.Sprite(forhonorsprites.Soldier{Camp: camp}), soldier, soldierTop)
			}
		}
		camp(forhonorsprites.AttackerCamp)
		write(strconv.Itoa(l.strength[game.Attackers]), forhonorsprites.AttackerCamp.Cloth().Dark)
		write(":", sprites.Ink)
		write(strconv.Itoa(l.strength[game.Defenders]), forhonorsprites.DefenderCamp.Cloth().Dark)
		camp(forhonorsprites.DefenderCamp)
		list = []widget.Widget{widget.Row(2, list...).Across(widget.Centre)}
	} else if form != labelShort { // whose words name the zone
		picture(canvas.Sprite(forhonorsprites.Precinct{Camp: forhonorsprites.Camp(l.zone)}), sign, sign)
	}
	if l.holder != game.Nobody && form < labelCount {
		list = append(list, pennant(game.Camp(l.holder), flag))
	}
	if l.zone != game.ZoneCentre || form < labelCount {
		write(l.text(form), l.ink())
	}
	return widget.Pressable{
		Control: ui.Control{Key: "zone" + strconv.Itoa(int(l.zone)), Role: ui.RoleText, Name: l.describe(), Tip: l.tip(), ShowsTip: true, Layer: cellLayer},
		Child:   widget.Panel{Surface: ui.Plate(), Child: widget.Pad(edge, 0, widget.Row(gap, list...).Across(widget.Centre))},
	}
}

// zoneLabels are the labels of all zones, kept while the position is the same.
type zoneLabels struct {
	state *game.State
	words *lang.Catalog
	list  [game.NumZones]zoneLabel
}

// zoneRow is the view model of the labels of all zones, in a row on the frame above the battlefield.
type zoneRow struct {
	labels [game.NumZones]zoneLabel
	class  stage.Class
	turns  bool // the blue zone lies at the right
}

func (b *Board) zoneRow() (m zoneRow) {
	if b.state.Round() == 0 {
		return m
	}
	m.class, m.turns = b.view.Class, b.layout.orientation == forhonorart.UpsideDown
	m.labels = b.zoneLabels()
	return m
}

// zoneLabels returns the labels of all zones in the position.
func (b *Board) zoneLabels() [game.NumZones]zoneLabel {
	of := &b.positionCache.zoneLabels
	if of.state != b.state || of.words != b.words() {
		*of = zoneLabels{state: b.state, words: b.words()}
		for z := range of.list {
			of.list[z] = b.zoneLabel(game.Zone(z))
		}
	}
	return of.list
}

// buildZoneRow says as much of all zones as there is room for. Before the first round there is nothing to say.
func buildZoneRow(m zoneRow) widget.Widget {
	const gap = 4.0
	if m.labels[0].words == nil {
		return widget.Empty{}
	}
	row := func(form labelForm, hasPictures bool) widget.Widget {
		order := []game.Zone{game.ZoneAttackers, game.ZoneCentre, game.ZoneDefenders}
		if m.turns {
			slices.Reverse(order)
		}
		var list []widget.Widget
		for _, z := range order {
			list = append(list, m.labels[z].build(form, hasPictures))
		}
		return widget.Row(gap, list...).Along(widget.SpaceBetween)
	}
	return widget.FirstFit{row(labelWhole, true), row(labelWithName, true), row(labelShort, true), row(labelPoints, true), row(labelPoints, false), row(labelCount, false)}
}
