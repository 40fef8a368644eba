package scenes_test

import (
	"testing"

	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// panelScreens are screens of the panels, dialogs and menus whose pages are all looked at: of each kind one at least.
func panelScreens() []string {
	return []string{
		"settings", "welcome", "welcome-choice", "help", "keys", "keys-taken", "matches", "yokai-menu", "yokai-resign", "told", "open-text", "open-missing", "together", "together-asked", "invite", "invite-code", "invite-level", "invite-locked",
		"homeworlds-share", "homeworlds-naming", "homeworlds-talk", "homeworlds-warnings", "forhonor-menu", "forhonor-heroes",
		"largeprint-setup", "largeprint-honshu-build", "puzzles-yokai", "records-honshu", "log-long", "honshu-book-card",
	}
}

// panelTree is a scene that is a panel of pages.
type panelTree interface {
	stage.Overlay
	Tree() *widget.Tree
	Page() *ui.Page
}

// TestNothingOverflowsOnAPanel looks at every page of the panels, dialogs and menus, in all windows, in usual words and
// in the largest. The list of files is left out: it cuts long names.
func TestNothingOverflowsOnAPanel(t *testing.T) {
	list := screensNamed(t, pagedScreens(), panelScreens()...)
	for _, shape := range scenestest.Shapes() {
		if shape.W > lateral().W {
			continue // laid out as that one is
		}
		for _, tag := range lang.Tags() {
			for _, percent := range []int{100, 200} {
				for _, s := range list {
					v := showInLargeText(t, s, shape, tag, percent)
					for page := 1; ; page++ {
						panel := v.Services.Stack.Top().(panelTree)
						tree := panel.Tree()
						if len(tree.Overflows) > 0 {
							t.Errorf("%s %s %s at %d %%, page %d: no room for %q", s.Name, shape.Name, tag, percent, page, tree.Overflows)
						}
						if next := panel.Page().Find("next"); next == nil || next.Off {
							break
						}
						if err := v.Press("next"); err != nil {
							t.Fatal(err)
						}
					}
					v.Close()
				}
			}
		}
	}
}
