package vector

import (
	"image"
	"math"
)

// maxBlur is the largest spread of a blur in pixels, and how far from outside
// the image ink is blurred into it.
const maxBlur = 128

// Blur softens a mask by a spread (standard deviation) of sigma pixels: three
// box blurs, which come within three per cent of a Gaussian. Nothing flows over
// the mask's bounds, so leave a margin of three sigma. Sigma below a third of a
// pixel changes nothing.
func Blur(mask *image.Alpha, sigma float64) {
	blurPlane(mask.Pix, mask.Rect.Dx(), mask.Rect.Dy(), 1, mask.Stride, sigma)
}

// BlurImage softens an image as [Blur] does a mask.
func BlurImage(img *image.RGBA, sigma float64) {
	for channel := range 4 {
		if len(img.Pix) > channel {
			blurPlane(img.Pix[channel:], img.Rect.Dx(), img.Rect.Dy(), 4, img.Stride, sigma)
		}
	}
}

// blurPlane blurs w by h bytes that stand pitch apart in a row, rows stride
// apart.
func blurPlane(pix []uint8, w, h, pitch, stride int, sigma float64) {
	if w <= 0 || h <= 0 {
		return
	}
	b := boxBlur{old: make([]uint8, w*h), sums: make([]int32, w)}
	for _, size := range boxes(sigma) {
		if size <= 1 {
			continue
		}
		b.size(size)
		for y := range h {
			b.row(pix[y*stride:], pitch, w)
		}
		b.columns(pix, w, h, pitch, stride)
	}
}

// boxes returns the odd widths of three boxes which together spread by sigma.
func boxes(sigma float64) [3]int {
	if !(sigma > 1.0/3) {
		return [3]int{1, 1, 1}
	}
	sigma = math.Min(sigma, maxBlur)
	variance := 12 * sigma * sigma
	low := int(math.Sqrt(variance/3 + 1))
	if low%2 == 0 {
		low--
	}
	l := float64(low)
	// So many of the three stay at the lower width, the others take the next.
	lower := int(math.Round((variance - 3*l*l - 12*l - 9) / (-4*l - 4)))
	sizes := [3]int{low, low, low}
	for i := lower; i < 3; i++ {
		sizes[i] = low + 2
	}
	return sizes
}

// boxBlur averages bytes over windows of an odd size, with what lies outside
// counting as zero. Its buffers are kept from pass to pass.
type boxBlur struct {
	half    int
	inverse uint64  // 2^32 divided by the size, rounded up
	old     []uint8 // the bytes before the pass
	sums    []int32 // of the window of every column
}

// size sets the size of the window, at most a few times maxBlur.
func (b *boxBlur) size(size int) {
	b.half = size / 2
	b.inverse = (1<<32 + uint64(size) - 1) / uint64(size)
}

// mean divides a window's sum by its size, rounded to the nearest.
func (b *boxBlur) mean(sum int32) uint8 {
	return uint8(uint64(sum+int32(b.half)) * b.inverse >> 32)
}

// row averages n bytes that stand pitch apart.
func (b *boxBlur) row(pix []uint8, pitch, n int) {
	line := b.old[:n]
	for i := range line {
		line[i] = pix[i*pitch]
	}
	sum := int32(0)
	for _, v := range line[:min(b.half, n)] {
		sum += int32(v)
	}
	for i := range line {
		if i+b.half < n {
			sum += int32(line[i+b.half])
		}
		if i > b.half {
			sum -= int32(line[i-b.half-1])
		}
		pix[i*pitch] = b.mean(sum)
	}
}

// columns averages every column, all of them side by side: rows are what memory
// is read in.
func (b *boxBlur) columns(pix []uint8, w, h, pitch, stride int) {
	for y := range h {
		for x := range w {
			b.old[y*w+x] = pix[y*stride+x*pitch]
		}
	}
	line := func(y int) []uint8 { return b.old[y*w : (y+1)*w] }
	sums := b.sums
	clear(sums)
	add := func(y int) {
		for x, v := range line(y) {
			sums[x] += int32(v)
		}
	}
	for y := range min(b.half, h) {
		add(y)
	}
	for y := range h {
		if y+b.half < h {
			add(y + b.half)
		}
		if y > b.half {
			for x, v := range line(y - b.half - 1) {
				sums[x] -= int32(v)
			}
		}
		for x, sum := range sums {
			pix[y*stride+x*pitch] = b.mean(sum)
		}
	}
}
