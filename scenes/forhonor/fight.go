package forhonor

import (
	"strings"

	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
)

// nobody is the number of neither of two heroes.
const nobody = -1

// fight is what the rules tell of two heroes who fight, and the words for it. Index 0 is the attacker.
type fight struct {
	words   *lang.Catalog
	heroes  [2]game.Hero
	camps   [2]game.Camp
	lives   [2]int
	onField [2]game.HeroSet // who of their camps stands on squares
	cards   [2]game.Card    // of the first round, in the second
	won     int             // who has won the first round; nobody for neither
}

// fightOf returns the fight of two heroes in play.
func (b *Board) fightOf(heroes [2]game.Hero) fight {
	v := &b.display
	f := fight{words: b.words(), heroes: heroes, cards: v.cards, won: int(v.won)}
	for k, h := range heroes {
		f.camps[k] = v.campOf(h)
		f.onField[k] = v.heroesOnField(f.camps[k])
		if of := v.figure(h); of != nil {
			f.lives[k] = int(of.Life)
		}
	}
	return f
}

// heroesOnField returns the heroes of the camp that stand on squares.
func (v *display) heroesOnField(camp game.Camp) (set game.HeroSet) {
	for k := range v.figures[camp] {
		if f := &v.figures[camp][k]; f.Post == game.Fielded {
			set = set.With(f.Hero)
		}
	}
	return set
}

// leftHero returns which of the two heroes stands at the left: that of the attackers' camp, no matter who attacks.
func (f *fight) leftHero() int {
	if f.camps[0] == game.Attackers {
		return 0
	}
	return 1
}

// sideOf returns at which side a hero stands, 0 left and 1 right. It is also the hero of a side.
func (f *fight) sideOf(k int) int {
	if k == f.leftHero() {
		return 0
	}
	return 1
}

// second reports whether the second round is fought.
func (f *fight) second() bool { return f.cards[0] != game.NoCard }

// outcome returns what would happen if both showed these cards, in the order of the heroes: none loses more lives than it has.
func (f *fight) outcome(cards [2]game.Card) game.Outcome {
	o := game.Fight(
		game.Fighter{Hero: f.heroes[0], Card: cards[0], WonFirstRound: f.won == 0},
		game.Fighter{Hero: f.heroes[1], Card: cards[1], WonFirstRound: f.won == 1})
	for k, lives := range f.lives {
		o.Loss[k] = min(o.Loss[k], lives)
	}
	return o
}

// predictOutcome returns what would happen if both showed these cards, that of hero k first.
func (f *fight) predictOutcome(k int, card, other game.Card) (o game.Outcome, loss [2]int) {
	cards := [2]game.Card{card, other}
	if k == 1 {
		cards = [2]game.Card{other, card}
	}
	o = f.outcome(cards)
	return o, [2]int{o.Loss[k], o.Loss[1-k]}
}

// grave returns where hero k would go after so many lives lost, Fielded while it stands.
func (f *fight) grave(k int, o game.Outcome) game.Post {
	if f.lives[k] > o.Loss[k] {
		return game.Fielded
	}
	return game.PostAfterDeath(f.heroes[1-k], o.Blow && int(o.Winner) == 1-k, game.IsSpared(f.heroes[k], f.onField[k]))
}

// name is the name of hero k.
func (f *fight) name(k int) string { return f.words.Hero(f.heroes[k].String()).Name }

// cardName is the name of a combat card.
func (f *fight) cardName(c game.Card) string { return f.words.CombatCard(c.String()) }

// cardWithin is the name of a combat card as it stands within a sentence.
func (f *fight) cardWithin(c game.Card) string { return f.words.CombatCardWithin(c.String()) }

// roundWords says in a sentence how a round of combat has ended, the cards in the order of the heroes.
func (f *fight) roundWords(cards [2]game.Card, o game.Outcome) string {
	if o.Winner < 0 {
		card := lang.Text("card", f.cardWithin(cards[0]))
		switch {
		case o.Loss == [2]int{}:
			return f.words.T(lang.ForhonorDuelTieNone, card)
		case o.Loss[0] == o.Loss[1]:
			return f.words.T(lang.ForhonorDuelTieEach, card, lang.Count("n", o.Loss[0]))
		}
		l := f.leftHero()
		return f.words.T(lang.ForhonorDuelTie, card, lang.Text("hero", f.name(l)), lang.Count("n", o.Loss[l]),
			lang.Text("rival", f.name(1-l)), lang.Count("m", o.Loss[1-l]))
	}
	loser := 1 - int(o.Winner)
	args := []lang.Arg{
		lang.Text("card", f.cardName(cards[o.Winner])), lang.Text("other", f.cardWithin(cards[loser])),
		lang.Text("hero", f.name(loser)), lang.Count("n", o.Loss[loser]),
	}
	if o.Loss[loser] == 0 {
		return f.words.T(lang.ForhonorDuelWinsNone, args...)
	}
	return f.words.T(lang.ForhonorDuelWins, args...)
}

// endWords says how a round has ended and who falls by it.
func (f *fight) endWords(cards [2]game.Card, o game.Outcome) string {
	return f.withFalls(f.roundWords(cards, o), o)
}

// first is how the first round has ended, in the second: both heroes have survived it.
func (f *fight) first() game.Outcome {
	return game.Fight(game.Fighter{Hero: f.heroes[0], Card: f.cards[0]}, game.Fighter{Hero: f.heroes[1], Card: f.cards[1]})
}

// withFalls adds to a sentence about a round that it ends with a powerful blow, and who falls by it.
func (f *fight) withFalls(sentence string, o game.Outcome) string {
	parts := []string{sentence}
	if o.Blow {
		parts = append([]string{f.words.T(lang.ForhonorDuelBlow)}, parts...)
	}
	return strings.Join(append(parts, f.falls(o)...), " ")
}

// falls says in a sentence each who falls by a round that ends like that.
func (f *fight) falls(o game.Outcome) (list []string) {
	for k := range f.heroes {
		hero := lang.Text("hero", f.name(k))
		switch f.grave(k, o) {
		case game.Waiting:
			list = append(list, f.words.T(lang.ForhonorDuelWaits, hero))
		case game.Executed:
			list = append(list, f.words.T(lang.ForhonorDuelExecuted, hero))
		}
	}
	return list
}

// firstRoundText says how the first round has ended, "" while it lasts.
func (f *fight) firstRoundText() string {
	if !f.second() {
		return ""
	}
	return f.roundWords(f.cards, f.first())
}

// ruleWords says what killing means in this round, and who is spared an execution.
func (f *fight) ruleWords() string {
	rule := f.words.T(lang.ForhonorDuelWaitRule)
	if f.second() {
		rule = f.words.T(lang.ForhonorDuelBlowRule)
	}
	spared := ""
	for k, h := range f.heroes {
		if !f.second() && game.PostAfterDeath(f.heroes[1-k], false, false) != game.Executed {
			continue // it would wait anyway
		}
		if game.IsSpared(h, f.onField[k]) {
			spared = joinSentences(spared, f.words.T(lang.ForhonorDuelSpared, lang.Text("friend", f.words.HeroName(game.Valkyrie.String())), lang.Text("hero", f.name(k))))
		} else if game.PostAfterDeath(f.heroes[1-k], false, false) == game.Executed {
			rule = f.words.T(lang.ForhonorDuelSentence, lang.Text("hero", f.name(1-k)))
		}
	}
	if spared != "" && !f.second() {
		return spared
	}
	return joinSentences(rule, spared)
}

// joinSentences sets one sentence behind another; either may be "".
func joinSentences(first, second string) string { return strings.TrimSpace(first + " " + second) }

// cardWords reports what a card of hero k does, and what it would cost against each that the other may show.
func (f *fight) cardWords(k int, card game.Card) string {
	parts := []string{f.beatsWords(f.heroes[k], card)}
	if card == f.cards[k] {
		return f.words.List(parts[0], f.words.T(lang.ForhonorDuelPlayed))
	}
	for other := game.Sword; other <= game.Shield; other++ {
		if other == f.cards[1-k] {
			continue
		}
		_, loss := f.predictOutcome(k, card, other)
		parts = append(parts, f.words.T(lang.ForhonorDuelAgainst, lang.Text("card", f.cardWithin(other)),
			lang.Text("hero", f.name(k)), lang.Count("n", loss[0]), lang.Text("rival", f.name(1-k)), lang.Count("m", loss[1])))
	}
	return strings.Join(parts, "; ")
}

// beatsWords reports which card a card beats, and whether it is that of the hero's faction.
func (f *fight) beatsWords(h game.Hero, card game.Card) string {
	key := lang.ForhonorDuelCard
	if card == h.Faction().Card() {
		key = lang.ForhonorDuelCardBonus
	}
	return f.words.T(key, lang.Text("card", f.cardName(card)), lang.Text("other", f.cardWithin(cardBeatenBy(card))))
}

// cardBeatenBy returns the card that a card beats.
func cardBeatenBy(c game.Card) game.Card {
	for other := game.Sword; other <= game.Shield; other++ {
		if c.Beats(other) {
			return other
		}
	}
	return game.NoCard
}
