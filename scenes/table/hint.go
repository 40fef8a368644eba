package table

import (
	"engawa/audio"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/scenes/lang"
)

// hintNodes bounds the search for a hint where nothing is looked up.
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
	levels := bots.Levels(m.Game)
	if len(levels) == 0 {
		return
	}
	b, err := t.ask(levels, seat)
	if err != nil {
		t.refuse(err)
		return
	}
	t.unpick()
	t.adviser, t.advising = b, pace{}
}

// ask begins a decision of the strongest level that can answer now: what looks things up is passed over where its book
// would have to be fetched first. With the book it is quick, and has the time it takes.
func (t *Table) ask(levels []bot.Level, seat rules.Seat) (bot.Bot, error) {
	m := t.session.match
	for k := len(levels) - 1; ; k-- {
		b, err := bots.New(m.Game, levels[k].Name)
		if err != nil {
			return nil, err
		}
		budget := bot.Budget{Nodes: hintNodes}
		_, reads := b.(bot.TablebaseUser)
		if reads {
			bot.UseTablebases(b, bot.LoadedOnly(t.house.Tablebases))
			budget = bot.Budget{}
		}
		err = bot.Ask(b, m, seat, budget)
		if err == nil || !reads || k == 0 {
			return b, err
		}
	}
}

// advise lets the bot asked for a hint think for its share of one tick, and shows the move once it is found.
func (t *Table) advise() {
	if t.adviser == nil || !t.advising.run(t.house.Clock, t.share(), t.adviser.Step) {
		return
	}
	a, plan := t.adviser.Best(), t.adviser.Thought().Line
	t.dropHint()
	if !t.choose.active() {
		return
	}
	if len(plan) == 0 || plan[0] != a {
		plan = []rules.Action{a}
	}
	t.tell(t.suggest(plan), false)
}

// suggest lights up how the first action of a plan is chosen, and returns the plan in words.
func (t *Table) suggest(plan []rules.Action) string {
	t.house.Sound.Play(audio.Hint)
	t.mark(Marks{Parts: rules.Parts(t.session.match.Game, t.choose.state, plan[0]), Kind: MarkHint})
	t.refresh() // the board may have turned to what is lit
	return t.house.Words.T(lang.TableHintIs, lang.Text("move", t.course(plan)))
}

// dropHint lets go of the bot asked for a hint.
func (t *Table) dropHint() {
	if t.adviser != nil {
		t.adviser.Close()
		t.adviser = nil
	}
}

// course puts a plan into words as far as the person to act carries it out in this turn: the action, and what follows.
func (t *Table) course(plan []rules.Action) string {
	if !t.session.match.Game.Info().Turns {
		plan = plan[:1]
	}
	by, s, told := t.choose.by, t.session.state().Clone(), ""
	for _, a := range plan {
		if !s.Actors().Has(by) {
			break
		}
		mv := rules.Move{By: by, Do: a}
		line := t.board.Line(s, mv)
		switch {
		case told == "":
			told = line
		case line != "":
			told = t.house.Words.T(lang.TableHintThen, lang.Text("first", told), lang.Text("next", line))
		}
		if _, err := s.Apply(mv, nil); err != nil {
			break
		}
	}
	return told
}
