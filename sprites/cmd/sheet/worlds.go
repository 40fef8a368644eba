package main

import (
	"image"
	"math"

	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
	"engawa/sprites/vector"
)

// worlds is the sheet of what lies about the pyramids of Homeworlds: worlds
// with their marks, links, cards, powers, and what burns and bursts.
func worlds() (*image.RGBA, error) {
	s := &sheet{canvas: vector.NewCanvas(1600, 900)}
	s.canvas.Fill(vector.Rect(0, 0, 1600, 900), vector.Solid(sprites.Night3))
	star := func(hue homeworldssprites.Hue, size int) func() error {
		return func() error { return homeworldssprites.Star{Hue: hue, Size: size, Night: true}.Draw(s.canvas) }
	}
	for i, radius := range []float64{32, 50, 72, 92} {
		x := []float64{80, 230, 430, 690}[i]
		s.draw(x, 150, 1, func() error { homeworldssprites.World{Radius: radius, Home: i > 1}.Draw(s.canvas); return nil })
		s.draw(x, 150, 1, func() error {
			homeworldssprites.Ring{Kind: homeworldssprites.RingKind(i), Radius: radius}.Draw(s.canvas)
			return nil
		})
		if i < 3 {
			s.draw(x, 160, 0.86, star(homeworldssprites.Hue(i), min(i+1, 3)))
		}
	}
	for i, card := range []homeworldssprites.SecretCard{homeworldssprites.CardBack, homeworldssprites.GoodCard, homeworldssprites.EvilCard} {
		s.draw(880+190*float64(i), 40, 1, func() error { return card.Draw(s.canvas) })
		s.draw(1480, 40+80*float64(i), 0.26, func() error { return card.Draw(s.canvas) })
	}
	link := homeworldssprites.Link{From: vector.Point{X: 60, Y: 420}, To: vector.Point{X: 420, Y: 330}}
	s.draw(0, 0, 1, func() error { link.Draw(s.canvas, sprites.Shu2); return nil })
	link = homeworldssprites.Link{From: vector.Point{X: 480, Y: 330}, To: vector.Point{X: 760, Y: 450}}
	s.draw(0, 0, 1, func() error { link.Draw(s.canvas, sprites.Ai3); return nil })
	for hue := homeworldssprites.RedHue; hue <= homeworldssprites.BlueHue; hue++ {
		s.draw(900+70*float64(hue), 370, 1, func() error { return homeworldssprites.PowerMark{Hue: hue}.Draw(s.canvas) })
		s.draw(1200+40*float64(hue), 370, 0.6, func() error { return homeworldssprites.PowerMark{Hue: hue}.Draw(s.canvas) })
	}
	for step := range homeworldssprites.BurnSteps + 1 {
		ship := homeworldssprites.Ship{Hue: homeworldssprites.Hue(step % 4), Size: 3, Heading: float64(step/4) * math.Pi / 4, Night: true}
		s.draw(70+110*float64(step), 560, 1.2, func() error { return homeworldssprites.Burning{Ship: ship, Step: step}.Draw(s.canvas) })
	}
	for n := range homeworldssprites.ShardCount {
		shard := homeworldssprites.Shard{Hue: homeworldssprites.YellowHue, Size: 3, Number: n}
		home := shard.Home()
		s.draw(160+3*home.X, 850+2.2*home.Y, 1.6, func() error { return shard.Draw(s.canvas) })
	}
	s.draw(400, 760, 1.6, func() error { homeworldssprites.DrawSpark(s.canvas); return nil })
	s.draw(500, 720, 1.6, func() error { homeworldssprites.DrawWake(s.canvas, 60); return nil })
	s.draw(500, 655, 1.6, func() error {
		return homeworldssprites.Ship{Hue: homeworldssprites.GreenHue, Size: 2, Night: true}.Draw(s.canvas)
	})
	return s.canvas.Image(), s.err
}

// draw draws about (x, y), enlarged.
func (s *sheet) draw(x, y, scale float64, paint func() error) {
	s.canvas.Save()
	defer s.canvas.Restore()
	s.canvas.Translate(x, y)
	s.canvas.Scale(scale, scale)
	if err := paint(); err != nil {
		s.err = err
	}
}
