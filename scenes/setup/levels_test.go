package setup_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/forhonor"
	"engawa/rules/games"
	"engawa/scenes/canvas"
	"engawa/scenes/lang"
	"engawa/scenes/setup"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

func TestLevelsEndAtBothEnds(t *testing.T) {
	svc, _ := newServices(lang.English)
	p := enter(t, svc, desktopWindow())
	levels := bots.Levels(yokai())
	for range levels {
		p.Click("seat1.level.more")
	}
	last := levels[len(levels)-1].Title
	if got := p.Find("seat1.level").Value; got != svc.Words.Level(last) || !p.Find("seat1.level.more").Off {
		t.Errorf("the strongest level is %q, want %q", got, last)
	}
	for range levels {
		p.Click("seat1.level.less")
	}
	if got := p.Find("seat1.level").Value; got != svc.Words.Level(levels[0].Title) || !p.Find("seat1.level.less").Off {
		t.Errorf("the easiest level is %q, want %q", got, levels[0].Title)
	}
}

// TestAFirstMatchIsEasy wants the easiest level, the lesson, and what makes the match short to be proposed for the first
// match of every game, and the level "2" and nothing of that once one is finished.
func TestAFirstMatchIsEasy(t *testing.T) {
	for _, g := range games.All() {
		id, info := g.Info().ID, g.Info()
		svc, nav := newServices(lang.English)
		svc.Settings.Name = "Hana"
		p := stagetest.Enter(t, svc, setup.New(svc, g), desktopWindow())
		if !shows(svc, "Your first game?") {
			t.Errorf("%s: the lesson is not proposed", id)
		}
		p.Click("begin")
		players := table.Players(nav.Match)
		if players[0].Name != "Hana" || players[1].Name == "Hana" || players[1].Bot != bots.Levels(g)[0].Name {
			t.Errorf("%s: the players are %+v, want Hana and the easiest computer", id, players)
		}
		for key, value := range info.First {
			if got := nav.Match.Setup.Options[key]; got != value {
				t.Errorf("%s: %s is %q, want %q", id, key, got, value)
			}
		}

		svc, _ = newServices(lang.English)
		m := nav.Match
		m.Note(0, rules.NoteResign, "")
		if _, err := svc.Store.SaveMatch(svc.Store.NewMatch(id), m, 1); err != nil {
			t.Fatal(err)
		}
		stagetest.Enter(t, svc, setup.New(svc, g), desktopWindow())
		if shows(svc, "Your first game?") {
			t.Errorf("%s: the lesson is proposed after a match", id)
		}
	}
}

// TestTheUsualLevelIsLevel2 wants the level "2" for computer players of somebody who has finished a match, in every game.
func TestTheUsualLevelIsLevel2(t *testing.T) {
	for _, g := range games.All() {
		svc, nav := newServices(lang.English)
		p := stagetest.Enter(t, svc, setup.New(svc, g), desktopWindow())
		p.Click("begin")
		m := nav.Match
		svc, nav = newServices(lang.English)
		m.Note(0, rules.NoteResign, "")
		if _, err := svc.Store.SaveMatch(svc.Store.NewMatch(g.Info().ID), m, 1); err != nil {
			t.Fatal(err)
		}
		p = stagetest.Enter(t, svc, setup.New(svc, g), desktopWindow())
		p.Click("begin")
		if players := table.Players(nav.Match); players[0].Bot != "" || players[1].Bot != "2" {
			t.Errorf("%s: the players are %+v, want a person and the level 2", g.Info().ID, players)
		}
	}
}

// keepResults keeps a result for each letter: w for a match won against the level, l for one lost.
func keepResults(t *testing.T, svc *stage.Services, game, level, outcomes string) {
	t.Helper()
	for k, o := range outcomes {
		r := store.MatchResult{Game: game, At: int64(k), Outcome: store.Won, Beaten: []string{level}}
		if o == 'l' {
			r.Outcome, r.Beaten, r.Better = store.Lost, nil, []string{level}
		}
		if err := svc.Store.AddResult(fmt.Sprint(game, "-", level, "-", k), r); err != nil {
			t.Fatal(err)
		}
	}
}

// TestTheLevelOfAnEvenMatchIsProposed wants it for computer players that nobody has chosen, with the reason.
func TestTheLevelOfAnEvenMatchIsProposed(t *testing.T) {
	const climbs, stays = "“Gentle” is about your strength: you won 3 of 3 games against “Beginner”.", "“Casual” is about your strength: you won 2 of 4 games against it."
	for _, tt := range []struct{ level, outcomes, want, why string }{
		{"1", "ww", "2", ""}, {"1", "www", "2.2", climbs}, {"2.4", "wlwl", "2.4", stays}, {"99", "wwwww", "2", ""},
	} {
		svc, nav := newServices(lang.English)
		keepResults(t, svc, "yokai", tt.level, tt.outcomes)
		p := enter(t, svc, desktopWindow())
		if shows(svc, "about your strength") != (tt.why != "") || tt.why != "" && !shows(svc, tt.why) {
			t.Errorf("%s of level %s: the page does not say %q", tt.outcomes, tt.level, tt.why)
		}
		detail := p.Find("seat1.level.detail")
		if yours := svc.Words.T(lang.RecordYours); (detail.Value == yours) != (tt.why != "") {
			t.Errorf("%s of level %s: of the level is said %q", tt.outcomes, tt.level, detail.Value)
		}
		if p.Click("seat1.level.detail"); tt.why != "" && !strings.HasSuffix(nav.Last(), "\n\n"+tt.why+"\n\n"+svc.Words.T(lang.SetupStrengthIs)) {
			t.Errorf("%s of level %s: a press leads to %q", tt.outcomes, tt.level, nav.Last())
		}
		if p.Click("begin"); table.Players(nav.Match)[1].Bot != tt.want {
			t.Errorf("%s of level %s: level %s plays, want %s", tt.outcomes, tt.level, table.Players(nav.Match)[1].Bot, tt.want)
		}
	}
}

// TestAChosenLevelStays wants the level of the last time, whatever is proposed, and the proposal marked where it is met.
func TestAChosenLevelStays(t *testing.T) {
	svc, nav := newServices(lang.English)
	keepResults(t, svc, "yokai", "1", "www")
	players := []store.Player{{Name: "Aki"}, {Name: "Hana", Level: "2"}}
	if err := svc.Store.SetLastSetup("yokai", store.GameSetup{Players: players}); err != nil {
		t.Fatal(err)
	}
	p := enter(t, svc, desktopWindow())
	if yours := svc.Words.T(lang.RecordYours); p.Find("seat1.level.detail").Value == yours || !shows(svc, "“Gentle” is about your strength: you won 3 of 3 games against “Beginner”.") {
		t.Error("the level of the last time is marked, or nothing is proposed")
	}
	if p.Click("seat1.level.more"); p.Find("seat1.level.detail").Value != svc.Words.T(lang.RecordYours) {
		t.Error("the proposed level is not marked")
	}
	if p.Click("seat1.level.less", "begin"); table.Players(nav.Match)[1].Bot != "2" {
		t.Errorf("level %s plays", table.Players(nav.Match)[1].Bot)
	}
}

// TestLevelsAreRememberedByName recalls set-ups with the names of levels, and with some that no level has.
func TestLevelsAreRememberedByName(t *testing.T) {
	remembered := map[string]string{"": "", "1.999": "2", "99": "2", "shogun": "2"}
	for _, level := range bots.Levels(yokai()) {
		remembered[level.Name] = level.Name
	}
	for kept, want := range remembered {
		svc, nav := newServices(lang.English)
		players := []store.Player{{Name: "Aki"}, {Name: "Hana", Level: kept}}
		if err := svc.Store.SetLastSetup("yokai", store.GameSetup{Players: players}); err != nil {
			t.Fatal(err)
		}
		p := enter(t, svc, desktopWindow())
		p.Click("begin")
		if got := table.Players(nav.Match)[1].Bot; got != want {
			t.Errorf("with the level %q kept, %q plays, want %q", kept, got, want)
		}
		last, _ := svc.Store.LastSetup("yokai")
		if got := last.Players[1].Level; got != want {
			t.Errorf("with the level %q kept, %q is kept next, want %q", kept, got, want)
		}
	}
}

// scale returns levels with all titles, whose strengths are so far apart.
func scale(apart int) (levels []bot.Level) {
	for k, title := range bot.Titles() {
		levels = append(levels, bot.Level{Name: strconv.Itoa(k + 1), Title: title, Elo: (k + 1) * apart})
	}
	return levels
}

// TestStrengthStandsBelowTheLevel wants the number beside the word, drawn, narrated for screen readers, and explained.
func TestStrengthStandsBelowTheLevel(t *testing.T) {
	svc, nav := newServices(lang.English)
	p := stagetest.Enter(t, svc, setup.New(svc, forhonor.Game{}).Offer(scale(200)), desktopWindow())
	for _, step := range []struct{ press, word, number string }{{"more", "Novice", "Level 2 of 16"}, {"more", "Gentle", "Level 3 of 16"}, {"less", "Novice", "Level 2 of 16"}} {
		p.Click("seat1.level." + step.press)
		if got := p.Find("seat1.level.detail"); got.Name != step.number {
			t.Errorf("the strength is told as %q, want %s", got.Name, step.number)
		}
		if lines := textIn(drawnText(svc), p.Find("seat1.level")); fmt.Sprint(lines) != fmt.Sprint([]string{step.word, step.number}) {
			t.Errorf("the level shows %q, want %q and %q", lines, step.word, step.number)
		}
	}
	if who := svc.Words.Who("Novice"); !shows(svc, who) {
		t.Errorf("while the level is chosen, %q is not told", who)
	}
	p.Click("seat1.level.detail")
	means := svc.Words.T(lang.SetupStrengthIs)
	if !shows(svc, means) {
		t.Errorf("while the strength is looked at, %q is not told", means)
	}
	if nav.Last() != "tell "+svc.Words.Who("Novice")+" "+svc.Words.T(lang.SetupElo, lang.Text("n", "400"))+"\n\n"+means {
		t.Errorf("pressing the number leads to %q", nav.Last())
	}
}

// TestWithoutAStrengthNoNumberStands wants the word alone where the ladder has not been played.
func TestWithoutAStrengthNoNumberStands(t *testing.T) {
	svc, _ := newServices(lang.English)
	p := stagetest.Enter(t, svc, setup.New(svc, forhonor.Game{}).Offer(scale(0)), desktopWindow())
	p.Click("seat1.level.more")
	if p.Page().Find("seat1.level.detail") != nil || shows(svc, svc.Words.T(lang.SetupStrengthIs)) {
		t.Error("a number is told of that is not known")
	}
}

// TestStrengthsFitEveryWindow wants every level with its number, whole, in every window, with few players and many,
// also where words are large.
func TestStrengthsFitEveryWindow(t *testing.T) {
	for _, tag := range lang.Tags() {
		for _, w := range stagetest.Windows() {
			for _, seats := range []int{2, 8} {
				for _, text := range []int{100, 200} {
					t.Run(fmt.Sprint(tag, " ", w.Name, " ", seats, " ", text), func(t *testing.T) {
						svc, _ := newServices(tag)
						p := stagetest.Enter(t, svc, setup.New(svc, forhonor.Game{}).Offer(scale(190)), w)
						svc.Settings.TextSize = text
						svc.OnChange()
						for range seats - 2 {
							p.Click("count.more")
						}
						seen := map[string]bool{}
						for range maxPanels {
							p.CheckScreen()
							for _, c := range p.Page().Controls() {
								if _, level := strings.CutSuffix(c.Key, ".level"); level && !seen[c.Key] {
									seen[c.Key] = true
									checkLevels(t, svc, p, c.Key)
								}
							}
							if p.Page().Find("more") == nil {
								break
							}
							p.Click("more")
						}
						if len(seen) != seats-1 {
							t.Errorf("the levels of %d players are seen, want %d", len(seen), seats-1)
						}
					})
				}
			}
		}
	}
}

// checkLevels looks at all levels in a stepper: each stands there in one line above its strength.
func checkLevels(t *testing.T, svc *stage.Services, p *stagetest.Player, key string) {
	t.Helper()
	for range bot.Titles() {
		p.Click(key + ".more")
		level, strength := p.Find(key), p.Find(key+".detail")
		if lines := textIn(drawnText(svc), strength); fmt.Sprint(lines) != fmt.Sprint([]string{level.Value, strength.Name}) {
			t.Errorf("%s shows %q, want %q and %q", key, lines, level.Value, strength.Name)
		}
	}
	p.CheckScreen()
}

// drawnText lists the lines of text on the top scene.
func drawnText(svc *stage.Services) []canvas.Stroke {
	view := svc.Stack.Room()
	c, trace := canvas.NewTrace(view.Area.W, view.Area.H, view.Scale)
	svc.Stack.Top().Draw(c)
	return trace.Strokes
}

// textIn returns the lines of text that lie in a control.
func textIn(strokes []canvas.Stroke, c *ui.Control) (lines []string) {
	for _, s := range strokes {
		if text, ok := s.Text(); ok && c.Rect.Contains(s.Box.Centre()) {
			lines = append(lines, text)
		}
	}
	return lines
}

func TestFlamesRiseWithTheLevel(t *testing.T) {
	for levels, want := range map[int]string{1: "1", 2: "15", 5: "12345", 7: "1223445", 13: "1122233344455"} {
		got := ""
		for at := range levels {
			got += strconv.Itoa(setup.Flames(at, levels))
		}
		if got != want {
			t.Errorf("%d levels have the flames %s, want %s", levels, got, want)
		}
	}
}
