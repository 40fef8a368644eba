//go:build !js

package mobile

import (
	"encoding/xml"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"engawa/scenes/lang"
)

// library is the folder of the declarations of this package for the app's Java.
const library = "android/check/library/engawa/mobile/"

// TestTheAppSeesThisPackageAsItIs holds what "make mobile-check" compiles the app against to what the binding makes of
// this package: functions become methods of Mobile, exported types become types, and names begin with a small letter.
func TestTheAppSeesThisPackageAsItIs(t *testing.T) {
	want := javaBinding(t)
	for _, class := range []string{"Clipboard", "Keyboard", "Mobile", "Motor", "Phone", "Screen"} {
		text, err := os.ReadFile(library + class + ".java")
		if err != nil {
			t.Fatal(err)
		}
		got := javaMethods(string(text))
		slices.Sort(got)
		slices.Sort(want[class])
		if !slices.Equal(got, want[class]) {
			t.Errorf("%s.java declares %q, the package offers %q", class, got, want[class])
		}
		delete(want, class)
	}
	for class := range want {
		t.Errorf("the package offers %s, which is not declared for the app", class)
	}
}

var javaMethod = regexp.MustCompile(`(?m)^\s+(?:public )?(?:static )?(?:native )?(\w+ \w+\([^)]*\)(?: throws Exception)?);`)

// javaMethods returns the methods of a class in the order of the text, as in "boolean back()".
func javaMethods(text string) (methods []string) {
	for _, m := range javaMethod.FindAllStringSubmatch(text, -1) {
		methods = append(methods, m[1])
	}
	return methods
}

// javaBinding returns what the app sees of this package's exported functions and methods, by class.
func javaBinding(t *testing.T) map[string][]string {
	t.Helper()
	classes := map[string][]string{}
	add := func(class, name string, f *ast.FuncType) {
		if ast.IsExported(name) {
			classes[class] = append(classes[class], javaDeclaration(t, name, f))
		}
	}
	paths, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				class := "Mobile"
				if n.Recv != nil {
					class = n.Recv.List[0].Type.(*ast.StarExpr).X.(*ast.Ident).Name
				}
				if ast.IsExported(class) {
					add(class, n.Name.Name, n.Type)
				}
				return false
			case *ast.TypeSpec:
				if i, ok := n.Type.(*ast.InterfaceType); ok && ast.IsExported(n.Name.Name) {
					for _, m := range i.Methods.List {
						add(n.Name.Name, m.Names[0].Name, m.Type.(*ast.FuncType))
					}
				}
			}
			return true
		})
	}
	return classes
}

// javaDeclaration returns a function as the binding declares it in Java.
func javaDeclaration(t *testing.T, name string, f *ast.FuncType) string {
	t.Helper()
	typeName := func(e ast.Expr) string {
		if star, ok := e.(*ast.StarExpr); ok {
			e = star.X
		}
		switch name := e.(*ast.Ident).Name; name {
		case "string":
			return "String"
		case "float64":
			return "double"
		case "int":
			return "long"
		case "bool":
			return "boolean"
		default:
			return name
		}
	}
	result, throws := "void", ""
	if f.Results != nil {
		for _, r := range f.Results.List {
			if typeName(r.Type) == "error" {
				throws = " throws Exception"
			} else {
				result = typeName(r.Type)
			}
		}
	}
	var params []string
	for _, p := range f.Params.List {
		for _, n := range p.Names {
			params = append(params, typeName(p.Type)+" "+n.Name)
		}
	}
	return fmt.Sprintf("%s %s%s(%s)%s", result, strings.ToLower(name[:1]), name[1:], strings.Join(params, ", "), throws)
}

// handlesErrors is the method of Ebitengine's view that is called when the game ends with an error.
const handlesErrors = "void onErrorOnGameUpdate(Exception e)"

// TestTheViewIsAsEbitenginesOwn holds the methods that the app calls on the game's view to the view that the binding
// brings.
func TestTheViewIsAsEbitenginesOwn(t *testing.T) {
	theirs, err := os.ReadFile(filepath.Join(moduleFolder(t, "github.com/hajimehoshi/ebiten/v2"), "cmd/ebitenmobile/_files/EbitenView.java"))
	if err != nil {
		t.Fatal(err)
	}
	ours, err := os.ReadFile(library + "EbitenView.java")
	if err != nil {
		t.Fatal(err)
	}
	methods := javaMethods(string(ours))
	if len(methods) == 0 {
		t.Fatal("no method of the view is declared for the app")
	}
	wanted := []string{"public class EbitenView extends ViewGroup", "public EbitenView(Context context)", "protected " + handlesErrors}
	for _, m := range methods {
		wanted = append(wanted, "public "+m)
	}
	for _, m := range wanted {
		if !strings.Contains(string(theirs), m) {
			t.Errorf("Ebitengine's view has no %q", m)
		}
	}
	if !strings.Contains(string(ours), "protected native "+handlesErrors+";") {
		t.Errorf("the app is not told of %q", handlesErrors)
	}
}

// TestTheAppsFilesAgree reads the manifest and the resources as any XML, and looks up what they and the activity name.
func TestTheAppsFilesAgree(t *testing.T) {
	const root = "android/app/src/main"
	defined, named := map[string]bool{}, map[string][]string{}
	reference := regexp.MustCompile(`@(string|color|style|drawable|mipmap)/(\w+)`)
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".xml" {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		folder, _, _ := strings.Cut(filepath.Base(filepath.Dir(path)), "-")
		if folder != "values" && d.Name() != "AndroidManifest.xml" {
			defined[folder+"/"+strings.TrimSuffix(filepath.Base(path), ".xml")] = true
		}
		for _, m := range reference.FindAllStringSubmatch(string(text), -1) {
			named[m[1]+"/"+m[2]] = append(named[m[1]+"/"+m[2]], path)
		}
		return eachElement(text, func(e xml.StartElement) {
			for _, a := range e.Attr {
				if folder == "values" && a.Name.Local == "name" && e.Name.Local != "item" {
					defined[e.Name.Local+"/"+a.Value] = true
				}
			}
		})
	})
	if err != nil {
		t.Fatal(err)
	}
	activity, err := os.ReadFile(root + "/java/engawa/app/MainActivity.java")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile(`\bR\.(\w+)\.(\w+)`).FindAllStringSubmatch(string(activity), -1) {
		named[m[1]+"/"+m[2]] = append(named[m[1]+"/"+m[2]], "MainActivity.java")
	}
	for name, places := range named {
		if !defined[name] {
			t.Errorf("%s is named in %q and defined nowhere", name, places)
		}
	}
	for name := range defined {
		if len(named[name]) == 0 {
			t.Errorf("%s is defined and named nowhere", name)
		}
	}
}

func eachElement(text []byte, do func(xml.StartElement)) error {
	d := xml.NewDecoder(strings.NewReader(string(text)))
	for {
		tok, err := d.Token()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if e, ok := tok.(xml.StartElement); ok {
			do(e)
		}
	}
}

// TestTheLibraryAsksForANewNDK runs "make mobile" beside an NDK whose libraries do not load on phones with memory pages
// of 16 KB.
func TestTheLibraryAsksForANewNDK(t *testing.T) {
	sdk := t.TempDir()
	ndk := filepath.Join(sdk, "ndk", "27.2.12479018")
	if err := os.MkdirAll(ndk, 0o700); err != nil {
		t.Fatal(err)
	}
	properties := "Pkg.Desc = Android NDK\nPkg.Revision = 27.2.12479018\n"
	if err := os.WriteFile(filepath.Join(ndk, "source.properties"), []byte(properties), 0o600); err != nil {
		t.Fatal(err)
	}
	build := exec.Command("sh", "../mobile/android.sh")
	build.Env = append(os.Environ(), "ANDROID_HOME="+sdk, "ANDROID_NDK_HOME=")
	output, err := build.CombinedOutput()
	if err == nil || !strings.Contains(string(output), "needs NDK r28 or newer") {
		t.Errorf("with NDK r27 the library is built or the error is another one: %v\n%s", err, output)
	}
}

// TestTheAppIsForAPILevel36 reads what the build of the app asks for. From level 36 on the system sends no key for
// going back: the manifest and the activity take the callback instead.
func TestTheAppIsForAPILevel36(t *testing.T) {
	const main = "android/app/src/main/"
	for _, tt := range []struct{ path, want string }{
		{"android/app/build.gradle", `(?m)^ *compileSdk = 36$`},
		{"android/app/build.gradle", `(?m)^ *targetSdk = 36$`},
		{"android/build.gradle", `'com\.android\.application' version '8\.13\.\d+'`}, // from 8.9.1 on for level 36
		{"android/gradle/wrapper/gradle-wrapper.properties", `(?m)^distributionUrl=https\\://services\.gradle\.org/distributions/gradle-8\.1[34][.\d]*-bin\.zip$`},
		{"android/gradle/wrapper/gradle-wrapper.properties", `(?m)^distributionSha256Sum=[0-9a-f]{64}$`},
		{main + "AndroidManifest.xml", `(?s)<application[^>]* android:enableOnBackInvokedCallback="true"`},
		{main + "java/engawa/app/MainActivity.java", `getOnBackInvokedDispatcher\(\)\.registerOnBackInvokedCallback\(OnBackInvokedDispatcher\.PRIORITY_DEFAULT, this::goBack\)`},
	} {
		text, err := os.ReadFile(tt.path)
		if err != nil {
			t.Error(err)
		} else if !regexp.MustCompile(tt.want).Match(text) {
			t.Errorf("%s has nothing like %s", tt.path, tt.want)
		}
	}
}

// TestTheAppSaysWhatStoppedTheGame holds the activity to telling the error that ends the game, in every language.
func TestTheAppSaysWhatStoppedTheGame(t *testing.T) {
	const main = "android/app/src/main/"
	activity, err := os.ReadFile(main + "java/engawa/app/MainActivity.java")
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`class GameView extends EbitenView \{(?s:.*?)protected ` + regexp.QuoteMeta(handlesErrors) + `(?s:.*?)fail\(getString\(R\.string\.stopped, `,
		`= new GameView\(this\)`,
	} {
		if !regexp.MustCompile(want).Match(activity) {
			t.Errorf("the activity has nothing like %s", want)
		}
	}
	for _, tag := range lang.Tags() {
		folder := "values-" + string(tag)
		if tag == lang.English {
			folder = "values"
		}
		text, err := os.ReadFile(main + "res/" + folder + "/strings.xml")
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"cannot_start", "stopped"} {
			sentence := regexp.MustCompile(`<string name="` + name + `">([^<]*)</string>`).FindSubmatch(text)
			if sentence == nil || strings.Count(string(sentence[1]), "%1$s") != 1 {
				t.Errorf("%s: the sentence %s is missing or does not name the error once: %q", folder, name, sentence)
			}
		}
	}
}
