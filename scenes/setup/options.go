package setup

import (
	"slices"
	"strings"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// What the sheet knows of options.
const (
	optionStart  = "start" // in every game that has it: the seat that begins, or chance
	startRandom  = "random"
	toldCount    = "count"    // not an option: the number of players
	toldSides    = "sides"    // not an option either: who plays on which side
	toldStrength = "strength" // nor is this: what the numbers of the levels mean
	mostSegments = 3          // an option with more values gets a stepper
	facingOption = "facing"   // a setting: whether the pieces of the other side are turned to their owner
	lookOption   = "skin"     // not of the rules: how the pieces look
)

// optionSize is the size of an option's name.
const optionSize = 15.5

// optionKey begins the keys of an option's controls.
const optionKey = "option."

// option is one choice of the sheet.
type option struct {
	key, name string
	values    []string
	labels    []string
	chosen    int
	choose    func(int)
	open      func() // opens a sheet of its own; it has no values then
}

// segments are the values as they stand side by side.
func (o option) segments() []ui.Segment {
	list := make([]ui.Segment, len(o.values))
	for k, text := range o.labels {
		list[k] = ui.Segment{Label: text}
	}
	return list
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

// shows reports whether an option stands on the sheet: where it means something, or there are words for why it does
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

// sheetOptions lists the choices in their order; the look of the pieces stands second.
func (s *Scene) sheetOptions() []option {
	words := s.words()
	var list []option
	for _, o := range s.info.Options {
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
			chosen: max(0, slices.Index(values, o.InForce(s.agreed()))),
		}
		for _, value := range values {
			opt.labels = append(opt.labels, s.label(o.Key, value))
		}
		opt.choose = func(k int) {
			s.options[o.Key], s.told = values[k], o.Key
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
	o := option{key: lookOption, name: words.T(lang.SetupSkin)}
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
	words, set := s.words(), &s.house.Settings
	o := option{
		key: facingOption, name: words.T(lang.SetupFacing), values: []string{"upright", "turned"},
		labels: []string{words.T(lang.SetupFacingUpright), words.T(lang.SetupFacingTurned)},
	}
	if set.FaceAcross {
		o.chosen = 1
	}
	o.choose = func(k int) {
		set.FaceAcross = k == 1
		s.house.Changed()
		s.changed()
	}
	return o
}

// placed is an option with its place on the sheet.
type placed struct {
	option
	label, control geom.Rect
}

// optionControls are the label and the choice of an option.
func (s *Scene) optionControls(p placed) []*ui.Control {
	words, key := s.words(), optionKey+p.key
	label := &ui.Control{Key: key + ".label", Rect: p.label, Role: ui.RoleText, Name: p.name}
	label.Paint = func(c *canvas.Canvas, _ ui.Shown) {
		style := s.labelStyle()
		if !s.large() {
			style = ui.Fit(style, p.name, p.label.W)
		}
		lines := ui.Lines(style, p.name, p.label.W, 2)
		ink := sprites.Ink2
		if s.idle(p.key) != "" {
			ink = sprites.Ink3
		}
		step := style.Size * 1.15
		y := p.label.Centre().Y - step*float64(len(lines))/2
		for _, l := range lines {
			c.Text(style, l, geom.Pt(p.label.X, canvas.InMiddle(style, y, y+step)), ink, canvas.Left)
			y += step
		}
	}
	list := []*ui.Control{label}
	if p.open != nil {
		return append(list, ui.Button(key, words.T(words.Own(lang.SetupCastOpen, s.id())), "people", p.control, ui.Plain(), p.open))
	}
	if !p.stepped() {
		choices := s.reading().Segments(key, p.name, p.control, p.segments(), p.chosen, p.choose)
		if s.idle(p.key) != "" {
			for _, c := range choices[1:] {
				c.Off, c.Refuse = true, func() { s.told = p.key; s.changed() }
			}
		}
		return append(list, choices...)
	}
	set := func(to int) func() {
		if to < 0 || to >= len(p.values) {
			return nil
		}
		return func() { p.choose(to) }
	}
	return append(list, ui.Stepper(key, p.control, ui.Stepped{
		Name: p.name, Value: p.labels[p.chosen], Less: words.Of(p.name, words.T(lang.Previous)), More: words.Of(p.name, words.T(lang.Next)),
		Down: set(p.chosen - 1), Up: set(p.chosen + 1), Reading: s.reading(),
	})...)
}

// asked returns the option that the mouse or the focus is at, "" for none.
func (s *Scene) asked() string {
	for _, c := range []*ui.Control{s.page.Hovered(), s.page.Focused()} {
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

// hint returns a sentence about what is chosen: that nobody plays, about the option that is looked at or was chosen
// last, or about the number of players.
func (s *Scene) hint() string {
	words, people := s.words(), 0
	for _, p := range s.players {
		if p.Level == "" {
			people++
		}
	}
	if people == 0 {
		return words.T(lang.SetupWatch)
	}
	told := s.told
	if asked := s.asked(); asked != "" {
		told = asked
	}
	if s.large() && len(s.layout.options) > 0 {
		told = s.largeAsked(told)
	}
	if told == toldCount {
		return words.PlayersHint(s.id(), len(s.players))
	}
	if told == toldSides {
		return s.sidesHint()
	}
	if told == toldStrength {
		return words.T(lang.SetupStrengthIs)
	}
	if reason := s.idle(told); reason != "" {
		return reason
	}
	keys := []string{told}
	if len(s.info.Options) > 0 {
		keys = append(keys, s.info.Options[0].Key)
	}
	for _, key := range keys {
		if text := words.OptionHint(s.id(), key, s.options[key]); text != "" && s.shows(key) {
			return text
		}
	}
	return ""
}

// labelStyle is the style of an option's name.
func (s *Scene) labelStyle() letters.Style { return s.reading().Body(optionSize) }

// hintStyle is the style of the hint.
func (s *Scene) hintStyle() letters.Style { return s.reading().Body(14.5) }
