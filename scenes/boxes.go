package scenes

import (
	"engawa/audio"
	game "engawa/rules/yokai"
	"engawa/scenes/diagram"
	"engawa/scenes/forhonor"
	"engawa/scenes/homeworlds"
	"engawa/scenes/honshu"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/yokai"
)

// newBoard makes the Board on which a match is played, shown at its end and replayed.
type newBoard func(svc *stage.Services, m *table.Match) table.Board

// box is what a game brings to the program beside its rules.
type box struct {
	board newBoard
	stage.Box
}

// boxes returns what each game brings, by the game's id. Beside rules/games it is where a game is added; see the list
// in package table for what a Board must supply, and for what else can be given to a game.
func boxes() map[string]box {
	return map[string]box{
		"yokai": {
			func(svc *stage.Services, m *table.Match) table.Board { return yokai.NewBoard(svc, m) },
			stage.Box{Thumb: diagram.DrawThumb, Token: diagram.DrawKing, Looks: lang.Skins(), OwnLook: lang.OwnSkin, Bed: yokai.Bed, StartValue: game.StartValue, Turns: true, Progress: []string{"board", "reserve"}},
		},
		"homeworlds": {homeworlds.NewBoard, stage.Box{Thumb: diagram.DrawThumb, Token: diagram.DrawShip, Bed: always(audio.NightWind), Progress: []string{"ships"}}},
		"honshu": {
			func(svc *stage.Services, m *table.Match) table.Board { return honshu.NewBoard(svc, m) },
			stage.Box{Thumb: diagram.DrawThumb, Token: diagram.DrawCube, Progress: []string{"points"}},
		},
		"forhonor": {
			func(svc *stage.Services, m *table.Match) table.Board { return forhonor.NewBoard(svc, m) },
			stage.Box{Thumb: diagram.DrawThumb, Token: diagram.DrawHero, Side: forhonor.DrawCamp, Figure: forhonor.DrawHero, Bed: always(audio.BannersInWind)},
		},
	}
}

// always is the bed of sound of a game whose pieces have one look.
func always(bed audio.Bed) func(lang.Skin) audio.Bed {
	return func(lang.Skin) audio.Bed { return bed }
}

// Boxes returns what each game brings to the rooms around its table, by the game's id.
func Boxes() map[string]stage.Box {
	list := map[string]stage.Box{}
	for id, b := range boxes() {
		list[id] = b.Box
	}
	return list
}
