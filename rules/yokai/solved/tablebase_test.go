package solved

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"math/rand/v2"
	"strings"
	"testing"

	"engawa/rules/yokai"
)

// little is how much the tablebases of tests may cost.
var little = Effort{Bits: 8, Sample: 2}

// compressed solves a material and makes its tablebase.
func compressed(t testing.TB, m Material) (*Table, *Tablebase, []byte) {
	t.Helper()
	table, err := Solve(m, yokai.Mori)
	if err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	if err := table.WriteTablebase(&file, little); err != nil {
		t.Fatal(err)
	}
	d, err := ReadTablebase(file.Bytes(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return table, d, file.Bytes()
}

// wantLoss is what a tablebase should say of a value.
func wantLoss(value byte) Loss {
	if value >= undecided || value&1 == 1 {
		return 0
	}
	return Loss(bandOf(value)) + FirstBand
}

// TestTablebaseAgreesWithTheTable looks at every position of small materials.
func TestTablebaseAgreesWithTheTable(t *testing.T) {
	for _, m := range []Material{{}, {Chicks: 1}, {1, 1, 0}, {1, 0, 2}} {
		table, d, _ := compressed(t, m)
		if d.index.material != m {
			t.Errorf("the tablebase of %s is said to be of %s", m, d.index.material)
		}
		lost := 0
		for chunk := range table.index.chunks() {
			from, to := table.index.span(uint32(chunk))
			for number := from; number < to; number++ {
				got, want := lossOf(d.chunk(uint32(chunk))[number-from]), wantLoss(table.values[number])
				if got != want {
					t.Fatalf("%s, position %d: loss %d, want %d", m, number, got, want)
				}
				if want > 0 {
					lost++
				}
			}
		}
		if m.Chicks > 0 && lost == 0 {
			t.Errorf("%s: nothing is lost", m)
		}
	}
}

// TestTablebaseOfBoards plays at random and compares a tablebase with the table by Board, in both rule sets.
func TestTablebaseOfBoards(t *testing.T) {
	m := Material{Elephants: 1, Chicks: 1}
	table, d, _ := compressed(t, m)
	other, err := Solve(m, yokai.Dobutsu)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(7, 8))
	seen := 0
	for range 400 {
		for v, table := range map[yokai.Variant]*Table{yokai.Mori: table, yokai.Dobutsu: other} {
			b := parse(t, v, "1le/3/1C1/1L1[] w")
			for range 30 {
				if _, over := b.Over(); over {
					break
				}
				l, inside := d.Probe(b)
				value, known := table.known(b)
				if inside != known {
					t.Fatalf("%s: inside %v, want %v", b, inside, known)
				}
				if inside {
					seen++
					if (l > 0) != (value.Result < 0) || l > 0 && (value.Plies > l.Most() || value.Plies < l.Most()-firstBand-2) {
						t.Fatalf("%s: loss %d, the table says %+v", b, l, value)
					}
				}
				moves := b.Moves(nil)
				b = b.Play(moves[r.IntN(len(moves))])
			}
		}
	}
	if seen < 1000 {
		t.Errorf("only %d positions were compared", seen)
	}
	if _, inside := d.Probe(yokai.StartBoard(yokai.Mori)); inside {
		t.Error("a Board of other material is held")
	}
}

// TestTablebaseForgetsTheOldest reads more chunks than are kept, and the first again.
func TestTablebaseForgetsTheOldest(t *testing.T) {
	_, d, _ := compressed(t, Material{Chicks: 1})
	first := bytes.Clone(d.chunk(0))
	d.ring, d.next = d.ring[:1], 0
	for number := range uint32(maxChunks + 3) {
		place := d.next
		d.kept[number+1] = place // as if so many chunks were there
		d.next = (d.next + 1) % maxChunks
		if len(d.ring) < maxChunks {
			d.ring = append(d.ring, keptChunk{number: number + 1, symbols: make([]byte, chunkSize)})
		}
	}
	delete(d.kept, 0)
	d.ResetProbed()
	if !bytes.Equal(d.chunk(0), first) || len(d.ring) != maxChunks {
		t.Errorf("chunk 0 read again differs, or %d chunks are kept, want %d", len(d.ring), maxChunks)
	}
	if d.chunk(0); d.Probed() != 1 {
		t.Errorf("%d chunks were probed, want 1", d.Probed())
	}
}

func TestBands(t *testing.T) {
	for distance := byte(0); distance < undecided; distance += 2 {
		l := wantLoss(distance)
		if int(distance) > l.Most() || l > FirstBand && int(distance) <= (l-1).Most() {
			t.Errorf("a loss in %d lies in band %d, of up to %d moves", distance, l, l.Most())
		}
	}
	if Loss(0).Most() != 0 {
		t.Error("what is not lost has a distance")
	}
}

func TestWriteTablebaseRefuses(t *testing.T) {
	mori, _ := Solve(Material{}, yokai.Mori)
	dobutsu, _ := Solve(Material{}, yokai.Dobutsu)
	for name, err := range map[string]error{
		"dobutsu":    dobutsu.WriteTablebase(&bytes.Buffer{}, little),
		"no bits":    mori.WriteTablebase(&bytes.Buffer{}, Effort{0, 1}),
		"many bits":  mori.WriteTablebase(&bytes.Buffer{}, Effort{maxBits + 1, 1}),
		"no samples": mori.WriteTablebase(&bytes.Buffer{}, Effort{4, 0}),
	} {
		if err == nil {
			t.Errorf("%s: written", name)
		}
	}
}

// sealed makes the check sum of a spoiled file right again.
func sealed(file []byte) []byte {
	end := len(file) - crcBytes
	return binary.LittleEndian.AppendUint32(bytes.Clone(file[:end]), crc32.ChecksumIEEE(file[:end]))
}

func TestReadTablebaseRefuses(t *testing.T) {
	_, _, file := compressed(t, Material{Chicks: 1})
	spoil := func(at int, b byte) []byte {
		spoiled := bytes.Clone(file)
		spoiled[at] = b
		return sealed(spoiled)
	}
	for want, data := range map[string][]byte{
		"does not begin": []byte("engawa 3x4"),
		"check sum":      file[:len(file)-9],
		"3 of the":       spoil(len(magic), 3),
		"contexts of 77": spoil(len(magic)+3, 77),
		"do not make up": spoil(len(magic)+4, file[len(magic)+4]+1),
		"cannot be":      spoil(fixedBytes, 0xff),
		"weights":        spoil(len(magic)+3, maxBits),
		"its chunks":     spoil(len(magic)+3, byte(little.Bits)-1),
	} {
		d, err := ReadTablebase(data, nil)
		if err == nil || d != nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want a refusal with %q, got %v", want, err)
		}
	}
}

// FuzzReadTablebase reads damaged files: none may do more than be refused, or say something wrong about a position.
func FuzzReadTablebase(f *testing.F) {
	_, _, file := compressed(f, Material{Chicks: 1})
	f.Add(file, false)
	f.Add(file[:40], true)
	f.Fuzz(func(t *testing.T, data []byte, seal bool) {
		if seal && len(data) > fixedBytes+crcBytes {
			data = sealed(data)
		}
		d, err := ReadTablebase(data, nil)
		if err != nil {
			return
		}
		d.Probe(parse(t, yokai.Mori, "1l1/3/1C1/1L1[] w"))
	})
}

// TestReadingPausesOften adds up the work of what takes long: it is done in small stretches, and reported.
func TestReadingPausesOften(t *testing.T) {
	_, _, file := compressed(t, Material{Elephants: 1, Chicks: 2})
	const longest = 400 // positions read: less than half a millisecond on most machines
	work := 0
	tick := func(n int) {
		if work += n; n <= 0 || n > longest {
			t.Errorf("a stretch of %d positions", n)
		}
	}
	d, err := ReadTablebase(file, tick)
	if err != nil {
		t.Fatal(err)
	}
	weights := len(d.predictor.now)
	if least := len(file)/tickBytes*bytesWork + weights/tickInflated*inflatedWork + weights/tickWeights*weightsWork; work < least {
		t.Errorf("%d of work for %d bytes and %d weights, expected %d at least", work, len(file), weights, least)
	}
	copied := (weights + tickWeights - 1) / tickWeights * weightsWork // before a chunk, if the one before has changed them
	for _, chunk := range []uint32{3, 5, 2} {
		want := ChunkPositions
		if d.predictor.learned {
			want += copied
		}
		work = 0
		if d.chunk(chunk); work != want {
			t.Errorf("chunk %d: %d of work, want %d", chunk, work, want)
		}
		if work = 0; len(d.chunk(chunk)) != chunkSize || work != 0 {
			t.Errorf("chunk %d, which is kept: %d of work", chunk, work)
		}
	}
}
