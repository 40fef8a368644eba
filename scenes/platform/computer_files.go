//go:build !js

package platform

import (
	"errors"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"engawa/scenes/stage"
)

// folders are the folders of the computer. The folder "" holds the drives of a Windows computer.
type folders struct{}

// Files implements Platform: none on a phone, where the files of others are out of reach.
func (computer) Files() stage.Files {
	if isPhone {
		return nil
	}
	return folders{}
}

// Start implements stage.Files.
func (folders) Start(last string) string {
	home, err := os.UserHomeDir()
	places := []string{last}
	if err == nil {
		places = append(places, filepath.Join(home, "Documents"), home)
	}
	for _, place := range places {
		if info, err := os.Stat(place); err == nil && info.IsDir() {
			return place
		}
	}
	return string(filepath.Separator)
}

// Parent implements stage.Files.
func (folders) Parent(folder string) (string, bool) {
	above := filepath.Dir(folder)
	switch {
	case folder == "":
		return "", false
	case above != folder:
		return above, true
	}
	return "", filepath.VolumeName(folder) != ""
}

// Entries implements stage.Files: what is hidden is left out, as is what is neither a folder nor a file.
func (f folders) Entries(folder string) ([]stage.Entry, error) {
	if folder == "" {
		return drives(), nil
	}
	all, err := os.ReadDir(folder)
	var list []stage.Entry
	for _, entry := range all {
		mode := entry.Type()
		if mode&fs.ModeSymlink != 0 {
			info, err := os.Stat(filepath.Join(folder, entry.Name()))
			if err != nil {
				continue // it leads nowhere
			}
			mode = info.Mode()
		}
		if !strings.HasPrefix(entry.Name(), ".") && (mode.IsDir() || mode.IsRegular()) {
			list = append(list, stage.Entry{Name: entry.Name(), Folder: mode.IsDir()})
		}
	}
	if len(list) > 0 {
		return list, nil // an error midway leaves what was read
	}
	return nil, err
}

// drives are the roots of a Windows computer.
func drives() (list []stage.Entry) {
	for letter := 'A'; letter <= 'Z'; letter++ {
		root := string(letter) + `:\`
		if _, err := os.Stat(root); err == nil {
			list = append(list, stage.Entry{Name: root, Folder: true})
		}
	}
	return list
}

// Path implements stage.Files.
func (folders) Path(folder, name string) string { return filepath.Join(folder, name) }

// Find implements stage.Files: paths from the root or from the home ("~"), within quotes or as an address too, as file
// managers copy them.
func (folders) Find(typed string) (string, bool, error) {
	path := strings.Trim(strings.TrimSpace(typed), `"'`)
	if address, err := url.Parse(path); err == nil && address.Scheme == "file" {
		path = filepath.FromSlash(address.Path)
		if runtime.GOOS == "windows" {
			path = strings.TrimPrefix(path, `\`)
		}
	}
	if rest, ok := strings.CutPrefix(path, "~"); ok && (rest == "" || os.IsPathSeparator(rest[0])) {
		home, err := os.UserHomeDir()
		if err != nil {
			return path, false, err
		}
		path = filepath.Join(home, rest)
	}
	if !filepath.IsAbs(path) {
		return path, false, fs.ErrNotExist
	}
	info, err := os.Stat(path)
	if err != nil {
		return path, false, err
	}
	return filepath.Clean(path), info.IsDir(), nil
}

// Read implements stage.Files.
func (folders) Read(path string) (string, error) {
	info, err := os.Stat(path)
	if err != nil {
		return "", err
	}
	if !info.Mode().IsRegular() {
		return "", stage.ErrNotText // reading a device might never end
	}
	file, err := os.Open(path)
	if err != nil {
		return "", err
	}
	text, err := stage.ReadText(file)
	return text, errors.Join(err, file.Close())
}
