package host

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"

	"engawa/remote"
	"engawa/rules"
	"engawa/rules/bots"
)

// creation is the first record of a table: its config, and of the secrets in its links only the hashes.
type creation struct {
	Config     remote.TableConfig `json:"config"`
	Rules      int                `json:"rules"` // the version of the game's rules
	Seed       uint64             `json:"seed,string"`
	Owner      string             `json:"owner"`
	Watch      string             `json:"watch"`
	Seats      []string           `json:"seats"` // "" for those of computers
	Deal       *hostShare         `json:"deal,omitempty"`
	HasWebHook bool               `json:"hooked,omitempty"` // it has a web hook, whose address the notices alone know
}

// errClosed says that the host is ending.
var errClosed = errors.New("the host is ending")

// Create makes a table and returns the ways to it. A config that does not fit gives an *rules.Error.
func (h *Host) Create(config remote.TableConfig) (remote.Links, error) {
	game, err := rules.Find(h.config.Games, config.Game)
	if err != nil {
		return remote.Links{}, err
	}
	if _, ok := game.(rules.Remote); !ok {
		return remote.Links{}, rules.Errorf(remote.CodeTable, "%s is not played from afar", game.Info().Title)
	}
	if config.Setup, err = game.Info().Resolve(config.Setup); err != nil {
		return remote.Links{}, err
	}
	if _, err := game.New(config.Setup); err != nil {
		return remote.Links{}, err
	}
	for seat, level := range config.Bots {
		if seat < 0 || int(seat) >= config.Setup.Seats {
			return remote.Links{}, rules.Errorf(rules.CodeSeats, "a computer cannot play on seat %s of %d", seat, config.Setup.Seats)
		}
		if _, err := bots.New(game, level); err != nil {
			return remote.Links{}, err
		}
	}
	if len(config.Bots) >= config.Setup.Seats {
		return remote.Links{}, rules.Errorf(rules.CodeSeats, "computers play on every seat; expected at least one for a person")
	}
	absence, err := remote.ParseAbsence(config.Absence)
	if err == nil && absence.Level != "" {
		_, err = bots.New(game, absence.Level)
	}
	if err != nil {
		return remote.Links{}, err
	}
	clock, err := remote.ParseClock(config.Clock)
	if err != nil {
		return remote.Links{}, err
	}
	if config.Deal, err = remote.ParseDeal(config.Deal); err != nil {
		return remote.Links{}, err
	}
	hook, err := h.takeHook(&config)
	if err != nil {
		return remote.Links{}, err
	}
	config.Absence, config.Clock = absence.String(), clock.String()
	config.Title = remote.CleanName(config.Title)
	var links remote.Links
	made := creation{Config: config, Rules: game.Info().Version, Seats: make([]string, config.Setup.Seats), HasWebHook: hook != ""}
	draw := func() (s remote.Secret) {
		if err == nil {
			s, err = remote.NewSecret(h.config.Random)
		}
		return s
	}
	links.Owner, links.Watch = draw(), draw()
	made.Owner, made.Watch = hash(links.Owner), hash(links.Watch)
	for seat := range config.Setup.Seats {
		secret := remote.Secret("")
		if _, bot := config.Bots[rules.Seat(seat)]; !bot {
			secret = draw()
			made.Seats[seat] = hash(secret)
		}
		links.Seats = append(links.Seats, secret)
	}
	if err != nil {
		return remote.Links{}, noRandom(err)
	}
	links.Table, err = h.makeTable(game, made, nil, func(name string) { h.setHook(name, hook) })
	if err != nil {
		return remote.Links{}, err
	}
	return links, nil
}

func noRandom(err error) error { return fmt.Errorf("a table needs random numbers: %w", err) }

// makeTable makes a table, with a seed of its own, at which some sit from the start, and returns its name. It calls begins with the
// name before the table begins to play.
func (h *Host) makeTable(game rules.Game, made creation, sit map[rules.Seat]sitRecord, begins func(name string)) (name string, err error) {
	name, err = remote.NewTable(h.config.Random)
	var seed [8]byte
	if err == nil {
		_, err = io.ReadFull(h.config.Random, seed[:])
	}
	if err != nil {
		return "", noRandom(err)
	}
	if made.Deal, err = h.drawShare(game, made.Config); err != nil {
		return "", noRandom(err)
	}
	made.Seed = binary.LittleEndian.Uint64(seed[:])
	t := newTable(h, name)
	if err := t.create(game, made, sit); errors.Is(err, errStale) {
		return "", rules.Errorf(remote.CodeStore, "nobody answers whether the new table is kept; ask for another one")
	} else if err != nil {
		return "", err
	}
	begins(name)
	h.mu.Lock()
	defer h.mu.Unlock()
	if !h.isClosed { // else it is there when the host starts again
		h.start(t, t.run)
	}
	return name, nil
}

// start has the table live on a goroutine of its own. The lock is held.
func (h *Host) start(t *table, live func()) {
	h.tables[t.name] = t
	h.work.Go(live)
}
