package wasm

import (
	"bytes"
	"encoding/binary"
	"slices"
	"testing"
)

// smallProgram is a module of three functions, the first late, the second early and the third the runtime's loop, with
// a table that reports them.
func smallProgram() []byte {
	const from = 4096
	le := binary.LittleEndian
	names := "\x00main.a\x00runtime.b\x00" + loopName + "\x00"
	numbers := []byte{0, 2, 9, 2, 9, 2, 9, 0, 4, 9, 0, 0} // stack of the first at 1, of the others at 8
	files := headerSize + len(names)
	records := files + len(numbers)
	table := le.AppendUint32(nil, tableMagic)
	table = append(table, 0, 0, 1, 8)
	for _, v := range []int{3, 1, 0, headerSize, files, files, files, records} {
		table = le.AppendUint64(table, uint64(v))
	}
	table = append(append(table, names...), numbers...)
	for k := range 3 {
		table = le.AppendUint32(le.AppendUint32(table, uint32(from+k)), uint32(24+k*recordSize))
	}
	for k, name := range []uint32{1, 8, 18} {
		record := make([]byte, recordSize)
		le.PutUint32(record, uint32(from+k))
		le.PutUint32(record[recordName:], name)
		le.PutUint32(record[recordStack:], []uint32{1, 8, 8}[k])
		table = append(table, record...)
	}
	var shared []byte
	for _, typ := range []byte(goGlobalTypes) {
		start := byte(opI32Const)
		if typ == longInteger {
			start = opI64Const
		}
		shared = append(shared, typ, changing, start, 0, opEnd)
	}
	return writeModule([]section{
		{typePart, []byte("\x02" + goFunctionType + loopType)},
		{importPart, []byte("\x01\x04gojs\x01x\x00\x00")},
		{functionPart, []byte{3, 0, 0, 1}},
		{tablePart, []byte{1, functionsOnly, 0, 0x83, 0x20}},
		{memoryPart, []byte{1, 0, 1}},
		{globalPart, append([]byte{goGlobals}, shared...)},
		{exportPart, []byte("\x01\x03mem\x02\x00")},
		{elementPart, []byte{1, 0, constant, 0x80, 0x20, endOfOffset, 3, 1, 2, 3}},
		{codePart, []byte{3, 4, 0, constant, 1, opEnd, 4, 0, constant, 0, opEnd, 2, 0, opEnd}},
		{dataPart, writeMemory([]stretch{{8192, table}})},
	})
}

func TestASmallProgramIsDivided(t *testing.T) {
	first, rest, err := parts(smallProgram(), runtimeName)
	if err != nil {
		t.Fatal(err)
	}
	early, late := functionsOf(t, first), functionsOf(t, rest)
	if len(early) != 5 || len(late) != 3 {
		t.Fatalf("the parts have %d and %d functions", len(early), len(late))
	}
	for _, c := range []struct {
		what      string
		got, want []byte
	}{
		{"the late function in the first part", early[0].code, []byte{0, constant, 0x80, 0x20, opCall, 4, opEnd}},
		{"the early function in the first part", early[1].code, []byte{0, constant, 0, opEnd}},
		{"what goes on", early[4].code, []byte{0, opCall, 3, opEnd}},
		{"the late function in the rest", late[0].code, []byte{0, constant, 1, opEnd}},
		{"the early function in the rest", late[1].code, []byte{0, opLocalGet, 0, constant, 0x81, 0x20, opCallIndirect, 0, 0, opEnd}},
		{"the runtime's loop in the rest", late[2].code, []byte{0, opEnd}},
	} {
		if !bytes.Equal(c.got, c.want) {
			t.Errorf("%s is % x, want % x", c.what, c.got, c.want)
		}
	}
	if output := memoryOf(t, first)[0].bytes; bytes.Contains(output, []byte("main.a")) || !bytes.Contains(output, []byte("runtime.b")) || !bytes.Contains(output, []byte(emptyStack)) {
		t.Errorf("the first part tells of its functions\n% x", output)
	}
}

// FuzzParts changes a small program.
func FuzzParts(f *testing.F) {
	f.Add(smallProgram())
	f.Fuzz(func(t *testing.T, program []byte) {
		first, rest, err := parts(program, runtimeName)
		if err != nil {
			return
		}
		for _, part := range [][]byte{first, rest} {
			if _, err := readModule(part); err != nil {
				t.Fatalf("a part cannot be read: %v", err)
			}
		}
		whole, together := memoryOf(t, program), copies(memoryOf(t, first))
		for _, s := range memoryOf(t, rest) {
			for k := range together {
				if at := int64(s.at) - int64(together[k].at); at >= 0 && s.end() <= together[k].end() {
					copy(together[k].bytes[at:], s.bytes)
				}
			}
		}
		if len(whole) == 1 && !slices.EqualFunc(whole, together, sameStretch) {
			t.Fatal("both parts together make another memory than the program's")
		}
		_, _ = mark(program)
	})
}
