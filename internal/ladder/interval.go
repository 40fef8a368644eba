package ladder

import "math"

// Interval returns the 95 % interval of the chance of a point, by Wilson's formula; 0 to 1 when nothing was played.
func Interval(points float64, matches int) (low, high float64) {
	if matches == 0 {
		return 0, 1
	}
	const z = 1.959964 // of the normal distribution, 2.5 % on either side
	n := float64(matches)
	p := points / n
	middle := p + z*z/(2*n)
	half := z * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	whole := 1 + z*z/n
	return max(0, (middle-half)/whole), min(1, (middle+half)/whole)
}
