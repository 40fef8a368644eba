package setup

import (
	"cmp"
	"slices"
	"strings"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// What the page knows of options.
const (
	optionStart  = "start" // in every game that has it: the seat that begins, or chance
	startRandom  = "random"
	toldCount    = "count"    // not an option: the number of players
	toldSides    = "sides"    // not an option either: who plays on which side
	toldStrength = "strength" // nor is this: which level would make an even match, or what the numbers of the levels mean
	toldFirst    = "first"    // nor this: what is proposed for a first match
	mostSegments = 3          // an option with more values gets a stepper
	facingOption = "facing"   // a setting: whether the pieces of the other side are turned to their owner
	lookOption   = "skin"     // not of the rules: how the pieces look
)

// Sizes of an option's name and of the sentence about it, and the height of its choice, in logical units.
const (
	optionSize = 15.5
	hintSize   = 14.5
	usualSize  = 13.5 // of its default
	controlH   = 46.0
)

// optionKey begins the keys of an option's controls.
const optionKey = "option."

// option is one choice of the page.
type option struct {
	key, name string
	values    []string
	labels    []string
	chosen    int
	choose    func(int)
	open      func()   // opens a page of its own; it has no values then
	idle      bool     // it means nothing as the others are
	usual     string   // what its default is called; "" where it has none
	hints     []string // the sentences about it
}

// stepped reports whether the option has too many values to be shown at once.
func (o option) stepped() bool { return len(o.values) > mostSegments }

// agreed returns what has been agreed up to now.
func (s *Scene) agreed() rules.Setup {
	return rules.Setup{Seats: len(s.players), Options: s.options, Teams: s.teams()}
}

// means reports whether an option means something as the others are.
func (s *Scene) means(key string) bool {
	o, ok := s.info.Option(key)
	return !ok || o.Means(s.agreed())
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

// values returns the values of an option that fit the number of players.
func (s *Scene) values(o rules.Option) []string {
	if o.Key != optionStart {
		return o.Values
	}
	var list []string
	for _, v := range o.Values {
		if seat, err := rules.ParseSeat(v, rules.MaxSeats); err != nil || int(seat) < len(s.players) {
			list = append(list, v)
		}
	}
	return list
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
		if _, names := s.castOf(o.Key); names {
			list = append(list, option{key: o.Key, name: words.OptionName(s.id(), o.Key), open: func() { s.openCast(o.Key) }})
		}
		if len(o.Values) == 0 {
			continue
		}
		values := s.values(o)
		opt := option{
			key: o.Key, name: words.OptionName(s.id(), o.Key), values: values,
			chosen: max(0, slices.Index(values, o.InForce(s.agreed()))), idle: s.idle(o.Key) != "",
			hints: []string{words.OptionIdle(s.id(), o.Key)},
		}
		for _, value := range values {
			opt.labels, opt.hints = append(opt.labels, s.label(o.Key, value)), append(opt.hints, words.OptionHint(s.id(), o.Key, value))
		}
		if !opt.idle {
			opt.usual = s.label(o.Key, o.Default)
		}
		opt.choose = func(k int) {
			s.options[o.Key], s.explained = values[k], o.Key
			s.changed()
		}
		list = append(list, opt)
	}
	if len(s.box.Looks) > 1 {
		looks := []option{s.lookOption()}
		if s.box.Turns {
			looks = append(looks, s.facingOption())
		}
		list = slices.Insert(list, min(1, len(list)), looks...)
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
			o.chosen = k
		}
	}
	o.choose = func(k int) {
		s.skin = s.box.Looks[k]
		if s.skin == s.ownLook() {
			s.skin = ""
		}
		s.changed()
	}
	return o
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
		o.chosen = 1
	}
	o.choose = func(k int) {
		set.FaceAcross = k == 1
		s.services.Changed()
		s.changed()
	}
	return o
}

// optionModel is what the block of an option depends on.
type optionModel struct {
	*seating
	key, name, labels string
	chosen            int
	idle, beside      bool
	usual             string // what is said of its default, on a page of options
}

// toldBlock is the name of an option with its default, its choice, and a sentence about what is chosen.
func toldBlock(a *agreement, o option) widget.Widget {
	return widget.Column(0, toldChoice(a, o, true), widget.Natural(toldHint(a, o, false)))
}

// toldChoice is the name of an option, with its default or without, and its choice.
func toldChoice(a *agreement, o option, usual bool) widget.Widget {
	const least = 24.0 // the height over a choice
	model := optionModel{a.seating, o.key, o.name, strings.Join(o.labels, "\n"), o.chosen, o.idle, false, ""}
	if usual {
		model.usual = usualOf(a, o)
	}
	return widget.Memo(optionKey+o.key, model, func(m optionModel) widget.Widget {
		return widget.Column(0, &widget.Item{Child: widget.Pad(hintEdge, 0, m.head()), Min: least}, optionChoice(a, o))
	})
}

// usualOf is what is said of an option's default, "" for nothing.
func usualOf(a *agreement, o option) string {
	if o.usual == "" {
		return ""
	}
	return a.words.T(lang.SetupDefault, lang.Text("value", o.usual))
}

// toldHint is a sentence about what is chosen of an option, after its default or without.
func toldHint(a *agreement, o option, usual bool) widget.Widget {
	const apart = 4.0
	text := widget.Paragraph(a.hints[o.key], ui.Body(hintSize), sprites.Ink2)
	text.Key = optionKey + o.key + ".told"
	var child widget.Widget = text
	if mark := usualOf(a, o); usual && mark != "" {
		child = widget.Column(0, &widget.Text{Key: optionKey + o.key + ".default", Text: mark, Style: ui.Body(usualSize), Ink: sprites.Ink2, Scaled: true}, text)
	}
	return widget.Padding{Top: apart, Right: hintEdge, Left: hintEdge, Child: child}
}

// head is the name of an option with its default: at its right, or below it.
func (m optionModel) head() widget.Widget {
	const apart = 14.0
	name := &widget.Text{Key: optionKey + m.key + ".label", Text: m.name, Style: ui.Body(optionSize), Ink: sprites.Ink, Scaled: true}
	if m.idle {
		name.Ink = sprites.Ink3
	}
	if m.usual == "" {
		return name
	}
	usual := &widget.Text{Key: optionKey + m.key + ".default", Text: m.usual, Style: ui.Body(usualSize), Ink: sprites.Ink2, Scaled: true}
	return widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		if wide := letters.Measure(e.TextScale.Body(usualSize), m.usual); letters.Measure(e.TextScale.Body(optionSize), m.name)+apart+wide < room.W {
			return widget.Row(0, widget.Grow(name), widget.Fixed(wide+1, usual)).Across(widget.Centre)
		}
		return widget.Column(0, name, usual)
	})
}

// optionBlock is the name of an option and its choice: beside each other, if that is wanted and the choice has room in
// one row, else below.
func optionBlock(a *agreement, o option, beside bool) widget.Widget {
	const left, right, share, least = 4.0, 4.0, 0.31, 24.0 // units beside the name, its share of the width, its height over a choice
	model := optionModel{a.seating, o.key, o.name, strings.Join(o.labels, "\n"), o.chosen, o.idle, beside, ""}
	return widget.Memo(optionKey+o.key, model, func(optionModel) widget.Widget {
		return widget.Builder(func(e widget.Env, _ widget.Size) widget.Widget {
			name := &widget.Text{Key: optionKey + o.key + ".label", Text: o.name, Style: ui.Body(optionSize), Ink: sprites.Ink2, Scaled: true}
			if o.idle {
				name.Ink = sprites.Ink3
			}
			below := widget.Column(0, &widget.Item{Child: widget.Padding{Left: left, Child: name}, Min: least}, optionChoice(a, o))
			if !beside || o.stepped() {
				return below
			}
			narrow := name.Copy()
			narrow.Lines, narrow.Lead, narrow.Least = 2, 0.9, leastOf(e, optionSize)
			label := widget.Padding{Left: left, Right: right, Child: widget.Align{Y: widget.Centre, Child: narrow}}
			row := widget.Row(0, widget.Share(share, label), widget.Grow(optionChoice(a, o)))
			return widget.FirstFit{widget.AtMost{H: rowHigh(e), Child: row}, below}
		})
	})
}

// optionChoice is what an option is chosen with.
func optionChoice(a *agreement, o option) widget.Widget {
	key := optionKey + o.key
	switch {
	case o.open != nil:
		button := widget.Button{Icon: "people", Control: ui.Control{Key: key, Name: a.words.T(a.words.Own(lang.SetupCastOpen, a.game)), Press: o.open}}
		return widget.Builder(func(e widget.Env, _ widget.Size) widget.Widget { return widget.Sized{H: rowHigh(e), Child: button} })
	case o.stepped():
		stepped := ui.Stepped{Name: o.name, Less: a.words.Of(o.name, a.words.T(lang.Previous)), More: a.words.Of(o.name, a.words.T(lang.Next))}
		return widget.Steps{Stepped: stepped, Key: key, Values: o.labels, At: o.chosen, Set: o.choose}
	}
	segments := make([]ui.Segment, len(o.values))
	for k, text := range o.labels {
		if segments[k].Label = text; o.idle {
			segments[k].Refuse = func() { a.scene.explain(o.key) }
		}
	}
	return widget.Choice(key, o.name, segments, o.chosen, o.choose)
}

// rowHigh is the height of a choice in one row.
func rowHigh(e widget.Env) float64 {
	return e.TextScale.SegmentsHeight([]ui.Segment{{}}, twoColumns, controlH)
}

// explain tells about an option.
func (s *Scene) explain(option string) {
	s.explained = option
	s.changed()
}

// asked returns the option that the mouse or the focus is at, "" for none.
func (s *Scene) asked() string {
	for _, c := range []*ui.Control{s.host.Page.Hovered(), s.host.Page.Focused()} {
		if c == nil {
			continue
		}
		if strings.HasSuffix(c.Key, sideKey) {
			return toldSides
		}
		if strings.Contains(c.Key, levelKey) && s.rated() {
			return toldStrength
		}
		if rest, ok := strings.CutPrefix(c.Key, optionKey); ok {
			key, _, _ := strings.Cut(rest, ".")
			return key
		}
	}
	return ""
}

// hints returns a sentence about each option as it is chosen, and about whatever else is shown.
func (s *Scene) hints() map[string]string {
	words := s.words()
	list := map[string]string{
		lookOption: words.T(lang.SetupSkinHint), facingOption: words.T(lang.SettingsFaceAcrossHint), toldCount: words.PlayersHint(s.id(), len(s.players)), toldSides: s.sidesHint(), toldStrength: cmp.Or(s.proposalHint(), words.T(lang.SetupStrengthIs)),
	}
	for _, o := range s.info.Options {
		if reason := s.idle(o.Key); reason != "" {
			list[o.Key] = reason
		} else if s.shows(o.Key) {
			list[o.Key] = words.OptionHint(s.id(), o.Key, s.options[o.Key])
		}
	}
	return list
}

// hint returns a sentence about what is chosen: that nobody plays, about the option that is looked at or was chosen
// last, or about the number of players. A page of options alone explains these.
func (m *model) hint(page []block) string {
	if page[0].told {
		return "" // each has its own
	}
	if m.watched {
		return m.words.T(lang.SetupWatch)
	}
	asked, list := cmp.Or(m.asked, m.explained), optionsOf(page)
	if page[0].options == nil {
		return cmp.Or(m.hints[asked], m.hints[m.fallback])
	}
	if k := slices.IndexFunc(list, func(o option) bool { return o.key == asked }); k >= 0 && m.hints[asked] != "" {
		return m.hints[asked]
	}
	for _, o := range list {
		if text := m.hints[o.key]; text != "" {
			return text
		}
	}
	return ""
}

// hintHigh is the height of two lines about options or, where words are large, of the longest sentence about them.
func hintHigh(ctx *widget.Context, list []option, width float64) float64 {
	high := 2 * canvas.LineHeight(ctx.TextScale.Body(hintSize))
	if !isLarge(ctx.Env) {
		return high + hintTop
	}
	for _, o := range list {
		for _, text := range o.hints {
			hint, _ := widget.Measure(ctx, hintText(text, 0), width-2*hintEdge)
			high = max(high, hint)
		}
	}
	return high + hintTop
}

// hintText is a sentence about what is chosen, in letters no smaller than that.
func hintText(text string, least float64) *widget.Text {
	return widget.Paragraph(text, ui.Body(hintSize), sprites.Ink2).AtLeast(least)
}
