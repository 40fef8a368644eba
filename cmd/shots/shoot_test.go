package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
)

// TestEveryPictureHasAFrameOfItsOwn counts what a frame draws and writes: all pictures in one frame need the memory of
// all together.
func TestEveryPictureHasAFrameOfItsOwn(t *testing.T) {
	shots := shotsMatching([]string{"shelf-", "landscape"})
	if len(shots) < 4 {
		t.Fatalf("%d pictures are called shelf-…-landscape-…, want the shelf with a match and without in each language", len(shots))
	}
	var done []string
	note := func(what string) func(shot) error {
		return func(s shot) error { done = append(done, what+" "+s.name()); return nil }
	}
	s := &shooter{left: slices.Clone(shots), draw: note("draw"), write: note("write")}
	for _, shot := range shots {
		for _, what := range []string{"draw ", "write "} {
			done = nil
			if err := s.Update(); err != nil {
				t.Fatalf("it ends before %s%s", what, shot.name())
			}
			s.Draw(nil)
			if want := []string{what + shot.name()}; !slices.Equal(done, want) {
				t.Fatalf("a frame does %q, want %q", done, want)
			}
		}
	}
	if s.Update() == nil {
		t.Error("it goes on after the last picture")
	}
}

func TestAPictureThatFailsIsNamed(t *testing.T) {
	s := &shooter{left: shotsMatching([]string{"help-large-fr"}), draw: func(shot) error { return errors.New("no ink") }}
	s.Draw(nil)
	if s.Update() == nil || s.err == nil || !strings.Contains(s.err.Error(), "help-large-fr.png: no ink") {
		t.Errorf("a picture that cannot be drawn ends with %v", s.err)
	}
	if n, err := shoot(t.TempDir(), []string{"no such screen"}, nil); n != 0 || err == nil {
		t.Errorf("words that name no picture end with %d pictures and the error %v", n, err)
	}
}

func TestShotsAreNamedApart(t *testing.T) {
	all := shotsMatching(nil)
	if want := (len(scenestest.Screens()) + len(scenestest.ExampleScreens())) * len(scenestest.Shapes()) * len(lang.Tags()); len(all) != want {
		t.Errorf("%d pictures are taken, want %d", len(all), want)
	}
	seen := map[string]bool{}
	for _, s := range all {
		if seen[s.name()] {
			t.Errorf("two pictures are called %s", s.name())
		}
		seen[s.name()] = true
	}
	for _, words := range [][]string{{"setup"}, {"fr", "portrait"}} {
		if some := shotsMatching(words); len(some) == 0 || len(some) >= len(all) {
			t.Errorf("%s pick %d of %d pictures", fmt.Sprint(words), len(some), len(all))
		}
	}
}
