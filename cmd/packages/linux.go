package main

import (
	"bytes"
	"embed"
	"encoding/xml"
	"fmt"
	"path"
	"strings"
	"text/template"

	"engawa/cmd/packages/internal/archive"
	"engawa/cmd/packages/internal/deb"
	"engawa/wasm"
)

// templateFiles holds the files whose text is filled in.
//
//go:embed templates
var templateFiles embed.FS

var templates = template.Must(template.New("").Funcs(template.FuncMap{
	"xml":     escapeXML,
	"keyword": func(words []string) string { return strings.Join(words, ";") + ";" },
}).ParseFS(templateFiles, "templates/*"))

// escapeXML writes a text so that it stands in XML.
func escapeXML(text string) (string, error) {
	var b bytes.Buffer
	err := xml.EscapeText(&b, []byte(text))
	return b.String(), err
}

// fill fills a template with the names, the texts and what else it wants.
func (p packer) fill(file string, more map[string]string) ([]byte, error) {
	data := map[string]any{
		"Name": name, "Title": title, "ID": appID, "MIME": mimeType, "Suffix": matchSuffix, "WindowsType": windowsType, "Licence": licence,
		"Authors": authors, "Version": p.source.build.Version, "Date": p.source.at.Format("2006-01-02"), "Homepage": p.homepage,
		"First": p.texts[0], "Others": p.texts[1:], "All": p.texts,
	}
	for key, value := range more {
		data[key] = value
	}
	var b bytes.Buffer
	if err := templates.ExecuteTemplate(&b, file, data); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// iconSides are those of the pictures of the icon in pixels, as the hicolor theme has folders for them.
var iconSides = []int{16, 22, 24, 32, 48, 64, 128, 256, 512}

// iconCache keeps the pictures of the icon by their side: most packages hold the same.
var iconCache = map[int][]byte{}

// drawIcon returns the icon as a square PNG with a side of so many pixels.
func drawIcon(side int) ([]byte, error) {
	if iconCache[side] == nil {
		picture, err := wasm.Icon(side, false)
		if err != nil {
			return nil, err
		}
		iconCache[side] = picture
	}
	return iconCache[side], nil
}

// desktopFiles returns what a desktop reads, below "share": the entry of its menu, which runs the command, the icons,
// the AppStream data and the type of saved matches.
func (p packer) desktopFiles(command string) ([]archive.File, error) {
	var files []archive.File
	for file, place := range map[string]string{
		"desktop":      path.Join("applications", appID+".desktop"),
		"metainfo.xml": path.Join("metainfo", appID+".metainfo.xml"),
		"mime.xml":     path.Join("mime/packages", name+".xml"),
	} {
		text, err := p.fill(file, map[string]string{"Command": command})
		if err != nil {
			return nil, err
		}
		files = append(files, archive.Regular(place, text))
	}
	for _, side := range iconSides {
		picture, err := drawIcon(side)
		if err != nil {
			return nil, err
		}
		files = append(files, archive.Regular(fmt.Sprintf("icons/hicolor/%dx%d/apps/%s.png", side, side, appID), picture))
	}
	svg, err := wasm.IconSource(false)
	if err != nil {
		return nil, err
	}
	files = append(files, archive.Regular(path.Join("icons/hicolor/scalable/apps", appID+".svg"), svg))
	return archive.Under("share", files), nil
}

// debianPackage returns the .deb of a program.
func (p packer) debianPackage(architecture string, program []byte) ([]byte, error) {
	// Debian puts games there, which is not on everybody's path.
	const command = "/usr/games/" + name
	files, err := p.desktopFiles(command)
	if err != nil {
		return nil, err
	}
	notes := "Engawa\n\n" + string(p.licence) + "\n" + string(p.notices)
	files = append(files, archive.Program("games/"+name, program), archive.Regular("share/doc/"+name+"/copyright", []byte(notes)))
	var out bytes.Buffer
	err = deb.Write(&out, deb.Package{
		Name: name, Version: p.source.build.Version, Architecture: architecture, Maintainer: p.maintainer, Homepage: p.homepage, Section: "games",
		// What Ebitengine opens when it starts, for windows under X and Xwayland.
		Depends:    []string{"libc6", "libgl1", "libx11-6", "libxcursor1", "libxext6", "libxi6", "libxinerama1", "libxrandr2", "libxrender1"},
		Recommends: []string{"xclip | xsel | wl-clipboard", "pipewire-pulse | pulseaudio"},
		Summary:    p.texts[0].Summary, Description: p.texts[0].Description,
		Files: archive.Under("usr", files),
	}, p.source.at)
	return out.Bytes(), err
}

// linuxArchive returns the tar.gz of a program with a script that installs it for one user.
func (p packer) linuxArchive(folder string, program []byte) ([]byte, error) {
	files, err := p.desktopFiles(name)
	if err != nil {
		return nil, err
	}
	script, err := p.fill("install.sh", nil)
	if err != nil {
		return nil, err
	}
	files = append(files, archive.Program("bin/"+name, program), archive.Program("install.sh", script))
	files = append(files, p.papers("linux")...)
	var out bytes.Buffer
	err = archive.WriteTarGz(&out, "", archive.Under(folder, files), p.source.at)
	return out.Bytes(), err
}
