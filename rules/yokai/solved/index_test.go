package solved

import (
	"math/rand/v2"
	"testing"

	"engawa/rules/yokai"
)

// small lists materials that are quick to go through whole.
func small() []Material {
	return []Material{{}, {Chicks: 1}, {Elephants: 1}, {Giraffes: 2}, {Chicks: 2}, {1, 0, 1}, {0, 1, 1}, {1, 1, 0}}
}

func newTestIndex(t testing.TB, m Material) *index {
	t.Helper()
	x, err := newIndex(m)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

// checkNumber unranks a number and ranks the position again.
func checkNumber(t *testing.T, u *unranker, block int, rank uint32) position {
	t.Helper()
	x := u.index
	p := u.position(uint32(block)*x.size + rank)
	if again := x.rank(&p); again != rank {
		t.Fatalf("%s, block %d: rank %d is %+v, which has rank %d", x.material, block, rank, p, again)
	}
	if got, want := x.number(&p), uint32(block)*x.size+rank; got != want {
		t.Fatalf("%s: number %d, want %d", x.material, got, want)
	}
	return p
}

func TestIndexIsABijection(t *testing.T) {
	for _, m := range small() {
		x := newTestIndex(t, m)
		u := &unranker{index: x}
		seen := map[position]bool{}
		for block := range lionPairs.cells {
			for rank := range x.size {
				p := checkNumber(t, u, block, rank)
				if seen[p] {
					t.Fatalf("%s: %+v has two numbers", m, p)
				}
				seen[p] = true
			}
		}
		if want := blockCount * arrangements(m); len(seen) != want {
			t.Errorf("%s: %d positions, want %d", m, len(seen), want)
		}
	}
}

// arrangements counts the ways to spread a material over ten cells and two reserves, piece by piece: like pieces in
// another order are the same arrangement.
func arrangements(m Material) int {
	seen := map[[freeCells + 6]int]bool{}
	var pieces []int // kinds by marks: 0 elephant, 1 giraffe, 2 chick
	for kind, n := range m.counts() {
		for range n {
			pieces = append(pieces, kind)
		}
	}
	var spread func(at [freeCells + 6]int, rest []int)
	spread = func(at [freeCells + 6]int, rest []int) {
		if len(rest) == 0 {
			seen[at] = true
			return
		}
		kind := rest[0]
		for cell := range freeCells {
			if at[cell] != 0 {
				continue
			}
			for mark := range marks[kind] {
				next := at
				next[cell] = 1 + kind*4 + mark
				spread(next, rest[1:])
			}
		}
		for side := range 2 {
			next := at
			next[freeCells+kind*2+side]++
			spread(next, rest[1:])
		}
	}
	spread([freeCells + 6]int{}, pieces)
	return len(seen)
}

func TestIndexOfFullMaterial(t *testing.T) {
	x := newTestIndex(t, Full())
	u := &unranker{index: x}
	if x.size != 11_878_227 {
		t.Fatalf("a block has %d positions, want 11878227", x.size)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 300_000 {
		p := checkNumber(t, u, r.IntN(blockCount), r.Uint32N(x.size))
		if p.mirrored().mirrored() != p || p.turned().turned() != p {
			t.Fatalf("%+v changes when it is turned or mirrored twice", p)
		}
		image := p.mirrored()
		if x.canonical(&image) != x.canonical(&p) {
			t.Fatalf("%+v and its mirror image have the numbers %d and %d", p, x.canonical(&p), x.canonical(&image))
		}
	}
	for block := range lionPairs.cells {
		checkNumber(t, u, block, 0)
		checkNumber(t, u, block, x.size-1)
	}
}

// TestLionPairs counts the blocks: every pair of cells, or its mirror image, has exactly one.
func TestLionPairs(t *testing.T) {
	open := 0
	for own := range cellCount - files {
		for foe := range cellCount {
			block, image := lionPairs.block[own][foe], lionPairs.block[mirrorCell(own)][mirrorCell(foe)]
			twins := own%files == 1 && foe%files == 1
			switch {
			case own == foe:
				if block >= 0 {
					t.Errorf("two lions on cell %d have block %d", own, block)
				}
			case twins && (block < 0 || !lionPairs.twins[block]) || !twins && (block < 0) == (image < 0):
				t.Errorf("lions on %d and %d: block %d, mirrored %d", own, foe, block, image)
			case block >= 0 && (block < openBlocks) != lionsOpen(own, foe):
				t.Errorf("lions on %d and %d: block %d, open %v", own, foe, block, lionsOpen(own, foe))
			case block >= 0 && block < openBlocks:
				open++
			}
		}
	}
	if open != openBlocks {
		t.Errorf("%d open blocks, want %d", open, openBlocks)
	}
}

func TestMaterial(t *testing.T) {
	for text, want := range map[string]Material{
		"gle/1c1/1C1/ELG[] w":   Full(),
		"1l1/+c2/3/1L1[EGc] b":  {1, 1, 2},
		"1l1/3/3/1L1[] w":       {},
		"1lg/3/1+C1/1L1[Ee] w":  {2, 1, 1},
		"1l1/3/3/1L1[EEGGCC] w": Full(),
	} {
		if got := MaterialOf(parse(t, yokai.Mori, text)); got != want {
			t.Errorf("%s has %s, want %s", text, got, want)
		}
	}
	if got := (Material{1, 0, 2}).String(); got != "ECC" {
		t.Errorf("an elephant and two chicks are %q, want ECC", got)
	}
	for _, m := range []Material{{3, 0, 0}, {0, -1, 0}, {2, 2, 3}} {
		if table, err := Solve(m, yokai.Mori); err == nil || table != nil {
			t.Errorf("%d of elephants, giraffes and chicks are solved", m.counts())
		}
		if mori, dobutsu, err := SolveBoth(m); err == nil || mori != nil || dobutsu != nil {
			t.Errorf("%d of elephants, giraffes and chicks are solved by both rule sets", m.counts())
		}
	}
}

func parse(t testing.TB, v yokai.Variant, text string) yokai.Board {
	t.Helper()
	b, err := yokai.ParseBoard(v, text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return b
}

// canonical returns the lower of the numbers of the position and its mirror image.
func (x *index) canonical(p *position) uint32 {
	n := x.number(p)
	if block := lionPairs.block[p.lion(mover)][p.lion(other)]; block >= 0 && lionPairs.twins[block] {
		image := p.mirrored()
		return min(n, x.number(&image))
	}
	return n
}
