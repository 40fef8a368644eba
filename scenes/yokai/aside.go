package yokai

import "engawa/scenes/table"

var _ table.Asider = (*Board)(nil)

// Aside implements table.Asider: what the card of the chosen piece says.
func (b *Board) Aside() []string {
	t := b.chosenToken()
	if t == nil {
		return nil
	}
	words := b.words().Piece(t.piece.Kind().Letter())
	return []string{words.Name + ". " + words.Steps}
}
