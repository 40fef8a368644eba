package scenestest

import (
	"slices"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/rules/homeworlds"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// matchScreens lists the pictures of what all tables share, shown with matches of Homeworlds, and of agreeing a battle.
func matchScreens() []Screen {
	dealt := homeworldsTable(3, "")
	return []Screen{
		{"homeworlds-setup", inOrder(openSetup("homeworlds"), press("count.4"))},
		{"homeworlds-secret", inOrder(dealt, hold("open"))},
		{"homeworlds-talk", inOrder(dealt, press("done", "talk"))},
		{"homeworlds-said", inOrder(dealt, press("done", "talk"), seek("say suspect 1"))},
		{"homeworlds-warnings", homeworldsTable(3, warnedWorlds, "button 0")},
		{"homeworlds-menu", homeworldsTable(2, crowdedWorlds, "menu")},
		{"homeworlds-share", homeworldsTable(2, crowdedWorlds, "menu", "share")},
		{"homeworlds-open", open(stage.Navigator.Open)},
		{"homeworlds-replay", inOrder(showReplay(chanceHomeworlds(3)), press(slices.Repeat([]string{"last"}, 6)...))},
		{"forhonor-sides", inOrder(openSetup("forhonor"), seek("count.more", "seat2.side"))},
		{"forhonor-heroes", inOrder(openSetup("forhonor"), seek("option.draft.2", "option.heroes", "figure.NA"))},
		{"forhonor-kept", inOrder(ForHonorGame{Seats: 8, People: 8, Until: ForHonorAt(0, forhonor.PhaseAct, 2, nil)}.show(), open(stage.Navigator.Shelf))},
		{"homeworlds-result", showResult(chanceHomeworlds(5))},
	}
}

// warnedWorlds is a position that gives many warnings before the end of a turn.
const warnedWorlds = "3/5 0 H0:0(b3b1)y1y1|r1| H1:1(b2g1)|g3r2| H2:2(r3y2)||g3b2 s1:-1(g2)y2|g1g2g2|"

// Players returns so many players by the names that they are given, the first of them people and the others bots.
func Players(seats, people int) []table.Player {
	var players []table.Player
	for seat := range rules.Seat(seats) {
		p := table.Player{Name: lang.DefaultName(seat)}
		if int(seat) >= people {
			p.Bot = "1"
		}
		players = append(players, p)
	}
	return players
}

// chanceHomeworlds makes a match of Homeworlds of so many seats that is played by chance to its end.
func chanceHomeworlds(seats int) play {
	return func() (*rules.Match, error) {
		m, err := rules.NewMatch(homeworlds.Game{}, rules.Setup{Seats: seats}, 11)
		if err != nil {
			return nil, err
		}
		table.SetPlayers(m, Players(seats, seats))
		rng := rules.Rand(11, seats)
		return m, playUntil(m, func(rules.State) bool { return m.Over() }, func(by rules.Seat) (rules.Action, error) {
			legal := m.State().Legal(by, nil)
			return legal[rng.IntN(len(legal))], nil
		})
	}
}
