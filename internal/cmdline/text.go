package cmdline

import (
	"bufio"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
)

// textCommand plays a match in a terminal, people and bots.
type textCommand struct {
	seats   int
	options map[string]string
	teams   teams
	bots    map[rules.Seat]string
	seed    seed
}

func (c *textCommand) flags(f flags) {
	c.setupFlags(f)
	f.addSeed(&c.seed)
}

// setupFlags adds the flags of what is agreed before a match.
func (c *textCommand) setupFlags(f flags) {
	f.addCount("seats", "the number `N` of seats", rules.MaxSeats, &c.seats)
	f.addOptions(&c.options)
	f.addTeams(&c.teams)
	f.addOnce("bots", "seats played by bots, by level or name, `SEAT:BOT,...`; the others are people", c.setBots)
}

func (c *textCommand) setBots(value string) error {
	c.bots = map[rules.Seat]string{}
	for word := range strings.SplitSeq(value, ",") {
		seat, name, ok := strings.Cut(word, ":")
		n, err := strconv.Atoi(seat)
		if !ok || err != nil || n < 0 || n >= rules.MaxSeats || name == "" {
			return fmt.Errorf("expected seats and bots, as 1:3 or 0:random,1:2")
		}
		if _, twice := c.bots[rules.Seat(n)]; twice {
			return fmt.Errorf("seat %d has two bots", n)
		}
		c.bots[rules.Seat(n)] = name
	}
	return nil
}

func (c *textCommand) run(env Env, words []string) error {
	g, err := env.oneGame(words)
	if err != nil {
		return err
	}
	sides, err := c.teams.of(g)
	if err != nil {
		return err
	}
	m, err := newMatch(g, rules.Setup{Seats: c.seats, Options: c.options, Teams: sides}, c.seed.or(env.Seed))
	if err != nil {
		return err
	}
	t := &terminal{env: env, lines: bufio.NewScanner(env.Stdin), match: m, bots: map[rules.Seat]bot.Bot{}, names: c.bots}
	for seat, name := range c.bots {
		if int(seat) >= m.State().Seats() {
			return misusef("a bot cannot sit on seat %d; the seats are 0 to %d", seat, m.State().Seats()-1)
		}
		if t.bots[seat], err = bots.New(g, name); err != nil {
			return misuse{err.Error()}
		}
		bot.UseTablebases(t.bots[seat], env.Tablebases)
	}
	for k := range rules.Seat(m.State().Seats()) {
		if t.bots[k] == nil {
			t.people = t.people.With(k)
		}
	}
	return t.play()
}

// terminal is a match being played in a terminal.
type terminal struct {
	env             Env
	lines           *bufio.Scanner
	match           *rules.Match
	bots            map[rules.Seat]bot.Bot
	names           map[rules.Seat]string
	people          rules.Seats
	viewer          rules.Seat          // who looked at the terminal last
	hasShownSecrets bool                // it was shown what others may not see
	moveCount       [rules.MaxSeats]int // how many moves each seat has read; the first is for all where nothing is secret
	noteCount       [rules.MaxSeats]int // and how many notes
}

// play runs the match to its end, or until the player leaves.
func (t *terminal) play() error {
	t.viewer = rules.Public
	if only, ok := t.people.Only(); ok {
		t.viewer = only
	}
	t.printf("%s. Type a move, ? for the moves there are, help for more.\n", t.match.Game.Info().Title)
	for {
		if err := t.match.PlayNature(); err != nil {
			return err
		}
		if t.match.Over() {
			t.finish()
			return nil
		}
		by, isBot := t.nextActor()
		if isBot {
			if err := t.think(by); err != nil {
				return err
			}
			continue
		}
		if leave := t.ask(by); leave {
			return t.readErr()
		}
	}
}

// readErr returns why no further line could be read, nil at the end of the input.
func (t *terminal) readErr() error {
	if err := t.lines.Err(); errors.Is(err, bufio.ErrTooLong) {
		return fmt.Errorf("a line may have %d bytes at most", bufio.MaxScanTokenSize-1)
	} else if err != nil {
		return fmt.Errorf("reading what is typed: %w", err)
	}
	return nil
}

func (t *terminal) printf(format string, args ...any) { fmt.Fprintf(t.env.Stdout, format, args...) }

// nextActor returns who acts: bots first, so that people never wait behind each other.
func (t *terminal) nextActor() (by rules.Seat, isBot bool) {
	actors := t.match.State().Actors()
	if seat, ok := (actors &^ t.people).First(); ok {
		return seat, true
	}
	if actors.Has(t.viewer) {
		return t.viewer, false
	}
	seat, _ := actors.First()
	return seat, false
}

func (t *terminal) think(by rules.Seat) error {
	m := t.match
	do, err := bot.Decide(t.bots[by], m, by, bot.Budget{})
	if err != nil {
		return err
	}
	bot.Note(t.bots[by], m, by)
	_, err = m.Do(rules.Move{By: by, Do: do})
	return err
}

// ask tells the seat what has happened and lets it act once. It reports whether the player leaves.
func (t *terminal) ask(by rules.Seat) (leave bool) {
	if by != t.viewer {
		if t.people.Len() > 1 && (t.hasShownSecrets || t.hasSecrets(by)) {
			t.printf("%sSeat %s: press Enter when nobody else can see the screen. ", strings.Repeat("\n", 40), by)
			if !t.lines.Scan() {
				return true
			}
		}
		t.viewer, t.hasShownSecrets = by, false
	}
	t.hasShownSecrets = t.hasShownSecrets || t.hasSecrets(by)
	t.writeMoves(by)
	t.show()
	for {
		t.printf("seat %s> ", by)
		if !t.lines.Scan() {
			t.printf("\n")
			return true
		}
		acted, leave := t.execute(by, strings.TrimSpace(strings.ReplaceAll(t.lines.Text(), "\t", " ")))
		if acted || leave {
			return leave
		}
	}
}

// hasSecrets reports whether the terminal shows the seat what others may not see: all of its View is drawn.
func (t *terminal) hasSecrets(by rules.Seat) bool {
	return rules.PrivacyOf(t.match.Game, t.match.State(), by) != rules.Open
}

// writeMoves writes the moves that the viewer has not read, as it may know them.
func (t *terminal) writeMoves(by rules.Seat) {
	reader := t.readerSeat(by)
	for k := min(t.moveCount[reader], len(t.match.Log)); k < len(t.match.Log); k++ {
		t.writeNotes(reader, k)
		t.printf("%s\n", t.moveLine(k))
	}
	t.moveCount[reader] = len(t.match.Log)
	t.writeNotes(reader, len(t.match.Log))
}

// readerSeat returns the seat under which is kept what the seat has read: the first for all where nothing is secret.
func (t *terminal) readerSeat(by rules.Seat) rules.Seat {
	if t.match.Game.Info().Secrets == rules.Open {
		return 0
	}
	return by
}

// moveLine returns the k-th move as the viewer may know it.
func (t *terminal) moveLine(k int) string {
	m, mv := t.match, t.match.Log[k]
	who := "seat " + mv.By.String()
	if mv.By == rules.Nature {
		who = "chance"
	} else if name, ok := t.names[mv.By]; ok {
		who += " (" + name + ")"
	}
	if seen, _ := m.ViewMove(k, t.viewer); seen.Do == rules.Hidden {
		return who + " has moved in secret"
	}
	return who + ": " + m.Game.FormatAction(m.At(k), mv)
}

// show draws the position as the viewer knows it.
func (t *terminal) show() {
	v := t.match.State().View(t.viewer)
	if drawn, ok := v.(fmt.Stringer); ok {
		t.printf("\n%s\n", drawn)
		return
	}
	t.printf("\n%s\n\n", t.match.Game.FormatPosition(v))
}

// finish prints the end.
func (t *terminal) finish() {
	t.writeMoves(max(t.viewer, 0))
	t.viewer = rules.Referee
	t.show()
	t.printf("The match is over: %s.\n", rules.End(t.match.Game, t.match.State()))
	t.score(t.match.State())
}
