// Package buildinfo says which build of the program runs: its version, the commit it was built from, and that commit's
// date. Packages are linked with commit and date; other builds ask what the go command has noted. It imports the standard
// library only.
package buildinfo

import (
	"fmt"
	"runtime/debug"
	"strings"
	"time"
)

// Version is the version that people read. The apps for Android and iOS have the same.
const Version = "1.0"

// The linker sets commit and date: see [Flags].
var commit, date string

// Info is a build.
type Info struct {
	Version    string
	Commit     string // the whole hash; "" for unknown
	Date       string // of the commit, as 2006-01-02; "" for unknown
	IsModified bool   // the build holds changes that the commit does not
}

// modifiedMark stands behind the commit of a build with changes of its own.
const modifiedMark = "+changes"

// Flags returns the linker's flags, for -ldflags, that tell a program which build it is.
func (i Info) Flags() string {
	hash := i.Commit
	if i.IsModified {
		hash += modifiedMark
	}
	return fmt.Sprintf("-X engawa/internal/buildinfo.commit=%s -X engawa/internal/buildinfo.date=%s", hash, i.Date)
}

// Read returns the build that runs.
func Read() Info {
	if commit != "" {
		hash, changed := strings.CutSuffix(commit, modifiedMark)
		return Info{Version: Version, Commit: hash, Date: date, IsModified: changed}
	}
	info := Info{Version: Version}
	if build, ok := debug.ReadBuildInfo(); ok {
		info.addSettings(build.Settings)
	}
	return info
}

// addSettings takes over what the go command has noted about the commit.
func (i *Info) addSettings(settings []debug.BuildSetting) {
	for _, s := range settings {
		switch s.Key {
		case "vcs.revision":
			i.Commit = s.Value
		case "vcs.time":
			if at, err := time.Parse(time.RFC3339, s.Value); err == nil {
				i.Date = at.UTC().Format(time.DateOnly)
			}
		case "vcs.modified":
			i.IsModified = s.Value == "true"
		}
	}
}

// shortHash is the number of digits of a commit that people read.
const shortHash = 12

// String returns one line, as "engawa 1.0, commit 0123456789ab of 2026-01-31".
func (i Info) String() string {
	text := "engawa " + i.Version
	if i.Commit == "" {
		return text + ", commit unknown"
	}
	text += ", commit " + i.Commit[:min(len(i.Commit), shortHash)]
	if i.Date != "" {
		text += " of " + i.Date
	}
	if i.IsModified {
		text += ", with changes"
	}
	return text
}
