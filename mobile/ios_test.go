//go:build !js

package mobile

import (
	"encoding/json"
	"encoding/xml"
	"errors"
	"image/png"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"engawa/scenes/lang"
)

// iosApp is the folder of the app's files.
const iosApp = "ios/Engawa"

// framework is where the project looks for the library, which "make mobile-ios" writes.
const framework = "../dist/Mobile.xcframework"

// xcodeProject is the project file, its objects by their numbers.
type xcodeProject struct {
	t       *testing.T
	objects map[string]any
	root    string
}

func openXcodeProject(t *testing.T) *xcodeProject {
	t.Helper()
	file, err := readPBX(readText(t, "ios/Engawa.xcodeproj/project.pbxproj"))
	if err != nil {
		t.Fatal(err)
	}
	objects, _ := file["objects"].(map[string]any)
	root, _ := file["rootObject"].(string)
	p := &xcodeProject{t: t, objects: objects, root: root}
	p.object(root, "PBXProject")
	return p
}

// object is the object of that number, which must be of one of these kinds.
func (p *xcodeProject) object(id string, kinds ...string) map[string]any {
	p.t.Helper()
	o, _ := p.objects[id].(map[string]any)
	kind, _ := o["isa"].(string)
	if !slices.Contains(kinds, kind) {
		p.t.Fatalf("object %q is of the kind %q, want one of %q", id, kind, kinds)
	}
	return o
}

// list is a list of strings in an object.
func list(o map[string]any, key string) (words []string) {
	items, _ := o[key].([]any)
	for _, item := range items {
		word, _ := item.(string)
		words = append(words, word)
	}
	return words
}

// files walks a group and returns the paths of its files by their numbers, from this package's folder. Files that are
// one in several languages stand under the number of the whole as well.
func (p *xcodeProject) files(id, folder string, found map[string][]string) {
	p.t.Helper()
	for _, child := range list(p.object(id, "PBXGroup", "PBXVariantGroup"), "children") {
		o := p.object(child, "PBXGroup", "PBXVariantGroup", "PBXFileReference")
		if o["sourceTree"] == "BUILT_PRODUCTS_DIR" {
			continue
		}
		if o["sourceTree"] != "<group>" {
			p.t.Errorf("%v lies in %v, want a place in its group", o["path"], o["sourceTree"])
		}
		place := folder
		if name, ok := o["path"].(string); ok {
			place = path.Join(folder, name)
		}
		if o["isa"] == "PBXFileReference" {
			found[child] = []string{place}
			continue
		}
		p.files(child, place, found)
		if o["isa"] == "PBXVariantGroup" {
			for _, version := range list(o, "children") {
				found[child] = append(found[child], found[version]...)
			}
		}
	}
}

// TestTheXcodeProjectIsWhole follows the project from its root: every number leads to an object, every file is there,
// and every file that is there is built into the app in the phase it belongs to.
func TestTheXcodeProjectIsWhole(t *testing.T) {
	p := openXcodeProject(t)
	number := regexp.MustCompile(`^[0-9A-F]{24}$`)
	used := map[string]bool{p.root: true}
	var look func(v any)
	look = func(v any) {
		switch v := v.(type) {
		case map[string]any:
			for _, inner := range v {
				look(inner)
			}
		case []any:
			for _, inner := range v {
				look(inner)
			}
		case string:
			if number.MatchString(v) {
				if used[v] = true; p.objects[v] == nil {
					t.Errorf("there is no object %s", v)
				}
			}
		}
	}
	look(p.objects)
	for id := range p.objects {
		if !number.MatchString(id) || !used[id] {
			t.Errorf("the object %q is no number or is named nowhere", id)
		}
	}

	project := p.object(p.root, "PBXProject")
	found := map[string][]string{}
	main, _ := project["mainGroup"].(string)
	p.files(main, "ios", found)
	for _, places := range found {
		for _, place := range places {
			if _, err := os.Stat(place); err != nil && place != framework {
				t.Error(err)
			}
		}
	}

	targets := list(project, "targets")
	if len(targets) != 1 {
		t.Fatalf("the project has %d targets, want one", len(targets))
	}
	built := map[string]string{} // the phase of each file
	for _, id := range list(p.object(targets[0], "PBXNativeTarget"), "buildPhases") {
		phase := p.object(id, "PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXFrameworksBuildPhase")
		for _, id := range list(phase, "files") {
			ref, _ := p.object(id, "PBXBuildFile")["fileRef"].(string)
			if len(found[ref]) == 0 {
				t.Errorf("the built file %s has no place", id)
			}
			for _, place := range found[ref] {
				built[place], _ = phase["isa"].(string)
			}
		}
	}
	want := map[string]string{framework: "PBXFrameworksBuildPhase"}
	err := filepath.WalkDir(iosApp, func(place string, d fs.DirEntry, err error) error {
		place = filepath.ToSlash(place)
		switch path.Ext(place) {
		case ".swift":
			want[place] = "PBXSourcesBuildPhase"
		case ".strings", ".storyboard":
			want[place] = "PBXResourcesBuildPhase"
		case ".xcassets":
			want[place] = "PBXResourcesBuildPhase"
			return fs.SkipDir
		case "", ".lproj", ".plist": // folders, and what the settings name
		default:
			t.Errorf("%s is a file that nobody has thought of", place)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for place, phase := range want {
		if built[place] != phase {
			t.Errorf("%s is built in %q, want %q", place, built[place], phase)
		}
	}
	if len(built) != len(want) {
		t.Errorf("built are %d files, want %d", len(built), len(want))
	}
}

// TestTheXcodeProjectLinksWhatTheLibraryNeeds compares the project's flags for the linker with what the Go packages ask
// of it: an archive for Xcode does not bring them along.
func TestTheXcodeProjectLinksWhatTheLibraryNeeds(t *testing.T) {
	p := openXcodeProject(t)
	ask := exec.Command("go", "list", "-deps", "-f", `{{join .CgoLDFLAGS " "}}{{if eq .ImportPath "net"}} -lresolv{{end}}`, ".")
	ask.Env = append(os.Environ(), "GOOS=ios", "GOARCH=arm64", "CGO_ENABLED=1")
	output, err := ask.Output()
	if err != nil {
		t.Fatal(err)
	}
	needed := linkerFlags(strings.Fields(string(output)))
	for id, o := range p.objects {
		settings, ok := o.(map[string]any)["buildSettings"].(map[string]any)
		if !ok || settings["INFOPLIST_FILE"] == nil {
			continue
		}
		flags := list(settings, "OTHER_LDFLAGS")
		if got := linkerFlags(flags); !slices.Equal(got, needed) {
			t.Errorf("configuration %s links %q, the library needs %q", id, got, needed)
		}
		if settings["INFOPLIST_FILE"] != "Engawa/Info.plist" || settings["ASSETCATALOG_COMPILER_APPICON_NAME"] != "AppIcon" {
			t.Errorf("configuration %s takes %v and the icon %v", id, settings["INFOPLIST_FILE"], settings["ASSETCATALOG_COMPILER_APPICON_NAME"])
		}
	}
}

// linkerFlags returns the frameworks and libraries among flags, in order and each once.
func linkerFlags(flags []string) []string {
	var names []string
	for k, flag := range flags {
		if flag == "-framework" && k+1 < len(flags) {
			names = append(names, flags[k+1])
		} else if strings.HasPrefix(flag, "-l") {
			names = append(names, flag)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// TestTheIOSAppsFilesAgree reads the property list, the launch screen, the pictures' lists and the sentences, and looks
// up what they and the Swift files name.
func TestTheIOSAppsFilesAgree(t *testing.T) {
	swift := swiftText(t)
	plist := plistStrings(t, iosApp+"/Info.plist")
	screen := plist["UILaunchStoryboardName"] + ".storyboard"
	storyboard := readText(t, path.Join(iosApp, screen))
	var pictures []string
	err := eachElement([]byte(storyboard), func(e xml.StartElement) {
		for _, a := range e.Attr {
			if a.Name.Local == "image" || e.Name.Local == "image" && a.Name.Local == "name" {
				pictures = append(pictures, a.Value)
			}
		}
	})
	if err != nil || len(pictures) < 2 {
		t.Fatalf("%s names the pictures %q, %v; want one and its size", screen, pictures, err)
	}
	for _, name := range pictures {
		if _, err := os.Stat(path.Join(iosApp, "Assets.xcassets", name+".imageset")); err != nil {
			t.Error(err)
		}
	}
	delegate := strings.TrimPrefix(plist["UISceneDelegateClassName"], "$(PRODUCT_MODULE_NAME).")
	if !strings.Contains(swift, "class "+delegate+": UIResponder, UIWindowSceneDelegate") {
		t.Errorf("there is no scene delegate %q", delegate)
	}
	if !strings.Contains(swift, `UISceneConfiguration(name: "`+plist["UISceneConfigurationName"]+`"`) {
		t.Errorf("the app asks for another configuration than %q", plist["UISceneConfigurationName"])
	}

	sentence := regexp.MustCompile(`(?m)^"(\w+)" = "(.*)";$`)
	named := regexp.MustCompile(`MessageViewController\("(\w+)"`).FindAllStringSubmatch(swift, -1)
	project, info := readText(t, "ios/Engawa.xcodeproj/project.pbxproj"), readText(t, path.Join(iosApp, "Info.plist"))
	for _, tag := range lang.Tags() {
		if !strings.Contains(project, string(tag)+".lproj/Localizable.strings") || !strings.Contains(info, "<string>"+string(tag)+"</string>") {
			t.Errorf("%s is not among the languages of the Xcode project and of Info.plist", tag)
		}
		keys := map[string]string{}
		for _, m := range sentence.FindAllStringSubmatch(readText(t, path.Join(iosApp, string(tag)+".lproj", "Localizable.strings")), -1) {
			keys[m[1]] = m[2]
		}
		if len(keys) != len(named) {
			t.Errorf("%s: there are %d sentences, want %d", tag, len(keys), len(named))
		}
		for _, m := range named {
			if strings.Count(keys[m[1]], "%@") != 1 {
				t.Errorf("%s: the sentence %s does not name the error once: %q", tag, m[1], keys[m[1]])
			}
		}
	}
	if len(named) == 0 {
		t.Error("the app has no sentence to say")
	}
}

// TestTheAssetCatalogueIsWhole looks for the pictures that the catalogue lists, each as large as it should be.
func TestTheAssetCatalogueIsWhole(t *testing.T) {
	err := filepath.WalkDir(iosApp+"/Assets.xcassets", func(place string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		var contents struct {
			Images []struct{ Filename, Idiom, Platform, Scale, Size string }
			Info   struct {
				Author  string
				Version int
			}
		}
		if err := json.Unmarshal([]byte(readText(t, filepath.Join(place, "Contents.json"))), &contents); err != nil {
			return err
		}
		if contents.Info.Version != 1 || contents.Info.Author == "" {
			t.Errorf("%s is of version %d by %q", place, contents.Info.Version, contents.Info.Author)
		}
		listed := []string{"Contents.json"}
		for _, i := range contents.Images {
			listed = append(listed, i.Filename)
			f, err := os.Open(filepath.Join(place, i.Filename))
			if err != nil {
				return err
			}
			picture, err := png.DecodeConfig(f)
			if err := errors.Join(err, f.Close()); err != nil {
				return err
			}
			side := 1024 // the icon's
			if i.Scale != "" {
				scale, _ := strconv.Atoi(strings.TrimSuffix(i.Scale, "x"))
				side = scale * 120
			} else if i.Size != "1024x1024" || i.Platform != "ios" {
				t.Errorf("%s is an icon of %s for %s", i.Filename, i.Size, i.Platform)
			}
			if picture.Width != side || picture.Height != side {
				t.Errorf("%s is %d x %d, want %d", i.Filename, picture.Width, picture.Height, side)
			}
		}
		entries, err := os.ReadDir(place)
		for _, e := range entries {
			if !e.IsDir() && !slices.Contains(listed, e.Name()) {
				t.Errorf("%s is listed nowhere", filepath.Join(place, e.Name()))
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestTheSwiftAppSeesThisPackageAsItIs holds the Swift files to this package, as the binding renames it, and to
// Ebitengine's view controller: what they call is there, and what they must offer they do.
func TestTheSwiftAppSeesThisPackageAsItIs(t *testing.T) {
	swift := swiftText(t)
	offered := javaBinding(t)
	signature := regexp.MustCompile(`^\w+ (\w+)\((.*?)\)`)
	types := map[string]string{"String": "String?", "double": "Double", "boolean": "Bool", "long": "Int", "int": "Int"}
	// Nothing on iOS is a way back, and no app there puts itself behind the others.
	elsewhere := []string{"back", "setScreen", "Screen"}
	phone := map[string]bool{}
	for _, m := range offered["Phone"] {
		name := signature.FindStringSubmatch(m)[1]
		phone[name] = true
		if !slices.Contains(elsewhere, name) && !strings.Contains(swift, "phone."+name+"(") {
			t.Errorf("the app never calls %s of the phone", name)
		}
	}
	for _, m := range regexp.MustCompile(`\bphone\.(\w+)\(`).FindAllStringSubmatch(swift, -1) {
		if !phone[m[1]] {
			t.Errorf("the app calls %s, which the phone does not offer", m[1])
		}
	}
	for class, methods := range offered {
		if class == "Phone" || class == "Mobile" || slices.Contains(elsewhere, class) {
			continue
		}
		_, body, ok := strings.Cut(swift, "NSObject, Mobile"+class+"Protocol")
		body, _, _ = strings.Cut(body, "\n}\n")
		if !ok {
			t.Errorf("no class of the app is a %s", class)
		}
		for _, m := range methods {
			parts := signature.FindStringSubmatch(m)
			var labels []string // the first one has none
			for k, param := range strings.Split(parts[2], ", ") {
				if kind, name, ok := strings.Cut(param, " "); ok && k == 0 {
					labels = append(labels, "_ "+name+": "+types[kind])
				} else if ok {
					labels = append(labels, name+": "+types[kind])
				}
			}
			want := "func " + parts[1] + "(" + strings.Join(labels, ", ") + ")"
			if !strings.Contains(body, want) {
				t.Errorf("the app's %s has no %q", class, want)
			}
		}
	}
	if !strings.Contains(swift, `MobileStart("", Locale.current.identifier, &error)`) {
		t.Error("the app does not start the game")
	}

	theirs := readText(t, filepath.Join(moduleFolder(t, "github.com/hajimehoshi/ebiten/v2"), "cmd/ebitenmobile/_files/EbitenViewController.h"))
	for ours, want := range map[string]string{
		"override func onError(onGameUpdate err: Error!)": "- (void)onErrorOnGameUpdate:(NSError*)err;",
		"game?.suspendGame()":                             "- (void)suspendGame;",
		"game?.resumeGame()":                              "- (void)resumeGame;",
		": MobileEbitenViewController {":                  "@interface {{.PrefixUpper}}EbitenViewController : UIViewController",
	} {
		if !strings.Contains(swift, ours) || !strings.Contains(theirs, want) {
			t.Errorf("the app has no %q, or Ebitengine's view controller no %q", ours, want)
		}
	}
}

// swiftText is all of the app's Swift.
func swiftText(t *testing.T) string {
	t.Helper()
	files, err := filepath.Glob(iosApp + "/*.swift")
	if err != nil || len(files) == 0 {
		t.Fatalf("there are %d Swift files, %v", len(files), err)
	}
	var all strings.Builder
	for _, name := range files {
		all.WriteString(readText(t, name))
	}
	return all.String()
}

// plistStrings returns the strings of a property list by their keys, whatever they lie in.
func plistStrings(t *testing.T, name string) map[string]string {
	t.Helper()
	found := map[string]string{}
	key, last := "", ""
	d := xml.NewDecoder(strings.NewReader(readText(t, name)))
	for {
		tok, err := d.Token()
		if tok == nil {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		switch tok := tok.(type) {
		case xml.StartElement:
			last = ""
		case xml.CharData:
			last += string(tok)
		case xml.EndElement:
			switch tok.Name.Local {
			case "key":
				key = last
			case "string":
				found[key] = last
			}
		}
	}
	if len(found) == 0 {
		t.Fatalf("%s holds no strings", name)
	}
	return found
}

func readText(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// moduleFolder is where a module's files lie, of which the root is a package. The go command is asked for that package:
// of a module alone it tells no folder before something has brought it.
func moduleFolder(t *testing.T, module string) string {
	t.Helper()
	folder, err := exec.Command("go", "list", "-f", "{{.Module.Dir}}", module).Output()
	if err != nil {
		t.Fatalf("looking for the folder of %s: %v", module, err)
	}
	return strings.TrimSpace(string(folder))
}
