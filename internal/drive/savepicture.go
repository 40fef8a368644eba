package drive

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// PicturesVariable is the environment variable that names the folder for the pictures tests keep, for people to look
// at.
const PicturesVariable = "ENGAWA_PICTURES"

// SavePicture writes a picture to the folder ENGAWA_PICTURES names, as TEST-NAME.png, and does nothing where it names none.
func SavePicture(t testing.TB, name string, picture image.Image) {
	t.Helper()
	folder := os.Getenv(PicturesVariable)
	if folder == "" {
		return
	}
	file := strings.ReplaceAll(t.Name(), "/", "-") + "-" + name + ".png"
	if err := writePNG(filepath.Join(folder, file), picture); err != nil {
		t.Errorf("keeping a picture: %v", err)
	}
}

func writePNG(path string, picture image.Image) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := png.Encode(f, picture); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}
