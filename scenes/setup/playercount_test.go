package setup_test

import (
	"testing"

	"engawa/rules/homeworlds"
	"engawa/scenes/lang"
	"engawa/scenes/setup"
	"engawa/scenes/stage/stagetest"
)

// TestWhoLeavesDoesNotBegin holds that chance says who begins once the player who should has left, and that one who
// stays begins still.
func TestWhoLeavesDoesNotBegin(t *testing.T) {
	for _, tt := range []struct {
		steps int // from chance on
		want  string
	}{{3, "random"}, {2, "1"}} {
		svc, nav := newServices(lang.English)
		p := stagetest.Enter(t, svc, setup.New(svc, homeworlds.Game{}), desktopWindow())
		p.Click("count.1")
		find(p, "option.start.more")
		for range tt.steps {
			p.Click("option.start.more")
		}
		for range maxPanels {
			if p.Page().Find("count.0") != nil {
				break
			}
			p.Click("more")
		}
		p.Click("count.0", "begin")
		if got := nav.Match.Setup.Options[homeworlds.OptStart]; got != tt.want {
			t.Errorf("after %d steps and with two players %q begins, want %q", tt.steps, got, tt.want)
		}
	}
}
