package client

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"testing"
	"time"

	"engawa/remote"
	"engawa/remote/host"
	"engawa/remote/journal"
	"engawa/rules"
	"engawa/rules/games"
)

// recordFrames returns the frames that a device is sent at a new table, with one move played.
func recordFrames(f *testing.F, game string, seats int) (frames [][]byte) {
	f.Helper()
	h := host.New(host.Config{Journal: &journal.Memory{}, Games: games.All()})
	defer h.Close()
	links, err := h.Create(remote.TableConfig{Game: game, Setup: rules.Setup{Seats: seats}})
	if err != nil {
		f.Fatal(err)
	}
	key, err := remote.NewSecret(rand.Reader)
	if err != nil {
		f.Fatal(err)
	}
	ctx, stop := context.WithTimeout(f.Context(), time.Minute)
	defer stop()
	var match RemoteMatch
	match.Games = games.All()
	var c *Client
	c = New(Config{
		Link: remote.Link{Table: links.Table, Secret: links.Seats[0]}, Key: key, Name: "Hana", Games: games.All(), WantsPast: true, Random: rand.Reader,
		Dial: func(context.Context) (remote.Conn, error) {
			device, other := remote.Pipe()
			go h.Serve(ctx, other)
			return device, nil
		},
		OnReply: func(r remote.Reply) {
			frames = append(frames, remote.EncodeReply(r))
			if err := match.Apply(r); err != nil || r.Type == remote.Ended {
				stop()
			} else if r.Type == remote.People {
				_, _ = c.Send(remote.Request{Type: remote.Resign})
			}
		},
	})
	if err := c.Run(ctx); err != nil {
		f.Fatal(err)
	}
	return frames
}

// FuzzFollowed changes what a host sends. A device refuses it with a sentence, or has a match of which everything can be
// asked that a table asks.
func FuzzFollowed(f *testing.F) {
	for game, seats := range map[string]int{"yokai": 2, "homeworlds": 3, "honshu": 3, "forhonor": 4} {
		f.Add(bytes.Join(recordFrames(f, game, seats), []byte("\n")))
	}
	f.Fuzz(func(t *testing.T, frames []byte) {
		m := RemoteMatch{Games: games.All()}
		for frame := range bytes.SplitSeq(frames, []byte("\n")) {
			r, err := remote.DecodeReply(frame)
			if err == nil {
				err = m.Apply(r)
			}
			if err != nil {
				if !json.Valid(frame) || err.Error() != "" {
					continue
				}
				t.Fatal("a refusal without a sentence")
			}
			if m.Match == nil {
				continue
			}
			for seat := range m.Match.Setup.Seats {
				m.IsHere(rules.Seat(seat))
				m.IsFree(rules.Seat(seat))
				m.Match.State().Legal(rules.Seat(seat), nil)
			}
			for k := range m.Match.Log {
				_ = m.Game.FormatAction(m.Match.At(k), m.Match.Log[k])
			}
			rules.End(m.Game, m.Match.State())
			m.Match.Over()
		}
	})
}
