package diagram

import (
	"fmt"
	"math"
	"strconv"

	"engawa/rules/forhonor"
	"engawa/scenes/geom"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// scores is the picture of a match of For Honor by its scores: a row for each round with the zone cards in the middle,
// the attackers' score to the left and the defenders' to the right. A round tells for each zone who holds it after the
// round: 0 the attackers, 1 the defenders, 2 nobody.
type scores [][forhonor.NumZones]int8

// maxRows is how many rounds a picture shows at most.
const maxRows = 10

// Measures, in units of a field.
const (
	scoreRow       = 62.0
	scoreMiddle    = 150.0 // room of the zone cards
	scoreSide      = 186.0 // room of the bar of a camp, with its number
	scoreBar       = 108.0 // length of a bar of 1000 points
	scoreThickness = 32.0
	scoreHead      = 40.0
	scoreCard      = 0.68 // of the zone cards
	scoreText      = 29.0
	scoreEdge      = 4.0
	scoreNumber    = 40.0 // room of the number of a round, at the left
)

// totals returns both scores after each round: 100 for each card that is held now, and for each that has been held at
// each scoring so far: docs/rules/forhonor.md, 7.6.
func (s scores) totals() [][forhonor.NumCamps]int {
	out := make([][forhonor.NumCamps]int, len(s))
	var gained [forhonor.NumCamps]int
	for k, holders := range s {
		var now [forhonor.NumCamps]int
		for _, holder := range holders {
			if int(holder) < len(now) {
				now[holder] += forhonor.CardPoints
			}
		}
		for camp := range now {
			gained[camp] += now[camp]
			out[k][camp] = gained[camp] + now[camp]
		}
	}
	return out
}

// isBroken reports whether a camp is broken after a round, counted from 0: the other one has 1000 at two scorings in a
// row.
func (s scores) isBroken(round int, camp forhonor.Camp) bool {
	totals := s.totals()
	return round > 0 && forhonor.Breaks(forhonor.BreakPoints, totals[round-1][camp.Other()], totals[round][camp.Other()])
}

// size implements drawing.
func (s scores) size() (w, h float64) {
	return scoreNumber + 2*scoreSide + scoreMiddle + 2*scoreEdge, scoreHead + float64(len(s))*scoreRow + 2*scoreEdge
}

func (s scores) key() any { return fmt.Sprint("scores", [][forhonor.NumZones]int8(s)) }

// paint implements painter.
func (s scores) paint(out *vector.Canvas, _ float64) {
	paintIcon(out, "hourglass", geom.Pt(scoreEdge+scoreNumber/2, scoreEdge+scoreHead/2-6), 26, sprites.Ink2)
	for camp := range forhonor.Camp(forhonor.NumCamps) {
		s.paintGoal(out, camp)
	}
	for k, total := range s.totals() {
		y := scoreEdge + scoreHead + float64(k)*scoreRow
		paintCentred(out, letters.Style{Face: letters.Heading, Size: scoreText}, strconv.Itoa(k+1), geom.Pt(scoreEdge+scoreNumber/2, y+scoreRow/2))
		for z, holder := range s[k] {
			at := geom.Pt(zoneMiddle()+(zonePlace(z)-1)*scoreMiddle/3.1, y+scoreRow/2)
			card := forhonorsprites.ZoneCard{Zone: forhonorsprites.FieldZone(z), IsHeld: holder < forhonor.NumCamps, Holder: forhonorsprites.Camp(holder % forhonor.NumCamps)}
			paintSprite(out, card, at, scoreCard)
		}
		for camp := range forhonor.Camp(forhonor.NumCamps) {
			s.paintBar(out, camp, y+scoreRow/2, total[camp], s.isBroken(k, camp))
		}
	}
}

// zonePlace orders the zones as they lie: the attackers', the centre, the defenders'.
func zonePlace(z int) float64 { return [forhonor.NumZones]float64{0, 2, 1}[z] }

// zoneMiddle returns the middle of the zone cards.
func zoneMiddle() float64 { return scoreNumber + scoreEdge + scoreSide + scoreMiddle/2 }

// campSideX returns a point so far from the zone cards on the side of a camp.
func campSideX(camp forhonor.Camp, far float64) float64 {
	middle := zoneMiddle()
	if camp == forhonor.Attackers {
		return middle - scoreMiddle/2 - far
	}
	return middle + scoreMiddle/2 + far
}

// paintGoal draws the line of 1000 points on a side.
func (s scores) paintGoal(out *vector.Canvas, camp forhonor.Camp) {
	x := campSideX(camp, scoreBar)
	_, h := s.size()
	line := vector.Stroke{Width: 2, Dash: []float64{6, 5}}
	out.Stroke(vector.Line(x, scoreEdge+scoreHead-6, x, h-scoreEdge), line, vector.Solid(sprites.Shu))
	paintCentred(out, letters.Style{Face: letters.Heading, Size: scoreText * 0.86}, strconv.Itoa(forhonor.BreakPoints), geom.Pt(x, scoreEdge+scoreHead/2-6))
}

// paintBar draws the bar of a camp with its score at the end; a crack goes through that of a broken camp.
func (s scores) paintBar(out *vector.Canvas, camp forhonor.Camp, y float64, score int, broken bool) {
	long := float64(score) / forhonor.BreakPoints * scoreBar
	near, far := campSideX(camp, 0), campSideX(camp, long)
	cloth := forhonorsprites.Camp(camp).Cloth()
	if long > 0 {
		bar := vector.Rect(min(near, far), y-scoreThickness/2, long, scoreThickness)
		out.Fill(bar, vector.Solid(cloth.Cloth))
		out.Stroke(bar, vector.Stroke{Width: 2, Join: vector.RoundJoin}, vector.Solid(sprites.Ink))
	}
	style := letters.Style{Face: letters.Heading, Size: scoreText}
	text := strconv.Itoa(score)
	wide := letters.Measure(style, text)
	at := campSideX(camp, long+8+wide/2)
	if long+16+wide > scoreSide || math.Abs(at-campSideX(camp, scoreBar)) < wide/2+4 {
		at = campSideX(camp, long-8-wide/2) // on the bar
		letters.Draw(out, style, at-wide/2, y+letters.CapHeight(style)/2, text, vector.Solid(onCloth(camp)))
	} else {
		paintCentred(out, style, text, geom.Pt(at, y))
	}
	if broken {
		paintCrack(out, campSideX(camp, 18), y)
	}
}

// onCloth returns the ink that is read on a camp's cloth.
func onCloth(camp forhonor.Camp) sprites.Color {
	if camp == forhonor.Attackers {
		return sprites.Paper2
	}
	return sprites.Ink
}

// paintCrack draws the crack of a broken camp.
func paintCrack(out *vector.Canvas, x, y float64) {
	crack := new(vector.Path).MoveTo(x+7, y-25).LineTo(x-6, y-6).LineTo(x+5, y+3).LineTo(x-7, y+25)
	out.Stroke(crack, vector.Stroke{Width: 9, Join: vector.MiterJoin, Cap: vector.RoundCap}, vector.Solid(sprites.Paper2))
	out.Stroke(crack, vector.Stroke{Width: 4.5, Join: vector.MiterJoin, Cap: vector.RoundCap}, vector.Solid(sprites.Shu))
}
