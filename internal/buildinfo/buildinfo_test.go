package buildinfo

import (
	"os"
	"regexp"
	"runtime/debug"
	"strings"
	"testing"
)

func TestString(t *testing.T) {
	const hash = "0123456789abcdef0123456789abcdef01234567"
	for _, tt := range []struct {
		info Info
		want string
	}{
		{Info{Version: "1.0"}, "engawa 1.0, commit unknown"},
		{Info{Version: "1.0", Commit: hash}, "engawa 1.0, commit 0123456789ab"},
		{Info{Version: "1.0", Commit: "0123"}, "engawa 1.0, commit 0123"},
		{Info{Version: "1.0", Commit: hash, Date: "2026-01-31"}, "engawa 1.0, commit 0123456789ab of 2026-01-31"},
		{Info{Version: "1.0", Commit: hash, Date: "2026-01-31", IsModified: true}, "engawa 1.0, commit 0123456789ab of 2026-01-31, with changes"},
	} {
		if got := tt.info.String(); got != tt.want {
			t.Errorf("%+v reads %q, want %q", tt.info, got, tt.want)
		}
	}
}

// What Flags sets, Read reads.
func TestLinkedBuilds(t *testing.T) {
	defer func(c, d string) { commit, date = c, d }(commit, date)
	for _, want := range []Info{
		{Version: Version, Commit: "abcdef", Date: "2026-01-31"},
		{Version: Version, Commit: "abcdef", Date: "2026-01-31", IsModified: true},
	} {
		for flag := range strings.SplitSeq(want.Flags(), "-X ") {
			name, value, _ := strings.Cut(strings.TrimSpace(flag), "=")
			switch name {
			case "engawa/internal/buildinfo.commit":
				commit = value
			case "engawa/internal/buildinfo.date":
				date = value
			case "":
			default:
				t.Errorf("the flags set %q", name)
			}
		}
		if got := Read(); got != want {
			t.Errorf("read %+v, want %+v", got, want)
		}
	}
}

func TestWhatTheGoCommandNotes(t *testing.T) {
	for _, tt := range []struct {
		settings []debug.BuildSetting
		want     Info
	}{
		{nil, Info{}},
		{[]debug.BuildSetting{{Key: "vcs.revision", Value: "abc"}, {Key: "vcs.time", Value: "2026-01-31T23:30:00-02:00"}}, Info{Commit: "abc", Date: "2026-02-01"}},
		{[]debug.BuildSetting{{Key: "vcs.revision", Value: "abc"}, {Key: "vcs.modified", Value: "true"}, {Key: "vcs.time", Value: "late"}}, Info{Commit: "abc", IsModified: true}},
	} {
		var got Info
		if got.addSettings(tt.settings); got != tt.want {
			t.Errorf("%v gave %+v, want %+v", tt.settings, got, tt.want)
		}
	}
}

// The apps on phones name the same version.
func TestPhonesHaveTheSameVersion(t *testing.T) {
	for file, pattern := range map[string]string{
		"../../mobile/android/app/build.gradle":             `versionName = '([^']*)'`,
		"../../mobile/ios/Engawa.xcodeproj/project.pbxproj": `MARKETING_VERSION = ([^;]*);`,
	} {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		found := regexp.MustCompile(pattern).FindAllSubmatch(text, -1)
		if len(found) == 0 {
			t.Errorf("%s names no version", file)
		}
		for _, f := range found {
			if string(f[1]) != Version {
				t.Errorf("%s names the version %s, want %s", file, f[1], Version)
			}
		}
	}
}
