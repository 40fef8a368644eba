package setup_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/forhonor"
	"engawa/rules/homeworlds"
	"engawa/rules/honshu"
	"engawa/scenes/lang"
	"engawa/scenes/setup"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/ui"
)

// manyLevels returns so many levels, of all titles, with their strengths.
func manyLevels(n int) (levels []bot.Level) {
	titles := bot.Titles()
	for k := range n {
		levels = append(levels, bot.Level{Name: strconv.Itoa(k + 1), Title: titles[k*len(titles)/n], Elo: 400 + 130*k})
	}
	return levels
}

// TestNothingOverflows lays all pages out with the fewest players and the most, with as many levels as titles, in all windows,
// with words of all sizes and for both hands.
func TestNothingOverflows(t *testing.T) {
	for _, g := range []rules.Game{yokai(), homeworlds.Game{}, honshu.Game{}, forhonor.Game{}} {
		info := g.Info()
		for _, tag := range append(lang.Tags(), lang.Pseudo) {
			for _, n := range []int{info.MinSeats, info.MaxSeats} {
				svc, _ := newServices(tag)
				svc.Settings.LeftHanded = tag == lang.French
				s := setup.New(svc, g).Offer(manyLevels(len(bot.Titles())))
				svc.Stack.Push(s)
				for name, view := range stagetest.Views() {
					for _, text := range []float64{1, 1.25, 1.5, 2} {
						view.Text = text
						svc.Stack.Arrange(view)
						s.SetCount(n)
						for page := range maxPanels {
							s.Turn(page)
							if list := s.Tree().Overflows; len(list) > 0 {
								t.Errorf("%s, %s, %d players, %s, words %v, page %d: no room for %q", info.ID, tag, n, name, text, page, list)
							}
							checkApart(t, fmt.Sprintf("%s, %s, %d players, %s, words %v, page %d", info.ID, tag, n, name, text, page), s)
						}
					}
				}
			}
		}
	}
}

// TestManyPlayersLeaveRoomForTheMainOption wants the choice of cards on the first page of an upright phone with five players.
func TestManyPlayersLeaveRoomForTheMainOption(t *testing.T) {
	for _, tag := range lang.Tags() {
		svc, _ := newServices(tag)
		s := setup.New(svc, honshu.Game{}).Offer(manyLevels(len(bot.Titles())))
		svc.Stack.Push(s)
		svc.Stack.Arrange(stagetest.Views()["390x844"])
		s.SetCount(honshu.Game{}.Info().MaxSeats)
		there := slices.ContainsFunc(s.Page().Controls(), func(c *ui.Control) bool { return strings.HasPrefix(c.Key, "option."+honshu.OptSelection) })
		if !there {
			t.Errorf("%s: the choice of cards is not on the first page", tag)
		}
	}
}

// checkApart wants everything that can be pressed inside of the room and apart from everything else.
func checkApart(t *testing.T, where string, s *setup.Scene) {
	t.Helper()
	var list []*ui.Control
	for _, c := range s.Page().Controls() {
		if c.Role == ui.RoleText || c == s.Page().Extra() {
			continue
		}
		list = append(list, c)
		if !c.Rect.Within(s.Room()) {
			t.Errorf("%s: %s at %.0f is outside of %.0f", where, c.Key, c.Rect, s.Room())
		}
		for _, other := range list[:len(list)-1] {
			if other.Rect.Inset(0.5).Overlaps(c.Rect.Inset(0.5)) {
				t.Errorf("%s: %s at %.0f and %s at %.0f overlap", where, c.Key, c.Rect, other.Key, other.Rect)
			}
		}
	}
}
