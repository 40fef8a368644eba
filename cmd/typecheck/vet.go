package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"os"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/suite/vet"
)

// vetter runs the analyzers of "go vet" over packages whose types are known, each package after its imports. "go vet"
// itself compiles everything a package imports for the system first, which takes minutes for each. Of packages outside of
// this module it keeps no facts: what "go vet" knows of the standard library's own printing functions is in the analyzers.
//
// A package that is made of the same files on several systems is analyzed on the first of them only: what differs from
// system to system are types, which are checked on each.
type vetter struct {
	facts      map[factKey]analysis.Fact
	isAnalyzed map[string]bool // packages, with the files they were made of
}

// newVetter returns a vetter that has analyzed nothing yet.
func newVetter() *vetter {
	return &vetter{facts: map[factKey]analysis.Fact{}, isAnalyzed: map[string]bool{}}
}

// markAnalyzed reports whether the package has not been analyzed yet as it is made here.
func (v *vetter) markAnalyzed(p packageInfo) bool {
	key := strings.Join(slices.Concat([]string{p.ImportPath}, p.GoFiles, p.CgoFiles), " ")
	if v.isAnalyzed[key] {
		return false
	}
	v.isAnalyzed[key] = true
	return true
}

// factKey says what a fact is about: what is declared at a place of the source, which is the same on every system.
type factKey struct {
	analyzer *analysis.Analyzer
	place    token.Position
	typ      reflect.Type
}

// newInfo returns what analyzers want to know of the types.
func newInfo() *types.Info {
	return &types.Info{
		Types:        map[ast.Expr]types.TypeAndValue{},
		Instances:    map[*ast.Ident]types.Instance{},
		Defs:         map[*ast.Ident]types.Object{},
		Uses:         map[*ast.Ident]types.Object{},
		Implicits:    map[ast.Node]types.Object{},
		Selections:   map[*ast.SelectorExpr]*types.Selection{},
		Scopes:       map[ast.Node]*types.Scope{},
		FileVersions: map[*ast.File]string{},
	}
}

// run runs all analyzers over a package and returns what they find. The pass holds all that they share.
func (v *vetter) run(pass analysis.Pass) []error {
	var errs []error
	results := map[*analysis.Analyzer]any{}
	var one func(a *analysis.Analyzer)
	one = func(a *analysis.Analyzer) {
		if _, done := results[a]; done {
			return
		}
		p := pass
		p.Analyzer, p.ResultOf = a, map[*analysis.Analyzer]any{}
		for _, needed := range a.Requires {
			one(needed)
			p.ResultOf[needed] = results[needed]
		}
		p.Report = func(d analysis.Diagnostic) {
			errs = append(errs, fmt.Errorf("%s: %s (vet: %s)", p.Fset.Position(d.Pos), d.Message, a.Name))
		}
		v.setFacts(&p)
		result, err := a.Run(&p)
		if err != nil {
			errs = append(errs, fmt.Errorf("%s: %s: %w", p.Pkg.Path(), a.Name, err))
		}
		results[a] = result
	}
	for _, a := range vet.Suite {
		one(a)
	}
	return errs
}

// setFacts gives a pass the facts of all packages that have been analyzed. The analyzers of "go vet" keep facts of objects
// alone.
func (v *vetter) setFacts(p *analysis.Pass) {
	key := func(o types.Object, f analysis.Fact) factKey {
		return factKey{p.Analyzer, p.Fset.Position(o.Pos()), reflect.TypeOf(f)}
	}
	p.ReadFile = os.ReadFile
	p.ImportObjectFact = func(o types.Object, f analysis.Fact) bool {
		known, ok := v.facts[key(o, f)]
		if ok {
			reflect.ValueOf(f).Elem().Set(reflect.ValueOf(known).Elem())
		}
		return ok
	}
	p.ExportObjectFact = func(o types.Object, f analysis.Fact) { v.facts[key(o, f)] = f }
}
