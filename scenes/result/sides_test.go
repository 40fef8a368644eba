package result

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/scenes/canvas"
	board "engawa/scenes/forhonor"
	"engawa/scenes/lang"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/table"
)

// playForHonor returns a match of For Honor played by chance to its end.
func playForHonor(t testing.TB, seats int, seed uint64) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(forhonor.Game{}, rules.Setup{Seats: seats, Options: map[string]string{forhonor.OptRounds: "15"}}, seed)
	if err != nil {
		t.Fatal(err)
	}
	stagetest.PlayOn(t, m, (*rules.Match).Over, stagetest.ByChance(rand.New(rand.NewPCG(seed, 2))))
	addPlayers(m)
	return m
}

// openForHonorResult opens the result of a match of For Honor.
func openForHonorResult(m *rules.Match, tag lang.Tag, w, h float64) *Result {
	return openTestResult(m, board.NewBoard, tag, w, h)
}

func TestCampsAreShownOnEveryWindow(t *testing.T) {
	for seats := 2; seats <= rules.MaxSeats; seats += 2 {
		m := playForHonor(t, seats, uint64(seats))
		for _, tag := range append(lang.Tags(), lang.Pseudo) {
			for _, size := range windows {
				r := openForHonorResult(m, tag, size[0], size[1])
				where := fmt.Sprintf("%s, %d seats, %v", tag, seats, size)
				checkPlan(t, where, r)
				checkScoreTable(t, where, r)
			}
		}
	}
}

// TestASideHasOneRow holds that both camps are shown once, with all their seats, and that the numbers are those of the
// match.
func TestASideHasOneRow(t *testing.T) {
	for seats := 2; seats <= rules.MaxSeats; seats++ {
		m := playForHonor(t, seats, uint64(seats))
		s := m.State().(*forhonor.State)
		r := openForHonorResult(m, lang.English, 1280, 800)
		if len(r.outcome.rows) != forhonor.NumCamps {
			t.Fatalf("%d seats have %d rows, want one a camp", seats, len(r.outcome.rows))
		}
		for k, row := range r.outcome.rows {
			camp := forhonor.Camp(row.side)
			for seat := range rules.Seat(seats) {
				if in := slices.Contains(row.mates, seat); in != (s.Camp(seat) == camp) {
					t.Errorf("%d seats: that seat %s is in row %d: %v", seats, seat, k, in)
				}
			}
			if name := r.words.Camp(camp.String(), ""); row.player.Name != name {
				t.Errorf("the row of the %s is called %q", name, row.player.Name)
			}
			sum := 0
			for _, column := range r.scoreTable.columns {
				if column.Kind == table.ColumnPart {
					sum += row.pointsIn(column.Key)
				}
			}
			if want := s.Score(camp); sum != want || r.scoreTable.totalOf(&row) != want {
				t.Errorf("the zones of camp %s give %d and the sum is %d, want %d", camp, sum, r.scoreTable.totalOf(&row), want)
			}
			if c := r.Page().Find("row." + strconv.Itoa(k)); c == nil || !strings.Contains(c.Value, lang.DefaultName(row.mates[len(row.mates)-1])) && seats > 2 {
				t.Errorf("%d seats: row %d is spoken as %+v", seats, k, c)
			}
		}
		best := s.Score(forhonor.Attackers) != s.Score(forhonor.Defenders)
		if title := r.outcome.title(r.words); best && !strings.HasSuffix(title, "ers win") {
			t.Errorf("the title is %q", title)
		}
	}
}

// TestTheEndOfABattleIsShown wants how it has ended in words, beside the numbers.
func TestTheEndOfABattleIsShown(t *testing.T) {
	m := playForHonor(t, 4, 4)
	r := openForHonorResult(m, lang.English, 1280, 800)
	c, trace := canvas.NewTrace(1280, 800, 1)
	r.Draw(c)
	text := strings.Join(trace.Texts(), " ")
	if want := table.EndWords(r.words, m, r.pieces.board); want.Line == "" || !strings.Contains(text, want.Line) || !strings.Contains(text, want.Title) {
		t.Errorf("neither %q nor %q is told", want.Title, want.Line)
	}
}

// TestEveryColumnHasItsChronicle touches every number and wants another picture for each.
func TestEveryColumnHasItsChronicle(t *testing.T) {
	r := openForHonorResult(playForHonor(t, 2, 6), lang.English, 1280, 800)
	seen := map[string]string{strokesOf(r): "nothing"}
	for _, column := range r.scoreTable.columns {
		r.Page().Find("cell.0." + column.Key).Press()
		picture := strokesOf(r)
		if before, ok := seen[picture]; ok && r.outcome.rows[0].pointsIn(column.Key) > 0 && column.Kind != table.ColumnSum {
			t.Errorf("%s looks like %s", column.Key, before)
		}
		seen[picture] = column.Key
		r.Page().Find("cell.0." + column.Key).Press()
	}
}

// TestADrawByAgreementHasNoWinner agrees in the middle of a battle, with one camp ahead.
func TestADrawByAgreementHasNoWinner(t *testing.T) {
	whole := playForHonor(t, 2, 2)
	m := whole.Fork(len(whole.Log) / 2)
	m.Tags = whole.Tags
	m.Note(0, rules.NoteAgree, "")
	for tag, want := range map[lang.Tag]string{lang.English: "All players have agreed to end the game.", lang.French: "Tous les joueurs ont convenu de finir la partie."} {
		r := openForHonorResult(m, tag, 1280, 800)
		if len(r.outcome.winners) != 0 || r.outcome.rows[1].rank != 1 || r.outcome.title(r.words) != r.words.T(lang.EndDraw) {
			t.Errorf("%s: the title is %q, the rows %+v", tag, r.outcome.title(r.words), r.outcome.rows)
		}
		c, trace := canvas.NewTrace(1280, 800, 1)
		r.Draw(c)
		if !strings.Contains(strings.Join(trace.Texts(), " "), want) {
			t.Errorf("%s: %q is not told", tag, want)
		}
		for _, size := range windows {
			r := openForHonorResult(m, tag, size[0], size[1])
			checkPlan(t, string(tag), r)
			checkScoreTable(t, string(tag), r)
		}
	}
}

// TestACampThatGivesUpHasLost resigns in the middle of a battle.
func TestACampThatGivesUpHasLost(t *testing.T) {
	whole := playForHonor(t, 2, 2)
	m := whole.Fork(len(whole.Log) / 2)
	m.Tags = whole.Tags
	m.Note(0, rules.NoteResign, "")
	r := openForHonorResult(m, lang.English, 1280, 800)
	if title := r.outcome.title(r.words); title != "Defenders win" {
		t.Errorf("the title is %q", title)
	}
	if first := r.outcome.rows[0]; first.side != int(forhonor.Defenders) || r.outcome.rows[1].rank != 2 {
		t.Errorf("the best row is %+v", first)
	}
	c, trace := canvas.NewTrace(1280, 800, 1)
	r.Draw(c)
	if want := "Bartholomé-Guillaume IV. resigned."; !strings.Contains(strings.Join(trace.Texts(), " "), want) {
		t.Errorf("%q is not told", want)
	}
}
