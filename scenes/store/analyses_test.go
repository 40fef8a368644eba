package store

import (
	"strconv"
	"testing"

	"engawa/rules/games"
)

func TestAnalysesAreKept(t *testing.T) {
	disk := &Memory{}
	s := Open(disk, games.Find)
	if got := s.Analysis("a"); got != "" {
		t.Errorf("a new store has the analysis %q", got)
	}
	for _, text := range []string{"one", "two"} {
		if err := s.SetAnalysis("a", text); err != nil {
			t.Fatal(err)
		}
	}
	if got := Open(disk, games.Find).Analysis("a"); got != "two" {
		t.Errorf("kept is %q, want the newer", got)
	}
	for n := range maxAnalyses {
		if err := s.SetAnalysis(strconv.Itoa(n), "text"); err != nil {
			t.Fatal(err)
		}
	}
	if s.Analysis("a") != "" || s.Analysis("0") != "text" {
		t.Error("not the oldest analysis is forgotten")
	}
	if err := disk.Write(analysesFile, []byte("[{")); err != nil {
		t.Fatal(err)
	}
	if s = Open(disk, games.Find); s.Analysis("0") != "" {
		t.Error("a damaged file has an analysis")
	}
	if err := s.SetAnalysis("b", "text"); err != nil || s.Analysis("b") != "text" {
		t.Errorf("after damage nothing is kept: %v", err)
	}
}
