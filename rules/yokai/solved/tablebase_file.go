package solved

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"hash/crc32"
	"io"
	"slices"
)

// A tablebase's file is: magic; how many elephants, giraffes and chicks, and the bits of the predictor's contexts, a
// byte each; the length of the head and of the body, four bytes each, lowest first; the head, which is deflated: all
// weights of the predictor, then the lengths of the chunks as varints; the body, all chunks one after the other; and
// the CRC-32 (IEEE) of everything before it, four bytes, lowest first.
const (
	magic      = "engawa 3x4 digest 1\n" // "digest" was the word for tablebase when the format was made
	fixedBytes = len(magic) + 4 + 8
	crcBytes   = 4
	maxBits    = 18
	weightStep = 64 // units of a weight in a unit of a byte
)

// What is done between two ticks while a file is read, and what of work it counts, see [ReadTablebase].
const (
	tickBytes    = 1 << 18 // of which the check sum is made
	bytesWork    = 64
	tickInflated = 1 << 15 // bytes, as many as are inflated in one go
	inflatedWork = 320
	tickStarts   = 1 << 12 // chunks of which the length is read
	startsWork   = 32
	makeWork     = 320 // making the lists that a Tablebase needs, apart from the weights
)

// noTick is for callers that need no ticks.
func noTick(int) {}

// ReadTablebase reads what [Table.WriteTablebase] wrote. The Tablebase goes on using the data, which must not change.
//
// While the file, and later a chunk, is read, tick is called again and again unless it is nil. Work is what has been
// done since the last call, in positions read: what takes as long as reading 40 positions counts 40. No stretch takes
// longer than some hundred positions. The function may take its time: a program that draws in between can pause the
// reading there.
func ReadTablebase(data []byte, tick func(work int)) (*Tablebase, error) {
	if tick == nil {
		tick = noTick
	}
	if len(data) < fixedBytes+crcBytes || string(data[:len(magic)]) != magic {
		return nil, wrongFile("it does not begin with %q", magic)
	}
	end := len(data) - crcBytes
	if binary.LittleEndian.Uint32(data[end:]) != checksum(data[:end], tick) {
		return nil, wrongFile("its check sum is wrong, so it is damaged or not whole")
	}
	fixed := data[len(magic):fixedBytes]
	x, err := newIndex(Material{int(fixed[0]), int(fixed[1]), int(fixed[2])})
	if err != nil {
		return nil, wrongFile("%v", err)
	}
	bits := uint(fixed[3])
	if bits == 0 || bits > maxBits {
		return nil, wrongFile("it has contexts of %d bits, expected 1 to %d", bits, maxBits)
	}
	head, body := uint64(binary.LittleEndian.Uint32(fixed[4:])), uint64(binary.LittleEndian.Uint32(fixed[8:]))
	if uint64(fixedBytes)+head+body != uint64(end) {
		return nil, wrongFile("a head of %d and a body of %d bytes do not make up its %d bytes", head, body, len(data))
	}
	tick(makeWork)
	g := newPredictor(bits)
	tick(makeWork)
	d := &Tablebase{index: x, predictor: g, body: data[fixedBytes+int(head) : end], tick: tick, kept: map[uint32]int{}, probed: map[uint32]bool{}}
	if err := d.readHead(data[fixedBytes:fixedBytes+int(head)], tick); err != nil {
		return nil, err
	}
	return d, nil
}

func checksum(data []byte, tick func(work int)) uint32 {
	sum := uint32(0)
	for part := range slices.Chunk(data, tickBytes) {
		sum = crc32.Update(sum, crc32.IEEETable, part)
		tick(bytesWork)
	}
	return sum
}

// inflate inflates all of what may not be longer than most.
func inflate(data []byte, most int, tick func(work int)) ([]byte, error) {
	from := io.LimitReader(flate.NewReader(bytes.NewReader(data)), int64(most)+1)
	raw := make([]byte, 0, most+1)
	for {
		n, err := from.Read(raw[len(raw):min(len(raw)+tickInflated, cap(raw))])
		raw = raw[:len(raw)+n]
		if err == io.EOF {
			return raw, nil
		}
		if err != nil {
			return nil, err
		}
		tick(inflatedWork)
	}
}

// readHead reads the weights, and the lengths of the chunks.
func (d *Tablebase) readHead(head []byte, tick func(work int)) error {
	// Inflated, it is no longer than this.
	g := d.predictor
	most := binary.MaxVarintLen32*d.index.chunks() + len(g.now)
	raw, err := inflate(head, most, tick)
	if err != nil {
		return wrongFile("its head cannot be inflated: %v", err)
	}
	if len(raw) < len(g.now) {
		return wrongFile("its weights are not whole")
	}
	for k := range g.now {
		if k%tickWeights == tickWeights-1 {
			tick(weightsWork)
		}
		g.now[k] = int16(int8(raw[k])) * weightStep
		g.fresh[k] = g.now[k]
	}
	raw = raw[len(g.now):]
	d.starts = make([]uint32, d.index.chunks()+1)
	at := uint64(0)
	for k := range d.index.chunks() {
		if k%tickStarts == tickStarts-1 {
			tick(startsWork)
		}
		length, n := binary.Uvarint(raw)
		if at += length; n <= 0 || length > uint64(len(d.body)) || at > uint64(len(d.body)) {
			return wrongFile("the length of chunk %d is wrong", k)
		}
		raw = raw[n:]
		d.starts[k+1] = uint32(at)
	}
	if len(raw) != 0 || at != uint64(len(d.body)) {
		return wrongFile("its chunks are not as long as its body")
	}
	return nil
}

// writeTablebase writes the file of the predictor and the chunks.
func writeTablebase(w io.Writer, x *index, g *predictor, chunks [][]byte) error {
	var head, body bytes.Buffer
	deflate, err := flate.NewWriter(&head, flate.BestCompression)
	if err != nil {
		return err
	}
	var raw []byte
	for _, weight := range g.fresh {
		raw = append(raw, byte(int8(weight/weightStep)))
	}
	for _, chunk := range chunks {
		raw = binary.AppendUvarint(raw, uint64(len(chunk)))
		body.Write(chunk)
	}
	deflate.Write(raw) // into memory, which does not fail
	if err := deflate.Close(); err != nil {
		return err
	}
	m := x.material
	file := append([]byte(magic), byte(m.Elephants), byte(m.Giraffes), byte(m.Chicks), byte(g.bits))
	file = binary.LittleEndian.AppendUint32(file, uint32(head.Len()))
	file = binary.LittleEndian.AppendUint32(file, uint32(body.Len()))
	file = append(append(file, head.Bytes()...), body.Bytes()...)
	file = binary.LittleEndian.AppendUint32(file, crc32.ChecksumIEEE(file))
	_, err = w.Write(file)
	return err
}
