package forhonor

import (
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/anim"
	"engawa/scenes/store"
)

func TestTheTallyStaysUntilItIsRead(t *testing.T) {
	m := readyMatch(t)
	b := testBoard(m, 0, windows()[0], store.Normal)
	b.show(m.State().View(0))
	b.introduces = false
	for _, e := range []rules.Event{
		{Kind: rules.EvPhase, Thing: game.ThingScoring, N: 1},
		{Kind: rules.EvTake, Thing: game.ThingZone, To: int32(game.Attackers)},
		{Kind: rules.EvScore, Thing: game.ThingCamp, To: int32(game.ZoneAttackers), N: game.CardPoints},
	} {
		b.Play(e, anim.Normal).Finish()
	}
	rows := b.tallyRows()
	if got := rows[0].text; got != "Attackers +200" {
		t.Errorf("the blue zone has %q", got)
	}
	if got := rows[game.NumZones].text; got != "0 + 200 = 200" {
		t.Errorf("the sum is %q", got)
	}
	step := b.Play(rules.Event{Kind: rules.EvPhase, Thing: game.ThingRound, N: 2}, anim.Normal)
	for range 180 {
		if step.Tick(); !b.overlayState.tally.isShown {
			t.Fatal("the tally has gone away within three seconds")
		}
	}
	if !anim.Skip(step) || b.overlayState.tally.isShown {
		t.Error("a press does not take the tally away")
	}
}
