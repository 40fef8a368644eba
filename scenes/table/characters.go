package table

import (
	"slices"
	"strconv"
	"strings"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/store"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// Character is who plays for the computer at a level: the same in every game that has a level with this title. Who it is
// and how it plays says [lang.Catalog.Who].
type Character struct {
	Title string // of its level, one of [bot.Titles]
	Name  string // the same in all languages
	Face  sprites.Face
}

// characters are all characters, that of the weakest level first.
var characters = [...]Character{
	{"Beginner", "Chun", sprites.Sparrow}, {"Novice", "Nezu", sprites.Mouse}, {"Gentle", "Pyon", sprites.Hare},
	{"Casual", "Tama", sprites.Cat}, {"Easy", "Koro", sprites.Puppy}, {"Steady", "Kame", sprites.Turtle},
	{"Fair", "Ponta", sprites.Tanuki}, {"Skilled", "Kuri", sprites.Squirrel}, {"Strong", "Daigo", sprites.Bear},
	{"Veteran", "Botan", sprites.Boar}, {"Expert", "Yoru", sprites.Owl}, {"Elite", "Sawa", sprites.Kappa},
	{"Master", "Inari", sprites.Fox}, {"Champion", "Tetsu", sprites.Oni}, {"Grandmaster", "Takao", sprites.Tengu},
	{"Perfect", "Ryujin", sprites.Dragon},
}

// CharacterOf returns who plays at a level; the zero Character for a bot that is none of a game's levels.
func CharacterOf(level bot.Level) Character {
	for _, c := range characters {
		if c.Title == level.Title {
			return c
		}
	}
	return Character{}
}

// extraNames are the names of further computer players with the same character in one match.
const extraNames = "Mame Goma Kiri Yuzu Hoshi Kaze Mochi"

// NameAmong returns the name of one of several that are the same character: the first that nobody has.
func (c Character) NameAmong(taken map[string]bool) string {
	for _, name := range strings.Fields(c.Name + " " + extraNames) {
		if !taken[name] {
			return name
		}
	}
	return c.Name
}

// FaceOf returns the face of a computer player of that name: those that are the same character are told apart by what they
// wear.
func (c Character) FaceOf(name string) sprites.Face {
	if k := slices.Index(strings.Fields(extraNames), name); c.Face != 0 && k >= 0 {
		return c.Face.With(k + 1)
	}
	return c.Face
}

// IsCharacter reports whether a player has the name of a character or one of the extra names, be it numbered as older
// programs did.
func IsCharacter(name string) bool {
	if slices.Contains(strings.Fields(extraNames), name) {
		return true
	}
	for _, c := range characters {
		if rest, ok := strings.CutPrefix(name, c.Name); ok && strings.Trim(rest, " 0123456789") == "" {
			return true
		}
	}
	return false
}

// Appearance returns what is seen of a computer player: the face, and the plain word for its level; 0 and "" for a person, and
// for a bot that is none of the game's levels.
func (p Player) Appearance(words *lang.Catalog, game rules.Game) (sprites.Face, string) {
	level, ok := levelOf(game, p.Bot)
	if !ok {
		return 0, ""
	}
	return CharacterOf(level).FaceOf(p.Name), words.Level(level.Title)
}

// MoodAtEnd returns how a seat takes the end of a match: a winner is glad, and nobody is sad about a draw.
func MoodAtEnd(m *rules.Match, seat rules.Seat) sprites.Mood {
	mood, payoffs := sprites.Calm, store.Payoffs(m)
	for _, other := range payoffs {
		switch own := payoffs[seat]; {
		case other > own:
			return sprites.Sad
		case other < own:
			mood = sprites.Happy
		}
	}
	return mood
}

// mood is what the face of a seat shows now.
func (t *Table) mood(seat rules.Seat) sprites.Mood {
	switch {
	case t.acting(seat):
		return sprites.Thinking
	case t.session.hasEnded() && !t.watching():
		t.endWords()
		return t.endTexts.moods[seat]
	}
	return sprites.Calm
}

type faceKey struct {
	face sprites.Face
	mood sprites.Mood
	ring sprites.Color
}

// faceOver is how much larger a face is drawn than a crest, because its disc does not fill its picture.
const faceOver = 1.1

// DrawFace draws a face in a ring of the colour of its seat, as high as a crest of that height, about the point.
func DrawFace(c *canvas.Canvas, face sprites.Face, mood sprites.Mood, seat rules.Seat, at geom.Point, height float64) {
	list, box := sprites.Crests(), sprites.FaceBox()
	key := faceKey{face, mood, list[int(seat)%len(list)].Color}
	size := height * faceOver / box.H
	c.Draw(canvas.Picture{Key: key, Box: geom.R(box.X, box.Y, box.W, box.H), Paint: func(v *vector.Canvas) {
		key.face.Draw(v, key.mood, key.ring)
	}}, at, canvas.Look{Size: size})
}

// drawFaceWithCrest draws a face with the crest of its seat at its lower right.
func drawFaceWithCrest(c *canvas.Canvas, face sprites.Face, mood sprites.Mood, seat rules.Seat, at geom.Point, height float64) {
	const crest, least, most, aside, out = 0.42, 13.0, 56.0, 0.28, 3.0
	DrawFace(c, face, mood, seat, at, height)
	corner := aside*height + out
	DrawCrest(c, seat, at.Add(geom.Pt(corner, corner)), min(most, max(least, crest*height)))
}

// faceMin is the least height of a face with a crest on it.
const faceMin = 24.0

// DrawSeat draws who sits at a seat, height units high, about the point: the face of a computer player where it has room,
// otherwise the crest.
func DrawSeat(c *canvas.Canvas, face sprites.Face, mood sprites.Mood, seat rules.Seat, at geom.Point, height float64) {
	if face == 0 || height < faceMin {
		DrawCrest(c, seat, at, height)
		return
	}
	drawFaceWithCrest(c, face, mood, seat, at, height)
}

// introduction is the computer player of a seat, large and in words; false for a person.
func (t *Table) introduction(seat rules.Seat) (Enlargement, bool) {
	if t.guide != nil {
		return Enlargement{}, false
	}
	return t.session.players[seat].Introduction(t.services.Words, t.session.match.Game, seat, func() sprites.Mood { return t.mood(seat) })
}

// Introduction is a computer player of a seat, large in the mood of the moment, and in words; false for a person.
func (p Player) Introduction(words *lang.Catalog, game rules.Game, seat rules.Seat, mood func() sprites.Mood) (Enlargement, bool) {
	level, _ := levelOf(game, p.Bot)
	character := CharacterOf(level)
	if character.Face == 0 {
		return Enlargement{}, false
	}
	of := Enlargement{
		Name:  words.T(lang.TableTitled, lang.Text("status", p.Name), lang.Text("title", words.Level(level.Title))),
		Words: []string{words.Who(level.Title)},
		Draw: func(c *canvas.Canvas, r geom.Rect) {
			drawFaceWithCrest(c, character.FaceOf(p.Name), mood(), seat, r.Centre(), min(r.W, r.H)/faceOver)
		},
		isSquare: true,
	}
	if level.Elo != 0 {
		of.Words = append(of.Words, words.T(lang.SetupElo, lang.Text("n", strconv.Itoa(level.Elo))))
	}
	return of, true
}
