package setup

import (
	"strings"
	"time"

	"engawa/remote"
	"engawa/scenes/lang"
)

// Keys of what is agreed for a table for people elsewhere beside the options of its game.
const (
	hereOption    = "here"
	clockOption   = "clock"
	absenceOption = "absence"
)

// What is offered of time and absence, see remote.ParseClock and remote.ParseAbsence.
const (
	offeredClocks   = "none main:5m+3s main:10m+5s main:30m+10s move:1m move:1d move:3d move:7d"
	offeredAbsences = "wait bot:2m bot:1d others:2m others:1d"
)

// hostedOptions lists whether this device takes a seat, and what is agreed on time and absence.
func (s *Scene) hostedOptions() []option {
	words, h := s.services.Words, s.hosting
	here := option{
		key: hereOption, name: words.T(lang.InviteHere), values: []string{"seat", "screen"},
		labels: []string{words.T(lang.InviteHereSeat), words.T(lang.InviteHereScreen)},
		hints:  []string{words.T(lang.InviteHereSeatHint), words.T(lang.InviteHereScreenHint)},
	}
	clock := option{key: clockOption, name: words.T(lang.InviteClock), values: strings.Fields(offeredClocks)}
	for _, value := range clock.values {
		label, hint := s.clockWords(value)
		clock.labels, clock.hints = append(clock.labels, label), append(clock.hints, hint)
	}
	absence := option{key: absenceOption, name: words.T(lang.InviteAbsence), values: strings.Fields(offeredAbsences)}
	for _, value := range absence.values {
		label, hint := s.absenceWords(value)
		absence.labels, absence.hints = append(absence.labels, label), append(absence.hints, hint)
	}
	list := []option{here, clock, absence}
	for k := range list {
		o := &list[k]
		o.selected, o.usual = h.choices[o.key], o.labels[0]
		o.choose = func(value int) {
			h.choices[o.key], s.explainedOption = value, o.key
			s.onChange()
		}
	}
	return list
}

// hostedValue is what is agreed of one of these.
func (s *Scene) hostedValue(key string) string {
	for _, o := range s.hosting.options() {
		if o.key == key {
			return o.values[o.selected]
		}
	}
	return ""
}

// clockWords are what an agreement on time is called, and a sentence about it.
func (s *Scene) clockWords(value string) (label, hint string) {
	words := s.services.Words
	switch c, _ := remote.ParseClock(value); { // those that are offered can be read
	case c.Move > 0:
		time := lang.Text("time", s.span(c.Move))
		return words.T(lang.InviteClockMove, time), words.T(lang.InviteClockMoveHint, time)
	case c.Main > 0:
		args := []lang.Arg{lang.Text("time", s.span(c.Main)), lang.Text("more", s.span(c.Increment))}
		return words.T(lang.InviteClockMain, args...), words.T(lang.InviteClockMainHint, args...)
	}
	return words.T(lang.InviteClockNone), words.T(lang.InviteClockNoneHint)
}

// absenceWords are what an agreement on absence is called, and a sentence about it.
func (s *Scene) absenceWords(value string) (label, hint string) {
	words := s.services.Words
	a, _ := remote.ParseAbsence(value) // those that are offered can be read
	time := lang.Text("time", s.span(a.After))
	switch a.Rule {
	case remote.AbsenceBot:
		return words.T(lang.InviteAbsenceBot, time), words.T(lang.InviteAbsenceBotHint, time)
	case remote.AbsenceOthers:
		return words.T(lang.InviteAbsenceOthers, time), words.T(lang.InviteAbsenceOthersHint, time)
	}
	return words.T(lang.InviteAbsenceWait), words.T(lang.InviteAbsenceWaitHint)
}

// span is a time in words, in the largest unit that it has.
func (s *Scene) span(d time.Duration) string {
	const day = 24 * time.Hour
	key, n := lang.InviteSeconds, d/time.Second
	switch {
	case d >= day:
		key, n = lang.InviteDays, d/day
	case d >= time.Minute:
		key, n = lang.InviteMinutes, d/time.Minute
	}
	return s.services.Words.T(key, lang.Count("n", int(n)))
}
