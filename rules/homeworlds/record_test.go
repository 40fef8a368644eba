package homeworlds

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
)

func mustRead(t testing.TB, text string) *rules.Match {
	t.Helper()
	m, err := Game{}.ParseRecord(text)
	if err != nil {
		t.Fatalf("%v, of\n%s", err, text)
	}
	return m
}

func TestRecordsOfSeveralForms(t *testing.T) {
	for name, text := range map[string]string{
		"bare turns":         "homeworld b3 y1 g3\nhomeworld b2 r1 g3\nbuild g1 H0\ntrade g3 y3 H1",
		"numbers and seats":  "1) 0: homeworld b3 y1 g3\n2) P1: homeworld b2 r1 g3\n3. 0: b g1 H0\n4) H1: t g3 y3 H1\n",
		"names and labels":   "1) Anna: homeworld b3 y1 g3 Aki\n2) bo: HOMEWORLD B2 R1 G3 Yama\n3) anna: build g1 aki\n\n# a remark\n4) Bo: trade g3 y3 YAMA",
		"carriage returns":   "homeworld b3 y1 g3\r\nhomeworld b2 r1 g3\r\nbuild g1 H0\r\ntrade g3 y3 H1\r\n",
		"options in between": "[seats 2]\nhomeworld b3 y1 g3\nhomeworld b2 r1 g3 H1\n[catastrophes end]\nbuild g1 H0\n[say 1 thanks]\ntrade g3 y3 H1",
	} {
		m := mustRead(t, text)
		if have := m.State().(*State).pos.ShortForm(); have != "0(b3y1)g1g3| 1(b2r1)|y3" {
			t.Errorf("%s: the last position is %s", name, have)
		}
		if m.Setup.Options[OptRepetition] != valueOff || m.Setup.Options[OptStart] != "0" {
			t.Errorf("%s: the options are %v", name, m.Setup.Options)
		}
	}
	m := mustRead(t, "1) Anna: homeworld b3 y1 g3 Aki\n2) bo: homeworld b2 r1 g3")
	if m.Tags["name.0"] != "Anna" || m.Tags["name.1"] != "bo" || len(m.Notes) != 1 || m.Notes[0].Text != "H0 Aki" {
		t.Errorf("tags %v, notes %v", m.Tags, m.Notes)
	}
}

func TestRecordsAreRefused(t *testing.T) {
	two := "homeworld b3 y1 g3\nhomeworld b2 r1 g3\n"
	for name, c := range map[string]struct{ text, code, says string }{
		"a turn that is not legal":   {two + "\nbuild g2 H0", CodeNotSmallest, "line 4, turn 3: the smallest"},
		"a turn of another seat":     {two + "1: build g1 H1", rules.CodeNotYourTurn, "line 3, turn 3: seat 1"},
		"a turn of another player":   {"a: homeworld b3 y1 g3\nb: homeworld b2 r1 g3\nb: pass", rules.CodeNotYourTurn, "line 3, turn 3"},
		"a player too many":          {"a: homeworld b3 y1 g3\nb: homeworld b2 r1 g3\nc: pass", CodeOwner, "line 3, turn 3: \"c\""},
		"a seat too many":            {two + "4: pass", CodeOwner, "line 3, turn 3"},
		"no home":                    {"build g1 H0", CodeSetupFirst, "line 1, turn 1"},
		"a bracket without value":    {"[seats]\n" + two, CodeRecord, "line 1: a line in brackets"},
		"an unknown bracket":         {two + "[weather fine]", CodeRecord, "line 3: \"weather\""},
		"an unknown value":           {"[win chess]\n" + two, rules.CodeOption, "win cannot be"},
		"seats of no game":           {"[seats 9]\n" + two, rules.CodeSeats, "line 1"},
		"cards of two seats":         {"[cards ge]\n" + two, CodeRecord, "the cards \"ge\""},
		"cards that cannot be":       {"[seats 3]\n[cards eee]\n" + two, rules.CodeAction, "the card evil"},
		"a label that is taken":      {two + "[label H1 Nova]\n[label H0 nova]", CodeName, "line 4: the name \"nova\" is taken"},
		"a label of no form":         {two + "[label H1 g1]", CodeName, "line 3"},
		"a statement of nobody":      {two + "[say 4 yes]", "bad-statement", "line 3"},
		"a statement that is none":   {two + "[say 1 hello]", "bad-statement", "line 3"},
		"a position that is none":    {"[from 2/3 x]\npass", rules.CodePosition, ""},
		"names without end":          {two + strings.Repeat("[label s1 Nova]\n", maxLabels) + "[label s2 Mira]", CodeRecord, "more than"},
		"too long":                   {strings.Repeat("#\n", maxRecord), CodeRecord, "too long"},
		"a home named as another is": {"homeworld b3 y1 g3 H1", CodeName, "line 1, turn 1"},
	} {
		_, err := Game{}.ParseRecord(c.text)
		if rules.CodeOf(err) != c.code || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want %s with %q", name, err, c.code, c.says)
		}
	}
}

// TestRecordsComeBack writes random matches of all numbers of seats and reads them again.
func TestRecordsComeBack(t *testing.T) {
	for seed := range uint64(24) {
		seats := 2 + int(seed)%5
		options := map[string]string{}
		if seed%3 == 1 {
			options[OptCatastrophes] = valueAnytime
			options[OptWin] = valueSinister
		}
		m := randomMatch(t, rules.Setup{Seats: seats, Options: options}, seed, 400)
		text := Game{}.FormatRecord(m)
		back := mustRead(t, text)
		n := len(m.Log)
		for n > 0 && m.At(n).(*State).pos.Phase != Start && m.At(n).(*State).pos.Phase != Setup {
			n-- // a turn under way is not written
		}
		have, want := back.State().(*State), m.At(n).(*State)
		if have.pos.ShortForm() != want.pos.ShortForm() || have.winners != want.winners || have.ending != want.ending {
			t.Fatalf("seed %d: %s ends in %s, want %s", seed, text, have.pos.ShortForm(), want.pos.ShortForm())
		}
		if !slices.EqualFunc(back.Notes, m.Notes, func(a, b rules.Note) bool { return a.Kind == b.Kind && a.Text == b.Text }) {
			t.Errorf("seed %d: the notes are %v, want %v", seed, back.Notes, m.Notes)
		}
		if again := (Game{}).FormatRecord(back); again != text {
			t.Errorf("seed %d: the record\n%s\ncomes back as\n%s", seed, text, again)
		}
	}
}

// TestRecordsFromTheMiddleOfATurn goes on from positions of random matches, in set-up too, and reads the records again.
func TestRecordsFromTheMiddleOfATurn(t *testing.T) {
	halfSet := 0
	for seed := range uint64(30) {
		setup := rules.Setup{Seats: 2 + int(seed)%5, Options: map[string]string{OptWin: valueStanding}}
		before := randomMatch(t, setup, seed, 2+2*int(seed))
		from := before.At(len(before.Log) - 1).(*State)
		if from.pos.Phase == Setup && !from.pos.Systems[from.pos.Mover].Free() {
			halfSet++
		}
		setup.From = Game{}.FormatPosition(from)
		m := randomMatch(t, setup, seed, 20)
		text := Game{}.FormatRecord(m)
		have, want := mustRead(t, text).State().(*State), m.State().(*State)
		if have.pos.ShortForm() != want.pos.ShortForm() || have.ending != want.ending {
			t.Errorf("seed %d: %s ends in %s, want %s", seed, text, have.pos.ShortForm(), want.pos.ShortForm())
		}
	}
	if halfSet == 0 {
		t.Error("no record begins while a home is being set up")
	}
}

// randomMatch plays a match at random, with some talk and labels, up to a number of moves. It stops between turns.
func randomMatch(t testing.TB, setup rules.Setup, seed uint64, limit int) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(Game{}, setup, seed)
	if err != nil {
		t.Fatal(err)
	}
	m.Tags["name.0"], m.Tags["name.1"] = "Anna Bö", "P1" // the second cannot be written
	rng := rules.Rand(seed, 1)
	for !m.Over() {
		if err := m.PlayNature(); err != nil {
			t.Fatal(err)
		}
		s := m.State().(*State)
		between := s.pos.Phase == Start || s.pos.Phase == Setup && s.pos.Systems[s.pos.Mover].Free()
		if len(m.Log) >= limit && between {
			break
		}
		by := s.pos.Mover
		if between && rng.IntN(8) == 0 {
			statements := Game{}.Statements(s, by)
			m.Note(by, rules.NoteTalk, statements[rng.IntN(len(statements))])
		}
		if between && rng.IntN(12) == 0 && s.pos.Phase == Start {
			for slot := range s.pos.Slots() {
				if slot >= MaxSeats {
					m.Note(by, rules.NoteLabel, s.Key(slot)+" "+StarName(len(m.Notes)+1, seed))
					break
				}
			}
		}
		legal := s.Legal(by, nil)
		if _, err := m.Do(rules.Move{By: by, Do: legal[rng.IntN(len(legal))]}); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestRunningRecordsRevealNoCards wants cards that are not shown to be missing in a record.
func TestRunningRecordsRevealNoCards(t *testing.T) {
	m := randomMatch(t, rules.Setup{Seats: 4}, 3, 30)
	if m.Over() {
		t.Fatal("the match is over")
	}
	text := Game{}.FormatRecord(m)
	if !strings.Contains(text, "[cards ----]") {
		t.Errorf("the record tells cards:\n%s", text)
	}
	back := mustRead(t, text)
	if s := back.State().(*State); s.cards.text(4) != "ggee" {
		t.Errorf("the cards are filled in as %s", s.cards.text(4))
	}
	m = mustRead(t, "[cards -g--]\n[seats 4]")
	if s := m.State().(*State); s.cards.text(4) != "ggee" {
		t.Errorf("the cards are filled in as %s", s.cards.text(4))
	}
	m = mustRead(t, "[cards -gg-]\n[seats 4]")
	if s := m.State().(*State); s.cards.text(4) != "egge" {
		t.Errorf("the cards are filled in as %s", s.cards.text(4))
	}
}

// TestRecordsFromPositionsRevealNoCards wants the cards of a position hidden until they are shown.
func TestRecordsFromPositionsRevealNoCards(t *testing.T) {
	const from = "4/5 0 cards=egeg 0(b3y3)r2||| 1(b2g1)r1|y1|| 2(b1r2)||y1| 3(g1r3)|||y3"
	for _, c := range []struct{ cards, turn, want string }{
		{"egeg", "pass", "cards=ggee"},
		{"gege", "pass", "cards=ggee"},
		{"geeg", "attack y1 H1", "cards=gege"},
		{"ggee", "attack y1 H1", "cards=ggee"},
		{"egge", "attack y1 H1", "cards=egge"}, // the Evil one wins
	} {
		m, err := rules.NewMatch(Game{}, rules.Setup{Seats: 4, From: strings.Replace(from, "egeg", c.cards, 1)}, 1)
		if err != nil {
			t.Fatal(err)
		}
		actions, _, err := ReadTurn(m.State().(*State), 0, c.turn, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, do := range actions {
			if _, err := m.Do(rules.Move{By: 0, Do: do}); err != nil {
				t.Fatal(err)
			}
		}
		text := Game{}.FormatRecord(m)
		if !strings.Contains(text, c.want) {
			t.Errorf("%s, %s: expected %s in\n%s", c.cards, c.turn, c.want, text)
		}
		if have, want := mustRead(t, text).State().(*State), m.State().(*State); have.winners != want.winners || have.pos.ShortForm() != want.pos.ShortForm() {
			t.Errorf("%s, %s: read back it ends otherwise:\n%s", c.cards, c.turn, text)
		}
	}
}
