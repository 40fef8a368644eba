package scenestest

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/rules"
	"engawa/rules/games"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/welcome"
)

// Screen is a screen of the program that pictures show, and how to get there.
type Screen struct {
	Name string
	Show func(d *Driver) error
}

// Screens lists the screens of `make shots`.
func Screens() []Screen { return append(plainScreens(), largePrintScreens()...) }

// plainScreens lists the screens without the large print view.
func plainScreens() []Screen {
	middle, dobutsu := yokaiTable("mori", "spirits", MiddleGame...), yokaiTable("dobutsu", "animals", MiddleGame...)
	listLog := strike(input.Stroke{Key: ebiten.KeyL})
	return append([]Screen{
		{"shelf", inOrder()},
		{"shelf-continue", inOrder(middle, open(stage.Navigator.Shelf))},
		{"welcome", do(func(d *Driver) { d.Services.Stack.Push(welcome.New(d.Services)) })},
		{"welcome-choice", do(func(d *Driver) { d.Services.Stack.Push(welcome.NewChoice(d.Services)) })},
		{"setup", press("box.yokai")},
		{"setup-more", press("box.yokai", "more")},
		{"setup-more-forhonor", inOrder(openSetup("forhonor"), press("more"))},
		{"settings", open(stage.Navigator.Settings)},
		{"help", open(stage.Navigator.Help)},
		{"keys", inOrder(open(stage.Navigator.Help), press("change"))},
		{"keys-taken", inOrder(open(stage.Navigator.Help), press("change"), seek("left.key"), strike(input.Stroke{Key: ebiten.KeyH}))},
		{"book", do(func(d *Driver) { d.Services.Navigator.Book("yokai", nil, "spirits") })},
		{"yokai-start", yokaiTable("mori", "spirits")},
		{"yokai-middle", middle},
		{"yokai-chosen", inOrder(middle, press("cell 4"))},
		{"yokai-refused", inOrder(middle, press("cell 10"))},
		{"yokai-hint", inOrder(judge, middle, press("hint"), tick(600))},
		{"yokai-log", inOrder(middle, listLog)},
		{"yokai-ask", inOrder(middle, press("menu", "resign"))},
		{"yokai-menu", inOrder(middle, press("menu"))},
		{"yokai-replay", inOrder(middle, press("menu", "replay"))},
		{"yokai-recap", inOrder(middle, openRecap)},
		{"dobutsu-middle", dobutsu},
		{"dobutsu-chosen", inOrder(dobutsu, press("cell 1"))},
		{"yokai-result", inOrder(yokaiTable("mori", "spirits", ShortGame...), (*Driver).ShowResult)},
	}, slices.Concat(exchangeScreens(), togetherScreens(), inviteScreens(), homeworldsScreens(), matchScreens(), honshuScreens(), forhonorScreens(), forhonorDuelScreens(), lessonScreens(), analysisScreens(), puzzleScreens(), recordScreens(), enlargementScreens())...)
}

// Moves of Yōkai no Mori from its start: into the middle of a game, and to the end of a short one.
var (
	MiddleGame = []string{"b2b3", "c4b3", "c1c2", "C@b2", "a1b2", "b4c4"}
	ShortGame  = []string{"b2b3", "c4b3", "a1b2", "b3c2", "b2a3", "c2b1"}
)

// yokaiTable shows a match of Yōkai no Mori after the moves.
func yokaiTable(set, skin string, moves ...string) step {
	return func(d *Driver) error { return d.ShowYokai(set, skin, moves...) }
}

// ShowYokai shows a match of Yōkai no Mori of two people after the moves, when all movement has ended.
func (d *Driver) ShowYokai(set, skin string, moves ...string) error {
	if err := d.StartYokai(set, skin, moves...); err != nil {
		return err
	}
	d.FinishAnimations()
	return nil
}

// StartYokai is ShowYokai without waiting.
func (d *Driver) StartYokai(set, skin string, moves ...string) error {
	return d.SeatYokai(set, skin, []table.Player{{Name: "Aki"}, {Name: "Hana"}}, moves...)
}

// SeatYokai puts a match of Yōkai no Mori of the players on the table after the moves, without waiting.
func (d *Driver) SeatYokai(set, skin string, players []table.Player, moves ...string) error {
	m, err := YokaiMatch(set, skin, players, moves...)
	if err != nil {
		return err
	}
	return d.startMatch(m)
}

// YokaiMatch returns a match of Yōkai no Mori after the moves.
func YokaiMatch(set, skin string, players []table.Player, moves ...string) (*rules.Match, error) {
	g, _ := games.Find("yokai")
	m, err := rules.NewMatch(g, rules.Setup{Options: map[string]string{"rules": set, "start": "0"}}, 7)
	if err != nil {
		return nil, err
	}
	m.Tags[lang.TagSkin] = skin
	table.SetPlayers(m, players)
	return m, playMoves(m, moves...)
}
