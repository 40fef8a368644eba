package honshu

import (
	"errors"
	"slices"
	"strings"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/lang"
)

// buildWord is what stands on the main button while a card is built.
func (b *Board) buildWord() string {
	if b.form() == scoreStrip {
		return b.words().T(lang.HonshuBuildHere)
	}
	return b.words().T(lang.HonshuBuild)
}

// placeWords says what building where the card lies would do, or why it is illegal.
func (b *Board) placeWords() (text string, legal bool) {
	n := b.bench
	t := n.effect.trial
	if e := t.Refusal(n.ghost.place); e != nil {
		return b.refusal(e), false
	}
	words := b.words()
	var say []string
	if covered := count(t.Shared &^ t.Hidden); covered > 0 {
		say = append(say, words.T(lang.HonshuCovers, lang.Count("n", covered)))
	}
	if hidden := count(t.Shared & t.Hidden); hidden > 0 {
		say = append(say, words.T(lang.HonshuSlides, lang.Count("n", hidden)))
	}
	if lost := b.lostGoods(); len(lost) > 0 {
		say = append(say, words.T(lang.HonshuLoses, lang.Text("goods", strings.Join(lost, ", "))))
	}
	missing, gained := b.newGoods()
	if len(gained) > 0 {
		say = append(say, words.T(lang.HonshuGains, lang.Text("goods", strings.Join(gained, ", "))))
	}
	for _, good := range missing {
		say = append(say, words.T(lang.HonshuPoolEmpty, lang.Text("good", good)))
	}
	return strings.Join(say, " "), true
}

// refusal tells why a placement is illegal, all reasons one after the other.
func (b *Board) refusal(err *rules.Error) string {
	if e, ok := errors.AsType[*rules.Error](error(err)); ok {
		return b.words().Refusal(b.match.GameID(), e)
	}
	return ""
}

// lostGoods names the cubes that would be covered.
func (b *Board) lostGoods() []string {
	n := b.bench
	var list []string
	for i := range 6 {
		if n.effect.trial.Lost>>i&1 == 0 {
			continue
		}
		if colour, ok := n.ghost.on.At(n.ghost.place.SquareAt(i)).Production(); ok {
			list = append(list, b.words().Good(colour.String()))
		}
	}
	return list
}

// newGoods names the new production squares that the pool has no cube for, and those that get one.
func (b *Board) newGoods() (missing, gained []string) {
	n := b.bench
	for i, q := range n.ghost.place.Card.Face() {
		colour, ok := q.Production()
		if !ok || n.effect.trial.New>>i&1 == 0 {
			continue
		}
		good := b.words().Good(colour.String())
		if slices.Contains(n.effect.missing, n.ghost.place.SquareAt(i)) {
			missing = append(missing, good)
		} else {
			gained = append(gained, good)
		}
	}
	return missing, gained
}

// sayBuild is the sentence of the moment while a card is on the bench.
func (b *Board) sayBuild() string {
	if b.bench == nil {
		return ""
	}
	text, legal := b.placeWords()
	if legal && b.form() == scoreRows {
		text = ""
	}
	switch {
	case text != "":
		return text
	case b.trial != game.NoCard:
		return b.words().T(lang.HonshuTrying)
	}
	return b.words().T(lang.HonshuSayBuild)
}
