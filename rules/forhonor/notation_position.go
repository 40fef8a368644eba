package forhonor

import (
	"fmt"
	"strconv"
	"strings"

	"engawa/rules"
)

// Words of position texts. They never change.
const (
	wordView   = "view"
	wordZones  = "zones"
	wordCall   = "call"
	wordHero   = "hero"
	wordMoves  = "moves"
	wordRazed  = "razed"
	wordFought = "fought"
	wordUsed   = "used"
	wordFight  = "fight"
	wordShown  = "shown"
	wordResult = "result"
	wordHand   = "hand"
	wordPicks  = "picks"
	wordChoice = "choice"
	wordSold   = "soldiers"
	wordLeft   = "left"
	wordGained = "gained"
	wordBefore = "before"
	wordBroken = "broken"
	unknown    = "?"
	nothing    = "-"
)

// postWords are the words of the posts of heroes off the battlefield.
var postWords = [...]string{Available: "off", Waiting: "wait", Executed: "exec"}

// stageWords are the words of the stages.
var stageWords = [...]string{NotFought: nothing, FoughtFirst: "first", FoughtLast: "last"}

// FormatPosition writes the position, whole or a View, in words: round and phase, what goes on, each seat with
// something in hand, and both camps, as "1.draw zones=--- A: 0.BN@off …".
func (g Game) FormatPosition(st rules.State) string {
	s := st.(*State)
	var b strings.Builder
	put := func(format string, args ...any) { fmt.Fprintf(&b, " "+format, args...) }
	fmt.Fprintf(&b, "%d.%s", s.round, s.phase)
	if !s.isComplete() {
		put("%s=%s", wordView, s.viewer)
	}
	put("%s=%s", wordZones, s.zoneText())
	if s.phase == PhaseCall {
		put("%s=%s", wordCall, s.caller)
	}
	if a := &s.activation; a.hero != NoHero {
		put("%s=%s %s=%d %s=%d %s=%s", wordHero, a.hero, wordMoves, a.moves, wordRazed, a.razes, wordFought,
			stageWords[a.stage])
		if a.hasShot || a.hasRaisedBanner {
			put("%s=1", wordUsed)
		}
	}
	if f := &s.fight; f.hero[0] != NoHero {
		put("%s=%s,%s", wordFight, f.hero[0], f.hero[1])
		if f.first[0] != NoCard {
			put("%s=%s,%s", wordShown, f.first[0], f.first[1])
		}
	}
	if camp, ok := s.Winner(); ok {
		put("%s=%s", wordResult, camp)
	}
	for k := range rules.Seat(s.seats) {
		s.putSeat(k, put)
	}
	for camp := range s.armies {
		put("%s:", Camp(camp))
		s.armies[camp].put(put)
	}
	return b.String()
}

func (s *State) zoneText() string {
	text := ""
	for _, holder := range s.holder {
		if holder == 0 {
			text += nothing
			continue
		}
		text += Camp(holder - 1).String()
	}
	return text
}

// putSeat writes what a seat holds in the draft, and its open choice.
func (s *State) putSeat(k rules.Seat, put func(string, ...any)) {
	if s.handCounts[k] == 0 && s.pickCounts[k] == 0 && !s.ready.Has(k) {
		return
	}
	put("%s:", k)
	if s.handCounts[k] > 0 {
		put("%s=%s", wordHand, setText(s.hands[k], s.handCounts[k]))
	}
	if s.pickCounts[k] > 0 {
		put("%s=%s", wordPicks, setText(s.picks[k], s.pickCounts[k]))
	}
	if s.ready.Has(k) {
		text := unknown
		if do := s.choices[k]; do != rules.Hidden {
			text = strings.ReplaceAll(Game{}.FormatAction(s, rules.Move{By: k, Do: do}), " ", "")
		}
		put("%s=%s", wordChoice, text)
	}
}

func setText(set HeroSet, n int8) string {
	var codes []string
	for h := range set.All() {
		codes = append(codes, h.String())
	}
	for len(codes) < int(n) {
		codes = append(codes, unknown)
	}
	return strings.Join(codes, ",")
}

func (a *army) put(put func(string, ...any)) {
	for k := range a.figures {
		if f := &a.figures[k]; f.Hero != NoHero {
			put("%s", f.text())
		}
	}
	var files [NumFiles]string
	for file := range files {
		files[file] = strconv.Itoa(int(a.queue[file]))
		if a.hasArrival[file] {
			files[file] += "+"
		}
	}
	put("%s=%s %s=%d %s=%d %s=%d", wordSold, strings.Join(files[:], ","), wordLeft, a.initiative, wordGained, a.zonePoints,
		wordBefore, a.scoreBefore)
	if a.isBroken {
		put("%s=1", wordBroken)
	}
}

// text writes a figure as "0.BN@C7/3+": owner, hero, place, life on the battlefield, and a plus when it has been
// activated.
func (f *Figure) text() string {
	text := fmt.Sprintf("%s.%s@", f.Owner, f.Hero)
	if f.isFielded() {
		text += fmt.Sprintf("%s/%d", f.At, f.Life)
	} else {
		text += postWords[f.Post]
	}
	if f.HasActed {
		text += "+"
	}
	return text
}
