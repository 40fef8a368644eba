package e2e

import (
	"testing"

	"engawa/internal/drive"
)

// watchTextures, put before a page's own scripts, notes the longest side of all textures that are made, in pixels.
const watchTextures = `window.longestSide = 0;
for (const kind of [WebGLRenderingContext, WebGL2RenderingContext]) {
	const make = kind.prototype.texImage2D;
	kind.prototype.texImage2D = function (target, level, format, width, height, ...rest) {
		if (typeof width === "number" && typeof height === "number") longestSide = Math.max(longestSide, width, height);
		return make.call(this, target, level, format, width, height, ...rest);
	};
}`

// maxSide is the longest side that a texture may have: there are phones that have none beyond.
const maxSide = 4096

// largestTexture returns the longest side of the textures of a page that was opened with watchTextures, and fails where
// some device would not have it, or where none has been seen.
func largestTexture(t testing.TB, p *drive.Page) (side int) {
	t.Helper()
	p.Eval("longestSide", &side)
	if side == 0 || side > maxSide {
		t.Errorf("the longest side of a texture is %d, want one of at most %d", side, maxSide)
	}
	return side
}
