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
	line := make([]uint8, max(w, h))
	for _, size := range boxes(sigma) {
		if size <= 1 {
			continue
		}
		for y := range h {
			boxBlur(pix[y*stride:], pitch, w, size, line)
		}
		for x := range w {
			boxBlur(pix[x*pitch:], stride, h, size, line)
		}
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

// boxBlur averages n bytes that stand step apart over windows of odd size.
func boxBlur(pix []uint8, step, n, size int, line []uint8) {
	for i := range n {
		line[i] = pix[i*step]
	}
	half := size / 2
	sum := 0
	for i := 0; i < min(half, n); i++ {
		sum += int(line[i])
	}
	for i := range n {
		if i+half < n {
			sum += int(line[i+half])
		}
		if i-half-1 >= 0 {
			sum -= int(line[i-half-1])
		}
		pix[i*step] = uint8((sum + half) / size)
	}
}
