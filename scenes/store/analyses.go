package store

import "slices"

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
	for _, a := range decodeList[storedAnalysis](data) {
		if a.ID == id {
			return a.Text
		}
	}
	return ""
}

// SetAnalysis keeps the text of an analysis under an id. The oldest are forgotten where there are many.
func (s *Store) SetAnalysis(id, text string) error {
	return s.change(analysesFile, func(now []byte) ([]byte, error) {
		list := slices.DeleteFunc(decodeList[storedAnalysis](now), func(a storedAnalysis) bool { return a.ID == id })
		return encodeList(append(list, storedAnalysis{id, text}), maxAnalyses)
	})
}
