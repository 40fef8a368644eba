// Package appbundle lays out applications for macOS: the folder NAME.app with the program, its icon, and the property
// list that tells the system what it is and which files it opens. It imports the standard library and package archive.
package appbundle

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"path"
	"strings"
	"text/template"

	"engawa/cmd/packages/internal/archive"
)

// Bundle is an application.
type Bundle struct {
	Name       string // such as "Engawa"; the folder is Engawa.app
	ID         string // such as "engawa.app"
	Executable string // the name of the program's file
	Version    string
	MinSystem  string // the oldest macOS it runs on
	Category   string // as Apple names it
	Copyright  string
	Program    []byte
	Icon       []byte // in Apple's format, see package icns
	File       FileType
	Languages  []Language // the first is the one for those who read none of them
}

// FileType is the type of files that the application makes and opens.
type FileType struct {
	ID       string // such as "engawa.app.match"
	Suffix   string // how the files' names end, without a dot
	MIME     string
	Conforms string // the type that this one is a kind of
}

// Language is what an application says in one language.
type Language struct {
	Tag  string // such as "en"
	File string // what a file of its type is called
}

var plist = template.Must(template.New("Info.plist").Funcs(template.FuncMap{"xml": escape}).Parse(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>CFBundleDevelopmentRegion</key>
	<string>{{xml (index .Languages 0).Tag}}</string>
	<key>CFBundleDisplayName</key>
	<string>{{xml .Name}}</string>
	<key>CFBundleDocumentTypes</key>
	<array>
		<dict>
			<key>CFBundleTypeIconFile</key>
			<string>{{xml .Name}}</string>
			<key>CFBundleTypeName</key>
			<string>{{xml (index .Languages 0).File}}</string>
			<key>CFBundleTypeRole</key>
			<string>Viewer</string>
			<key>LSHandlerRank</key>
			<string>Owner</string>
			<key>LSItemContentTypes</key>
			<array>
				<string>{{xml .File.ID}}</string>
			</array>
		</dict>
	</array>
	<key>CFBundleExecutable</key>
	<string>{{xml .Executable}}</string>
	<key>CFBundleIconFile</key>
	<string>{{xml .Name}}</string>
	<key>CFBundleIdentifier</key>
	<string>{{xml .ID}}</string>
	<key>CFBundleInfoDictionaryVersion</key>
	<string>6.0</string>
	<key>CFBundleLocalizations</key>
	<array>
{{- range .Languages}}
		<string>{{xml .Tag}}</string>
{{- end}}
	</array>
	<key>CFBundleName</key>
	<string>{{xml .Name}}</string>
	<key>CFBundlePackageType</key>
	<string>APPL</string>
	<key>CFBundleShortVersionString</key>
	<string>{{xml .Version}}</string>
	<key>CFBundleVersion</key>
	<string>{{xml .Version}}</string>
	<key>LSApplicationCategoryType</key>
	<string>{{xml .Category}}</string>
	<key>LSMinimumSystemVersion</key>
	<string>{{xml .MinSystem}}</string>
	<key>NSHighResolutionCapable</key>
	<true/>
	<key>NSHumanReadableCopyright</key>
	<string>{{xml .Copyright}}</string>
	<key>NSPrincipalClass</key>
	<string>NSApplication</string>
	<key>NSSupportsAutomaticGraphicsSwitching</key>
	<true/>
	<key>UTExportedTypeDeclarations</key>
	<array>
		<dict>
			<key>UTTypeConformsTo</key>
			<array>
				<string>{{xml .File.Conforms}}</string>
			</array>
			<key>UTTypeDescription</key>
			<string>{{xml (index .Languages 0).File}}</string>
			<key>UTTypeIdentifier</key>
			<string>{{xml .File.ID}}</string>
			<key>UTTypeTagSpecification</key>
			<dict>
				<key>public.filename-extension</key>
				<array>
					<string>{{xml .File.Suffix}}</string>
				</array>
				<key>public.mime-type</key>
				<array>
					<string>{{xml .File.MIME}}</string>
				</array>
			</dict>
		</dict>
	</array>
</dict>
</plist>
`))

// escape writes a text so that it stands in XML.
func escape(text string) (string, error) {
	var b bytes.Buffer
	err := xml.EscapeText(&b, []byte(text))
	return b.String(), err
}

// Files returns the files of the application, below NAME.app.
func (b Bundle) Files() ([]archive.File, error) {
	if len(b.Languages) == 0 {
		return nil, fmt.Errorf("appbundle: %s speaks no language", b.Name)
	}
	var info bytes.Buffer
	if err := plist.Execute(&info, b); err != nil {
		return nil, fmt.Errorf("appbundle: %w", err)
	}
	files := []archive.File{
		archive.Regular("Info.plist", info.Bytes()),
		archive.Regular("PkgInfo", []byte("APPL????")),
		archive.Program(path.Join("MacOS", b.Executable), b.Program),
		archive.Regular(path.Join("Resources", b.Name+".icns"), b.Icon),
	}
	for _, l := range b.Languages {
		words := fmt.Sprintf("%s = %s;\n", quote(b.Languages[0].File), quote(l.File))
		files = append(files, archive.Regular(path.Join("Resources", l.Tag+".lproj", "InfoPlist.strings"), []byte(words)))
	}
	return archive.Under(path.Join(b.Name+".app", "Contents"), files), nil
}

// quote writes a text as it stands in Apple's files of strings.
func quote(text string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(text) + `"`
}
