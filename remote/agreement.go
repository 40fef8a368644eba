package remote

import (
	"cmp"
	"strconv"
	"strings"
	"time"

	"engawa/rules"
)

// CodeAgreement is the code of refusals of what is agreed on time and absence.
const CodeAgreement = "bad-agreement"

// AbsenceRule says what happens when the others wait long for somebody who is away.
type AbsenceRule string

// The rules of absence.
const (
	AbsenceWait   AbsenceRule = "wait"   // nothing
	AbsenceBot    AbsenceRule = "bot"    // a computer plays until the player comes back
	AbsenceOthers AbsenceRule = "others" // the others decide: wait on, have a computer play, or take it as resigned
)

// Absence is what is agreed on absence.
type Absence struct {
	Rule  AbsenceRule
	After time.Duration // how long the others wait first
	Level string        // of the computer, "" for the usual one
}

// Limits of what can be agreed.
const (
	UsualAbsence = 2 * time.Minute
	MinAbsence   = 10 * time.Second
	MaxSpan      = 30 * 24 * time.Hour // of any agreed time
)

// ParseAbsence reads an agreement, as "wait", "bot", "bot:5m", "bot:5m:3" with a level, or "others:1d"; "" is "wait".
func ParseAbsence(text string) (Absence, error) {
	word, rest, _ := strings.Cut(text, ":")
	span, level, leveled := strings.Cut(rest, ":")
	a := Absence{Rule: AbsenceRule(cmp.Or(word, string(AbsenceWait))), After: UsualAbsence, Level: level}
	switch {
	case a.Rule == AbsenceWait && !strings.Contains(text, ":"):
		return Absence{Rule: AbsenceWait}, nil
	case a.Rule != AbsenceBot && a.Rule != AbsenceOthers || leveled && (a.Rule == AbsenceOthers || level == "") || strings.HasSuffix(text, ":"):
		return Absence{}, rules.Errorf(CodeAgreement, "absence cannot be %q; expected wait, bot:TIME, bot:TIME:LEVEL or others:TIME", rules.Shorten(text))
	case rest == "":
		return a, nil
	}
	var err error
	a.After, err = ParseSpan(span, MinAbsence)
	return a, err
}

// String writes the agreement as [ParseAbsence] reads it.
func (a Absence) String() string {
	switch {
	case a.Rule == AbsenceBot && a.Level != "":
		return string(a.Rule) + ":" + FormatSpan(a.After) + ":" + a.Level
	case a.Rule == AbsenceBot || a.Rule == AbsenceOthers:
		return string(a.Rule) + ":" + FormatSpan(a.After)
	}
	return string(AbsenceWait)
}

// units are those of time spans, the longest first.
const units = "dhms"

func unit(k int) time.Duration {
	return [len(units)]time.Duration{24 * time.Hour, time.Hour, time.Minute, time.Second}[k]
}

// ParseSpan reads a span of time from least to MaxSpan, as "90s", "1h30m" or "3d".
func ParseSpan(text string, least time.Duration) (time.Duration, error) {
	var sum time.Duration
	good, rest, next := text != "", text, 0
	for good && rest != "" {
		end := strings.IndexAny(rest, units)
		if good = end > 0; !good {
			break
		}
		k := strings.IndexByte(units, rest[end])
		n, err := strconv.ParseUint(rest[:end], 10, 24)
		if good = err == nil && k >= next; good {
			sum += time.Duration(n) * unit(k)
			next, rest = k+1, rest[end+1:]
		}
	}
	if !good || sum < least || sum > MaxSpan {
		return 0, rules.Errorf(CodeAgreement, "a time cannot be %q; expected %s to %s, as 90s, 1h30m or 3d", rules.Shorten(text), FormatSpan(least), FormatSpan(MaxSpan))
	}
	return sum, nil
}

// FormatSpan writes a span of whole seconds as [ParseSpan] reads it.
func FormatSpan(d time.Duration) string {
	text := ""
	for k := range units {
		if n := d / unit(k); n > 0 {
			text += strconv.FormatInt(int64(n), 10) + units[k:k+1]
			d %= unit(k)
		}
	}
	return cmp.Or(text, "0s")
}

// ClockRule is how much time people have: a span for each move, or one for the whole match, and what is added whenever
// their turn ends. The zero ClockRule is no clock.
type ClockRule struct {
	Move, Main, Increment time.Duration
}

// Limits of clocks.
const (
	MinClock     = 5 * time.Second
	MinIncrement = time.Second
)

// Words of a ClockRule.
const (
	clockNone = "none"
	clockMove = "move"
	clockMain = "main"
)

// ParseClock reads how much time people have, as "none", "move:3d", "main:10m" or "main:10m+5s"; "" is "none".
func ParseClock(text string) (c ClockRule, err error) {
	word, rest, _ := strings.Cut(text, ":")
	main, more, added := strings.Cut(rest, "+")
	switch {
	case text == "" || text == clockNone:
	case word == clockMove && !added:
		c.Move, err = ParseSpan(rest, MinClock)
	case word == clockMain:
		if c.Main, err = ParseSpan(main, MinClock); added && err == nil {
			c.Increment, err = ParseSpan(more, MinIncrement)
		}
	default:
		err = rules.Errorf(CodeAgreement, "a clock cannot be %q; expected none, move:TIME, main:TIME or main:TIME+TIME", rules.Shorten(text))
	}
	if err != nil {
		return ClockRule{}, err
	}
	return c, nil
}

// String writes the rule as [ParseClock] reads it.
func (c ClockRule) String() string {
	switch {
	case c.Move > 0:
		return clockMove + ":" + FormatSpan(c.Move)
	case c.Increment > 0:
		return clockMain + ":" + FormatSpan(c.Main) + "+" + FormatSpan(c.Increment)
	case c.Main > 0:
		return clockMain + ":" + FormatSpan(c.Main)
	}
	return clockNone
}
