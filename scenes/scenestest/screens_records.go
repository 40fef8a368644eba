package scenestest

import (
	"strconv"

	"engawa/rules"
	"engawa/rules/honshu"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// recordScreens lists the pictures of the page that tells how matches have ended, and of what the set-up proposes by it.
func recordScreens() []Screen {
	kept := (*Driver).keepYokaiResults
	return []Screen{
		{"records", inOrder(kept, open(stage.Navigator.Records))},
		{"records-honshu", inOrder(kept, (*Driver).keepHonshuResults, open(stage.Navigator.Records))},
		{"records-none", open(stage.Navigator.Records)},
		{"records-matches", inOrder(kept, open(stage.Navigator.Shelf), press("matches"))},
		{"records-setup", inOrder(kept, openSetup("yokai"))},
	}
}

// keepYokaiResults keeps results of many matches of the 3x4 game, and the shortest of them as a match.
func (d *Driver) keepYokaiResults() error {
	m, err := YokaiMatch("mori", "spirits", []table.Player{{Name: "Aki", Bot: "2"}, {Name: "Hana"}}, ShortGame...)
	if err != nil {
		return err
	}
	id := d.Services.Store.NewMatch("yokai")
	if _, err := d.Services.Store.SaveMatch(id, m, 1); err != nil {
		return err
	}
	won := store.MatchResult{
		Game: "yokai", At: 150, Outcome: store.Won, Beaten: []string{"2"}, Moves: table.CountMoves(m, len(m.Log)), Seat: 1, Match: id,
	}
	return d.keepResults("yokai", map[string]store.MatchResult{store.ResultID(m): won}, "1wwlww2wldw2.2wldwwlllwd2.4llwl")
}

// keepHonshuResults keeps results of matches of Honshū, and the best of them as a match.
func (d *Driver) keepHonshuResults() error {
	m, err := d.match(HonshuGame{Seats: 2, Options: map[string]string{honshu.OptCard: "2"}, People: 1, Until: func(s *honshu.State) bool { return s.Actors() == 0 }}.Match)
	if err != nil {
		return err
	}
	id := d.Services.Store.NewMatch("honshu")
	if _, err := d.Services.Store.SaveMatch(id, m, 2); err != nil {
		return err
	}
	best := store.MatchResult{
		Game: "honshu", At: 1000, Outcome: store.Won, Beaten: []string{"2"}, Moves: table.CountMoves(m, len(m.Log)), Match: id,
	}
	for _, count := range rules.Score(m.Game, m.State())[0].Counts {
		if count.Name == honshu.CategoryPoints.String() {
			best.Points = count.N
		}
	}
	return d.keepResults("honshu", map[string]store.MatchResult{store.ResultID(m): best}, "1wlw2lwl")
}

// keepResults keeps the results, and one for each letter of a text: w, d or l for a match against the level whose name
// stands before.
func (d *Driver) keepResults(game string, list map[string]store.MatchResult, text string) error {
	level := ""
	for k, letter := range text {
		r := store.MatchResult{Game: game, At: int64(200 + k), Moves: 20 + 7*k%31}
		switch letter {
		case 'w':
			r.Outcome, r.Beaten = store.Won, []string{level}
		case 'd':
			r.Outcome, r.Equal = store.Drawn, []string{level}
		case 'l':
			r.Outcome, r.Better = store.Lost, []string{level}
		default:
			if k > 0 && text[k-1] >= 'a' {
				level = ""
			}
			level += string(letter)
			continue
		}
		list[game+"-sample"+strconv.Itoa(k)] = r
	}
	for id, r := range list {
		if err := d.Services.Store.AddResult(id, r); err != nil {
			return err
		}
	}
	return nil
}
