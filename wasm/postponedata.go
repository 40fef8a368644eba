package wasm

import (
	"encoding/binary"
	"slices"
)

// What Go's runtime knows of the module (moduledata in its symtab.go) begins with the addresses of the table of functions
// and of its names. Further on it tells where the data about functions (stack maps, inline trees and the like) begin,
// behind that table, and where they end.
const (
	moduleData = 320
	moduleEnd  = 328
)

// lateData returns where the data about functions lie in the table's memory that only late functions refer to; nothing
// where they are laid out otherwise than known. at is the table's address, memory all of the program's.
func (t *table) lateData(at uint64, memory []stretch, late func(place int) bool) []part {
	found, ok := t.records()
	begin, end, known := t.dataPart(at, memory)
	if !ok || !known {
		return nil
	}
	all, early := map[int]bool{}, map[int]bool{}
	for _, r := range found {
		for k := range r.data {
			offset := t.number(r.datum(k))
			if uint32(offset) == noData {
				continue
			}
			all[offset] = true
			if !late(r.place) {
				early[offset] = true
			}
		}
	}
	var offsets []int
	for offset := range all {
		if offset >= end-begin {
			return nil
		}
		offsets = append(offsets, offset)
	}
	slices.Sort(offsets)
	var parts []part
	for k := 1; k < len(offsets); k++ { // where the last ends is not known
		if from := offsets[k-1]; !early[from] {
			parts = append(parts, part{begin + from, begin + offsets[k]})
		}
	}
	if t.isDamaged {
		return nil
	}
	return parts
}

// dataPart returns where the data about functions lie in the table's memory.
func (t *table) dataPart(at uint64, memory []stretch) (begin, end int, known bool) {
	module := findModule(memory, t, at)
	if module == nil {
		return 0, 0, false
	}
	from, to := binary.LittleEndian.Uint64(module[moduleData:]), binary.LittleEndian.Uint64(module[moduleEnd:])
	if from <= at+uint64(t.header(recordsAt)) || from >= to || to > at+uint64(len(t.memory)) {
		return 0, 0, false
	}
	return int(from - at), int(to - at), true
}
