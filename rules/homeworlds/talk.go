package homeworlds

import (
	"slices"
	"strconv"
	"strings"

	"engawa/rules"
)

// StatementKind is what a statement says.
type StatementKind uint8

// The kinds of statements. Any of them may be a lie.
const (
	SayGood    StatementKind = iota // the speaker claims to be Good
	SayEvil                         // the speaker claims to be Evil
	SaySuspect                      // the seat is Evil
	SayTrust                        // the seat is Good
	SayAttack                       // let us attack the seat
	SayTruce                        // the seat and the speaker leave each other alone
	SayYes                          // agreed, to what was said last
	SayNo                           // not agreed
	SayThanks                       // thanks
)

// statementWords are the words of the kinds. They never change.
var statementWords = [...]string{"good", "evil", "suspect", "trust", "attack", "truce", "yes", "no", "thanks"}

// Statement is something a seat can say. It binds nobody.
type Statement struct {
	Kind  StatementKind
	About rules.Seat // the seat it is about; Nobody for kinds that are about nobody, or about the speaker
}

// aboutSeat reports whether the kind names a seat.
func (k StatementKind) aboutSeat() bool { return k >= SaySuspect && k <= SayTruce }

// String writes the statement as "good" or "suspect 2".
func (s Statement) String() string {
	if int(s.Kind) >= len(statementWords) {
		return ""
	}
	word := statementWords[s.Kind]
	if s.Kind.aboutSeat() {
		word += " " + s.About.String()
	}
	return word
}

// ParseStatement reads what String writes. Anything else gives an *rules.Error.
func ParseStatement(text string) (Statement, error) {
	word, about, named := strings.Cut(text, " ")
	kind := StatementKind(slices.Index(statementWords[:], word))
	if slices.Contains(statementWords[:], word) && kind.aboutSeat() == named {
		if !named {
			return Statement{Kind: kind, About: Nobody}, nil
		}
		if seat, err := rules.ParseSeat(about, MaxSeats); err == nil && seat != rules.Nature {
			return Statement{Kind: kind, About: seat}, nil
		}
	}
	return Statement{}, rules.Errorf("bad-statement", "%q is no statement; expected one of %s, with a seat after suspect, trust, attack and truce",
		rules.Shorten(text), strings.Join(statementWords[:], ", "))
}

// Statements returns what the seat may say now: about cards only while they matter, about others only while they live.
func (Game) Statements(st rules.State, by rules.Seat) []string {
	s := st.(*State)
	if by < 0 || int(by) >= s.Seats() || !s.Alive(by) {
		return nil
	}
	var list []string
	say := func(k StatementKind, about rules.Seat) {
		list = append(list, Statement{k, about}.String())
	}
	if s.ending == NoEnding {
		if s.AreCardsDealt() && !s.CardIsPublic(by) {
			say(SayGood, Nobody)
			say(SayEvil, Nobody)
		}
		for kind := SaySuspect; kind <= SayTruce; kind++ {
			cards := kind == SaySuspect || kind == SayTrust
			for other := range s.pos.Living.Without(by).All() {
				if s.Seats() > 2 && (!cards || s.AreCardsDealt() && !s.CardIsPublic(other)) {
					say(kind, other)
				}
			}
		}
		say(SayYes, Nobody)
		say(SayNo, Nobody)
	}
	say(SayThanks, Nobody)
	return list
}

// SystemLabel takes the text of a note of the kind label apart, as "s3 Kuma". It returns false for other texts.
func SystemLabel(note string) (key, label string, ok bool) {
	key, label, ok = strings.Cut(note, " ")
	if kind, _, isKey := splitKey(key); !ok || !isKey || kind != 's' && kind != 'h' || !labelForm(label) {
		return "", "", false
	}
	return key, label, true
}

// LabelsOf returns the labels that the notes have given by the moment after n moves; a later one for the same system
// replaces the first.
func LabelsOf(m *rules.Match, n int) Labels {
	l := Labels{}
	last := map[string]string{} // by key
	for _, note := range m.Notes {
		if key, label, ok := SystemLabel(note.Text); ok && note.Kind == rules.NoteLabel && note.After <= n {
			if old := last[key]; l[old] == key {
				delete(l, old)
			}
			l[label], last[key] = key, label
		}
	}
	return l
}

// labelNote is the inverse of SystemLabel.
func labelNote(key, label string) string { return key + " " + label }

// seatNumber writes the seat in records.
//
//go:noinline
func seatNumber(seat rules.Seat) string { return strconv.Itoa(int(seat)) }
