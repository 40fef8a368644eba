package wasm

import (
	"bytes"
	"encoding/binary"
	"testing"
)

// Places in smallTable.
const (
	smallNames   = headerSize
	smallFiles   = smallNames + 16
	smallNumbers = smallFiles + 16
	smallRecords = smallNumbers + 16
	smallFirst   = smallRecords + 2*8 // the record of the first function
	smallSecond  = smallFirst + recordSize
	smallTables  = 5 // that follow the second record
	smallData    = 7 // that follow those
)

// smallTable is a table of two functions. The first has its own tables; the second's table of lines is the first's of
// stack, as are two of those that follow its record.
func smallTable() []byte {
	le := binary.LittleEndian
	out := le.AppendUint32(nil, tableMagic)
	out = append(out, 0, 0, 1, 8)
	for _, v := range []uint64{2, 1, 0, smallNames, smallFiles, smallFiles + 8, smallNumbers, smallRecords} {
		out = le.AppendUint64(out, v)
	}
	out = append(out, "\x00main.a\x00main.b\x00\x00\x00\x00main.go\x00lines go"[:smallNumbers-smallNames]...)
	// At 1 of stack, at 4 of files, at 7 of lines; a change, after so much code, and the end.
	out = append(out, 0, 2, 9, 0, 4, 9, 0, 6, 0x81, 1, 8, 1, 0, 0, 0, 0)
	function := func(at uint32) { out = le.AppendUint32(le.AppendUint32(out, 0), at) }
	function(smallFirst - smallRecords)
	function(smallSecond - smallRecords)
	record := func(stack, file, line, tables uint32, data byte) {
		for _, v := range []uint32{0, 1, 0, 0, stack, file, line, tables, 3, 12} {
			out = le.AppendUint32(out, v)
		}
		out = append(out, 0, 0, 0, data)
	}
	record(1, 4, 7, 0, 0)
	record(1, 4, 1, smallTables, smallData)
	for _, v := range []uint32{1, 1, 1, 4, 1, 100, 101, 102, 103, 104, 105, 106} {
		out = le.AppendUint32(out, v)
	}
	return out
}

func TestATableWithoutPositions(t *testing.T) {
	want := smallTable()
	clear(want[smallFiles:smallNumbers])
	copy(want[smallNumbers:], []byte{0, 2, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0})
	for _, record := range []int{smallFirst, smallSecond} {
		clear(want[record+recordFile : record+recordTables])
		clear(want[record+recordUnit : record+recordStart+4])
	}
	after := want[:smallSecond+recordSize]
	for _, v := range []uint32{0, 1, 1, 0, 1, 100, 101, 102, 103, 104, noData, noData} {
		after = binary.LittleEndian.AppendUint32(after, v)
	}
	got := append([]byte("\xf1\xff\xff\xff\x00\x00\x01\x08 is not yet it"), smallTable()...)
	if !dropPositions(got) {
		t.Fatal("the table was not found")
	}
	if got = got[len(got)-len(want):]; !bytes.Equal(got, want) {
		t.Errorf("the table becomes\n% x, want\n% x", got, want)
	}
}

// TestOtherTablesAreLeftAlone has tables that are not as known: each must stay as it is, to the last byte.
func TestOtherTablesAreLeftAlone(t *testing.T) {
	le := binary.LittleEndian
	for _, c := range []struct {
		name   string
		change func(table []byte) []byte
	}{
		{"another magic number", func(b []byte) []byte { b[0]--; return b }},
		{"addresses of four bytes", func(b []byte) []byte { b[7] = 4; return b }},
		{"another header", func(b []byte) []byte { le.PutUint64(b[namesAt:], headerSize+8); return b }},
		{"parts in another order", func(b []byte) []byte { le.PutUint64(b[filesAt:], smallNumbers+1); return b }},
		{"a part beyond the end", func(b []byte) []byte { le.PutUint64(b[recordsAt:], 1<<40); return b }},
		{"too many functions", func(b []byte) []byte { le.PutUint64(b[functions:], 1<<20); return b }},
		{"a record beyond the end", func(b []byte) []byte { le.PutUint32(b[smallRecords+4:], 1<<20); return b }},
		{"too many tables", func(b []byte) []byte { le.PutUint32(b[smallFirst+recordTables:], 1<<31); return b }},
		{"a table of lines beyond the end", func(b []byte) []byte { le.PutUint32(b[smallFirst+recordLine:], 1<<20); return b }},
		{"cut in the header", func(b []byte) []byte { return b[:20] }},
		{"too many places of data", func(b []byte) []byte { b[smallSecond+recordData] = 8; return b }},
		{"cut in the last record", func(b []byte) []byte { return b[:smallSecond+30] }},
		{"cut behind the last record", func(b []byte) []byte { return b[:len(b)-4] }},
	} {
		table := c.change(smallTable())
		before := bytes.Clone(table)
		if dropPositions(table) {
			t.Errorf("%s: taken for a known table", c.name)
		}
		if !bytes.Equal(table, before) {
			t.Errorf("%s: the table was changed", c.name)
		}
	}
}
