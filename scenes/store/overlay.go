package store

import (
	"bytes"
	"encoding/json"
	"maps"
)

// overlay returns the file of settings that a Store has changed from before to after, where the kept file may hold what
// another window has changed: that stays, field by field and setup by setup, unless this Store has changed the same.
// Nil stands for a file without fields.
func overlay(kept, before, after []byte) ([]byte, error) {
	var theirs, old, ours fields
	if theirs.read(kept) != nil || old.read(before) != nil || ours.read(after) != nil {
		return after, nil // whatever is kept there is no settings
	}
	var setups [3]fields
	for k, from := range []fields{theirs, old, ours} {
		if setups[k].read(from[setupsField]) != nil {
			return encodeObject(theirs.merge(old, ours))
		}
		delete(from, setupsField)
	}
	merged := theirs.merge(old, ours)
	if all := setups[0].merge(setups[1], setups[2]); len(all) > 0 {
		raw, err := encodeObject(all)
		if err != nil {
			return nil, err
		}
		merged[setupsField] = raw
	}
	return encodeObject(merged)
}

// fields are those of a JSON object as they are written.
type fields map[string]json.RawMessage

// read reads an object; nothing counts as one without fields.
func (f *fields) read(data []byte) error {
	if len(data) == 0 {
		*f = fields{}
		return nil
	}
	return json.Unmarshal(data, f)
}

// merge returns the fields as they are, with those in their place that differ between old and ours.
func (f fields) merge(old, ours fields) fields {
	merged := fields{}
	maps.Copy(merged, f)
	for name, value := range ours {
		if !bytes.Equal(value, old[name]) {
			merged[name] = value
		}
	}
	return merged
}
