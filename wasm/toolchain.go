package wasm

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"go/version"
	"os"
	"os/exec"
	"strings"
)

// toolchain is the go command, run in a folder of the module.
type toolchain struct {
	dir     string // "" is the present folder
	release string // the GOTOOLCHAIN to run, as in "go1.26.8"; "" is the installed one
}

// command prepares a go command. Its environment is that of this process, with the release and more variables.
func (t toolchain) command(ctx context.Context, variables []string, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir = t.dir
	cmd.Env = append(os.Environ(), variables...)
	if t.release != "" {
		cmd.Env = append(cmd.Env, "GOTOOLCHAIN="+t.release)
	}
	return cmd
}

// ask returns the output of a go command without the spaces around it.
func (t toolchain) ask(ctx context.Context, args ...string) (string, error) {
	answer, err := t.command(ctx, nil, args...).Output()
	if err == nil {
		return strings.TrimSpace(string(answer)), nil
	}
	var exit *exec.ExitError
	if errors.As(err, &exit) && len(exit.Stderr) > 0 {
		err = fmt.Errorf("%w: %s", err, strings.TrimSpace(string(exit.Stderr)))
	}
	return "", fmt.Errorf("asking go %s: %w", strings.Join(args, " "), err)
}

// forBrowser are the variables that have the go command compile for a page.
func forBrowser() []string { return []string{"GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0", "GOWORK=off"} }

// pinnedToolchain returns the go command that builds the page in dir: the release that the toolchain line of go.mod
// names, where it is installed or can be downloaded; else the installed one, with a warning. known reports whether
// slimming and dividing know how that release lays a program out.
func pinnedToolchain(ctx context.Context, dir string) (t toolchain, known bool, warning string, err error) {
	t = toolchain{dir: dir}
	pin, err := t.pin(ctx)
	if err != nil {
		return t, false, "", err
	}
	installed, err := t.ask(ctx, "env", "GOVERSION")
	if err != nil || pin == "" || installed == pin {
		return t, true, "", err
	}
	allowed, err := t.ask(ctx, "env", "GOTOOLCHAIN")
	if err != nil {
		return t, false, "", err
	}
	if allowed != "local" {
		pinned := toolchain{dir, pin}
		if got, err := pinned.ask(ctx, "env", "GOVERSION"); err == nil && got == pin {
			return pinned, true, "", nil
		}
	}
	known, warning = compareReleases(installed, pin)
	return t, known, warning, nil
}

// pin returns the release in the toolchain line of go.mod, "" where there is none.
func (t toolchain) pin(ctx context.Context) (string, error) {
	text, err := t.ask(ctx, "mod", "edit", "-json")
	if err != nil {
		return "", err
	}
	var module struct{ Toolchain string }
	if err := json.Unmarshal([]byte(text), &module); err != nil {
		return "", fmt.Errorf("reading go.mod: %w", err)
	}
	return module.Toolchain, nil
}

// compareReleases reports whether a program compiled by the installed release is laid out as by the pinned one, and
// warns of the difference. Minor releases share their layout.
func compareReleases(installed, pin string) (known bool, warning string) {
	if version.IsValid(installed) && version.Lang(installed) == version.Lang(pin) {
		return true, fmt.Sprintf("the page is tested with %s, which the go command could not run; %s compiles it", pin, installed)
	}
	return false, fmt.Sprintf("the page is tested with %s, which the go command could not run; %s compiles it, whose programs may be laid out otherwise, so that it is neither slimmed nor divided", pin, installed)
}
