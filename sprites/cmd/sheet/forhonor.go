package main

import (
	"image"

	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/vector"
)

// forHonor is the sheet of For Honor: heroes of both camps at the sizes of the
// battlefield, of phone and card and four times, soldiers, walls, flags, marks
// and cards.
func forHonor() (*image.RGBA, error) {
	const width, height = 1600, 2500
	s := &sheet{canvas: vector.NewCanvas(width, height)}
	s.canvas.Fill(vector.Rect(0, 0, width, height), vector.Solid(sprites.Paper))
	s.heroes(60)
	s.figures(40, 1020)
	s.field(40, 1240)
	s.duels(20, 1720)
	s.warCards(20, 2080)
	return s.canvas.Image(), s.err
}

// camps are both sides of a battle.
func camps() []forhonorsprites.Camp {
	return []forhonorsprites.Camp{forhonorsprites.AttackerCamp, forhonorsprites.DefenderCamp}
}

// heroes lays out the tokens from y on.
func (s *sheet) heroes(y float64) {
	for hero := forhonorsprites.Hero(1); hero <= forhonorsprites.Heroes; hero++ {
		i := float64(hero - 1)
		for k, camp := range camps() {
			for n, side := range []float64{34, 49, 80} {
				x := 40 + 130*i + float64(k)*[]float64{40, 60, 0}[n]
				token := forhonorsprites.HeroToken{Hero: hero, Camp: camp}
				if n == 2 && k == int(hero)%2 {
					continue
				}
				s.token(token, x+[]float64{0, 0, 40}[n], y+[]float64{0, 60, 140}[n], side/92)
			}
		}
		large := forhonorsprites.HeroToken{Hero: hero, Camp: camps()[hero%2]}
		s.token(large, 130+265*float64((hero-1)%6), y+300+240*float64((hero-1)/6), 196.0/92)
		state := forhonorsprites.HeroToken{Hero: hero, Camp: camps()[hero%2], State: forhonorsprites.HeroState(1 + hero%3)}
		s.token(state, 60+130*i, y+735, 1)
		s.token(state, 60+130*i, y+825, 49.0/92)
		s.draw(60+130*i, y+885, 1, func() error {
			return forhonorsprites.Lives{Left: int(hero) % 5, Max: 4 + int(hero)%2, Paper: true}.Draw(s.canvas)
		})
	}
}

// token lays out a hero with its lives.
func (s *sheet) token(token forhonorsprites.HeroToken, x, y, scale float64) {
	s.lay(token, x, y, scale)
	if token.State == forhonorsprites.HeroWaiting {
		return
	}
	s.draw(x, y+forhonorsprites.LivesOnToken*scale, scale, func() error {
		return forhonorsprites.Lives{Left: 1 + int(token.Hero)%4, Max: 4 + int(token.Hero/forhonorsprites.Kanabo)%2}.Draw(s.canvas)
	})
}

// figures lays out soldiers, spots, flags, discs and the abacus.
func (s *sheet) figures(x, y float64) {
	for k, camp := range camps() {
		across := x + 330*float64(k)
		for n, scale := range []float64{4, 1, 0.77} {
			for step := range 2 {
				s.lay(forhonorsprites.Soldier{Camp: camp, Step: step == 1}, across+[]float64{60, 250, 250}[n]+[]float64{150, 44, 34}[n]*float64(step), y+[]float64{100, 30, 80}[n], scale)
			}
		}
		s.draw(across+240, y+130, 1, func() error { return forhonorsprites.HeroSpot{Camp: camp}.Draw(s.canvas) })
		s.draw(across+290, y+130, 1, func() error { return forhonorsprites.HeroSpot{Camp: camp, IsActivated: true}.Draw(s.canvas) })
		for n := range 5 {
			s.draw(across+240+10*float64(n), y+165, 0.2, func() error { return forhonorsprites.HeroSpot{Camp: camp, IsActivated: n == 2}.Draw(s.canvas) })
			s.draw(across+240+10*float64(n), y+175, 0.2, func() error { return forhonorsprites.SoldierSpot{Camp: camp}.Draw(s.canvas) })
		}
		s.draw(x+720+80*float64(k), y+150, 2, func() error { return forhonorsprites.ZoneFlag{Camp: camp}.Draw(s.canvas) })
		s.draw(x+720+80*float64(k), y+190, 0.55, func() error { return forhonorsprites.ZoneFlag{Camp: camp}.Draw(s.canvas) })
		s.draw(x+900+250*float64(k), y, 1, func() error {
			return forhonorsprites.Abacus{Camp: camp, Beads: 5 - k, FromTheLeft: k == 0}.Draw(s.canvas)
		})
		s.draw(x+900+250*float64(k), y+45, 0.4, func() error {
			return forhonorsprites.Abacus{Camp: camp, Beads: 10 * k, FromTheLeft: k == 0}.Draw(s.canvas)
		})
		for n, count := range []int{0, 4, 16} {
			s.draw(x+910+40*float64(n)+250*float64(k), y+90, 1, func() error { return forhonorsprites.GroupDisc{Camp: camp, Count: count, Rear: n == 1}.Draw(s.canvas) })
		}
	}
	for n := range 4 {
		s.draw(x+1050+30*float64(n), y+90, 1, func() error { return forhonorsprites.ThreatDisc{Count: n + 1}.Draw(s.canvas) })
		s.draw(x+910+50*float64(n), y+150, 1, func() error { return forhonorsprites.StepDisc{Steps: 4 * n}.Draw(s.canvas) })
	}
	s.draw(x+1450, y+90, 1, func() error { return forhonorsprites.CombatCycle{}.Draw(s.canvas) })
	for n, right := range []bool{false, true} {
		s.draw(x+1200+30*float64(n), y+150, 2, func() error { forhonorsprites.LifeHalf{Right: right}.Draw(s.canvas); return nil })
	}
}

// field lays out what lies on the ground.
func (s *sheet) field(x, y float64) {
	s.canvas.Fill(vector.Rect(x-20, y-10, 1540, 450), vector.Solid(sprites.Color(0xD8C896)))
	s.draw(x, y+10, 1, func() error { forhonorsprites.Wall{}.Draw(s.canvas); return nil })
	s.draw(x+250, y+10, 1, func() error { forhonorsprites.Wall{Upright: true}.Draw(s.canvas); return nil })
	for k, camp := range camps() {
		s.draw(x+330+150*float64(k), y+10, 1, func() error { return forhonorsprites.Precinct{Camp: camp}.Draw(s.canvas) })
		s.draw(x+330+150*float64(k), y+160, 0.5, func() error { return forhonorsprites.Precinct{Camp: camp}.Draw(s.canvas) })
	}
	for kind := forhonorsprites.StopDot; kind <= forhonorsprites.RemovedMark; kind++ {
		s.draw(x+680+80*float64(kind), y+40, 1, func() error { return forhonorsprites.FieldMark{Kind: kind}.Draw(s.canvas) })
		s.draw(x+680+40*float64(kind), y+110, 0.5, func() error { return forhonorsprites.FieldMark{Kind: kind, Turn: 3}.Draw(s.canvas) })
	}
	s.token(forhonorsprites.HeroToken{Hero: forhonorsprites.Hatamoto}, x+840, y+40, forhonorsprites.HeroOnField)
	s.token(forhonorsprites.HeroToken{Hero: forhonorsprites.Jarl, Camp: forhonorsprites.DefenderCamp}, x+920, y+40, forhonorsprites.HeroOnField)
	for kind := forhonorsprites.ChosenSoldier; kind <= forhonorsprites.RemovedMark; kind++ {
		s.lay(forhonorsprites.Soldier{}, x+680+80*float64(kind), y+40, 1)
	}
	way := []vector.Point{{X: 22, Y: 22}, {X: 110, Y: 22}, {X: 154, Y: 66}, {X: 154, Y: 110}}
	s.draw(x+20, y+250, 1, func() error { forhonorsprites.DrawTrail(s.canvas, way); return nil })
	s.draw(x+174, y+360, 1, func() error { return forhonorsprites.StepDisc{Steps: 4}.Draw(s.canvas) })
	for k, free := range []bool{true, false} {
		s.draw(x+300+220*float64(k), y+400, 1, func() error {
			forhonorsprites.DrawShotLine(s.canvas, vector.Point{}, vector.Point{X: 150, Y: -120}, free)
			return nil
		})
	}
}

// duels lays out portraits, and the stroke of a powerful blow.
func (s *sheet) duels(x, y float64) {
	for i, hero := range []forhonorsprites.Hero{forhonorsprites.Hatamoto, forhonorsprites.Jarl, forhonorsprites.Kanabo} {
		s.draw(x+400*float64(i), y, 1, func() error {
			return forhonorsprites.Portrait{Hero: hero, Camp: camps()[i%2], W: 380, H: 318}.Draw(s.canvas)
		})
	}
	s.draw(x+800, y, 1, func() error {
		return forhonorsprites.Slash{W: 380, H: 318, Step: forhonorsprites.SlashSteps}.Draw(s.canvas)
	})
	for i, hero := range []forhonorsprites.Hero{forhonorsprites.Naginata, forhonorsprites.Berserker} {
		s.draw(x+1200+190*float64(i), y, 1, func() error {
			return forhonorsprites.Portrait{Hero: hero, Camp: camps()[i%2], W: 180, H: 160}.Draw(s.canvas)
		})
		s.draw(x+1200+190*float64(i), y, 1, func() error { return forhonorsprites.Slash{W: 180, H: 160, Step: 2 + 3*i}.Draw(s.canvas) })
	}
	s.canvas.Fill(vector.Rect(x+1200, y+190, 130, 130), vector.Solid(sprites.Night))
}

// warCards lays out the cards of fights, draft, initiative and zones.
func (s *sheet) warCards(x, y float64) {
	for card := forhonorsprites.CombatBack; card <= forhonorsprites.ShieldCard; card++ {
		face := forhonorsprites.CombatFace{Card: card, Bonus: card == forhonorsprites.ChargeCard, IsPlayed: card == forhonorsprites.ShieldCard}
		s.draw(x+170*float64(card), y+10, 1, func() error { return face.Draw(s.canvas) })
		face.Small = true
		s.draw(x+80*float64(card), y+240, 1, func() error { return face.Draw(s.canvas) })
	}
	for i, hero := range []forhonorsprites.Hero{forhonorsprites.Valkyrie, forhonorsprites.Yumi} {
		s.draw(x+690+170*float64(i), y+10, 1, func() error { return forhonorsprites.HeroCard{Hero: hero, Camp: camps()[i]}.Draw(s.canvas) })
		s.draw(x+690+60*float64(i), y+250, 0.35, func() error { return forhonorsprites.HeroCard{Hero: hero, Camp: camps()[i]}.Draw(s.canvas) })
	}
	s.draw(x+1030, y+10, 1, func() error { forhonorsprites.DrawHeroCardBack(s.canvas); return nil })
	for card := forhonorsprites.InitiativeAttackers; card <= forhonorsprites.InitiativeBack; card++ {
		s.draw(x+1240+60*float64(card), y+50, 1, func() error { return card.Draw(s.canvas) })
		s.draw(x+1440+30*float64(card), y+40, 0.5, func() error { return card.Draw(s.canvas) })
	}
	for zone := forhonorsprites.AttackerZone; zone <= forhonorsprites.CentreZone; zone++ {
		for k := range 3 {
			card := forhonorsprites.ZoneCard{Zone: zone, IsHeld: k > 0, Holder: camps()[k/2]}
			s.draw(x+1240+60*float64(zone), y+130+85*float64(k), 1, func() error { return card.Draw(s.canvas) })
			s.draw(x+1440+30*float64(zone), y+130+45*float64(k), 0.5, func() error { return card.Draw(s.canvas) })
		}
	}
}
