package rulestest

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// position is one position of a match, with what a property needs to examine it. Properties must not change it.
type position struct {
	game  rules.Game
	info  rules.Info
	match *rules.Match
	ply   int
	state rules.State
	rng   *rand.Rand
}

func positionOf(m *rules.Match, ply int, rng *rand.Rand) *position {
	return &position{m.Game, m.Game.Info(), m, ply, m.At(ply), rng}
}

// property is one promise of the contract. Its check calls fail when the game breaks it.
type property struct {
	name  string
	check func(*position)
}

// properties are the promises about every position.
func properties() []property {
	return []property{
		{"actors", actors},
		{"legal-sorted", legalSorted},
		{"legal-accepted", legalAccepted},
		{"illegal-refused", illegalRefused},
		{"legal-complete", legalComplete},
		{"clone-independent", cloneIndependent},
		{"warnings", warnings},
		{"parts-unique", partsUnique},
		{"paths", pathsBegin},
		{"why", why},
		{"binary", binaryTrip},
		{"decode-bad", decodeBad},
		{"position-text", positionText},
		{"action-text", actionText},
		{"text-bad", textBad},
		{"turn-text", turnText},
		{"chances", chances},
		{"view-idempotent", viewIdempotent},
		{"view-legal", viewLegal},
		{"view-blind", viewBlind},
		{"view-follows", viewFollows},
		{"sample", sample},
		{"secret", secret},
		{"open", open},
		{"commits-commute", commitsCommute},
		{"commits-secret", commitsSecret},
		{"commits-withdraw", commitsWithdraw},
		{"payoffs", payoffs},
		{"score", score},
	}
}

// examine checks every property at one position of the match.
func examine(b *faultList, m *rules.Match, ply int, rng *rand.Rand) {
	for _, prop := range properties() {
		p := positionOf(m, ply, rng)
		before := encode(p.state)
		b.guard(prop.name, ply, func() { prop.check(p) })
		if !bytes.Equal(before, encode(p.state)) {
			b.add(prop.name, ply, "looking at the position has changed it")
		}
	}
}

// encode returns the state's bytes; an error stands for itself, so that comparing finds it.
func encode(s rules.State) []byte {
	data, err := s.AppendBinary(nil)
	if err != nil {
		return []byte("error: " + err.Error())
	}
	return data
}

func same(a, b rules.State) bool { return bytes.Equal(encode(a), encode(b)) && a.Hash() == b.Hash() }

// seats yields the seats of the match.
func (p *position) seats() []rules.Seat {
	out := make([]rules.Seat, p.state.Seats())
	for k := range out {
		out[k] = rules.Seat(k)
	}
	return out
}

// viewers returns the seats and Public.
func (p *position) viewers() []rules.Seat { return append(p.seats(), rules.Public) }

// some returns up to n of the actions: all when they are few, else a random choice, still ascending.
func (p *position) some(actions []rules.Action, n int) []rules.Action {
	if len(actions) <= n {
		return actions
	}
	out := make([]rules.Action, 0, n)
	for _, k := range p.rng.Perm(len(actions))[:n] {
		out = append(out, actions[k])
	}
	slices.Sort(out)
	return out
}

// moves returns up to n legal moves of every actor, Nature included.
func (p *position) moves(n int) []rules.Move {
	var out []rules.Move
	for by := range p.state.Actors().All() {
		for _, do := range p.some(gamekit.Choices(p.state, by), n) {
			out = append(out, rules.Move{By: by, Do: do})
		}
	}
	return out
}

// after plays a legal move on a copy.
func after(s rules.State, m rules.Move) (rules.State, []rules.Event, error) {
	next := s.Clone()
	events, err := next.Apply(m, nil)
	return next, events, err
}

var codeForm = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// refusalFault says what is wrong with a refusal: "" for an *rules.Error with a code and a sentence of one line.
func refusalFault(err error) string {
	if err == nil {
		return "it is not refused"
	}
	var e *rules.Error
	if !errors.As(err, &e) {
		return fmt.Sprintf("the reason is no *rules.Error: %v", err)
	}
	for _, e := range append([]*rules.Error{e}, e.Also...) {
		if !codeForm.MatchString(e.Code) {
			return fmt.Sprintf("the code %q is not of small letters and hyphens", e.Code)
		}
		if len(e.Text) < 8 || !strings.Contains(e.Text, " ") || strings.ContainsAny(e.Text, "\n\r\x00") {
			return fmt.Sprintf("the reason %q is no sentence of one line", e.Text)
		}
	}
	return ""
}

// facts writes down everything that the viewer can perceive of a position that is its View.
func (p *position) facts(v rules.State, viewer rules.Seat) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%x %x %s\n", encode(v), v.Hash(), v.Actors())
	for _, seat := range p.seats() {
		fmt.Fprintf(&b, "legal %d %v\n", seat, v.Legal(seat, nil))
	}
	fmt.Fprintf(&b, "chances %v payoffs %v score %v end %q position %q", v.Chances(nil), v.Payoffs(), rules.Score(p.game, v),
		rules.End(p.game, v), p.game.FormatPosition(v))
	if viewer >= 0 {
		fmt.Fprintf(&b, " privacy %v", rules.PrivacyOf(p.game, v, viewer))
	}
	return b.String()
}

// visibleEvents returns the events as the viewer sees them, up to the first that says what a View cannot know, and whether
// there was none such: EvReveal, or an EvDeal that is no draw of Nature, as when hands are passed on.
func visibleEvents(events []rules.Event, viewer rules.Seat, seats int) (out []rules.Event, all bool) {
	for _, e := range events {
		if e.Kind == rules.EvReveal || e.Kind == rules.EvDeal && e.By != rules.Nature {
			return out, false
		}
		out = append(out, e.For(viewer, seats))
	}
	return out, true
}

// sameEvents compares events; a nil Path and an empty one are the same.
func sameEvents(a, b []rules.Event) bool {
	return slices.EqualFunc(a, b, func(x, y rules.Event) bool {
		px, py := x.Path, y.Path
		x.Path, y.Path = nil, nil
		return fmt.Sprint(x) == fmt.Sprint(y) && slices.Equal(px, py)
	})
}
