package gtp

import (
	"strconv"
	"strings"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/perft"
)

// command is one command of the protocol.
type command struct {
	name  string
	usage string // its arguments
	help  string // one line
	match bool   // whether it needs a match
	run   func(s *Session, rest string) (data string, err error)
}

func commands() []command {
	return []command{
		{"new", "GAME [seats=N] [teams=A,B,...] [seed=S|manual] [option=value]...", "begins a match", false, (*Session).newMatch},
		{"position", "", "the position in the game's notation", true, plain("position", (*Session).position)},
		{"setposition", "P", "begins again from a position", true, (*Session).setPosition},
		{"actors", "", "who may act, or over and the payoffs", true, plain("actors", (*Session).actors)},
		{"moves", "[SEAT]", "the legal actions, one a line", true, (*Session).moves},
		{"do", "[SEAT] ACTION", "plays an action", true, (*Session).do},
		{"turn", "[SEAT] TEXT", "plays a whole turn, all or nothing", true, (*Session).turn},
		{"say", "SEAT TEXT", "says something to the others; kept in the log", true, (*Session).say},
		{"bot", "SEAT LEVEL [TIME]", "what that bot would play; not played", true, (*Session).bot},
		{"view", "[SEAT]", "the position as the seat sees it", true, (*Session).view},
		{"hash", "", "the position's hash", true, plain("hash", func(s *Session) (string, error) { return s.match.HashText(), nil })},
		{"log", "", "the moves played and what was said, one a line", true, plain("log", (*Session).log)},
		{"score", "", "a line a seat: payoff and categories", true, plain("score", (*Session).score)},
		{"count", "[DEPTH] [unit=action|turn] [time=T]", "the number of move sequences from here", true, (*Session).count},
		{"undo", "", "takes back the last seat's action", true, plain("undo", (*Session).undo)},
		{"redo", "", "plays again what was taken back", true, plain("redo", (*Session).redo)},
		{"save", "FILE", "writes the match to a file", true, (*Session).save},
		{"load", "FILE", "reads a match from a file", false, (*Session).load},
		{"puzzles", "GAME [DATE]", "the ids of a game's puzzles, or of the one of a day", false, (*Session).puzzles},
		{"puzzle", "ID", "game, options, position, seat, grade and answer of a puzzle", false, (*Session).puzzle},
		{"games", "", "the games with seats and options", false, plain("games", (*Session).games)},
		{"help", "", "this list", false, plain("help", (*Session).help)},
		{"quit", "", "ends the session", false, plain("quit", (*Session).quit)},
	}
}

// plain makes a command of a function without arguments.
func plain(name string, run func(*Session) (string, error)) func(*Session, string) (string, error) {
	return func(s *Session, rest string) (string, error) {
		if rest != "" {
			return "", rules.Errorf("bad-arguments", "%s takes no arguments, not %q", name, rules.Shorten(rest))
		}
		return run(s)
	}
}

func (s *Session) position() (string, error) {
	return s.match.Game.FormatPosition(s.match.State()), nil
}

func (s *Session) actors() (string, error) {
	if !s.match.Over() {
		return s.match.State().Actors().String(), nil
	}
	text := "over"
	for _, n := range s.match.State().Payoffs() {
		text += " " + strconv.Itoa(n)
	}
	return text, nil
}

func (s *Session) log() (string, error) {
	var lines []string
	notes := s.match.Notes
	for k := range len(s.match.Log) + 1 {
		for len(notes) > 0 && notes[0].After <= k {
			lines = append(lines, strings.TrimSpace("# "+notes[0].Kind+" "+notes[0].By.String()+" "+notes[0].Text))
			notes = notes[1:]
		}
		if k < len(s.match.Log) {
			mv := s.match.Log[k]
			lines = append(lines, mv.By.String()+" "+s.match.Game.FormatAction(s.match.At(k), mv))
		}
	}
	return strings.Join(lines, "\n"), nil
}

func (s *Session) score() (string, error) {
	var lines []string
	for _, l := range rules.Score(s.match.Game, s.match.State()) {
		text := l.Seat.String() + " payoff " + strconv.Itoa(l.Payoff)
		for _, c := range l.Counts {
			text += " " + c.Name + " " + strconv.Itoa(c.N)
		}
		lines = append(lines, text)
	}
	return strings.Join(lines, "\n"), nil
}

func (s *Session) undo() (string, error) {
	if !s.match.Undo() {
		return "", rules.Errorf(rules.CodeUndoNothing, "no seat has acted; there is nothing to take back")
	}
	return "", nil
}

func (s *Session) redo() (string, error) {
	if !s.match.Redo() {
		return "", rules.Errorf("redo-nothing", "nothing has been taken back that could be played again")
	}
	return "", s.playChance(s.match)
}

func (s *Session) help() (string, error) {
	var lines []string
	for _, c := range commands() {
		lines = append(lines, strings.TrimSpace(c.name+" "+c.usage)+": "+c.help)
	}
	return strings.Join(lines, "\n"), nil
}

func (s *Session) quit() (string, error) {
	s.isDone = true
	return "", nil
}

func (s *Session) games() (string, error) {
	var lines []string
	for _, g := range s.config.Games {
		lines = append(lines, describe(g.Info()))
	}
	return strings.Join(lines, "\n"), nil
}

// describe writes a game on one line: "yokai seats=2 rules=mori,dobutsu".
func describe(info rules.Info) string {
	text := info.ID + " seats=" + strconv.Itoa(info.MinSeats)
	if info.MaxSeats > info.MinSeats {
		text += "-" + strconv.Itoa(info.MaxSeats)
	}
	for _, o := range info.Options {
		text += " " + o.Key + "=" + o.Choices()
	}
	return text
}

func (s *Session) moves(rest string) (string, error) {
	if rest == "" && s.match.Over() {
		return "", nil
	}
	by, rest, err := s.seat(rest)
	if err != nil {
		return "", err
	}
	if rest != "" {
		return "", rules.Errorf("bad-arguments", "moves takes a seat at most, not %q", rules.Shorten(rest))
	}
	state := s.match.State()
	actions := state.Legal(by, nil)
	if by == rules.Nature {
		for _, o := range state.Chances(nil) {
			actions = append(actions, o.Do)
		}
	}
	lines := make([]string, len(actions))
	for k, do := range actions {
		lines[k] = s.match.Game.FormatAction(state, rules.Move{By: by, Do: do})
	}
	return strings.Join(lines, "\n"), nil
}

func (s *Session) do(rest string) (string, error) {
	by, text, err := s.seat(rest)
	if err != nil {
		return "", err
	}
	do, err := s.match.Game.ParseAction(s.match.State(), by, text)
	if err != nil {
		return "", err
	}
	if _, err := s.match.Do(rules.Move{By: by, Do: do}); err != nil {
		return "", err
	}
	return "", s.playChance(s.match)
}

func (s *Session) view(rest string) (string, error) {
	var by rules.Seat
	var err error
	switch rest {
	case "public":
		by = rules.Public
	case "referee":
		by = rules.Referee
	default:
		var more string
		if by, more, err = s.seat(rest); err != nil {
			return "", err
		}
		if more != "" || by == rules.Nature {
			return "", rules.Errorf("bad-arguments", "view takes a seat, public or referee, not %q", rules.Shorten(rest))
		}
	}
	return s.match.Game.FormatPosition(s.match.State().View(by)), nil
}

func (s *Session) bot(rest string) (string, error) {
	words := strings.Fields(rest)
	if len(words) < 2 || len(words) > 3 {
		return "", rules.Errorf("bad-arguments", "bot takes a seat, a level and perhaps a time, as %q", "bot 0 3")
	}
	by, err := rules.ParseSeat(words[0], s.match.State().Seats())
	if err != nil {
		return "", err
	}
	if by == rules.Nature {
		return "", rules.Errorf("bad-seat", "chance is drawn, not played by a bot; name a seat")
	}
	b, err := bots.New(s.match.Game, words[1])
	if err != nil {
		return "", err
	}
	bot.UseTablebases(b, s.config.Tablebases)
	var budget bot.Budget
	if len(words) == 3 {
		stop, err := s.deadline(words[2])
		if err != nil {
			return "", err
		}
		budget = bot.Budget{Nodes: -1, Stop: stop}
	}
	do, err := bot.Decide(b, s.match, by, budget)
	if err != nil {
		return "", err
	}
	return s.match.Game.FormatAction(s.match.State(), rules.Move{By: by, Do: do}), nil
}

// deadline returns a function that says when a time is over, counted from now.
func (s *Session) deadline(text string) (stop func() bool, err error) {
	if s.config.Deadline == nil {
		return nil, rules.Errorf("bad-time", "there is no clock here; leave the time out")
	}
	if stop, err = s.config.Deadline(text); err != nil {
		return nil, rules.Errorf("bad-time", "%q is no time; expected a number above 0 and its unit, as 500ms or 2s",
			rules.Shorten(text))
	}
	return stop, nil
}

func (s *Session) count(rest string) (string, error) {
	depth, unit := 1, perft.Action
	var haveDepth, haveUnit bool
	var done, all int
	watch := perft.Watch{First: func(d, a int) { done, all = d, a }}
	for _, word := range strings.Fields(rest) {
		value, isUnit := strings.CutPrefix(word, "unit=")
		time, isTime := strings.CutPrefix(word, "time=")
		n, err := strconv.Atoi(word)
		switch {
		case isUnit && !haveUnit:
			unit, haveUnit = value, true
		case isTime && watch.Stop == nil:
			if watch.Stop, err = s.deadline(time); err != nil {
				return "", err
			}
		case isNumber(word) && err == nil && n <= perft.MaxDepth && !haveDepth:
			depth, haveDepth = n, true
		default:
			return "", rules.Errorf("bad-arguments", "count takes a depth from 0 to %d, a unit and a time, as %q, not %q",
				perft.MaxDepth, "count 3 unit=turn time=2s", rules.Shorten(word))
		}
	}
	n, err := perft.Count(s.match.Game, s.match.State(), depth, unit, watch)
	if rules.CodeOf(err) == perft.Stopped {
		return "", rules.Errorf(perft.Stopped, "the time was over when %d of %d first steps were counted", done, all)
	}
	if err != nil {
		return "", err
	}
	return strconv.FormatUint(n, 10), nil
}
