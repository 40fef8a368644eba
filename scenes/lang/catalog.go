package lang

import (
	"maps"
	"slices"
	"sync"
)

// Key names a text. Keys are written "room.thing".
type Key string

// texts are the texts of one language.
type texts map[Key]string

// Catalog gives texts in one language and with the nouns of one skin. It never changes and may be used by several
// goroutines.
type Catalog struct {
	tag   Tag
	skin  Skin
	texts texts

	filled phrases
	others sync.Map // *Catalog by Skin: those with other nouns
}

// Each catalogue is made when it is first asked for, as a window seldom needs two, and afterwards only read.
var (
	inEnglish = sync.OnceValue(func() *Catalog {
		return &Catalog{tag: English, skin: Spirits, texts: gather(English,
			enShelf(), enSetup(), enTable(), enEnd(), enSettings(), enStore(), enHelp(), enBindings(), enTalk(),
			enExchange(), enHomeworldsEnds(), enGames(), enYokai(), enYokaiRefusals(), enRefusals(), enBook(),
			enBookHomeworlds(), enBookHonshu(), enBookHonshuLand(), enBookForHonor(), enBookForHonorFights(),
			enHomeworldsOptions(), enHomeworlds(), enHomeworldsRefusals(), enHonshuOptions(), enHonshuRefusals(),
			enHonshuThings(), enHonshu(), enHonshuLand(), enForhonorOptions(), enForhonorRefusals(), enForhonorHeroes(),
			enForhonor(), enForhonorDuel(), enForhonorField(), enNewer(), enMirror(), enLearn(), enLessonYokai(),
			enLessonHomeworlds(), enLessonHonshu(), enLessonForHonor(),
		)}
	})
	inFrench = sync.OnceValue(func() *Catalog {
		return &Catalog{tag: French, skin: Spirits, texts: gather(French,
			frShelf(), frSetup(), frTable(), frEnd(), frSettings(), frStore(), frHelp(), frBindings(), frTalk(),
			frExchange(), frHomeworldsEnds(), frGames(), frYokai(), frYokaiRefusals(), frRefusals(), frBook(),
			frBookHomeworlds(), frBookHonshu(), frBookHonshuLand(), frBookForHonor(), frBookForHonorFights(),
			frHomeworldsOptions(), frHomeworlds(), frHomeworldsRefusals(), frHonshuOptions(), frHonshuRefusals(),
			frHonshuThings(), frHonshu(), frHonshuLand(), frForhonorOptions(), frForhonorRefusals(), frForhonorHeroes(),
			frForhonor(), frForhonorDuel(), frForhonorField(), frNewer(), frMirror(), frLearn(), frLessonYokai(),
			frLessonHomeworlds(), frLessonHonshu(), frLessonForHonor(),
		)}
	})
	inPseudo = sync.OnceValue(func() *Catalog {
		return &Catalog{tag: Pseudo, skin: Spirits, texts: pseudoTexts(inEnglish().texts)}
	})
)

func gather(tag Tag, rooms ...texts) texts {
	all := texts{}
	for _, room := range rooms {
		for key, text := range room {
			if _, double := all[key]; double {
				panic("lang: the text " + string(key) + " is given twice in " + string(tag))
			}
			all[key] = typeset(tag, text)
		}
	}
	return all
}

// For returns the catalogue of a language, that of English for a tag that is not [Tag.Valid]. Its nouns are those
// of the forest spirits; see [Catalog.In].
func For(tag Tag) *Catalog {
	switch tag {
	case French:
		return inFrench()
	case Pseudo:
		return inPseudo()
	}
	return inEnglish()
}

// In returns the catalogue with the nouns of another skin.
func (c *Catalog) In(skin Skin) *Catalog {
	if !skin.Valid() || skin == c.skin {
		return c
	}
	other, _ := c.others.Load(skin)
	if other == nil {
		other, _ = c.others.LoadOrStore(skin, &Catalog{tag: c.tag, skin: skin, texts: c.texts})
	}
	return other.(*Catalog)
}

// Tag returns the language.
func (c *Catalog) Tag() Tag { return c.tag }

// Skin returns the skin whose nouns the texts use.
func (c *Catalog) Skin() Skin { return c.skin }

// Has reports whether there is a text for the key.
func (c *Catalog) Has(key Key) bool {
	_, ok := c.texts[key]
	return ok
}

// T returns the text with its arguments filled in. A key without text gives the key itself, a placeholder without
// argument stays as it is: both are seen at once on a screen and fail the tests.
//
//	{name}          the argument, see Text and Count
//	{n|move|moves}  the form for the Count n: the first for one (in French for none too), else the second
//	{L}             the skin's noun for a thing of the game, by its code in the game's notation
//	{L.the}         the same with an article or ending: name, the, a, many in English; name, le, un, du, au, e, many
//	                in French; a capital letter begins a sentence: {L.The}, {L.Le}
//	{piece.the}     the same for an argument made by Noun
func (c *Catalog) T(key Key, args ...Arg) string {
	text, ok := c.texts[key]
	if !ok {
		return string(key)
	}
	if len(args) == 0 {
		return c.fill(text, nil)
	}
	of := phrase{key: key}
	if copy(of.args[:], args) < len(args) {
		return c.fill(text, slices.Clone(args))
	}
	return c.filled.get(of, func() string { return c.fill(text, slices.Clone(of.args[:len(args)])) })
}

// Of names something together with what it is of, or what it has, as in "Name: Next".
func (c *Catalog) Of(what, choice string) string {
	return c.T(MirrorOf, Text("what", what), Text("choice", choice))
}

// keys returns all keys in ascending order.
func (c *Catalog) keys() []Key { return slices.Sorted(maps.Keys(c.texts)) }
