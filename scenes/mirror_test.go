package scenes

import (
	"strings"
	"testing"

	"engawa/scenes/lang"
	"engawa/scenes/mirror"
	"engawa/scenes/ui"
)

// mirrored reads the screen as somebody who does not see it.
func (v *visitor) mirrored() mirror.Screen {
	var r mirror.Reader
	return r.Read(v.app.house.Stack, v.app.house.Words)
}

// TestEveryControlIsInTheMirror goes through all screens: whatever can be pressed is in the mirror, with a name that no other
// has, and nothing else is.
func TestEveryControlIsInTheMirror(t *testing.T) {
	for _, shape := range []Shape{Shapes()[0], Shapes()[1]} {
		for _, tag := range lang.Tags() {
			for _, s := range fitted() {
				t.Run(s.name+"-"+shape.Name+"-"+string(tag), func(t *testing.T) {
					v := newVisitor(shape, tag)
					if err := s.visit(v); err != nil {
						t.Fatal(err)
					}
					v.settle()
					checkMirror(t, v)
				})
			}
		}
	}
}

func checkMirror(t *testing.T, v *visitor) {
	t.Helper()
	m := v.mirrored()
	if len(m.Items) == 0 || m.Items[0].Kind != mirror.Title || strings.TrimSpace(m.Items[0].Name) == "" {
		t.Fatalf("the screen has no title: %+v", m.Items)
	}
	ids, names, reached := map[string]bool{}, map[string]bool{}, map[string]bool{}
	for _, i := range m.Items {
		if ids[i.ID] {
			t.Errorf("two items are called %s", i.ID)
		}
		ids[i.ID] = true
		if strings.TrimSpace(i.Name) == "" {
			t.Errorf("%s has no name", i.ID)
		}
		if !i.Pressable() {
			continue
		}
		if names[i.Name] {
			t.Errorf("two things to press have the name %q", i.Name)
		}
		names[i.Name], reached[i.Does.Key] = true, true
	}
	shown := map[string]*ui.Control{}
	for _, c := range v.shown() {
		shown[c.Key] = c
		if c.Role != ui.RoleText && !reached[c.Key] {
			t.Errorf("%s (%q) is not in the mirror", c.Key, c.Name)
		}
	}
	for key := range reached {
		if c := shown[key]; c == nil || c.Role == ui.RoleText {
			t.Errorf("%s is in the mirror, and cannot be pressed on the screen", key)
		}
	}
}
