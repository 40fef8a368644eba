package appbundle

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"reflect"
	"strings"
	"testing"

	"engawa/cmd/packages/internal/archive"
)

func example() Bundle {
	return Bundle{
		Name: "Engawa", ID: "engawa.app", Executable: "engawa", Version: "1.0", MinSystem: "12.0", Category: "public.app-category.board-games",
		Copyright: "Aki & Co <>", Program: []byte("run"), Icon: []byte("icns"),
		File:      FileType{ID: "engawa.app.match", Suffix: "engawa", MIME: "application/x-engawa-match", Conforms: "public.json"},
		Languages: []Language{{"en", "Engawa match"}, {"fr", `Partie "d'Engawa"`}},
	}
}

// readValue reads the next value of a property list; nil at the end of the one around it.
func readValue(d *xml.Decoder) (any, error) {
	for {
		token, err := d.Token()
		if err != nil {
			return nil, err
		}
		switch e := token.(type) {
		case xml.EndElement:
			return nil, nil
		case xml.StartElement:
			return readElement(d, e.Name.Local)
		}
	}
}

func readElement(d *xml.Decoder, name string) (any, error) {
	switch name {
	case "plist":
		return readValue(d)
	case "true":
		return true, d.Skip()
	case "string", "key":
		var text string
		for {
			token, err := d.Token()
			if err != nil {
				return nil, err
			}
			switch e := token.(type) {
			case xml.CharData:
				text += string(e)
			case xml.EndElement:
				return text, nil
			}
		}
	case "array":
		list := []any{}
		for {
			value, err := readValue(d)
			if value == nil || err != nil {
				return list, err
			}
			list = append(list, value)
		}
	case "dict":
		dict := map[string]any{}
		for {
			key, err := readValue(d)
			if key == nil || err != nil {
				return dict, err
			}
			value, err := readValue(d)
			if err != nil {
				return nil, err
			}
			dict[key.(string)] = value
		}
	}
	return nil, errors.New("a property list has no " + name)
}

func TestFiles(t *testing.T) {
	files, err := example().Files()
	if err != nil {
		t.Fatal(err)
	}
	byName := map[string]archive.File{}
	for _, f := range files {
		byName[strings.TrimPrefix(f.Name, "Engawa.app/Contents/")] = f
	}
	if f := byName["MacOS/engawa"]; f.Mode != 0o755 || string(f.Data) != "run" {
		t.Errorf("the program is %v", f)
	}
	if f := byName["Resources/Engawa.icns"]; string(f.Data) != "icns" {
		t.Errorf("the icon is %v", f)
	}
	for lang, want := range map[string]string{
		"en": `"Engawa match" = "Engawa match";` + "\n", "fr": `"Engawa match" = "Partie \"d'Engawa\"";` + "\n",
	} {
		if got := string(byName["Resources/"+lang+".lproj/InfoPlist.strings"].Data); got != want {
			t.Errorf("%s says %s, want %s", lang, got, want)
		}
	}
	value, err := readValue(xml.NewDecoder(bytes.NewReader(byName["Info.plist"].Data)))
	if err != nil && err != io.EOF {
		t.Fatal(err)
	}
	info, ok := value.(map[string]any)
	if !ok {
		t.Fatalf("the property list is a %T", value)
	}
	for key, want := range map[string]any{
		"CFBundleExecutable": "engawa", "CFBundleIconFile": "Engawa", "CFBundleIdentifier": "engawa.app", "CFBundlePackageType": "APPL",
		"CFBundleShortVersionString": "1.0", "CFBundleLocalizations": []any{"en", "fr"}, "CFBundleDevelopmentRegion": "en",
		"NSHumanReadableCopyright": "Aki & Co <>", "LSMinimumSystemVersion": "12.0", "NSHighResolutionCapable": true,
		"CFBundleDocumentTypes": []any{map[string]any{
			"CFBundleTypeIconFile": "Engawa", "CFBundleTypeName": "Engawa match", "CFBundleTypeRole": "Viewer", "LSHandlerRank": "Owner",
			"LSItemContentTypes": []any{"engawa.app.match"},
		}},
		"UTExportedTypeDeclarations": []any{map[string]any{
			"UTTypeConformsTo": []any{"public.json"}, "UTTypeDescription": "Engawa match", "UTTypeIdentifier": "engawa.app.match",
			"UTTypeTagSpecification": map[string]any{
				"public.filename-extension": []any{"engawa"}, "public.mime-type": []any{"application/x-engawa-match"},
			},
		}},
	} {
		if !reflect.DeepEqual(info[key], want) {
			t.Errorf("%s is %v, want %v", key, info[key], want)
		}
	}
}

func TestABundleWithoutLanguages(t *testing.T) {
	b := example()
	b.Languages = nil
	if _, err := b.Files(); err == nil {
		t.Error("a bundle without languages is laid out")
	}
}
