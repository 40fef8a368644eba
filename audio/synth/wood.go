package synth

// The bodies that are struck. Frequencies are those of small hard things on a
// small hollow one; the board of a shōgi table is cut out underneath so that
// it rings.
func shogiBoard() body {
	return body{
		{236, 0.55, 0.030}, {418, 0.80, 0.022}, {771, 0.70, 0.016},
		{1163, 0.50, 0.012}, {1690, 0.35, 0.009},
	}
}

func shogiPiece() body {
	return body{{2210, 0.70, 0.0050}, {3380, 0.55, 0.0038}, {5120, 0.40, 0.0026}, {7350, 0.20, 0.0016}}
}

func post() body {
	return body{{286, 0.8, 0.030}, {471, 0.7, 0.024}, {798, 0.5, 0.016}, {1240, 0.3, 0.010}}
}

func clapper() body {
	return body{{1620, 0.9, 0.022}, {2910, 0.7, 0.016}, {4430, 0.45, 0.010}, {6800, 0.2, 0.005}, {610, 0.2, 0.012}}
}

// block is a cube of hard wood, no larger than a finger's width.
func block() body {
	return body{{1480, 0.9, 0.0090}, {2470, 0.6, 0.0060}, {3890, 0.35, 0.0035}, {5600, 0.15, 0.0020}}
}

func bamboo(hz float64) body {
	return body{{hz, 1, 0.060}, {hz * 2.76, 0.35, 0.022}, {hz * 5.4, 0.12, 0.008}}
}

// addPiece sets a piece on the board. Weight 0 is the lightest piece, 1 the
// heaviest: lower, longer, struck more broadly. A piece set down by hand lands
// on one edge and falls flat a moment later, so there are two blows.
func (t take) addPiece(at, weight, gain float64) {
	pitch := 1.12 - 0.30*weight
	piece, board := shogiPiece().scale(pitch, 1+0.6*weight), shogiBoard().scale(1.05-0.15*weight, 1+0.3*weight)
	for _, hit := range []impact{
		{at, 0.00022 + 0.00016*weight, gain},
		{at + 0.011 + 0.006*weight, 0.00030, gain * 0.28},
	} {
		t.addStrike(piece, hit)
		t.addStrike(board, impact{hit.at, hit.contact * 2.2, hit.gain * (0.28 + 0.16*weight)})
	}
}

// PickUp is a fingertip closing on a piece: skin on wood and the smallest tick.
func PickUp() []float32 {
	t := newTake(0.11)
	t.addNoise(noiseBurst{rise: 0.012, fall: 0.014, from: 1500, to: 2600, q: 0.9, gain: 1, seed: 1})
	t.addStrike(shogiPiece().scale(0.8, 1), impact{at: 0.026, contact: 0.0008, gain: 0.6})
	t.addStrike(shogiBoard(), impact{at: 0.026, contact: 0.0015, gain: 0.12})
	return t.finish(-33)
}

// SetDown is a shōgi piece meeting the board. Weight runs from 0, the
// lightest piece, to 1, the heaviest.
func SetDown(weight float64) []float32 {
	t := newTake(0.22)
	t.addPiece(0.001, weight, 1)
	return t.finish(-24 + 2*weight)
}

// Capture is a clack and then a second, duller one: the taken piece lies in
// the tray.
func Capture() []float32 {
	t := newTake(0.29)
	t.addPiece(0.001, 0.6, 1)
	tray := impact{at: 0.125, contact: 0.0006, gain: 0.9}
	t.addStrike(shogiPiece().scale(0.55, 1.2), tray)
	t.addStrike(shogiBoard().scale(0.85, 0.8), impact{tray.at, 0.0016, 0.42})
	return t.finish(-22.5)
}

// Promote is a clack with dry leaves over it.
func Promote() []float32 {
	t := newTake(0.29)
	t.addPiece(0.001, 0.35, 1)
	t.addRustle(noiseBurst{at: 0.050, rise: 0.004, fall: 0.010, from: 4600, to: 5600, q: 1.6, gain: 0.55, seed: 9}, 13, 0.190)
	return t.finish(-23)
}

// Drop is a piece from the reserve: a slide off the tray, and a clack with
// more of the arm behind it than SetDown has.
func Drop() []float32 {
	t := newTake(0.27)
	t.addNoise(noiseBurst{rise: 0.020, fall: 0.010, from: 900, to: 1900, q: 1.2, gain: 0.16, seed: 4})
	t.addPiece(0.055, 0.5, 1)
	t.addStrike(shogiBoard().scale(0.8, 1.3), impact{at: 0.055, contact: 0.0011, gain: 0.30})
	return t.finish(-22)
}

// Cube is a small wooden cube set down on stiff paper. Pitch 1 is the middle
// one; the goods differ by theirs, 0.7 to 1.6.
func Cube(pitch float64) []float32 {
	t := newTake(0.12)
	for _, hit := range []impact{{0.001, 0.0003, 1}, {0.024, 0.0004, 0.22}} {
		t.addStrike(block().scale(pitch, 1), hit)
		t.addStrike(skin().scale(1.2*pitch, 0.7), impact{hit.at, 0.0012, 0.16 * hit.gain})
	}
	return t.finish(-27)
}

// Bead is a bead of an abacus that slides along its rod and meets the next.
func Bead() []float32 {
	t := newTake(0.11)
	t.addNoise(noiseBurst{rise: 0.012, fall: 0.004, from: 2400, to: 4200, q: 1.4, gain: 0.35, seed: 131})
	t.addStrike(block().scale(1.75, 0.8), impact{at: 0.018, contact: 0.0002, gain: 1})
	t.addStrike(post().scale(1.9, 0.35), impact{at: 0.018, contact: 0.0006, gain: 0.18})
	return t.finish(-29)
}

// NotAllowed is one soft knock on a post, with the knuckle.
func NotAllowed() []float32 {
	t := newTake(0.24)
	t.addStrike(post(), impact{at: 0.001, contact: 0.0013, gain: 1})
	return t.finish(-27)
}

// Door is a paper door that slides and stops against its post.
func Door() []float32 {
	t := newTake(0.295)
	t.addNoise(noiseBurst{rise: 0.110, fall: 0.055, from: 420, to: 760, q: 0.8, gain: 1.5, seed: 21})
	t.addNoise(noiseBurst{rise: 0.130, fall: 0.030, from: 1700, to: 2400, q: 0.8, gain: 0.45, seed: 22})
	// The runner hops over the grain of its groove, faster and then slower.
	for i, at := range []float64{0.020, 0.047, 0.070, 0.091, 0.111, 0.132, 0.155} {
		t.addStrike(post().scale(1.4, 0.4), impact{at: at, contact: 0.0011, gain: 0.10 + 0.02*float64(i%3)})
	}
	t.addStrike(post().scale(0.8, 0.8), impact{at: 0.190, contact: 0.0013, gain: 0.8})
	return t.finish(-25)
}

// Reveal is a pair of wooden clappers struck twice, as before a play begins.
func Reveal() []float32 {
	t := newTake(0.295)
	t.addStrike(clapper(), impact{at: 0.001, contact: 0.00016, gain: 0.8})
	t.addStrike(clapper().scale(1.01, 1), impact{at: 0.140, contact: 0.00014, gain: 1})
	return t.finish(-22)
}

// Lose is two quiet notes of bamboo, the second a fourth lower.
func Lose() []float32 {
	return bambooNotes(440, 330)
}

// Draw is two quiet notes of bamboo, the second no lower than the first: a
// game that nobody won.
func Draw() []float32 {
	return bambooNotes(392, 392)
}

func bambooNotes(first, second float64) []float32 {
	t := newTake(0.295)
	t.addStrike(bamboo(first), impact{at: 0.001, contact: 0.0008, gain: 1})
	t.addStrike(bamboo(second), impact{at: 0.130, contact: 0.0009, gain: 0.85})
	return t.finish(-29)
}
