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
	class             stage.Class
	isWatched         bool
	handOnly          bool      // a table screen shows the heroes
	area              geom.Rect // of the window
	log               geom.Rect // of the panel that leads through a match; empty for none
	fighters          [2]fighter
	ally              game.Hero // who has joined in
	chooser           int       // who is chosen for here; nobody for neither
	selectedCard      game.Card
	whole             bool   // the losses are shown in numbers
	opponentLooksAway bool   // the other is played by a person, who is to look away
	asksAgain         bool   // it is asked once more
	result            string // how the round has ended; "" before
	end               duelResult
	livesBefore       [2]int // the round that has ended
}

// fighter is what is seen of a hero beside its fight.
type fighter struct {
	seat      rules.Seat
	owner     string
	hasChosen bool      // its card lies there, covered
	card      game.Card // its card as it is turned over
}

// duelModel returns what a duel of the two heroes shows.
func (b *Board) duelModel(heroes [2]game.Hero, o *duelOverlay) duelModel {
	m := duelModel{
		fight: b.fightOf(heroes), class: b.view.Class, isWatched: b.isWatched, handOnly: b.handOnly && !b.isWatched, area: b.view.Area, log: b.layout.log,
		ally: b.overlayState.ally, chooser: nobody, asksAgain: b.pending(), result: o.result, end: o.end, whole: o.whole,
	}
	if m.result != "" {
		m.livesBefore = o.lives
	}
	if card, ok := combatOf(o.card); ok {
		m.selectedCard = card
	}
	for k, h := range heroes {
		if f := b.display.figure(h); f != nil {
			m.fighters[k] = fighter{f.Owner, b.playerName(f.Owner), b.display.ready.Has(f.Owner), o.revealedCards[k]}
			if b.choice.State != nil && b.state.Phase() == game.PhaseCombat && o.result == "" && f.Owner == b.choice.By && m.chooser == nobody {
				m.chooser = k
			}
		}
	}
	if m.chooser != nobody {
		m.opponentLooksAway = b.match.IsLocal(m.fighters[1-m.chooser].seat)
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
		text := m.words.T(lang.ForhonorDuelMessage, name(m.chooser))
		if m.opponentLooksAway {
			text += " " + m.words.T(lang.ForhonorDuelAway, name(1-m.chooser))
		}
		return text
	case m.isWatched:
		return m.words.T(lang.ForhonorMessageCards, lang.Text("hero", m.name(0)), lang.Text("other", m.name(1)))
	}
	return ""
}

// allyText says who has joined in, in the first round; "" for nobody.
func (m *duelModel) allyText() string {
	if m.second() || m.ally == game.NoHero {
		return ""
	}
	return m.words.T(lang.ForhonorDuelGang, lang.Text("friend", m.words.HeroName(m.ally.String())), lang.Text("hero", m.name(1)))
}

// plate returns what is shown of the hero at a side.
func (m *duelModel) plate(side int) plateModel {
	k := m.sideOf(side)
	return plateModel{m.words, k, side, m.heroes[k], m.camps[k], m.lives[k], m.fighters[k].seat, m.fighters[k].owner, m.isWatched}
}

// showsDeaths reports whether signs of deaths may stand among the losses.
func (m *duelModel) showsDeaths() bool {
	return m.result == "" && (!m.chooses() || m.whole || m.selectedCard != game.NoCard)
}

// lossTable returns what the table of losses shows: rows are cards of the hero that is chosen for, else of the hero at the left.
func (m *duelModel) lossTable() lossTable {
	t := lossTable{fight: m.fight, k: m.leftHero()}
	if m.chooses() {
		t.k, t.selectedRow, t.chooses, t.whole = m.chooser, m.selectedCard, true, m.whole
	}
	if m.result != "" {
		t.resultCards, t.lives = [2]game.Card{m.fighters[t.k].card, m.fighters[1-t.k].card}, m.livesBefore
	}
	return t
}
