package wasm

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
)

// fillIn changes a package of Ebitengine that makes its shaders from a template: the same shaders lie beside it, made
// beforehand, in the order of filter and address.
func fillIn(dir, pkg string) error {
	made, err := shaders(filepath.Join(dir, filepath.FromSlash(pkg), "defs.go"))
	if err != nil {
		return err
	}
	const filters, addresses = 3, 3
	if len(made) != filters*addresses {
		return fmt.Errorf("%s holds %d shaders, expected %d", pkg, len(made), filters*addresses)
	}
	return cut{
		file:    pkg + "/shader.go",
		drop:    []string{"tmpl"},
		bodies:  map[string]string{"ShaderSource": "return []byte(sources[int(filter)*AddressCount+int(address)])"},
		declare: "var sources = [FilterCount * AddressCount]string{\n" + strings.Join(made, ",\n") + ",\n}\n",
	}.cut(dir)
}

// shaders returns the nameless constants of a file, as they are written there.
func shaders(name string) ([]string, error) {
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	var found []string
	for _, d := range file.Decls {
		d, ok := d.(*ast.GenDecl)
		if !ok || d.Tok != token.CONST || declaredName(d) != "_" {
			continue
		}
		for _, v := range d.Specs[0].(*ast.ValueSpec).Values {
			if text, ok := v.(*ast.BasicLit); ok && text.Kind == token.STRING {
				found = append(found, text.Value)
			}
		}
	}
	return found, nil
}
