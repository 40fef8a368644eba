package table

import (
	"engawa/audio"
	"engawa/remote"
	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

// endQuestion takes away what is asked on the screen.
func (e *remoteTable) endQuestion() {
	if e.question != nil {
		e.question.Dismiss()
		e.question = nil
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
		key := lang.SeatAsksUndo
		if r.Text == string(remote.Draw) {
			key = lang.SeatAsksDraw
		}
		e.putQuestion(words.T(key, lang.Text("name", t.session.players[by].Name)),
			stage.Answer{Key: "no", Name: words.T(lang.SeatRefuse), Do: func() { e.send(e.line.Seat, remote.Refuse, "") }},
			stage.Answer{Key: "yes", Name: words.T(lang.SeatAgree), Primary: true, Do: func() { e.sendAll(remote.Agree, "") }})
	}
}

// putQuestion lays a question over the table.
func (e *remoteTable) putQuestion(text string, answers ...stage.Answer) {
	for k := range answers {
		do := answers[k].Do
		answers[k].Do = func() { e.question = nil; do() }
	}
	e.services.Sound.Play(audio.PageTurn)
	e.question = stage.NewDialog(e.services, text, answers...)
	e.services.Stack.Push(e.question)
}

// absent asks the people here how to go on without who is away.
func (e *remoteTable) absent(r remote.Reply) {
	t, words := e.Table, e.services.Words
	e.endQuestion()
	by, err := rules.ParseSeat(r.By, len(t.session.players))
	if r.By == "" || err != nil || by < 0 || t.session.people.Has(by) || t.session.people == 0 {
		return
	}
	key := lang.SeatAbsent
	if r.Text == remote.ReasonTime {
		key = lang.SeatLate
	}
	way := func(key string, name lang.Key) stage.Answer {
		return stage.Answer{Key: key, Name: words.T(name), Do: func() { e.sendAll(remote.Decide, key) }}
	}
	e.putQuestion(words.T(key, lang.Text("name", t.session.players[by].Name)),
		way(remote.DecideWait, lang.SeatDecideWait), way(remote.DecideBot, lang.SeatDecideBot), way(remote.DecideResign, lang.SeatDecideEnd))
}
