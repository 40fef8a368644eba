package wasm

import (
	"bytes"
	"encoding/binary"
	"slices"
)

// What Go's runtime knows of the module tells, further on, where the table of buckets lies, and the code that they divide: a
// bucket for every 4096 steps, which begins with the number of the function there, counted from 0. Every function takes
// sixteen of them, as its code begins at its place times two to the power of pcShift.
const (
	moduleBuckets = 152
	moduleFirst   = 160
	moduleLast    = 168
	bucketSize    = 20
	bucketsEach   = 1 << (pcShift - 12)
)

// startPart is the section that names the function that runs when the module is there.
const startPart = 8

// filling is what the program writes itself into Go's table of functions before it begins, so that it need not travel:
// the places of functions, which count up, in the list of functions and in their records, and the numbers in their
// buckets. The list says where records begin, too: what travels is how far behind the one before each does, which is nearly
// always the same. The last function is none of them: it may have fewer buckets.
type filling struct {
	list, buckets int // where the list of functions and the buckets begin in memory
	first, count  int // the place of the first function, how many there are
}

// findFilling returns what can be filled in; none where Go's table is laid out otherwise than known.
func findFilling(memory []stretch) (f filling, ok bool) {
	for _, s := range memory {
		for t := range tables(s.bytes) {
			at := s.end() - uint64(len(t.memory))
			found, known := t.records()
			module := findModule(memory, t, at)
			if !known || len(found) < 2 || module == nil {
				continue
			}
			number := func(at int) int { return int(binary.LittleEndian.Uint64(module[at:])) }
			f = filling{int(at) + t.header(recordsAt), number(moduleBuckets), found[0].place, len(found) - 1}
			last, begin, end := f.first+f.count, f.buckets, f.buckets+f.count*bucketsEach*bucketSize
			if number(moduleFirst) != f.first<<pcShift || number(moduleLast) <= last<<pcShift || begin < int(s.at) || end > int(s.end()) || found[f.count].place != last {
				continue
			}
			filled := stretch{s.at, slices.Clone(s.bytes)}
			f.put(filled, false)
			f.put(filled, true)
			if bytes.Equal(filled.bytes, s.bytes) {
				return f, true
			}
		}
	}
	return filling{}, false
}

// findModule returns what Go's runtime knows of the module with a table at an address; nil where that is not found.
func findModule(memory []stretch, t *table, at uint64) []byte {
	module := binary.LittleEndian.AppendUint64(nil, at)
	module = binary.LittleEndian.AppendUint64(module, at+uint64(t.header(namesAt)))
	for _, s := range memory {
		if k := bytes.Index(s.bytes, module); k >= 0 && len(s.bytes) >= k+moduleEnd+8 {
			return s.bytes[k:]
		}
	}
	return nil
}

// put fills in what lies in a stretch of memory, or takes it away.
func (f filling) put(s stretch, filled bool) {
	set := func(at, v int) {
		if !filled {
			v = 0
		}
		binary.LittleEndian.PutUint32(s.bytes[at-int(s.at):], uint32(v))
	}
	offset := 0 // of a record
	for k := range f.count {
		entry := f.list + 8*k
		offsets := s.bytes[entry+4-int(s.at):]
		before, listed := offset, int(binary.LittleEndian.Uint32(offsets))
		if offset = listed; filled {
			offset += before
			binary.LittleEndian.PutUint32(offsets, uint32(offset))
		} else {
			binary.LittleEndian.PutUint32(offsets, uint32(offset-before))
		}
		set(entry, f.first+k)
		set(f.list+offset, f.first+k)
		for b := range bucketsEach {
			set(f.buckets+(k*bucketsEach+b)*bucketSize, k)
		}
	}
}

// without returns a copy of memory without what is filled in, in two stretches where the buckets lie in one.
func (f filling) without(memory []stretch) (out []stretch) {
	for _, s := range copies(memory) {
		if begin := f.buckets - int(s.at); begin >= 0 && f.buckets < int(s.end()) {
			f.put(s, false)
			end := begin + f.count*bucketsEach*bucketSize
			out = append(out, stretch{s.at, s.bytes[:begin]})
			s = stretch{s.at + uint32(end), s.bytes[end:]}
		}
		out = append(out, s)
	}
	return out
}

// fillAtStart adds to the sections of a module a function that fills in and runs when the module is there. It is of the type
// of the function loop. The rest finds the list of records filled in.
func (p *program) fillAtStart(parts []section, loop int, isRest bool) (out []section) {
	if p.filling == nil {
		return parts
	}
	var number uint64
	for _, s := range parts {
		switch s.kind {
		case functionPart:
			count, _ := binary.Uvarint(s.body)
			number = uint64(p.imports) + count
			s.body = longer(s.body, 1, binary.AppendUvarint(nil, p.functions[loop].typ))
		case elementPart:
			out = append(out, section{startPart, binary.AppendUvarint(nil, number)})
		case codePart:
			s.body = longer(s.body, 1, appendBytes(nil, p.filling.code(isRest)))
		}
		out = append(out, s)
	}
	return out
}

// code is a function that fills in, all or what the rest has written over.
func (f filling) code(isRest bool) []byte {
	const number, entry, bucket, offset = 0, 1, 2, 3 // its locals
	constant := func(code []byte, n int) []byte { return appendSigned(append(code, opI32Const), int32(n)) }
	code := []byte{1, 4, integer}
	code = append(constant(code, f.list), opLocalSet, entry)
	code = append(constant(code, f.buckets), opLocalSet, bucket)
	code = append(code, opLoop, noType, opLocalGet, entry, opLocalGet, number)
	code = append(constant(code, f.first), opI32Add, opI32Store, 2, 0)
	if !isRest {
		code = append(code, opLocalGet, entry, opLocalGet, entry, opFirstLoad, 2, 4, opLocalGet, offset, opI32Add, opLocalTee, offset, opI32Store, 2, 4)
	}
	code = append(code, opLocalGet, entry, opFirstLoad, 2, 4)
	code = append(constant(code, f.list), opI32Add, opLocalGet, entry, opFirstLoad, 2, 0, opI32Store, 2, 0)
	for b := range bucketsEach {
		code = binary.AppendUvarint(append(code, opLocalGet, bucket, opLocalGet, number, opI32Store, 2), uint64(b*bucketSize))
	}
	code = append(constant(append(code, opLocalGet, bucket), bucketsEach*bucketSize), opI32Add, opLocalSet, bucket)
	code = append(constant(append(code, opLocalGet, entry), 8), opI32Add, opLocalSet, entry)
	code = append(constant(append(code, opLocalGet, number), 1), opI32Add, opLocalTee, number)
	return append(constant(code, f.count), opI32LtU, opBrIf, 0, opEnd, opEnd)
}
