package synth

// room is the echo of a room of wood and paper: four ways that the sound goes
// round, each into all others. Make it with newRoom.
type room struct {
	ways [4]way
}

type way struct {
	line []float64
	at   int
	dark float64 // memory of what paper swallows
}

// newRoom returns a silent room. The ways have no common measure, so that no
// pitch stands out.
func newRoom() *room {
	r := &room{}
	for i, n := range [...]int{1423, 1867, 2251, 2789} {
		r.ways[i].line = make([]float64, n)
	}
	return r
}

// next takes one sample in and answers what comes back to both ears.
func (r *room) next(x float64) (left, right float64) {
	const keeps, paper = 0.40, 0.45 // half of what all four ways together keep; how dull each turn is
	var back [4]float64
	for i := range r.ways {
		w := &r.ways[i]
		w.dark += (1 - paper) * (w.line[w.at] - w.dark)
		back[i] = w.dark
	}
	a, b := back[0]+back[1], back[0]-back[1]
	c, d := back[2]+back[3], back[2]-back[3]
	for i, mixed := range [...]float64{a + c, b + d, a - c, b - d} {
		w := &r.ways[i]
		w.line[w.at] = x + keeps*mixed
		w.at++
		if w.at == len(w.line) {
			w.at = 0
		}
	}
	return back[0] + back[2], back[1] + back[3]
}
