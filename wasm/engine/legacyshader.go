//go:build ignore

// Package legacyshader finds the shaders that have been compiled beforehand; others cannot be had on a page.
package legacyshader

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2/internal/shaderir"
)

// Unit is what a shader counts in.
type Unit int

// The units. All shaders of a page count in pixels.
const (
	Texels Unit = iota
	Pixels
)

// CompileShader returns the compiled shader of one of Ebitengine's own sources.
func CompileShader(source []byte) (*shaderir.Program, Unit, error) {
	program, ok := shaderir.Compiled(source)
	if !ok {
		return nil, Pixels, fmt.Errorf("a page has Ebitengine's own shaders only, and this is none of them:\n%s", source)
	}
	return program, Pixels, nil
}
