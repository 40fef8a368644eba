package widget

// Grid divides its room into columns of the given weights and rows of equal height.
type Grid struct {
	Columns  []float64 // weights
	Gap      float64   // between columns
	RowGap   float64   // between rows
	Children []Widget  // row by row; nil leaves a cell empty
	First    float64   // the height of the first row against another; 0 for 1
}

// Layout implements [Widget].
func (g Grid) Layout(ctx *Context, c Constraints) *Box {
	rows := (len(g.Children) + len(g.Columns) - 1) / len(g.Columns)
	first := g.First
	if first == 0 {
		first = 1
	}
	weight := 0.0
	for _, w := range g.Columns {
		weight += w
	}
	unit := (c.Max.W - g.Gap*float64(len(g.Columns)-1)) / weight
	high := (c.Max.H - g.RowGap*float64(rows-1)) / (float64(rows-1) + first)
	out, y := &Box{Size: c.Max}, 0.0
	for row := range rows {
		x, h := 0.0, high
		if row == 0 {
			h *= first
		}
		for column, w := range g.Columns {
			if n := row*len(g.Columns) + column; n < len(g.Children) && g.Children[n] != nil {
				out.add(x, y, g.Children[n].Layout(ctx, Tight(Size{unit * w, h})))
			}
			x += unit*w + g.Gap
		}
		y += h + g.RowGap
	}
	return out
}

// Wrap sets widgets of their own size side by side, in as many rows as they need.
type Wrap struct {
	Children []Widget
	Gap      float64   // between widgets
	RowGap   float64   // between rows
	Main     Alignment // of the widgets of a row
}

// Layout implements [Widget].
func (w Wrap) Layout(ctx *Context, c Constraints) *Box {
	out, y := &Box{}, 0.0
	var row []*Box
	used, widest, high := 0.0, 0.0, 0.0
	flush := func() {
		x := w.Main.offset(c.Max.W - used)
		for _, b := range row {
			out.add(x, y+(high-b.Size.H)/2, b)
			x += b.Size.W + w.Gap
		}
		if len(row) > 0 {
			widest, y = max(widest, used), y+high+w.RowGap
		}
		row, used, high = nil, 0, 0
	}
	for _, k := range w.Children {
		if k == nil {
			continue
		}
		b := k.Layout(ctx, Loose(c.Max))
		if len(row) > 0 && used+w.Gap+b.Size.W > c.Max.W+tolerance {
			flush()
		}
		if len(row) > 0 {
			used += w.Gap
		}
		row, used, high = append(row, b), used+b.Size.W, max(high, b.Size.H)
	}
	flush()
	if w.Main != Stretch && w.Main != Start {
		widest = c.Max.W
	}
	want := Size{widest, max(0, y-w.RowGap)}
	out.Short = out.Short || want.H > c.Max.H+tolerance
	out.Size = c.Clamp(want)
	return out
}
