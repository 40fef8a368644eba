package forhonor

import (
	"strings"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
)

// duel is what is seen of a fight beside what the position tells.
type duel struct {
	friend game.Hero    // who has joined in, NoHero for nobody
	turned [2]game.Card // the cards that are being turned over, in the order of shown.fight
	turn   float64      // how far, 0 to 1
	knock  [2]float64   // how far a card has been knocked aside, 0 to 1
	told   string       // how the round has ended; "" before
	events int          // of the round that are still to come
	last   bool         // the fight ends with them
	crack  [2]float64   // how far lozenges have cracked, 0 to 1
	lost   [2]int       // lives that are being lost
	slash  [2]float64   // how far a powerful blow has crossed a portrait, 0 to 1
	fallen [2]float64   // how far a portrait has fallen out of its frame, 0 to 1
	veil   float64      // how far the overlay is still away, 0 to 1
}

// left returns which of the two heroes that fight stands at the left: the attackers' camp, whoever attacks.
func (b *Board) left() int {
	if b.shown.campOf(b.shown.fight[0]) == game.Attackers {
		return 0
	}
	return 1
}

// sideOf returns at which side a hero that fights stands, 0 left and 1 right.
func (b *Board) sideOf(k int) int {
	if k == b.left() {
		return 0
	}
	return 1
}

// fighter returns which of the heroes that fight belongs to the seat; false for none.
func (b *Board) fighter(seat rules.Seat) (int, bool) {
	for k, h := range b.shown.fight {
		if f := b.shown.figure(h); f != nil && f.Owner == seat {
			return k, true
		}
	}
	return 0, false
}

// chooser returns which of the heroes that fight is fought for by whoever chooses now; false when nobody here does.
func (b *Board) chooser() (int, bool) {
	if b.choice.State == nil || b.state.Phase() != game.PhaseCombat || b.over.duel.told != "" {
		return 0, false
	}
	return b.fighter(b.choice.By)
}

// second reports whether the second round is fought.
func (b *Board) second() bool { return b.shown.cards[0] != game.NoCard }

// spent returns the card that a side has already played, NoCard in the first round.
func (b *Board) spent(k int) game.Card { return b.shown.cards[k] }

// trial returns what would happen if both sides showed these cards, the card of side k first.
func (b *Board) trial(k int, card, other game.Card) (o game.Outcome, loss [2]int) {
	mine := game.Fighter{Hero: b.shown.fight[k], Card: card, Won: int(b.shown.won) == k}
	theirs := game.Fighter{Hero: b.shown.fight[1-k], Card: other, Won: int(b.shown.won) == 1-k}
	if k == 0 {
		o = game.Fight(mine, theirs)
	} else {
		o = game.Fight(theirs, mine)
	}
	return o, [2]int{o.Loss[k], o.Loss[1-k]}
}

// grave returns where side k would go after so many lives lost, Fielded while it stands.
func (b *Board) grave(k int, o game.Outcome) game.Post {
	f := b.shown.figure(b.shown.fight[k])
	if int(f.Life) > o.Loss[k] {
		return game.Fielded
	}
	return game.Grave(b.shown.fight[1-k], o.Blow && int(o.Winner) == 1-k, game.Spared(f.Hero, b.shown.fielded(b.shown.campOf(f.Hero))))
}

// fielded returns the heroes of the camp that stand on squares.
func (v *shown) fielded(camp game.Camp) (set game.HeroSet) {
	for k := range v.figures[camp] {
		if f := &v.figures[camp][k]; f.Post == game.Fielded {
			set = set.With(f.Hero)
		}
	}
	return set
}

// cardName is the name of a combat card.
func (b *Board) cardName(c game.Card) string { return b.words().CombatCard(c.String()) }

// roundWords says in a sentence how a round of combat has ended, the cards in the order of shown.fight.
func (b *Board) roundWords(cards [2]game.Card, o game.Outcome) string {
	words := b.words()
	hero := func(k int) string { return b.heroName(b.shown.fight[k]) }
	if o.Winner < 0 {
		card := lang.Text("card", lower(words.CombatCard(cards[0].String())))
		switch {
		case o.Loss == [2]int{}:
			return words.T(lang.ForhonorDuelTieNone, card)
		case o.Loss[0] == o.Loss[1]:
			return words.T(lang.ForhonorDuelTieEach, card, lang.Count("n", o.Loss[0]))
		}
		l := b.left()
		return words.T(lang.ForhonorDuelTie, card, lang.Text("hero", hero(l)), lang.Count("n", o.Loss[l]),
			lang.Text("rival", hero(1-l)), lang.Count("m", o.Loss[1-l]))
	}
	loser := 1 - int(o.Winner)
	args := []lang.Arg{
		lang.Text("card", b.cardName(cards[o.Winner])), lang.Text("other", lower(b.cardName(cards[loser]))),
		lang.Text("hero", hero(loser)), lang.Count("n", o.Loss[loser]),
	}
	if o.Loss[loser] == 0 {
		return words.T(lang.ForhonorDuelWinsNone, args...)
	}
	return words.T(lang.ForhonorDuelWins, args...)
}

// lower returns a word as it stands within a sentence.
func lower(word string) string { return strings.ToLower(word) }

// endWords says how a round has ended and who falls by it.
func (b *Board) endWords(cards [2]game.Card, o game.Outcome) string {
	words := b.words()
	parts := []string{b.roundWords(cards, o)}
	if o.Blow {
		parts = append([]string{words.T(lang.ForhonorDuelBlow)}, parts...)
	}
	for k, h := range b.shown.fight {
		hero := lang.Text("hero", b.heroName(h))
		switch b.grave(k, o) {
		case game.Waiting:
			parts = append(parts, words.T(lang.ForhonorDuelWaits, hero))
		case game.Executed:
			parts = append(parts, words.T(lang.ForhonorDuelExecuted, hero))
		}
	}
	return strings.Join(parts, " ")
}

// pastWords says how the first round has ended, "" while it lasts.
func (b *Board) pastWords() string {
	if !b.second() {
		return ""
	}
	cards := b.shown.cards
	return b.roundWords(cards, game.Fight(game.Fighter{Hero: b.shown.fight[0], Card: cards[0]}, game.Fighter{Hero: b.shown.fight[1], Card: cards[1]}))
}

// duelTargets are the portraits and, for whoever chooses, the cards and the main button.
func (b *Board) duelTargets(add adder) {
	for _, c := range b.duelTree().Controls() {
		add(c.Of.(rules.Part), c.Rect, c.Round, overZ+c.Z, c.Name)
	}
}

// headline says who chooses in secret; the other looks away if it is a person too.
func (b *Board) headline(k int) string {
	words := b.words()
	name := func(k int) lang.Arg { return lang.Text("name", b.playerName(b.shown.figure(b.shown.fight[k]).Owner)) }
	text := words.T(lang.ForhonorDuelSay, name(k))
	if b.person(b.shown.figure(b.shown.fight[1-k]).Owner) {
		text += " " + words.T(lang.ForhonorDuelAway, name(1-k))
	}
	return text
}

// commitWords returns what stands on the main button of a duel, and whether it does anything now.
func (b *Board) commitWords() (text string, on bool) {
	if b.over.picked.card == game.NoCard {
		return b.words().T(lang.ForhonorDuelChoose), false
	}
	return b.words().T(lang.ForhonorDuelCommit), true
}

// fighterWords tells who fights, with how many lives.
func (b *Board) fighterWords(k int) string {
	f := b.shown.figure(b.shown.fight[k])
	return b.heroName(f.Hero) + ", " + b.playerName(f.Owner) + ", " + b.words().T(lang.ForhonorDraftHas, lang.Count("n", int(f.Life)), lang.Count("m", f.Hero.Life()))
}

// cardWords tells what a card of side k does, and what it would cost against each that the other side may show.
func (b *Board) cardWords(k int, card game.Card) string {
	words := b.words()
	parts := []string{b.beatsWords(b.shown.fight[k], card)}
	if card == b.spent(k) {
		return parts[0] + ", " + words.T(lang.ForhonorDuelPlayed)
	}
	for other := game.Sword; other <= game.Shield; other++ {
		if other == b.spent(1-k) {
			continue
		}
		_, loss := b.trial(k, card, other)
		parts = append(parts, words.T(lang.ForhonorDuelAgainst, lang.Text("card", lower(b.cardName(other))),
			lang.Text("hero", b.heroName(b.shown.fight[k])), lang.Count("n", loss[0]),
			lang.Text("rival", b.heroName(b.shown.fight[1-k])), lang.Count("m", loss[1])))
	}
	return strings.Join(parts, "; ")
}

// beatsWords tells which card a card beats, and whether it is that of the hero's faction.
func (b *Board) beatsWords(h game.Hero, card game.Card) string {
	key := lang.ForhonorDuelCard
	if card == h.Faction().Card() {
		key = lang.ForhonorDuelCardBonus
	}
	return b.words().T(key, lang.Text("card", b.cardName(card)), lang.Text("other", lower(b.cardName(beaten(card)))))
}

// beaten returns the card that a card beats.
func beaten(c game.Card) game.Card {
	for other := game.Sword; other <= game.Shield; other++ {
		if c.Beats(other) {
			return other
		}
	}
	return game.NoCard
}
