package deal

import (
	"encoding/binary"
	"encoding/hex"
	"io"
	"strings"

	"engawa/rules"
)

// Size is the number of bytes of a part, a commitment, a seal and the key.
const Size = 32

// Tag is the tag of a saved match that holds the line of its deal.
const Tag = "deal"

// CodeDeal is the code of what cannot be right about a deal.
const CodeDeal = "bad-deal"

// version stands before the line, and so in the key.
const version = "engawa.deal.1"

// Share is what the host or a seat adds. All is written in lower-case hexadecimal digits.
type Share struct {
	Commit string // the SHA-256 of Part's bytes; "" where nothing has been added
	Part   string // "" before it is opened, and for good where it was not in time
	Seal   string // of a seat, over all commitments that it was told when it opened its part, see Own.Seal
}

// Deal is where the chance of a match comes from.
type Deal struct {
	Host  Share
	Seats []Share // one a seat
}

// NewPart draws a part from random.
func NewPart(random io.Reader) (string, error) {
	var part [Size]byte
	if _, err := io.ReadFull(random, part[:]); err != nil {
		return "", err
	}
	return hex.EncodeToString(part[:]), nil
}

// Valid reports whether a text is written as parts, commitments and seals are.
func Valid(text string) bool {
	raw, err := hex.DecodeString(text)
	return err == nil && len(raw) == Size && strings.ToLower(text) == text
}

// Commit returns the commitment to a part; "" for what is none.
func Commit(part string) string {
	raw, err := hex.DecodeString(part)
	if err != nil || len(raw) != Size {
		return ""
	}
	digest := sum(raw)
	return hex.EncodeToString(digest[:])
}

// Commitments returns the commitments of all to what they will add: "host:COMMIT 0:COMMIT …".
func (d Deal) Commitments() string { return d.text(1) }

// String returns the line of the deal: the version, and "host:COMMIT:PART: SEAT:COMMIT:PART:SEAL …" of those who have
// committed themselves. It is secret before the end of the match.
func (d Deal) String() string { return version + " " + d.text(3) }

// Key returns the key: the SHA-256 of the line without its seals. Seals are left out because a seat may choose its own
// when others have opened their parts.
func (d Deal) Key() [Size]byte { return sum([]byte(version + " " + d.text(2))) }

// text writes so many fields of each share.
func (d Deal) text(fields int) string {
	var list []string
	add := func(who string, s Share) {
		if s.Commit != "" {
			list = append(list, strings.Join(append([]string{who}, []string{s.Commit, s.Part, s.Seal}[:fields]...), ":"))
		}
	}
	add("host", d.Host)
	for seat, s := range d.Seats {
		add(rules.Seat(seat).String(), s)
	}
	return strings.Join(list, " ")
}

// Parse reads the line of a deal of so many seats. Where a part is not that of its commitment, or the host's is missing, it
// gives an *rules.Error.
func Parse(line string, seats int) (Deal, error) {
	words := strings.Split(line, " ")
	d := Deal{Seats: make([]Share, seats)}
	for k, word := range words[1:] {
		f := strings.Split(word, ":")
		if len(f) != 4 {
			return Deal{}, unreadable()
		}
		s := Share{f[1], f[2], f[3]}
		for n, field := range f[1:] {
			if !Valid(field) && (field != "" || n == 0) {
				return Deal{}, unreadable()
			}
		}
		if s.Part != "" && Commit(s.Part) != s.Commit {
			return Deal{}, rules.Errorf(CodeDeal, "the part of %s is not the one that was promised", rules.Shorten(f[0]))
		}
		if k == 0 {
			d.Host = s
			continue
		}
		seat, err := rules.ParseSeat(f[0], seats)
		if err != nil || seat < 0 {
			return Deal{}, unreadable()
		}
		d.Seats[seat] = s
	}
	if d.Host.Part == "" || d.String() != line {
		return Deal{}, unreadable()
	}
	return d, nil
}

func unreadable() error { return rules.Errorf(CodeDeal, "what is told of the deal cannot be read") }

// Draw draws the n-th thing that is left to chance, counted from 0: 64 bits of HMAC-SHA256 of the key over n and a counter
// from 0, each of eight bytes, the most significant first. Where they would favour some outcomes the next 64 bits are taken;
// the remainder by the sum of all weights picks the outcome. It returns false where there is none.
func Draw(key [Size]byte, n int, outcomes []rules.Outcome) (rules.Action, bool) {
	all := rules.Weight(outcomes)
	if all == 0 {
		return 0, false
	}
	biased := -all % all // 2^64 modulo the sum
	for count := uint64(0); ; count++ {
		message := binary.BigEndian.AppendUint64(binary.BigEndian.AppendUint64(nil, uint64(n)), count)
		mac := authenticate(key[:], message)
		if bits := binary.BigEndian.Uint64(mac[:]); bits >= biased {
			return rules.Pick(outcomes, bits%all)
		}
	}
}

const blockSize = 64 // of SHA-256

// authenticate is HMAC-SHA256 with a key of at most 64 bytes, see RFC 2104.
func authenticate(key, message []byte) [Size]byte {
	inner, outer := make([]byte, blockSize, blockSize+len(message)), make([]byte, blockSize, blockSize+Size)
	copy(inner, key)
	copy(outer, key)
	for k := range blockSize {
		inner[k] ^= 0x36
		outer[k] ^= 0x5c
	}
	digest := sum(append(inner, message...))
	return sum(append(outer, digest[:]...))
}

// Next returns what chance does next in a match, false where it is not Nature's turn.
func Next(key [Size]byte, m *rules.Match) (rules.Move, bool) {
	return drawAt(key, m, len(m.Log), countNature(m.Log))
}

func countNature(log []rules.Move) (n int) {
	for _, mv := range log {
		if mv.By == rules.Nature {
			n++
		}
	}
	return n
}

// drawAt returns what chance does after k moves, n of them Nature's.
func drawAt(key [Size]byte, m *rules.Match, k, n int) (rules.Move, bool) {
	s := m.At(k)
	if !s.Actors().Has(rules.Nature) {
		return rules.Move{}, false
	}
	do, ok := Draw(key, n, s.Chances(nil))
	return rules.Move{By: rules.Nature, Do: do}, ok
}

// Of returns the deal of a match that has ended; false where its chance comes from a seed alone.
func Of(m *rules.Match) (d Deal, dealt bool, err error) {
	line, dealt := m.Tags[Tag]
	if !dealt {
		return Deal{}, false, nil
	}
	d, err = Parse(line, m.Setup.Seats)
	return d, true, err
}

// Check draws everything in the match anew that was left to chance, and returns an *rules.Error that names the first move
// which is another.
func Check(m *rules.Match, d Deal) error {
	key, n := d.Key(), 0
	for k, mv := range m.Log {
		if mv.By != rules.Nature {
			continue
		}
		if want, ok := drawAt(key, m, k, n); !ok || want != mv {
			return rules.Errorf(CodeDeal, "move %d is %q, and the deal gives %q", k+1, m.Game.FormatAction(m.At(k), mv), m.Game.FormatAction(m.At(k), want))
		}
		n++
	}
	return nil
}

// Contributor makes the parts that a device adds out of a secret of its own, which it tells nobody. So it can tell after the end
// whether its part was taken as it was, with nothing kept in between.
type Contributor struct {
	Secret string // of the device
	Table  string
	Seat   rules.Seat
}

// Part returns the part of the seat where the host has committed itself so. A host that changes its commitment gets another.
func (o Contributor) Part(commit string) string { return o.derive("part", commit) }

// Seal returns the seal over all commitments that the seat was sent when it opened its part.
func (o Contributor) Seal(commitments string) string { return o.derive("seal", commitments) }

func (o Contributor) derive(what, from string) string {
	key := sum([]byte(o.Secret))
	mac := authenticate(key[:], []byte(strings.Join([]string{version, what, o.Table, o.Seat.String(), from}, "\n")))
	return hex.EncodeToString(mac[:])
}

// HostCommit returns the commitment of the host in commitments as [Deal.Commitments] writes them; "" where it has none.
func HostCommit(commitments string) string {
	first, _, _ := strings.Cut(commitments, " ")
	commit, _ := strings.CutPrefix(first, "host:")
	if !Valid(commit) {
		return ""
	}
	return commit
}

// Verify reports whether the device's part is in a deal that has been revealed. Where the part or the commitments of all are
// others than those that the device was sent, it gives an *rules.Error.
func (o Contributor) Verify(d Deal) (in bool, err error) {
	s := d.Seats[o.Seat]
	if s.Part == "" {
		return false, nil
	}
	if s.Part != o.Part(d.Host.Commit) || s.Seal != o.Seal(d.Commitments()) {
		return true, rules.Errorf(CodeDeal, "the deal is not the one to which this device has added its part")
	}
	return true, nil
}
