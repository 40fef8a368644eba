package wasm

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
)

// Options say what Build makes, and where.
type Options struct {
	Dir     string // the folder the go command runs in; "" is the present one
	Package string // what to compile: a path the go command understands, such as "."
	Out     string // the folder to make; an older one is replaced as a whole once everything is ready
	Quality int    // how hard brotli and gzip try, 0 to 11; -1 writes no compressed files at all
	Plain   bool   // the program as Go compiles it: Ebitengine whole, nothing slimmed, in one part
	Marks   bool   // whether the program, all of it in its first part, notes which of its functions run (Built.Marked)
	// First tells by their names which functions travel in the first part; nil for those of the list, see ReadEarly.
	First func(function string) bool
}

// AllEarly is for [Options].First: all functions travel in the first part.
func AllEarly(string) bool { return true }

// Result is what Build made.
type Result struct {
	Files     []File   // in the order of their names
	Warnings  []string // steps that were left out because they met something unknown: the page works, and is larger
	Notes     []string // what is worth knowing and harms nothing
	Early     int      // how many functions travel in the first part of two; 0 for a program in one part
	Functions int      // how many there are, where Early is not 0
	functions []string // the names of the functions of a program in two parts, in their order
	from      int      // the place of the first of them in the program's table
}

// File is one file of the page with its sizes in bytes. Gzip and Brotli are 0 for a file that has no such twin beside
// it.
type File struct {
	Name              string
	Raw, Gzip, Brotli int
}

// Total adds the sizes up; a file without a compressed twin counts with its raw size.
func (b Result) Total() File {
	sum := File{Name: "total"}
	for _, f := range b.Files {
		sum.Raw += f.Raw
		sum.Gzip += orRawSize(f.Gzip, f.Raw)
		sum.Brotli += orRawSize(f.Brotli, f.Raw)
	}
	return sum
}

func orRawSize(size, raw int) int {
	if size == 0 {
		return raw
	}
	return size
}

// Build compiles the program for the browser and lays the whole page out in o.Out. The errors name the step that
// failed; the old folder then stays as it was.
func Build(ctx context.Context, o Options) (Result, error) {
	if o.Quality < -1 || o.Quality > maxQuality {
		return Result{}, fmt.Errorf("the brotli quality is a number from -1 (none) to %d, not %d", maxQuality, o.Quality)
	}
	if o.Package == "" || o.Out == "" {
		return Result{}, errors.New("a build needs a package and a folder to write to")
	}
	if err := replaceable(o.Out); err != nil {
		return Result{}, err
	}
	if err := os.MkdirAll(filepath.Dir(filepath.Clean(o.Out)), 0o755); err != nil {
		return Result{}, err
	}
	work, err := os.MkdirTemp(filepath.Dir(filepath.Clean(o.Out)), ".web-")
	if err != nil {
		return Result{}, err
	}
	defer os.RemoveAll(work)

	t, known, warning, err := pinnedToolchain(ctx, o.Dir)
	if err != nil {
		return Result{}, err
	}
	p, err := makeProgram(ctx, t, o, work, known, removals())
	if err == nil {
		err = ctx.Err() // what was given up midway is no reason to leave steps out
	}
	if err != nil {
		return Result{}, err
	}
	glue, err := glueScript(ctx, t)
	if err != nil {
		return Result{}, err
	}
	files, err := layOut(p.first, p.rest, glue)
	if err != nil {
		return Result{}, err
	}
	if p.rest != nil {
		files[NamesFile] = listNames(p.functions, p.from)
	}
	made := filepath.Join(work, "web")
	built, err := write(made, files, o.Quality)
	if err != nil {
		return Result{}, err
	}
	built.functions, built.from, built.Warnings, built.Notes = p.functions, p.from, p.warnings, p.notes
	built.Early, built.Functions = p.early, p.all
	if warning != "" {
		built.Warnings = slices.Insert(built.Warnings, 0, warning)
	}
	if err := os.RemoveAll(o.Out); err != nil {
		return Result{}, err
	}
	return built, os.Rename(made, o.Out)
}

// replaceable refuses to replace a folder that Build did not make itself.
func replaceable(out string) error {
	entries, err := os.ReadDir(out)
	if errors.Is(err, os.ErrNotExist) || err == nil && len(entries) == 0 {
		return nil
	}
	if err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(out, "engawa.js")); err != nil {
		return fmt.Errorf("%s holds something else than a web build: choose another folder, or empty it first", out)
	}
	return nil
}

// inlinedPackages lists the packages whose functions are put into each other (inlined) as Go usually does: those that a bot, a
// picture or a sound waits for. All others are compiled without, which saves a sixth of what travels.
func inlinedPackages() []string {
	return []string{
		"runtime", "internal/runtime/...", "internal/bytealg", "internal/abi", "internal/chacha8rand", "internal/sync", "sync", "sync/atomic",
		"unicode/utf8", "math", "math/bits", "math/rand/v2",
		"image", "image/color", "image/draw", "golang.org/x/image/vector", "engawa/sprites/vector", "engawa/audio/...",
		"engawa/rules", "engawa/rules/bot/...",
		"engawa/rules/forhonor", "engawa/rules/homeworlds", "engawa/rules/honshu", "engawa/rules/yokai/...",
	}
}

// CompilerFlags returns the flags of "go build" by which all packages are compiled without inlining, but for those of
// inlinedPackages.
func CompilerFlags() []string {
	flags := []string{"-gcflags=all=-l"}
	for _, pkg := range inlinedPackages() {
		flags = append(flags, "-gcflags="+pkg+"=")
	}
	return flags
}

// fetchTag is the build tag of a program that fetches the texts of its languages.
const fetchTag = "fetchlang"

// compile builds the program for js/wasm at path and returns its bytes. modfile is a go.mod to build with; "" is the
// module's own.
func compile(ctx context.Context, t toolchain, o Options, modfile, path string) ([]byte, error) {
	path, err := filepath.Abs(path)
	if err != nil {
		return nil, err
	}
	args := []string{"build", "-trimpath", "-buildvcs=false", "-ldflags", "-s -w", "-tags", fetchTag}
	if modfile != "" {
		args = append(args, "-modfile", modfile, "-overlay", overlayFile(modfile))
	}
	if !o.Plain {
		args = append(args, CompilerFlags()...)
	}
	cmd := t.command(ctx, forBrowser(), append(args, "-o", path, o.Package)...)
	if out, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("compiling %s for the browser: %w\n%s", o.Package, err, bytes.TrimSpace(out))
	}
	return os.ReadFile(path)
}

// glueScript returns wasm_exec.js of the Go that compiles: the two must be of one version.
func glueScript(ctx context.Context, t toolchain) ([]byte, error) {
	root, err := t.ask(ctx, "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	return os.ReadFile(filepath.Join(root, "lib", "wasm", "wasm_exec.js"))
}
