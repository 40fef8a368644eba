package wasm

import (
	"encoding/binary"
	"errors"
	"math"
	"slices"
)

// Locals of a function as Go compiles it.
const (
	pointLocal = 0 // at which of its points it goes on
	stackLocal = 1 // its copy of stackGlobal
)

// shortenCode returns the body of a section of code with fewer instructions that do the same:
//
//   - Go calculates the address of a place in the stack frame with 64 bits and cuts it. The instruction that loads or
//     stores there has it as its offset instead, or it is calculated with 32 bits. No frame reaches beyond 32 bits.
//   - Go has a function go on at another of its points by way of the loop round them all. A point that lies ahead is jumped to.
//   - Go writes a jump under a condition as a condition with a jump in it; it becomes a conditional jump. Where the function
//     returns 1, see parts.go, the jump there becomes that: its distance is another one everywhere, so that it is
//     longer when it travels.
//   - A comparison that is turned round becomes the opposite one, and what is lengthened only to be cut or compared with
//     zero stays short.
//   - Before each call a function writes down where it goes on, its own place with one of its points. It has its place in a
//     local instead: a place is another one in every function, so that it is long when it travels.
//
// types is the body of the section of functions, and first the place of the first of them. A function that follows other
// conventions than Go's, or has instructions that are not known, stays as it is.
func shortenCode(body, types []byte, first int) ([]byte, error) {
	r, typ := reader{rest: body}, reader{rest: types}
	count := r.number()
	if typ.number() != count {
		return nil, errors.New("the program has more functions than code, or less")
	}
	out := binary.AppendUvarint(make([]byte, 0, len(body)), count)
	for k := range count {
		code, isGo := r.bytes(r.number()), typ.number() == goFunction
		if r.isTruncated || typ.isTruncated {
			return nil, errCut
		}
		if isGo {
			code = shortenFunction(code, int64(first)+int64(k))
		}
		out = appendBytes(out, code)
	}
	return append(out, r.rest...), nil
}

// shortenFunction shortens the code of the function at a place, which begins with its locals.
func shortenFunction(code []byte, place int64) []byte {
	r := reader{rest: code}
	groups, count := r.number(), uint64(1) // of locals; what the function takes is the first of them
	kinds := r.rest
	for range groups {
		count += r.number()
		r.byte() // of which type
		if r.isTruncated {
			return code
		}
	}
	kinds = kinds[:len(kinds)-len(r.rest)]
	list, ok := readInstructions(r.rest)
	if !ok || !followsConventions(list) {
		return code
	}
	for before := 0; len(list) != before; {
		before = len(list)
		list = (&shortener{list: list}).run()
	}
	if short, ok := sharePlace(list, place<<pcShift, int64(count)); ok {
		list, groups, kinds = short, groups+1, append(slices.Clone(kinds), 1, longInteger)
	}
	out := append(binary.AppendUvarint(make([]byte, 0, len(code)), groups), kinds...)
	for _, i := range list {
		out = i.append(out)
	}
	return out
}

// sharePlace has instructions take a place from a local where they write it down with one of its points more than once.
func sharePlace(list []instruction, place, local int64) (out []instruction, ok bool) {
	point := func(i instruction) (int64, bool) {
		return i.number - place, i.op == opI64Const && i.number >= place && i.number < place+1<<pcShift
	}
	times := 0
	for _, i := range list {
		if _, is := point(i); is {
			times++
		}
	}
	if times < 2 || place == 0 || place+1<<pcShift > math.MaxInt32 {
		return nil, false
	}
	out = append(out, list[:2]...)
	out = append(out, instruction{opI64Const, place, appendSigned(nil, int32(place))}, instruction{op: opLocalSet, number: local})
	for _, i := range list[2:] {
		number, is := point(i)
		if !is {
			out = append(out, i)
			continue
		}
		out = append(out, instruction{op: opLocalGet, number: local})
		if number != 0 {
			out = append(out, instruction{opI64Const, number, appendSigned(nil, int32(number))}, instruction{op: opI64Or})
		}
	}
	return out, true
}

// followsConventions reports whether a function begins with its copy of stackGlobal, and reads where it goes on only where it
// begins to, and where it has just kept there which function to call.
func followsConventions(list []instruction) bool {
	for k, i := range list {
		if i.is(opLocalGet, pointLocal) && (k+1 == len(list) || list[k+1].op != opBrTable && list[k+1].op != opCallIndirect) {
			return false
		}
	}
	return len(list) > 2 && list[0].is(opGlobalGet, stackGlobal) && list[1].is(opLocalSet, stackLocal)
}

// shortener makes a function's instructions fewer.
type shortener struct {
	list     []instruction // as they are
	out      []instruction // as they become
	operands []int         // for each operand that is known to be there: where out adds to the stack for it, 0 for any other
	frames   []int         // the blocks that are open, by where they begin in list
	loop     int           // where the loop begins in list that goes on at a point whenever it begins; known with the points
	points   []int         // where the blocks begin in list behind which the points are
}

func (s *shortener) run() []instruction {
	for k := 0; k < len(s.list); k++ {
		k += s.next(s.list[k:], k)
	}
	return slices.DeleteFunc(s.out, func(i instruction) bool { return i.op == opNop })
}

// next takes over the first of the instructions that follow, those of the list from k on, and returns how many more.
func (s *shortener) next(list []instruction, k int) int {
	i, last := list[0], instruction{}
	if len(s.out) > 0 {
		last = s.out[len(s.out)-1]
	}
	switch {
	case isFramePlace(list):
		place := list[2].number
		if load := list[5]; load.op >= opFirstLoad && load.op <= opLastLoad {
			load.number += place
			s.add(i, load)
			return 5
		}
		s.add(i, instruction{opI32Const, place, appendSigned(nil, int32(place))}, instruction{op: opI32Add})
		s.operands[len(s.operands)-1] = len(s.out) - 2
		return 4
	case last.op == opI64ExtendU && i.op == opI32Wrap:
		s.out = s.out[:len(s.out)-1]
	case last.op == opI64ExtendU && i.op == opI64Eqz:
		s.out[len(s.out)-1] = instruction{op: opI32Eqz}
	case i.op == opI32Eqz && opposite(last.op) != 0:
		s.out[len(s.out)-1] = instruction{op: opposite(last.op)}
	case i.op == opIf && len(list) > 4 && s.isJump(list[1:], 1) && list[4].op == opEnd:
		s.jump(opBrIf, list[1:], 1)
		return 4
	case len(list) > 2 && s.isJump(list, 0):
		s.jump(opBr, list, 0)
		return 2
	case i.op == opBrIf && s.isExit(i.number):
		s.add(instruction{op: opIf, immediate: []byte{noType}}, instruction{opI32Const, 1, []byte{1}}, instruction{op: opReturn}, instruction{op: opEnd})
	default:
		if n := len(s.operands); i.op > opLastLoad && i.op <= opLastStore && n > 1 && s.operands[n-2] > 0 {
			place := s.out[s.operands[n-2]:]
			i.number += place[0].number
			place[0], place[1] = instruction{op: opNop}, instruction{op: opNop}
		}
		s.add(i)
		s.follow(list, k)
	}
	return 0
}

// add adds instructions to those that are written.
func (s *shortener) add(list ...instruction) {
	s.out = append(s.out, list...)
	for _, i := range list {
		s.operands = change(s.operands, i.op)
	}
}

// follow keeps which blocks are open, and where the points are.
func (s *shortener) follow(list []instruction, k int) {
	switch i := list[0]; {
	case i.op == opBlock || i.op == opLoop || i.op == opIf:
		s.frames = append(s.frames, k)
	case i.op == opEnd && len(s.frames) > 0:
		s.frames = s.frames[:len(s.frames)-1]
	case i.op == opBrTable && s.list[k-1].is(opLocalGet, pointLocal):
		for s.loop = k - 2; s.list[s.loop].op == opBlock; s.loop-- {
		}
		if s.list[s.loop].op != opLoop {
			return
		}
		r := reader{rest: i.immediate}
		for r.number(); len(r.rest) > 0; {
			s.points = append(s.points, blockAt(s.frames, int64(r.number())))
		}
	}
}

// isJump reports whether instructions, which stand in so many more blocks, begin with a jump that goes on at a point.
func (s *shortener) isJump(list []instruction, deeper int64) bool {
	return list[0].op == opI32Const && list[0].number >= 0 && list[1].is(opLocalSet, pointLocal) && list[2].op == opBr && list[2].number >= deeper &&
		len(s.points) > 0 && blockAt(s.frames, list[2].number-deeper) == s.loop
}

// jump writes such a jump: to the point itself where that lies ahead.
func (s *shortener) jump(op byte, list []instruction, deeper int64) {
	point := s.points[min(int(list[0].number), len(s.points)-1)]
	if depth := slices.Index(s.frames, point); depth >= 0 && point != s.loop {
		s.add(instruction{op: op, number: int64(len(s.frames) - 1 - depth)})
		return
	}
	s.add(list[0], list[1], instruction{op: op, number: list[2].number - deeper})
}

// isExit reports whether a jump out of so many blocks has the function return 1.
func (s *shortener) isExit(depth int64) bool {
	n := len(s.list)
	return n > 3 && len(s.frames) > 0 && blockAt(s.frames, depth) == s.frames[0] && s.list[s.frames[0]].op == opBlock &&
		s.list[n-3].op == opEnd && s.list[n-2].is(opI32Const, 1) && s.list[n-1].op == opEnd
}

// isFramePlace reports whether instructions begin with the address of a place in the frame, calculated with 64 bits.
func isFramePlace(list []instruction) bool {
	const most = 1 << 30
	return len(list) > 5 && list[0].is(opLocalGet, stackLocal) && list[1].op == opI64ExtendU &&
		list[2].op == opI64Const && list[2].number >= 0 && list[2].number < most && list[3].op == opI64Add && list[4].op == opI32Wrap
}

// opposite returns the comparison that holds where another does not; 0 for what is no comparison of whole numbers, or of
// floats whether they are equal.
func opposite(op byte) byte {
	switch {
	case op >= opI32Eq && op < opI64Eqz:
		return opI32Eq + oppositeOf(op-opI32Eq)
	case op >= opI64Eq && op < opF32Eq:
		return opI64Eq + oppositeOf(op-opI64Eq)
	case op == opF32Eq, op == opF64Eq:
		return op + 1
	case op == opF32Eq+1, op == opF64Eq+1:
		return op - 1
	}
	return 0
}

// oppositeOf is opposite among eq, ne, lt_s, lt_u, gt_s, gt_u, le_s, le_u, ge_s, ge_u.
func oppositeOf(k byte) byte { return [...]byte{1, 0, 8, 9, 6, 7, 4, 5, 2, 3}[k] }

// change returns what operands are known after an instruction.
func change(operands []int, op byte) []int {
	takes, gives := 0, 0
	switch {
	case op == opLocalGet, op == opGlobalGet, op >= opI32Const && op <= opF64Const:
		gives = 1
	case op == opLocalSet, op == opGlobalSet, op == opDrop:
		takes = 1
	case op == opLocalTee, op >= opFirstLoad && op <= opLastLoad:
		takes, gives = 1, 1
	case op > opLastLoad && op <= opLastStore:
		takes = 2
	case op >= opI32Eqz && op <= opLastNumeric:
		if takes, gives = 2, 1; isUnary(op) {
			takes = 1
		}
	default:
		return nil
	}
	operands = operands[:max(0, len(operands)-takes)]
	for range gives {
		operands = append(operands, 0)
	}
	return operands
}

// blockAt returns the block that a jump out of so many leaves last; -1 for the function.
func blockAt(open []int, depth int64) int {
	if depth >= int64(len(open)) {
		return -1
	}
	return open[len(open)-1-int(depth)]
}
