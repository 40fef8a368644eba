//go:build ignore

// Command compileshaders runs within Ebitengine's module, on the machine that builds a page: it compiles the shaders that
// Ebitengine itself draws with, and writes them down as a file of its package shaderir, so that the page needs no
// compiler for them.
package main

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2/internal/builtinshader"
	"github.com/hajimehoshi/ebiten/v2/internal/colormshader"
	"github.com/hajimehoshi/ebiten/v2/internal/legacyshader"
	"github.com/hajimehoshi/ebiten/v2/internal/shaderir"
	"github.com/hajimehoshi/ebiten/v2/internal/shaderir/glsl"
)

func main() {
	var file strings.Builder
	file.WriteString(`package shaderir

// Compiled returns the compiled shader of a source, and whether there is one.
func Compiled(source []byte) (*Program, bool) {
	id := CalcSourceID(source)
	for i := range compiled {
		if compiled[i].source == id {
			return &compiled[i].program, true
		}
	}
	return nil, false
}

// GLSL returns a compiled shader as the browser's WebGL takes it.
func (p *Program) GLSL() (vertex, fragment string) {
	for i := range compiled {
		if p.SourceID == compiled[i].program.SourceID {
			return compiled[i].vertex, compiled[i].fragment
		}
	}
	return "", ""
}

var compiled = [...]struct {
	source           SourceID
	program          Program
	vertex, fragment string
}{
`)
	for _, source := range sources() {
		if err := writeEntry(&file, source); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
	file.WriteString("}\n")
	fmt.Print(file.String())
}

// sources returns the shaders that Ebitengine draws with.
func sources() [][]byte {
	all := [][]byte{[]byte(builtinshader.ClearShaderSource)}
	for filter := range builtinshader.FilterCount {
		for address := range builtinshader.AddressCount {
			all = append(all, builtinshader.ShaderSource(builtinshader.Filter(filter), builtinshader.Address(address)),
				colormshader.ShaderSource(colormshader.Filter(filter), colormshader.Address(address)))
		}
	}
	return all
}

// writeEntry writes an entry of the table: of the program only what drawing asks for.
func writeEntry(file *strings.Builder, source []byte) error {
	program, unit, err := legacyshader.CompileShader(source)
	if err != nil {
		return err
	}
	if unit != legacyshader.Pixels {
		return fmt.Errorf("this shader counts in parts of a texture:\n%s", source)
	}
	vertex, fragment := glsl.Compile(program, glsl.GLSLVersionES300)
	fmt.Fprintf(file, "{%s, Program{UniformNames: %#v, Uniforms: []Type{", id(shaderir.CalcSourceID(source)), program.UniformNames)
	words := 0
	for _, u := range program.Uniforms {
		words += u.DwordCount()
		fmt.Fprintf(file, "%s, ", strings.ReplaceAll(fmt.Sprintf("%#v", u), "shaderir.", ""))
	}
	// What is left of a uniform of ones is whether it counts.
	factors := slices.Repeat([]uint32{1}, words)
	program.FilterUniformVariables(factors)
	fmt.Fprintf(file, "}, TextureCount: %d, SourceID: %s, uniformFactors: %#v}, %q, %q},\n",
		program.TextureCount, id(program.SourceID), factors, vertex, fragment)
	return nil
}

// id is a source's ID as Go writes it.
func id(source shaderir.SourceID) string {
	return strings.ReplaceAll(fmt.Sprintf("%#v", source), "shaderir.", "")
}
