package wasm

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"text/template"
)

const whole = `package p

import (
	"fmt"
	"log/slog"
	other "strings"
	"github.com/else/where/v3"
)

import "errors"

type kept struct{}

func (k *kept) say() error {
	fmt.Println("said")
	return errors.New(other.ToUpper("x"))
}

// gone is not needed.
var gone = fmt.Sprint(1)

type lost struct{ n int }

func (l lost) number() int { return l.n }

func log() { slog.Debug("here") }
`

func TestCuts(t *testing.T) {
	c := cut{
		bodies:  map[string]string{"kept.say": "return nil"},
		drop:    []string{"gone", "lost"},
		declare: "type quiet struct{}\n\nfunc (quiet) Debug(string) {}\n\nvar slog quiet\n",
	}
	got, err := c.apply([]byte(whole))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"func (k *kept) say() error {\nreturn nil\n}", `"github.com/else/where/v3"`, `slog.Debug("here")`, "var slog quiet"} {
		if !strings.Contains(string(got), want) {
			t.Errorf("%q is missing:\n%s", want, got)
		}
	}
	for _, want := range []string{"gone =", "lost", `"fmt"`, `"log/slog"`, `"errors"`, `"strings"`} {
		if strings.Contains(string(got), want) {
			t.Errorf("%q is still there:\n%s", want, got)
		}
	}
}

func TestCutsOfWhatIsNotThere(t *testing.T) {
	for _, c := range []cut{
		{drop: []string{"nobody"}},
		{bodies: map[string]string{"say": "return nil"}},
		{bodies: map[string]string{"lost.say": "return nil"}},
	} {
		if got, err := c.apply([]byte(whole)); err == nil {
			t.Errorf("%v gives %s", c, got)
		}
	}
	if _, err := (cut{}).apply([]byte("this is no Go")); err == nil {
		t.Error("what is no Go is taken")
	}
}

// TestShadersAreThoseOfTheTemplate compares what takes the place of templates with what they give.
func TestShadersAreThoseOfTheTemplate(t *testing.T) {
	from, err := engineFolder(t.Context(), toolchain{})
	if err != nil {
		t.Fatal(err)
	}
	for _, pkg := range []string{"builtinshader", "colormshader"} {
		made, err := shaders(filepath.Join(from, "internal", pkg, "defs.go"))
		if err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(filepath.Join(from, "internal", pkg, "shader.go"))
		if err != nil {
			t.Fatal(err)
		}
		_, source, ok := strings.Cut(string(text), "Parse(`")
		source, _, end := strings.Cut(source, "`)")
		if !ok || !end {
			t.Fatalf("%s has no template", pkg)
		}
		shader := template.Must(template.New("").Parse(source))
		for k := range made {
			var want strings.Builder
			if err := shader.Execute(&want, map[string]int{
				"Filter": k / 3, "FilterNearest": 0, "FilterLinear": 1, "FilterPixelated": 2,
				"Address": k % 3, "AddressUnsafe": 0, "AddressClampToZero": 1, "AddressRepeat": 2,
			}); err != nil {
				t.Fatal(err)
			}
			if got, err := strconv.Unquote(made[k]); err != nil || got != want.String() {
				t.Errorf("shader %d of %s is\n%s\nthe template gives\n%s", k, pkg, got, want.String())
			}
		}
		if len(made) != 9 {
			t.Errorf("%s has %d shaders", pkg, len(made))
		}
	}
}
