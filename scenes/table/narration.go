package table

import (
	"slices"
	"strconv"
	"strings"

	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
)

// narrationCache keeps the parts of a narration that take long to compose until they change.
type narrationCache struct {
	of   narrationKey
	text []string
	log  stage.Log
}

// narrationKey is what the words about a position depend on.
type narrationKey struct {
	moves, notes int
	last         rules.Move
	viewer       rules.Seat
	tag          lang.Tag
	skin         lang.Skin
}

// Narrate implements stage.Narrator: the position, the log and what can be done, as far as the viewer may know. While the
// cover is shut there is only what stands on it.
func (t *Table) Narrate() stage.Narration {
	words := t.words()
	if t.handover != nil {
		return t.handover.narration(t)
	}
	t.updateNarration()
	s := stage.Narration{
		Title: words.Edition(t.gameID(), t.session.match.Setup.Options).Title, Message: t.message.text, Text: t.narrationCache.text, Log: t.narrationCache.log,
		IsActionable: t.choiceControls(),
	}
	if t.large.Open() {
		s.Message = t.large.Describe()
	}
	if s.Message == "" {
		s.Message = t.speech.text
	}
	if narrator, ok := t.board.(Narrator); ok {
		s.Text = slices.Concat(narrator.Details(), s.Text)
	}
	switch {
	case t.guide != nil:
		s.Say = t.guideWords()
	case !t.watching():
		s.Say = t.standing()
	}
	return s
}

// guideWords is what stands on the paper of who leads through the match.
func (t *Table) guideWords() string {
	var sentences []string
	for _, c := range t.guide.Tree().Controls() {
		if c.Role == ui.RoleText && c.Name != "" {
			sentences = append(sentences, c.Name)
		}
	}
	return strings.Join(sentences, " ")
}

// narration returns what a screen reader reads of the cover: for whom it is, and why it is closed.
func (h *handover) narration(t *Table) stage.Narration {
	words, name := t.services.Words, t.session.players[h.next].Name
	s := stage.Narration{Title: words.T(lang.CoverPass) + " " + name}
	if h.gap > 0 {
		return s // they move
	}
	hold := lang.CoverHold
	if h.nextPeeks {
		hold = lang.CoverLookHold
	}
	s.Text = []string{t.purpose(h.next), words.T(hold)}
	return s
}

// updateNarration puts the position and the log into words where they have changed.
func (t *Table) updateNarration() {
	m := t.session.match
	of := narrationKey{moves: t.shownMoves, notes: len(m.Notes), viewer: t.session.viewer, tag: t.services.Words.Tag(), skin: t.skin()}
	if t.shownMoves > 0 {
		of.last = m.Log[t.shownMoves-1]
	}
	if of == t.narrationCache.of && t.narrationCache.text != nil {
		return
	}
	log := stage.Log{Of: m.Game.Info().ID + string(t.slot), Reader: of.viewer.String() + string(of.tag)}
	for _, e := range t.entries() {
		log.Lines = append(log.Lines, stage.LogLine{Key: e.key, Text: t.byName(e)})
	}
	text := strings.FieldsFunc(t.board.Describe(t.session.view(t.shownMoves)), func(r rune) bool { return r == '\n' })
	t.narrationCache = narrationCache{of, text, log}
}

// byName is a line of the log with the name of the player who made the move, whose crest stands before the line in the
// picture.
func (t *Table) byName(e entry) string {
	if e.move < 0 || e.by < 0 {
		return e.text
	}
	return t.says(e.by, e.text)
}

// says tells something of a seat, by the name of its player.
func (t *Table) says(seat rules.Seat, what string) string {
	return t.services.Words.T(lang.ReaderSays, lang.Text("who", t.session.players[seat].Name), lang.Text("what", what))
}

// standing is the sentence about the position that the board has, and whose turn it is.
func (t *Table) standing() string {
	if t.session.hasEnded() {
		return t.endWords()
	}
	say := t.board.Message(t.session.state())
	if !t.choose.active() {
		return say
	}
	turn := t.says(t.choose.by, t.status(t.choose.by))
	if say == "" {
		return turn
	}
	return turn + ". " + say
}

// choiceControls tells the controls that go on with a choice from those of what only lies there.
func (t *Table) choiceControls() func(key string) bool {
	keys := map[string]bool{"confirm": true, "cancel": true}
	if !t.choose.active() {
		return func(key string) bool { return keys[key] }
	}
	for _, p := range t.choose.next() {
		keys[p.String()] = true
	}
	for _, p := range t.choose.picks {
		keys[p.String()] = true
	}
	button, _, _ := strings.Cut(rules.Part{Kind: rules.PartButton}.String(), " ")
	narrator, narrates := t.board.(Narrator)
	return func(key string) bool {
		kind, number, part := strings.Cut(key, " ")
		if keys[key] || !part || kind != button {
			return keys[key]
		}
		n, err := strconv.Atoi(number)
		return err != nil || !narrates || !narrator.Looks(rules.Part{Kind: rules.PartButton, Index: int32(n)})
	}
}

// Narrate implements stage.Narrator.
func (m *menu) Narrate() stage.Narration {
	return stage.Narration{Title: m.table.services.Words.T(lang.MenuTitle)}
}

// Narrate implements stage.Narrator.
func (m *movesPanel) Narrate() stage.Narration {
	return stage.Narration{Title: m.table.services.Words.T(lang.TableMoves)}
}
