package wasm

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// engine is the module of Ebitengine, which brings along what no page of ours runs: see leave.
const engine = "github.com/hajimehoshi/ebiten/v2"

// copyLeanModule copies Ebitengine's module into dir, without what no page runs, and returns the path of a go.mod beside it with
// which the go command builds on the copy.
func copyLeanModule(ctx context.Context, t toolchain, dir string, cuts []cut) (modfile string, err error) {
	from, err := engineFolder(ctx, t)
	if err != nil {
		return "", err
	}
	if dir, err = filepath.Abs(dir); err != nil {
		return "", err
	}
	copied := filepath.Join(dir, "engine")
	if err := copyModule(from, copied); err != nil {
		return "", err
	}
	if modfile, err = writeModfile(ctx, t, dir); err != nil {
		return "", err
	}
	if err := compileShaders(ctx, t, copied, modfile); err != nil {
		return "", err
	}
	for _, c := range cuts {
		if err := c.cut(copied); err != nil {
			return "", fmt.Errorf("%s is not as expected: %w", c.file, err)
		}
	}
	for _, pkg := range []string{"internal/builtinshader", "internal/colormshader"} {
		if err := fillIn(copied, pkg); err != nil {
			return "", fmt.Errorf("%s is not as expected: %w", pkg, err)
		}
	}
	return modfile, writeOverlay(ctx, t, modfile, copied)
}

// engineFolder returns the folder of Ebitengine's module, and downloads it first where it is missing. "go list -m" would
// answer nothing then.
func engineFolder(ctx context.Context, t toolchain) (string, error) {
	folder, err := t.ask(ctx, "list", "-f", "{{.Module.Dir}}", engine)
	if err == nil && folder == "" {
		err = fmt.Errorf("go list tells no folder of %s", engine)
	}
	return folder, err
}

// leanFolder is where the go command takes the copy to lie, within the module's folder, where there is no such folder: a
// program tells where each module lies that takes the place of another, and two builds shall be the same.
const leanFolder = "ebitengine"

// overlayFile returns the file beside a go.mod that tells where the copy's files are.
func overlayFile(modfile string) string { return filepath.Join(filepath.Dir(modfile), "overlay.json") }

// writeOverlay writes that file.
func writeOverlay(ctx context.Context, t toolchain, modfile, copied string) error {
	own, err := t.ask(ctx, "env", "GOMOD")
	if err != nil {
		return err
	}
	replace := map[string]string{}
	err = filepath.WalkDir(copied, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		inside, err := filepath.Rel(copied, name)
		replace[filepath.Join(filepath.Dir(own), leanFolder, inside)] = name
		return err
	})
	if err != nil {
		return err
	}
	data, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return err
	}
	return os.WriteFile(overlayFile(modfile), data, 0o644)
}

// writeModfile writes the module's go.mod, with its go.sum, into dir, with the copy in the place of Ebitengine.
func writeModfile(ctx context.Context, t toolchain, dir string) (string, error) {
	own, err := t.ask(ctx, "env", "GOMOD")
	if err != nil {
		return "", err
	}
	module, err := os.ReadFile(own)
	if err != nil {
		return "", err
	}
	sums, err := os.ReadFile(strings.TrimSuffix(own, ".mod") + ".sum")
	if err != nil {
		return "", err
	}
	module = fmt.Appendf(module, "\nreplace %s => ./%s\n", engine, leanFolder)
	modfile := filepath.Join(dir, "go.mod")
	if err := os.WriteFile(modfile, module, 0o644); err != nil {
		return "", err
	}
	return modfile, os.WriteFile(filepath.Join(dir, "go.sum"), sums, 0o644)
}

// copyModule copies a module's folder without tests, examples and what lies in hidden folders.
func copyModule(from, to string) error {
	return filepath.WalkDir(from, func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		inside, err := filepath.Rel(from, name)
		if err != nil {
			return err
		}
		if entry.IsDir() {
			if base := entry.Name(); base == "testdata" || base == "examples" || inside != "." && strings.HasPrefix(base, ".") {
				return filepath.SkipDir
			}
			return os.MkdirAll(filepath.Join(to, inside), 0o755)
		}
		if strings.HasSuffix(name, "_test.go") || !entry.Type().IsRegular() {
			return nil
		}
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, inside), data, 0o644)
	})
}

// cut says how a file of Go is changed. Everything it names must be there.
type cut struct {
	file    string            // with slashes, from the module's folder
	drop    []string          // what is declared at the top: names, or types with their methods
	bodies  map[string]string // functions, with the statements that take the place of theirs; a method is called Type.Method
	declare string            // declarations to add; an import of the same name goes
}

// cut changes the file in a module's folder. Imports that nothing needs any more go as well.
func (c cut) cut(dir string) error {
	name := filepath.Join(dir, filepath.FromSlash(c.file))
	text, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	if text, err = c.apply(text); err != nil {
		return err
	}
	return os.WriteFile(name, text, 0o644)
}

// span is a part of a text, with what takes its place.
type span struct {
	from, to int
	by       string
}

func (c cut) apply(text []byte) ([]byte, error) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, "", text, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	at := func(p token.Pos) int { return files.Position(p).Offset }
	var spans []span
	missing := map[string]bool{}
	for _, name := range c.drop {
		missing[name] = true
	}
	for name := range c.bodies {
		missing[name] = true
	}
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			owner, name := methodOwner(d)
			switch body, ok := c.bodies[name]; {
			case ok:
				delete(missing, name)
				spans = append(spans, span{at(d.Body.Lbrace) + 1, at(d.Body.Rbrace), "\n" + body + "\n"})
			case slices.Contains(c.drop, name) || slices.Contains(c.drop, owner):
				delete(missing, name)
				spans = append(spans, span{from: at(d.Pos()), to: at(d.End())})
			}
		case *ast.GenDecl:
			if name := declaredName(d); slices.Contains(c.drop, name) {
				delete(missing, name)
				spans = append(spans, span{from: at(d.Pos()), to: at(d.End())})
			}
		}
	}
	if len(missing) > 0 {
		return nil, fmt.Errorf("%v is missing", missing)
	}
	slices.SortFunc(spans, func(a, b span) int { return b.from - a.from })
	for _, s := range spans {
		text = slices.Concat(text[:s.from], []byte(s.by), text[s.to:])
	}
	return dropImports(slices.Concat(text, []byte("\n"), []byte(c.declare)))
}

// methodOwner returns the type that a method belongs to, and the function's name with it.
func methodOwner(f *ast.FuncDecl) (owner, name string) {
	if f.Recv == nil {
		return "", f.Name.Name
	}
	t := f.Recv.List[0].Type
	if p, ok := t.(*ast.StarExpr); ok {
		t = p.X
	}
	if id, ok := t.(*ast.Ident); ok {
		owner = id.Name
	}
	return owner, owner + "." + f.Name.Name
}

// declaredName returns the name of what a declaration declares, "" if it declares several things or imports.
func declaredName(d *ast.GenDecl) string {
	if len(d.Specs) != 1 {
		return ""
	}
	switch s := d.Specs[0].(type) {
	case *ast.TypeSpec:
		return s.Name.Name
	case *ast.ValueSpec:
		if len(s.Names) == 1 {
			return s.Names[0].Name
		}
	}
	return ""
}

// dropImports takes the imports out of a file that it does not use, or that it declares something else in place of.
func dropImports(text []byte) ([]byte, error) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, "", text, parser.SkipObjectResolution|parser.ParseComments)
	if err != nil {
		return nil, err
	}
	used, declared := map[string]bool{}, map[string]bool{}
	for _, d := range file.Decls {
		if d, ok := d.(*ast.GenDecl); ok {
			declared[declaredName(d)] = true
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if id, ok := s.X.(*ast.Ident); ok {
				used[id.Name] = true
			}
		}
		return true
	})
	for _, d := range slices.Backward(file.Decls) {
		d, ok := d.(*ast.GenDecl)
		if !ok || d.Tok != token.IMPORT {
			continue
		}
		for _, spec := range slices.Backward(d.Specs) {
			var gone ast.Node = spec
			if !d.Lparen.IsValid() {
				gone = d
			}
			name, sure := importName(spec.(*ast.ImportSpec))
			if !sure || used[name] && !declared[name] {
				continue
			}
			from, to := files.Position(gone.Pos()).Offset, files.Position(gone.End()).Offset
			text = slices.Concat(text[:from], bytes.Repeat([]byte(" "), to-from), text[to:])
		}
	}
	return text, nil
}

// importName returns the name by which a file knows what it imports, and whether that is sure: a package of the standard
// library or of Ebitengine is called as its folder.
func importName(spec *ast.ImportSpec) (name string, sure bool) {
	of := strings.Trim(spec.Path.Value, "\"`")
	if spec.Name != nil {
		return spec.Name.Name, spec.Name.Name != "_"
	}
	first, _, _ := strings.Cut(of, "/")
	return path.Base(of), !strings.Contains(first, ".") || strings.HasPrefix(of, engine+"/")
}
