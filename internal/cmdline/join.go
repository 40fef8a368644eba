//go:build !js

package cmdline

import (
	"bufio"
	"context"
	"crypto/rand"
	"fmt"
	"strings"
	"time"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules"
)

// joinCommand plays at a table that a host keeps, in a terminal.
type joinCommand struct {
	name, key string
}

func (c *joinCommand) flags(f flags) {
	f.addText("name", "what the others call you, a `NAME`", &c.name)
	f.addText("key", "the `KEY` of the device that has sat down already", &c.key)
}

const joinHelp = `A move is typed as it is written; ? lists those there are.
  show       the position
  undo       take the last move back; asks the others where they have played since
  agree, no  answer what another player asks
  draw       ask the others to agree that nobody wins
  resign     give the match up
  decide HOW how to go on without who is away: wait, bot or resign
  say TEXT   a sentence of the game, or a name for a place
  quit       leave; the match waits
`

func (c *joinCommand) run(env Env, words []string) error {
	if len(words) != 1 {
		return misusef("expected one link, as http://HOST/#seat=TABLE.SECRET")
	}
	link, err := remote.ParseLink(words[0])
	if err != nil {
		return misuse{plainText(err)}
	}
	key := remote.Secret(c.key)
	if c.key == "" {
		if key, err = remote.NewSecret(rand.Reader); err != nil {
			return err
		}
	} else if !key.Valid() {
		return misusef("the key cannot be %q; expected 26 letters and digits, as a former \"engawa join\" told", rules.Shorten(c.key))
	}
	ctx, stop := env.interruptContext()
	defer stop()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	fmt.Fprintf(env.Stdout, "Your key, to come back with -key: %s\n", key)
	return newTableClient(ctx, env, client.Config{
		Link: link, Key: key, Name: c.name, Dial: func(ctx context.Context) (remote.Conn, error) { return client.Dial(ctx, link) },
	}).play(ctx)
}

// send sends something to the goroutine that prints, unless that has ended.
func send[T any](ctx context.Context, to chan<- T, what T) {
	select {
	case to <- what:
	case <-ctx.Done():
	}
}

// tableClient is the client of a seat at a table, which prints what the host sends.
type tableClient struct {
	env          Env
	link         remote.Link
	key          remote.Secret
	client       *client.Client
	replies      chan remote.Reply
	lineErrors   chan error
	isLineBroken bool // the line
	hasShownDeal bool // it has been told that all add to the deal
}

// newTableClient returns a client that prints until the context ends. It sets what the config leaves open.
func newTableClient(ctx context.Context, env Env, c client.Config) *tableClient {
	j := &tableClient{env: env, link: c.Link, key: c.Key, replies: make(chan remote.Reply), lineErrors: make(chan error)}
	c.Games, c.Random = env.Games, rand.Reader
	c.OnReply = func(r remote.Reply) { send(ctx, j.replies, r) }
	c.OnDisconnect = func(err error) { send(ctx, j.lineErrors, err) }
	j.client = client.New(c)
	return j
}

func (j *tableClient) printf(format string, args ...any) { fmt.Fprintf(j.env.Stdout, format, args...) }

// lookInterval is how often the client is told that somebody looks at the terminal, see [client.Client.Look].
const lookInterval = time.Second

// play prints what comes and sends what is typed until the player leaves or the host lets go.
func (j *tableClient) play(ctx context.Context) error {
	j.client.Look()
	looks := time.NewTicker(lookInterval)
	defer looks.Stop()
	runErr := make(chan error, 1)
	go func() { runErr <- j.client.Run(ctx) }()
	lines := make(chan string)
	go func() {
		defer close(lines)
		for s := bufio.NewScanner(j.env.Stdin); s.Scan(); {
			send(ctx, lines, strings.TrimSpace(s.Text()))
		}
	}()
	for {
		select {
		case r := <-j.replies:
			if leave := j.print(r); leave {
				return nil
			}
		case err := <-j.lineErrors:
			if !j.isLineBroken {
				j.printf("The line is broken (%v); it is being tried again.\n", err)
			}
			j.isLineBroken = true
		case <-looks.C:
			j.client.Look()
		case err := <-runErr:
			return err
		case line, ok := <-lines:
			if !ok || line == "quit" {
				return nil
			}
			if err := j.sendLine(line); err != nil {
				return err
			}
		}
	}
}

// sendLine sends what a line asks for.
func (j *tableClient) sendLine(line string) error {
	s := j.client.State()
	word, rest, _ := strings.Cut(line, " ")
	r := remote.Request{N: s.N}
	switch {
	case line == "":
		return nil
	case line == "help":
		j.printf("%s", joinHelp)
		return nil
	case s.View == nil:
		j.printf("The table has not answered yet.\n")
		return nil
	case line == "show":
		j.printPosition(s)
		return nil
	case line == "?":
		for _, a := range s.View.Legal(s.Seat, nil) {
			j.printf("  %s\n", s.Game.FormatAction(s.View, rules.Move{By: s.Seat, Do: a}))
		}
		return nil
	case line == "undo":
		r.Type = remote.Undo
	case line == "draw":
		r.Type = remote.Draw
	case line == "agree":
		r.Type = remote.Agree
	case line == "no":
		r.Type = remote.Refuse
	case line == "resign":
		r.Type = remote.Resign
	case word == "decide":
		r.Type, r.Text = remote.Decide, rest
	case word == "say":
		r.Type, r.Text = remote.Say, rest
	default:
		r.Type, r.Text = remote.Do, line
	}
	if len(r.Text) > remote.MaxText {
		j.printf("A line may have %d bytes at most.\n", remote.MaxText)
		return nil
	}
	_, err := j.client.Send(r)
	return err
}

// print prints a frame of the host, and reports whether the match is over.
func (j *tableClient) print(r remote.Reply) (leave bool) {
	s := j.client.State()
	switch r.Type {
	case remote.Welcome:
		j.isLineBroken = false
		j.printf("%s: you are %s. help lists what can be typed.\n", s.Game.Info().Title, s.Seat.Name())
	case remote.Position:
		j.printPosition(s)
	case remote.Update:
		j.printf("%d. %s %s\n", r.N, r.By, r.Move)
		j.printTurn(s)
	case remote.Refused:
		j.printf("Not done: %s\n", r.Text)
	case remote.Asked:
		if r.Text != "" && r.By != s.Seat.String() {
			j.printf("Seat %s asks for %q; agree or no.\n", r.By, r.Text)
		}
	case remote.Absent:
		if r.By != "" {
			j.printf("Seat %s is waited for (%s); decide wait, decide bot or decide resign.\n", r.By, r.Text)
		}
	case remote.Noted:
		j.printf("seat %s: %s %s\n", r.Note.By, r.Note.Kind, r.Note.Text)
	case remote.People:
		for k, p := range r.Seats {
			switch {
			case p.Bot != "":
				j.printf("seat %d: a computer, %s\n", k, p.Bot)
			case p.Plays != "":
				j.printf("seat %d: %s is away; a computer plays, %s\n", k, nameOr(p.Name), p.Plays)
			case p.Slow:
				j.printf("seat %d: %s is here, by a slow line\n", k, nameOr(p.Name))
			case p.Here:
				j.printf("seat %d: %s is here\n", k, nameOr(p.Name))
			case p.Name != "":
				j.printf("seat %d: %s is away\n", k, p.Name)
			}
		}
	case remote.Again:
		next := j.link
		next.Table = r.Table
		j.printf("Seat %s plays again: engawa join -key %s '%s'\n", r.By, j.key, next)
	case remote.Deal, remote.Opening:
		if !j.hasShownDeal {
			j.printf("All who sit down add to the deal; it is dealt once everybody has.\n")
		}
		j.hasShownDeal = true
	case remote.Ended:
		j.printf("The match is over: %s.\n", r.Text)
		j.printDeal(r.Save)
		return true
	}
	return false
}

// printDeal prints what the check of the deal of the whole match gives.
func (j *tableClient) printDeal(save []byte) {
	m, err := rules.Load(save, j.env.find)
	if err != nil {
		j.printf("The match that the host tells cannot be read: %s\n", sentence(err))
		return
	}
	switch check, err := j.client.CheckDeal(m); check {
	case client.DealGood:
		j.printf("The deal has been checked: it is drawn from what all have added.\n")
	case client.DealUnverified:
		j.printf("The deal has been checked: it is drawn as the host tells. What this device added is not in it, or no longer known.\n")
	case client.DealWrong:
		j.printf("The deal cannot be right: %s\n", sentence(err))
	}
}

func nameOr(name string) string {
	if name == "" {
		return "somebody"
	}
	return name
}

// printPosition prints the position, and whose turn it is.
func (j *tableClient) printPosition(s client.State) {
	if drawn, ok := s.View.(fmt.Stringer); ok {
		j.printf("%s", drawn)
	} else {
		j.printf("%s\n", s.Game.FormatPosition(s.View))
	}
	j.printTurn(s)
}

// printTurn says whose turn it is.
func (j *tableClient) printTurn(s client.State) {
	if s.View.Actors().Has(s.Seat) {
		j.printf("Your move.\n")
	}
}
