package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

// duelModel is everything that a duel shows but for what moves: equal models are equal pictures at rest. It holds
// nothing that the viewer may not know.
type duelModel struct {
	fight
	class    stage.Class
	watched  bool
	handOnly bool      // a table screen shows the heroes
	area     geom.Rect // of the window
	log      geom.Rect // of the panel that leads through a match; empty for none
	fighters [2]fighter
	friend   game.Hero // who has joined in
	chooser  int       // who is chosen for here; nobody for neither
	picked   game.Card
	whole    bool   // the losses are shown in numbers
	away     bool   // the other is played by a person, who is to look away
	asks     bool   // it is asked once more
	result   string // how the round has ended; "" before
}

// fighter is what is seen of a hero beside its fight.
type fighter struct {
	seat   rules.Seat
	owner  string
	laid   bool      // its card lies there, covered
	turned game.Card // its card as it is turned over
}

// duelModel returns what a duel of the two heroes shows.
func (b *Board) duelModel(heroes [2]game.Hero, o *duelOverlay) duelModel {
	m := duelModel{
		fight: b.fightOf(heroes), class: b.view.Class, watched: b.watched, handOnly: b.handOnly && !b.watched, area: b.view.Area, log: b.layout.log,
		friend: b.over.friend, chooser: nobody, asks: b.pending(), result: o.result, whole: o.whole,
	}
	if card, ok := combatOf(o.picked); ok {
		m.picked = card
	}
	for k, h := range heroes {
		if f := b.display.figure(h); f != nil {
			m.fighters[k] = fighter{f.Owner, b.playerName(f.Owner), b.display.ready.Has(f.Owner), o.turned[k]}
			if b.choice.State != nil && b.state.Phase() == game.PhaseCombat && o.result == "" && f.Owner == b.choice.By && m.chooser == nobody {
				m.chooser = k
			}
		}
	}
	if m.chooser != nobody {
		m.away = b.match.Here(m.fighters[1-m.chooser].seat)
	}
	return m
}

// chooses reports whether a card is chosen here.
func (m *duelModel) chooses() bool { return m.chooser != nobody }

// headlineText says who chooses in secret, the other looking away if it is a person too; else how the round has ended, or
// who faces whom.
func (m *duelModel) headlineText() string {
	switch {
	case m.result != "":
		return m.result
	case m.chooses():
		name := func(k int) lang.Arg { return lang.Text("name", m.fighters[k].owner) }
		text := m.words.T(lang.ForhonorDuelSay, name(m.chooser))
		if m.away {
			text += " " + m.words.T(lang.ForhonorDuelAway, name(1-m.chooser))
		}
		return text
	case m.watched:
		return m.words.T(lang.ForhonorSayCards, lang.Text("hero", m.name(0)), lang.Text("other", m.name(1)))
	}
	return ""
}

// friendText says who has joined in, in the first round; "" for nobody.
func (m *duelModel) friendText() string {
	if m.second() || m.friend == game.NoHero {
		return ""
	}
	return m.words.T(lang.ForhonorDuelGang, lang.Text("friend", m.words.HeroName(m.friend.String())), lang.Text("hero", m.name(1)))
}

// plate returns what is shown of the hero at a side.
func (m *duelModel) plate(side int) plateModel {
	k := m.sideOf(side)
	return plateModel{m.words, k, side, m.heroes[k], m.camps[k], m.lives[k], m.fighters[k].seat, m.fighters[k].owner, m.watched}
}

// lossTable returns what the table of losses shows: rows are cards of the hero that is chosen for, else of the hero at the left.
func (m *duelModel) lossTable() lossTable {
	t := lossTable{fight: m.fight, k: m.left()}
	if m.chooses() {
		t.k, t.picked, t.chooses, t.whole = m.chooser, m.picked, true, m.whole
	}
	if m.result != "" {
		t.fallen = [2]game.Card{m.fighters[t.k].turned, m.fighters[1-t.k].turned}
	}
	return t
}
