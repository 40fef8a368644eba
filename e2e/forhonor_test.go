package e2e

import (
	"fmt"
	"slices"
	"testing"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// Buttons of the Board of For Honor.
const (
	goButton     = "button 1000" // does what is offered: activate, march, strike
	threatButton = "button 1001"
	zoomButton   = "button 1002" // the whole battlefield, or near
	groundButton = "button 1003" // below the squares while a part of the battlefield is out of sight
	sheetClose   = "button 1221"
	fewerButton  = "button 1004" // soldiers
	coverButton  = "button 1100" // commits a pick, a line-up or a card
	heroSheet    = 1010          // and the hero: its panel
	heroCard     = 1200          // and the hero: its card beside the battlefield
)

// forhonorDriver plays a match of For Honor on a device.
type forhonorDriver struct {
	*hotseat
	verbCounts  map[forhonor.Verb]int
	entries     int // heroes that have come onto the battlefield
	stampedes   int // attacks that pushed
	zoomedMoves int // walks to a goal that was seen from near
}

func newForhonorDriver(t *testing.T, on device, width, height int, seed uint64, tactics map[rules.Seat]string) *forhonorDriver {
	w := &forhonorDriver{hotseat: newHotseat(t, on, width, height, "forhonor", seed, tactics), verbCounts: map[forhonor.Verb]int{}}
	w.decide = func(m *rules.Match, by rules.Seat) { w.act(m, by, w.choose(m, by)) }
	return w
}

// choose is what the person's bot would do; what is rare goes first.
func (w *forhonorDriver) choose(m *rules.Match, by rules.Seat) rules.Action {
	w.t.Helper()
	for _, a := range m.State().Legal(by, nil) {
		c, _ := forhonor.Fields(a)
		switch c.Verb {
		case forhonor.VerbShoot, forhonor.VerbBanner, forhonor.VerbAttack:
			if w.verbCounts[c.Verb] == 0 || c.Stampede && w.stampedes == 0 {
				return a
			}
		case forhonor.VerbRaze:
			if w.verbCounts[c.Verb] == 0 && c.Count > 1 {
				return a
			}
		}
	}
	return w.advise(m, by)
}

// act plays an action by pointing.
func (w *forhonorDriver) act(m *rules.Match, by rules.Seat, a rules.Action) {
	w.t.Helper()
	p := w.planFor(m, by)
	w.zoomOut(p)
	st := m.State().(*forhonor.State)
	c, _ := forhonor.Fields(a)
	if w.verbCounts[c.Verb] == 0 {
		drive.SavePicture(w.t, fmt.Sprintf("verb%d", c.Verb), w.on.picture())
	}
	w.point(p, m, by, c)
	if !w.hasPlayed(p, m) && p.top().Find(goButton) != nil {
		w.press(p, goButton)
	}
	w.confirmWarnings(p, len(m.Log))
	w.expect(m, by, a, fmt.Sprintf("(%+v)", c))
	w.actCount++
	w.verbCounts[c.Verb]++
	if figure, _, _ := st.Figure(activeIn(st)); c.Verb == forhonor.VerbMove && figure.Post == forhonor.Available {
		w.entries++
	}
	if c.Stampede {
		w.stampedes++
	}
}

// activeIn is the hero that is being played.
func activeIn(st *forhonor.State) forhonor.Hero {
	h, _, _, _ := st.Active()
	return h
}

// point points at everything that an action takes.
func (w *forhonorDriver) point(p *plan, m *rules.Match, by rules.Seat, c forhonor.Choice) {
	w.t.Helper()
	switch c.Verb {
	case forhonor.VerbPick:
		w.touch(p, heroPart(rules.PartCard, c.Hero))
		w.press(p, coverButton)
	case forhonor.VerbLine:
		for _, h := range c.Line {
			w.touch(p, heroPart(rules.PartCard, h))
		}
		w.press(p, coverButton)
	case forhonor.VerbCard:
		w.touch(p, rules.Part{Kind: rules.PartCard, Index: forhonor.CardPart + int32(c.Card)})
		w.press(p, coverButton)
	case forhonor.VerbAct:
		w.activate(p, c.Hero)
	case forhonor.VerbMove, forhonor.VerbShove:
		goal := rules.Part{Kind: rules.PartCell, Index: int32(c.At)}
		if c.Verb == forhonor.VerbMove && w.zoomedMoves == 0 {
			w.zoomIn(p, goal)
		}
		w.touch(p, goal)
	case forhonor.VerbBanner:
		w.touch(p, orderPart(forhonor.ButtonBanner))
	case forhonor.VerbDone:
		w.touch(p, orderPart(forhonor.ButtonDone))
	case forhonor.VerbShoot:
		w.order(p, m, w.figureAt(m, c.At), forhonor.ButtonShoot)
	case forhonor.VerbAttack:
		button := forhonor.ButtonAttack
		if c.Stampede {
			button = forhonor.ButtonStampede
		}
		w.order(p, m, heroPart(rules.PartPiece, c.Hero), button)
	case forhonor.VerbRaze:
		w.strike(p, m, by, c)
	default:
		w.t.Fatalf("people do not do %+v", c)
	}
}

func heroPart(kind rules.PartKind, h forhonor.Hero) rules.Part {
	return rules.Part{Kind: kind, Index: int32(h)}
}

func orderPart(button int32) rules.Part { return rules.Part{Kind: rules.PartButton, Index: button} }

// activate points at a hero on the battlefield, or at its card where it is not there yet.
func (w *forhonorDriver) activate(p *plan, h forhonor.Hero) {
	w.t.Helper()
	part := heroPart(rules.PartPiece, h)
	if p.top().Find(part.String()) == nil {
		part = rules.Part{Kind: rules.PartButton, Index: heroCard + int32(h)}
	}
	w.touch(p, part)
}

// figureAt is the part of the hero or soldier on a square.
func (w *forhonorDriver) figureAt(m *rules.Match, q forhonor.Square) rules.Part {
	if h := m.State().(*forhonor.State).HeroAt(q); h != forhonor.NoHero {
		return heroPart(rules.PartPiece, h)
	}
	return rules.Part{Kind: rules.PartCell, Index: int32(q)}
}

// order points at a target and then at what shall be done to it.
func (w *forhonorDriver) order(p *plan, m *rules.Match, target rules.Part, button int32) {
	w.t.Helper()
	w.touch(p, target)
	if !w.hasPlayed(p, m) {
		w.touch(p, orderPart(button))
	}
}

// strike points at a soldier of the group and counts how many of it shall fall; at first it is as many as can be.
func (w *forhonorDriver) strike(p *plan, m *rules.Match, by rules.Seat, c forhonor.Choice) {
	w.t.Helper()
	most := 0
	for _, a := range m.State().Legal(by, nil) {
		if o, _ := forhonor.Fields(a); o.Verb == c.Verb && o.Group == c.Group {
			most = max(most, o.Count)
		}
	}
	for _, way := range rules.Paths(m.Game, m.State(), c.Pack()) {
		if way[0].Kind == rules.PartCell && p.top().Find(way[0].String()) != nil {
			w.touch(p, way[0])
			break
		}
	}
	for range most - c.Count {
		w.press(p, fewerButton)
	}
}

// hasPlayed reports whether the plan's own table has played an action after the moves of the match, or sent one to its host.
func (w *forhonorDriver) hasPlayed(p *plan, m *rules.Match) bool {
	t, ok := p.services.Stack.Top().(*table.Table)
	return !ok || len(t.Match().Log) > len(m.Log) || t.Waiting()
}

// zoomOut shows the whole battlefield where it is seen from near.
func (w *forhonorDriver) zoomOut(p *plan) {
	w.t.Helper()
	if isZoomed(p) {
		w.press(p, zoomButton)
	}
}

// isZoomed reports whether a part of the battlefield is out of sight on the plan's own table.
func isZoomed(p *plan) bool {
	ground := p.top().Find(groundButton)
	return ground != nil && !ground.Rect.Empty()
}

// zoomIn looks from near at the hero that is played and its goal, if they can be seen together.
func (w *forhonorDriver) zoomIn(p *plan, goal rules.Part) {
	w.t.Helper()
	if p.view.Class == stage.Wide || p.top().Find(zoomButton) == nil {
		return
	}
	w.press(p, zoomButton)
	const glide = 90 // ticks that the camera takes at most
	w.on.pass(glide)
	for range glide {
		w.planBoard.Tick()
	}
	p.services.Stack.Arrange(p.view)
	if c := p.top().Find(goal.String()); c == nil || p.top().At(c.Rect.Centre(), false) != c {
		w.zoomOut(p)
		return
	}
	drive.SavePicture(w.t, "near", w.on.picture())
	w.zoomedMoves++
}

// touch points at a part. A mouse looks at what it points at, a finger does not: where squares are small its press brings
// them near, and if it has chosen nothing yet, it presses again.
func (w *forhonorDriver) touch(p *plan, part rules.Part) {
	w.t.Helper()
	key := part.String()
	hover := table.Hover{Part: part, Mouse: usesMouse(w.on)}
	if usesTouch(w.on) {
		hover = table.Hover{}
	}
	w.planBoard.Choose(table.Choice{Hover: hover, Changed: table.ChangedHover})
	moves := func() int {
		if t, ok := p.services.Stack.Top().(*table.Table); ok {
			return len(t.Match().Log)
		}
		return -1
	}
	wide, before := !isZoomed(p), moves()
	w.press(p, key)
	chosen := slices.ContainsFunc([]string{goButton, orderPart(forhonor.ButtonAttack).String(), orderPart(forhonor.ButtonStampede).String()}, func(key string) bool {
		c := p.top().Find(key)
		return c != nil && !c.Off
	})
	near := isZoomed(p)
	if wide && near && moves() == before && !chosen && p.top().Find(key) != nil {
		w.press(p, key)
	}
}

// usesMouse reports whether the device is played with a mouse.
func usesMouse(on device) bool {
	switch on := on.(type) {
	case *windowPlayer:
		return on.method == byMouse
	case *pagePlayer:
		return !on.touch
	}
	return false
}

// usesTouch reports whether the device is played with fingers.
func usesTouch(on device) bool {
	switch on := on.(type) {
	case *windowPlayer:
		return on.method == byTouch
	case *pagePlayer:
		return on.touch
	}
	return false
}

// browse looks at everything that can be looked at without choosing. Nothing of it may be a move.
func (w *forhonorDriver) browse(m *rules.Match, by rules.Seat) {
	w.t.Helper()
	p := w.planFor(m, by)
	w.zoomOut(p)
	drive.SavePicture(w.t, "field", w.on.picture())
	w.press(p, threatButton)
	drive.SavePicture(w.t, "threat", w.on.picture())
	w.press(p, threatButton)
	for _, f := range m.State().(*forhonor.State).Figures(forhonor.Attackers) {
		if key := buttonKey(heroSheet + int(f.Hero)); p.top().Find(key) != nil {
			w.press(p, key)
			drive.SavePicture(w.t, "sheet", w.on.picture())
			w.press(p, sheetClose)
			break
		}
	}
	if n := len(w.read().Log); n != len(m.Log) {
		w.t.Errorf("looking about has played %d moves", n-len(m.Log))
	}
}

// takeBackOnce takes back the walk of a hero that is still being played, and reports whether there was one.
func (w *forhonorDriver) takeBackOnce(m *rules.Match, by rules.Seat) bool {
	w.t.Helper()
	last := m.Log[len(m.Log)-1]
	if c, ok := forhonor.Fields(last.Do); !ok || c.Verb != forhonor.VerbMove || last.By != by || m.State().(*forhonor.State).Phase() != forhonor.PhaseAct {
		return false
	}
	w.rewind(w.planFor(m, by), m, "undo", len(m.Log)-1)
	w.planMoves, w.followedMoves = -1, len(m.Log)-1
	w.follow(w.match, w.followedMoves)
	return true
}
