package sprites_test

import (
	"image"
	"testing"

	"engawa/sprites"
	"engawa/sprites/spritestest"
)

func TestShadowOfNothing(t *testing.T) {
	if got := sprites.Shadow(image.NewRGBA(image.Rectangle{}), sprites.PieceShadow(15)); !got.Rect.Empty() {
		t.Errorf("shadow of an empty image is %v", got.Rect)
	}
	if got := spritestest.MaxAlpha(sprites.Shadow(image.NewRGBA(image.Rect(0, 0, 9, 9)), sprites.PieceShadow(15))); got != 0 {
		t.Errorf("shadow of a transparent image has alpha %d", got)
	}
}
