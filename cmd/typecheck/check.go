package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
)

// target is a system and processor to check for.
type target struct{ os, arch string }

// env is the go command's environment for the target. Engawa uses cgo on phones only, where there is no way without.
func (t target) env() []string {
	cgo := "CGO_ENABLED=0"
	if t.os == "android" || t.os == "ios" {
		cgo = "CGO_ENABLED=1"
	}
	return append(os.Environ(), "GOOS="+t.os, "GOARCH="+t.arch, cgo)
}

// listed is what "go list -json" tells about a package.
type listed struct {
	ImportPath string
	Dir        string
	GoFiles    []string
	CgoFiles   []string
	ImportMap  map[string]string
	Module     *struct {
		Main      bool
		GoVersion string
	}
	Error *struct{ Err string }
}

// ours tells whether the package belongs to this module: its function bodies are checked too.
func (p listed) ours() bool { return p.Module != nil && p.Module.Main }

// check reads the packages with all they import, dependencies first, and returns how many there are and what is wrong
// with them.
func check(to target, patterns []string) (int, []error) {
	packages, err := list(to, patterns)
	if err != nil {
		return 0, []error{err}
	}
	c := checker{to: to, fset: token.NewFileSet(), done: map[string]*types.Package{"unsafe": types.Unsafe}}
	for _, p := range packages {
		if p.Error != nil {
			c.errs = append(c.errs, errors.New(p.Error.Err))
			continue
		}
		if p.ImportPath != "unsafe" {
			c.add(p)
		}
	}
	return len(packages), c.errs
}

// list asks the go command for the packages and all they import, in an order in which every package follows its
// imports.
func list(to target, patterns []string) ([]listed, error) {
	args := []string{"list", "-e", "-deps", "-json=ImportPath,Dir,GoFiles,CgoFiles,ImportMap,Module,Error", "--"}
	cmd := exec.Command("go", append(args, patterns...)...)
	cmd.Env = to.env()
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list for %s/%s: %w\n%s", to.os, to.arch, err, stderr.Bytes())
	}
	var packages []listed
	dec := json.NewDecoder(bytes.NewReader(out))
	for {
		var p listed
		if err := dec.Decode(&p); err == io.EOF {
			return packages, nil
		} else if err != nil {
			return nil, fmt.Errorf("reading what go list tells: %w", err)
		}
		packages = append(packages, p)
	}
}

// checker holds the packages checked so far.
type checker struct {
	to   target
	fset *token.FileSet
	done map[string]*types.Package
	errs []error
}

func (c *checker) add(p listed) {
	fail := func(err error) { c.errs = append(c.errs, err) }
	var files []*ast.File
	for _, name := range slices.Concat(p.GoFiles, p.CgoFiles) {
		f, err := parser.ParseFile(c.fset, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			fail(err)
			continue
		}
		files = append(files, f)
	}
	conf := types.Config{
		Importer:         importer{c.done, p.ImportMap},
		Sizes:            types.SizesFor("gc", c.to.arch),
		FakeImportC:      true,
		IgnoreFuncBodies: !p.ours(),
		Error:            fail,
	}
	if len(p.CgoFiles) > 0 && !p.ours() {
		conf.Error = func(error) {} // constants and sizes that come from C cannot be known here
	}
	if p.Module != nil && p.Module.GoVersion != "" {
		conf.GoVersion = "go" + p.Module.GoVersion
	}
	// The errors have gone to conf.Error already.
	c.done[p.ImportPath], _ = conf.Check(p.ImportPath, c.fset, files, nil)
}

// importer finds packages among those checked so far, through the names the importing package uses for them.
type importer struct {
	done  map[string]*types.Package
	names map[string]string
}

func (i importer) Import(path string) (*types.Package, error) {
	if real, ok := i.names[path]; ok {
		path = real
	}
	if p := i.done[path]; p != nil {
		return p, nil
	}
	return nil, fmt.Errorf("package %s is not to be had on this system", path)
}
