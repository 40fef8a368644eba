//go:build !js

package cmdline

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"time"
	"unicode"

	"engawa/remote"
	"engawa/rules"
)

// tableCommand makes a table at a host.
type tableCommand struct {
	textCommand
	host, title, absence, clock, deal, hook string
	codes                                   qrFlag
}

// answerTime is how long a host may take to make a table.
const answerTime = 10 * time.Second

func (c *tableCommand) flags(f flags) {
	f.addText("host", "the `ADDRESS` of the host, as http://localhost:8080/, which it is if none is given", &c.host)
	f.addText("title", "what the table is `CALLED`", &c.title)
	f.addText("clock", "how much `TIME` people have: none, move:TIME for each move, main:TIME for the match, main:TIME+TIME with what is added after each turn; TIME as 90s, 1h30m or 3d", &c.clock)
	f.addText("absence", "what happens when somebody stays away, an `AGREEMENT`: wait, bot:TIME or bot:TIME:LEVEL (a computer plays until they are back), others:TIME (the others decide); TIME as 90s, 1h30m or 3d", &c.absence)
	f.addText("deal", "where chance comes `FROM`: seats, to which all who sit down add, once all have, so that nobody can choose it; or host, the host alone, at once; seats if none is given", &c.deal)
	f.addText("hook", "the `ADDRESS` of a web hook that is told whose turn it is, and of the end, as https://HOST/PATH; the host has to let it", &c.hook)
	f.addQR(&c.codes)
	c.setupFlags(f)
}

func (c *tableCommand) run(env Env, words []string) error {
	g, err := env.oneGame(words)
	if err != nil {
		return err
	}
	sides, err := c.teams.of(g)
	if err != nil {
		return err
	}
	if c.host == "" {
		c.host = "http://localhost" + defaultAddress + "/"
	}
	base, err := url.Parse(c.host)
	if err != nil || base.Host == "" || base.Scheme != "http" && base.Scheme != "https" {
		return misusef("the host cannot be %q; expected an address as http://localhost:8080/", rules.Shorten(c.host))
	}
	if _, err := remote.ParseAbsence(c.absence); err != nil {
		return misuse{plainText(err)}
	}
	if _, err := remote.ParseClock(c.clock); err != nil {
		return misuse{plainText(err)}
	}
	if _, err := remote.ParseDeal(c.deal); err != nil {
		return misuse{plainText(err)}
	}
	config := remote.TableConfig{
		Game: g.Info().ID, Title: c.title, Deal: cmp.Or(c.deal, remote.DealSeats), Absence: c.absence, Clock: c.clock, Hook: c.hook, Bots: c.bots, Setup: rules.Setup{Seats: c.seats, Options: c.options, Teams: sides},
	}
	links, err := makeTable(base, config)
	if err != nil {
		return err
	}
	link := func(s remote.Secret) string { return remote.Link{Base: c.host, Table: links.Table, Secret: s}.String() }
	for seat, secret := range links.Seats {
		if secret == "" {
			fmt.Fprintf(env.Stdout, "seat %d: a computer, %s\n", seat, c.bots[rules.Seat(seat)])
			continue
		}
		fmt.Fprintf(env.Stdout, "seat %d: %s\n", seat, link(secret))
		c.codes.print(env.Stdout, link(secret))
	}
	fmt.Fprintf(env.Stdout, "to watch: %s\n", link(links.Watch))
	c.codes.print(env.Stdout, link(links.Watch))
	fmt.Fprintf(env.Stdout, "\"engawa join LINK\" sits down. Each link of a seat lets one device sit down, once.\n")
	return nil
}

// refusal is a host's sentence on one line, as far as a terminal can show it.
func refusal(data []byte) string {
	const most = 200
	text := strings.Join(strings.FieldsFunc(string(data), func(r rune) bool { return !unicode.IsPrint(r) }), " ")
	if runes := []rune(text); len(runes) > most {
		text = string(runes[:most]) + "…"
	}
	return text
}

// makeTable asks a host for a table.
func makeTable(base *url.URL, config remote.TableConfig) (links remote.Links, err error) {
	body, err := json.Marshal(config)
	if err != nil {
		return links, err
	}
	client := http.Client{Timeout: answerTime}
	answer, err := client.Post(strings.TrimSuffix(base.String(), "/")+remote.PathTables, "application/json", bytes.NewReader(body))
	if err != nil {
		return links, fmt.Errorf("%s does not answer; is a host running there? %w", base, err)
	}
	defer answer.Body.Close()
	data, err := io.ReadAll(io.LimitReader(answer.Body, 1<<16))
	switch {
	case err != nil:
		return links, fmt.Errorf("%s does not answer in full: %w", base, err)
	case answer.StatusCode != http.StatusOK:
		return links, fmt.Errorf("the host refuses: %s", refusal(data))
	}
	if err := json.Unmarshal(data, &links); err != nil || !remote.ValidTable(links.Table) {
		return links, fmt.Errorf("what %s answers is no table; it is no host of this program", base)
	}
	return links, nil
}
