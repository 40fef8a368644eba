package yokai

import "engawa/scenes/table"

var _ table.Asider = (*Board)(nil)

// Aside implements table.Asider: what the card of the chosen piece says.
func (b *Board) Aside() []string {
	t := b.chosenToken()
	if t == nil {
		return nil
	}
	words := b.pieceWords(t)
	return []string{words.Name + ". " + words.Steps}
}
