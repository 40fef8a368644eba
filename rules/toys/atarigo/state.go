package atarigo

import (
	"math/rand/v2"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// The board.
const (
	Lines  = 9
	Points = Lines * Lines
)

// pass is the action after those of the points.
const pass = rules.Action(Points + 1)

// lay is the action of laying a stone on the point.
func lay(at int) rules.Action { return rules.Action(at + 1) }

// pointOf returns the point of an action that lays a stone.
func pointOf(do rules.Action) int { return int(do) - 1 }

// stone is what lies on a point: none, or that of seat k as k+1.
type stone uint8

func stoneOf(seat rules.Seat) stone { return stone(seat + 1) }

// State is a position. It has no secrets, so that every View is the whole.
type State struct {
	points      [Points]stone
	mover       rules.Seat
	passes      uint8 // in a row; two end the match
	lastCapture uint8 // by the last move, which then has won
}

// neighbours are the points next to each point.
var neighbours = func() (list [Points][]int) {
	for at := range list {
		if column := at % Lines; column > 0 {
			list[at] = append(list[at], at-1)
		}
		if column := at % Lines; column < Lines-1 {
			list[at] = append(list[at], at+1)
		}
		if at >= Lines {
			list[at] = append(list[at], at-Lines)
		}
		if at < Points-Lines {
			list[at] = append(list[at], at+Lines)
		}
	}
	return list
}()

// group returns the points of the group to which the stone on the point belongs, and how many liberties it has.
func (s *State) group(at int) (points []int, liberties int) {
	var seen [Points]bool
	points, seen[at] = []int{at}, true
	for k := 0; k < len(points); k++ {
		for _, next := range neighbours[points[k]] {
			switch {
			case seen[next]:
				continue
			case s.points[next] == 0:
				liberties++
			case s.points[next] == s.points[at]:
				points = append(points, next)
			default:
				continue
			}
			seen[next] = true
		}
	}
	return points, liberties
}

// StoneAt returns the seat whose stone lies on the point, false for none.
func (s *State) StoneAt(at int) (rules.Seat, bool) {
	return rules.Seat(s.points[at]) - 1, s.points[at] != 0
}

// CaptureCount returns how many stones the seat has captured.
func (s *State) CaptureCount(by rules.Seat) int {
	if by == s.mover {
		return 0
	}
	return int(s.lastCapture)
}

// Passes returns how many passes were made in a row.
func (s *State) Passes() int { return int(s.passes) }

func (s *State) over() bool { return s.lastCapture > 0 || s.passes == 2 }

// Seats implements rules.State.
func (s *State) Seats() int { return 2 }

// Actors implements rules.State.
func (s *State) Actors() rules.Seats {
	if s.over() {
		return 0
	}
	return rules.SeatsOf(s.mover)
}

// Payoffs implements rules.State.
func (s *State) Payoffs() []int {
	out := []int{0, 0}
	if s.lastCapture > 0 {
		out[1-s.mover], out[s.mover] = 1, -1
	}
	return out
}

// Clone implements rules.State.
func (s *State) Clone() rules.State {
	c := *s
	return &c
}

// Chances implements rules.State: nothing is drawn.
func (s *State) Chances(dst []rules.Outcome) []rules.Outcome { return dst }

// View implements rules.State: everything is open.
func (s *State) View(rules.Seat) rules.State { return s.Clone() }

// Sample implements rules.State: nothing is blank.
func (s *State) Sample(*rand.Rand) rules.State { return s.Clone() }

// Hash implements rules.State.
func (s *State) Hash() uint64 {
	data, _ := s.AppendBinary(nil)
	return gamekit.HashBytes(data)
}
