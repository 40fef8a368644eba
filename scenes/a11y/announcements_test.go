package a11y

import (
	"slices"
	"strconv"
	"testing"

	"engawa/scenes/stage"
)

// logOf is a log with the lines of the numbers, as the reader reads them.
func logOf(match, reader string, numbers ...int) stage.Log {
	l := stage.Log{Of: match, Reader: reader}
	for _, n := range numbers {
		l.Lines = append(l.Lines, stage.LogLine{Key: strconv.Itoa(n), Text: reader + " reads " + strconv.Itoa(n)})
	}
	return l
}

func TestNewsAreReportedOnce(t *testing.T) {
	var h announcer
	for _, step := range []struct {
		what      string
		scene     int
		narration stage.Narration
		clear     bool
		news      []string
	}{
		{"the shelf", 1, stage.Narration{Title: "Engawa"}, false, nil},
		{"a match that has begun", 2, stage.Narration{Log: logOf("m", "all", 1, 2), Say: "Your move"}, true, []string{"Your move"}},
		{"nothing", 2, stage.Narration{Log: logOf("m", "all", 1, 2), Say: "Your move"}, false, nil},
		{"a refusal", 2, stage.Narration{Log: logOf("m", "all", 1, 2), Message: "No way", Say: "Your move"}, false, []string{"No way"}},
		{"the same refusal", 2, stage.Narration{Log: logOf("m", "all", 1, 2), Message: "No way", Say: "Your move"}, false, nil},
		{"the refusal fades", 2, stage.Narration{Log: logOf("m", "all", 1, 2), Say: "Your move"}, false, nil},
		{"the refusal again", 2, stage.Narration{Log: logOf("m", "all", 1, 2), Message: "No way", Say: "Your move"}, false, []string{"No way"}},
		{"two moves", 2, stage.Narration{Log: logOf("m", "all", 1, 2, 3, 4), Say: "Your move"}, false, []string{"all reads 3", "all reads 4", "Your move"}},
		{"a move taken back", 2, stage.Narration{Log: logOf("m", "all", 1, 2, 3)}, false, nil},
		{"and played again", 2, stage.Narration{Log: logOf("m", "all", 1, 2, 3, 4)}, false, []string{"all reads 4"}},
		{"doors", 2, stage.Narration{Title: "Pass the device to Hana"}, true, nil},
		{"doors still", 2, stage.Narration{Title: "Pass the device to Hana"}, false, nil},
		{"another reader behind them", 2, stage.Narration{Log: logOf("m", "Hana", 1, 2, 3, 4, 5)}, true, []string{"Hana reads 5"}},
		{"another match", 3, stage.Narration{Log: logOf("n", "all", 1)}, true, nil},
	} {
		news, clear := h.collectNews(step.scene, step.narration)
		if !slices.Equal(news, step.news) || clear != step.clear {
			t.Errorf("%s: news %q, cleared %v; want %q and %v", step.what, news, clear, step.news, step.clear)
		}
	}
}

func TestManyLinesAreLeftToTheLog(t *testing.T) {
	var h announcer
	h.collectNews(1, stage.Narration{Log: logOf("m", "all", 1)})
	var numbers []int
	for n := range 40 {
		numbers = append(numbers, n+1)
	}
	news, _ := h.collectNews(1, stage.Narration{Log: logOf("m", "all", numbers...)})
	if len(news) != maxNews || news[maxNews-1] != "all reads 40" {
		t.Errorf("told %q, want the last %d lines", news, maxNews)
	}
}
