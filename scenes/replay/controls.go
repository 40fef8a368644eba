package replay

import (
	"math"
	"strconv"

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

// Keys of the controls. The slips of the seats are "seat0" and so on.
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
	keyKeep    = "keep" // in its place
	keyClose   = "close"
)

// panelLayer is the layer of the panel's controls, over the parts of a board at rest.
const panelLayer = 3

// refresh lists the controls anew.
func (r *Replay) refresh() {
	list := []*ui.Control{r.log(), r.slider(), r.speed()}
	if !r.plan.shared() {
		list = append(list, r.head())
	}
	list = append(list, r.keys()...)
	list = append(list, r.forkControl(),
		ui.RoundButton(keyClose, r.house.Words.T(lang.Close), "close", r.plan.close, ui.Plain(), r.house.Stack.Pop))
	for _, c := range list {
		c.Layer = panelLayer
	}
	for k, place := range r.slips() {
		if !place.Empty() {
			list = append(list, r.slip(rules.Seat(k), place))
		}
	}
	r.tree = r.board.Tree()
	r.tree.Fill(table.SlotFurniture, r.furniture(list))
	r.page.Set(r.view.Area, append(list, r.cells(list[0])...)...)
	r.stale = true
}

// furniture is the tree of the panel and of the controls that are not the Board's.
func (r *Replay) furniture(list []*ui.Control) *widget.Tree {
	paper := widget.Positioned{Rect: r.plan.panel, Child: widget.Panel{Paper: ui.Panel(), Child: widget.Empty{}}}
	return widget.Layout(widget.Env{}, r.view.Area, widget.Stack{paper, table.Cells(list)}, nil)
}

// slips returns where the slips of the seats lie just now, an empty place for one that the Board lays something over.
func (r *Replay) slips() []geom.Rect {
	slips := table.PlacesOf(r.board.Tree(), r.match.Setup.Seats).Seats
	if r.plan.moved {
		for k := range slips {
			if !slips[k].Empty() {
				slips[k] = r.plan.frame.Seats[k]
			}
		}
	}
	return slips
}

// keys returns the buttons that step through the match: by a move, and by a turn or else to its ends.
func (r *Replay) keys() []*ui.Control {
	words, at := r.house.Words, r.plan.keys
	play, icon := lang.ReplayPlay, "play"
	if r.plays {
		play, icon = lang.ReplayPause, "pause"
	}
	ends := []lang.Key{lang.ReplayFirst, lang.ReplayLast}
	if _, rounds := r.board.(table.Chronicler); rounds {
		ends = []lang.Key{lang.ReplayRoundBack, lang.ReplayRoundForward}
	} else if r.inTurns {
		ends = []lang.Key{lang.ReplayTurnBack, lang.ReplayTurnForward}
	}
	first := rewind(words.T(ends[0]), at[0], func() { r.seek(r.turn(-1)) })
	back := ui.RoundButton(keyBack, words.T(lang.ReplayBack), "back", at[1], ui.Plain(), func() { r.seek(r.at - 1) })
	run := ui.RoundButton(keyPlay, words.T(play), icon, at[2], ui.Primary(), r.toggle)
	forward := ui.RoundButton(keyForward, words.T(lang.ReplayForward), "next", at[3], ui.Plain(), func() { r.seek(r.at + 1) })
	last := ui.RoundButton(keyLast, words.T(ends[1]), "fast", at[4], ui.Plain(), func() { r.seek(r.turn(1)) })
	first.Off, back.Off = r.at == 0, r.at == 0
	forward.Off, last.Off = r.at == r.last(), r.at == r.last()
	run.Off = r.last() == 0
	return []*ui.Control{first, back, run, forward, last}
}

// count says which move of how many is shown.
func (r *Replay) count() string {
	return r.house.Words.T(lang.ReplayAt, lang.Count("n", r.at), lang.Count("all", r.last()))
}

// Measures of the slider, in logical units.
const (
	countSize = 14.0 // of the letters that say which move is shown
	beadHigh  = 28.0 // of the slider below the words
	beadRoom  = 0.9  // of the room above it, for the letters
)

// slider goes to any move. Where the head has no place of its own, the slider says which move of how many is shown.
func (r *Replay) slider() *ui.Control {
	all := r.last()
	share := 0.0
	if all > 0 {
		share = float64(r.at) / float64(all)
	}
	name, style, at := "", r.plan.reading.Body(countSize), r.plan.track
	if r.plan.shared() {
		least := ui.Body(0).Size
		name = r.count()
		style.Size = min(style.Size, max(least, (at.H-beadHigh)*beadRoom))
		style = ui.Fit(style, name, at.W)
		at = geom.R(at.X, at.Y-leastGap, at.W, at.H+leastGap)
	}
	c := ui.Slider(keySlider, name, "", share, style, at, func(to float64) {
		if n := int(math.Round(to * float64(all))); n != r.at {
			r.seek(n)
		}
	})
	c.Name = r.count()
	c.Adjust = func(step int) { r.seek(r.at + step) }
	return c
}

// rewind returns the button to the start: the icon of the one to the end, turned round.
func rewind(name string, at geom.Rect, press func()) *ui.Control {
	b := ui.RoundButton(keyFirst, name, "", at, ui.Plain(), press)
	face := b.Paint
	b.Paint = func(c *canvas.Canvas, s ui.Shown) {
		face(c, s)
		ink := sprites.Ink
		if b.Off {
			ink = sprites.Ink3
		}
		sink := ui.Plain().Depth * s.Press
		c.Draw(rewindIcon(ink), at.Centre().Add(geom.Pt(0, sink)), canvas.Look{Size: at.W * 0.48 / iconBox})
	}
	return b
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

// forkControl plays on from here, see forks; at the end of a match that has come from elsewhere it keeps that.
func (r *Replay) forkControl() *ui.Control {
	words := r.house.Words
	key, name, label, icon, press := keyFork, words.T(lang.ReplayFromHere), words.T(lang.ReplayFromHereShort), "hand", r.fork
	if r.keeps() {
		key, name, label, icon, press = keyKeep, words.T(lang.ReplayKeep), words.T(lang.ReplayKeepShort), "save", r.keep
	}
	if !r.plan.brief {
		label = name
	}
	if r.plan.fork.W < forkWide {
		icon = ""
	}
	c := ui.Button(key, label, icon, r.plan.fork, ui.Plain(), press)
	c.Name = name
	c.Off = !r.keeps() && !r.forks()
	return c
}

// slip is the paper with a seat's crest and name, lit while the seat is to move.
func (r *Replay) slip(seat rules.Seat, at geom.Rect) *ui.Control {
	player := table.Players(r.match)[seat]
	standing, _ := table.StandingOf(r.board, r.state(r.at), seat)
	if standing.Words == "" {
		standing.Words = player.Kind(r.house.Words, r.match.Game)
	}
	slip := table.Slip{
		Seat: seat, Name: player.Name, Status: standing.Words, Place: standing.Place, Acts: r.match.At(r.at).Actors().Has(seat),
		Bare: r.plan.frame.Bare.Has(seat), Title: table.SeatTitle(r.board, r.state(r.at), seat),
	}
	slip = slip.Titled(r.house.Words, at)
	return &ui.Control{
		Key: "seat" + strconv.Itoa(int(seat)), Rect: at, Role: ui.RoleText, Name: slip.Name, Value: slip.Status,
		Paint: func(c *canvas.Canvas, _ ui.Shown) { slip.Draw(c, at) },
	}
}
