package forhonor

import (
	"strings"

	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
	"engawa/scenes/table"
)

var _ table.Asider = (*Board)(nil)

// Aside implements table.Asider: what the open sheet of a hero says, what a duel is about, to whom a hand of the draft
// goes on, and which camp is broken or soon may be.
func (b *Board) Aside() []string {
	switch {
	case b.state == nil:
		return nil
	case b.sheet.open && b.sheet.hero != game.NoHero:
		return b.sheetWords(b.sheet.hero)
	case b.dueling():
		return b.top().Narration()
	case b.shown.scene == draftScene:
		return []string{b.draftNote()}
	}
	var said []string
	if title, text, _ := b.breakingWords(); title+text != "" {
		said = append(said, strings.TrimSpace(title+" "+text))
	}
	return said
}

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
