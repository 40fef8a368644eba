package setup

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"engawa/rules"
	"engawa/scenes/lang"
)

// What the page knows of options.
const (
	optionStart    = "start" // in every game that has it: the seat that begins, or chance
	startRandom    = "random"
	aboutCount     = "count"    // not an option: the number of players
	aboutSides     = "sides"    // not an option either: who plays on which side
	aboutStrength  = "strength" // nor is this: which level would make an even match, or what the numbers of the levels mean
	aboutCharacter = "who."     // with the key of a seat, nor this: who plays it for the computer
	aboutFirst     = "first"    // nor this: what is proposed for a first match
	maxSegments    = 3          // an option with more values gets a stepper
	facingOption   = "facing"   // a setting: whether the pieces of the other side are turned to their owner
	lookOption     = "skin"     // not of the rules: how the pieces look
)

// Sizes of an option's name and of the sentence about it, and the height of its choice, in logical units.
const (
	optionSize = 15.5
	hintSize   = 14.5
	usualSize  = 13.5 // of its default
)

// optionKey begins the keys of an option's controls.
const optionKey = "option."

// option is one choice of the page.
type option struct {
	key, name string
	values    []string
	labels    []string
	selected  int
	choose    func(int)
	open      func()   // opens a page of its own; it has no values then
	idle      bool     // it means nothing as the others are
	usual     string   // what its default is called; "" where it has none
	hints     []string // the sentences about it
}

// needsStepper reports whether the option has too many values to be shown at once.
func (o option) needsStepper() bool { return len(o.values) > maxSegments }

// currentSetup returns the set-up as it is chosen so far.
func (s *Scene) currentSetup() rules.Setup {
	return rules.Setup{Seats: len(s.players), Options: s.options, Teams: s.teams()}
}

// means reports whether an option means something as the others are.
func (s *Scene) means(key string) bool {
	o, ok := s.info.Option(key)
	return !ok || o.IsRelevant(s.currentSetup())
}

// shows reports whether an option stands on the page: where it means something, or there are words for why it does
// not.
func (s *Scene) shows(key string) bool { return s.means(key) || s.idle(key) != "" }

// idle returns why an option that is shown means nothing as the others are, "" where it means something.
func (s *Scene) idle(key string) string {
	if s.means(key) {
		return ""
	}
	return s.words().OptionIdle(s.id(), key)
}

// values returns the values of an option that fit the number of players; in ascending order, words last, where the default is
// a number.
func (s *Scene) values(o rules.Option) []string {
	if o.Key != optionStart {
		if _, err := strconv.Atoi(o.Default); err != nil {
			return o.Values
		}
		return slices.SortedStableFunc(slices.Values(o.Values), func(a, b string) int { return cmp.Compare(number(a), number(b)) })
	}
	var list []string
	for _, v := range o.Values {
		if seat, err := rules.ParseSeat(v, rules.MaxSeats); err != nil || int(seat) < len(s.players) {
			list = append(list, v)
		}
	}
	return list
}

// number is the number that a value says, more than any for a word.
func number(value string) int {
	if n, err := strconv.Atoi(value); err == nil {
		return n
	}
	return math.MaxInt
}

// main returns the key of the option that stands first, beside the players; "" in a game without options.
func (s *Scene) main() string {
	for _, key := range s.info.Main {
		if s.means(key) {
			return key
		}
	}
	for _, o := range s.info.Options {
		if s.shows(o.Key) {
			return o.Key
		}
	}
	return ""
}

// pageOptions lists the choices in their order: the main one first, then the look of the pieces.
func (s *Scene) pageOptions() []option {
	words, ordered := s.words(), slices.Clone(s.info.Options)
	if k := slices.IndexFunc(ordered, func(o rules.Option) bool { return o.Key == s.main() }); k > 0 {
		first := ordered[k]
		ordered = slices.Insert(slices.Delete(ordered, k, k+1), 0, first)
	}
	var list []option
	for _, o := range ordered {
		if !s.shows(o.Key) {
			continue
		}
		if _, names := s.rosterOf(o.Key); names {
			list = append(list, option{key: o.Key, name: words.OptionName(s.id(), o.Key), open: func() { s.openCharacters(o.Key) }})
		}
		if len(o.Values) == 0 {
			continue
		}
		values := s.values(o)
		opt := option{
			key: o.Key, name: words.OptionName(s.id(), o.Key), values: values,
			selected: max(0, slices.Index(values, o.InForce(s.currentSetup()))), idle: s.idle(o.Key) != "",
			hints: []string{words.OptionIdle(s.id(), o.Key)},
		}
		for _, value := range values {
			opt.labels, opt.hints = append(opt.labels, s.label(o.Key, value)), append(opt.hints, words.OptionHint(s.id(), o.Key, value))
		}
		if !opt.idle {
			opt.usual = s.label(o.Key, o.Default)
		}
		opt.choose = func(k int) {
			s.options[o.Key], s.explainedOption = values[k], o.Key
			s.onChange()
		}
		list = append(list, opt)
	}
	if len(s.box.Looks) > 1 && s.hosting == nil {
		looks := []option{s.lookOption()}
		if s.box.Turns {
			looks = append(looks, s.facingOption())
		}
		list = slices.Insert(list, min(1, len(list)), looks...)
	}
	if s.hosting != nil {
		list = slices.Insert(list, min(1, len(list)), s.hosting.options()...)
	}
	return list
}

// label returns what a value is called; who begins is called by name.
func (s *Scene) label(key, value string) string {
	if key == optionStart && value != startRandom {
		if seat, err := rules.ParseSeat(value, len(s.players)); err == nil && seat >= 0 {
			return s.name(int(seat))
		}
	}
	return s.words().OptionValue(s.id(), key, value)
}

func (s *Scene) lookOption() option {
	words := s.words()
	o := option{key: lookOption, name: words.T(lang.SetupSkin), usual: words.SkinName(s.ownLook())}
	for k, skin := range s.box.Looks {
		o.values = append(o.values, string(skin))
		o.labels = append(o.labels, words.SkinName(skin))
		if skin == s.look() {
			o.selected = k
		}
	}
	o.choose = func(k int) {
		s.skin = s.box.Looks[k]
		if s.skin == s.ownLook() {
			s.skin = ""
		}
		s.onChange()
	}
	return o
}

// facingHint is a sentence about how the pieces of the other side stand.
func (s *Scene) facingHint() string {
	if s.services.Settings.FaceAcross {
		return s.words().T(lang.SettingsFaceAcrossHint)
	}
	return s.words().T(lang.SetupFacingHint)
}

// facingOption offers the setting that turns the pieces of the other side to their owner.
func (s *Scene) facingOption() option {
	words, set := s.words(), &s.services.Settings
	o := option{
		key: facingOption, name: words.T(lang.SetupFacing), values: []string{"upright", "turned"},
		labels: []string{words.T(lang.SetupFacingUpright), words.T(lang.SetupFacingTurned)},
		usual:  words.T(lang.SetupFacingUpright),
	}
	if set.FaceAcross {
		o.selected = 1
	}
	o.choose = func(k int) {
		set.FaceAcross = k == 1
		s.services.OnChange()
		s.onChange()
	}
	return o
}
