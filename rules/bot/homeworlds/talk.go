package homeworlds

import (
	"slices"

	"engawa/rules"
	"engawa/rules/homeworlds"
)

// talkStyle is how a bot talks.
type talkStyle uint8

const (
	silent  talkStyle = iota
	honest            // says what it believes, and nothing about its own card when it is Evil
	cunning           // talks as a Good one would, whatever it is
)

// suspicion is how likely Evil a seat must be to be accused, in thousandths.
const suspicion = 700

// Say implements [Talker]: at the start of a turn in a match with secret cards, an answer to what was proposed since it
// spoke last, and what it has not said before.
func (b *Bot) Say() []string {
	if b.view == nil || b.talk == silent || b.view.Phase() != homeworlds.Start || !b.view.AreCardsDealt() || b.view.CardIsPublic(b.seat) {
		return nil
	}
	evil := b.view.Card(b.seat) == homeworlds.Evil
	var list []string
	say := func(kind homeworlds.StatementKind, about rules.Seat) {
		text := homeworlds.Statement{Kind: kind, About: about}.String()
		if len(list) < 2 && !b.hasSaid(text) && slices.Contains(homeworlds.Game{}.Statements(b.view, b.seat), text) {
			list = append(list, text)
		}
	}
	if b.talk == honest && evil {
		return nil
	}
	doubt := b.publicDoubts()
	if answer, ok := b.answer(&doubt); ok {
		list = append(list, answer.String())
	}
	say(homeworlds.SayGood, homeworlds.Nobody)
	for seat := range b.view.Position().Living.Without(b.seat).All() {
		switch {
		case doubt[seat] >= suspicion:
			say(homeworlds.SaySuspect, seat)
		case b.beliefs.harm[seat].Has(b.seat) && b.talk == cunning:
			say(homeworlds.SaySuspect, seat)
		case b.beliefs.fromActions[seat] <= -evidenceMercy:
			say(homeworlds.SayTrust, seat)
		}
	}
	return list
}

// answer returns yes or no to the last proposal of another seat since the bot spoke itself: it takes every truce but
// that of a suspect, and joins only against suspects.
func (b *Bot) answer(doubt *[homeworlds.MaxSeats]int) (homeworlds.Statement, bool) {
	for _, n := range slices.Backward(b.beliefs.statements) {
		if n.By == b.seat {
			break
		}
		st, err := homeworlds.ParseStatement(n.Text)
		if err != nil || n.By < 0 || n.By >= homeworlds.MaxSeats {
			continue
		}
		agree := false
		switch {
		case st.Kind == homeworlds.SayTruce && st.About == b.seat:
			agree = doubt[n.By] < suspicion
		case st.Kind == homeworlds.SayAttack && st.About != b.seat:
			agree = doubt[st.About] >= suspicion
		default:
			continue
		}
		if agree {
			return homeworlds.Statement{Kind: homeworlds.SayYes, About: homeworlds.Nobody}, true
		}
		return homeworlds.Statement{Kind: homeworlds.SayNo, About: homeworlds.Nobody}, true
	}
	return homeworlds.Statement{}, false
}

// publicDoubts returns the doubts that a Good seat without knowledge of any hidden card would have in the bot's place:
// what a cunning bot talks about, so that its words do not tell its card.
func (b *Bot) publicDoubts() [homeworlds.MaxSeats]int {
	return b.beliefs.doubts(b.view, func(seat rules.Seat) homeworlds.Alignment {
		if seat == b.seat {
			return homeworlds.Good
		}
		return b.view.Card(seat)
	})
}

// hasSaid reports whether the bot has said so before.
func (b *Bot) hasSaid(text string) bool {
	return slices.ContainsFunc(b.beliefs.statements, func(n rules.Note) bool { return n.By == b.seat && n.Text == text })
}
