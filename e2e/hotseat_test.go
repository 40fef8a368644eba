package e2e

import (
	"fmt"
	"slices"
	"strconv"
	"testing"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// hotseat plays a match of several people with secrets at one device, which they pass on (hot seat). It follows who looks
// at the screen and opens the cover that is shut before each of them.
type hotseat struct {
	*matchDriver
	ownPlan       *plan       // kept as long as the table on the device stands, as is its Board
	planBoard     table.Board // of the plan's tables; it remembers what the device's Board remembers
	viewer        rules.Seat  // whose knowledge is on the device's screen
	followedMoves int         // moves that the viewer has been followed through
	planMoves     int         // moves of the match on the table of the plan, -1 for no table
	coverOpenings int         // how often the cover has been opened
}

func newHotseat(t *testing.T, on device, width, height int, game string, seed uint64, tactics map[rules.Seat]string) *hotseat {
	w := &hotseat{}
	w.matchDriver = &matchDriver{
		t: t, on: on, width: width, height: height, game: game, seed: seed, tactics: tactics,
		board: func(*stage.Services, *table.Match) table.Board { return w.planBoard },
	}
	w.next = w.turnOf
	return w
}

// turnOf returns the person who acts now. While computer players choose at the same time nobody does, but a cover
// that is shut is opened: nobody thinks behind it.
func (w *hotseat) turnOf(m *rules.Match) (by rules.Seat, ok bool) {
	w.t.Helper()
	w.catchUp(m)
	by, ok = w.nextPerson(m.State())
	if ok && m.State().Actors()&^w.people() != 0 {
		if w.isCoverShut(m, by) {
			w.planFor(m, by)
		}
		return 0, false
	}
	return by, ok
}

// isCoverShut reports whether the cover is shut before the person who is to act.
func (w *hotseat) isCoverShut(m *rules.Match, by rules.Seat) bool {
	return by != w.viewer && w.people().Len() > 1 && rules.PrivacyOf(m.Game, m.State(), by) == rules.Covers
}

// reset reports that the device shows another table, of the match as it is read now.
func (w *hotseat) reset() {
	w.t.Helper()
	w.ownPlan, w.planBoard, w.planMoves = nil, nil, -1
	w.viewer, w.followedMoves = rules.Public, len(w.read().Log)
	w.follow(w.match, w.followedMoves)
}

// people are the seats that the test plays.
func (w *hotseat) people() (set rules.Seats) {
	for seat := range w.tactics {
		set = set.With(seat)
	}
	return set
}

// follow reports who looks at the screen after so many moves: one person always, of several the one who chooses in secret
// once the cover has been opened for it, nobody else's secrets while somebody chooses openly, and nobody when a secret
// has just been shown to all.
func (w *hotseat) follow(m *rules.Match, moves int) {
	people := w.people()
	if only, ok := people.Only(); ok {
		w.viewer = only
		return
	}
	if revealsSecrets(m, moves) {
		w.viewer = rules.Public
	}
	g, st := m.Game, m.At(moves)
	next, ok := w.nextPerson(st)
	switch {
	case st.Actors() == 0:
		w.viewer = rules.Public
	case !ok:
	case rules.PrivacyOf(g, st, next) == rules.Covers:
		if next != w.viewer {
			w.viewer = rules.Public
		}
	case choosesOpenly(g, st, next):
		w.viewer = rules.Public
	default:
		w.viewer = next
	}
}

// revealsSecrets reports whether the last choice of the first moves has shown to all what somebody else had chosen in secret.
func revealsSecrets(m *rules.Match, moves int) bool {
	for n := moves - 1; n >= 0; n-- {
		by := m.Log[n].By
		if by == rules.Nature {
			continue
		}
		return slices.ContainsFunc(m.Events(n), func(e rules.Event) bool {
			return e.Kind == rules.EvReveal && e.By >= 0 && e.By != by && e.Thing != 0 && e.IsVisibleTo(rules.Public, m.State().Seats())
		})
	}
	return false
}

// choosesOpenly reports whether the seat chooses in front of everybody.
func choosesOpenly(g rules.Game, st rules.State, by rules.Seat) bool {
	return g.Info().Secrets == rules.Covers && rules.PrivacyOf(g, st, by) != rules.Covers
}

// catchUp follows the moves of the match that have not been followed yet.
func (w *hotseat) catchUp(m *rules.Match) {
	for ; w.followedMoves < len(m.Log); w.followedMoves++ {
		w.follow(m, w.followedMoves+1)
	}
}

// nextPerson is the person who is to act at a position: of several the viewer, else the first.
func (w *hotseat) nextPerson(st rules.State) (rules.Seat, bool) {
	waiting := st.Actors() & w.people()
	if waiting.Has(w.viewer) {
		return w.viewer, true
	}
	for seat := range waiting.All() {
		return seat, true
	}
	return 0, false
}

// planFor opens the cover on the device where it is shut before the seat that acts, and arranges the plan's own table as the
// device's is then: as if that were the only person.
func (w *hotseat) planFor(m *rules.Match, by rules.Seat) *plan {
	w.t.Helper()
	if w.ownPlan == nil {
		w.ownPlan = w.plan()
		w.planBoard = w.ownPlan.board(table.SeenBy(m, by)) // of the match itself: it may matter to it who plays
	}
	w.catchUp(m)
	p := w.ownPlan
	if w.planMoves == len(m.Log) {
		return p // what has been looked at and picked there is as on the device
	}
	w.planMoves = len(m.Log)
	if revealsSecrets(m, w.planMoves) {
		w.on.pass(90) // it is read
	}
	if w.isCoverShut(m, by) {
		w.table(p, m)
		if w.on.pass(30); w.planMoves > 0 && m.Log[w.planMoves-1].By == rules.Nature {
			w.on.pass(90) // all cards are dealt first
		}
		drive.SavePicture(w.t, "doors", w.on.picture())
		w.on.hold(p.centre(p.top(), "open"), func() {})
		w.on.pass(40)
		w.viewer = by
		w.coverOpenings++
	}
	alone := m.Fork(len(m.Log))
	players := table.Players(alone)
	for seat := range players {
		if players[seat].Bot == "" && rules.Seat(seat) != by {
			players[seat].Bot = "1"
		}
	}
	table.SetPlayers(alone, players)
	w.table(p, alone)
	return p
}

// press presses controls that lie open, as a finger would find them.
func (w *hotseat) press(p *plan, keys ...string) {
	w.t.Helper()
	for _, key := range keys {
		c := control(w.t, p.top(), key)
		if at := p.top().At(c.Rect.Centre(), false); at != c {
			drive.SavePicture(w.t, "hidden", w.on.picture())
			w.t.Fatalf("%s lies under %s", key, at.Key)
		}
		w.matchDriver.press(p, key)
	}
}

// playersWithBots returns the players of a match by the names of their bots, "" for people, and with which bot each person
// thinks.
func playersWithBots(mind string, bots ...string) (players []table.Player, tactics map[rules.Seat]string) {
	tactics = map[rules.Seat]string{}
	for seat, name := range bots {
		players = append(players, table.Player{Name: string(rune('A' + seat)), Bot: name})
		if name == "" {
			tactics[rules.Seat(seat)] = mind
		}
	}
	return players, tactics
}

// settingsOn are the settings for a page: in French on phones.
func settingsOn(page drive.PageOptions) string {
	if page.Touch {
		return rapide
	}
	return swift
}

// storeMatchScript is a script that leaves a match in the storage of a player who has none, beside the settings.
func storeMatchScript(t *testing.T, m *rules.Match, settings string) string {
	t.Helper()
	data, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	name := fmt.Sprintf("localStorage[%q]", storagePrefix+"match-"+m.Game.Info().ID+"-1.json")
	return storeSettings(settings) + "; if (!" + name + ") " + name + " = " + strconv.Quote(string(data))
}

// continueMatch continues the match from the shelf of a page that has just been loaded. The next match will be the first of its
// seed.
func (w *hotseat) continueMatch(seed uint64) {
	w.t.Helper()
	r := w.on.(*pagePlayer)
	r.proceed()
	r.Frames(30)
	w.seed = seed - 1
}
