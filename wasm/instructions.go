package wasm

import (
	"encoding/binary"
	"math"
)

// Instructions of WebAssembly, beside those of parts.go.
const (
	opUnreachable = 0x00
	opNop         = 0x01
	opBlock       = 0x02
	opLoop        = 0x03
	opBr          = 0x0c
	opBrIf        = 0x0d
	opBrTable     = 0x0e
	opReturn      = 0x0f
	opDrop        = 0x1a
	opSelect      = 0x1b
	opLocalSet    = 0x21
	opLocalTee    = 0x22
	opFirstLoad   = 0x28
	opLastLoad    = 0x35
	opI32Store    = 0x36
	opLastStore   = 0x3e
	opMemorySize  = 0x3f
	opMemoryGrow  = 0x40
	opF32Const    = 0x43
	opF64Const    = 0x44
	opI32Eqz      = 0x45 // the first of those that calculate
	opI32Eq       = 0x46
	opI32LtU      = 0x49
	opI64Eqz      = 0x50
	opI64Eq       = 0x51
	opF32Eq       = 0x5b
	opF64Eq       = 0x61
	opI32Add      = 0x6a
	opI64Add      = 0x7c
	opI64Or       = 0x84
	opI32Wrap     = 0xa7
	opLastNumeric = 0xc4
	opBulk        = 0xfc // a second number says what is done
	bulkCopy      = 10
	bulkFill      = 11

	noType    = 0x40 // of a block that leaves nothing
	longFloat = 0x7c // a float of 64 bits as a type, the first of the types of numbers
	unknown   = -1   // a constant of more than 32 bits
)

// instruction is one of a function's.
type instruction struct {
	op        byte
	number    int64  // the offset of a load or store, a constant, a local, a global, how many blocks a jump leaves
	immediate []byte // the alignment of a load or store; of a jump, a local and a global nothing; else all that follows
}

func (i instruction) is(op byte, number int64) bool { return i.op == op && i.number == number }

func (i instruction) append(out []byte) []byte {
	out = append(append(out, i.op), i.immediate...)
	if i.op >= opFirstLoad && i.op <= opLastStore || i.op == opBr || i.op == opBrIf || i.op >= opLocalGet && i.op <= opGlobalSet {
		out = binary.AppendUvarint(out, uint64(i.number))
	}
	return out
}

// readInstructions reads code; false where it has what is not known.
func readInstructions(code []byte) (list []instruction, ok bool) {
	r := reader{rest: code}
	for len(r.rest) > 0 {
		i := instruction{op: r.byte()}
		from := r.rest
		switch op := i.op; {
		case op == opBlock || op == opLoop || op == opIf:
			b := r.byte()
			ok = b == noType || b >= longFloat && b <= integer
		case op == opBr || op == opBrIf || op >= opLocalGet && op <= opGlobalSet:
			n := r.number()
			i.number, ok = int64(n), n <= math.MaxInt32
			from = nil
		case op == opBrTable:
			n := r.number()
			for ok = n < uint64(len(code)); ok && !r.isTruncated && n > 0; n-- {
				r.number()
			}
			r.number() // where any other number leads
		case op == opCall:
			r.number()
			ok = true
		case op == opCallIndirect:
			r.number()
			r.number()
			ok = true
		case op >= opFirstLoad && op <= opLastStore:
			i.immediate = r.bytes(1)
			n := r.number()
			i.number, ok = int64(n), n <= math.MaxInt32 && len(i.immediate) > 0 && i.immediate[0] < 4
			from = nil
		case op == opMemorySize || op == opMemoryGrow:
			ok = r.byte() == 0
		case op == opI32Const || op == opI64Const:
			v, n := decodeSigned(from)
			if i.number = int64(v); n == 0 {
				i.number = unknown
			}
			for r.byte() >= 0x80 {
			}
			ok = true
		case op == opF32Const:
			ok = len(r.bytes(4)) > 0
		case op == opF64Const:
			ok = len(r.bytes(8)) > 0
		case op == opBulk:
			switch kind := r.number(); {
			case kind < 8: // floats become integers
				ok = true
			case kind == bulkCopy:
				to, of := r.number(), r.number() // memories
				ok = to == 0 && of == 0
			case kind == bulkFill:
				ok = r.number() == 0
			default:
				ok = false
			}
		default:
			ok = op == opUnreachable || op == opNop || op == opElse || op == opEnd || op == opReturn || op == opDrop || op == opSelect || op >= opI32Eqz && op <= opLastNumeric
		}
		if !ok || r.isTruncated {
			return nil, false
		}
		if from != nil {
			i.immediate = from[:len(from)-len(r.rest)]
		}
		list = append(list, i)
	}
	return list, true
}

// isUnary reports whether an instruction that calculates takes one number.
func isUnary(op byte) bool {
	switch {
	case op == opI32Eqz, op == opI64Eqz, op >= 0x67 && op <= 0x69, op >= 0x79 && op <= 0x7b: // eqz, clz, ctz, popcnt
		return true
	case op >= 0x8b && op <= 0x91, op >= 0x99 && op <= 0x9f: // abs, neg, ceil, floor, trunc, nearest, sqrt
		return true
	}
	return op >= opI32Wrap // conversions
}
