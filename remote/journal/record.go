package journal

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
)

// Kind says what a record tells.
type Kind string

// The kinds of records.
const (
	Create  Kind = "create"  // the table has been made; Text holds what it is made of, without secrets
	Sit     Kind = "sit"     // a device has sat down: By is the seat, Text the hash of its key and the player's name
	Renew   Kind = "renew"   // the owner has given a seat a new link: Text is its hash; the devices of before have left
	Fill    Kind = "fill"    // the owner has given a seat that was free to a computer: Text is its level
	Move    Kind = "move"    // a move, Nature's too, in the game's notation
	Note    Kind = "note"    // a rules.Note as JSON
	Undo    Kind = "undo"    // moves have been taken back: Text is the number of those that are left
	Rematch Kind = "rematch" // By has asked to play again: Text is the name of the new table, which has been made
	Bot     Kind = "bot"     // a computer of the level Text plays on the seat By until its player comes back
	Return  Kind = "return"  // the player of the seat By has come back
	Clock   Kind = "clock"   // what is left of the clocks has been kept, nothing else has happened
	Hold    Kind = "hold"    // a host has the table from here on: Text is the address by which the other hosts of the journal reach it
	Commit  Kind = "commit"  // the device of By has said by Text, a SHA-256, what it will add to the deal
	Opening Kind = "opening" // nobody can promise anything else for the deal: Text lists what has been
	Open    Kind = "open"    // the device of By has opened its part: Text is the part and a seal, see package deal
	Deal    Kind = "deal"    // from here on the chance of the match comes from what has been added: Text lists the seats that are left out
	Reveal  Kind = "reveal"  // the match has ended: Text is the line of its deal, with all that was secret
	Back    Kind = "back"    // By has taken a secret choice back out of the middle, see rules.Match.Withdraw
)

// Record is one thing that has happened at a table.
type Record struct {
	Table string  `json:"table"`
	N     uint64  `json:"n"`            // from 1
	Prev  string  `json:"prev"`         // the checksum of the record before; "" for the first
	Time  int64   `json:"time"`         // in milliseconds of Unix time
	Kind  Kind    `json:"kind"`         //
	By    int     `json:"by"`           // the seat, as rules.Seat
	ID    string  `json:"id,omitempty"` // of the command that asked for it
	Text  string  `json:"text,omitempty"`
	Left  []int64 `json:"left,omitempty"` // milliseconds of each seat's clock, once they run
}

// A record is kept as its checksum in hexadecimal digits, a blank, and JSON: "sha256sum" checks one by hand.
const sumDigits = 2 * sha256.Size

// Encode returns the bytes of a record and its checksum.
func (r Record) Encode() (data []byte, sum string) {
	body, err := json.Marshal(r)
	if err != nil {
		panic(err) // the type has no field that JSON does not take
	}
	digest := sha256.Sum256(body)
	sum = hex.EncodeToString(digest[:])
	return append(append([]byte(sum), ' '), body...), sum
}

// IsRecord reports whether something is written as records are, damaged or not.
func IsRecord(data []byte) bool {
	return len(data) > sumDigits && data[sumDigits] == ' ' && !bytes.ContainsRune(data[:sumDigits], ' ')
}

// Decode reads the bytes of a record and returns its checksum. Damaged bytes give an error.
func Decode(data []byte) (r Record, sum string, err error) {
	if len(data) <= sumDigits || data[sumDigits] != ' ' {
		return Record{}, "", fmt.Errorf("the record has no checksum")
	}
	body := data[sumDigits+1:]
	digest := sha256.Sum256(body)
	sum = string(data[:sumDigits])
	if hex.EncodeToString(digest[:]) != sum {
		return Record{}, "", fmt.Errorf("the record is damaged: its checksum is not that of its bytes")
	}
	d := json.NewDecoder(bytes.NewReader(body))
	if err := d.Decode(&r); err != nil {
		return Record{}, "", fmt.Errorf("the record cannot be read: %w", err)
	}
	if _, err := d.Token(); err != io.EOF {
		return Record{}, "", fmt.Errorf("the record cannot be read: something follows it")
	}
	return r, sum, nil
}

// Chain checks and reads the records of a table one after another. The zero Chain stands before the first one.
type Chain struct {
	N   uint64 // of the last record
	Sum string // its checksum
}

// Next reads the record that follows. Where it is damaged, or another one belongs there, it returns an error that names
// the record, and the chain stays where it was.
func (c *Chain) Next(table string, data []byte) (Record, error) {
	r, sum, err := Decode(data)
	switch {
	case err != nil:
	case r.Table != table:
		err = fmt.Errorf("the record is of the table %q", r.Table)
	case r.N != c.N+1:
		err = fmt.Errorf("the record has the number %d", r.N)
	case r.Prev != c.Sum:
		err = fmt.Errorf("the record does not follow the one before")
	}
	if err != nil {
		return Record{}, fmt.Errorf("record %d of table %s: %w", c.N+1, table, err)
	}
	c.N, c.Sum = r.N, sum
	return r, nil
}

// Follow makes the record the next of the chain: number and checksum of the one before are filled in. The chain moves on
// only by [Chain.Accept], once the bytes are kept.
func (c *Chain) Follow(r *Record) (data []byte, sum string) {
	r.N, r.Prev = c.N+1, c.Sum
	return r.Encode()
}

// Accept moves the chain on to a record that has been kept.
func (c *Chain) Accept(r Record, sum string) { c.N, c.Sum = r.N, sum }
