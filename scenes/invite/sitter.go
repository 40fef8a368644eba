package invite

import (
	"strings"

	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// sitter is the panel on which somebody at this device says a name before sitting down on a free seat.
type sitter struct {
	stage.Panel
	of   *Panel
	seat rules.Seat
	name string
}

func newSitter(of *Panel, seat rules.Seat) *sitter {
	name := lang.DefaultName(seat)
	if own := of.Services.Settings.Name; own != "" && !of.plays() {
		name = own
	}
	return &sitter{Panel: stage.NewPanel(of.Services, audio.Button), of: of, seat: seat, name: name}
}

// Arrange implements stage.Scene.
func (s *sitter) Arrange(v stage.View) {
	const edge, high, apart, key = 14.0, 52.0, 8.0, "name"
	words := s.Services.Words
	field := widget.TextField(key, words.T(lang.SetupNameOf, lang.Count("n", int(s.seat)+1)), s.name, store.MaxPlayerName, edge, func(text string) {
		s.name = text
		s.Arrange(s.View())
	})
	items := []widget.PageItem{
		widget.ParagraphItem("how", words.T(lang.InviteTakeHow), ui.Body(16)),
		{Child: widget.Padding{Top: apart, Bottom: apart, Child: widget.Sized{H: high, Child: field}}},
	}
	s.Choose(true, widget.Button{Icon: "close", Group: widget.FootGroup, Control: ui.Control{Key: "cancel", Name: words.T(lang.Cancel), Press: s.Services.Stack.Pop}})
	s.CloseKey, s.CloseIcon, s.OnClose = lang.TogetherSit, "next", s.sit
	s.LayIn(v, 1, lang.TogetherName, nil, items, s.Arrange)
	s.Page().FocusIfNone(key)
}

func (s *sitter) sit() {
	name := strings.TrimSpace(s.name)
	if name == "" {
		name = lang.DefaultName(s.seat)
	}
	s.Services.Stack.Pop()
	s.of.take(s.seat, name)
}
