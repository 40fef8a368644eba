package table

import (
	"math/rand/v2"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/yokai"
	"engawa/rules/yokai/tablebase"
	"engawa/scenes/input"
	"engawa/scenes/lang"
)

// tablebaseBoard is a bot whose book is on its way until it has been asked for so many times.
type tablebaseBoard struct {
	bot.Bot
	loadTicks int
}

func (b *tablebaseBoard) Begin(view rules.State, seat rules.Seat, past bot.History, rng *rand.Rand, budget bot.Budget) error {
	if b.loadTicks--; b.loadTicks > 0 {
		return rules.Errorf(bot.CodeTablebaseLoading, "the book is being fetched")
	}
	return b.Bot.Begin(view, seat, past, rng, budget)
}

func TestATablebaseOnItsWayIsReportedOnlyIfItLetsItselfBeWaitedFor(t *testing.T) {
	for _, tt := range []struct {
		name     string
		comes    int
		reported bool
	}{
		{"there", 1, false},
		{"kept", 2, false},
		{"fetched", 10, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			d := bidMatch(t, Player{Name: "Aki"}, Player{Name: "Hana", Bot: "random"})
			inner, err := bots.New(d.Match().Game, "random")
			if err != nil {
				t.Fatal(err)
			}
			d.session.stopThinking()
			d.session.bots = map[rules.Seat]bot.Bot{1: &tablebaseBoard{inner, tt.comes}}
			before, reported := len(d.Match().Log), false
			for range 200 {
				d.services.Stack.Update(&input.Frame{})
				reported = reported || d.message.text != ""
			}
			if reported != tt.reported {
				t.Errorf("told: %v, want %v", reported, tt.reported)
			}
			if len(d.Match().Log) != before+1 {
				t.Error("the bot has not moved")
			}
			if d.message.text != "" {
				t.Errorf("the book has come, and the table still says %q", d.message.text)
			}
		})
	}
}

// TestABotWithoutATablebaseIsReportedOnce has the bots with books play with pieces that are in them and with fewer, which they
// play like the strongest level without a book.
func TestABotWithoutATablebaseIsReportedOnce(t *testing.T) {
	for _, tt := range []struct {
		name, level, start string
		reported           bool
	}{
		{"all but one", "7", "gle/3/1C1/ELG[-] w", false},
		{"few", "7", "1le/3/1C1/1LG[-] w", true},
		{"few, one that errs", "6.5", "1le/3/1C1/1LG[-] w", true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m, err := rules.NewMatch(yokai.Game{}, rules.Setup{From: tt.start}, 1)
			if err != nil {
				t.Fatal(err)
			}
			SetPlayers(m, []Player{{Name: "Aki", Bot: tt.level}, {Name: "Hana", Bot: "1"}})
			d := newTestTable(t, m)
			d.services.Tablebases = tablebase.Open()
			d.Table.session.tablebases = d.services.Tablebases
			levels := bots.Levels(m.Game)
			below := d.services.Words.Level(levels[bot.IndexOf(levels, "6")].Title)
			want := d.services.Words.T(lang.TableNoBook, lang.Text("name", "Aki"), lang.Text("level", below))
			times, before := 0, ""
			for range 1500 {
				d.services.Stack.Update(&input.Frame{})
				if d.message.text == want && before != want {
					times++
				}
				before = d.message.text
			}
			if len(m.Log) < 3 {
				t.Fatalf("only %d moves are played", len(m.Log))
			}
			if tt.reported != (times == 1) || times > 1 {
				t.Errorf("%q is told %d times", want, times)
			}
		})
	}
}
