package gtp

import (
	"cmp"
	"errors"
	"slices"
	"strconv"
	"strings"

	"engawa/rules"
)

// tagSeed marks a saved match whose Nature moves are entered.
const tagSeed = "gtp.seed"

const manual = "manual"

// seat reads the seat at the beginning of the arguments, or takes the one that acts alone, and returns what follows.
func (s *Session) seat(rest string) (rules.Seat, string, error) {
	word, after := cut(rest)
	if word == rules.Nature.String() || isNumber(word) {
		by, err := rules.ParseSeat(word, s.match.State().Seats())
		return by, after, err
	}
	actors := s.match.State().Actors()
	if actors == 0 {
		return 0, "", rules.Errorf(rules.CodeOver, "the match is over; nobody acts any more")
	}
	by, alone := actors.Only()
	if !alone {
		return 0, "", rules.Errorf("which-seat", "several seats act now, %s; say which", actors)
	}
	return by, rest, nil
}

// playChance draws Nature's moves, unless they are entered.
func (s *Session) playChance(m *rules.Match) error {
	if s.manual {
		return nil
	}
	return m.PlayNature()
}

func (s *Session) newMatch(rest string) (string, error) {
	words := strings.Fields(rest)
	if len(words) == 0 {
		return "", rules.Errorf("bad-arguments", "new takes a game and its options, as %q", "new yokai seed=1")
	}
	g, err := rules.Find(s.config.Games, words[0])
	if err != nil {
		return "", err
	}
	setup := rules.Setup{Options: map[string]string{}}
	seed, entered := uint64(0), false
	given := map[string]bool{}
	for _, word := range words[1:] {
		key, value, ok := strings.Cut(word, "=")
		if !ok || key == "" || value == "" {
			return "", rules.Errorf("bad-arguments", "%q is no option; expected key=value", rules.Shorten(word))
		}
		if given[key] {
			return "", rules.Errorf("bad-arguments", "%s is given twice", rules.Shorten(key))
		}
		given[key] = true
		switch key {
		case "seats":
			n, err := strconv.Atoi(value)
			if err != nil || n < 1 || !isNumber(value) {
				return "", rules.Errorf(rules.CodeSeats, "%q is no number of seats; expected a number from 1",
					rules.Shorten(value))
			}
			setup.Seats = n
		case "teams":
			if setup.Teams, err = g.Info().ParseTeams(value); err != nil {
				return "", err
			}
		case "seed":
			if entered = value == manual; entered {
				continue
			}
			if seed, err = strconv.ParseUint(value, 10, 64); err != nil {
				return "", rules.Errorf("bad-seed",
					"%q is no seed; expected a number from 0 to 18446744073709551615, or manual", rules.Shorten(value))
			}
		default:
			setup.Options[key] = value
		}
	}
	if !given["seed"] && s.config.Seed != nil {
		seed = s.config.Seed()
	}
	return "", s.begin(g, setup, seed, entered)
}

// begin replaces the match by a new one; when that is refused it stays.
func (s *Session) begin(g rules.Game, setup rules.Setup, seed uint64, entered bool) error {
	m, err := rules.NewMatch(g, setup, seed)
	if err != nil {
		return err
	}
	if entered {
		m.Tags[tagSeed] = manual
	} else if err := m.PlayNature(); err != nil {
		return err
	}
	s.match, s.manual = m, entered
	return nil
}

func (s *Session) setPosition(rest string) (string, error) {
	if rest == "" {
		return "", rules.Errorf("bad-arguments", "setposition takes a position as %q writes it", "position")
	}
	setup := s.match.Setup.Clone()
	setup.From = rest
	return "", s.begin(s.match.Game, setup, s.match.Seed, s.manual)
}

// turn plays a whole turn on a copy of the match, so that a fault leaves nothing behind.
func (s *Session) turn(rest string) (string, error) {
	by, text, err := s.seat(rest)
	if err != nil {
		return "", err
	}
	ahead := s.match.Fork(len(s.match.Log))
	if notation, ok := s.match.Game.(rules.Notation); ok {
		err = s.playTurn(ahead, notation, by, text)
	} else {
		err = s.playActions(ahead, by, text)
	}
	if err != nil {
		return "", err
	}
	s.match = ahead
	return "", nil
}

// playTurn plays a turn in the game's own notation, and keeps the notes that it makes.
func (s *Session) playTurn(m *rules.Match, notation rules.Notation, by rules.Seat, text string) error {
	actions, notes, err := notation.ParseTurn(m, by, text)
	if err != nil {
		return err
	}
	for _, do := range actions {
		if _, err := m.Do(rules.Move{By: by, Do: do}); err != nil {
			return err
		}
		if err := s.playChance(m); err != nil {
			return err
		}
	}
	for _, note := range notes {
		m.Note(note.By, note.Kind, note.Text)
	}
	return nil
}

// playActions plays single actions divided by ";".
func (s *Session) playActions(m *rules.Match, by rules.Seat, text string) error {
	words := strings.Split(text, ";")
	for k, word := range words {
		word = strings.TrimSpace(word)
		do, err := m.Game.ParseAction(m.State(), by, word)
		if err == nil {
			_, err = m.Do(rules.Move{By: by, Do: do})
		}
		if err != nil {
			return inTurn(err, k, len(words), word)
		}
		if err := s.playChance(m); err != nil {
			return err
		}
	}
	return nil
}

// inTurn says which action of a turn of several is refused.
func inTurn(err error, k, n int, word string) error {
	e, ok := errors.AsType[*rules.Error](err)
	if !ok || n == 1 {
		return err
	}
	c := *e
	c.Text = "action " + strconv.Itoa(k+1) + ", " + strconv.Quote(rules.Shorten(word)) + ": " + e.Text
	return &c
}

// maxTalk is the longest text that say takes, in bytes.
const maxTalk = 200

// say keeps a remark. A game that reads what is said takes only what it can read.
func (s *Session) say(rest string) (string, error) {
	word, text := cut(rest)
	by, err := rules.ParseSeat(word, s.match.State().Seats())
	switch {
	case err != nil:
		return "", err
	case by == rules.Nature:
		return "", rules.Errorf("bad-seat", "chance says nothing; name a seat")
	case text == "" || len(text) > maxTalk:
		return "", rules.Errorf("bad-arguments", "say takes a seat and a text of 1 to %d bytes, as %q", maxTalk,
			"say 0 well played")
	}
	if talker, ok := s.match.Game.(rules.Talker); ok {
		can := talker.Statements(s.match.State().View(rules.Public), by)
		if !slices.Contains(can, text) {
			return "", rules.Errorf("bad-talk", "seat %s cannot say %q now; expected %s", by, rules.Shorten(text),
				cmp.Or(strings.Join(can, ", "), "silence"))
		}
	}
	s.match.Note(by, rules.NoteTalk, text)
	return "", nil
}

// checkFile refuses a command without the name of a file, or without files.
func (s *Session) checkFile(command, name string) error {
	if name == "" {
		return rules.Errorf("bad-arguments", "%s takes the name of a file", command)
	}
	if s.config.Files == nil {
		return rules.Errorf("bad-file", "there are no files here")
	}
	return nil
}

func (s *Session) save(name string) (string, error) {
	if err := s.checkFile("save", name); err != nil {
		return "", err
	}
	data, err := s.match.Save()
	if err != nil {
		return "", err
	}
	if err := s.config.Files.WriteFile(name, data); err != nil {
		return "", rules.Errorf("bad-file", "it cannot be written: %v", err)
	}
	return "", nil
}

func (s *Session) load(name string) (string, error) {
	if err := s.checkFile("load", name); err != nil {
		return "", err
	}
	data, err := s.config.Files.ReadFile(name)
	if err != nil {
		return "", rules.Errorf("bad-file", "it cannot be read: %v", err)
	}
	m, err := rules.Load(data, func(id string) (rules.Game, bool) {
		g, err := rules.Find(s.config.Games, id)
		return g, err == nil
	})
	if err != nil {
		return "", err
	}
	entered := m.Tags[tagSeed] == manual
	if !entered {
		if err := m.PlayNature(); err != nil {
			return "", err
		}
	}
	s.match, s.manual = m, entered
	return "", nil
}
