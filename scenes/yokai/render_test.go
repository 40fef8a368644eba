package yokai

import (
	"testing"

	"engawa/scenes/yokaiart"
	yokaisprites "engawa/sprites/yokai"
)

// The pictures that a table on a phone with three pixels a unit renders before its first frame.

func BenchmarkRenderBoard(b *testing.B) {
	picture := boardPicture(yokaisprites.BoardSpec{SquareW: 112, SquareH: 114, Margin: 11, Lip: 12})
	for b.Loop() {
		picture.Render(3)
	}
}

func BenchmarkRenderBoardShadow(b *testing.B) {
	picture := slabShadowPicture(358, 490, 23, false)
	for b.Loop() {
		picture.Render(1)
	}
}

func BenchmarkRenderTray(b *testing.B) {
	picture := trayPicture(trayKey{w: 162, h: 58, lip: 6, pieceSize: 0.48})
	for b.Loop() {
		picture.Render(3)
	}
}

func BenchmarkRenderPieceShadow(b *testing.B) {
	picture := yokaiart.Shadow(yokaisprites.Piece{}, restLift)
	for b.Loop() {
		picture.Render(1.2)
	}
}
