package client

import (
	"slices"
	"strings"

	"engawa/remote"
	"engawa/remote/deal"
	"engawa/rules"
)

// addToDeal adds the device's part where the host asks for it. The lock is held.
func (c *Client) addToDeal(r remote.Reply) (err error) {
	if c.state.Seat < 0 {
		return nil
	}
	host := deal.HostCommit(r.Text)
	if host == "" {
		return rules.Errorf(remote.CodeFrame, "the host asks for a part of the deal and does not promise its own")
	}
	if c.config.DealSecret == "" {
		if c.config.DealSecret, err = remote.NewSecret(c.config.Random); err != nil {
			return err
		}
		c.isDealSecretNew = true
	}
	own, q := c.contributor(), remote.Request{}
	part := own.Part(host)
	commit := deal.Commit(part)
	promised := slices.Contains(strings.Fields(r.Text), own.Seat.String()+":"+commit)
	switch {
	case r.Type == remote.Deal && !promised:
		q = remote.Request{Type: remote.Commit, Text: commit}
	case r.Type == remote.Opening && promised:
		q = remote.Request{Type: remote.Open, Text: part + ":" + own.Seal(r.Text)}
	default:
		return nil
	}
	c.drop(c.dealIDs...) // what has been asked for before
	c.hasOpenedPart = c.hasOpenedPart || q.Type == remote.Open
	id, err := c.send(q)
	c.dealIDs = append(c.dealIDs, id)
	return err
}

// contributor makes what the device adds.
func (c *Client) contributor() deal.Contributor {
	return deal.Contributor{Secret: string(c.config.DealSecret), Table: c.config.Link.Table, Seat: c.state.Seat}
}

// DealCheck is the result of checking the deal of a match that has ended.
type DealCheck int

// What there is to find out.
const (
	DealUnknown    DealCheck = iota // the chance of the match comes from the host alone
	DealGood                        // everything is drawn from the key to which this device has added, or which it has watched
	DealUnverified                  // everything is drawn as the host tells; what this device has added came too late, or it does not remember
	DealWrong                       // the match, or the key, is another than was promised
)

// CheckDeal draws everything anew that was left to chance in the match which has ended.
func (c *Client) CheckDeal(m *rules.Match) (DealCheck, error) {
	c.mu.Lock()
	own, knows := c.contributor(), c.config.DealSecret != "" && (c.hasOpenedPart || !c.isDealSecretNew)
	c.mu.Unlock()
	d, dealt, err := deal.Of(m)
	in := own.Seat < 0
	if dealt && err == nil && !in && knows {
		in, err = own.Verify(d)
	}
	if dealt && err == nil {
		err = deal.Check(m, d)
	}
	switch {
	case err != nil:
		return DealWrong, err
	case !dealt:
		return DealUnknown, nil
	case !in:
		return DealUnverified, nil
	}
	return DealGood, nil
}
