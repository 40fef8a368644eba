package table

import (
	"slices"

	"engawa/rules"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
)

// tool is one of the round buttons every table has.
type tool struct {
	key, icon string
	name      lang.Key
	press     func()
	action    input.Action // what keys stand for the same
}

// tools lists the tools in the order of Frame.Tools; one that is of no use now keeps its place.
func (t *Table) tools() []tool {
	list := []tool{
		{"menu", "menu", lang.TableMenu, t.openMenu, input.Menu},
		{"undo", "undo", lang.TableUndo, t.undo, input.Undo},
		{"hint", "hint", lang.TableHint, t.hint, input.Hint},
		{"rules", "book", lang.TableRules, t.openBook, input.Rules},
		{"talk", "talk", lang.TableTalk, t.openTalk, input.Talk},
		{"restartTurn", "rotate-left", lang.TableRestartTurn, t.restartTurn, input.Restart},
		t.wholeTool(),
		t.recapTool(),
	}
	if t.wayBack != nil { // the rules are in the menu, and have a key
		list[toolRules] = tool{"return", "chart", t.wayBack.Name, t.wayBack.Go, 0}
	}
	switch {
	case t.guide != nil:
		return list[:toolTalk]
	case t.isSpectator():
		clear(list[toolUndo:])
	case !t.recaps():
		list[toolRecap] = tool{}
	}
	if !t.canTalk() {
		list[toolTalk] = tool{}
	}
	if _, ok := t.turnPoint(); !ok {
		list[toolRestart] = tool{}
	}
	return list
}

// recapTool shows what has happened since one's last turn. It also stands beside the heading of the log, and in the menu.
func (t *Table) recapTool() tool {
	return tool{"recap", "recap", lang.RecapTitle, t.recap, input.Recap}
}

// Places of tools among Frame.Tools.
const (
	toolMenu = iota
	toolUndo
	toolHint
	toolRules
	toolTalk
	toolRestart
	toolWhole
	toolRecap
)

// controls lists everything that can be pointed at, in reading order, and says of cells what can be done with them.
func (t *Table) controls() []*ui.Control {
	list := t.tree.Controls()
	words := t.services.Words
	chosen, target := words.T(lang.SpokenChosen), words.T(lang.SpokenTarget)
	for _, c := range list {
		p, ok := PartOf(c)
		switch {
		case !ok:
		case slices.Contains(t.choose.picks, p):
			c.Value = chosen
		case t.choose.canFollow(p):
			c.Value = target
		default:
			c.Value = ""
		}
	}
	cover := t.guideCover()
	if cover.Empty() {
		return list
	}
	return slices.DeleteFunc(slices.Clone(list), func(c *ui.Control) bool {
		_, cell := PartOf(c)
		return cell && cover.Overlaps(c.Rect)
	})
}

// plateTextScale returns how much larger words on the plates of the seats may be: not much larger than those of the
// fullest.
func (t *Table) plateTextScale() ui.TextScale {
	const uneven = 1.15
	most := t.view.TextScale()
	if most <= 1 {
		return most
	}
	for k, r := range t.places.Seats {
		if !r.Empty() {
			most = min(most, uneven*t.plateOf(rules.Seat(k), t.view.TextScale()).growth(r))
		}
	}
	return most
}

// nameSize returns the size in which all names on the plates of the seats can stand where words are large, 0 where each
// has its own.
func (t *Table) nameSize(textScale ui.TextScale) (size float64) {
	if t.view.TextScale() <= 1 {
		return 0
	}
	for k, r := range t.places.Seats {
		if r.Empty() {
			continue
		}
		if own := t.plateOf(rules.Seat(k), textScale).plan(r).name.Size; size == 0 || own < size {
			size = own
		}
	}
	return size
}

// status says in a few words what a seat is and does.
func (t *Table) status(seat rules.Seat) string {
	standing, stands := StandingOf(t.board, t.session.state(), seat)
	return t.statusOf(seat, standing, stands)
}

// statusOf is status for a seat of which the Board says how it stands, if it does.
func (t *Table) statusOf(seat rules.Seat, standing Standing, stands bool) string {
	words, p := t.services.Words, t.session.players[seat]
	acts := t.acting(seat)
	switch who := t.presence(seat); {
	case who == free:
		return words.T(lang.SeatFree)
	case who == playedByBot:
		return words.T(lang.SeatPlays)
	case who == absent && acts:
		return words.T(lang.SeatAwayToMove)
	case who == absent:
		return words.T(lang.SeatAway)
	case (who == present || who == slow) && acts && p.Bot == "" && !t.session.people.Has(seat):
		return words.T(lang.TableToMove)
	case acts && p.Bot == "" && standing.Words != "":
		return standing.Words
	case p.Bot == "" && acts && t.session.people.Len() == 1:
		return words.T(lang.TableYourMove)
	case p.Bot == "" && acts:
		return words.T(lang.TableToMove)
	case p.Bot != "" && acts:
		return words.T(lang.TableThinking)
	case t.guide != nil && p.Bot != "":
		return standing.Words // its moves are shown, whatever plays them
	}
	if stands {
		return standing.Words
	}
	return p.Kind(words, t.session.match.Game)
}

// acting reports whether the lantern hangs on the seat: it is to act, and what came before has been shown.
func (t *Table) acting(seat rules.Seat) bool {
	if t.guide != nil && !t.session.people.Has(seat) {
		return false // it does not think, but does what the lesson tells
	}
	return !t.session.hasEnded() && t.session.match.At(t.shownMoves).Actors().Has(seat)
}
