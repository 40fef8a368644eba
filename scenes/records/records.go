// Package records shows how the matches of the person at this device have ended, game by game: pieces of the game for the
// matches won, drawn and lost, the last ones in a strip and all of them by level, wins in a row as blossoms, and pictures
// of the best moments. What is kept of matches is the store's; it can be erased here.
//
// It imports rules, rules/bot and rules/bots for levels, rules/rating, scenes/table for players and proposals, the base packages
// of scenes, audio and sprites. It knows no game.
package records

import (
	"slices"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/rating"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// Records is the panel.
type Records struct {
	stage.Panel
	results   []store.MatchResult // of all games
	games     []rules.Game        // that have some
	gameIndex int                 // among the games

	summary
	levels      []bot.Level // of the chosen game
	proposal    rating.Proposal
	hasProposal bool
	matches     map[string]*rules.Match // by the result's ID; nil for what is not kept
}

// New returns the panel, open at the game of the match that ended last.
func New(svc *stage.Services) *Records {
	r := &Records{Panel: stage.NewPanel(svc, audio.PageTurn), matches: map[string]*rules.Match{}}
	r.read()
	if n := len(r.results); n > 0 {
		last := r.results[n-1].Game
		r.choose(max(0, slices.IndexFunc(r.games, func(g rules.Game) bool { return g.Info().ID == last })))
	}
	return r
}

// read reads what is kept.
func (r *Records) read() {
	svc := r.Services
	r.results, r.games, r.gameIndex, r.summary = nil, nil, 0, summary{}
	for _, result := range svc.Store.Results() {
		g, err := rules.Find(svc.Games, result.Game)
		if err != nil {
			continue // of a program with other games
		}
		r.results = append(r.results, result)
		if !slices.ContainsFunc(r.games, func(other rules.Game) bool { return other.Info().ID == result.Game }) {
			r.games = append(r.games, g)
		}
	}
	rules.SortFew(r.games, func(a, b rules.Game) int { return r.order(a) - r.order(b) })
}

// order returns the place of a game in the list of all.
func (r *Records) order(g rules.Game) int {
	return slices.IndexFunc(r.Services.Games, func(other rules.Game) bool { return other.Info().ID == g.Info().ID })
}

// choose opens the page of a game.
func (r *Records) choose(k int) {
	r.gameIndex = k
	g := r.game()
	var own []store.MatchResult
	for _, result := range r.results {
		if result.Game == g.Info().ID {
			own = append(own, result)
		}
	}
	r.levels = bots.Levels(g)
	r.summary = summarize(own, r.levels)
	r.proposal, r.hasProposal = table.Propose(g, own)
}

// game returns the game whose page is open.
func (r *Records) game() rules.Game { return r.games[r.gameIndex] }

// match returns the match of a result, nil where it is not kept any more.
func (r *Records) match(result *store.MatchResult) *rules.Match {
	if m, known := r.matches[result.ID]; known {
		return m
	}
	var found *rules.Match
	if m, err := r.Services.Store.LoadMatch(result.Match); err == nil && store.ResultID(m) == result.ID && rules.HasEnded(m) {
		found = m
	}
	r.matches[result.ID] = found
	return found
}

// Update implements stage.Scene.
func (r *Records) Update(f *input.Frame) {
	r.Services.TellProblems()
	r.Panel.Update(f)
}

// Keys of the controls.
const (
	keyGame  = "record.game"
	keyErase = "record.erase"
	keyNone  = "record.none"
)

// Arrange implements stage.Scene.
func (r *Records) Arrange(v stage.View) {
	if len(r.games) == 0 {
		text := r.Services.Words.T(lang.RecordNone)
		r.LayIn(v, 1, lang.RecordTitle, nil, []widget.PageItem{{Child: r.buildPieces()}, widget.ParagraphItem(keyNone, text, ui.Body(17))}, r.Arrange)
		r.Page().FocusIfNone("close")
		return
	}
	top, items := r.gameChoice(), r.items()
	if columns, scale := stage.PanelColumns(v); top != nil && (v.Class == stage.Low || columns == 1 && scale > 1) { // no room for it on every page
		items = slices.Insert(items, 0, widget.PageItem{OutsideSections: true, Child: top})
		top = nil
	}
	r.Lay(v, lang.RecordTitle, top, items, r.Arrange)
	r.Page().FocusIfNone("close")
}

// gameChoice chooses the game, nil where there is but one.
func (r *Records) gameChoice() widget.Widget {
	if len(r.games) < 2 {
		return nil
	}
	words := r.Services.Words
	segments := make([]widget.Segment, len(r.games))
	for k, g := range r.games {
		segments[k] = widget.Segment{Label: words.Game(g.Info().ID).Title}
	}
	return widget.Padding{Bottom: 6, Child: widget.Choice(keyGame, words.T(lang.RecordGame), segments, r.gameIndex, func(k int) {
		r.choose(k)
		r.Restart()
		r.Arrange(r.View())
	})}
}

// erase forgets all results, after asking.
func (r *Records) erase() {
	words := r.Services.Words
	r.Services.Navigator.Ask(words.T(lang.RecordEraseAsk), words.T(lang.RecordEraseYes), words.T(lang.Cancel), func() {
		// What goes wrong is among the Store's problems.
		_ = r.Services.Store.EraseResults()
		r.read()
		if len(r.games) > 0 { // the storage does not let go of them
			r.choose(0)
		}
		r.Restart()
		r.Arrange(r.View())
	})
}
