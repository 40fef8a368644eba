package setup_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/bots"
	"engawa/rules/games"
	"engawa/rules/homeworlds"
	"engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/setup"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

func yokai() rules.Game {
	g, _ := games.Find("yokai")
	return g
}

func desktopWindow() stagetest.Window { return stagetest.Windows()[0] }
func phone() stagetest.Window         { return stagetest.Windows()[1] }

func enter(t *testing.T, svc *stage.Services, w stagetest.Window) *stagetest.Player {
	t.Helper()
	return stagetest.Enter(t, svc, setup.New(svc, yokai()), w)
}

func TestAMatchBeginsAsItIsAgreed(t *testing.T) {
	for name, use := range map[string]func(p *stagetest.Player, key string){
		"mouse":  func(p *stagetest.Player, key string) { p.Click(key) },
		"finger": func(p *stagetest.Player, key string) { p.Tap(key) },
		"keys":   func(p *stagetest.Player, key string) { p.GoTo(key); p.Press(input.Confirm) },
	} {
		svc, nav := newServices(lang.English)
		p := enter(t, svc, phone())
		for _, key := range []string{
			"seat0.computer", "seat0.level.more", "seat1.human", "option.rules.1", "option.start.2", "option.handicap.more", "begin",
		} {
			for p.Page().Find(key) == nil {
				use(p, "more")
			}
			use(p, key)
		}
		if nav.Last() != "table" {
			t.Fatalf("%s: the navigator led %q, want to the table", name, nav.Way)
		}
		m := nav.Match
		got := m.Setup.Options
		if got["rules"] != "dobutsu" || got["start"] != "1" || got["handicap"] != "first gives chick" {
			t.Errorf("%s: the options are %v", name, got)
		}
		players, levels := table.Players(m), bots.Levels(yokai())
		if next := levels[1].Name; players[0].Bot != next || players[1].Bot != "" || players[0].Name != "Nezu" {
			t.Errorf("%s: the players are %v, want a bot of level %s and a person", name, players, next)
		}
		if m.Tags[lang.TagSkin] != string(lang.Animals) {
			t.Errorf("%s: the look is %q, want that of the rules", name, m.Tags[lang.TagSkin])
		}
		if m.State().Actors().Has(rules.Nature) {
			t.Errorf("%s: chance has not been settled", name)
		}
		if nav.ID != "yokai-1" {
			t.Errorf("%s: the id is %q", name, nav.ID)
		}
	}
}

func TestTheLastSetupIsRemembered(t *testing.T) {
	svc, _ := newServices(lang.English)
	p := enter(t, svc, desktopWindow())
	p.Click("seat0.name")
	p.Press(input.Erase, input.Erase, input.Erase)
	p.Type("Zoé")
	p.Click("seat1.level.more")
	next := p.Find("seat1.level").Value
	choose(p, "option.skin.1", "option.attackedTry.1")
	p.Click("begin")
	svc.Settings.Muted = true
	svc.OnChange() // other settings must not forget it
	p = enter(t, svc, desktopWindow())
	if name := p.Find("seat0.name").Value; name != "Zoé" {
		t.Errorf("the first player is called %q, want Zoé", name)
	}
	for _, key := range []string{"option.skin.1", "option.attackedTry.1", "option.rules.0", "seat1.computer"} {
		if !isChosen(p, key) {
			t.Errorf("%s is not chosen any more", key)
		}
	}
	if level := p.Find("seat1.level").Value; level != next {
		t.Errorf("the level is %q, want %q", level, next)
	}
}

func TestTheLookFollowsTheRulesUntilItIsChosen(t *testing.T) {
	svc, _ := newServices(lang.English)
	p := enter(t, svc, desktopWindow())
	if choose(p, "option.rules.1"); !isChosen(p, "option.skin.1") {
		t.Error("animal chess does not bring the animals")
	}
	if choose(p, "option.rules.0"); !isChosen(p, "option.skin.0") {
		t.Error("the forest does not bring the spirits back")
	}
	if choose(p, "option.skin.1", "option.rules.0"); !isChosen(p, "option.skin.1") {
		t.Error("the animals that were chosen are gone")
	}
}

// Beside the look of the pieces stands whether those of the other side face their owner: it is the setting itself.
func TestPiecesMayFaceTheirOwner(t *testing.T) {
	svc, _ := newServices(lang.English)
	p := enter(t, svc, desktopWindow())
	if !isChosen(p, "option.facing.0") {
		t.Error("pieces are turned from the start")
	}
	if choose(p, "option.facing.1"); !isChosen(p, "option.facing.1") || !svc.Settings.FaceAcross || !svc.Store.Settings().FaceAcross {
		t.Error("pieces do not face their owner, or it is not kept")
	}
	if choose(p, "option.facing.0"); svc.Settings.FaceAcross {
		t.Error("pieces stay turned")
	}
}

func TestATryInDangerMeansNothingInAnimalChess(t *testing.T) {
	svc, nav := newServices(lang.English)
	p := enter(t, svc, desktopWindow())
	choose(p, "option.attackedTry.1", "option.rules.1")
	if find(p, "option.attackedTry"); p.Page().Find("option.attackedTry") != nil {
		t.Error("the option is shown although it has no effect")
	}
	p.Click("begin")
	if got := nav.Match.Setup.Options["attackedTry"]; got != "survive" {
		t.Errorf("the option is %q, want its first value", got)
	}
}

func TestSeatsAreSwapped(t *testing.T) {
	svc, _ := newServices(lang.English)
	p := enter(t, svc, phone())
	p.Tap("swap")
	if p.Find("seat0.name").Value != "Chun" || !p.Find("seat0.computer").On || !p.Find("seat1.human").On {
		t.Error("the players have not changed places")
	}
}

func TestNames(t *testing.T) {
	svc, nav := newServices(lang.English)
	p := enter(t, svc, phone())
	p.Tap("seat0.another")
	if name := p.Find("seat0.name").Value; name != "Hana" {
		t.Errorf("the next name is %q, want Hana", name)
	}
	p.Tap("seat1.name")
	p.Press(input.Erase, input.Erase, input.Erase, input.Erase, input.Erase)
	p.Tap("begin")
	if got := table.Players(nav.Match)[1].Name; got != "Chun" {
		t.Errorf("a computer player without a name is called %q, want Chun", got)
	}
	svc, _ = newServices(lang.English)
	p = enter(t, svc, desktopWindow())
	p.Click("seat0.name")
	p.Type(strings.Repeat("m", 40))
	if n := len([]rune(p.Find("seat0.name").Value)); n != store.MaxPlayerName {
		t.Errorf("a name has %d letters, want at most %d", n, store.MaxPlayerName)
	}
}

func TestLettersInANameAreNoCommands(t *testing.T) {
	svc, nav := newServices(lang.English)
	p := enter(t, svc, desktopWindow())
	p.Click("seat0.name")
	p.Do(func(s *input.Script) { s.Type("b") })
	svc.Stack.Update(&input.Frame{TypedRunes: []rune{'b'}, Letters: []input.Action{input.Rules}})
	if len(nav.Way) > 0 {
		t.Errorf("a letter led %q", nav.Way)
	}
}

func TestBackLeavesTheNameBeforeThePage(t *testing.T) {
	svc, nav := newServices(lang.English)
	p := enter(t, svc, desktopWindow())
	p.Click("seat0.name")
	p.Press(input.Back)
	if len(nav.Way) > 0 {
		t.Fatalf("the first press led %q", nav.Way)
	}
	p.Press(input.Back)
	if nav.Last() != "shelf" {
		t.Errorf("the second press led to %q, want the shelf", nav.Last())
	}
}

func TestWaysOut(t *testing.T) {
	svc, nav := newServices(lang.English)
	p := enter(t, svc, phone())
	p.Tap("rules")
	p.Tap("back")
	p.Press(input.Back)
	if got := strings.Join(nav.Way, ", "); got != "book yokai spirits, shelf, shelf" {
		t.Errorf("the navigator led %s", got)
	}
}

func TestBackLeadsToThePageBefore(t *testing.T) {
	svc, nav := newServices(lang.English)
	p := enter(t, svc, phone())
	p.Tap("more")
	p.Tap("back")
	p.Tap("more")
	p.Press(input.Back)
	if len(nav.Way) > 0 || p.Page().Find("seat0.name") == nil {
		t.Errorf("the navigator led %q", nav.Way)
	}
}

// A default is told only where another value is chosen.
func TestADefaultIsToldWhereAnotherValueIsChosen(t *testing.T) {
	svc, _ := newServices(lang.English)
	p := enter(t, svc, desktopWindow())
	p.Click("more")
	if shows(svc, "Default: Spirits") {
		t.Error("the default is told beside itself")
	}
	if p.Click("option.skin.1"); !shows(svc, "Default: Spirits") {
		t.Error("the default is not told beside another value")
	}
}

func TestEveryOptionCanBeReachedInEveryWindow(t *testing.T) {
	for _, w := range stagetest.Windows() {
		svc, _ := newServices(lang.French)
		p := enter(t, svc, w)
		seen := visitPages(p)
		for _, key := range []string{"rules", "skin", "attackedTry", "start", "handicap"} {
			if seen["option."+key] == nil {
				t.Errorf("%s: no page shows %s", w.Name, key)
			}
		}
	}
}

func TestSetupFitsEveryWindow(t *testing.T) {
	for _, tag := range append(lang.Tags(), lang.Pseudo) {
		for _, w := range stagetest.Windows() {
			t.Run(string(tag)+" "+w.Name, func(t *testing.T) {
				svc, _ := newServices(tag)
				p := enter(t, svc, w)
				p.CheckScreen()
				p.Click("seat0.computer", "seat0.level.less")
				if p.Page().Find("option.rules.1") != nil {
					p.Click("option.rules.1")
				}
				p.CheckScreen()
				for range 2 {
					if p.Page().Find("more") != nil {
						p.Click("more")
						p.CheckScreen()
					}
				}
			})
		}
	}
}

func TestTheLongestHandicapFits(t *testing.T) {
	for _, tag := range append(lang.Tags(), lang.Pseudo) {
		for _, w := range stagetest.Windows() {
			t.Run(string(tag)+" "+w.Name, func(t *testing.T) {
				svc, _ := newServices(tag)
				p := enter(t, svc, w)
				for p.Page().Find("option.handicap") == nil {
					p.Click("more")
				}
				for !p.Find("option.handicap.more").Off {
					p.Click("option.handicap.more")
				}
				p.CheckScreen()
			})
		}
	}
}

func TestTwoToSixPlayersFitEveryWindow(t *testing.T) {
	for _, tag := range lang.Tags() {
		for _, w := range stagetest.Windows() {
			for n := 2; n <= homeworlds.MaxSeats; n++ {
				t.Run(fmt.Sprint(tag, " ", w.Name, " ", n), func(t *testing.T) {
					svc, nav := newServices(tag)
					p := stagetest.Enter(t, svc, setup.New(svc, homeworlds.Game{}), w)
					p.Click(fmt.Sprint("count.", n-2))
					seen := visitPages(p)
					for seat := range n {
						if key := fmt.Sprintf("seat%d.name", seat); seen[key] == nil {
							t.Errorf("%s is on no page", key)
						}
					}
					for _, o := range (homeworlds.Game{}).Info().Options {
						visible := seen["option."+o.Key] != nil
						want := n > 2 || o.Key != homeworlds.OptWin && o.Key != homeworlds.OptSets
						if o.Key == homeworlds.OptSets && n == 4 {
							want = false // five pieces of each kind either way
						}
						if visible != want {
							t.Errorf("the option %s is shown: %v", o.Key, visible)
						}
					}
					p.Click("begin")
					if m := nav.Match; m == nil || m.State().Seats() != n {
						t.Errorf("no match of %d players begins", n)
					}
				})
			}
		}
	}
}

func TestTheSetupOfLandsFitsEveryWindow(t *testing.T) {
	for _, tag := range append(lang.Tags(), lang.Pseudo) {
		for _, w := range stagetest.Windows() {
			for n := honshu.MinSeats; n <= honshu.MaxSeats; n++ {
				t.Run(fmt.Sprint(tag, " ", w.Name, " ", n), func(t *testing.T) {
					svc, nav := newServices(tag)
					p := stagetest.Enter(t, svc, setup.New(svc, honshu.Game{}), w)
					for range honshu.MaxSeats {
						if !p.Find("count.less").Off {
							p.Click("count.less")
						}
					}
					for range n - honshu.MinSeats {
						p.Click("count.more")
					}
					seen := visitPages(p)
					for _, o := range (honshu.Game{}).Info().Options {
						if seen["option."+o.Key] == nil {
							t.Errorf("the option %s is on no page", o.Key)
						}
					}
					p.Click("begin")
					if m := nav.Match; m == nil || m.State().Seats() != n {
						t.Errorf("no match of %d players begins", n)
					}
				})
			}
		}
	}
}

func TestWhatOnlyADuelKnowsIsGreyOtherwise(t *testing.T) {
	svc, nav := newServices(lang.English)
	p := stagetest.Enter(t, svc, setup.New(svc, honshu.Game{}), desktopWindow())
	reach := func(key string) {
		for range 4 { // pages at most
			if p.Page().Find(key) == nil {
				p.Click("more")
			}
		}
	}
	for !p.Find("count.less").Off {
		p.Click("count.less")
	}
	reach("option.steal.1")
	p.Click("option.steal.1")
	if c := p.Find("option.steal.1"); c.Off || !c.On {
		t.Fatal("two who play tricks cannot choose when to pay")
	}
	reach("option.selection.1")
	p.Click("option.selection.1")
	reach("option.steal.1")
	p.Click("option.steal.0")
	if c := p.Find("option.steal.0"); !c.Off || c.On {
		t.Error("in a draft it can be chosen")
	}
	if want := svc.Words.OptionIdle("honshu", honshu.OptSteal); !shows(svc, want) {
		t.Errorf("%q is not told", want)
	}
	p.Click("begin")
	if got := nav.Match.Setup.Options[honshu.OptSteal]; got != "before" {
		t.Errorf("the match has the option %q, which it does not know", got)
	}
}

// shows reports whether the screen says the sentence, on one line or several.
func shows(svc *stage.Services, sentence string) bool {
	c, trace := canvas.NewTrace(1280, 800, 1)
	svc.Stack.Top().Draw(c)
	return strings.Contains(strings.Join(trace.Texts(), " "), sentence)
}

// TestEveryOptionIsExplained wants the sentence about an option where the focus is, and about the number of players.
func TestEveryOptionIsExplained(t *testing.T) {
	svc, _ := newServices(lang.English)
	p := stagetest.Enter(t, svc, setup.New(svc, homeworlds.Game{}), desktopWindow())
	if !shows(svc, "Your first game? “Learn to play” takes ") {
		t.Error("the lesson is not proposed at first")
	}
	p.Click("count.1", "count.0")
	if want := svc.Words.PlayersHint("homeworlds", 2); !strings.Contains(want, "recommends four") || !shows(svc, want) {
		t.Errorf("%q is not told of two players", want)
	}
	p.Click("count.2")
	if want := svc.Words.PlayersHint("homeworlds", 4); want == "" || !shows(svc, want) {
		t.Errorf("%q is not told after four players were chosen", want)
	}
	explained := 0
	for _, o := range (homeworlds.Game{}).Info().Options {
		for range 4 { // pages at most
			if p.Page().Find("option."+o.Key) == nil && p.Page().Find("more") != nil {
				p.Click("more")
			}
		}
		control := "option." + o.Key + ".0"
		if p.Page().Find(control) == nil {
			continue // an option that says nothing with four, or whose values are stepped through
		}
		p.GoTo(control)
		if want := svc.Words.OptionHint("homeworlds", o.Key, o.Default); !shows(svc, want) {
			t.Errorf("%s: %q is not told", o.Key, want)
		}
		explained++
	}
	if explained < 5 { // all but the pieces, the same either way with four, and who begins
		t.Errorf("only %d options are explained", explained)
	}
}

// TestTwoAndFourPlayersAreOnePressAway holds that Homeworlds offers the duel and the four players of its rule sheet
// alike, in every window, each in words.
func TestTwoAndFourPlayersAreOnePressAway(t *testing.T) {
	for _, tag := range lang.Tags() {
		for _, w := range stagetest.Windows() {
			svc, _ := newServices(tag)
			p := stagetest.Enter(t, svc, setup.New(svc, homeworlds.Game{}), w)
			two, four := p.Find("count.0"), p.Find("count.2")
			if two.Rect.Y != four.Rect.Y || math.Abs(two.Rect.W-four.Rect.W) > 1e-9 || two.Off || four.Off || !two.On || four.On {
				t.Errorf("%s %s: two players %+v, four players %+v, want equal places and two chosen", tag, w.Name, two.Rect, four.Rect)
			}
			p.Click("count.2")
			four = p.Find("count.2")
			if want := svc.Words.T(lang.ShelfPlayers, lang.Count("n", 4)); !four.On || four.Name != want {
				t.Errorf("%s %s: after the press four players are chosen: %v, called %q, want %q", tag, w.Name, four.On, four.Name, want)
			}
		}
	}
}

func TestPlayersComeAndGo(t *testing.T) {
	svc, nav := newServices(lang.English)
	svc.Store = store.Open(&store.Memory{}, func(string) (rules.Game, bool) { return homeworlds.Game{}, true })
	p := stagetest.Enter(t, svc, setup.New(svc, homeworlds.Game{}), desktopWindow())
	p.Click("count.2", "seat2.human", "count.1", "count.2", "count.1", "begin")
	players := table.Players(nav.Match)
	if len(players) != 3 || players[2].Bot != "" || players[1].Bot == "" {
		t.Fatalf("the players are %v, want a person, the computer and a person", players)
	}
	names := map[string]bool{}
	for _, player := range players {
		names[player.Name] = true
	}
	if len(names) != 3 {
		t.Errorf("two are called alike: %v", players)
	}
	p = stagetest.Enter(t, svc, setup.New(svc, homeworlds.Game{}), desktopWindow())
	if p.Page().Find("seat2.name") == nil || p.Page().Find("seat3.name") != nil {
		t.Error("the number of players is not remembered")
	}
	p.Click("count.0", "begin")
	if n := len(table.Players(nav.Match)); n != 2 {
		t.Errorf("with the fewest players a game of %d begins, want 2", n)
	}
}

// TestWhoPlaysIsInWordsOnTheSmallestWindow wants the choice of who plays in words where a level stands below it, too, and
// large enough for a finger.
func TestWhoPlaysIsInWordsOnTheSmallestWindow(t *testing.T) {
	svc, _ := newServices(lang.English)
	p := enter(t, svc, stagetest.Windows()[2])
	human := svc.Words.T(lang.SetupHuman)
	for _, level := range []bool{false, true} {
		if level {
			p.Click("seat0.computer")
		}
		if !shows(svc, human) {
			t.Errorf("with a level: %v: a row does not say %q", level, human)
		}
		if r := p.Page().Find("seat0.human").Rect; r.W < 44 || r.H < 40 {
			t.Errorf("with a level: %v: the choice is %v large", level, r)
		}
	}
}
