package store

import (
	"bytes"
	"errors"
	"io/fs"
)

// readSettings reads the file of settings.
func (s *Store) readSettings() Settings {
	data, err := s.disk.read(settingsFile)
	if errors.Is(err, fs.ErrNotExist) {
		return DefaultSettings()
	}
	if err != nil {
		s.disk.bar(settingsFile)
		s.problem(kindOf(err), "", err)
		return DefaultSettings()
	}
	settings, err := DecodeSettings(data)
	if err != nil {
		s.problem(DamagedSettings, s.setAside(settingsFile, data), err)
		return settings
	}
	s.file = data
	return settings
}

// Settings returns a copy of the settings.
func (s *Store) Settings() Settings { return s.settings.Clone() }

// Assume has the settings be these, as the command line or the system's language asks for, and keeps none of them until
// it is changed.
func (s *Store) Assume(settings Settings) {
	s.settings = settings.Clamp()
	s.base, _ = s.settings.Encode() // without it another window's changes are not told from this one's
}

// SetSettings keeps what has changed of the settings, clamped to their ranges; what another window has kept in the
// meantime stays where this one changes nothing. They hold for this run even when the error says that they could not
// be written.
func (s *Store) SetSettings(settings Settings) error {
	s.settings = settings.Clamp()
	data, err := s.settings.Encode()
	if err != nil {
		return s.noteWrite(err)
	}
	base := s.base
	err = s.disk.write(settingsFile, data, func(now []byte) ([]byte, error) { return overlay(now, base, data) })
	if !s.disk.holds(settingsFile) {
		s.file, _ = overlay(s.file, base, data) // it has just been written so
		s.base = data
	}
	return s.noteWrite(err)
}

// ReloadSettings takes over what another window has changed of the settings, and reports whether that is anything. Whether the
// window fills the screen is its own affair.
func (s *Store) ReloadSettings() bool {
	if s.disk.holds(settingsFile) {
		return false // what is in memory only is newer
	}
	now, err := s.disk.read(settingsFile)
	if err != nil || bytes.Equal(now, s.file) {
		return false
	}
	ours, err := overlay(s.base, s.file, now)
	if err != nil {
		return false
	}
	settings, err := DecodeSettings(ours)
	if err != nil {
		return false
	}
	before := s.base
	settings.Fullscreen = s.settings.Fullscreen
	s.Assume(settings)
	s.file = now
	return !bytes.Equal(before, s.base)
}
