package lang

import (
	"maps"
	"slices"
	"strings"
	"sync"
)

// Key names a text. Keys are written "room.thing".
type Key string

// texts are the texts of one language.
type texts map[Key]string

// Catalog gives texts in one language and with the nouns of one skin. It never changes and may be used by several
// goroutines.
type Catalog struct {
	tag     Tag
	skin    Skin
	texts   texts
	nouns   map[nounID]Word // in all skins
	grammar Grammar

	cache  phrases
	others sync.Map // *Catalog by Skin: those with other nouns
}

// pseudoOnce returns the catalogue of the pseudo-language.
var pseudoOnce = sync.OnceValue(func() *Catalog { return pseudoCatalog(fallback()) })

// For returns the catalogue of a language. For a tag that is not [Tag.Valid] it is that of English, and where a program
// fetches its texts and has not got those, see [Load], that of the language it began with. Its nouns are those of the
// forest spirits; see [Catalog.WithSkin].
func For(tag Tag) *Catalog {
	if tag == Pseudo {
		return pseudoOnce()
	}
	if c := find(tag); c != nil {
		return c
	}
	return fallback()
}

// WithSkin returns the catalogue with the nouns of another skin.
func (c *Catalog) WithSkin(skin Skin) *Catalog {
	if !skin.Valid() || skin == c.skin {
		return c
	}
	other, _ := c.others.Load(skin)
	if other == nil {
		other, _ = c.others.LoadOrStore(skin, &Catalog{tag: c.tag, skin: skin, texts: c.texts, nouns: c.nouns, grammar: c.grammar})
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

// List joins the texts that are not empty to one, in the way of the language: "a, b, c" in English.
func (c *Catalog) List(items ...string) string {
	_, after, _ := strings.Cut(c.texts[ListNext], "{list}")
	between, _, _ := strings.Cut(after, "{item}")
	return strings.Join(slices.DeleteFunc(slices.Clone(items), func(item string) bool { return item == "" }), between)
}

// T returns the text with its arguments filled in. A key without text gives the key itself, a placeholder without
// argument stays as it is: both are seen at once on a screen and fail the tests.
//
//	{name}          the argument, see Text and Count
//	{Name}          the same with a capital letter, as it begins a sentence
//	{n|move|moves}  the form for the Count n: one for each category of the language's [Grammar], in their order
//	{L}             the skin's noun for a thing of the game, by its code in the game's notation
//	{L.the}         the same with an article or ending, in a form of the language's grammar: {L.the} in English, {L.du} in
//	                French, {L.dem} in German; a capital letter begins a sentence: {L.The}, {L.Le}, {L.Der}
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
	return c.cache.get(of, func() string { return c.fill(text, slices.Clone(of.args[:len(args)])) })
}

// Of names something together with what it is of, or what it has, as in "Name: Next".
func (c *Catalog) Of(what, choice string) string {
	return c.T(ReaderOf, Text("what", what), Text("choice", choice))
}

// keys returns all keys in ascending order.
func (c *Catalog) keys() []Key { return slices.Sorted(maps.Keys(c.texts)) }
