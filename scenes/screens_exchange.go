package scenes

import (
	"io/fs"
	"path"

	"engawa/scenes/stage"
)

// exchangeScreens are the pictures of opening a match on a device whose files are within reach.
func exchangeScreens() []screen {
	open := func(v *visitor) {
		v.app.house.Files = pictured{}
		v.app.house.Doors.Open()
		v.tick(1)
	}
	return []screen{
		{"open-text", func(v *visitor) error {
			open(v)
			v.script.Type("homeworld b3 y1 g3")
			v.settle()
			return nil
		}},
		{"open-folders", func(v *visitor) error {
			open(v)
			return v.find("pick")
		}},
		{"open-missing", func(v *visitor) error {
			open(v)
			v.script.Type("/home/aki/Documents/Engawa/lost.txt")
			v.settle()
			return v.find("open")
		}},
	}
}

// find presses a control that may stand on another leaf.
func (v *visitor) find(key string) error {
	if err := v.turnTo(key); err != nil {
		return err
	}
	return v.press(key)
}

// pictured are the folders of nobody's computer, for pictures.
type pictured struct{}

// Start implements stage.Files.
func (pictured) Start(string) string { return "/home/aki/Documents/Engawa" }

// Parent implements stage.Files.
func (pictured) Parent(folder string) (string, bool) { return path.Dir(folder), folder != "/" }

// Entries implements stage.Files.
func (pictured) Entries(string) (list []stage.Entry, err error) {
	for _, name := range []string{"Evenings with Hana", "Tournament"} {
		list = append(list, stage.Entry{Name: name, Folder: true})
	}
	for _, name := range []string{
		"engawa-forhonor.json", "engawa-homeworlds.txt", "engawa-homeworlds-2.txt", "engawa-honshu.json", "engawa-yokai.txt",
		"a long evening of Homeworlds with everybody who came.txt", "sdg-12345.txt",
	} {
		list = append(list, stage.Entry{Name: name})
	}
	return list, nil
}

// Path implements stage.Files.
func (pictured) Path(folder, name string) string { return path.Join(folder, name) }

// Find implements stage.Files.
func (pictured) Find(typed string) (string, bool, error) { return typed, false, fs.ErrNotExist }

// Read implements stage.Files.
func (pictured) Read(string) (string, error) { return "", fs.ErrNotExist }
