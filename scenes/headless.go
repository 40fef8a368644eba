package scenes

import "engawa/scenes/stage"

// What a caller needs beside [App.Step] and [App.Draw] to run the program without Ebitengine's loop, as tests, pictures
// and benchmarks do.

// Services returns what the scenes share: their stack, the way from one to the next, the settings and the store.
func (a *App) Services() *stage.Services { return a.services }

// View returns the room that the scenes have in the window.
func (a *App) View() stage.View { return a.view }

// Redraw has the next frame drawn as a whole, whatever has changed.
func (a *App) Redraw() { a.freshFrames = max(a.freshFrames, 1) }

// IsResting reports whether nothing has been drawn for a second.
func (a *App) IsResting() bool { return a.idleFrames >= quietFrames }

// DrawStats tells about the drawing of the program.
type DrawStats struct {
	Share   float64 // of the window that the last frame drew again
	Renders int     // pictures rendered into the texture cache so far
	Pixels  int     // of the texture cache
}

// DrawStats returns figures about the present drawing.
func (a *App) DrawStats() DrawStats {
	return DrawStats{Share: a.screen.Share(), Renders: a.textures.RenderCount(), Pixels: a.textures.Pixels()}
}

// ClearTextures empties the texture cache: what is drawn next is rendered again.
func (a *App) ClearTextures() { a.textures.Clear() }

// Close frees the textures. The program cannot be drawn after that.
func (a *App) Close() { a.textures.Close() }
