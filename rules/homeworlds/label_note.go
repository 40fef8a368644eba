package homeworlds

import (
	"slices"
	"strings"

	"engawa/rules"
)

// PlaceName implements rules.PlaceNamer: a system is called by its last label, else by its name from the list of stars.
func (Game) PlaceName(m *rules.Match, key string) string {
	name := ""
	for _, note := range m.Notes {
		if k, label, ok := strings.Cut(note.Text, " "); ok && note.Kind == rules.NoteLabel && strings.EqualFold(k, key) {
			name = label
		}
	}
	if name != "" {
		return name
	}
	n := 0
	for _, digit := range key[1:] {
		n = 10*n + int(digit-'0')
	}
	return StarName(n, m.Seed)
}

// CheckLabel implements rules.PlaceNamer: it refuses a note of the kind label, as "s3 Kuma", that the match cannot take
// now: the system is not on the table or a home, or the label is not allowed or taken. The code is that of the notation.
func (Game) CheckLabel(m *rules.Match, text string) error {
	key, label, ok := SystemLabel(text)
	p := &m.State().(*State).pos
	if !ok {
		return rules.Errorf(CodeName, "%q names no system; expected a key as s3 and a letter with up to 15 more letters, digits, _ or -",
			rules.Shorten(text))
	}
	slot, there := p.Find(key)
	if !there || slot < MaxSeats {
		return rules.Errorf(CodeName, "%s is no discovered system on the table; homes are called after their players", key)
	}
	labels := LabelsOf(m, len(m.Log))
	if old, taken := labels.find(p, label); taken && old == slot {
		return nil
	}
	return labels.check(p, label).OrNil()
}

// ParseTurn reads a whole turn of the seat, as "sacrifice y2 s5; move g3 H0 s1", and returns its actions with the end
// of the turn. The labels that the match's notes have given may be used for systems; those that the turn gives are
// returned as notes, as "s3 Kuma".
func (Game) ParseTurn(m *rules.Match, by rules.Seat, text string) ([]rules.Action, []rules.Note, error) {
	known := LabelsOf(m, len(m.Log))
	actions, labels, err := ReadTurn(m.State().(*State), by, text, known)
	if err != nil {
		return nil, nil, err
	}
	var texts []string
	for label, key := range labels {
		if known[label] != key {
			texts = append(texts, labelNote(key, label))
		}
	}
	slices.Sort(texts)
	notes := make([]rules.Note, len(texts))
	for k, text := range texts {
		notes[k] = rules.Note{By: by, Kind: rules.NoteLabel, Text: text}
	}
	return actions, notes, nil
}
