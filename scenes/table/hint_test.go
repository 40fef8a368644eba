package table

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/analysis"
	"engawa/rules/bot"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// hintBoard is a toy on which the squares of Yōkai can be pointed at. It may have no words for moves.
type hintBoard struct {
	*toyBoard
	silent bool
}

func (b *hintBoard) Tree() *widget.Tree { return b.treeOf(b) }

func (b *hintBoard) cells() (out []*ui.Control) {
	for k := range 12 {
		p := rules.Part{Kind: rules.PartCell, Index: int32(k)}
		out = append(out, Cell(p, geom.R(300+70*float64(k%3), 200+70*float64(k/3), 60, 60), p.String()))
	}
	return out
}

func (b *hintBoard) Line(s rules.State, m rules.Move) string {
	if b.silent {
		return ""
	}
	return b.toyBoard.Line(s, m)
}

// tableWithHint is a table on which a hint has just been asked for and is seen.
func tableWithHint(t *testing.T, silent bool) *testTable {
	t.Helper()
	d := newTestTableWith(t, yokaiStart(t), func(b *toyBoard) Board { return &hintBoard{b, silent} })
	d.askForHint(t)
	return d
}

// askForHint asks for a hint by its button, and waits for it.
func (d *testTable) askForHint(t *testing.T) {
	t.Helper()
	d.script.Tap(d.Page().Find("hint").Rect.Centre())
	for n := 0; n < 3000 && (!d.script.IsDone() || d.hintBot.isAsked()); n++ {
		d.services.Stack.Update(d.script.Poll(1))
	}
	if d.currentSentence().text == "" || d.choice.Marks.Kind != MarkHint {
		t.Fatalf("asked for a hint, the table says %q and marks %v", d.currentSentence().text, d.choice.Marks)
	}
}

func TestAHintStaysUntilTheNextPress(t *testing.T) {
	d := tableWithHint(t, false)
	sentence, marks := d.currentSentence().text, d.choice.Marks.Parts
	d.script.Press(input.Right)
	d.script.Press(input.Next)
	d.script.Wait(3 * messageTicks)
	d.run()
	if d.currentSentence().text != sentence || !slices.Equal(d.choice.Marks.Parts, marks) {
		t.Fatalf("the hint %q has become %q, its marks %v are %v, and nothing has been pressed", sentence, d.currentSentence().text, marks, d.choice.Marks.Parts)
	}
	d.press(t, marks[0].String())
	if d.currentSentence().text == sentence || !slices.Equal(d.choice.Marks.Parts, marks) {
		t.Errorf("while the hint is followed the table says %q and marks %v, want the marks %v alone", d.currentSentence().text, d.choice.Marks.Parts, marks)
	}
	d.askForHint(t)
	d.script.Tap(geom.Pt(1000, 780)) // beside everything
	d.run()
	if d.currentSentence().text != "" || len(d.choice.Marks.Parts) > 0 {
		t.Errorf("after a press the table says %q and marks %v", d.currentSentence().text, d.choice.Marks.Parts)
	}
	d.askForHint(t)
	d.script.Press(input.Talk) // another key
	d.run()
	if d.currentSentence().text != "" || len(d.choice.Marks.Parts) > 0 {
		t.Errorf("after a key the table says %q and marks %v", d.currentSentence().text, d.choice.Marks.Parts)
	}
}

func TestAHintThatHasNoWordsSaysThatItIsMarked(t *testing.T) {
	d := tableWithHint(t, true)
	if want := d.services.Words.T(lang.TableHintMarked); d.currentSentence().text != want {
		t.Errorf("the table says %q, want %q", d.currentSentence().text, want)
	}
}

// TestAHintSaysWhatItIsWorth wants only what is known exactly said of a move.
func TestAHintSaysWhatItIsWorth(t *testing.T) {
	wins := func(n int) bot.Value { return bot.Value{Result: 1, Moves: n} }
	loses, draw, unknown := bot.Value{Result: -1, Moves: 8}, bot.Value{}, bot.Value{IsUnknown: true}
	atMost := bot.Value{Result: 1, Moves: 9, IsUpperBound: true}
	for _, c := range []struct {
		values []bot.Value // the first is that of the hint
		text   lang.Key
		moves  int
	}{
		{nil, "", 0},
		{[]bot.Value{unknown, draw}, "", 0},
		{[]bot.Value{wins(1), loses}, lang.TableHintWinsNow, 0},
		{[]bot.Value{wins(7)}, lang.TableHintWins, 4}, // of the winner
		{[]bot.Value{atMost}, lang.TableHintWinsAtMost, 5},
		{[]bot.Value{wins(10)}, "", 0},
		{[]bot.Value{{Result: -1, Moves: 76}}, "", 0},
		{[]bot.Value{draw, loses}, lang.TableHintOnlyDraw, 0},
		{[]bot.Value{draw, unknown}, lang.TableHintDraw, 0},
		{[]bot.Value{draw, draw, loses}, lang.TableHintDraw, 0},
		{[]bot.Value{draw}, lang.TableHintDraw, 0},
		{[]bot.Value{loses}, lang.TableHintLost, 4},
		{[]bot.Value{{Result: -1, Moves: 30, IsUpperBound: true}}, "", 0},
	} {
		var list []analysis.Move
		for k, v := range c.values {
			list = append(list, analysis.Move{Do: rules.Action(k + 1), Value: v})
		}
		if text, moves := worthOf(rules.Action(1), list); text != c.text || moves != c.moves {
			t.Errorf("%v: %s with %d moves, want %s with %d", c.values, text, moves, c.text, c.moves)
		}
	}
}

// reasonBoard is a Board that has words and a reason for every move.
type reasonBoard struct{ afterFightBoard }

func (reasonBoard) Advise(rules.State, rules.Move) string { return "b2 to b3" }
func (reasonBoard) Reason(rules.State, rules.Seat, []rules.Action) string {
	return "nothing can take it back"
}

// TestAHintGivesNoReasonWhereTheGameIsLost wants of a move that loses said how long it holds out, and nothing that sounds well.
func TestAHintGivesNoReasonWhereTheGameIsLost(t *testing.T) {
	d := newTestTableWith(t, yokaiStart(t), func(b *toyBoard) Board { return reasonBoard{afterFightBoard{b}} })
	do := d.Match().State().Legal(d.choose.by, nil)[0]
	for _, c := range []struct {
		value      bot.Value
		want, lack string
	}{
		{bot.Value{Result: -1, Moves: 8}, ": holds out for 4 moves.", "take it back"},
		{bot.Value{Result: 1, Moves: 7}, ": nothing can take it back", "holds out"},
	} {
		got := d.suggest(hint{plan: []rules.Action{do}, values: []analysis.Move{{Do: do, Value: c.value}}})
		if !strings.Contains(got, c.want) || strings.Contains(got, c.lack) {
			t.Errorf("%v: it says %q, want %q without %q", c.value, got, c.want, c.lack)
		}
	}
}

// TestAHintIsAnnouncedAtOnce wants button and sentence to say that the computer thinks, until the hint has come or is of no
// use any more.
func TestAHintIsAnnouncedAtOnce(t *testing.T) {
	d := newTestTableWith(t, yokaiStart(t), func(b *toyBoard) Board { return &hintBoard{b, false} })
	wait, thinks := d.services.Words.T(lang.TableHintWait), d.services.Words.T(lang.TableThinking)
	check := func(when string, want bool) {
		t.Helper()
		if said, shown := d.currentSentence().text == wait, d.Page().Find("hint").Value == thinks; said != want || shown != want {
			t.Errorf("%s: the sentence is %q, the button says %q", when, d.currentSentence().text, d.Page().Find("hint").Value)
		}
	}
	d.hint()
	check("asked", true)
	for range 2 * messageTicks {
		d.tickMessages()
	}
	check("much later", true)
	d.dropHint()
	d.refresh()
	check("dropped", false)
	d.askForHint(t)
	check("found", false)
}
