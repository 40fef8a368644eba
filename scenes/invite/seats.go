package invite

import (
	"math"
	"strconv"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Measures of a card, in logical units.
const (
	crestSide = 34.0
	buttonH   = 46.0
	buttonLow = 44.0 // in low windows
	cardPad   = 10.0
	cardApart = 10.0
)

// How large words may be for buttons on a card to have them, and in a window that is narrower than that.
const (
	largest       = 1.5
	largestNarrow = 1.4
	narrow        = 320.0
	narrowest     = 380.0 // in which two signs lie beside each other; above one another where it is twice as high
)

// seat is the card of a seat.
func (p *Panel) seat(seat rules.Seat) widget.Widget {
	words, sits := p.Services.Words, p.Sitting()[seat]
	if p.free(seat) {
		return p.card(link{seat.String(), p.seatName(seat), seat, p.address(p.table.Own.Seats[seat])}, words.T(lang.SeatFree))
	}
	name, state := sits.Name, words.T(lang.InviteSeated)
	own := p.lineOf(seat) != nil
	switch {
	case sits.Bot != "":
		name, state = lang.DefaultName(seat), p.level(sits.Bot)
	case own:
		state = words.T(lang.InviteThis)
	case !sits.Here:
		state = words.T(lang.SeatAway)
	case sits.Slow:
		state = words.T(lang.SeatSlow)
	}
	if name == "" {
		name = lang.DefaultName(seat)
	}
	row := widget.Row(10, widget.Fixed(crestSide, crest(seat)), widget.Grow(widget.Column(0, title(name), below(state)))).Across(widget.Centre)
	who := lang.Text("who", name)
	change := func(key, icon string, does, asks, yes lang.Key, do func()) {
		ask := func() { p.Services.Navigator.Ask(words.T(asks, who), words.T(yes), words.T(lang.Cancel), do) }
		control := ui.Control{Key: key + "." + seat.String(), Name: words.T(does, who), Tip: words.T(does, who), Press: ask}
		row.Children = append(row.Children, widget.Fixed(buttonH, widget.IconButton{Icon: icon, Control: control}))
	}
	switch {
	case sits.Bot != "":
	case own:
		change("leave", "close", lang.InviteLeave, lang.InviteLeaveAsk, lang.InviteLeaveYes, func() { p.leave(seat) })
	default:
		change("renew", "share", lang.InviteRenew, lang.InviteRenewAsk, lang.InviteRenewYes, func() { p.renew(seat) })
	}
	return p.panel(seat.String(), p.seatName(seat), words.List(name, state), row)
}

// level is what a computer of a level is called.
func (p *Panel) level(name string) string {
	words := p.Services.Words
	levels := bots.Levels(p.game())
	if k := bot.IndexOf(levels, name); k >= 0 {
		return words.Of(words.T(lang.SetupComputer), words.Level(levels[k].Title))
	}
	return words.T(lang.SetupComputer)
}

// card is the card of a free seat, or of those who watch: the code, and what can be done with the link.
func (p *Panel) card(l link, state string) widget.Widget {
	words := p.Services.Words
	gap, high := 6.0, buttonH
	signs := p.View().TextScale() > largest || p.View().Safe.W < narrow && p.View().TextScale() > largestNarrow // of what can be done, where words would make the card higher than the page
	if p.View().Class == stage.Low {
		gap, high = 3, buttonLow
		state = "" // it can be seen
	}
	parts := widget.Column(gap, title(l.who), widget.If(state != "", below(state)))
	if l.text != "" {
		parts.Children = append(parts.Children, widget.Natural(widget.Sized{H: high, Child: p.copyButton(l, "cards", func() { p.Arrange(p.View()) })}))
	}
	if l.seat >= 0 {
		more := func(key, icon string, text, does lang.Key, press func()) widget.Widget {
			control := ui.Control{Key: key + "." + l.key, Name: words.T(does, lang.Text("who", l.who)), Press: press}
			if signs {
				return widget.IconButton{Icon: icon, Control: control}
			}
			return widget.Button{Icon: icon, Group: "cards", Text: words.T(text), Control: control}
		}
		take := more("take", "human", lang.InviteTakeShort, lang.InviteTake, func() { p.Services.Stack.Push(newSitter(p, l.seat)) })
		fill := more("fill", "cpu", lang.SetupComputer, lang.InviteFill, func() { p.Services.Stack.Push(newLevels(p, l.seat)) })
		rows := []widget.Widget{take, fill}
		if safe := p.View().Safe; signs && (safe.W >= narrowest || safe.H < 2*safe.W) {
			rows = []widget.Widget{widget.Even(gap, take, fill)}
		}
		for _, row := range rows {
			parts.Children = append(parts.Children, widget.Natural(widget.Sized{H: high, Child: row}))
		}
	}
	row := widget.Row(12, widget.Grow(parts)).Across(widget.Centre)
	if l.text != "" {
		side, enlarge := p.codeSide(l.text), words.T(lang.InviteEnlarge, lang.Text("who", l.who))
		code := widget.Pressable{
			Control: ui.Control{Key: "code." + l.key, Role: ui.RoleButton, Name: enlarge, Tip: enlarge, Press: func() { p.enlarge(l) }},
			Child:   p.code(l.text, side), Lifts: true,
		}
		row = widget.Row(12, widget.Fixed(side, code), widget.Grow(parts)).Across(widget.Start)
	}
	return p.panel(l.key, l.who, state, row)
}

// codeSide is the side of a code on a card: as usual, or so large that a module has three pixels.
func (p *Panel) codeSide(text string) float64 {
	const usual, pixels = 136.0, 3
	return max(usual, math.Ceil(pixels*float64(len(p.modules(text))+2*quietZone)/p.scale))
}

// copyButton copies a link; then is called after that.
func (p *Panel) copyButton(l link, group string, then func()) widget.Widget {
	words := p.Services.Words
	text, icon := words.T(lang.InviteCopy), "cards"
	if p.copiedKey == l.key {
		text, icon = words.T(lang.InviteCopied), "check"
	}
	out := p.Services.Outside
	return widget.Button{Icon: icon, Group: group, Text: text, Control: ui.Control{
		Key: "copy." + l.key, Name: words.Of(l.who, text), Off: out == nil || !out.Can().Copy,
		Press: func() {
			p.copy(l)
			then()
		},
	}}
}

// panel is the ground of a card, which is read as a whole.
func (p *Panel) panel(key, name, value string, child widget.Widget) widget.Widget {
	return widget.Padding{Bottom: cardApart, Child: widget.Pressable{
		Control:  ui.Control{Key: "seat." + key, Role: ui.RoleText, Head: true, Name: name, Value: value},
		OwnFocus: true,
		Child:    widget.Panel{Surface: ui.Row(), Child: widget.Pad(cardPad, cardPad, child)},
	}}
}

// title is the first line of a card.
func title(text string) widget.Widget {
	return &widget.Text{Text: text, Style: ui.Strong(18), Ink: sprites.Ink, Scaled: true, Silent: true, Lines: 2}
}

// below builds the line below a name.
func below(text string) widget.Widget {
	return &widget.Text{Text: text, Style: ui.Body(15), Ink: sprites.Ink2, Scaled: true, Silent: true}
}

func crest(seat rules.Seat) widget.Widget {
	return widget.Paint{H: crestSide, Draw: func(c *canvas.Canvas, r geom.Rect) { table.DrawCrest(c, seat, r.Centre(), crestSide) }}
}

// levels is the panel on which the level of a computer is chosen that is to take a seat.
type levels struct {
	stage.Panel
	of   *Panel
	seat rules.Seat
}

func newLevels(of *Panel, seat rules.Seat) *levels {
	return &levels{Panel: stage.NewPanel(of.Services, audio.Button), of: of, seat: seat}
}

// Arrange implements stage.Scene.
func (l *levels) Arrange(v stage.View) {
	const high, apart = 50.0, 8.0
	words := l.Services.Words
	var items []widget.PageItem
	all := bots.Levels(l.of.game())
	for k, level := range all {
		name := words.Level(level.Title) + " · " + words.T(lang.SetupStrength, lang.Count("n", k+1), lang.Count("all", len(all)))
		button := widget.Button{Icon: "cpu", Group: "levels", AtStart: true, Control: ui.Control{Key: "level." + strconv.Itoa(k), Name: name, Press: func() {
			l.Services.Stack.Pop()
			l.of.fill(l.seat, level.Name)
		}}}
		items = append(items, widget.PageItem{Child: widget.Padding{Bottom: apart, Child: widget.Sized{H: high, Child: button}}})
	}
	l.CloseKey = lang.Cancel
	l.LayIn(v, 1, lang.InviteLevel, nil, items, l.Arrange)
	l.Page().FocusIfNone("level.0")
}
