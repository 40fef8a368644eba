package wasm

import (
	"bytes"
	"slices"
	"testing"
)

// goCode is the code of a function as Go compiles it, without locals: it takes its copy of stackGlobal, and goes on at one of three
// points. All behind the points is given, with the loop and the block round it open.
func goCode(behind ...byte) []byte {
	return slices.Concat([]byte{
		0, opGlobalGet, stackGlobal, opLocalSet, stackLocal,
		opBlock, noType, opLoop, noType, opBlock, noType, opBlock, noType, opBlock, noType,
		opLocalGet, pointLocal, opBrTable, 2, 0, 1, 2, opEnd,
	}, behind, []byte{opEnd, opUnreachable, opEnd, opI32Const, 1, opEnd})
}

func TestCodeIsShortened(t *testing.T) {
	for _, c := range []struct {
		name         string
		before, want []byte
	}{
		{
			"a place in the frame is loaded from",
			goCode(opLocalGet, stackLocal, opI64ExtendU, opI64Const, 24, opI64Add, opI32Wrap, opFirstLoad, 2, 8, opLocalSet, 2, opEnd, opEnd),
			goCode(opLocalGet, stackLocal, opFirstLoad, 2, 32, opLocalSet, 2, opEnd, opEnd),
		},
		{
			"a place in the frame is stored to",
			goCode(opLocalGet, stackLocal, opI64ExtendU, opI64Const, 0xe8, 0x07, opI64Add, opI32Wrap, opLocalGet, 2, opI32Wrap, 0x29, 3, 8, opI64Store, 3, 16, opEnd, opEnd),
			goCode(opLocalGet, stackLocal, opLocalGet, 2, opI32Wrap, 0x29, 3, 8, opI64Store, 3, 0xf8, 0x07, opEnd, opEnd),
		},
		{
			"a place in the frame is kept",
			goCode(opLocalGet, stackLocal, opI64ExtendU, opI64Const, 24, opI64Add, opI32Wrap, opLocalSet, 2, opEnd, opEnd),
			goCode(opLocalGet, stackLocal, opI32Const, 24, opI32Add, opLocalSet, 2, opEnd, opEnd),
		},
		{
			"an address that is calculated with is no place in the frame",
			goCode(opLocalGet, 2, opI64ExtendU, opI64Const, 24, opI64Add, opI32Wrap, opFirstLoad, 2, 8, opDrop, opEnd, opEnd),
			goCode(opLocalGet, 2, opI64ExtendU, opI64Const, 24, opI64Add, opI32Wrap, opFirstLoad, 2, 8, opDrop, opEnd, opEnd),
		},
		{
			"a point ahead, and one behind",
			goCode(opI32Const, 2, opLocalSet, pointLocal, opBr, 2, opEnd, opEnd, opI32Const, 1, opLocalSet, pointLocal, opBr, 0),
			goCode(opBr, 1, opEnd, opEnd, opI32Const, 1, opLocalSet, pointLocal, opBr, 0),
		},
		{
			"the same under conditions",
			goCode(opLocalGet, 2, opIf, noType, opI32Const, 1, opLocalSet, pointLocal, opBr, 3, opEnd, opEnd, opEnd,
				opLocalGet, 2, opIf, noType, opI32Const, 0, opLocalSet, pointLocal, opBr, 1, opEnd),
			goCode(opLocalGet, 2, opBrIf, 0, opEnd, opEnd, opLocalGet, 2, opI32Const, 0, opLocalSet, pointLocal, opBrIf, 0),
		},
		{
			"the function returns 1",
			goCode(opEnd, opEnd, opI32Const, 0, opCall, 3, opGlobalGet, stackGlobal, opLocalSet, stackLocal, opBrIf, 1),
			goCode(opEnd, opEnd, opI32Const, 0, opCall, 3, opGlobalGet, stackGlobal, opLocalSet, stackLocal, opIf, noType, opI32Const, 1, opReturn, opEnd),
		},
		{
			"comparisons are turned round",
			goCode(opLocalGet, 2, opLocalGet, 3, 0x53, opI32Eqz, opDrop, opLocalGet, 4, opLocalGet, 5, 0x63, opI32Eqz, opDrop, opEnd, opEnd), // not those of floats
			goCode(opLocalGet, 2, opLocalGet, 3, 0x59, opDrop, opLocalGet, 4, opLocalGet, 5, 0x63, opI32Eqz, opDrop, opEnd, opEnd),
		},
		{
			"what is lengthened for nothing",
			goCode(opLocalGet, 2, opLocalGet, 3, 0x51, opI64ExtendU, opI64Eqz, opI64ExtendU, opI32Wrap, opDrop, opEnd, opEnd),
			goCode(opLocalGet, 2, opLocalGet, 3, 0x52, opDrop, opEnd, opEnd),
		},
		{
			"where the function goes on is written down twice",
			goCode(opLocalGet, stackLocal, opI64Const, 0x80, 0x80, 0x14, opI64Store, 3, 0, opLocalGet, stackLocal, opI64Const, 0x82, 0x80, 0x14, opI64Store, 3, 0, opEnd, opEnd),
			slices.Concat([]byte{1, 1, longInteger, opGlobalGet, stackGlobal, opLocalSet, stackLocal, opI64Const, 0x80, 0x80, 0x14, opLocalSet, 1},
				goCode(opLocalGet, stackLocal, opLocalGet, 1, opI64Store, 3, 0, opLocalGet, stackLocal, opLocalGet, 1, opI64Const, 2, opI64Or, opI64Store, 3, 0, opEnd, opEnd)[5:]),
		},
		{
			"where it goes on is written down once, and where another function does",
			goCode(opLocalGet, stackLocal, opI64Const, 0x81, 0x80, 0x14, opI64Store, 3, 0, opI64Const, 0x80, 0x80, 0x18, opDrop, opEnd, opEnd),
			goCode(opLocalGet, stackLocal, opI64Const, 0x81, 0x80, 0x14, opI64Store, 3, 0, opI64Const, 0x80, 0x80, 0x18, opDrop, opEnd, opEnd),
		},
		{
			"an instruction that is not known",
			goCode(0xfd, 0x0c, opLocalGet, 2, opI64ExtendU, opI32Wrap, opDrop, opEnd, opEnd),
			goCode(0xfd, 0x0c, opLocalGet, 2, opI64ExtendU, opI32Wrap, opDrop, opEnd, opEnd),
		},
		{
			"where it goes on is read by the function itself",
			goCode(opLocalGet, pointLocal, opI64ExtendU, opI32Wrap, opDrop, opEnd, opEnd),
			goCode(opLocalGet, pointLocal, opI64ExtendU, opI32Wrap, opDrop, opEnd, opEnd),
		},
	} {
		if got := shortenFunction(c.before, 5); !bytes.Equal(got, c.want) {
			t.Errorf("%s:\n% x\nbecomes\n% x\nwant\n% x", c.name, c.before, got, c.want)
		}
	}
}

// TestShortCodeDoesTheSame runs a program as Go compiles it and with short code.
func TestShortCodeDoesTheSame(t *testing.T) {
	program := compileFailingAs(t, Options{Package: "./testdata/computes"})
	slimmed, err := slim(program)
	if err != nil {
		t.Fatal(err)
	}
	want, err := run(t, program)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := run(t, slimmed); err != nil || got != want {
		t.Errorf("it ends with %v and prints\n%s\nwant\n%s", err, got, want)
	}
	before, after := codeOf(t, program), codeOf(t, slimmed)
	if after > before*19/20 {
		t.Errorf("the code has %d bytes of %d, a twelfth less is usual: does Go compile it otherwise than known?", after, before)
	}
}

func codeOf(t *testing.T, module []byte) int {
	t.Helper()
	parts, err := readModule(module)
	if err != nil {
		t.Fatal(err)
	}
	return len(bodyOf(parts, codePart))
}
