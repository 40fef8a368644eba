package shelf_test

import (
	"slices"
	"strings"
	"testing"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/games"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/shelf"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// keep puts a match between Aki and a computer player into the store, played at the given time.
func keep(t *testing.T, svc *stage.Services, at int64, moves ...string) store.MatchID {
	t.Helper()
	return keepAgainst(t, svc, "3", at, moves...)
}

// keepAgainst is keep with the name of the computer player's level.
func keepAgainst(t *testing.T, svc *stage.Services, bot string, at int64, moves ...string) store.MatchID {
	t.Helper()
	g, _ := games.Find("yokai")
	m, err := rules.NewMatch(g, rules.Setup{Options: map[string]string{"start": "0"}}, 7)
	if err != nil {
		t.Fatal(err)
	}
	table.SetPlayers(m, []table.Player{{Name: "Aki"}, {Name: "Hana", Bot: bot}})
	m.Tags["skin"] = string(lang.Animals)
	for _, text := range moves {
		mv, err := m.ParseMove(m.State().Actors().String() + " " + text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Do(mv); err != nil {
			t.Fatal(err)
		}
	}
	id := svc.Store.NewMatch("yokai")
	if _, err := svc.Store.SaveMatch(id, m, at); err != nil {
		t.Fatal(err)
	}
	return id
}

func desktopWindow() stagetest.Window { return stagetest.Windows()[0] }
func phone() stagetest.Window         { return stagetest.Windows()[1] }

func TestTheBoxOpensByMouseFingerAndKeys(t *testing.T) {
	for name, open := range map[string]func(p *stagetest.Player){
		"mouse":  func(p *stagetest.Player) { p.Click("box.yokai") },
		"finger": func(p *stagetest.Player) { p.Tap("box.yokai") },
		"keys":   func(p *stagetest.Player) { p.GoTo("box.yokai"); p.Press(input.Confirm) },
	} {
		for _, w := range []stagetest.Window{desktopWindow(), phone()} {
			svc, nav := stagetest.NewServices(lang.English)
			open(stagetest.Enter(t, svc, shelf.New(svc), w))
			if nav.Last() != "setup yokai" {
				t.Errorf("%s on the %s: the navigator led %q, want to the setup", name, w.Name, nav.Way)
			}
		}
	}
}

func TestAGameThatIsNotThereSaysSo(t *testing.T) {
	svc, nav := stagetest.NewServices(lang.English)
	svc.Games = slices.DeleteFunc(slices.Clone(svc.Games), func(g rules.Game) bool { return g.Info().ID == "forhonor" })
	p := stagetest.Enter(t, svc, shelf.New(svc), desktopWindow())
	p.Click("box.forhonor")
	if !strings.Contains(nav.Last(), svc.Words.T(lang.ShelfSoon)) {
		t.Errorf("the navigator led %q, want a sentence that it is still to come", nav.Way)
	}
	if sounds := svc.Sound.(*audio.Recorder).Take(); len(sounds) != 1 || sounds[0] != audio.NotAllowed {
		t.Errorf("heard %v, want one soft knock", sounds)
	}
}

func TestContinueLeadsToTheMatchPlayedLast(t *testing.T) {
	svc, nav := stagetest.NewServices(lang.English)
	keep(t, svc, 1)
	newest := keep(t, svc, 3, "b2b3")
	keep(t, svc, 2)
	over := keep(t, svc, 9, "b2b3", "c4b3", "a1b2", "b3c2", "b2a3", "c2b1")
	p := stagetest.Enter(t, svc, shelf.New(svc), desktopWindow())
	if value := p.Find("continue").Value; !strings.HasPrefix(value, "1 move · Hana to move") {
		t.Errorf("the panel says %q, want one move and Hana's turn", value)
	}
	p.Press(input.Confirm) // the panel has the focus from the beginning
	if nav.Last() != "table" || nav.ID != newest {
		t.Errorf("the navigator led %q to %s, want to the table with %s (%s is over)", nav.Way, nav.ID, newest, over)
	}
}

// TestMatchesNameTheLevel wants the word for the computer's level beside its name, and a plain one for a level that the
// game has not.
func TestMatchesNameTheLevel(t *testing.T) {
	for bot, want := range map[string]string{"1": "Hana (Beginner)", "99": "Hana (Computer)", "": "Aki · Hana"} {
		svc, _ := stagetest.NewServices(lang.English)
		keepAgainst(t, svc, bot, 1, "b2b3")
		p := stagetest.Enter(t, svc, shelf.New(svc), desktopWindow())
		if value := p.Find("continue").Value; !strings.HasSuffix(value, want) {
			t.Errorf("against %q the panel says %q, want %q", bot, value, want)
		}
	}
}

func TestWithoutARunningMatchThereIsNoPanel(t *testing.T) {
	svc, _ := stagetest.NewServices(lang.English)
	p := stagetest.Enter(t, svc, shelf.New(svc), phone())
	for _, key := range []string{"continue", "matches"} {
		if p.Page().Find(key) != nil {
			t.Errorf("%q is shown although no match is kept", key)
		}
	}
	if c := p.Page().FocusedControl(); c == nil || c.Key != "box.honshu" {
		t.Errorf("the focus begins at %v, want the first box that can be opened", c)
	}
}

// TestTheRecordIsReachedFromTheList wants the way to how matches have ended above the list of matches, in every window,
// also where no match is kept any more.
func TestTheRecordIsReachedFromTheList(t *testing.T) {
	for _, tag := range lang.Tags() {
		for _, w := range stagetest.Windows() {
			for _, kept := range []int{0, 1, 12} {
				svc, nav := stagetest.NewServices(tag)
				if err := svc.Store.AddResult("yokai-a", store.MatchResult{Game: "yokai", Outcome: store.Shared}); err != nil {
					t.Fatal(err)
				}
				for k := range kept {
					keep(t, svc, int64(k))
				}
				p := stagetest.Enter(t, svc, shelf.New(svc), w)
				p.Click("matches")
				p.CheckScreen()
				if p.Click("record"); nav.Last() != "records" {
					t.Errorf("%s %s: with %d matches the way leads to %q", tag, w.Name, kept, nav.Last())
				}
			}
		}
	}
}

func TestAMatchIsDeletedOnlyAfterAsking(t *testing.T) {
	svc, nav := stagetest.NewServices(lang.English)
	first, second := keep(t, svc, 1), keep(t, svc, 2)
	p := stagetest.Enter(t, svc, shelf.New(svc), desktopWindow())
	p.Click("matches", "delete."+string(second))
	if nav.Yes == nil || len(svc.Store.Matches()) != 2 {
		t.Fatalf("%d matches are left before the answer, want 2 and a question", len(svc.Store.Matches()))
	}
	nav.Yes()
	if list := svc.Store.Matches(); len(list) != 1 || list[0].ID != first {
		t.Fatalf("left are %v, want only %s", list, first)
	}
	p.Press(input.Back)
	p.Click("continue")
	if nav.ID != first {
		t.Errorf("continued %s, want %s", nav.ID, first)
	}
}

func TestEveryMatchOfALongListCanBeReached(t *testing.T) {
	svc, nav := stagetest.NewServices(lang.English)
	for k := range 12 {
		keep(t, svc, int64(k))
	}
	p := stagetest.Enter(t, svc, shelf.New(svc), stagetest.Windows()[3])
	p.Click("matches")
	for range 12 {
		if p.Page().Find("match.yokai-1") != nil {
			break
		}
		p.Click("next")
	}
	p.Click("match.yokai-1")
	if nav.ID != "yokai-1" {
		t.Errorf("opened %q, want the oldest match", nav.ID)
	}
}

// What turns out to be damaged while the list is looked at is reported over it.
func TestTheListShowsWhatIsDamaged(t *testing.T) {
	svc, nav := stagetest.NewServices(lang.English)
	disk := &store.Memory{}
	svc.Store = store.Open(disk, games.Find)
	bad, good := keep(t, svc, 1), keep(t, svc, 2)
	p := stagetest.Enter(t, svc, shelf.New(svc), desktopWindow())
	p.Click("matches")
	if err := disk.Write("match-"+string(bad)+".json", []byte("{broken")); err != nil {
		t.Fatal(err)
	}
	p.Click("delete." + string(good))
	nav.Yes()
	svc.Stack.Update(&input.Frame{})
	if text := nav.Last(); !strings.HasPrefix(text, "tell ") || !strings.Contains(text, string(bad)) {
		t.Errorf("the way is %q", text)
	}
}

func TestTools(t *testing.T) {
	svc, nav := stagetest.NewServices(lang.English)
	p := stagetest.Enter(t, svc, shelf.New(svc), phone())
	p.Tap("language")
	if next := lang.English.Next(); svc.Words.Tag() != next || svc.Store.Settings().Lang != next {
		t.Errorf("the language is %s, kept as %s, want %s", svc.Words.Tag(), svc.Store.Settings().Lang, next)
	}
	p.Tap("sound")
	if !svc.Settings.Muted || p.Find("sound").Name != svc.Words.T(lang.ShelfMuted) {
		t.Error("the sound is not off, or its button does not tell")
	}
	for key, way := range map[string]string{"rules": "book yokai spirits", "settings": "settings", "help": "help"} {
		if p.Tap(key); nav.Last() != way {
			t.Errorf("%s led %q, want %q", key, nav.Last(), way)
		}
	}
}

// TestALanguageIsChosenOnEveryShelf holds that matches that are kept take its button from no window, and that where they
// leave no room for all, games are opened from their list.
func TestALanguageIsChosenOnEveryShelf(t *testing.T) {
	for _, w := range stagetest.Windows() {
		svc, nav := stagetest.NewServices(lang.French)
		for k := range 12 {
			keep(t, svc, int64(k))
		}
		p := stagetest.Enter(t, svc, shelf.New(svc), w)
		if p.Page().Find("language") == nil {
			t.Errorf("%s: there is no way to another language", w.Name)
		}
		if p.Page().Find("open") == nil {
			p.Tap("matches")
			p.CheckScreen()
		}
		if p.Tap("open"); nav.Last() != "open" {
			t.Errorf("%s: opening a game led %q", w.Name, nav.Last())
		}
	}
}

func TestShelfFitsEveryWindow(t *testing.T) {
	for _, tag := range append(lang.Tags(), lang.Pseudo) {
		for _, w := range stagetest.Windows() {
			if tag == lang.Pseudo && w.Name == "small" {
				continue // the smallest phone has room for a quarter more than English, as French takes, not for 40 %
			}
			for _, kept := range []int{0, 3} {
				t.Run(string(tag)+" "+w.Name, func(t *testing.T) {
					svc, _ := stagetest.NewServices(tag)
					for k := range kept {
						keep(t, svc, int64(k))
					}
					p := stagetest.Enter(t, svc, shelf.New(svc), w)
					p.CheckScreen()
					if kept > 0 {
						p.Click("matches")
						p.CheckScreen()
					}
				})
			}
		}
	}
}

// TestNothingOverflowsOnTheShelf lays the shelf out in every window, with and without a match to be continued, with words
// of the usual size and of twice that.
func TestNothingOverflowsOnTheShelf(t *testing.T) {
	for _, tag := range lang.Tags() {
		for _, w := range stagetest.Windows() {
			for _, text := range []float64{1, 2} {
				for _, kept := range []int{0, 1} {
					svc, _ := stagetest.NewServices(tag)
					for k := range kept {
						keep(t, svc, int64(k))
					}
					s, v := shelf.New(svc), w.View()
					v.Text = text
					s.Arrange(v.For(s))
					if o := s.Overflows(); len(o) > 0 {
						t.Errorf("%s %s, words %v times as large, %d matches: %v have no room", tag, w.Name, text, kept, o)
					}
				}
			}
		}
	}
}

func TestTheShelfRests(t *testing.T) {
	svc, _ := stagetest.NewServices(lang.English)
	s := shelf.New(svc)
	p := stagetest.Enter(t, svc, s, desktopWindow())
	moves := func(ticks int) bool {
		stale := false
		for range ticks {
			svc.Stack.Update(&input.Frame{})
			stale = stale || s.Stale()
			draw(s, svc.Stack.View())
		}
		return stale
	}
	p.Press(input.Next)
	draw(s, svc.Stack.View())
	if !moves(60) {
		t.Error("steam and chime do not move after a key has been pressed")
	}
	moves(21 * 60)
	if moves(60) {
		t.Error("the shelf still changes after 20 seconds without input")
	}
	svc.Settings.ReducedMotion = true
	p.Press(input.Next)
	moves(30)
	if moves(60) {
		t.Error("the shelf moves by itself although movement is reduced")
	}
}
