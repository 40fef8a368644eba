package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

// duelView is everything that a duel shows but for what moves: equal views are equal pictures at rest. Sides are 0 at
// the left and 1 at the right. It holds nothing that the viewer may not know.
type duelView struct {
	class    stage.Class
	watched  bool
	round    string // which of two
	second   bool
	fighters [2]fighterView
	friend   string              // who has joined in, in the first round; "" for nobody
	spent    [2]game.Card        // of the first round, in the second
	past     string              // how that has ended
	hand     [game.NumCards]held // of whoever chooses here
	chooses  bool
	other    int    // the side that is not chosen for
	headline string // who chooses in secret; or who faces whom; or how the round has ended
	ended    bool
	losses   lossTable
	rule     string // what the chosen card would do, or what killing means
	commit   string // on the main button
	ready    bool   // which does something
	asks     bool   // it is asked once more
}

// fighterView is one of the two heroes.
type fighterView struct {
	index int // in shown.fight
	hero  game.Hero
	camp  game.Camp
	seat  rules.Seat
	name  string
	owner string
	words string
	life  int
	laid  bool      // its card lies there, covered
	shows game.Card // its card as it is turned over
	wait  string    // whether its owner has chosen
}

// held is a card in a hand.
type held struct {
	card           game.Card
	played, picked bool
	words          string
}

// lossTable tells how many lives each pair of cards costs whom: rows are cards of the side that is chosen for.
type lossTable struct {
	side    [2]int // of the rows and of the columns, 0 left and 1 right
	rows    [game.NumCards]game.Card
	columns [game.NumCards]game.Card
	cells   [game.NumCards][game.NumCards][2]loss // by the card of the row and of the column
	picked  game.Card                             // the row that is lit
	fallen  [2]game.Card                          // the cell that is lit
}

// loss is what a pair of cards costs a side.
type loss struct {
	lives int
	sign  string // the icon of where the side would go; "" while it stands
}

// duelView tells what is to be seen of the duel now.
func (b *Board) duelView() duelView {
	d, words := &b.over.duel, b.words()
	v := duelView{
		class: b.view.Class, watched: b.watched, second: b.second(), round: words.T(lang.ForhonorDuelFirst),
		past: b.pastWords(), rule: b.ruleWords(), asks: b.pending(), headline: d.told, ended: d.told != "",
	}
	if v.second {
		v.round = words.T(lang.ForhonorDuelSecond)
	} else if d.friend != game.NoHero {
		v.friend = words.T(lang.ForhonorDuelGang, lang.Text("friend", b.heroName(d.friend)), lang.Text("hero", b.heroName(b.shown.fight[1])))
	}
	for k := range b.shown.fight {
		v.fighters[b.sideOf(k)] = b.fighterView(k)
		v.spent[b.sideOf(k)] = b.shown.cards[k]
	}
	k, chooses := b.chooser()
	v.losses = b.lossTable(k)
	if !chooses {
		if v.losses = b.lossTable(b.left()); v.headline == "" && b.watched {
			s := b.speaker()
			v.headline = words.T(lang.ForhonorSayCards, s.hero("hero", b.shown.fight[0]), s.hero("other", b.shown.fight[1]))
		}
		return v
	}
	v.chooses, v.other, v.headline = true, b.sideOf(1-k), b.headline(k)
	v.commit, v.ready = b.commitWords()
	for n := range v.hand {
		card := game.Card(n + 1)
		v.hand[n] = held{card, card == b.spent(k), card == b.over.picked.card, b.cardWords(k, card)}
	}
	if v.losses.picked != game.NoCard {
		_, lost := b.trial(k, v.losses.picked, beaten(v.losses.picked))
		v.rule = words.T(lang.ForhonorDuelWin, lang.Text("card", lower(b.cardName(v.losses.picked))),
			lang.Text("hero", b.heroName(b.shown.fight[1-k])), lang.Count("n", lost[1]))
	}
	return v
}

func (b *Board) fighterView(k int) fighterView {
	f := b.shown.figure(b.shown.fight[k])
	if f == nil {
		return fighterView{index: k}
	}
	camp, key := b.fightCamp(k), lang.ForhonorDuelChooses
	if b.shown.ready.Has(f.Owner) {
		key = lang.ForhonorDuelChosen
	}
	return fighterView{
		index: k, hero: f.Hero, camp: camp, seat: f.Owner, name: b.heroName(f.Hero), words: b.fighterWords(k), life: int(f.Life),
		owner: b.playerName(f.Owner) + " · " + lower(b.words().Camp(camp.String(), "")),
		laid:  b.shown.ready.Has(f.Owner), shows: b.over.duel.turned[k],
		wait: b.words().T(key, lang.Text("name", b.playerName(f.Owner))),
	}
}

// lossTable tells what cards cost, those of side k in the rows.
func (b *Board) lossTable(k int) lossTable {
	d := &b.over.duel
	t := lossTable{side: [2]int{b.sideOf(k), b.sideOf(1 - k)}}
	if b.choosingOver() {
		t.picked = b.over.picked.card
	}
	if d.told != "" {
		t.fallen = [2]game.Card{d.turned[k], d.turned[1-k]}
	}
	for n := range game.NumCards {
		card := game.Card(n + 1)
		if card != b.spent(k) {
			t.rows[n] = card
		}
		if card != b.spent(1-k) {
			t.columns[n] = card
		}
		for m := range game.NumCards {
			o, lost := b.trial(k, card, game.Card(m+1))
			for side, of := range [2]int{k, 1 - k} {
				t.cells[n][m][side] = loss{lost[side], b.graveSign(of, o)}
			}
		}
	}
	return t
}

// graveSign is the icon of where side k would go; "" while it stands, and once the round has ended.
func (b *Board) graveSign(k int, o game.Outcome) string {
	if b.over.duel.told != "" {
		return ""
	}
	switch b.grave(k, o) {
	case game.Waiting:
		return "hourglass"
	case game.Executed:
		return "execution"
	}
	return ""
}

// ruleWords says what killing means in this round.
func (b *Board) ruleWords() string {
	for _, h := range b.shown.fight {
		if game.Grave(h, false, false) == game.Executed {
			return b.words().T(lang.ForhonorDuelSentence, lang.Text("hero", b.heroName(h)))
		}
	}
	if b.second() {
		return b.words().T(lang.ForhonorDuelBlowRule)
	}
	return b.words().T(lang.ForhonorDuelWaitRule)
}

// fightCamp is the camp of side k.
func (b *Board) fightCamp(k int) game.Camp { return b.shown.campOf(b.shown.fight[k]) }
