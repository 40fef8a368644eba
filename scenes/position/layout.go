package position

import (
	"slices"
	"strconv"
	"strings"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/exchange"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Measures, in logical units.
const (
	edge         = 6.0 // free around the panel
	padding      = 9.0
	sidePadding  = 13.0 // with room for the frame of the focus, but not in narrow windows
	narrow       = 380.0
	gap          = 6.0
	finger       = 44.0
	columnGap    = 16.0
	maxTextScale = 1.4 // how much larger words are set at most: the board is what the screen is for
)

// Keys of the controls.
const (
	keyClose   = "close"
	keySays    = "says"
	keyText    = "text"
	keyCopy    = "copy"
	keyPaste   = "paste"
	keyEmpty   = "empty"
	keyStart   = "start"
	keyExplore = "explore"
	keyPlay    = "play"
	keySide    = "side"
)

// Arrange implements stage.Scene.
func (e *Editor) Arrange(v stage.View) {
	inside := e.upright()
	if v.Class != stage.Tall {
		inside = e.buildWide(v.Class == stage.Low)
	}
	side := sidePadding
	if v.Area.W < narrow {
		side = padding
	}
	panel := widget.Panel{Surface: ui.Panel(), Child: widget.Pad(side, padding, inside)}
	e.Place(v, widget.Pad(edge, edge, panel))
	e.Page().FocusIfNone(keyText)
}

// upright has all below each other. Where the window is short or words are large, pieces stand beside the board, and the
// text beside its tools.
func (e *Editor) upright() widget.Widget {
	const short, large = 680.0, 1.2
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		cramped := (room.H < short || e.View().TextScale() > large) && e.byHand != nil
		column := widget.Column(gap, widget.Fixed(finger, e.buildHeader()), widget.Grow(e.board(!cramped)))
		if e.byHand != nil {
			column.Children = append(column.Children, widget.Fixed(finger, e.byHand.mover()))
		}
		column.Children = append(column.Children, e.sayItem())
		if cramped {
			const share = 0.66
			column.Children = append(column.Children, widget.Fixed(finger, widget.Row(gap, widget.Grow(e.field()), widget.Share(share, e.tools()))))
		} else {
			column.Children = append(column.Children, widget.Fixed(e.textHeight(), e.field()), widget.Fixed(finger, e.tools()))
		}
		column.Children = append(column.Children, widget.Fixed(finger, e.ways()))
		return column
	})
}

// buildWide has the board beside the rest.
func (e *Editor) buildWide(low bool) widget.Widget {
	const least, most, share = 270.0, 440.0, 0.42
	column := widget.Column(gap, widget.Fixed(finger, e.buildHeader()), e.sayItem())
	if !low {
		column.Gap = 2 * gap
	}
	if e.byHand != nil {
		column.Children = append(column.Children, widget.Fixed(finger, e.byHand.mover()))
	}
	text := widget.Grow(e.field()).Within(e.textHeight(), 0)
	if e.byHand != nil {
		text = widget.Grow(e.field()).Within(finger, 2*finger)
	}
	column.Children = append(column.Children, text, widget.Fixed(finger, e.tools()), widget.Fixed(finger, e.ways()))
	return widget.Row(columnGap, widget.Grow(e.board(false)), widget.Share(share, column).Within(least, most)).Flipped()
}

// textHeight returns how high the text is: long ones, of games that are set up by them alone, have more lines.
func (e *Editor) textHeight() float64 {
	const long = 104.0
	if e.byHand != nil {
		return finger
	}
	return long
}

// buildHeader is the title with the cross.
func (e *Editor) buildHeader() widget.Widget {
	title := &widget.Text{Text: e.words.T(lang.PositionTitle), Style: ui.Strong(18), Ink: sprites.Ink, Lines: 2, MinSize: 13, Key: "title", Head: true}
	shut := widget.IconButton{Icon: "close", Control: ui.Control{Key: keyClose, Name: e.words.T(lang.Close), Press: e.Services.Stack.Pop}}
	return widget.Row(gap, widget.Grow(title), widget.Fixed(finger, shut))
}

// sayItem says what the rules say of the position.
func (e *Editor) sayItem() *widget.Item {
	const lines = 2.0
	style := min(e.View().TextScale(), maxTextScale).Body(15)
	text := &widget.Text{Text: e.says(), Style: style, Ink: sprites.Ink, MinSize: 13, Key: keySays}
	if e.refusal != nil || e.message != "" {
		text.Style, text.Ink = min(e.View().TextScale(), maxTextScale).Strong(15), sprites.Beni
	}
	return widget.Fixed(max(finger, lines*canvas.LineHeight(style)), widget.Align{Y: widget.Centre, Child: text})
}

// board is the board as it is laid out by hand, or as the text has it.
func (e *Editor) board(upright bool) widget.Widget {
	if e.byHand != nil {
		return e.byHand.build(upright)
	}
	return e.picture()
}

// field is the text of the position.
func (e *Editor) field() widget.Widget {
	return exchange.TextArea{Name: e.words.T(lang.PositionText), Text: e.text, Change: e.set}
}

// tools copies and pastes the text, and begins again.
func (e *Editor) tools() widget.Widget {
	able := e.can()
	row := widget.Even(gap,
		e.button(keyCopy, lang.ShareCopy, "cards", !able.Copy, e.copy),
		e.button(keyPaste, lang.OpenPaste, "file", !able.Paste, func() { e.Services.Outside.Paste() }),
		e.button(keyStart, lang.PositionStart, "undo", false, e.restart))
	if e.byHand != nil {
		row.Children = append(row.Children, widget.Grow(e.button(keyEmpty, lang.PositionEmpty, "trash", false, e.byHand.clear)))
	}
	return row
}

// restart shows the position again with which the editor was opened.
func (e *Editor) restart() {
	if e.byHand != nil {
		e.byHand.letGo()
	}
	e.set(e.begin)
}

// ways leads on from the position.
func (e *Editor) ways() widget.Widget {
	none := e.refusal != nil
	play := e.button(keyPlay, lang.PositionPlay, "hand", none || e.state.Actors() == 0, e.play)
	play.FullTextWidth = 0
	if !e.explores() {
		play.Primary = true
		return play
	}
	explore := e.button(keyExplore, lang.PositionExplore, "zoom", none, e.explore)
	explore.Primary, explore.FullTextWidth = true, 0
	return widget.Even(gap, explore, play)
}

// button is a button that has its words where there is room for them.
func (e *Editor) button(key string, name lang.Key, icon string, off bool, press func()) widget.Button {
	const worded = 105.0
	return widget.Button{Icon: icon, Group: key, FullTextWidth: worded, Control: ui.Control{Key: key, Name: e.words.T(name), Off: off, Press: press}}
}

// label is a short text that names what stands beside or below it; without a key it is narrated elsewhere.
func label(key, text string) widget.Widget {
	const size = 14.0
	return widget.Align{Y: widget.Centre, Child: &widget.Text{Key: key, Silent: key == "", Text: text, Style: ui.Body(size), Ink: sprites.Ink2, Lines: 2, Elide: true}}
}

// drawn is a control that is nothing but its picture.
func drawn(control ui.Control, draw widget.Painter) widget.Widget {
	return widget.Pressable{Control: control, FocusInset: 2, Ground: draw, Child: widget.Paint{Draw: func(*canvas.Canvas, geom.Rect) {}}}
}

// choice chooses which side is to move or is set up.
func (e *Editor) choice(name lang.Key, labels []string, chosen int, choose func(int)) widget.Widget {
	list := make([]widget.Segment, len(labels))
	for k, label := range labels {
		list[k].Label = label
	}
	return widget.Segments{Key: keySide, Name: e.words.T(name), List: list, Chosen: chosen, OneRow: true, Choose: choose}
}

// turnChoice chooses which of the seats is to move.
func (e *Editor) turnChoice(seats []rules.Seat, mover rules.Seat, choose func(rules.Seat)) widget.Widget {
	var list []string
	for _, seat := range seats {
		list = append(list, e.words.T(lang.PositionMoves, lang.Text("name", e.name(seat))))
	}
	return e.choice(lang.PositionTurn, list, slices.Index(seats, mover), func(k int) { choose(seats[k]) })
}

// steps are a value with a button before and after it.
func (e *Editor) steps(key string, name lang.Key, values []string, at int, set func(int)) widget.Widget {
	what := e.words.T(name)
	return widget.Steps{
		Key: key, Name: what, Values: values, At: max(0, min(at, len(values)-1)), Set: set, OneLine: true,
		Less: e.words.Of(what, e.words.T(lang.Previous)), More: e.words.Of(what, e.words.T(lang.Next)),
	}
}

// numbered returns a name with each number from 1 to n.
func (e *Editor) numbered(name lang.Key, n int) (list []string) {
	for k := range n {
		list = append(list, e.words.T(name)+" "+strconv.Itoa(k+1))
	}
	return list
}

// begins returns the round and the phase with which a text begins, as "3.build".
func (e *Editor) begins() (round int, phase string) {
	first, _, _ := strings.Cut(e.text, " ")
	number, phase, _ := strings.Cut(first, ".")
	round, _ = strconv.Atoi(number)
	return round, phase
}

// setBegin sets the round and the phase with which the text begins. Words with the keys go.
func (e *Editor) setBegin(round int, phase string, keys ...string) {
	isFirst := true
	e.rewrite(func(word string) string {
		if isFirst {
			isFirst = false
			return strconv.Itoa(round) + "." + phase
		}
		if key, _, _ := strings.Cut(word, "="); slices.Contains(keys, key) {
			return ""
		}
		return word
	})
}

// roundSteps sets the round.
func (e *Editor) roundSteps(name lang.Key, most int) widget.Widget {
	round, phase := e.begins()
	return e.steps("round", name, e.numbered(name, most), round-1, func(k int) { e.setBegin(k+1, phase) })
}
