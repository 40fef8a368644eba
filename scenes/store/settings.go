package store

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"engawa/rules"
	"engawa/scenes/lang"
)

// Speed is how fast things move on a table.
type Speed string

// The speeds. Off shows every change at once.
const (
	Slow   Speed = "slow"
	Normal Speed = "normal"
	Fast   Speed = "fast"
	Off    Speed = "off"
)

// Speeds returns the speeds in the order of a menu.
func Speeds() []Speed { return []Speed{Slow, Normal, Fast, Off} }

// Rest is how long the act of a computer player stands before another one follows.
type Rest string

// The rests.
const (
	NoRest    Rest = "none"
	ShortRest Rest = "short"
	UsualRest Rest = "usual"
	LongRest  Rest = "long"
)

// Rests returns the rests in the order of a menu.
func Rests() []Rest { return []Rest{NoRest, ShortRest, UsualRest, LongRest} }

// Milliseconds returns how long a rest is.
func (r Rest) Milliseconds() int {
	return map[Rest]int{ShortRest: 400, UsualRest: 800, LongRest: 2000}[r]
}

// TextSizes returns the sizes of words in the order of a menu, in per cent of the usual one.
func TextSizes() []int { return []int{100, 125, 150, 175, 200} }

// ReplaySpeeds returns how fast a replay may go by itself, in per cent of the usual speed, in the order of its button.
func ReplaySpeeds() []int { return []int{100, 200, 400, 50} }

// Settings are what a player has chosen for the whole program.
type Settings struct {
	Lang          lang.Tag // "" until somebody chooses: then the system's language is guessed
	Name          string   // of the player, at a first set-up; "" for the program's own
	EffectsVolume float64  // 0 to 1
	MusicVolume   float64  // 0 to 1
	Muted         bool
	Speed         Speed
	Rest          Rest
	Marks         bool     // mark legal moves
	LastMove      bool     // mark the last move
	Danger        bool     // show squares the enemy points at
	Warnings      bool     // ask before a blunder
	Silenced      []string // warnings that are not to be given, each as [Silence] names it
	Confirm       bool     // a move waits for a second press
	Forced        bool     // forced moves are played by themselves
	Notices       bool     // notices of the system where somebody is to act at a table elsewhere
	ReducedMotion bool
	Coordinates   bool // of squares, at the edge of the board
	FaceAcross    bool // pieces of the other side are turned to the person across the device
	Fullscreen    bool
	LeftHanded    bool
	TextSize      int                  // per cent of the usual size, one of [TextSizes]
	HighContrast  bool                 // ink on white instead of the colours of paper
	SafeColours   bool                 // colours that must be told apart differ for every eye
	ReplaySpeed   int                  // one of [ReplaySpeeds]
	Folder        string               // in which a file was chosen last
	HeadCount     bool                 // the list of cards not yet seen is put away: the player counts
	Keys          map[string][]string  // unusual keys, by what they stand for; package input reads them
	Pad           map[string]string    // buttons of a pad, likewise
	Setups        map[string]GameSetup // what was set up last, by game

	unknown map[string]json.RawMessage // fields of a newer program, kept as they are
}

// GameSetup is what was chosen before the last match of a game.
type GameSetup struct {
	Setup   rules.Setup `json:"setup"`
	Players []Player    `json:"players,omitempty"` // in seat order
	Skin    lang.Skin   `json:"skin,omitempty"`
}

// Player is who sits in a seat.
type Player struct {
	Name  string `json:"name"`
	Level string `json:"level,omitempty"` // "" for a person, else the name of the computer player's level
}

// UnmarshalJSON also reads the number that older programs wrote for a level: n is the level with the name n.
func (p *Player) UnmarshalJSON(data []byte) error {
	var file struct {
		Name  string
		Level any
	}
	if err := json.Unmarshal(data, &file); err != nil {
		return err
	}
	*p = Player{Name: file.Name}
	switch level := file.Level.(type) {
	case string:
		p.Level = level
	case float64:
		if level > 0 {
			p.Level = strconv.FormatFloat(level, 'f', -1, 64)
		}
	}
	return nil
}

// Limits of a [Player], in runes.
const (
	MaxPlayerName  = 24
	MaxPlayerLevel = 8 // of the level's name
)

// DefaultSettings returns the settings of a first start. On phones, in their browsers too, the beds of sound are off
// until somebody wants them.
func DefaultSettings() Settings {
	music := 0.5
	if handheld() {
		music = 0
	}
	return Settings{
		EffectsVolume: 0.8, MusicVolume: music, Speed: Normal, Rest: UsualRest, ReplaySpeed: ReplaySpeeds()[0], TextSize: TextSizes()[0],
		Marks: true, LastMove: true, Danger: true, Warnings: true, Forced: true, Coordinates: true,
		Setups: map[string]GameSetup{},
	}
}

// Clone returns an independent copy.
func (s Settings) Clone() Settings {
	setups := make(map[string]GameSetup, len(s.Setups))
	for game, g := range s.Setups {
		setups[game] = g.clone()
	}
	s.Setups = setups
	s.Silenced = slices.Clone(s.Silenced)
	s.Keys, s.Pad = maps.Clone(s.Keys), maps.Clone(s.Pad)
	s.unknown = maps.Clone(s.unknown)
	return s
}

func (g GameSetup) clone() GameSetup {
	g.Setup = g.Setup.Clone()
	g.Players = slices.Clone(g.Players)
	return g
}

// Clamp returns the settings with every value within its range: volumes are moved to the nearest end, names are
// shortened, what is not known gets its default.
func (s Settings) Clamp() Settings {
	s = s.Clone()
	d := DefaultSettings()
	if !s.Lang.Valid() {
		s.Lang = d.Lang
	}
	s.EffectsVolume = clampVolume(s.EffectsVolume, d.EffectsVolume)
	s.MusicVolume = clampVolume(s.MusicVolume, d.MusicVolume)
	if !slices.Contains(Speeds(), s.Speed) {
		s.Speed = d.Speed
	}
	if !slices.Contains(Rests(), s.Rest) {
		s.Rest = d.Rest
	}
	if !slices.Contains(TextSizes(), s.TextSize) {
		s.TextSize = d.TextSize
	}
	if !slices.Contains(ReplaySpeeds(), s.ReplaySpeed) {
		s.ReplaySpeed = d.ReplaySpeed
	}
	s.Name = cleanName(s.Name, MaxPlayerName)
	for game, g := range s.Setups {
		s.Setups[game] = g.clamp()
	}
	slices.Sort(s.Silenced)
	s.Silenced = slices.Compact(s.Silenced)
	s.Silenced = s.Silenced[:min(len(s.Silenced), maxSilencedWarnings)]
	return s
}

// maxSilencedWarnings is more than the warnings of all games.
const maxSilencedWarnings = 200

// Silence names a game's warning with that code in [Settings.Silenced].
func Silence(game, code string) string { return game + "." + code }

// Silences reports whether that warning of the game is not to be given.
func (s Settings) Silences(game, code string) bool {
	return slices.Contains(s.Silenced, Silence(game, code))
}

// FlipSilence silences that warning of the game, or lets it be given again.
func (s *Settings) FlipSilence(game, code string) {
	name := Silence(game, code)
	if k := slices.Index(s.Silenced, name); k >= 0 {
		s.Silenced = slices.Delete(slices.Clone(s.Silenced), k, k+1)
		return
	}
	s.Silenced = append(slices.Clone(s.Silenced), name)
}

func clampVolume(v, other float64) float64 {
	if v != v { // not a number
		return other
	}
	return min(max(v, 0), 1)
}

// clamp also forgets a position to start from: that is chosen again each time.
func (g GameSetup) clamp() GameSetup {
	g.Setup.Seats = min(max(g.Setup.Seats, 0), rules.MaxSeats)
	g.Setup.From = ""
	if len(g.Players) > rules.MaxSeats {
		g.Players = g.Players[:rules.MaxSeats]
	}
	for k, p := range g.Players {
		g.Players[k] = Player{Name: cleanName(p.Name, MaxPlayerName), Level: cleanName(p.Level, MaxPlayerLevel)}
	}
	if g.Skin != "" && !g.Skin.Valid() {
		g.Skin = ""
	}
	return g
}

// cleanName returns a name that can be shown: printable, without blanks at its ends, of so many runes at most.
func cleanName(name string, most int) string {
	name = strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return -1
		}
		return r
	}, strings.ToValidUTF8(name, ""))
	runes := []rune(strings.TrimSpace(name))
	return strings.TrimSpace(string(runes[:min(len(runes), most)]))
}
