package main

import (
	"fmt"
	"go/ast"
	"go/types"
	"os"
	"reflect"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/suite/vet"
)

// vetter runs the analyzers of "go vet" over packages whose types are known, each package after its imports. "go vet"
// itself compiles everything a package imports for the system first, which takes minutes for each. Of packages outside of
// this module it keeps no facts: what "go vet" knows of the standard library's own printing functions is in the analyzers.
type vetter struct {
	facts map[factKey]analysis.Fact
}

// factKey says whose fact it is: of an object, or of a package where there is none.
type factKey struct {
	analyzer *analysis.Analyzer
	object   types.Object
	pkg      *types.Package
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
		v.lend(&p)
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

// lend gives a pass the facts, those of all packages that have been analyzed.
func (v *vetter) lend(p *analysis.Pass) {
	key := func(object types.Object, pkg *types.Package, f analysis.Fact) factKey {
		return factKey{p.Analyzer, object, pkg, reflect.TypeOf(f)}
	}
	take := func(k factKey, f analysis.Fact) bool {
		known, ok := v.facts[k]
		if ok {
			reflect.ValueOf(f).Elem().Set(reflect.ValueOf(known).Elem())
		}
		return ok
	}
	p.ReadFile = os.ReadFile
	p.ImportObjectFact = func(o types.Object, f analysis.Fact) bool { return take(key(o, nil, f), f) }
	p.ExportObjectFact = func(o types.Object, f analysis.Fact) { v.facts[key(o, nil, f)] = f }
	p.ImportPackageFact = func(pkg *types.Package, f analysis.Fact) bool { return take(key(nil, pkg, f), f) }
	p.ExportPackageFact = func(f analysis.Fact) { v.facts[key(nil, p.Pkg, f)] = f }
	p.AllObjectFacts = func() (all []analysis.ObjectFact) {
		for k, f := range v.facts {
			if k.analyzer == p.Analyzer && k.object != nil {
				all = append(all, analysis.ObjectFact{Object: k.object, Fact: f})
			}
		}
		return all
	}
	p.AllPackageFacts = func() (all []analysis.PackageFact) {
		for k, f := range v.facts {
			if k.analyzer == p.Analyzer && k.object == nil {
				all = append(all, analysis.PackageFact{Package: k.pkg, Fact: f})
			}
		}
		return all
	}
}
