package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"engawa/internal/buildinfo"
)

// source is what packages are made from.
type source struct {
	build buildinfo.Info
	at    time.Time // how old everything in packages is: the commit's date, or SOURCE_DATE_EPOCH
}

// epochVariable is the environment variable that sets how old everything in packages is, in seconds since 1970, as the
// project Reproducible Builds defines it.
const epochVariable = "SOURCE_DATE_EPOCH"

// readSource asks git which commit is there, and whether it has been changed. Without git, SOURCE_DATE_EPOCH must be set.
func readSource(ctx context.Context) (source, error) {
	s := source{build: buildinfo.Info{Version: buildinfo.Version}}
	epoch := os.Getenv(epochVariable)
	if lines, err := output(ctx, "git", "log", "-1", "--format=%H %ct"); err == nil {
		hash, date, _ := strings.Cut(lines, " ")
		if s.at, err = parseEpoch(date); err != nil {
			return s, err
		}
		s.build.Commit, s.build.Date = hash, s.at.Format(time.DateOnly)
		changed, err := output(ctx, "git", "status", "--porcelain", "--untracked-files=no")
		if err != nil {
			return s, err
		}
		s.build.IsModified = changed != ""
	} else if epoch == "" {
		return s, fmt.Errorf("there is no commit to take the date from: set %s (%w)", epochVariable, err)
	}
	if epoch != "" {
		var err error
		if s.at, err = parseEpoch(epoch); err != nil {
			return s, fmt.Errorf("%s: %w", epochVariable, err)
		}
	}
	return s, nil
}

// minZipTime is the first time that a zip can hold.
var minZipTime = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)

// parseEpoch reads seconds since 1970. What is older than any zip counts as 1980.
func parseEpoch(text string) (time.Time, error) {
	seconds, err := strconv.ParseInt(strings.TrimSpace(text), 10, 64)
	if err != nil || seconds < 0 {
		return time.Time{}, fmt.Errorf("%q is no number of seconds", text)
	}
	if at := time.Unix(seconds, 0).UTC(); at.After(minZipTime) {
		return at, nil
	}
	return minZipTime, nil
}

// output runs a program and returns what it prints, without the line end.
func output(ctx context.Context, name string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, name, args...)
	var errs bytes.Buffer
	cmd.Stderr = &errs
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("%s %s: %w: %s", name, strings.Join(args, " "), err, bytes.TrimSpace(errs.Bytes()))
	}
	return strings.TrimRight(string(out), "\n"), nil
}

// compile builds the program for a system, with the page inside, and returns it.
func (s source) compile(ctx context.Context, goos, goarch, work string) ([]byte, error) {
	path := filepath.Join(work, "engawa-"+goos+"-"+goarch)
	cmd := exec.CommandContext(ctx, "go", "build", "-trimpath", "-buildvcs=false", "-tags", "page", "-ldflags", "-s -w -buildid= "+s.build.Flags(), "-o", path, ".")
	cmd.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=0", "GOFLAGS=", "GOAMD64=v1", "GOARM64=v8.0")
	if out, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("building for %s/%s: %w\n%s", goos, goarch, err, bytes.TrimSpace(out))
	}
	defer os.Remove(path)
	return os.ReadFile(path)
}
