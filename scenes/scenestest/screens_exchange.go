package scenestest

import (
	"io/fs"
	"path"

	"engawa/scenes/stage"
)

// exchangeScreens are the pictures of opening a match on a device whose files are within reach.
func exchangeScreens() []Screen {
	openFiles := do(func(d *Driver) {
		d.Services.Files = sampleFiles{}
		d.Services.Navigator.Open()
		d.Tick(1)
	})
	return []Screen{
		{"open-text", inOrder(openFiles, write("homeworld b3 y1 g3"))},
		{"open-folders", inOrder(openFiles, seek("pick"))},
		{"open-missing", inOrder(openFiles, write("/home/aki/Documents/Engawa/lost.txt"), seek("open"))},
	}
}

// sampleFiles are the folders of nobody's computer, for pictures.
type sampleFiles struct{}

// Start implements stage.Files.
func (sampleFiles) Start(string) string { return "/home/aki/Documents/Engawa" }

// Parent implements stage.Files.
func (sampleFiles) Parent(folder string) (string, bool) { return path.Dir(folder), folder != "/" }

// Entries implements stage.Files.
func (sampleFiles) Entries(string) (list []stage.Entry, err error) {
	for _, name := range []string{"Evenings with Hana", "Tournament"} {
		list = append(list, stage.Entry{Name: name, Folder: true})
	}
	for _, name := range []string{
		"engawa-forhonor.engawa", "engawa-homeworlds.txt", "engawa-homeworlds-2.txt", "engawa-honshu.json", "engawa-yokai.txt",
		"a long evening of Homeworlds with everybody who came.txt", "sdg-12345.txt",
	} {
		list = append(list, stage.Entry{Name: name})
	}
	return list, nil
}

// Path implements stage.Files.
func (sampleFiles) Path(folder, name string) string { return path.Join(folder, name) }

// Find implements stage.Files.
func (sampleFiles) Find(typed string) (string, bool, error) { return typed, false, fs.ErrNotExist }

// Read implements stage.Files.
func (sampleFiles) Read(string) (string, error) { return "", fs.ErrNotExist }
