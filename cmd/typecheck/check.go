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
	"strings"

	"golang.org/x/tools/go/analysis"
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

// packageInfo is what "go list -json" tells about a package.
type packageInfo struct {
	ImportPath     string
	Dir            string
	GoFiles        []string
	CgoFiles       []string
	SFiles         []string
	IgnoredGoFiles []string
	ImportMap      map[string]string
	Module         *struct {
		Main      bool
		GoVersion string
	}
	Error *struct{ Err string }
}

// isOurs reports whether the package belongs to this module: its function bodies are checked too.
func (p packageInfo) isOurs() bool { return p.Module != nil && p.Module.Main }

// isVetted reports whether the package is analyzed as it is listed here: by itself, or with its own tests. A package that is
// listed once more because it imports one with its tests is the same as before.
func (p packageInfo) isVetted() bool {
	path, test, ok := strings.Cut(p.ImportPath, " [")
	return p.isOurs() && (!ok || strings.TrimSuffix(path, "_test")+".test]" == test)
}

// isGenerated reports whether the package is the main program of a test, which the go command writes.
func (p packageInfo) isGenerated() bool { return strings.HasSuffix(p.ImportPath, ".test") }

// check reads the packages with all they import, dependencies first, and returns how many there are and what is wrong
// with them. With a vetter it reads their tests too and runs what "go vet" runs over those of this module.
func check(to target, v *vetter, patterns []string) (int, []error) {
	packages, err := list(to, v != nil, patterns)
	if err != nil {
		return 0, []error{err}
	}
	c := checker{to: to, fset: token.NewFileSet(), packages: map[string]*types.Package{"unsafe": types.Unsafe}, hasPrinted: map[string]bool{}, vetter: v}
	for _, p := range packages {
		if p.Error != nil {
			c.fail(errors.New(p.Error.Err))
			continue
		}
		if p.ImportPath != "unsafe" && !p.isGenerated() {
			c.add(p)
		}
	}
	return len(packages), c.errs
}

// list asks the go command for the packages and all they import, in an order in which every package follows its
// imports. With tests it lists each package again with its tests in it, where it has any.
func list(to target, tests bool, patterns []string) ([]packageInfo, error) {
	args := []string{"list", "-e", "-deps", fmt.Sprintf("-test=%t", tests),
		"-json=ImportPath,Dir,GoFiles,CgoFiles,SFiles,IgnoredGoFiles,ImportMap,Module,Error", "--"}
	cmd := exec.Command("go", append(args, patterns...)...)
	cmd.Env = to.env()
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list for %s/%s: %w\n%s", to.os, to.arch, err, stderr.Bytes())
	}
	var packages []packageInfo
	dec := json.NewDecoder(bytes.NewReader(out))
	for {
		var p packageInfo
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
	to         target
	fset       *token.FileSet
	packages   map[string]*types.Package
	errs       []error
	hasPrinted map[string]bool // errors, by their text: a package is read again with its tests
	vetter     *vetter         // nil where types are all that is wanted
}

func (c *checker) fail(err error) {
	if text := err.Error(); !c.hasPrinted[text] {
		c.hasPrinted[text] = true
		c.errs = append(c.errs, err)
	}
}

func (c *checker) add(p packageInfo) {
	var files []*ast.File
	mode := parser.SkipObjectResolution
	var info *types.Info
	if c.vetter != nil && p.isVetted() && c.vetter.markAnalyzed(p) {
		mode |= parser.ParseComments
		info = newInfo()
	}
	for _, name := range slices.Concat(p.GoFiles, p.CgoFiles) {
		f, err := parser.ParseFile(c.fset, filepath.Join(p.Dir, name), nil, mode)
		if err != nil {
			c.fail(err)
			continue
		}
		files = append(files, f)
	}
	conf := types.Config{
		Importer:         importer{c.packages, p.ImportMap},
		Sizes:            types.SizesFor("gc", c.to.arch),
		FakeImportC:      true,
		IgnoreFuncBodies: !p.isVetted(),
		Error:            c.fail,
	}
	if len(p.CgoFiles) > 0 && !p.isOurs() {
		conf.Error = func(error) {} // constants and sizes that come from C cannot be known here
	}
	if p.Module != nil && p.Module.GoVersion != "" {
		conf.GoVersion = "go" + p.Module.GoVersion
	}
	before := len(c.errs)
	// The errors go to conf.Error. The path is that which the package has in programs, without the test it is read for.
	path, _, _ := strings.Cut(p.ImportPath, " ")
	c.packages[p.ImportPath], _ = conf.Check(path, c.fset, files, info)
	if info == nil || len(c.errs) > before {
		return // analyzers want right types
	}
	for _, err := range c.vetter.run(analysis.Pass{
		Fset: c.fset, Files: files, OtherFiles: inFolder(p.Dir, p.SFiles), IgnoredFiles: inFolder(p.Dir, p.IgnoredGoFiles),
		Pkg: c.packages[p.ImportPath], TypesInfo: info, TypesSizes: conf.Sizes,
		Module: &analysis.Module{Main: true, GoVersion: p.Module.GoVersion},
	}) {
		c.fail(err)
	}
}

func inFolder(dir string, names []string) (paths []string) {
	for _, name := range names {
		paths = append(paths, filepath.Join(dir, name))
	}
	return paths
}

// importer finds packages among those checked so far, through the names the importing package uses for them.
type importer struct {
	packages map[string]*types.Package
	names    map[string]string
}

func (i importer) Import(path string) (*types.Package, error) {
	if real, ok := i.names[path]; ok {
		path = real
	}
	if p := i.packages[path]; p != nil {
		return p, nil
	}
	return nil, fmt.Errorf("package %s is not to be had on this system", path)
}
