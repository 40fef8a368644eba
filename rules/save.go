package rules

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"strconv"
	"strings"
)

// SaveVersion is the version of the file format that [Match.Save] writes.
const SaveVersion = 1

// matchFile is a match as a file: JSON, moves in the game's notation, so that a person can read and mend it.
type matchFile struct {
	Engawa  int               `json:"engawa"`
	Game    string            `json:"game"`
	Version int               `json:"gameVersion"`
	Setup   Setup             `json:"setup"`
	Seed    string            `json:"seed"`
	Tags    map[string]string `json:"tags,omitempty"`
	Log     []string          `json:"log"`
	Undone  []string          `json:"undone,omitempty"`
	Notes   []Note            `json:"notes,omitempty"`
	Hash    string            `json:"hash"`
}

// Save returns the match as a file that [Load] reads, ending in a newline. A followed match cannot be saved.
func (m *Match) Save() ([]byte, error) {
	if m.isRemote {
		return nil, remoteError()
	}
	file := matchFile{
		Engawa: SaveVersion, Game: m.Game.Info().ID, Version: cmp.Or(m.Setup.Version, m.Game.Info().Version),
		Setup: m.Setup, Seed: strconv.FormatUint(m.Seed, 10), Tags: m.Tags, Notes: m.Notes,
		Log:  make([]string, 0, len(m.Log)),
		Hash: m.HashText(),
	}
	for k, mv := range m.Log {
		file.Log = append(file.Log, m.moveText(m.states[k], mv))
	}
	if len(m.redoMoves) > 0 {
		ahead := m.Fork(len(m.Log))
		for k := len(m.redoMoves) - 1; k >= 0; k-- {
			text := ahead.moveText(ahead.State(), m.redoMoves[k])
			if _, err := ahead.play(m.redoMoves[k]); err != nil {
				return nil, fmt.Errorf("save: a move taken back does not fit any more: %w", err)
			}
			file.Undone = append(file.Undone, text)
		}
	}
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", " ")
	if err := enc.Encode(file); err != nil {
		return nil, fmt.Errorf("save: %w", err)
	}
	return out.Bytes(), nil
}

func (m *Match) moveText(s State, mv Move) string {
	return mv.By.String() + " " + m.Game.FormatAction(s, mv)
}

// HashText returns the hash of the present position as the text protocol writes it: 16 hexadecimal digits.
func (m *Match) HashText() string { return fmt.Sprintf("%016x", m.State().Hash()) }

// Load reads a saved match and replays it. Find returns the game with an id. What does not fit gives an *Error that
// names the move, counted from 1, and the reason.
func Load(data []byte, find func(id string) (Game, bool)) (*Match, error) {
	if len(bytes.TrimSpace(data)) == 0 {
		return nil, Errorf(CodeSave, "this is no saved match: the file is empty")
	}
	var file matchFile
	if err := json.Unmarshal(data, &file); err != nil {
		return nil, Errorf(CodeSave, "this is no saved match: %s", jsonReason(err))
	}
	if file.Engawa < 1 {
		return nil, Errorf(CodeSave, "this is no saved match: the field \"engawa\" with a version is missing")
	}
	if file.Engawa > SaveVersion {
		return nil, Errorf(CodeNewerSave, "the file has version %d; this program reads up to %d", file.Engawa, SaveVersion)
	}
	g, ok := find(file.Game)
	if !ok {
		return nil, Errorf(CodeSave, "the game %q is not known", Shorten(file.Game))
	}
	if file.Version < 1 {
		return nil, Errorf(CodeSave, "the version of the rules of %s is missing", g.Info().Title)
	}
	if v := g.Info().Version; file.Version > v {
		return nil, Errorf(CodeNewerSave, "the match was played with version %d of the rules of %s; this program knows up to %d",
			file.Version, g.Info().Title, v)
	}
	seed, err := strconv.ParseUint(file.Seed, 10, 64)
	if err != nil {
		return nil, Errorf(CodeSave, "the seed %q is no number from 0 to 18446744073709551615", Shorten(file.Seed))
	}
	file.Setup.Version = file.Version
	m, err := NewMatch(g, file.Setup, seed)
	if err != nil {
		return nil, err
	}
	maps.Copy(m.Tags, file.Tags)
	if err := m.replay(file.Log, 0); err != nil {
		return nil, err
	}
	if have := m.HashText(); file.Hash != "" && file.Hash != have {
		return nil, Errorf(CodeSave, "after %s the position has hash %s, the file says %s", plural(len(m.Log), "move"), have,
			Shorten(file.Hash))
	}
	if err := m.checkNotes(file.Notes); err != nil {
		return nil, err
	}
	played := len(m.Log)
	if err := m.replay(file.Undone, played); err != nil {
		return nil, err
	}
	m.Truncate(played)
	m.Notes = file.Notes
	return m, nil
}

// checkNotes refuses notes that no match with this log can have.
func (m *Match) checkNotes(notes []Note) error {
	last := 0
	for _, n := range notes {
		switch {
		case n.After < 0 || n.After > len(m.Log):
			return Errorf(CodeSave, "a note stands after move %d of %d", n.After, len(m.Log))
		case n.After < last:
			return Errorf(CodeSave, "a note after move %d follows one after move %d; expected them in order", n.After, last)
		case n.By < Referee || int(n.By) >= m.State().Seats():
			return Errorf(CodeSave, "a note is by seat %s; the seats are 0 to %d", n.By, m.State().Seats()-1)
		}
		last = n.After
	}
	return nil
}

func (m *Match) replay(texts []string, before int) error {
	limit := m.Game.Info().MaxMoves
	for k, text := range texts {
		ply := before + k + 1
		if limit > 0 && ply > limit {
			return Errorf(CodeSave, "move %d: no match of %s is longer than %d moves", ply, m.Game.Info().Title, limit)
		}
		mv, err := m.ParseMove(text)
		if err == nil {
			_, err = m.play(mv)
		}
		if err != nil {
			return Errorf(CodeSave, "move %d, %q: %s", ply, Shorten(text), err).In(Place{Move: ply, Quote: Shorten(text)})
		}
	}
	return nil
}

// ParseMove reads "SEAT ACTION" for the present position, as a save writes it. It plays nothing.
func (m *Match) ParseMove(text string) (Move, error) {
	seat, rest, _ := strings.Cut(text, " ")
	by, err := ParseSeat(seat, m.State().Seats())
	if err != nil {
		return Move{}, err
	}
	do, err := m.Game.ParseAction(m.State(), by, rest)
	if err != nil {
		return Move{}, err
	}
	return Move{By: by, Do: do}, nil
}

func jsonReason(err error) string {
	if e, ok := err.(*json.SyntaxError); ok {
		return fmt.Sprintf("the text is broken near byte %d", e.Offset)
	}
	if e, ok := err.(*json.UnmarshalTypeError); ok && e.Field == "" {
		return fmt.Sprintf("it holds a JSON %s, not an object", e.Value)
	} else if ok {
		return fmt.Sprintf("the field %q holds a %s", e.Field, e.Value)
	}
	return err.Error()
}
