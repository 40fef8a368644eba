package solved

import (
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"sync"
)

// Effort says how much a tablebase may cost. Any effort gives a sound tablebase; more of it gives a smaller one.
type Effort struct {
	Bits   uint // of the hash of a context, 1 to 18: more predict better and a longer head
	Sample int  // one chunk of so many is learned from, at least 1
}

// WriteTablebase writes the Table as a [Tablebase]. It must be of the rule set mori, whose distances serve for dobutsu
// too. The same Table and Effort make the same bytes.
func (t *Table) WriteTablebase(w io.Writer, e Effort) error {
	if t.rules != (ruleSet{}) {
		return fmt.Errorf("solved: a tablebase is made of a table of the rule set mori")
	}
	if e.Bits < 1 || e.Bits > maxBits || e.Sample < 1 {
		return fmt.Errorf("solved: contexts of %d bits learned from one chunk of %d; expected 1 to %d bits, and 1 or more",
			e.Bits, e.Sample, maxBits)
	}
	for _, value := range t.values {
		if value < undecided && bandOf(value) > maxBands {
			return fmt.Errorf("solved: a tablebase has no band for %d moves", value)
		}
	}
	predictor := t.learn(e)
	return writeTablebase(w, t.index, predictor, t.encodeAll(predictor))
}

// workers is how many chunks are coded at a time.
const workers = 4

// encodeAll returns what every chunk is coded as.
func (t *Table) encodeAll(g *predictor) [][]byte {
	chunks := make([][]byte, t.index.chunks())
	var all sync.WaitGroup
	for worker := range workers {
		g := g.clone()
		all.Go(func() {
			symbols := make([]byte, chunkSize)
			for k := worker; k < len(chunks); k += workers {
				chunks[k] = t.encode(g, uint32(k), symbols)
			}
		})
	}
	all.Wait()
	return chunks
}

func (t *Table) encode(g *predictor, chunk uint32, symbols []byte) []byte {
	out := newEncoder()
	put := func(one bool, chance uint32) {
		out.put(one, chance)
		g.learn(one)
	}
	g.begin(noTick)
	t.index.each(chunk, symbols, noTick, func(c *features, number uint32) byte {
		symbol := symbolOf(t.values[number])
		put(symbol != symbolOpen, g.lostChance(c))
		if symbol == symbolOpen {
			return symbol
		}
		for band := 0; band < maxBands; band++ {
			higher := symbol > symbolLost+byte(band)
			put(higher, g.higherChance(c, band))
			if !higher {
				break
			}
		}
		return symbol
	})
	return out.finish()
}

// clone returns a predictor with weights of its own, as it begins a chunk.
func (g *predictor) clone() *predictor {
	clone := newPredictor(g.bits)
	copy(clone.now, g.fresh)
	clone.keepWeights()
	return clone
}

// learn finds the weights by going down the slope of the cost of what it meets, each weight more slowly the more it has
// been changed.
func (t *Table) learn(e Effort) *predictor {
	g := newPredictor(e.Bits)
	lost, higher := newLearner(&g.lost), newLearner(&g.higher)
	symbols := make([]byte, chunkSize)
	r := rand.New(rand.NewPCG(3, 4))
	for _, chunk := range r.Perm(t.index.chunks())[:(t.index.chunks()+e.Sample-1)/e.Sample] {
		t.index.each(uint32(chunk), symbols, noTick, func(c *features, number uint32) byte {
			symbol := symbolOf(t.values[number])
			lost.begin()
			for _, pair := range c.pairs[:c.pairCount] {
				lost.use(0, int(pair))
			}
			for k, hash := range c.contexts {
				lost.use(1+k, int(hash>>(32-e.Bits)))
			}
			lost.learn(symbol != symbolOpen)
			for band := 0; band < maxBands && symbol >= symbolLost+byte(band); band++ {
				higher.begin()
				for _, pair := range c.pairs[:c.pairCount] {
					higher.use(0, min(band, pairKinds-1)<<pairBits+int(pair))
				}
				for k, hash := range c.contexts {
					higher.use(1+k, int((hash+uint32(band)*0x9e3779b1)>>(32-e.Bits)))
				}
				higher.learn(symbol > symbolLost+byte(band))
			}
			return symbol
		})
	}
	lost.round()
	higher.round()
	g.keepWeights()
	return g
}

// learner finds weights.
type learner struct {
	goal  [][]int16
	trial [][]trial
	used  []*trial
	sum   float32
}

// trial is a weight in the making. Products are converted so that no machine leaves out their rounding.
type trial struct {
	weight float32 // in units of the natural logarithm
	slopes float32 // squares of the slopes met, added up
}

const learningRate = 0.3

func newLearner(w *weights) *learner {
	l := &learner{goal: append([][]int16{w.pairs}, w.contexts[:]...)}
	for _, goal := range l.goal {
		l.trial = append(l.trial, make([]trial, len(goal)))
	}
	return l
}

func (l *learner) begin() { l.used, l.sum = l.used[:0], 0 }

// use adds a weight to the prediction.
func (l *learner) use(list, k int) {
	w := &l.trial[list][k]
	l.used = append(l.used, w)
	l.sum += w.weight
}

// learn changes the weights used after what was to be predicted.
func (l *learner) learn(one bool) {
	chance := float32(chanceOf(int(math.Floor(float64(l.sum*sumUnit)+0.5)))) / (1 << chanceBits)
	slope := -chance
	if one {
		slope++
	}
	square := float32(slope * slope)
	for _, w := range l.used {
		w.slopes += square
		w.weight += float32(learningRate * slope / (float32(math.Sqrt(float64(w.slopes))) + 1))
	}
}

// round gives the weights found to the predictor.
func (l *learner) round() {
	for k, list := range l.trial {
		for i, w := range list {
			l.goal[k][i] = int16(min(max(math.Round(float64(w.weight)*weightUnit/weightStep), -127), 127)) * weightStep
		}
	}
}
