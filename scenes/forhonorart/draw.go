package forhonorart

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
)

// Hero is a hero that stands on the battlefield, or is on its way there.
type Hero struct {
	Hero        game.Hero
	Camp        game.Camp
	Col, Row    float64 // of its middle, see [Chart.Point]
	Life        int
	IsActivated bool    // it has been activated in this round
	Lift        float64 // above the ground, in sides of a square
	Fade        float64 // how transparent, 0 to 1
}

// Soldier is a soldier on the battlefield.
type Soldier struct {
	Camp     game.Camp
	Col, Row float64
	Step     bool // its spear is raised, as on the march
	Fade     float64
}

// Nobody stands for no camp where a number names the holder of a zone.
const Nobody int8 = -1

// Draw draws a position at rest where the chart says: ground, zones, walls, soldiers and heroes.
func Draw(c *canvas.Canvas, s *game.State, chart Chart) {
	DrawGround(c, chart)
	DrawZones(c, chart)
	DrawWalls(c, chart)
	DrawFlags(c, chart, Holders(s))
	for q := range game.Square(game.NumSquares) {
		if camp, ok := s.SoldierAt(q); ok {
			DrawSoldier(c, chart, Soldier{Camp: camp, Col: float64(q.Column()), Row: float64(q.Row())})
		}
	}
	heroes := Heroes(s)
	for _, h := range heroes {
		DrawHero(c, chart, h)
	}
	for _, h := range heroes {
		DrawLife(c, chart, h)
	}
}

// Heroes returns the heroes that stand on the battlefield.
func Heroes(s *game.State) (list []Hero) {
	active, _, _, _ := s.Active()
	over := s.Phase() == game.PhaseOver
	for camp := range game.Camp(game.NumCamps) {
		for _, f := range s.Figures(camp) {
			if f.Post == game.Fielded {
				list = append(list, Hero{
					Hero: f.Hero, Camp: camp, Col: float64(f.At.Column()), Row: float64(f.At.Row()), Life: int(f.Life),
					IsActivated: f.HasActed && f.Hero != active && !over,
				})
			}
		}
	}
	return list
}

// Holders returns the camp that holds the card of each zone, Nobody where none does.
func Holders(s *game.State) (list [game.NumZones]int8) {
	for z := range list {
		list[z] = Nobody
		if camp, ok := s.Holder(game.Zone(z)); ok {
			list[z] = int8(camp)
		}
	}
	return list
}
