package wasm

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"path"
	"strings"
	"text/template"

	"engawa/rules/puzzles/data"
	"engawa/rules/yokai/tablebase"
	"engawa/scenes/lang"
)

//go:embed page
var page embed.FS

// Files of the page that are made from their source, and what the service worker is called.
const (
	indexName    = "index.html"
	manifestName = "engawa.webmanifest"
	workerName   = "worker.js"
	wordsName    = "words.js"
	glueName     = "wasm_exec.js" // Go's own
)

// layOut names every file of the page. A program in one part has no rest. The names of the parts carry hashes of their
// bytes, and the addresses of the other files one of them all, the version, so that no cache can mix two builds. The
// service worker gets the list of all files.
func layOut(first, rest, glue []byte) (map[string][]byte, error) {
	files := map[string][]byte{}
	var err error
	if files[glueName], err = minifyFile(glueName, glue); err != nil {
		return nil, err
	}
	for _, name := range []string{"engawa.js", "offline.js", "idle.js", "touch.js", "audio.js", "music.js", "parts.js", "a11y.js", "history.js", "keyboard.js", "engawa.css"} {
		data, err := page.ReadFile("page/" + name)
		if err != nil {
			return nil, err
		}
		if files[name], err = minifyFile(name, data); err != nil {
			return nil, err
		}
	}
	languages, err := addLanguages(files)
	if err != nil {
		return nil, err
	}
	if files[wordsName], err = words(languages); err != nil {
		return nil, err
	}
	if files["icon.svg"], err = IconSource(false); err != nil {
		return nil, err
	}
	pictures, err := iconFiles()
	if err != nil {
		return nil, err
	}
	maps.Copy(files, pictures)
	firstName, restName := "engawa-"+hash(first)[:short]+".wasm", ""
	files[firstName] = first
	if rest != nil {
		restName = "engawa-rest-" + hash(rest)[:short] + ".wasm"
		files[restName] = rest
	}

	version, err := versionOf(files)
	if err != nil {
		return nil, err
	}
	for _, name := range []string{indexName, manifestName} {
		if files[name], err = fillTemplate(name, map[string]any{"Wasm": firstName, "Bytes": len(first), "Rest": restName, "Version": version}); err != nil {
			return nil, err
		}
	}
	if files[workerName], err = worker(files, version); err != nil {
		return nil, err
	}
	addPuzzles(files)
	return files, addTablebases(files)
}

// addPuzzles lays the lists of puzzles beside the page, which asks for them when they are wanted.
func addPuzzles(files map[string][]byte) {
	for _, game := range data.Games() {
		files[data.FileName(game)] = []byte(data.Text(game))
	}
}

// addTablebases lays the tablebase files beside the page, which asks for them when they are wanted.
func addTablebases(files map[string][]byte) error {
	tablebases := tablebase.Open()
	for _, b := range tablebase.Files() {
		data, err := tablebases.File(b.Name)
		if err != nil {
			return err
		}
		files[b.Name] = data
	}
	return nil
}

// short is how many hexadecimal digits of a hash tell builds apart.
const short = 10

func hash(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

// versionOf returns a hash of all files, and of the sources of those that will carry it.
func versionOf(files map[string][]byte) (string, error) {
	var all bytes.Buffer
	for _, name := range names(files) {
		fmt.Fprintln(&all, name, hash(files[name]))
	}
	for _, name := range []string{indexName, manifestName, workerName} {
		source, err := page.ReadFile("page/" + name)
		if err != nil {
			return "", err
		}
		fmt.Fprintln(&all, name, hash(source))
	}
	return hash(all.Bytes())[:short], nil
}

// fillTemplate makes a file of the page from its template.
func fillTemplate(name string, with map[string]any) ([]byte, error) {
	source, err := template.ParseFS(page, "page/"+name)
	if err != nil {
		return nil, err
	}
	var file bytes.Buffer
	err = source.Execute(&file, with)
	return file.Bytes(), err
}

// calls are the keys of the sentences with which the service worker calls a player, by the events of engawa/remote/notify.
var calls = map[string]lang.Key{"turn": lang.SeatCall, "end": lang.SeatCallEnd}

// worker returns the service worker of the build: its source after the list of the files that the page needs by their
// addresses, with a hash of their bytes, the lists of the languages and of what is fetched when it is wanted (data, pictures
// for home screens), which are kept apart from it, and the keys of what calls a player. The page goes by the address of its
// folder, and without a hash: see page/worker.js.
func worker(files map[string][]byte, version string) ([]byte, error) {
	source, err := page.ReadFile("page/" + workerName)
	if err == nil {
		source, err = minifyFile(workerName, source)
	}
	if err != nil {
		return nil, err
	}
	list, languages, later := [][2]string{{"./", ""}}, [][2]string{}, [][2]string{}
	for _, name := range names(files) {
		entry := [2]string{address(name, version), hash(files[name])}
		switch {
		case name == indexName:
		case strings.HasPrefix(name, languagePrefix):
			languages = append(languages, entry)
		case strings.HasPrefix(name, iconPrefix):
			later = append(later, entry)
		default:
			list = append(list, entry)
		}
	}
	for _, b := range tablebase.Files() {
		later = append(later, [2]string{b.Address(), b.Hash})
	}
	for _, f := range data.Files() {
		later = append(later, [2]string{f.Address(), f.Hash})
	}
	build, err := json.Marshal(map[string]any{"version": version, "files": list, "languages": languages, "data": later, "calls": calls})
	if err != nil {
		return nil, err
	}
	return fmt.Appendf(nil, "\"use strict\";\nconst build = %s;\n%s", build, source), nil
}

// address is how the page asks for a file: the program and the languages by their names, which tell builds apart, all
// others with the version.
func address(name, version string) string {
	if path.Ext(name) == ".wasm" || strings.HasPrefix(name, languagePrefix) {
		return name
	}
	return name + "?v=" + version
}
