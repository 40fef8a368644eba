package replay

import (
	"math"
	"slices"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// Keys of the controls. The plates of the seats are "seat0" and so on.
const (
	keyFirst   = "first"
	keyBack    = "back"
	keyPlay    = "play"
	keyForward = "forward"
	keyLast    = "last"
	keySlider  = "slider"
	keySpeed   = "speed"
	keyHead    = "head"
	keyLine    = "line"
	keyFork    = "fork"
	keySetUp   = "position"
	keyKeep    = "keep"   // in its place
	keyReturn  = "return" // likewise, in a recap
	keyClose   = "close"

	keyAnalysis = "analysis"
	keyVerdict  = "verdict"
	keyElse     = "else"
	keyMoves    = "moves"
	keyAgain    = "again"
	keyBetter   = "better"
	keyMistake  = "mistake"
	keyHands    = "hands"
	keyNext     = "next" // page of the list of moves
	keyPrevious = "previous"
	keyMove     = "move" // with its number in the list, from 0
)

// panelLayer is the layer of the panel's controls, over the parts of a board at rest.
const panelLayer = 3

// refresh lays the panel out and lists the controls again.
func (r *Replay) refresh() {
	var plates []widget.Widget
	for k, place := range r.plates() {
		if !place.Empty() {
			plates = append(plates, r.plate(rules.Seat(k), place))
		}
	}
	furniture := r.buildFurniture(plates)
	list := slices.Clone(furniture.Controls())
	panel := list[:len(list)-len(plates)]
	for _, c := range panel {
		c.Layer = panelLayer
	}
	r.tree = r.board.Tree()
	r.tree.Fill(table.SlotFurniture, furniture)
	r.page.Set(r.view.Area, append(list, r.cells(panel[0])...)...)
	r.isStale = true
}

// buildFurniture is the tree of the panel and of the plates of the seats.
func (r *Replay) buildFurniture(plates []widget.Widget) *widget.Tree {
	panel := widget.Positioned{Rect: r.plan.panel, Child: widget.Panel{Surface: ui.Panel(), Child: r.panel()}}
	return widget.Layout(widget.Env{TextScale: r.plan.textScale}, r.view.Area, append(widget.Stack{panel}, plates...), &r.memory)
}

// plates returns where the plates of the seats lie just now, an empty place for one that the Board lays something over.
func (r *Replay) plates() []geom.Rect {
	plates := table.PlacesOf(r.board.Tree(), r.match.Setup.Seats).Seats
	if r.plan.platesMoved {
		for k := range plates {
			if !plates[k].Empty() {
				plates[k] = r.plan.frame.Seats[k]
			}
		}
	}
	return plates
}

// keys is the buttons that step through the match, of the size: by a move, and by a turn or else to its ends, where the strip of an analysis does not lead there.
func (r *Replay) keys(size float64) widget.Widget {
	play, icon := lang.ReplayPlay, "play"
	if r.plays {
		play, icon = lang.ReplayPause, "pause"
	}
	ends, back, forward := [2]lang.Key{lang.ReplayFirst, lang.ReplayLast}, lang.ReplayBack, lang.ReplayForward
	if _, rounds := r.board.(table.LogAnnotator); r.recap != nil {
		back, forward = lang.RecapBack, lang.RecapForward
	} else if rounds {
		ends = [2]lang.Key{lang.ReplayRoundBack, lang.ReplayRoundForward}
	} else if r.inTurns {
		ends = [2]lang.Key{lang.ReplayTurnBack, lang.ReplayTurnForward}
	}
	first := r.button(keyFirst, ends[0], "", func() { r.seek(r.turn(-1)) })
	before := r.button(keyBack, back, "back", func() { r.seek(r.step(-1)) })
	run := r.button(keyPlay, play, icon, r.toggle)
	after := r.button(keyForward, forward, "next", func() { r.seek(r.step(1)) })
	last := r.button(keyLast, ends[1], "fast", func() { r.seek(r.turn(1)) })
	first.Off, before.Off = r.moveCount == r.first(), r.moveCount == r.first()
	after.Off, last.Off = r.moveCount == r.last(), r.moveCount == r.last()
	run.Primary, run.Off = true, r.last() == r.first()
	list := []widget.Widget{before, run, after}
	if !r.isNarrow() {
		list = []widget.Widget{rewind(first.Control), before, run, after, last}
	}
	row := widget.Row(0)
	for _, w := range list {
		row.Children = append(row.Children, widget.Grow(widget.Middle(widget.Sized{W: size, H: size, Child: w})))
	}
	return row
}

// count says which move of how many is shown: none where play begins, and before that which step of the setup.
func (r *Replay) count() string {
	if r.recap != nil {
		return r.services.Words.T(lang.RecapAt, lang.Count("n", r.recap.index(r.moveCount)), lang.Count("all", len(r.recap.stops)-1))
	}
	n, all, key := table.CountMoves(r.match, r.moveCount), table.CountMoves(r.match, r.last()), lang.ReplayAt
	switch {
	case n == 0 && r.moveCount > 0 && r.moveCount < r.setupSteps() || all == 0 && r.last() > 0:
		n, all, key = r.moveCount, r.setupSteps(), lang.ReplayAtSetup
	case r.inTurns:
		key = lang.ReplayAtTurn
	}
	return r.services.Words.T(key, lang.Count("n", n), lang.Count("all", all))
}

// setupSteps returns how many moves lie before the first one that counts.
func (r *Replay) setupSteps() int {
	n := 0
	for n < r.last() && table.CountMoves(r.match, n+1) == 0 {
		n++
	}
	return n
}

// Measures of the slider, in logical units.
const (
	countSize  = 14.0 // of the letters that say which move is shown
	beadHeight = 28.0 // of the slider below the words
	beadRoom   = 0.9  // of the room above it, for the letters
)

// slider goes to any move. Where a move stands alone, the slider says which one of how many is shown.
func (r *Replay) slider(alone bool) widget.Widget {
	at, all, place := r.moveCount, r.last(), func(n int) int { return n }
	if r.recap != nil {
		at, all, place = r.recap.index(r.moveCount), len(r.recap.stops)-1, func(n int) int { return r.recap.stops[n] }
	}
	share := 0.0
	if all > 0 {
		share = float64(at) / float64(all)
	}
	seek := func(to float64) {
		if n := int(math.Round(to * float64(all))); n != at {
			r.seek(place(n))
		}
	}
	control := ui.Control{Key: keySlider, Name: r.count(), Adjust: func(step int) { r.seek(r.step(step)) }}
	amount := widget.Amount{Control: control, Style: r.plan.textScale.Body(countSize), At: share, Set: seek}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		if !alone {
			return amount
		}
		amount.Label = r.count()
		amount.Style.Size = min(amount.Style.Size, max(ui.Body(0).Size, (room.H-beadHeight)*beadRoom))
		amount.Style = ui.Fit(amount.Style, amount.Label, room.W)
		return widget.Padding{Top: -minGap, Child: amount}
	})
}

// rewind is the button to the start: its icon is that of the one to the end, turned round.
func rewind(control ui.Control) widget.Widget {
	control.Round = true
	ink := sprites.Ink
	if control.Off {
		ink = sprites.Ink3
	}
	return widget.Pressable{Control: control, OwnFocus: true, Child: widget.Reactive{Draw: func(c *canvas.Canvas, r geom.Rect, s ui.ControlState) {
		ui.DrawRoundButton(c, "", r, ui.Plain(), control.Off, s)
		sink := ui.Plain().Depth * s.Press
		c.Draw(rewindIcon(ink), r.Centre().Add(geom.Pt(0, sink)), canvas.Look{Size: r.W * 0.48 / iconBox})
	}}}
}

// iconBox is the side of an icon's box.
const iconBox = 24.0

type rewindKey struct{ ink sprites.Color }

func rewindIcon(ink sprites.Color) canvas.Picture {
	return canvas.Picture{
		Key: rewindKey{ink}, Box: geom.R(-iconBox/2, -iconBox/2, iconBox, iconBox),
		Paint: func(c *vector.Canvas) {
			d, err := sprites.Icon("fast", ink)
			if err != nil {
				return
			}
			c.Scale(-1, 1)
			c.Translate(-iconBox/2, -iconBox/2)
			d.Draw(c)
		},
	}
}

// forkButton plays on from here, see forks; at the end of a match that has come from elsewhere it keeps that, and in a
// recap it goes back to the table.
func (r *Replay) forkButton() widget.Widget {
	words := r.services.Words
	off := !r.keeps() && !r.forks()
	key, name, short, icon, press := keyFork, words.T(lang.ReplayFromHere), words.T(lang.ReplayFromHereShort), "hand", r.fork
	if r.keeps() {
		key, name, short, icon, press = keyKeep, words.T(lang.ReplayKeep), words.T(lang.ReplayKeepShort), "save", r.keep
	}
	if r.recap != nil {
		key, name, short, icon, press, off = keyReturn, words.T(lang.MenuResume), words.T(lang.Back), "hand", r.close, false
	}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		b := widget.Button{Icon: icon, Control: ui.Control{Key: key, Name: name, Off: off, Press: press}}
		if room.W < max(minForkWidth, ui.MinLabelWidth(name)) {
			b.Text = short
		}
		if room.W < forkWidth {
			b.Icon = ""
		}
		if room.W < ui.MinLabelWidth(short) { // rather a sign than a broken word
			b.Icon, b.FullTextWidth = icon, room.W+1
		}
		return b
	})
}

// plate is the panel with a seat's crest and name, lit while the seat is to move.
func (r *Replay) plate(seat rules.Seat, at geom.Rect) widget.Widget {
	player := table.Players(r.match)[seat]
	st := r.position()
	standing, _ := table.StandingOf(r.board, st.View(r.viewer), seat)
	if standing.Words == "" {
		standing.Words = player.Kind(r.services.Words, r.match.Game)
	}
	plate := table.Plate{
		Seat: seat, Name: player.Name, Status: standing.Words, Place: standing.Place, Acts: st.Actors().Has(seat),
		Bare: r.plan.frame.Bare.Has(seat), Title: table.SeatTitle(r.board, st.View(r.viewer), seat),
	}
	plate.Face, plate.Level = player.Appearance(r.services.Words, r.match.Game)
	plate.Mood = r.mood(seat)
	plate = plate.WithTitle(r.services.Words, at).WithOrder(standing.Order, at)
	_, rests := r.introduction(seat)
	return widget.Positioned{Rect: at, Child: widget.Pressable{
		Control: ui.Control{Key: seatKey(seat), Role: ui.RoleText, Name: plate.Name, Value: plate.Status, ShowsTip: rests},
		Child:   widget.Paint{Draw: plate.Draw},
	}}
}
