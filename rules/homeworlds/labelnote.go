package homeworlds

import (
	"slices"

	"engawa/rules"
)

var (
	_ rules.Labeler       = Game{}
	_ rules.LabelNotation = Game{}
)

// CheckLabel refuses a note of the kind label, as "s3 Kuma", that the match cannot take now: the system is not on the
// table or a home, or the label is not allowed or taken. The code is that of the notation.
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
	if err := labels.check(p, label); err != nil {
		return err
	}
	return nil
}

// ParseLabelledTurn is ParseTurn with the labels that the match's notes have given. It returns the notes of the labels
// that the turn gives, as "s3 Kuma".
func (Game) ParseLabelledTurn(m *rules.Match, by rules.Seat, text string) (actions []rules.Action, notes []string, err error) {
	known := LabelsOf(m, len(m.Log))
	actions, labels, err := ReadTurn(m.State().(*State), by, text, known)
	if err != nil {
		return nil, nil, err
	}
	for label, key := range labels {
		if known[label] != key {
			notes = append(notes, labelNote(key, label))
		}
	}
	slices.Sort(notes)
	return actions, notes, nil
}
