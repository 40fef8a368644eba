package atarigo

import (
	"strconv"
	"strings"

	"engawa/rules"
)

const (
	columns = "abcdefghj"
	signs   = ".xo" // of stones
)

// PointName returns the point as "e5".
func PointName(at int) string { return columns[at%Lines:at%Lines+1] + strconv.Itoa(at/Lines+1) }

// FormatAction implements rules.Game.
func (Game) FormatAction(_ rules.State, m rules.Move) string {
	switch m.Do {
	case rules.Hidden:
		return "-"
	case pass:
		return "pass"
	}
	return PointName(pointOf(m.Do))
}

// ParseAction implements rules.Game.
func (Game) ParseAction(state rules.State, by rules.Seat, text string) (rules.Action, error) {
	s := state.(*State)
	do, ok := readAction(text)
	if !ok && !s.over() {
		return 0, rules.Errorf("bad-input", "%q is no action; expected a point, as %q, or %q", text, "e5", "pass")
	}
	return do, s.check(rules.Move{By: by, Do: do})
}

func readAction(text string) (rules.Action, bool) {
	if text == "pass" {
		return pass, true
	}
	if len(text) != 2 || text[1] < '1' || text[1] > '9' {
		return 0, false
	}
	column := strings.IndexByte(columns, text[0])
	return lay(int(text[1]-'1')*Lines + column), column >= 0
}

// FormatPosition implements rules.Game.
func (Game) FormatPosition(state rules.State) string {
	s := state.(*State)
	var out strings.Builder
	for line := Lines - 1; line >= 0; line-- {
		empty := 0
		for _, st := range s.points[line*Lines : (line+1)*Lines] {
			if st == 0 {
				empty++
				continue
			}
			out.WriteString(number(empty))
			empty = 0
			out.WriteByte(signs[st])
		}
		out.WriteString(number(empty))
		if line > 0 {
			out.WriteByte('/')
		}
	}
	return out.String() + " " + s.mover.String() + " " + strconv.Itoa(int(s.passes)) + " " + strconv.Itoa(int(s.lastCapture))
}

// number writes how many points are empty, "" for none.
func number(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// ParsePosition implements rules.Game.
func (g Game) ParsePosition(_ rules.Setup, text string) (rules.State, error) {
	s := &State{}
	if !s.read(text) || g.FormatPosition(s) != text {
		return nil, rules.Errorf(rules.CodePosition,
			"%q is no position; expected nine lines, the seat to move, passes in a row and stones just captured, as %q",
			text, "9/9/9/9/4x4/9/9/9/9 1 0 0")
	}
	if fault := s.fault(); fault != "" {
		return nil, rules.Errorf(rules.CodePosition, "%s", fault)
	}
	return s, nil
}

// read reads a position, and reports whether it is one. It need not be written as FormatPosition writes it.
func (s *State) read(text string) bool {
	fields := strings.Split(text, " ")
	lines := strings.Split(fields[0], "/")
	if len(fields) != 4 || len(lines) != Lines {
		return false
	}
	for k, line := range lines {
		at := (Lines - 1 - k) * Lines
		end := at + Lines
		for _, r := range line {
			st := strings.IndexRune(signs, r)
			switch {
			case r >= '1' && r <= '9':
				at += int(r - '0')
			case st > 0 && at < end:
				s.points[at] = stone(st)
				at++
			default:
				return false
			}
		}
		if at != end {
			return false
		}
	}
	for k, to := range []func(n int){
		func(n int) { s.mover = rules.Seat(n) }, func(n int) { s.passes = uint8(n) }, func(n int) { s.lastCapture = uint8(n) },
	} {
		n, err := strconv.Atoi(fields[1+k])
		if err != nil || n < 0 || n > Points {
			return false
		}
		to(n)
	}
	return true
}

// fault names what cannot be in a position, "" when it is sound.
func (s *State) fault() string {
	empty := 0
	for at, st := range s.points {
		if st == 0 {
			empty++
		} else if _, liberties := s.group(at); liberties == 0 {
			return "the stone on " + PointName(at) + " has no liberty"
		}
	}
	switch {
	case s.mover > 1:
		return "the seat to move is 0 or 1"
	case s.passes > 2:
		return "after two passes the match is over"
	case s.passes > 0 && s.lastCapture > 0:
		return "who passes captures nothing"
	case int(s.lastCapture) > empty:
		return "captured stones leave their points empty"
	}
	return ""
}

const encoding = 1 // the version of the bytes

// AppendBinary implements rules.State.
func (s *State) AppendBinary(dst []byte) ([]byte, error) {
	dst = append(dst, encoding, byte(s.mover), s.passes, s.lastCapture)
	for _, st := range s.points {
		dst = append(dst, byte(st))
	}
	return dst, nil
}

// Decode implements rules.Remote.
func (Game) Decode(data []byte) (rules.State, error) {
	const head = 4
	if len(data) != head+Points || data[0] != encoding || data[1] > 1 {
		return nil, rules.Errorf(rules.CodeState, "%d bytes do not hold a position of version %d", len(data), encoding)
	}
	s := &State{mover: rules.Seat(data[1]), passes: data[2], lastCapture: data[3]}
	for at, st := range data[head:] {
		if st >= byte(len(signs)) {
			return nil, rules.Errorf(rules.CodeState, "there is no stone %d", st)
		}
		s.points[at] = stone(st)
	}
	if fault := s.fault(); fault != "" {
		return nil, rules.Errorf(rules.CodeState, "%s", fault)
	}
	return s, nil
}
