package e2e

import (
	"slices"
	"strings"

	"engawa/internal/drive"
)

// checkNames checks that every item of the screen has a name, and no two buttons the same.
func (l *screenReaderUser) checkNames() {
	l.t.Helper()
	seen := map[string]bool{}
	for _, i := range l.items() {
		if strings.TrimSpace(i.Name) == "" {
			l.t.Errorf("%s has no name", i.ID)
		}
		if i.Tag != "BUTTON" {
			continue
		}
		if seen[i.Name] {
			l.t.Errorf("two buttons have the name %q", i.Name)
		}
		seen[i.Name] = true
	}
}

// check compares what the browser tells a screen reader of the page: the way to the words, the picture with its name, the
// words under their title with every item in its order, the way back, and the place where news are announced. Chromium alone
// tells.
func (l *screenReaderUser) check() {
	l.t.Helper()
	l.checkNames()
	l.Until("the curtain to be gone", `document.getElementById("curtain").hidden`)
	nodes := slices.DeleteFunc(l.AccessibleNodes(), func(s drive.AccessibleNode) bool {
		return slices.Contains([]string{"generic", "StaticText", "InlineTextBox"}, s.Role) && s.Properties["focusable"] == ""
	})
	focused := 0
	for _, s := range nodes {
		if strings.TrimSpace(s.Name) == "" && s.Role != "paragraph" {
			l.t.Errorf("there is a %s without a name", s.Role)
		}
		if s.Properties["focused"] == "true" && s.Role != "RootWebArea" {
			focused++
		}
	}
	if focused != 1 {
		l.t.Errorf("the focus is at %d places, want one: %v", focused, nodes)
	}
	l.checkSpoken(l.inOrder(nodes))
	var lang, words string
	l.Eval(`document.documentElement.lang`, &lang)
	if l.Eval(`document.getElementById("a11y").lang`, &words); lang == "" || lang != words {
		l.t.Errorf("the page speaks %q, its words %q", lang, words)
	}
}

// inOrder checks what stands around the items of the screen, and returns these.
func (l *screenReaderUser) inOrder(nodes []drive.AccessibleNode) []drive.AccessibleNode {
	l.t.Helper()
	var roles []string
	for _, s := range nodes {
		roles = append(roles, s.Role)
	}
	begins := []string{"RootWebArea", "link", "image", "main", "heading"}
	last := len(roles) - 1
	for last > 0 && roles[last] == "paragraph" {
		last-- // the news themselves
	}
	if last < len(begins) || !slices.Equal(roles[:len(begins)], begins) || roles[last-1] != "link" || roles[last] != "log" {
		l.t.Fatalf("a screen reader gets %v, want a link, the picture, the words under their title, a link and the news", roles)
	}
	if nodes[4].Properties["level"] != "1" || nodes[last].Properties["live"] != "polite" {
		l.t.Errorf("the title is told as %v, the place for news as %v", nodes[4], nodes[last])
	}
	return nodes[4 : last-1]
}

// checkSpoken checks that every item of the screen is spoken as what it is, in its order.
func (l *screenReaderUser) checkSpoken(nodes []drive.AccessibleNode) {
	l.t.Helper()
	roles := map[string]string{"H1": "heading", "H2": "heading", "P": "paragraph", "BUTTON": "button", "INPUT": "textbox"}
	items := l.items()
	if len(items) != len(nodes) {
		l.t.Fatalf("of %d items %d are told: %v", len(items), len(nodes), nodes)
	}
	for k, i := range items {
		s := nodes[k]
		if s.Role != roles[i.Tag] || s.Name != i.Name && i.Tag != "P" || s.Properties["pressed"] != i.On {
			l.t.Errorf("%+v is told as %+v", i, s)
		}
	}
}
