package result

import (
	"cmp"
	"strconv"
	"strings"

	"engawa/rules"
	"engawa/scenes/diagram"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/yokaiart"
	"engawa/sprites"
	yokaisprites "engawa/sprites/yokai"
)

// model is what the screen shows.
type model struct {
	*facts
	selection      selection
	caption        string // the number that is lit, as "Lakes 15"
	pictureCaption string // whose picture is seen, and the caption
}

// facts are what the screen shows of the match in a language. They are made once for each and not changed any more.
type facts struct {
	class        stage.Class
	title        string
	moves        string // how many there were
	rows         []rowModel
	narration    lang.End
	hasReason    bool   // the narration says what decided the match, and must be shown
	value        string // of the start, "" where it is not known
	choices      []choice
	hasPoints    bool // there is a table of points
	columns      []columnModel
	maxPoints    int    // points of the best
	hasTeams     bool   // a row is about several seats
	takenHeading string // what stands over the pieces that a seat has taken
	treasures    bool   // the Board draws what each seat has
	hasWinner    bool   // somebody has
	pieces       pieces
	skin         yokaisprites.Skin
	last         *diagram.Diagram // the last position; nil for none, and where the map of a seat is shown in its place
	lastName     string           // what it is called
	progress     *progressView    // how the seats have stood; nil where the maps show it, or nothing does
	moving       *movement        // read by what draws, never by what builds
	choose       func(selection)
	enlarge      func() // shows the picture large
}

// rowModel is what a row shows.
type rowModel struct {
	*row
	number      string       // its rank, "" where several have lost alike
	first       bool         // it shares the best rank
	hasWon      bool         // it is a winner's
	kind        string       // a person or a bot, or the players of a side
	face        sprites.Face // of a bot
	mood        sprites.Mood
	status      string // how it has fared
	mates       []mate
	details     []string // the counts in words
	maxDetails  int      // so many of them are seen at most: those of a goal stand alone
	description string   // how it has fared, in words for screen readers, but for rank and name
	team        string   // the same in a table, where the counts are cells: with the players of a side
	counts      []int    // in the columns
	columns     []string // what its numbers are called
}

// mate is one of the players of a side.
type mate struct {
	seat rules.Seat
	name string
}

// columnModel is a column of the table of points.
type columnModel struct {
	table.Column
	word float64 // width of the longest word of its name
}

// choice is one of the buttons, the most important first.
type choice struct {
	key, icon, name string
	press           func()
}

// selection is the row whose picture is seen, and the column whose points are lit on it.
type selection struct {
	row    int
	column int // noColumn for none
}

// noColumn lights nothing.
const noColumn = -1

// everything is the first selection: the whole picture of the first row.
var everything = selection{0, noColumn}

// model makes the view model of what is selected.
func (r *Result) model() model {
	m := model{facts: r.facts, selection: r.selection, pictureCaption: r.facts.rows[r.selection.row].player.Name}
	if !r.facts.hasPoints {
		m.pictureCaption = r.facts.narration.Line
	}
	if column := m.selection.column; column != noColumn {
		m.caption = m.columns[column].Name + " " + strconv.Itoa(m.rows[m.selection.row].counts[column])
		m.pictureCaption += " · " + m.caption
	}
	return m
}

// gather makes the facts in the present language.
func (r *Result) gather() *facts {
	words, o := r.services.Words.WithSkin(lang.SkinOf(r.match)), &r.outcome
	r.words = words
	for k := range o.rows {
		if row := &o.rows[k]; row.mates != nil {
			row.player.Name = r.pieces.sides.SideName(row.side)
		}
	}
	m := &facts{
		class: r.view.Class, title: r.title(), moves: r.moves(), value: valueOfStart(words, r.match, r.services.Boxes[r.game()]),
		choices: r.choices(), hasTeams: o.hasTeams, hasWinner: len(o.winners) > 0, pieces: r.pieces, skin: yokaiart.Skin(lang.SkinOf(r.match)), treasures: r.pieces.treasures(), takenHeading: r.services.Words.T(lang.EndTaken),
		lastName:  words.T(lang.EndLastPosition),
		narration: table.EndWords(words, r.match, r.pieces.board), moving: &r.moving,
		choose: r.choose, enlarge: r.enlarge,
	}
	r.scoreTable = r.pieces.scoreTable(o)
	if l := r.scoreTable; l != nil {
		m.hasPoints, m.maxPoints, m.value = true, l.maxPoints, ""
		for _, column := range l.columns {
			m.columns = append(m.columns, columnModel{column, longestWord(column.Name)})
		}
		if _, ties := l.kind(table.ColumnTie); ties && o.end != rules.NoteResign {
			// The title and the numbers tell all but what made the difference, and how a tie is decided.
			line := l.tie(words, o.rows)
			if len(o.winners) == 1 && l.totalOf(&o.rows[0]) > l.totalOf(&o.rows[1]) {
				line = strings.TrimSpace(m.narration.Line + " " + line)
			}
			m.narration = lang.End{Line: line}
			m.hasReason = line != ""
		}
	}
	if r.progress != nil {
		m.progress = r.progress.newView(words, r.match)
	}
	if r.hasPicture && (!m.hasPoints || o.hasTeams) { // sides meet on one board, and a map is what one has done there
		m.last = &r.last
	}
	for k := range o.rows {
		m.rows = append(m.rows, r.row(m, &o.rows[k]))
	}
	if m.progress != nil {
		m.progress.summary = m.progress.describe(m.rows)
	}
	return m
}

// row makes the model of a row.
func (r *Result) row(m *facts, row *row) rowModel {
	made := rowModel{
		row: row, first: row.rank == r.outcome.rows[0].rank, hasWon: r.outcome.hasWon(row.seat), status: r.outcome.status(r.words, row.seat),
	}
	if m.hasPoints || !r.outcome.hasLostTogether(row) {
		made.number = strconv.Itoa(row.rank)
	}
	made.details, made.maxDetails = row.parts(r.words, r.game(), made.hasWon)
	made.face, _ = row.player.Appearance(r.words, r.match.Game)
	made.mood = table.MoodAtEnd(r.match, row.seat)
	made.kind = cmp.Or(r.mateNames(row), row.player.RatedKind(r.words, r.match.Game))
	made.description, made.team = r.words.List(made.status, strings.Join(made.details, " · ")), made.status
	if row.mates != nil {
		made.team = r.words.List(made.kind, made.status)
	}
	players := table.Players(r.match)
	for _, seat := range row.mates {
		made.mates = append(made.mates, mate{seat, players[seat].Name})
	}
	for _, column := range m.columns {
		made.counts = append(made.counts, row.pointsIn(column.Key))
		made.columns = append(made.columns, r.words.Of(row.player.Name, column.Name))
	}
	return made
}

// mateNames lists the players of a row, "" where it is about one.
func (r *Result) mateNames(row *row) string {
	players := table.Players(r.match)
	var names []string
	for _, seat := range row.mates {
		names = append(names, players[seat].Name)
	}
	return r.words.List(names...)
}

// moves says how many rounds, moves, or turns of several moves have been played.
func (r *Result) moves() string {
	if n, ok := r.pieces.round(); ok {
		return r.words.T(lang.EndRounds, lang.Count("n", n))
	}
	return table.LengthOf(r.words, r.match)
}

// game returns the id of the game.
func (r *Result) game() string { return r.match.Game.Info().ID }

// choices leaves sharing out where there is least room, as it is in the menu of the table too, and playing again where
// nobody here can: who has watched. Where a replay was played on from, the way back to it takes the place of sharing.
func (r *Result) choices() []choice {
	const roomy = 640.0
	nav := r.services.Navigator
	var list []choice
	if r.rematch == nil || r.rematch.Ask != nil {
		list = []choice{{"again", "replay", r.words.T(lang.EndPlayAgain), r.startRematch}}
	}
	way := choice{"replay", "history", r.words.T(lang.EndReplay), func() { nav.Replay(r.match) }}
	if isSolved := table.IsSolved(r.match); isSolved || table.IsEstimated(r.match) { // the replay lies behind its analysis
		key, name, loser := "analysis", lang.ReplayAnalysis, r.loser()
		if loser != rules.Public {
			if key, name = "loss", lang.EndTurningPoint; isSolved {
				name = lang.EndMistake
			}
		}
		way = choice{key, "chart", r.words.T(name), func() { nav.Analysis(r.match, loser) }}
	}
	list = append(list, choice{"look", "eye", r.words.T(lang.EndSeeBoard), r.look})
	isLow := r.view.Class == stage.Low && r.view.Safe.W < roomy
	shelf := choice{"shelf", "home", r.words.T(lang.EndShelf), nav.Shelf}
	if r.back != nil {
		if !isLow {
			list = append(list, way)
		}
		return append(list, choice{"return", "back", r.words.T(r.back.Name), r.back.Go}, shelf)
	}
	list = append(list, way, shelf)
	if len(list) == 4 && isLow {
		return list
	}
	return append(list, choice{"share", "share", r.words.T(lang.MenuShare), func() { nav.Share(r.match) }})
}

// title is what stands over everything. It speaks to the only person of a match on this device, and names winners to
// others.
func (r *Result) title() string {
	seat, alone := table.People(table.Players(r.match)).Only()
	switch {
	case !alone || r.rematch != nil || len(r.outcome.winners) == 0:
		return r.outcome.title(r.words)
	case r.outcome.hasWon(seat):
		return r.words.T(lang.EndYouWin)
	}
	return r.words.T(lang.EndYouLose)
}

// loser returns the only person of the match, if that person has lost it, else Public.
func (r *Result) loser() rules.Seat {
	seat, alone := table.People(table.Players(r.match)).Only()
	if !alone || len(r.outcome.winners) == 0 || r.outcome.hasWon(seat) {
		return rules.Public
	}
	return seat
}
