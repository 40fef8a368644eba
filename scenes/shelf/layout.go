package shelf

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/shelf/veranda"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// layout is where everything on the shelf stands, in logical units.
type layout struct {
	title   geom.Point // where the carved title begins, on its baseline
	carved  float64    // height of its capitals
	seal    geom.Rect
	tagline geom.Rect
	motto   letters.Style // of the tagline
	tools   []geom.Rect   // round
	words   float64       // width for a word below each tool; 0 without words
	resume  geom.Rect     // the panel of the match to be continued; empty without one
	boxes   []geom.Rect   // fronts
	slip    float64       // height of the papers on the boxes
	cat     geom.Point
	tea     geom.Point
	chime   geom.Point
	things  float64 // size of cat and tea, 0 for none
	bell    float64 // size of the chime
}

// contents is what the shelf has to make room for.
type contents struct {
	tools, boxes int
	resume       bool
	tagline      string
}

const (
	titleWord   = "ENGAWA"
	titleShare  = 5.5 // width of the title as a multiple of the height of its capitals
	sealShare   = 0.86
	sealAspect  = 52.0 / 94.0
	boxAspect   = 222.0 / 290.0
	boxGapShare = 0.153
	toolSize    = 52.0
	toolGap     = 12.0
)

func arrange(v stage.View, n contents) layout {
	switch v.Class {
	case stage.Tall:
		return arrangeTall(v, n)
	case stage.Low:
		return arrangeLow(v, n)
	}
	return arrangeWide(v, n)
}

func arrangeWide(v stage.View, n contents) layout {
	const column, door, left = 380.0, 130.0, 84.0
	area, u := v.Area, veranda.Unit(v)
	right := area.W - door
	l := layout{slip: 78, things: 0.86, bell: 0.74}
	l.carved = min(100, (right-column-left-90)/titleShare, area.H*0.13)
	l.title = geom.Pt(left, area.H*0.2775)
	l.placeSeal()
	l.motto = ui.Strong(20)
	l.tagline = geom.R(left+4, l.title.Y+22, right-column-left-40, 60)
	l.chime = geom.Pt(right-column-36, 38*u)
	l.resume = geom.R(right-column, 134, column, 118)
	l.tools = endRow(geom.R(right-column, 58, column, toolSize), n.tools)
	if !n.resume {
		l.resume = geom.Rect{}
	}
	foot := area.H * 0.935
	h := min(290, area.H*0.3625)
	w := h * boxAspect
	count := float64(n.boxes)
	if most := (area.W - 250) / (count + boxGapShare*(count-1)); w > most {
		w, h = most, most/boxAspect
	}
	l.slip = min(l.slip, h*0.27)
	gap := w * boxGapShare
	x := (60+area.W-170)/2 - (count*w+(count-1)*gap)/2
	l.boxes = boxRow(geom.Pt(x, foot-h), n.boxes, w, h, gap)
	l.tea = geom.Pt(46, area.H-62)
	l.cat = geom.Pt(area.W-72, area.H-60)
	return l
}

func arrangeLow(v stage.View, n contents) layout {
	safe := v.Safe
	left, right := safe.X+34, safe.Right()-20
	const tool, gap = 46.0, 10.0
	l := layout{things: 0.5, bell: 0.5}
	column := max(float64(n.tools)*(tool+gap)-gap, 300)
	l.carved = min(50, (right-column-left-60)/titleShare)
	l.title = geom.Pt(left, safe.Y+32+l.carved)
	l.placeSeal()
	l.motto = ui.Strong(15)
	l.tagline = geom.R(left+2, l.title.Y+10, right-column-left-20, 44)
	l.tools = row(geom.Pt(right-float64(n.tools)*(tool+gap)+gap, safe.Y+22), n.tools, tool, gap)
	l.resume = geom.R(right-column, safe.Y+80, column, 84)
	if !n.resume {
		l.resume = geom.Rect{}
	}
	foot := safe.Bottom() - 14
	h := min(210, foot-safe.Y-198)
	l.slip = min(54, h*0.29)
	count := float64(n.boxes)
	room := right - left - 84
	w := min(h*0.88, room/(count+0.16*(count-1)))
	l.boxes = boxRow(geom.Pt(left, foot-h), n.boxes, w, h, (room-count*w)/(count-1))
	l.cat = geom.Pt(right-32, foot-20)
	l.tea = geom.Pt(right-8, foot-70)
	l.chime = geom.Pt(l.tools[0].X-34, 38*veranda.Unit(v))
	return l
}

func arrangeTall(v stage.View, n contents) layout {
	safe := v.Safe
	l := layout{bell: 0.5}
	u := veranda.Unit(v)
	beam := max(19*u, safe.Y)
	l.carved = min(safe.W*0.141, safe.H*0.075)
	l.title = geom.Pt(safe.X+23, beam+l.carved+safe.H*0.065)
	l.placeSeal()
	l.chime = geom.Pt(safe.Right()-19, beam)
	l.motto = ui.Fit(ui.Strong(max(15, l.carved*0.28)), n.tagline, safe.W-48)
	lines := float64(len(letters.Wrap(l.motto, n.tagline, safe.W-48)))
	l.tagline = geom.R(safe.X+24, l.title.Y+8, safe.W-48, lines*canvas.LineHeight(l.motto))

	const most, worded, word, pad = 48.0, 54.0, 38.0, 6.0
	pitch := safe.W / float64(n.tools)
	tool := min(most, pitch-1.5)
	if pitch >= worded {
		l.words = pitch
	}
	top := safe.Bottom() - tool - word - 2
	for k := range n.tools {
		x := safe.X + pitch*(float64(k)+0.5)
		l.tools = append(l.tools, geom.Around(geom.Pt(x, top+tool/2), tool, tool))
	}

	resume := 0.0
	if n.resume {
		resume = min(106, max(84, safe.H*0.125))
	}
	const gap, across = 18.0, 18.0
	begin := l.tagline.Bottom() + 8
	if n.resume {
		begin += resume + 22
	} else {
		begin += boxLift + 4
	}
	rows := float64((n.boxes + 1) / 2)
	end := top - pad - 6
	w := (safe.W - 16 - 12 - veranda.Depth - across) / 2
	h := min(w*1.17, (end-begin-veranda.Depth-(rows-1)*(gap+veranda.Depth-4))/rows)
	w = min(w, max(h*1.3, 150))
	l.slip = min(78, max(54, h*0.26))
	if h < 160 {
		l.slip = max(40, h*0.3) // with room for a line below the name
	}
	step := h + gap + veranda.Depth - 4
	y := end - (rows-1)*step - h
	gapX := min((safe.W-2*w-veranda.Depth)/3, 30)
	pair := 2*w + gapX + veranda.Depth
	for k := range n.boxes {
		x := safe.Centre().X - pair/2 + float64(k%2)*(w+gapX)
		l.boxes = append(l.boxes, geom.R(x, y+float64(k/2)*step, w, h))
	}
	if n.resume {
		r := geom.R(safe.X+15, y-veranda.Depth-12-resume, min(safe.W-30, max(pair, 360)), resume)
		r.X = safe.Centre().X - r.W/2
		l.resume = r
	}
	return l
}

// placeSeal puts the studio's seal right of the title, a little above its baseline.
func (l *layout) placeSeal() {
	h := l.carved * sealShare
	l.seal = geom.R(l.title.X+l.carved*titleShare+l.carved*0.16, l.title.Y-l.carved, h*sealAspect, h)
}

// endRow lays n round tools in the room from its right edge, closer and smaller where it has no room for all.
func endRow(room geom.Rect, n int) []geom.Rect {
	const close = 9.0
	size, gap, count := room.H, toolGap, float64(n)
	if count*(size+gap)-gap > room.W {
		gap = close
		size = min(size, (room.W+gap)/count-gap)
	}
	return row(geom.Pt(room.Right()-count*(size+gap)+gap, room.Centre().Y-size/2), n, size, gap)
}

func row(at geom.Point, n int, size, gap float64) []geom.Rect {
	return boxRow(at, n, size, size, gap)
}

func boxRow(at geom.Point, n int, w, h, gap float64) []geom.Rect {
	out := make([]geom.Rect, n)
	for k := range out {
		out[k] = geom.R(at.X+float64(k)*(w+gap), at.Y, w, h)
	}
	return out
}
