package replay

import (
	"slices"

	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// forks reports whether one may play on from here: not where the match is over, and not while it still has secrets,
// which could be tried out.
func (r *Replay) forks() bool {
	return r.match.At(r.moveCount).Actors() != 0 && store.Shareable(r.match)
}

// fork plays on from the present position, in a new match.
func (r *Replay) fork() {
	if r.forks() {
		r.playOnFrom(r.moveCount, table.Players(r.match))
	}
}

// WayBack names the way back to the replay from what is played on from it.
func (r *Replay) WayBack() lang.Key {
	if r.review.open {
		return lang.MenuReturn
	}
	return lang.MenuToReplay
}

// playOnFrom plays on from the position after n moves, in a new match of those players.
func (r *Replay) playOnFrom(n int, players []table.Player) {
	fresh := r.match.Fork(n)
	fresh.Seed = r.services.Seed() // what chance decides later must not be tried out here
	fresh.Notes = slices.DeleteFunc(fresh.Notes, func(n rules.Note) bool { return n.Kind == rules.NoteResign || n.Kind == rules.NoteAgree })
	table.SetPlayers(fresh, players)
	fresh.Tags[store.TagUncounted] = "1"
	game := r.match.Game.Info().ID
	if err := fresh.PlayNature(); err != nil {
		r.services.Navigator.Tell(r.services.Words.Refusal(game, err))
		return
	}
	r.services.Navigator.Table(fresh, r.services.Store.NewMatch(game))
}

// keeps reports whether what is shown is the end of a match that is over and that nobody has kept yet.
func (r *Replay) keeps() bool { return r.foreign && r.moveCount == r.last() }

// keep puts the match among those of the player.
func (r *Replay) keep() {
	words, kept := r.services.Words, r.services.Store
	_, err := kept.SaveMatch(kept.NewMatch(r.match.Game.Info().ID), r.match.Fork(r.last()), r.services.Now())
	r.foreign = false
	r.refresh()
	if err == nil {
		r.services.Navigator.Tell(words.T(lang.ReplayKept))
	}
	for _, p := range kept.Problems() {
		r.services.Navigator.Tell(p.Text(words))
	}
}
