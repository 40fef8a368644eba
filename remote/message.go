package remote

import (
	"encoding/json"
	"strings"
	"unicode"
	"unicode/utf8"

	"engawa/rules"
)

// Version names the protocol. Both sides say it first; a host that speaks another one says so and closes.
const Version = "engawa.1"

// Limits of what a device may send.
const (
	MaxRequest = 4096 // bytes of a frame from a device
	MaxText    = 2000 // bytes of an action or a sentence
	MaxName    = 40   // runes of a player's name
	MaxID      = 64   // bytes of a command's id
)

// Codes of refusals by a host, beside those of the rules.
const (
	CodeFrame   = "bad-frame"    // a frame cannot be read
	CodeVersion = "bad-version"  // the other side speaks another protocol
	CodeSecret  = "bad-secret"   // the link or the device's key is not good, or not any more
	CodeLink    = "bad-link"     // what should be a link to a table is none
	CodeTable   = "bad-table"    // there is no such table
	CodeLate    = "late"         // the command was decided at a position that is gone
	CodeFast    = "too-fast"     // more commands than a seat may send
	CodeSlow    = "too-slow"     // the device has not said who it is for long; it may connect anew
	CodeEnded   = "ended"        // the match has ended
	CodeWatcher = "only-watches" // who watches cannot do that
	CodeFrozen  = "frozen"       // the table cannot be played on by this host
	CodeStore   = "not-kept"     // the host could not keep it; nothing has changed
	CodeTaken   = "seat-taken"   // somebody sits there already
	CodeAsk     = "nobody-asked" // there is nothing to agree to
	CodeRunning = "running"      // the match has not ended yet
	CodeDealt   = "dealt"        // nothing more can be added to the deal
	CodePush    = "bad-push"     // this is no subscription to notices, or the host sends none
	CodeHook    = "bad-hook"     // the host does not tell this web hook of a table
)

// CodeTime is the code of the refusal of who has no time left.
const CodeTime = "time-up"

// RequestType names what a device says.
type RequestType string

// The kinds of a [Request], and the fields they use beside Type.
const (
	Hello   RequestType = "hello"   // Version, Table, Key, Secret, Name, Last, Backs, Past, Notes, Screen, Push: the first frame of a connection
	Do      RequestType = "do"      // ID, N, Undone, Text, Took: play the action when N moves have been made
	Say     RequestType = "say"     // ID, Text: say a sentence of the game, see rules.Talker, or name a place
	Undo    RequestType = "undo"    // ID, N, Undone: take the last own choice back; asks the others where it is theirs too
	Agree   RequestType = "agree"   // ID, N, Undone: to what another seat has asked
	Refuse  RequestType = "refuse"  // ID, N, Undone: what another seat has asked
	Resign  RequestType = "resign"  // ID: give the match up
	Draw    RequestType = "draw"    // ID, N, Undone: ask the others to agree that nobody wins
	Rematch RequestType = "rematch" // ID: after the end, play again with the same people at a new table
	Decide  RequestType = "decide"  // ID, Text: how to go on without who is away: DecideWait, DecideBot or DecideResign
	Commit  RequestType = "commit"  // ID, Text: what the device will add to the deal, by its SHA-256; where Deal asks for it
	Open    RequestType = "open"    // ID, Text: the part and a seal, PART:SEAL; where Opening asks for it
	Push    RequestType = "push"    // ID, Text: call the device by Web Push while it has no line; a subscription as JSON, "" to end that
	Ping    RequestType = "ping"    // Text: is anybody there; of a host that relays a line how it is, LineSlow or LineGood
)

// How a line to a device is, as the host that relays it tells the one that holds the table.
const (
	LineSlow = "slow" // answers take long, or none has come for a while
	LineGood = "good"
)

// Request is a frame from a device.
type Request struct {
	Type    RequestType `json:"type"`
	Version string      `json:"version,omitempty"`
	Table   string      `json:"table,omitempty"`
	Key     Secret      `json:"key,omitempty"`    // of the device, its own invention
	Secret  Secret      `json:"secret,omitempty"` // of the link, where the key is not known at the table yet
	Name    string      `json:"name,omitempty"`   // of the player
	Last    int         `json:"last,omitempty"`   // how many moves the device has been sent; it gets those after them
	Backs   int         `json:"backs,omitempty"`  // the Backs that it was told last
	Past    bool        `json:"past,omitempty"`   // the device wants to know what has happened, not only the position
	Notes   int         `json:"notes,omitempty"`  // how many notes it has been told, with Past
	Screen  bool        `json:"screen,omitempty"` // the device watches as the table screen, which all at one place look at
	Push    bool        `json:"push,omitempty"`   // the device asks for the key with which it can subscribe to Web Push
	ID      string      `json:"id,omitempty"`
	N       int         `json:"n,omitempty"`      // how many moves had been made when the person decided
	Undone  *int        `json:"undone,omitempty"` // how often moves had been taken back when the person decided; nil for unknown
	Took    int64       `json:"took,omitempty"`   // milliseconds from the position on the screen to the decision; 0 for unknown
	Text    string      `json:"text,omitempty"`
}

// ReplyType names what a host says.
type ReplyType string

// The kinds of a [Reply], and the fields they use beside Type.
const (
	Welcome  ReplyType = "welcome"  // Version, Table, Title, Game, Rules, Setup, Seat, Seats, N, Backs, Can, Push
	Update   ReplyType = "update"   // N, Move, By, Events, View, Moves, Clock: a move has been made
	Position ReplyType = "position" // N, View, Backs, Clock: where the match stands; after an undo too
	Past     ReplyType = "past"     // N, View, Backs, Moves, Notes, Clock: where the match stood after N moves, and what has happened since
	Noted    ReplyType = "noted"    // Note: something has been said, named, given up or agreed
	People   ReplyType = "people"   // Seats, Screen: somebody has come, gone or sat down
	Asked    ReplyType = "asked"    // By, N, Text: a seat asks the others to agree, "undo" or "draw"; "" ends the asking
	Ack      ReplyType = "ack"      // ID, N: the command has been kept
	Refused  ReplyType = "refused"  // ID, Code, Text, Parts: the command has changed nothing
	Ended    ReplyType = "ended"    // Text, Save: the match is over, and nothing is secret any more
	Again    ReplyType = "again"    // Table, Seat, By: the same people play again at another table, where the device has this seat
	Absent   ReplyType = "absent"   // By, N, Text: the others decide how to go on without a seat, for a Reason; "" ends that
	Clocks   ReplyType = "clock"    // N, Clock: other clocks run now
	Deal     ReplyType = "deal"     // Text: what has been promised for the deal so far; the device is to promise its part
	Opening  ReplyType = "opening"  // Text: all that has been promised for the deal; the device is to open its part
	Bye      ReplyType = "bye"      // Code, Text: the host closes the connection
	Pong     ReplyType = "pong"     // nothing: the answer to Ping
)

// What the others decide about who is away.
const (
	DecideWait   = "wait"
	DecideBot    = "bot"
	DecideResign = "resign"
)

// Reasons why a seat has given up, or the others decide about it: texts of notes and frames.
const (
	ReasonAway = "away" // it has been away for long
	ReasonTime = "time" // its time is up
)

// Reply is a frame from a host.
type Reply struct {
	Type    ReplyType     `json:"type"`
	Version string        `json:"version,omitempty"`
	Table   string        `json:"table,omitempty"`
	Title   string        `json:"title,omitempty"` // what the table is called
	Game    string        `json:"game,omitempty"`
	Rules   int           `json:"rules,omitempty"` // the version of the game's rules
	Setup   *rules.Setup  `json:"setup,omitempty"`
	Seat    string        `json:"seat,omitempty"` // whose View is sent: a seat, or "public"
	Seats   []SeatInfo    `json:"seats,omitempty"`
	Screen  bool          `json:"screen,omitempty"` // a table screen is connected, which shows what is public
	N       int           `json:"n"`                // how many moves have been made
	Backs   int           `json:"backs,omitempty"`  // how often moves have been taken back
	By      string        `json:"by,omitempty"`     // who moved or asks
	Move    string        `json:"move,omitempty"`   // the action as the viewer may see it, "-" where it may not
	Events  []rules.Event `json:"events,omitempty"`
	View    []byte        `json:"view,omitempty"` // the position after it, as rules.Decode reads it
	Note    *rules.Note   `json:"note,omitempty"`
	Moves   []Reply       `json:"moves,omitempty"` // updates, in order; of an Update those, with N and Move alone, that were secret and lie open since
	Notes   []rules.Note  `json:"notes,omitempty"` // all of the match
	ID      string        `json:"id,omitempty"`
	Code    string        `json:"code,omitempty"`
	Text    string        `json:"text,omitempty"`
	Parts   []rules.Part  `json:"parts,omitempty"`
	Save    []byte        `json:"save,omitempty"`  // the whole match, as rules.Load reads it
	Clock   *Clock        `json:"clock,omitempty"` // where there are clocks
	Can     []RequestType `json:"can,omitempty"`   // what this host does beyond the commands that all hosts know
	Push    string        `json:"push,omitempty"`  // the public key of the host's messages of Web Push, base64, for who has asked
}

// Clock holds the time that each seat has left.
type Clock struct {
	Left []int64      `json:"left"`           // milliseconds of each seat when the frame was sent; -1 for a computer's
	Runs []rules.Seat `json:"runs,omitempty"` // whose clocks run
}

// SeatInfo says who sits on a seat.
type SeatInfo struct {
	Name  string `json:"name,omitempty"`  // "" where nobody has sat down yet
	Bot   string `json:"bot,omitempty"`   // the level of the computer that plays
	Here  bool   `json:"here,omitempty"`  // a device of the seat is connected
	Slow  bool   `json:"slow,omitempty"`  // and its line is slow
	Plays string `json:"plays,omitempty"` // the level of the computer that plays until the player comes back
}

// EncodeRequest writes a request as a frame.
func EncodeRequest(r Request) []byte { return encode(r) }

// EncodeReply writes a reply as a frame. Equal replies are equal bytes.
func EncodeReply(r Reply) []byte { return encode(r) }

// encode writes what always can be written: the types have no field that JSON does not take.
func encode(v any) []byte {
	data, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return data
}

// DecodeRequest reads a frame from a device. What does not fit gives an *rules.Error with the code CodeFrame.
func DecodeRequest(data []byte) (Request, error) {
	var r Request
	if len(data) > MaxRequest {
		return r, rules.Errorf(CodeFrame, "the frame has %d bytes; expected at most %d", len(data), MaxRequest)
	}
	if err := decode(data, &r); err != nil {
		return Request{}, err
	}
	if err := r.check(); err != nil {
		return Request{}, err
	}
	return r, nil
}

// DecodeReply reads a frame from a host. What does not fit gives an *rules.Error with the code CodeFrame.
func DecodeReply(data []byte) (Reply, error) {
	var r Reply
	if err := decode(data, &r); err != nil {
		return Reply{}, err
	}
	if r.N < 0 {
		return Reply{}, rules.Errorf(CodeFrame, "the frame %q has the number %d; expected 0 or more", r.Type, r.N)
	}
	return r, nil
}

// decode reads one JSON object. Fields that nobody knows are left out, so that a newer build may say more.
func decode(data []byte, into any) error {
	if !utf8.Valid(data) {
		return rules.Errorf(CodeFrame, "the frame is no text")
	}
	if json.Unmarshal(data, into) != nil {
		return rules.Errorf(CodeFrame, "the frame cannot be read; expected one JSON object with a type, and nothing behind it")
	}
	return nil
}

// check returns an error where a request lacks what its type needs, or has too much of it.
func (r Request) check() error {
	if r.N < 0 || r.Last < 0 || r.Backs < 0 || r.Notes < 0 || r.Took < 0 || r.Undone != nil && *r.Undone < 0 {
		return rules.Errorf(CodeFrame, "a number of moves is below 0")
	}
	if len(r.Text) > MaxText {
		return rules.Errorf(CodeFrame, "the text has %d bytes; expected at most %d", len(r.Text), MaxText)
	}
	switch r.Type {
	case Hello:
		if r.Key == "" && r.Secret == "" {
			return rules.Errorf(CodeFrame, "the first frame has neither key nor secret")
		}
		return nil
	case Ping:
		return nil
	case Do, Say, Undo, Agree, Refuse, Resign, Draw, Rematch, Decide, Commit, Open, Push:
		if r.ID == "" || len(r.ID) > MaxID {
			return rules.Errorf(CodeFrame, "the id of a command has %d bytes; expected 1 to %d", len(r.ID), MaxID)
		}
		return nil
	}
	return rules.Errorf(CodeFrame, "there is no frame of the type %q", rules.Shorten(string(r.Type)))
}

// CleanName returns a player's name as all may see it: one line of printable characters, MaxName at most.
func CleanName(name string) string {
	name = strings.Join(strings.FieldsFunc(name, func(r rune) bool { return unicode.IsSpace(r) || !unicode.IsPrint(r) }), " ")
	if runes := []rune(name); len(runes) > MaxName {
		name = strings.TrimSpace(string(runes[:MaxName]))
	}
	return name
}
