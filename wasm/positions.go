package wasm

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"iter"
	"slices"
)

// The table of functions that Go's linker puts into every program (pclntab; its layout is described in Go's
// runtime/symtab.go, where it is read, and has stayed the same since Go 1.20). A header names where its parts begin,
// counted from the header. The parts are the functions' names, two lists of source files, the tables of numbers that
// change along a function's code, and a record for every function.
const (
	tableMagic   = 0xfffffff1
	headerSize   = 8 + 8*8
	functions    = 8           // how many there are
	namesAt      = 8 + 8*3     // the header's entries, of eight bytes each
	filesAt      = namesAt + 8 // the list of files for every package; that of their names follows it
	numbersAt    = namesAt + 24
	recordsAt    = namesAt + 32
	recordSize   = 44
	recordStack  = 16 // in a record: the table of how much stack is in use
	recordFile   = 20 // the table of source files
	recordLine   = 24 // the table of lines
	recordTables = 28 // how many more tables follow the record
	recordUnit   = 32 // where the package's list of files begins
	recordStart  = 36 // the line that the function begins at
	recordData   = 43 // how many places of data about the function follow the tables; a byte
)

// Of what follows a record (its numbers are described in Go's internal/abi/symtab.go), a page has no use for these: Go stops
// no function in its midst there (only then does the runtime read where it may), a traceback that tells no lines need
// not tell arguments, and nothing traces the program's execution. All else stays. The inline tree (table 2, data 3)
// looks as if it were for tracebacks too, but recover walks it: it counts the calls between itself and the panic, those
// that were put into a function as well.
func idleTables() []int { return []int{0, 3} } // where a function must not be stopped, arguments still in use

func idleData() []int { return []int{5, 6, 7} } // arguments, which of them are in use, what a function wraps for a trace of the execution

// noData stands in the place of data that a function does not have.
const noData = 0xffffffff

// tables gives all places where memory may hold Go's table of functions: those that begin as it does.
func tables(memory []byte) iter.Seq[*table] {
	magic := binary.LittleEndian.AppendUint32(nil, tableMagic)
	magic = append(magic, 0, 0, 1, 8) // two zeros, the steps code is counted in, the bytes of an address
	return func(yield func(*table) bool) {
		for from := 0; ; {
			i := bytes.Index(memory[from:], magic)
			if i < 0 || !yield(&table{memory: memory[from+i:]}) {
				return
			}
			from += i + len(magic)
		}
	}
}

// dropPositions takes away which line of which file each instruction comes from, and what else only tracebacks and tools
// read, wherever memory holds Go's table of functions, and reports whether it was found. A traceback then tells
// functions, also those put into others, and neither lines nor arguments, as Go's runtime foresees for a function
// without these tables ("?:0"). A table that is laid out otherwise than known is left alone.
func dropPositions(memory []byte) bool {
	for t := range tables(memory) {
		if t.dropPositions() {
			return true
		}
	}
	return false
}

// table reads Go's table of functions. Once something has been read from beyond its end, it is damaged.
type table struct {
	memory    []byte
	isDamaged bool
}

func (t *table) dropPositions() bool {
	found, ok := t.records()
	if !ok {
		return false
	}
	files, numbers, records := t.header(filesAt), t.header(numbersAt), t.header(recordsAt)
	needed, dropped := map[int]bool{}, map[int]bool{}
	for _, r := range found {
		dropped[t.number(r.at+recordFile)] = true
		dropped[t.number(r.at+recordLine)] = true
		needed[t.number(r.at+recordStack)] = true
		for k := range r.tables {
			if slices.Contains(idleTables(), k) {
				dropped[t.number(r.table(k))] = true
			} else {
				needed[t.number(r.table(k))] = true
			}
		}
	}
	// Everything that is read or cleared, so that nothing is cleared that something else is read from.
	parts := []part{{0, headerSize}, {files, numbers}, {records, records + 8*len(found)}}
	full, empty := t.tables(needed, dropped)
	parts = slices.Concat(parts, full, empty)
	for _, r := range found {
		parts = append(parts, part{r.at, r.datum(r.data)})
	}
	if t.isDamaged || !areDisjoint(parts) {
		return false
	}
	clear(t.memory[files:numbers])
	for _, e := range empty {
		clear(t.memory[e.from:e.to])
	}
	for _, r := range found {
		t.strip(r)
	}
	return true
}

// tables returns where the tables of numbers lie that are needed, and those that nothing but what is dropped refers to.
func (t *table) tables(needed, dropped map[int]bool) (full, empty []part) {
	numbers := t.header(numbersAt)
	for at := range needed {
		if at != 0 {
			full = append(full, t.numbers(numbers+at))
		}
	}
	for at := range dropped {
		if at != 0 && !needed[at] {
			empty = append(empty, t.numbers(numbers+at))
		}
	}
	return full, empty
}

// records returns the records of all functions in the order of their code, and whether the table is laid out as known.
func (t *table) records() ([]record, bool) {
	count, names := t.header(functions), t.header(namesAt)
	files, numbers, records := t.header(filesAt), t.header(numbersAt), t.header(recordsAt)
	if t.isDamaged || names != headerSize || names > files || files > numbers || numbers > records || count > len(t.memory)/recordSize {
		return nil, false
	}
	var found []record
	for i := range count {
		r := t.record(records + t.number(records+8*i+4))
		if t.isDamaged {
			return nil, false
		}
		r.place = t.number(records + 8*i)
		found = append(found, r)
	}
	return found, true
}

// part is a stretch of the table, from its first byte to before its end.
type part struct{ from, to int }

// areDisjoint reports whether no two of the parts overlap. It sorts them.
func areDisjoint(parts []part) bool {
	slices.SortFunc(parts, func(a, b part) int { return cmp.Or(cmp.Compare(a.from, b.from), cmp.Compare(a.to, b.to)) })
	for k := 1; k < len(parts); k++ {
		if parts[k].from < parts[k-1].to {
			return false
		}
	}
	return true
}

// record is that of a function: where it is, how many tables and places of data follow it, and where the function
// stands in the module's own table of functions.
type record struct{ at, tables, data, place int }

func (r record) table(k int) int { return r.at + recordSize + 4*k }

func (r record) datum(k int) int { return r.table(r.tables + k) }

// record reads what follows the record at a place.
func (t *table) record(at int) record {
	r := record{at: at, tables: t.number(at + recordTables)}
	if t.isDamaged || r.tables > len(t.memory)/4 {
		t.isDamaged = true
		return r
	}
	t.number(at + recordSize - 4)
	if t.isDamaged {
		return r
	}
	r.data = int(t.memory[at+recordData])
	t.number(r.datum(r.data) - 4)
	return r
}

// strip takes out of a record what only tracebacks and tools read.
func (t *table) strip(r record) {
	clear(t.memory[r.at+recordFile : r.at+recordTables])
	clear(t.memory[r.at+recordUnit : r.at+recordStart+4])
	for _, k := range idleTables() {
		if k < r.tables {
			clear(t.memory[r.table(k) : r.table(k)+4])
		}
	}
	for _, k := range idleData() {
		if k < r.data {
			binary.LittleEndian.PutUint32(t.memory[r.datum(k):], noData)
		}
	}
}

// header returns an entry of the header.
func (t *table) header(at int) int {
	if at+8 > len(t.memory) {
		t.isDamaged = true
		return 0
	}
	v := binary.LittleEndian.Uint64(t.memory[at:])
	if v > uint64(len(t.memory)) {
		t.isDamaged = true
		return 0
	}
	return int(v)
}

// number returns the number of four bytes at a place.
func (t *table) number(at int) int {
	if at < 0 || at+4 > len(t.memory) {
		t.isDamaged = true
		return 0
	}
	return int(binary.LittleEndian.Uint32(t.memory[at:]))
}

// numbers returns where the table of changing numbers at a place lies: pairs of how much the number changes and after
// how much code, up to a change of nothing that is not the first.
func (t *table) numbers(at int) part {
	end := at
	for {
		change, n := t.varint(end)
		first := end == at
		end += n
		if t.isDamaged {
			return part{}
		}
		if change == 0 && !first {
			return part{at, end}
		}
		_, n = t.varint(end)
		end += n
	}
}

// varint returns the number of seven bits a byte at a place, and how many bytes it takes.
func (t *table) varint(at int) (uint64, int) {
	if at >= len(t.memory) {
		t.isDamaged = true
		return 0, 0
	}
	v, n := binary.Uvarint(t.memory[at:])
	if n <= 0 {
		t.isDamaged = true
		return 0, 0
	}
	return v, n
}

// put writes a number of four bytes at a place.
func (t *table) put(at, v int) { binary.LittleEndian.PutUint32(t.memory[at:], uint32(v)) }
