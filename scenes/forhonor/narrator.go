package forhonor

import (
	"strings"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
)

// Aside implements table.Narrator: what the open sheet of a hero says, what a duel is about, to whom a hand of the draft
// goes on, and which camp is broken or soon may be.
func (b *Board) Aside() []string {
	switch {
	case b.state == nil:
		return nil
	case b.sheet.open && b.sheet.hero != game.NoHero:
		return b.sheetWords(b.sheet.hero)
	case b.dueling():
		return b.duelWords()
	case b.shown.scene == draftScene:
		return []string{b.draftNote()}
	}
	var said []string
	if title, text, _ := b.breakingWords(); title+text != "" {
		said = append(said, strings.TrimSpace(title+" "+text))
	}
	return said
}

// Recall implements table.Narrator: how the last duel has ended.
func (b *Board) Recall() string { return b.over.aftermath }

// Purpose implements table.Narrator: who fights, or what is picked.
func (b *Board) Purpose(st rules.State, _ rules.Seat) string {
	s, ok := st.(*game.State)
	if !ok {
		return ""
	}
	switch s.Phase() {
	case game.PhasePick:
		return b.words().T(lang.ForhonorDoorsPick)
	case game.PhaseLine:
		return b.words().T(lang.ForhonorDoorsLine)
	case game.PhaseCombat:
		heroes, _ := s.Fight()
		return b.words().T(lang.ForhonorDoorsCard, lang.Text("hero", b.heroName(heroes[0])), lang.Text("rival", b.heroName(heroes[1])))
	}
	return ""
}

// SeatTitle implements table.Narrator: seats have no words of their own.
func (b *Board) SeatTitle(rules.State, rules.Seat) string { return "" }

// sheetWords is the sheet of a hero: its name, faction and class, and what it can do and has done.
func (b *Board) sheetWords(h game.Hero) []string {
	words := b.words()
	hero := words.Hero(h.String())
	faction, _ := words.Faction(h.Faction().String())
	said := []string{hero.Name + ". " + words.T(lang.ForhonorSheetClass, lang.Text("faction", faction), lang.Text("class", hero.Class))}
	for _, fact := range b.facts(h) {
		said = append(said, fact.Text)
	}
	return said
}

// duelWords tells what is to be seen of a duel.
func (b *Board) duelWords() []string { return b.duelTree().Narration() }
