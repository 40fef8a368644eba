package notify

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"engawa/remote"
	"engawa/remote/push"
	"engawa/rules"
)

// state is the stored state of a table's notices.
type state struct {
	Pushes map[rules.Seat]push.Subscription `json:"pushes,omitempty"`
	Hook   string                           `json:"hook,omitempty"`
	Last   map[string]notice                `json:"last,omitempty"` // the latest of each way, see wayOf
	Over   bool                             `json:"over,omitempty"` // the match has ended
}

// notice is an event of which one way has been told, or is to be.
type notice struct {
	Event
	Open bool `json:"open,omitempty"` // it is still to be sent
	Sent bool `json:"sent,omitempty"` // it has been sent, or given up
}

// isEmpty reports whether nothing is to be kept.
func (s *state) isEmpty() bool { return len(s.Pushes) == 0 && s.Hook == "" }

// files keeps the states of tables, each in a file of its own that its owner alone may read.
type files struct {
	folder string            // "" to keep them in memory
	memory map[string][]byte // by table
}

const fileSuffix = ".json"

func (f *files) path(table string) string { return filepath.Join(f.folder, table+fileSuffix) }

// Read implements Store. A file that cannot be read is as good as none.
func (f *files) Read(table string) (data []byte, revision uint64, err error) {
	if f.folder == "" {
		return f.memory[table], 0, nil
	}
	data, _ = os.ReadFile(f.path(table))
	return data, 0, nil
}

// Write implements Store. Nobody else writes. What has a term is removed by open.
func (f *files) Write(table string, data []byte, _ uint64, _ time.Duration) error {
	switch {
	case f.folder == "" && data == nil:
		delete(f.memory, table)
		return nil
	case f.folder == "":
		f.memory[table] = data
		return nil
	case data == nil:
		if err := os.Remove(f.path(table)); !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		return nil
	}
	part, err := os.CreateTemp(f.folder, table+".*.part") // for its owner alone
	if err != nil {
		return err
	}
	_, err = part.Write(data)
	if closed := part.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = os.Rename(part.Name(), f.path(table))
	}
	if err != nil {
		_ = os.Remove(part.Name())
	}
	return err
}

// afterEnd is how long the state of a table stays whose match has ended, for people who play again.
const afterEnd = 30 * 24 * time.Hour

// term is for how long the state is to be kept; 0 for good.
func (s *state) term() time.Duration {
	if s.Over {
		return afterEnd
	}
	return 0
}

// open makes the folder, removes what a former program has left unfinished and what is not needed any more, and returns
// the tables of which something is kept.
func (f *files) open(now time.Time) (tables []string, err error) {
	if f.folder == "" {
		f.memory = map[string][]byte{}
		return nil, nil
	}
	if err := os.MkdirAll(f.folder, 0o700); err != nil {
		return nil, err
	}
	list, err := os.ReadDir(f.folder)
	if err != nil {
		return nil, err
	}
	for _, entry := range list {
		table, isState := strings.CutSuffix(entry.Name(), fileSuffix)
		switch {
		case strings.HasSuffix(entry.Name(), ".part"):
			_ = os.Remove(filepath.Join(f.folder, entry.Name())) // it is in nobody's way
		case !isState || !remote.ValidTable(table):
		case f.old(entry, now) && f.hasEnded(table):
			_ = os.Remove(f.path(table))
		default:
			tables = append(tables, table)
		}
	}
	return tables, nil
}

// old reports whether a file has not been written for long.
func (f *files) old(entry fs.DirEntry, now time.Time) bool {
	info, err := entry.Info()
	return err == nil && now.Sub(info.ModTime()) > afterEnd
}

// hasEnded reports whether the match of a table is over.
func (f *files) hasEnded(table string) bool {
	data, _, _ := f.Read(table)
	s := state{}
	return json.Unmarshal(data, &s) == nil && s.Over
}
