package table

import (
	"time"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/scenes/anim"
	"engawa/scenes/lang"
	"engawa/sprites"
)

// advance does what comes by itself when nothing moves: bots think, the only move is played, the result is shown.
func (t *Table) advance() {
	if t.guide != nil {
		t.playForOthers()
		return
	}
	if t.judgeTask() {
		return
	}
	if t.Sending() || t.ending == 1 && t.session.match.IsRemote() { // the whole match is still to come
		return
	}
	if t.ending > 0 {
		if t.ending--; t.ending == 0 {
			t.result()
		}
		return
	}
	t.pause = max(0, t.pause-1)
	if t.session.hasEnded() {
		return
	}
	if _, ok := t.session.botTurn(); ok {
		t.think()
		return
	}
	if t.pause == 0 && t.playsForced() && t.choose.active() && t.choose.picks == nil && t.pending == 0 {
		t.tellForced()
		t.commit(t.choose.legal[0])
	}
}

// playsForced reports whether the settings have the only action played by itself. Where a seat has just done something that
// it may still take back, what ends its turn is deliberate.
func (t *Table) playsForced() bool {
	m := t.session.match
	if t.inTurns || !t.services.Settings.Forced || len(t.choose.legal) != 1 {
		return false
	}
	return m.TurnPoint(t.choose.by) == len(m.Log)
}

// think lets the bot whose turn it is think for one tick. It thinks during the pause too, but moves only after it.
func (t *Table) think() {
	if t.bots.isResting() {
		return
	}
	var mv rules.Move
	var err error
	decided := t.bots.pace.Run(t.services.Clock, t.share(), func(nodes int) (done bool) {
		mv, done, err = t.session.think(nodes)
		return done || err != nil
	})
	if err != nil {
		if t.bots.stumble(err) {
			t.showMessage(t.words().Refusal(t.gameID(), err), true)
		}
		return
	}
	if t.bots.goOn() {
		t.dismiss()
		t.isStale = true
	}
	t.reportLimitedBots()
	if decided && t.pause == 0 {
		notes := t.session.speak()
		t.session.stopThinking()
		t.do(mv)
		t.speak(notes...)
	}
}

// reportLimitedBots tells once of each bot that it has to play as a level below does, as level 7 of the 3x4 game where no
// tablebase has so few pieces.
func (t *Table) reportLimitedBots() {
	s := t.session
	if !s.thinking() || !bot.FallsBack(s.thinker) || !t.bots.limit(s.thinkingSeat) {
		return
	}
	p := s.players[s.thinkingSeat]
	if below, ok := levelWithoutTablebase(bots.Levels(s.match.Game), p.Bot); ok {
		title := t.words().Level(below.Title)
		t.showMessage(t.words().T(lang.TableNoBook, lang.Text("name", p.Name), lang.Text("level", title)), false)
	}
}

// levelWithoutTablebase returns the strongest level below the one of that name that probes no tablebases.
func levelWithoutTablebase(levels []bot.Level, name string) (bot.Level, bool) {
	for k := bot.IndexOf(levels, name) - 1; k >= 0; k-- {
		if _, probes := levels[k].New().(bot.TablebaseUser); !probes {
			return levels[k], true
		}
	}
	return bot.Level{}, false
}

// share is how much of this tick a bot may take for thinking.
func (t *Table) share() time.Duration {
	if t.Stale() {
		return drawnTime
	}
	return ThinkTime
}

// do plays a move with what Nature does after it, saves, and starts the movement that shows it.
func (t *Table) do(mv rules.Move) {
	m := t.session.match
	if _, err := m.Do(mv); err != nil {
		t.refuse(err)
		t.bots.wait(messageTicks)
		return
	}
	if err := m.PlayNature(); err != nil {
		t.refuse(err)
	}
	t.afterChange()
}

// afterChange follows any change of the log: the match is saved. A choice in progress goes on if the change does not touch
// it, as when another seat has bid.
func (t *Table) afterChange() {
	t.log.litLine, t.log.top = -1, 0
	t.pause, t.bots.pace = t.restTicks(), Pace{}
	if !t.choose.active() {
		t.dropHint()
		if t.message.endsWithPress {
			t.dismiss() // the hint was for what has been chosen meanwhile
		}
		t.mark(Marks{})
		t.choice = Choice{Hover: t.choice.Hover}
		t.notifyBoard(ChangedPicks)
	}
	t.save()
	t.refresh()
}

// restTicks returns for how many ticks a bot does nothing after the last move: after another bot's act for as long as the
// settings say, so that it can be followed.
func (t *Table) restTicks() int {
	log := t.session.match.Log
	n := len(log) - 1
	for n >= 0 && log[n].By == rules.Nature {
		n--
	}
	slower := t.slower()
	if n >= 0 && t.session.players[log[n].By].Bot != "" && t.guide == nil {
		return int(slower * float64(anim.Ticks(t.services.Settings.Rest.Milliseconds())))
	}
	return max(1, int(slower*botPause*float64(t.services.Speed())))
}

// slower is how many times longer than usual the bot whose turn it is does nothing: the gentle ones can be followed more
// easily.
func (t *Table) slower() float64 {
	const gentle = 1.5
	if seat, ok := t.session.botTurn(); ok && t.guide == nil {
		level, _ := levelOf(t.session.match.Game, t.session.players[seat].Bot)
		if face := CharacterOf(level).Face; face != 0 && face <= sprites.Puppy {
			return gentle
		}
	}
	return 1
}

func (t *Table) result() {
	t.hasShownResult = true
	t.services.Navigator.Result(t.session.match, t.below, t.services.Stack.Pop, t.wayBack, t.rematch())
}
