package wasm

import (
	"context"
	"embed"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Files that take the place of Ebitengine's own.
//
//go:embed engine/*.go
var engineFiles embed.FS

// replacements lists packages of Ebitengine of which another file takes the place of all.
func replacements() map[string]string {
	return map[string]string{
		"internal/legacyshader":  "legacyshader.go",
		"internal/shaderir/glsl": "glsl.go",
	}
}

// removals lists what of Ebitengine no page runs, and what is put in its place. Text templates above all: whatever uses
// them keeps every method of every type in the program, as a template may call any.
func removals() []cut {
	return []cut{
		// The compiler of shaders: see compileShaders.
		{file: "internal/graphics/shader.go", drop: []string{"reUnit", "ParseKageUnitDirective", "CompileShader"}},
		// What has called a function is named in messages of Ebitengine's own developers.
		{file: "internal/debug/caller.go", bodies: map[string]string{"FirstCaller": `return "", 0, CallerTypeNone`}},
		{file: "internal/thread/thread.go", bodies: map[string]string{"logDiscardedCall": ""}},
		{file: "internal/atlas/gpuresources.go", declare: silentLog},
		{file: "internal/graphicscommand/command.go", bodies: map[string]string{"drawTrianglesCommand.String": `return "draw-triangles"`}},
		// Keys are named here, but not read by their names.
		{file: "keys.go", bodies: map[string]string{"keyNameToKeyCode": `return 0, false`}},
		{file: "internal/ui/keys.go", bodies: map[string]string{"Key.String": `return fmt.Sprint(int(k))`}},
		// Gamepads as Android names them.
		{file: "internal/gamepaddb/gamepaddb.go", bodies: map[string]string{"addAndroidDefaultMappings": `return false`}},
		// Pictures of the screen and of what the graphics memory holds, for the same.
		{file: "imagedumper.go", bodies: map[string]string{"imageDumper.update": `return nil`, "imageDumper.dump": `return nil`}},
		{
			file:   "internal/graphicscommand/image_js.go",
			bodies: map[string]string{"Image.Dump": `return "", nil`, "DumpImages": `return "", nil`},
			drop:   []string{"download"},
		},
		// A program that is driven by another one, over a network.
		{
			file: "internal/vmprotocol/vmprotocol.go",
			drop: []string{"Encoder", "Decoder", "NewEncoder", "NewDecoder"},
			bodies: map[string]string{
				"ParseEndpoint": `return Endpoint{}, fmt.Errorf("nothing listens on a page")`,
				"Endpoint.URL":  `return "", fmt.Errorf("nothing listens on a page")`,
			},
		},
	}
}

// silentLog takes the place of log/slog.
const silentLog = `
type silentLog struct{}

func (silentLog) Debug(string, ...any) {}
func (silentLog) Error(string, ...any) {}

var slog silentLog
`

// compileShaders compiles the shaders that Ebitengine draws with, in a copy of its module that is still whole, and puts them into
// the copy.
func compileShaders(ctx context.Context, t toolchain, copied, modfile string) error {
	const tool = "internal/engawashaders"
	if err := putFile(copied, tool+"/main.go", "compileshaders.go"); err != nil {
		return err
	}
	if err := writeOverlay(ctx, t, modfile, copied); err != nil {
		return err
	}
	native := []string{"GOOS=", "GOARCH=", "CGO_ENABLED=0", "GOWORK=off"}
	cmd := t.command(ctx, native, "run", "-modfile", modfile, "-overlay", overlayFile(modfile), "-trimpath", engine+"/"+tool)
	var messages strings.Builder
	cmd.Stderr = &messages
	table, err := cmd.Output()
	if err != nil {
		return fmt.Errorf("compiling Ebitengine's shaders: %w\n%s", err, messages.String())
	}
	if err := os.WriteFile(filepath.Join(copied, "internal/shaderir/compiled.go"), table, 0o644); err != nil {
		return err
	}
	for folder, file := range replacements() {
		folder = filepath.Join(copied, filepath.FromSlash(folder))
		if _, err := os.Stat(folder); err != nil {
			return err
		}
		if err := os.RemoveAll(folder); err != nil {
			return err
		}
		if err := putFile(folder, file, file); err != nil {
			return err
		}
	}
	return nil
}

// putFile puts a file of the folder engine at a path in dir, with slashes.
func putFile(dir, name, file string) error {
	text, err := engineFiles.ReadFile("engine/" + file)
	if err != nil {
		return err
	}
	path := filepath.Join(dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return os.WriteFile(path, []byte(strings.TrimPrefix(string(text), "//go:build ignore\n")), 0o644)
}
