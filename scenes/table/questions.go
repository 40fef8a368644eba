package table

import (
	"engawa/audio"
	"engawa/remote"
	"engawa/rules"
	"engawa/scenes/lang"
)

// endQuestion takes away what is asked on the screen.
func (e *remoteTable) endQuestion() {
	if e.askPanel != nil {
		e.askPanel.dismiss()
		e.askPanel = nil
	}
}

// handleQuestion asks the people here what a seat asks everybody, or says that the others are asked.
func (e *remoteTable) handleQuestion(r remote.Reply) {
	t, words := e.Table, e.services.Words
	e.endQuestion()
	by, err := rules.ParseSeat(r.By, len(t.session.players))
	switch {
	case r.Text == "" || err != nil || by < 0:
	case t.session.people.Has(by):
		t.showMessage(words.T(lang.SeatAsked), false)
	case t.session.people != 0:
		question := lang.SeatAsksUndo
		if r.Text == string(remote.Draw) {
			question = lang.SeatAsksDraw
		}
		e.putQuestion(words.T(question, lang.Text("name", t.session.players[by].Name)),
			answer{keyNo, lang.SeatRefuse, func() { e.send(e.line.Seat, remote.Refuse, "") }},
			answer{keyYes, lang.SeatAgree, func() { e.sendAll(remote.Agree, "") }})
	}
}

// Keys of the answers to a question.
const (
	keyNo  = "no"
	keyYes = "yes"
)

// putQuestion lays a question over the table.
func (e *remoteTable) putQuestion(text string, ways ...answer) {
	for k := range ways {
		do := ways[k].do
		ways[k].do = func() { e.askPanel = nil; do() }
	}
	e.services.Sound.Play(audio.PageTurn)
	e.askPanel = newAskPanel(e.services, text, ways...)
	e.services.Stack.Push(e.askPanel)
}

// absent asks the people here how to go on without who is away.
func (e *remoteTable) absent(r remote.Reply) {
	t, words := e.Table, e.services.Words
	e.endQuestion()
	by, err := rules.ParseSeat(r.By, len(t.session.players))
	if r.By == "" || err != nil || by < 0 || t.session.people.Has(by) || t.session.people == 0 {
		return
	}
	question := lang.SeatAbsent
	if r.Text == remote.ReasonTime {
		question = lang.SeatLate
	}
	way := func(key string, name lang.Key) answer {
		return answer{key, name, func() { e.sendAll(remote.Decide, key) }}
	}
	e.putQuestion(words.T(question, lang.Text("name", t.session.players[by].Name)),
		way(remote.DecideWait, lang.SeatDecideWait), way(remote.DecideBot, lang.SeatDecideBot), way(remote.DecideResign, lang.SeatDecideEnd))
}
