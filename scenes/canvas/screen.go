package canvas

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Screen is what lies on a target that keeps its pixels from frame to frame, as the window does. It remembers what was
// drawn last and draws again only where that has changed. It belongs to one target and is not safe for concurrent use.
type Screen struct {
	bounds     image.Rectangle
	previous   []drawCommand     // of the frame that is seen
	current    []drawCommand     // of the frame that is being drawn
	dirtyRects []image.Rectangle // what the last frame drew again; they do not overlap
}

// drawCommand is one image laid on the target: all that its pixels depend on, so that equal commands leave equal pixels.
type drawCommand struct {
	img    *ebiten.Image
	geo    ebiten.GeoM
	colour ebiten.ColorScale
	copies bool            // it covers what is below instead of being blended with it
	smooth bool            // its pixels are mixed, as those of turned pictures
	clip   image.Rectangle // the part of the target that it may change
	covers image.Rectangle // the pixels of it that it can change
}

// Forget has everything drawn again with the next frame, as when something else may have drawn on the target.
func (s *Screen) Forget() { s.previous, s.bounds = s.previous[:0], image.Rectangle{} }

// Share returns how much of the target the last frame drew again, 0 to 1.
func (s *Screen) Share() float64 {
	sum := 0
	for _, part := range s.dirtyRects {
		sum += area(part)
	}
	return float64(sum) / float64(max(1, area(s.bounds)))
}

// Draw has paint draw a whole frame with the given number of device pixels per logical unit, and brings dst up to it.
// All pixels must be covered by what is drawn: nothing is cleared.
func (s *Screen) Draw(dst *ebiten.Image, b *TextureCache, scale float64, paint func(*Canvas)) {
	bounds := dst.Bounds()
	b.setWindow(bounds.Size())
	s.current = s.current[:0]
	paint(&Canvas{screen: s, bounds: bounds, clip: bounds, cache: b, scale: scale, unit: 1, alpha: 1})
	if bounds != s.bounds {
		s.dirtyRects = append(s.dirtyRects[:0], bounds)
	} else {
		s.dirtyRects = disjoint(changes(s.dirtyRects[:0], s.previous, s.current))
	}
	for _, part := range s.dirtyRects {
		lay(dst, part, s.current)
	}
	s.bounds = bounds
	s.previous, s.current = s.current, s.previous
}

// appendCommand adds a drawCommand to the frame, with the Canvas's clip.
func (c *Canvas) appendCommand(d drawCommand) {
	d.clip = c.clip
	if c.stretch != 0 {
		d.geo.Scale(c.stretch, c.stretch)
		d.geo.Translate(c.stretchBy.X*c.scale, c.stretchBy.Y*c.scale)
		d.smooth = true
	}
	d.covers = reach(d.img.Bounds(), d.geo, d.smooth).Intersect(c.clip)
	if !d.covers.Empty() {
		c.screen.current = append(c.screen.current, d)
	}
}

// reach returns the pixels that an image of the given bounds can change once it has been moved.
func reach(bounds image.Rectangle, geo ebiten.GeoM, smooth bool) image.Rectangle {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, p := range [4]image.Point{{0, 0}, {bounds.Dx(), 0}, {0, bounds.Dy()}, bounds.Size()} {
		x, y := geo.Apply(float64(p.X), float64(p.Y))
		x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
	}
	r := image.Rect(int(math.Floor(x0)), int(math.Floor(y0)), int(math.Ceil(x1)), int(math.Ceil(y1)))
	if smooth {
		r = r.Inset(-1) // mixing reaches half a pixel beyond the edge
	}
	return r
}

// lookahead is how many commands are looked over for one that is in both frames, where they differ. What moves is a few commands
// among many that stay; frames that have nothing in common for so long are drawn again from there on.
const lookahead = 48

// changes appends to list what is covered by commands that are in one of the frames only. Those that are in both keep
// their order, so that every pixel outside of list has been covered by the same commands in the same order in both.
func changes(list []image.Rectangle, before, now []drawCommand) []image.Rectangle {
	for len(before) > 0 && len(now) > 0 && before[len(before)-1] == now[len(now)-1] {
		before, now = before[:len(before)-1], now[:len(now)-1]
	}
	for len(before) > 0 || len(now) > 0 {
		gone, come := countUnmatched(before, now)
		list = appendCovers(appendCovers(list, before[:gone]), now[:come])
		before, now = before[gone:], now[come:]
		for len(before) > 0 && len(now) > 0 && before[0] == now[0] {
			before, now = before[1:], now[1:]
		}
	}
	return list
}

func appendCovers(list []image.Rectangle, commands []drawCommand) []image.Rectangle {
	for _, d := range commands {
		list = append(list, d.covers)
	}
	return list
}

// countUnmatched returns how many commands of each frame come before the next that is in both, with as few as possible; all of them
// where there is none within reach.
func countUnmatched(before, now []drawCommand) (gone, come int) {
	for sum := range lookahead {
		for gone := max(0, sum-len(now)+1); gone <= sum && gone < len(before); gone++ {
			if before[gone] == now[sum-gone] {
				return gone, sum - gone
			}
		}
	}
	return len(before), len(now)
}

// partCostPixels is how many pixels more may be drawn again for having one part less: each part costs draw calls of its own.
const partCostPixels = 4096

// disjoint joins rectangles until none overlaps another, and those that are hardly larger together than apart. It uses
// the list given.
func disjoint(list []image.Rectangle) []image.Rectangle {
	list = slices.DeleteFunc(list, image.Rectangle.Empty)
	for k := 1; k < len(list); k++ {
		for n := 0; n < k; n++ {
			if whole := list[k].Union(list[n]); list[k].Overlaps(list[n]) ||
				area(whole) <= area(list[k])+area(list[n])+partCostPixels {
				list[n] = whole
				list = slices.Delete(list, k, k+1)
				k = n - 1 // what has grown is compared with those before it again
				break
			}
		}
	}
	return list
}

// lay draws one part of the target: the commands that reach into it, from the last one that hides all below.
func lay(dst *ebiten.Image, part image.Rectangle, commands []drawCommand) {
	first := 0
	for k, d := range commands {
		if d.copies && part.In(d.covers) {
			first = k
		}
	}
	room := map[image.Rectangle]*ebiten.Image{}
	op := &ebiten.DrawImageOptions{}
	for _, d := range commands[first:] {
		covers := d.covers.Intersect(part)
		if covers.Empty() {
			continue
		}
		clip := d.clip.Intersect(part)
		if room[clip] == nil {
			room[clip] = dst.SubImage(clip).(*ebiten.Image)
		}
		*op = ebiten.DrawImageOptions{GeoM: d.geo, ColorScale: d.colour}
		if d.copies {
			op.Blend = ebiten.BlendCopy
		}
		if d.smooth {
			op.Filter = ebiten.FilterLinear
			op.DisableMipmaps = true // they would be of a whole page
		}
		room[clip].DrawImage(d.img, op)
	}
}
