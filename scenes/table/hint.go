package table

import (
	"engawa/audio"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/scenes/lang"
)

// hintNodes bounds the search for a hint.
const hintNodes = 300_000

// hint asks the strongest bot for one good move of the person whose turn it is. The answer comes some ticks later.
func (t *Table) hint() {
	if !t.choose.active() {
		t.tell(t.house.Words.T(lang.TableNoHint), false)
		return
	}
	if t.adviser != nil {
		return
	}
	m, seat := t.session.match, t.choose.by
	if t.session.keeps(seat) && t.session.viewer != seat {
		t.tell(t.house.Words.T(lang.TableSecretHint), false)
		return
	}
	levels := bot.Levels(m.Game)
	if len(levels) == 0 {
		return
	}
	b, err := bot.New(m.Game, levels[len(levels)-1].Name)
	if err == nil {
		err = b.Begin(t.session.viewOf(seat), seat, m.BotRand(seat), bot.Budget{Nodes: hintNodes})
	}
	if err != nil {
		t.refuse(err)
		return
	}
	t.unpick()
	t.adviser, t.advising = b, pace{}
}

// advise lets the bot asked for a hint think for its share of one tick, and shows the move once it is found.
func (t *Table) advise() {
	if t.adviser == nil || !t.advising.run(t.house.Clock, t.adviser.Step) {
		return
	}
	a := t.adviser.Best()
	t.dropHint()
	if !t.choose.active() {
		return
	}
	line := t.board.Line(t.session.state(), rules.Move{By: t.choose.by, Do: a})
	t.house.Sound.Play(audio.Hint)
	t.tell(t.house.Words.T(lang.TableHintIs, lang.Text("move", line)), false)
	t.board.Mark(Marks{Parts: t.session.match.Game.Parts(t.choose.state, a), Kind: MarkHint})
}

// dropHint lets go of the bot asked for a hint.
func (t *Table) dropHint() {
	if t.adviser != nil {
		t.adviser.Close()
		t.adviser = nil
	}
}
