package setup

import (
	"cmp"
	"slices"
	"strings"

	"engawa/scenes/canvas"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// explain tells about an option.
func (s *Scene) explain(option string) {
	s.explainedOption = option
	s.onChange()
}

// hoveredOption returns the option that the mouse or the focus is at, "" for none.
func (s *Scene) hoveredOption() string {
	for _, c := range []*ui.Control{s.host.Page.HoveredControl(), s.host.Page.FocusedControl()} {
		if c == nil {
			continue
		}
		if strings.HasSuffix(c.Key, sideKey) {
			return aboutSides
		}
		if seat, part, ok := strings.Cut(c.Key, levelKey); ok {
			if part == detailKey && s.hasRatings() {
				return aboutStrength
			}
			return aboutCharacter + seat
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
		lookOption: words.T(lang.SetupSkinHint), facingOption: s.facingHint(), aboutCount: words.PlayersHint(s.id(), len(s.players)), aboutSides: s.sidesHint(), aboutStrength: cmp.Or(s.proposalHint(), words.T(lang.SetupStrengthIs)),
	}
	if s.hosting != nil {
		for _, o := range s.hosting.options() {
			list[o.key] = o.hints[o.selected]
		}
	}
	for n := range s.players {
		list[aboutCharacter+seatKey(n)] = words.Who(s.character(n).Title)
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
	if page[0].hasExplanation {
		return "" // each has its own
	}
	if m.isWatchOnly {
		return m.words.T(lang.SetupWatch)
	}
	asked, list := cmp.Or(m.hoveredOption, m.explainedOption), optionsOf(page)
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

// hintHeight is the height of two lines about options or, where words are large, of the longest sentence about them.
func hintHeight(ctx *widget.Context, list []option, width float64) float64 {
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

// cardPad is the edge inside of the ground of a sentence about what is chosen.
const cardPad = 13.0
