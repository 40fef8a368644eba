package honshu

import (
	"errors"
	"math/bits"
	"slices"
	"strings"

	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

// words says what building where the card lies would do, or why it is illegal.
func (n *placement) words() (text string, legal bool) { return n.effect.text, n.effect.trial.Legal() }

// spellEffect spells these words.
func (n *placement) spellEffect(b *Board) string {
	t := n.effect.trial
	if e := t.Refusal(n.trialCard.place); e != nil {
		return b.refusal(e)
	}
	words := b.words()
	var say []string
	if covered := n.coveredSquares(); covered > 0 {
		say = append(say, words.T(lang.HonshuCovers, lang.Count("n", covered)))
	}
	if hidden := count(t.Shared & t.Hidden); hidden > 0 {
		say = append(say, words.T(lang.HonshuSlides, lang.Count("n", hidden)))
	}
	if lost := n.lostGoods(b); len(lost) > 0 {
		say = append(say, words.T(lang.HonshuLoses, lang.Text("goods", words.List(lost...))))
	}
	missing, gained := n.newGoods(b)
	if len(gained) > 0 {
		say = append(say, words.T(lang.HonshuGains, lang.Text("goods", words.List(gained...))))
	}
	for _, good := range missing {
		say = append(say, words.T(lang.HonshuPoolEmpty, lang.Text("good", good)))
	}
	return strings.Join(say, " ")
}

// refusal reports why a placement is illegal, all reasons one after the other.
func (b *Board) refusal(err *rules.Error) string {
	if e, ok := errors.AsType[*rules.Error](error(err)); ok {
		return b.words().Refusal(b.match.GameID(), e)
	}
	return ""
}

// lostGoods names the cubes that would be covered.
func (n *placement) lostGoods(b *Board) []string {
	var list []string
	for i := range 6 {
		if n.effect.trial.Lost>>i&1 == 0 {
			continue
		}
		if colour, ok := n.trialCard.land.At(n.trialCard.place.SquareAt(i)).Production(); ok {
			list = append(list, b.words().Good(colour.String()))
		}
	}
	return list
}

// newGoods names the new production squares that the pool has no cube for, and those that get one.
func (n *placement) newGoods(b *Board) (missing, gained []string) {
	for i, q := range n.trialCard.place.Card.Face() {
		colour, ok := q.Production()
		if !ok || n.effect.trial.New>>i&1 == 0 {
			continue
		}
		good := b.words().Good(colour.String())
		if slices.Contains(n.effect.missing, n.trialCard.place.SquareAt(i)) {
			missing = append(missing, good)
		} else {
			gained = append(gained, good)
		}
	}
	return missing, gained
}

// message implements overlay.
func (n *placement) message(b *Board) string {
	if b.choice.State == nil {
		return ""
	}
	text, legal := n.words()
	if legal && n.showsBothSides {
		return b.words().T(lang.HonshuBothLegend)
	}
	if text = n.withBest(text, true); legal && (b.form() == scoreRows || n.trialCard.place == n.first && n.effect.trial.Lost == 0) {
		text = "" // at first it is said how the card is moved
	}
	switch {
	case text != "":
		return text
	case n.isTrial:
		return b.words().T(lang.HonshuTrying)
	}
	text = b.words().T(lang.HonshuMessageBuild)
	if covered := n.coveredSquares(); legal && covered > 0 && b.view.Class == stage.Tall { // elsewhere a panel tells it, or there is one line
		text += " " + b.words().T(lang.HonshuCovers, lang.Count("n", covered))
	}
	return text
}

// coveredSquares returns how many squares of the land would be covered.
func (n *placement) coveredSquares() int {
	return count(n.effect.trial.Shared &^ n.effect.trial.Hidden)
}

// count returns how many squares are in a set.
func count(set uint8) int { return bits.OnesCount8(set) }
