package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"reflect"
)

// fields returns where each value is kept in the file.
func (s *Settings) fields() map[string]any {
	return map[string]any{
		"lang": &s.Lang, "name": &s.Name, "effectsVolume": &s.EffectsVolume, "musicVolume": &s.MusicVolume, "muted": &s.Muted,
		"speed": &s.Speed, "rest": &s.Rest, "marks": &s.Marks, "lastMove": &s.LastMove, "danger": &s.Danger, "warnings": &s.Warnings,
		"silenced": &s.Silenced, "confirm": &s.Confirm, "forced": &s.Forced, "notices": &s.Notices, "reducedMotion": &s.ReducedMotion,
		"coordinates": &s.Coordinates, "faceAcross": &s.FaceAcross, "fullscreen": &s.Fullscreen, "leftHanded": &s.LeftHanded,
		"headCount": &s.HeadCount, "folder": &s.Folder, "replaySpeed": &s.ReplaySpeed,
		"textSize": &s.TextSize, "highContrast": &s.HighContrast, "safeColours": &s.SafeColours,
		"keys": &s.Keys, "pad": &s.Pad,
	}
}

const setupsField = "setups"

// Encode returns the settings as a file: JSON, ending in a newline. Fields that [DecodeSettings] did not know are
// written again as they were.
func (s Settings) Encode() ([]byte, error) {
	file := map[string]any{setupsField: s.Setups}
	for name, raw := range s.unknown {
		file[name] = raw
	}
	maps.Copy(file, s.fields())
	return encodeObject(file)
}

// encodeObject writes a JSON object as the files of settings have it.
func encodeObject(file any) ([]byte, error) {
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", " ")
	if err := enc.Encode(file); err != nil {
		return nil, fmt.Errorf("store: settings: %w", err)
	}
	return out.Bytes(), nil
}

// DecodeSettings reads what [Settings.Encode] wrote, of this program or another version. A missing or unfit field has
// its default, a value out of range is clamped. Only a file that is no JSON object gives an error.
func DecodeSettings(data []byte) (Settings, error) {
	s := DefaultSettings()
	var file map[string]json.RawMessage
	if err := json.Unmarshal(data, &file); err != nil {
		return s, fmt.Errorf("store: the settings are no JSON object: %w", err)
	}
	if file == nil {
		return s, errors.New("store: the settings are no JSON object but null")
	}
	for name, into := range s.fields() {
		if raw, ok := file[name]; ok {
			fallback := DefaultSettings()
			if json.Unmarshal(raw, into) != nil {
				copyField(into, fallback.fields()[name])
			}
			delete(file, name)
		}
	}
	s.decodeSetups(file[setupsField])
	delete(file, setupsField)
	if len(file) > 0 {
		s.unknown = file
	}
	return s.Clamp(), nil
}

// copyField gives a field another's value; both point to the same type.
func copyField(into, from any) { reflect.ValueOf(into).Elem().Set(reflect.ValueOf(from).Elem()) }

func (s *Settings) decodeSetups(raw json.RawMessage) {
	var setups map[string]json.RawMessage
	if json.Unmarshal(raw, &setups) != nil {
		return
	}
	for game, raw := range setups {
		var g GameSetup
		if json.Unmarshal(raw, &g) == nil {
			s.Setups[game] = g
		}
	}
}
