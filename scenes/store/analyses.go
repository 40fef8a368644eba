package store

import (
	"encoding/json"
	"fmt"
)

// analysesFile is the name of the file that keeps analyses of matches, so that they need not be made again: a list, the
// newest last. What is lost of it is worked out again.
const analysesFile = "analyses.json"

// maxAnalyses is how many are kept.
const maxAnalyses = 24

// storedAnalysis is one of them.
type storedAnalysis struct {
	ID   string `json:"id"`
	Text string `json:"text"`
}

// Analysis returns the text of an analysis that is kept under the id; "" where none is.
func (s *Store) Analysis(id string) string {
	data, err := s.disk.read(analysesFile)
	if err != nil {
		return ""
	}
	for _, a := range decodeAnalyses(data) {
		if a.ID == id {
			return a.Text
		}
	}
	return ""
}

// SetAnalysis keeps the text of an analysis under an id. The oldest are forgotten where there are many.
func (s *Store) SetAnalysis(id, text string) error {
	set := func(now []byte) ([]byte, error) {
		var list []storedAnalysis
		for _, a := range decodeAnalyses(now) {
			if a.ID != id {
				list = append(list, a)
			}
		}
		list = append(list, storedAnalysis{id, text})
		data, err := json.Marshal(list[max(0, len(list)-maxAnalyses):])
		if err != nil {
			return nil, fmt.Errorf("store: analyses: %w", err)
		}
		return append(data, '\n'), nil
	}
	known, _ := s.disk.read(analysesFile) // where nothing can be read, nothing is known
	data, err := set(known)
	if err != nil {
		return s.noteWrite(err)
	}
	return s.noteWrite(s.disk.write(analysesFile, data, set))
}

// decodeAnalyses reads a file of analyses. One that is damaged has none.
func decodeAnalyses(data []byte) []storedAnalysis {
	var list []storedAnalysis
	if json.Unmarshal(data, &list) != nil {
		return nil
	}
	return list
}
