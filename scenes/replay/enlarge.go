package replay

import (
	"strconv"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/input"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// seatKey is the key of the plate of a seat.
func seatKey(seat rules.Seat) string { return "seat" + strconv.Itoa(int(seat)) }

// EnlargementText returns the name and the words of what is seen large, empty ones for nothing.
func (r *Replay) EnlargementText() (name string, words []string) {
	return r.large.Name(), r.large.Words()
}

// DrawEnlargement draws what is seen large, alone.
func (r *Replay) DrawEnlargement(c *canvas.Canvas) { r.large.Draw(c) }

// showLarge shows large what a control stands for, and reports whether there is something to show. The match that plays by
// itself waits then.
func (r *Replay) showLarge(c *ui.Control, by int) bool {
	of, ok := r.enlargement(c)
	if !ok {
		return false
	}
	r.stop()
	r.large.Show(of, c, by, r.view, r.services.Words)
	r.isStale = true
	return true
}

// enlargement returns what a control stands for, to be seen large: a part of the game, or a computer player.
func (r *Replay) enlargement(c *ui.Control) (table.Enlargement, bool) {
	for seat := range rules.AllSeats(r.match.State().Seats()).All() {
		if c.Key == seatKey(seat) {
			return r.introduction(seat)
		}
	}
	return table.EnlargementOf(r.board, c)
}

// introduction is the computer player of a seat, large and in words; false for a person.
func (r *Replay) introduction(seat rules.Seat) (table.Enlargement, bool) {
	player := table.Players(r.match)[seat]
	return player.Introduction(r.services.Words, r.match.Game, seat, func() sprites.Mood { return r.mood(seat) })
}

// mood is what the face of a seat shows.
func (r *Replay) mood(seat rules.Seat) sprites.Mood {
	if r.moveCount == r.last() && rules.HasEnded(r.match) {
		return table.MoodAtEnd(r.match, seat)
	}
	return sprites.Calm
}

// enlarge has what is seen large answer a frame, and returns what is left of it.
func (r *Replay) enlarge(f *input.Frame) *input.Frame {
	before := r.large.Open()
	rest := r.large.Update(f, &r.page, r.showLarge)
	r.isStale = r.isStale || r.large.Open() != before
	return rest
}
