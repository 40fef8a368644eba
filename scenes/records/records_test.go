package records_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/diagram"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/records"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// services returns services with the pieces and pictures of two games.
func services(tag lang.Tag) (*stage.Services, *stagetest.Navigator) {
	svc, nav := stagetest.NewServices(tag)
	svc.Boxes = map[string]stage.Box{
		"yokai":  {Thumb: diagram.DrawThumb, Token: diagram.DrawKing},
		"honshu": {Thumb: diagram.DrawThumb, Token: diagram.DrawCube},
	}
	return svc, nav
}

// add keeps results: a letter for each match against the level.
func add(t *testing.T, svc *stage.Services, game, level, outcomes string) {
	t.Helper()
	for k, o := range outcomes {
		r := store.MatchResult{Game: game, At: int64(k + 1), Moves: 10 + k}
		switch o {
		case 'w':
			r.Outcome, r.Beaten = store.Won, []string{level}
		case 'd':
			r.Outcome, r.Equal = store.Drawn, []string{level}
		case 'l':
			r.Outcome, r.Better = store.Lost, []string{level}
		default:
			r.Outcome = store.Shared
		}
		if err := svc.Store.AddResult(fmt.Sprint(game, "-", level, "-", k), r); err != nil {
			t.Fatal(err)
		}
	}
}

// addWonMatch keeps a match that the person has won, with its result.
func addWonMatch(t *testing.T, svc *stage.Services) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(yokai.Game{}, rules.Setup{Options: map[string]string{"start": "0"}}, 7)
	if err != nil {
		t.Fatal(err)
	}
	table.SetPlayers(m, []table.Player{{Name: "Ken", Bot: "1"}, {Name: "Aki"}})
	for _, text := range []string{"b2b3", "c4b3", "a1b2", "b3c2", "b2a3", "c2b1"} {
		mv, err := m.ParseMove(m.State().Actors().String() + " " + text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Do(mv); err != nil {
			t.Fatal(err)
		}
	}
	id, err := svc.Store.SaveMatch(svc.Store.NewMatch("yokai"), m, 1)
	if err != nil {
		t.Fatal(err)
	}
	won := store.MatchResult{Game: "yokai", At: 99, Outcome: store.Won, Beaten: []string{"1"}, Moves: 6, Seat: 1, Match: id}
	if err := svc.Store.AddResult(store.ResultID(m), won); err != nil {
		t.Fatal(err)
	}
	return m
}

// visitPages looks at all pages of the panel, and returns what the controls on them say, by their keys.
func visitPages(p *stagetest.Player) map[string]string {
	says := map[string]string{}
	for range 40 {
		p.CheckScreen()
		for _, c := range p.Page().Controls() {
			says[c.Key] = strings.TrimSpace(c.Name + " " + c.Value)
		}
		if next := p.Page().Find("next"); next == nil || next.Off {
			break
		}
		p.Click("next")
	}
	return says
}

// find turns pages until the control is there.
func find(p *stagetest.Player, key string) {
	for p.Page().Find(key) == nil && p.Page().Find("next") != nil && !p.Find("next").Off {
		p.Click("next")
	}
}

func TestTheRecordFitsEveryWindow(t *testing.T) {
	for _, tag := range append(lang.Tags(), lang.Pseudo) {
		for _, w := range stagetest.Windows() {
			for _, text := range []int{100, 200} {
				for _, left := range []bool{false, true} {
					if left && (w != stagetest.Windows()[1] || tag != lang.German) {
						continue
					}
					t.Run(fmt.Sprint(tag, " ", w.Name, " ", text, " ", left), func(t *testing.T) {
						svc, _ := services(tag)
						svc.Settings.LeftHanded = left
						add(t, svc, "honshu", "2", "wlw")
						add(t, svc, "yokai", "1", strings.Repeat("wwdls", 5))
						add(t, svc, "yokai", "2", "wdllss")
						add(t, svc, "yokai", "2.2", "dl")
						addWonMatch(t, svc)
						p := stagetest.EnterOver(t, svc, records.New(svc), w)
						svc.Settings.TextSize = text
						svc.OnChange()
						says := visitPages(p)
						for _, key := range []string{
							"record.won", "record.drawn", "record.lost", "record.strip", "record.level.1", "record.level.2", "record.level.2.2",
							"record.best", "record.moment.shortest", "record.moment.longest", "record.erase", "close",
						} {
							if says[key] == "" {
								t.Errorf("%s is on no page", key)
							}
						}
					})
				}
			}
		}
	}
}

func TestTheRecordCountsMatches(t *testing.T) {
	svc, _ := services(lang.English)
	add(t, svc, "yokai", "2.2", "wwwldslw")
	add(t, svc, "yokai", "99", "l") // a level of another program
	p := stagetest.EnterOver(t, svc, records.New(svc), stagetest.Windows()[0])
	says := visitPages(p)
	for key, want := range map[string]string{
		"record.sum": "8 games against computers", "record.shared.0": "1 game more between people",
		"record.won": "won 4", "record.drawn": "drawn 1", "record.lost": "lost 3", "record.best": "Most: 2", "record.now": "Now: 1",
		"record.level.2.2": "Gentle 4 won, 1 drawn, 2 lost, about your strength", "record.level.mixed": "Several levels 1 lost",
		"record.moment.shortest": "Shortest win won, 10 moves", "record.moment.longest": "Longest game won, 17 moves",
		"record.strip": "The last 8, the newest at the end: won, lost, won, won, lost, drawn, lost, won",
	} {
		if says[key] != want {
			t.Errorf("%s says %q, want %q", key, says[key], want)
		}
	}
}

func TestPointsStandInTheRecord(t *testing.T) {
	svc, _ := services(lang.English)
	for k, points := range []int{70, 88, 61} {
		r := store.MatchResult{Game: "honshu", At: int64(k), Outcome: store.Lost, Better: []string{"1"}, Moves: 90, Points: points}
		if err := svc.Store.AddResult(fmt.Sprint("honshu-", k), r); err != nil {
			t.Fatal(err)
		}
	}
	says := visitPages(stagetest.EnterOver(t, svc, records.New(svc), stagetest.Windows()[0]))
	if got := says["record.moment.points"]; got != "Most points: 88 lost, 90 moves" {
		t.Errorf("the best land says %q", got)
	}
	if says["record.moment.longest"] != "" || says["record.best"] != "" {
		t.Error("the length of matches with a last round, or a row of no wins, is told")
	}
}

func TestTheBestMomentsAreSeenAgain(t *testing.T) {
	svc, nav := services(lang.English)
	add(t, svc, "yokai", "1", "wl")
	m := addWonMatch(t, svc)
	for _, w := range stagetest.Windows()[:4] {
		p := stagetest.EnterOver(t, svc, records.New(svc), w)
		find(p, "record.moment.shortest")
		p.GoTo("record.moment.shortest")
		nav.Match = nil
		if p.Press(input.Confirm); nav.Last() != "replay" || nav.Match == nil || store.ResultID(nav.Match) != store.ResultID(m) {
			t.Errorf("%s: the way leads to %q", w.Name, nav.Last())
		}
	}
	if err := svc.Store.DeleteMatch("yokai-1"); err != nil {
		t.Fatal(err)
	}
	p := stagetest.EnterOver(t, svc, records.New(svc), stagetest.Windows()[0])
	if says := visitPages(p); says["record.moment.shortest"] != "Shortest win won, 6 moves" || len(svc.Store.Problems()) != 0 {
		t.Errorf("of a match that is deleted it says %q", says["record.moment.shortest"])
	}
}

// TestAnotherMatchUnderTheNameIsNotShown holds that a match that has taken the name of a deleted one is not taken for it.
func TestAnotherMatchUnderTheNameIsNotShown(t *testing.T) {
	svc, nav := services(lang.English)
	addWonMatch(t, svc)
	other, err := rules.NewMatch(yokai.Game{}, rules.Setup{}, 8)
	if err != nil {
		t.Fatal(err)
	}
	if err := svc.Store.DeleteMatch("yokai-1"); err != nil {
		t.Fatal(err)
	}
	if _, err := svc.Store.SaveMatch("yokai-1", other, 2); err != nil {
		t.Fatal(err)
	}
	p := stagetest.EnterOver(t, svc, records.New(svc), stagetest.Windows()[0])
	if c := p.Find("record.moment.shortest"); c.Press != nil {
		c.Press()
		t.Errorf("a press leads to %q", nav.Last())
	}
}

func TestTheRecordIsErasedOnlyAfterAsking(t *testing.T) {
	svc, nav := services(lang.English)
	add(t, svc, "yokai", "1", "wl")
	addWonMatch(t, svc)
	p := stagetest.EnterOver(t, svc, records.New(svc), stagetest.Windows()[1])
	find(p, "record.erase")
	p.Tap("record.erase")
	if len(svc.Store.Results()) != 3 || nav.Yes == nil {
		t.Fatalf("before the answer there is %+v", svc.Store.Results())
	}
	nav.Yes()
	if len(svc.Store.Results()) != 0 || len(svc.Store.Matches()) != 1 {
		t.Errorf("afterwards there is %+v, and %d matches", svc.Store.Results(), len(svc.Store.Matches()))
	}
	if says := visitPages(p); says["record.none.0"] == "" || says["record.erase"] != "" {
		t.Errorf("afterwards the page says %q", says)
	}
}

func TestGamesAreChosen(t *testing.T) {
	svc, _ := services(lang.English)
	add(t, svc, "honshu", "2", "wwww")
	add(t, svc, "yokai", "2", "lll")
	add(t, svc, "backgammon", "2", "lll") // of another program
	p := stagetest.EnterOver(t, svc, records.New(svc), stagetest.Windows()[0])
	titles := []string{}
	for _, c := range p.Page().Controls() {
		if strings.HasPrefix(c.Key, "record.game.") {
			titles = append(titles, c.Name)
		}
	}
	if len(titles) != 2 || !slices.ContainsFunc(titles, func(s string) bool { return strings.Contains(s, "Honshū") }) {
		t.Errorf("the games are %q", titles)
	}
	if p.Find("record.won").Value != "4" {
		t.Errorf("it opens at another game than the last one")
	}
	p.Click("record.game.0")
	if p.Find("record.lost").Value != "3" {
		t.Errorf("the page of the other game says %q", p.Find("record.lost").Value)
	}
}

func TestAnEmptyRecordSaysHowToFillIt(t *testing.T) {
	for _, tag := range lang.Tags() {
		for _, w := range stagetest.Windows() {
			svc, _ := services(tag)
			p := stagetest.EnterOver(t, svc, records.New(svc), w)
			if says := visitPages(p); says["record.none.0"] == "" || p.Page().FocusedControl().Key != "close" {
				t.Errorf("%s %s: it says %q", tag, w.Name, says)
			}
		}
	}
}

func TestDamagedResultsAreToldOnce(t *testing.T) {
	disk := &store.Memory{}
	if err := disk.Write("results.json", []byte("{broken")); err != nil {
		t.Fatal(err)
	}
	svc, nav := services(lang.English)
	svc.Store = store.Open(disk, func(string) (rules.Game, bool) { return yokai.Game{}, true })
	p := stagetest.EnterOver(t, svc, records.New(svc), stagetest.Windows()[0])
	p.Press(input.Right)
	want := "tell " + svc.Words.T(lang.StoreDamagedResults, lang.Text("file", "results.json.damaged"))
	if !slices.Equal(nav.Way, []string{want}) {
		t.Errorf("it tells %q, want %q", nav.Way, want)
	}
}

// TestOutcomesDiffer holds that matches won, drawn and lost do not look alike, with and without a piece of the game.
func TestOutcomesDiffer(t *testing.T) {
	for _, boxes := range []map[string]stage.Box{nil, {"yokai": {Token: diagram.DrawKing}}} {
		seen := map[string]string{}
		for _, outcomes := range []string{"w", "d", "l"} {
			svc, _ := services(lang.English)
			svc.Boxes = boxes
			add(t, svc, "yokai", "1", outcomes)
			p := stagetest.EnterOver(t, svc, records.New(svc), stagetest.Windows()[0])
			c, trace := canvas.NewTrace(1280, 800, 1)
			svc.Stack.Top().Draw(c)
			strip, looks := p.Find("record.strip").Rect, ""
			for _, s := range trace.Strokes {
				if _, text := s.Text(); !text && strip.Contains(s.Box.Centre()) && s.Box.W < strip.W {
					looks += fmt.Sprintf("%v %v;", s.Key, s.Look)
				}
			}
			if other, twice := seen[looks]; twice || looks == "" {
				t.Errorf("%q looks as %q does: %s", outcomes, other, looks)
			}
			seen[looks] = outcomes
		}
	}
}
