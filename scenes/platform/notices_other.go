//go:build !js

package platform

import (
	"context"
	"os/exec"
	"runtime"
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/scenes/stage"
)

// noticeTime is how long the system's tool may take for a notice.
const noticeTime = 5 * time.Second

// windowNotices are those of a window. Systems other than Linux and FreeBSD have none that a small program reaches without
// being installed: there the title alone calls.
type windowNotices struct {
	tool                []string // that shows a notice; nil for none
	isWanted, hasNotice atomic.Bool
}

// Notices implements Platform.
func (computer) Notices() stage.Notices {
	if isPhone {
		return nil
	}
	n := &windowNotices{}
	if runtime.GOOS == "linux" || runtime.GOOS == "freebsd" {
		n.tool = firstTool([][]string{{"notify-send", "--app-name=" + WindowTitle, "--", WindowTitle}})
	}
	return n
}

// Call implements stage.Notices.
func (n *windowNotices) Call(title, text, _ string) {
	if ebiten.IsFocused() {
		return
	}
	n.hasNotice.Store(true)
	ebiten.SetWindowTitle(title)
	if n.tool == nil || !n.isWanted.Load() {
		return
	}
	go func() {
		ctx, stop := context.WithTimeout(context.Background(), noticeTime)
		defer stop()
		// A notice that does not come is missed by nobody but who is away: the title has it too.
		_ = exec.CommandContext(ctx, n.tool[0], append(n.tool[1:len(n.tool):len(n.tool)], text)...).Run()
	}()
}

// Clear implements stage.Notices.
func (n *windowNotices) Clear() {
	if n.hasNotice.Swap(false) {
		ebiten.SetWindowTitle(WindowTitle)
	}
}

// Can implements stage.Notices.
func (n *windowNotices) Can() bool { return n.tool != nil }

// RequestPermission implements stage.Notices: who has the tool may use it.
func (n *windowNotices) RequestPermission() bool { return n.tool != nil }

// Push implements stage.Notices.
func (*windowNotices) Push() stage.PushState { return stage.PushNone }

// Subscriber implements stage.Notices.
func (*windowNotices) Subscriber(string) func(string, func(string)) { return nil }

// Show implements stage.Notices.
func (n *windowNotices) Show(wanted bool) { n.isWanted.Store(wanted) }
