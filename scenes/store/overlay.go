package store

import (
	"bytes"
	"encoding/json"
	"maps"
)

// overlay returns the file of settings that a Store has changed from before to after, where the kept file may hold what
// another window has changed: that stays, field by field and setup by setup, unless this Store has changed the same.
func overlay(kept, before, after []byte) ([]byte, error) {
	var theirs, old, ours fields
	for _, err := range []error{json.Unmarshal(kept, &theirs), json.Unmarshal(before, &old), json.Unmarshal(after, &ours)} {
		if err != nil {
			return after, nil // whatever is kept there is no settings
		}
	}
	merged := theirs.under(old, ours)
	var setups [3]fields
	for k, from := range []fields{theirs, old, ours} {
		if json.Unmarshal(from[setupsField], &setups[k]) != nil {
			return encodeObject(merged)
		}
	}
	raw, err := json.Marshal(setups[0].under(setups[1], setups[2]))
	if err != nil {
		return nil, err
	}
	merged[setupsField] = raw
	return encodeObject(merged)
}

// fields are those of a JSON object as they are written.
type fields map[string]json.RawMessage

// under returns the fields as they are, with those in their place that differ between old and ours.
func (f fields) under(old, ours fields) fields {
	merged := fields{}
	maps.Copy(merged, f)
	for name, value := range ours {
		if _, there := f[name]; !there || !bytes.Equal(value, old[name]) {
			merged[name] = value
		}
	}
	return merged
}
