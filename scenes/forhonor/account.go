package forhonor

import (
	"strconv"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
)

// Keys of the columns of the result. Those of the zones have a number behind them.
const (
	columnZone       = "zone"
	columnPoints     = "points"
	columnKills      = "kills"
	columnExecutions = "executions"
	columnSoldiers   = "soldiers"
)

// zoneColumn is the key of a zone's column.
func zoneColumn(z game.Zone) string { return columnZone + strconv.Itoa(int(z)) }

// zoneOf returns the zone of a column, false for one of another sort.
func zoneOf(key string) (game.Zone, bool) {
	for z := range game.Zone(game.NumZones) {
		if key == zoneColumn(z) {
			return z, true
		}
	}
	return 0, false
}

// Side implements table.Sides.
func (b *Board) Side(s rules.State, seat rules.Seat) int { return int(s.(*game.State).Camp(seat)) }

// SideName implements table.Sides.
func (b *Board) SideName(side int) string { return b.words().Camp(game.Camp(side).String(), "") }

// DrawSide implements table.Sides: the flag of the camp.
func (b *Board) DrawSide(c *canvas.Canvas, r geom.Rect, side int) { drawFlag(c, r, game.Camp(side)) }

// drawFlag draws the flag of a camp as large as it fits into r.
func drawFlag(c *canvas.Canvas, r geom.Rect, camp game.Camp) {
	flag := forhonorsprites.ZoneFlag{Camp: forhonorsprites.Camp(camp)}
	fitPicture(c, canvas.Sprite(flag), r)
}

// fitPicture draws a picture in the middle of r as large as it fits.
func fitPicture(c *canvas.Canvas, p canvas.Picture, r geom.Rect) {
	size := min(r.W/p.Box.W, r.H/p.Box.H)
	c.Draw(p, r.Centre().Sub(p.Box.Centre().Mul(size)), canvas.Look{Size: size})
}

// Counts implements table.Scorer: the points by zone, and what the camp of each seat has done.
func (b *Board) Counts() []rules.Line {
	list, s := matchRecordOf(b.match), b.match.State().(*game.State)
	lines := make([]rules.Line, s.Seats())
	for seat := range lines {
		camp := s.Camp(rules.Seat(seat))
		var counts []rules.Count
		for z, points := range list.last().points[camp] {
			counts = append(counts, rules.Count{Name: zoneColumn(game.Zone(z)), N: points})
		}
		d := list.statsOf(camp)
		lines[seat] = rules.Line{Seat: rules.Seat(seat), Counts: append(counts,
			rules.Count{Name: columnPoints, N: s.Score(camp)},
			rules.Count{Name: columnKills, N: d.kills},
			rules.Count{Name: columnExecutions, N: d.executions},
			rules.Count{Name: columnSoldiers, N: d.soldiers},
		)}
	}
	return lines
}

// Columns implements table.Scorer.
func (b *Board) Columns(rules.State) []table.Column {
	named := func(key string, kind table.ColumnKind) table.Column {
		return table.Column{Key: key, Name: b.words().Category(b.match.GameID(), key), Kind: kind}
	}
	var list []table.Column
	for z := range game.Zone(game.NumZones) {
		list = append(list, table.Column{Key: zoneColumn(z), Name: b.words().Zone(int(z)), Kind: table.ColumnPart})
	}
	return append(list, named(columnPoints, table.ColumnSum), named(columnKills, table.ColumnNote),
		named(columnExecutions, table.ColumnNote), named(columnSoldiers, table.ColumnNote))
}

// DrawSign implements table.Scorer.
func (b *Board) DrawSign(c *canvas.Canvas, r geom.Rect, key string) {
	if z, ok := zoneOf(key); ok {
		drawZoneSign(c, r, z)
		return
	}
	switch key {
	case columnPoints:
		ui.DrawSprite(c, "ui/blossom", r.Centre(), r.H, canvas.Look{})
	case columnKills:
		ui.DrawIcon(c, "sword", r.Centre(), r.H, sprites.Ink)
	case columnExecutions:
		ui.DrawIcon(c, "execution", r.Centre(), r.H, sprites.Ink)
	case columnSoldiers:
		ui.DrawIcon(c, "soldier", r.Centre(), r.H, sprites.Ink)
	}
}

// drawZoneSign draws what a zone is known by: the ground of a camp with its flag, or the median of the centre.
func drawZoneSign(c *canvas.Canvas, r geom.Rect, z game.Zone) {
	side := min(r.W, r.H)
	at := geom.Around(r.Centre(), side, side)
	if z == game.ZoneCentre {
		c.Fill(at, sprites.Wood)
		drawMedian(c, at)
		return
	}
	frame := forhonorsprites.Precinct{Camp: forhonorsprites.Camp(z)}
	fitPicture(c, canvas.Sprite(frame), at)
	drawFlag(c, at.Inset(side*0.12), game.Camp(z))
}

// drawMedian draws a piece of the median: a rope in light and dark, upright in the middle of r.
func drawMedian(c *canvas.Canvas, r geom.Rect) {
	wide := max(2, r.W*0.12)
	rope := geom.R(r.Centre().X-wide/2, r.Y, wide, r.H)
	c.Fill(rope.InsetXY(-1, 0), sprites.Ink)
	const twists = 4
	step := rope.H / (2 * twists)
	for k := range twists {
		c.Fill(geom.R(rope.X, rope.Y+2*float64(k)*step, rope.W, step), sprites.Paper)
	}
}

// DrawBar implements table.Scorer: flags of the camps' zones, and soldiers of both camps for the centre, side by side over
// the whole breadth.
func (b *Board) DrawBar(c *canvas.Canvas, r geom.Rect, _ rules.State, _ rules.Seat, key string, _ float64) {
	z, ok := zoneOf(key)
	if !ok {
		return
	}
	const narrowest = 0.6 // of a flag with its edges, against the height
	in, ground := c.Clipped(r), sprites.Wood
	if z != game.ZoneCentre {
		ground = forhonorsprites.Camp(z).Cloth().Pale
	}
	in.Fill(r, ground)
	n := int(r.W / r.H)
	if n == 0 && r.W >= narrowest*r.H {
		n = 1
	}
	step := r.W / float64(max(1, n))
	for k := range n {
		at := geom.R(r.X+float64(k)*step, r.Y, step, r.H).Inset(r.H * 0.07)
		if z != game.ZoneCentre {
			drawFlag(in, at, game.Camp(z))
			continue
		}
		soldier := forhonorsprites.Soldier{Camp: forhonorsprites.Camp(k % game.NumCamps)}
		fitPicture(in, canvas.Sprite(soldier), at)
	}
}

// DrawBreakdown implements table.Scorer: what every round has brought, on a panel of paper; of one column, and then of
// the seat's camp alone, where a column is looked at.
func (b *Board) DrawBreakdown(c *canvas.Canvas, r geom.Rect, st rules.State, seat rules.Seat, key string) {
	s, ok := st.(*game.State)
	if !ok {
		return
	}
	edge := min(14, r.H*0.07)
	ch := scoreChart{matchRecord: matchRecordOf(b.match).scored(), camp: s.Camp(seat), key: key, breaks: s.Rules().BreakPoints(), title: b.matchRecordTitle(key), words: b.words()}
	widget.Layout(widget.Env{}, r, widget.Panel{Surface: ui.Panel(), Child: widget.Pad(edge, edge, ch.build())}, &b.roundsMemory).Draw(c, nil)
}

// matchRecordTitle says what the match record show of a column, of the whole score for "".
func (b *Board) matchRecordTitle(key string) string {
	words, text := b.words(), lang.ForhonorHistoryAfter
	if key == "" {
		key = columnPoints
	}
	what := words.Category(b.match.GameID(), key)
	if z, ok := zoneOf(key); ok {
		what = words.Zone(int(z))
	} else if key != columnPoints {
		text = lang.ForhonorHistoryEach
	}
	return words.T(text, lang.Text("what", what))
}
