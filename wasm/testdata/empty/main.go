// Command empty is the least program of Ebitengine: what its page weighs is what every page of Engawa weighs beside the
// games.
package main

import "github.com/hajimehoshi/ebiten/v2"

type game struct{}

func (game) Update() error { return nil }

func (game) Draw(*ebiten.Image) {}

func (game) Layout(w, h int) (int, int) { return w, h }

func main() { _ = ebiten.RunGame(game{}) }
