package stage

import (
	"context"
	"io"
	"time"

	"engawa/audio"
	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/puzzles"
	"engawa/scenes/anim"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/store"
)

// Services is what every scene may use. There is one for a window; scenes get it when they are made.
type Services struct {
	Words      *lang.Catalog
	Settings   store.Settings
	Store      *store.Store
	Sound      audio.Player
	Stack      *Stack
	Navigator  Navigator
	Dial       Dial      // nil where no other device can be reached
	Host       Host      // the host of tables inside this program; nil where there is none
	Random     io.Reader // of secrets
	Notices    Notices   // nil where nobody can be called, and in the first moments of the program
	Outside    Outside   // nil where nothing can be exchanged
	Files      Files     // nil where files are chosen by other means, or not at all
	Games      []rules.Game
	Boxes      map[string]Box                 // what games bring to the rooms around their tables, by the game's id
	Puzzles    Puzzles                        // the puzzles of games that have some
	Tablebases bot.Tablebases                 // what the computer's players look things up in; nil for none
	Seed       func() uint64                  // a new seed for a match
	NewJudge   func(bot.Tablebases) bot.Judge // what judges positions in an analysis; nil for what the game's bots have
	Now        func() int64                   // the time in seconds, for sorting saves
	Clock      func() time.Duration           // time since some fixed instant, to share a tick with bots; nil gives them a fixed amount of work
	UsesTouch  bool                           // a finger was used last, neither mouse nor keys
	OnChange   func()                         // to be called after Words or Settings have changed

	Lettering func(input.Stroke) string // what stands on a key of the keyboard at hand, "" if unknown; nil where nothing is known

	usual *input.Map // what keys and buttons stand for usually; nil before it has been asked for
}

// Dial opens a line to the host of a link.
type Dial func(ctx context.Context, l remote.Link) (remote.Conn, error)

// Puzzles are the lists of puzzles.
type Puzzles interface {
	// Games returns the ids of the games that have puzzles.
	Games() []string
	// Of returns the puzzles of a game, by grade. They are none, without an error, while they are on their way, and for
	// other games. What could not be had is asked for again the next time.
	Of(game string) ([]puzzles.Puzzle, error)
}

// WayBack leads back to the replay from which a match was played on.
type WayBack struct {
	Name lang.Key // what it goes back to
	Go   func()
}

// Navigator lead from one scene to another without the scenes knowing each other.
type Navigator interface {
	Shelf()                                 // back to the shelf
	Setup(game string)                      // choose players and options
	Begin(game string)                      // play at once, as the set-up proposes
	Table(m *rules.Match, id store.MatchID) // play, saving under the id; on top of a replay, to which one comes back
	// Result shows the end of a match, the side of a seat below; look goes back to the board, and back to the replay from which the match was
	// played on, nil for none. Where the match was played elsewhere, again is how the same people play again there; nil for here.
	Result(m *rules.Match, below rules.Seat, look func(), back *WayBack, again *Rematch)
	Replay(m *rules.Match) // step through a match, on top of the present scene
	// Analysis is the same with the analysis open, at the move by which a seat has lost, or for Public at the start.
	Analysis(m *rules.Match, loser rules.Seat)
	// Explore plays moves of both sides of a game that has a judge, with what each is worth, on top of the present scene, or
	// in the place of one that explores already.
	Explore(game string, setup rules.Setup)
	Position(m *rules.Match)        // set up a position of the game, at first that of the match, on top of the present scene
	Recap(m *rules.Match, of Recap) // show what has happened since somebody's last turn, on top of the table
	Records()                       // how the matches here have ended, on top of the present scene
	Settings()                      // on top of the present scene
	// Book opens the rules pages of a game on top of the present scene, by what is agreed, nil for what is usual.
	Book(game string, options map[string]string, skin lang.Skin)
	// Puzzles lists the puzzles of a game over its set-up: those of the edition that the options choose, with the focus on
	// the one that is near, "" for that of the day.
	Puzzles(game string, options map[string]string, near string)
	Puzzle(p puzzles.Puzzle)                // play a puzzle
	Lesson(id string)                       // the interactive lesson with that id, at the step where it was left
	Help()                                  // keys and touch on top of the present scene
	Open()                                  // open a match from elsewhere, on top of the present scene
	Share(m *rules.Match)                   // give a match away, on top of the present scene
	Together(link string)                   // sit down at a table elsewhere by a link, "" for none yet, on top of the present scene
	NewTable()                              // choose the game of a table of this program's own host, on top of the present scene
	Invite(link string)                     // show the table of this program's own host that has the link, with its free seats, on top of the present scene
	Seat(lines ...*client.Session)          // play at a table elsewhere, a line for each seat of this device; all have been told of the table
	Ask(question, yes, no string, f func()) // a question on top; f is called for yes
	Tell(sentence string)                   // a sentence on top
}

// Rematch is how the people of a match that has ended elsewhere play again.
type Rematch struct {
	Ask  func() // asks for it, or goes there if somebody has asked; nil where nobody here can
	Tick func() // hears what the host sends; called at every tick
}

// Recap says which end of a match is shown again, and to whom.
type Recap struct {
	From   int        // how many moves of the log come before it
	Viewer rules.Seat // who looks; Public for what everybody at the table sees
	Near   rules.Seat // whose side lies below
}

// TellProblems tells the player what has gone wrong with what is kept since it was last asked for.
func (svc *Services) TellProblems() {
	for _, p := range svc.Store.Problems() {
		svc.Navigator.Tell(p.Text(svc.Words))
	}
}

// Speed returns the speed of movements that the settings ask for.
func (svc *Services) Speed() anim.Speed {
	switch {
	case svc.Settings.ReducedMotion:
		return anim.Off
	case svc.Settings.Speed == store.Slow:
		return anim.Slow
	case svc.Settings.Speed == store.Fast:
		return anim.Fast
	case svc.Settings.Speed == store.Off:
		return anim.Off
	}
	return anim.Normal
}
