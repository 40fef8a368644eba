package yokai

// Ending is the way a game has ended.
type Ending uint8

// The endings. Those up to TrySurvived are brought by a move and seen on a Board; the rest are judged in this order.
const (
	NoEnding    Ending = iota
	Catch              // a lion was taken
	Try                // a lion reached its far row safely
	TrySurvived        // a waiting Try was not answered by taking the lion
	Repetition         // third occurrence of the position: a draw
	Stalemate          // the side to move has no legal move and loses
	MoveCap            // MoveLimit moves were made: a draw
)

var endingNames = [...]string{"", "catch", "try", "try-survived", "repetition", "stalemate", "move-cap"}

// String returns the name in the list of docs/rules/yokai.md, 5, as "try-survived"; "" for NoEnding.
func (e Ending) String() string {
	if int(e) < len(endingNames) {
		return endingNames[e]
	}
	return ""
}
