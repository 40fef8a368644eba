//go:build ignore

// Package glsl hands out shaders that have been compiled beforehand.
package glsl

import "github.com/hajimehoshi/ebiten/v2/internal/shaderir"

// GLSLVersion is a dialect of the language.
type GLSLVersion int

// The dialects. A browser speaks the second, and only that is at hand.
const (
	GLSLVersionDefault GLSLVersion = iota
	GLSLVersionES300
)

// Compile returns the two halves of a shader.
func Compile(program *shaderir.Program, _ GLSLVersion) (vertex, fragment string) {
	return program.GLSL()
}
