//go:build !js

package platform

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"time"

	"engawa/scenes/stage"
)

// clipboardTime is how long a tool of the system may take for the clipboard.
const clipboardTime = 2 * time.Second

// computerOutside is the computer's clipboard and folder of downloads. The clipboard is reached through the tools that systems
// have for it; where there is none, files serve.
type computerOutside struct {
	copying, pasting []string // the tools with their arguments; nil for none
	arrivals         chan stage.Arrival
}

// Outside implements Platform.
func (computer) Outside() stage.Outside {
	s := &computerOutside{
		copying: firstTool(copyTools()), pasting: firstTool(pasteTools()),
		arrivals: make(chan stage.Arrival, 4),
	}
	watchOpenedFiles(func(path string) {
		text, err := folders{}.Read(path)
		s.store(stage.Arrival{Name: filepath.Base(path), Text: text, Err: err})
	})
	return s
}

// store keeps what has come for the next Arrivals. Nobody has fetched the last ones where the program is going to sleep;
// then nothing is kept.
func (s *computerOutside) store(a stage.Arrival) {
	select {
	case s.arrivals <- a:
	default:
	}
}

// copyTools lists the tools that read the clipboard's new text from their input, the best first.
func copyTools() [][]string {
	switch runtime.GOOS {
	case "darwin":
		return [][]string{{"pbcopy"}}
	case "windows":
		return [][]string{{"clip"}}
	case "linux", "freebsd":
		tools := [][]string{{"xclip", "-selection", "clipboard"}, {"xsel", "--clipboard", "--input"}}
		if os.Getenv("WAYLAND_DISPLAY") != "" {
			return append([][]string{{"wl-copy"}}, tools...)
		}
		return tools
	}
	return nil
}

// pasteTools lists the tools that write the clipboard's text, the best first.
func pasteTools() [][]string {
	switch runtime.GOOS {
	case "darwin":
		return [][]string{{"pbpaste"}}
	case "windows":
		return [][]string{{"powershell", "-NoProfile", "-Command", "Get-Clipboard"}}
	case "linux", "freebsd":
		tools := [][]string{{"xclip", "-selection", "clipboard", "-o"}, {"xsel", "--clipboard", "--output"}}
		if os.Getenv("WAYLAND_DISPLAY") != "" {
			return append([][]string{{"wl-paste", "--no-newline"}}, tools...)
		}
		return tools
	}
	return nil
}

// firstTool returns the first of the tools that is there.
func firstTool(tools [][]string) []string {
	for _, tool := range tools {
		if _, err := exec.LookPath(tool[0]); err == nil {
			return tool
		}
	}
	return nil
}

// Can implements stage.Outside.
func (s *computerOutside) Can() stage.Abilities {
	return stage.Abilities{Copy: s.copying != nil, Paste: s.pasting != nil, Drop: !isPhone, Save: !isPhone}
}

// Copy implements stage.Outside.
func (s *computerOutside) Copy(text string) bool {
	if s.copying == nil {
		return false
	}
	ctx, stop := context.WithTimeout(context.Background(), clipboardTime)
	defer stop()
	tool := exec.CommandContext(ctx, s.copying[0], s.copying[1:]...)
	tool.Stdin = strings.NewReader(text)
	return tool.Run() == nil
}

// Paste implements stage.Outside.
func (s *computerOutside) Paste() {
	if s.pasting == nil {
		return
	}
	go func() {
		ctx, stop := context.WithTimeout(context.Background(), clipboardTime)
		defer stop()
		data, err := exec.CommandContext(ctx, s.pasting[0], s.pasting[1:]...).Output()
		text := ""
		if err == nil {
			text, err = stage.ReadText(bytes.NewReader(data))
		}
		s.store(stage.Arrival{Text: text, Err: err})
	}()
}

// Pick implements stage.Outside; the system's own dialog is not asked for: see folders.
func (s *computerOutside) Pick() {}

// Save implements stage.Outside: into the folder of downloads if there is one, else into the home. No file is
// overwritten.
func (s *computerOutside) Save(name, text string) (string, error) {
	home, err := os.UserHomeDir()
	if err != nil {
		return "", err
	}
	folder := filepath.Join(home, "Downloads")
	if info, err := os.Stat(folder); err != nil || !info.IsDir() {
		folder = home
	}
	return saveIn(folder, name, text)
}

// saveIn writes a new file into the folder, with a number in its name where the name is taken.
func saveIn(folder, name, text string) (string, error) {
	const tries = 999
	base, ending := strings.TrimSuffix(name, filepath.Ext(name)), filepath.Ext(name)
	for n := 1; n <= tries; n++ {
		where := filepath.Join(folder, name)
		file, err := os.OpenFile(where, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if errors.Is(err, fs.ErrExist) {
			name = base + "-" + strconv.Itoa(n+1) + ending
			continue
		}
		if err != nil {
			return "", err
		}
		_, err = file.WriteString(text)
		return where, errors.Join(err, file.Close())
	}
	return "", fs.ErrExist
}

// Arrivals implements stage.Outside.
func (s *computerOutside) Arrivals() []stage.Arrival {
	got := droppedTexts()
	for {
		select {
		case a := <-s.arrivals:
			got = append(got, a)
		default:
			return got
		}
	}
}
