package solved

import (
	"fmt"

	"engawa/rules/yokai"
)

// Tablebase is the Table of one material in a twentieth of the room: it says which positions are lost, and roughly how
// soon. That is enough to play perfectly: a position is won if a move leads to a lost one, and a winner who looks a
// few moves ahead gets from band to band. One Tablebase serves all rule sets, as they differ in distances alone, by two
// moves at most.
//
// The numbers of a Table are cut into chunks that are read on demand; the last ones read are kept. A Tablebase is not
// safe for concurrent use.
type Tablebase struct {
	index     *index
	predictor *predictor
	starts    []uint32 // where chunks begin in the body, and where the last one ends
	body      []byte
	probed    map[uint32]bool // chunks looked into since ResetProbed
	tick      func(work int)

	kept map[uint32]int // chunks by the place they are kept at
	ring []keptChunk
	next int // place of the next one to read
}

const (
	chunkSize = 8192
	maxChunks = 1024 // kept at a time: 4 MiB
)

type keptChunk struct {
	number  uint32
	symbols []byte
}

// The bands of distances of lost positions.
const (
	firstBand = 12 // moves to the end at most in the first band
	bandMoves = 4  // moves in each of the others
)

// Loss reports what a Tablebase says of a position: 0 when it is not lost, else the band of the distance, from 1.
type Loss int

// Most returns the highest number of moves to the end in the band, by the rules of mori; by those of dobutsu it may be
// two less. It is 0 for positions that are not lost.
func (l Loss) Most() int {
	if l <= 0 {
		return 0
	}
	return firstBand + int(l-1)*bandMoves
}

// FirstBand is the band of the shortest distances, of up to 12 moves; the others hold two distances each.
const FirstBand Loss = 1

// bandOf returns the band of a distance less one.
func bandOf(distance byte) int {
	if distance <= firstBand {
		return 0
	}
	return (int(distance) - firstBand + bandMoves - 1) / bandMoves
}

// symbolOf returns the symbol of a position that needs one.
func symbolOf(value byte) byte {
	if value >= undecided || value&1 == 1 {
		return symbolOpen
	}
	return symbolLost + byte(bandOf(value))
}

// Probe returns whether the side to move has lost, and how soon. Inside is false for a Board that the Tablebase does
// not hold: of another material, with a game that has ended, or with lions side by side or on their far rows.
func (d *Tablebase) Probe(b yokai.Board) (l Loss, inside bool) {
	if b.Ending() != yokai.NoEnding || MaterialOf(b) != d.index.material {
		return 0, false
	}
	p := positionOf(b)
	if !lionsOpen(p.lion(mover), p.lion(other)) {
		return 0, false
	}
	if symbol, _, sure := sureSymbol(&p); sure {
		return lossOf(symbol), true
	}
	number := d.index.number(&p)
	return lossOf(d.chunk(number / chunkSize)[number%chunkSize]), true
}

func lossOf(symbol byte) Loss {
	switch {
	case symbol >= symbolLost:
		return Loss(symbol-symbolLost) + FirstBand
	case symbol == symbolGone:
		return FirstBand
	}
	return 0
}

// ResetProbed begins to count the chunks that are looked into.
func (d *Tablebase) ResetProbed() { clear(d.probed) }

// Probed returns how many chunks have been looked into since ResetProbed, kept or not. Reading one takes thousands of
// times as long as looking into one that is kept, which a search should count.
func (d *Tablebase) Probed() int { return len(d.probed) }

// ChunkPositions is how many positions a whole chunk has.
const ChunkPositions = chunkSize

// tickPositions is how many positions are read between two ticks.
const tickPositions = 32

// chunk returns the symbols of a chunk, which it reads unless it is kept.
func (d *Tablebase) chunk(number uint32) []byte {
	d.probed[number] = true
	if place, ok := d.kept[number]; ok {
		return d.ring[place].symbols
	}
	if len(d.ring) < maxChunks {
		d.ring = append(d.ring, keptChunk{symbols: make([]byte, chunkSize)})
	} else {
		delete(d.kept, d.ring[d.next].number)
	}
	kept := &d.ring[d.next]
	kept.number = number
	d.kept[number] = d.next
	d.next = (d.next + 1) % maxChunks
	d.decode(number, kept.symbols)
	return kept.symbols
}

// span returns the numbers of a chunk.
func (x *index) span(chunk uint32) (from, to uint32) {
	return chunk * chunkSize, min((chunk+1)*chunkSize, openBlocks*x.size)
}

// chunks returns how many chunks there are.
func (x *index) chunks() int { return (openBlocks*int(x.size) + chunkSize - 1) / chunkSize }

// decode reads the symbols of a chunk.
func (d *Tablebase) decode(chunk uint32, symbols []byte) {
	in, g := newDecoder(d.body[d.starts[chunk]:d.starts[chunk+1]]), d.predictor
	get := func(chance uint32) bool {
		one := in.get(chance)
		g.learn(one)
		return one
	}
	g.begin(d.tick)
	d.index.each(chunk, symbols, d.tick, func(c *features, _ uint32) byte {
		if !get(g.lostChance(c)) {
			return symbolOpen
		}
		band := 0
		for band < maxBands && get(g.higherChance(c, band)) {
			band++
		}
		return symbolLost + byte(band)
	})
}

// each goes through a chunk in order, fills in its symbols, and asks for those that cannot be seen.
func (x *index) each(chunk uint32, symbols []byte, tick func(work int), ask func(c *features, number uint32) byte) {
	var c features
	at := unranker{index: x}
	from, to := x.span(chunk)
	for number := from; number < to; number++ {
		if (number-from)%tickPositions == tickPositions-1 {
			tick(tickPositions)
		}
		rank := number % x.size
		p := at.position(number)
		symbol, safety, sure := sureSymbol(&p)
		if !sure {
			c.gatherPairs(&p)
			c.gatherContexts(x, rank, &p, safety, symbols, int(number-from))
			symbol = ask(&c, number)
		}
		symbols[number-from] = symbol
	}
}

// wrongFile says what is wrong with the data of a tablebase.
func wrongFile(format string, args ...any) error {
	return fmt.Errorf("solved: this is no tablebase of the 3x4 game: "+format, args...)
}
