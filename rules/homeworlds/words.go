package homeworlds

import (
	"strconv"
	"strings"
)

// colourNames and powerVerbs are the words of the colours and of their powers. They never change.
var (
	colourNames = [...]string{Blue: "blue", Green: "green", Red: "red", Yellow: "yellow"}
	powerVerbs  = [...]string{Blue: "trade", Green: "build", Red: "attack", Yellow: "move or discover"}
)

// Name returns the English word of the colour, as "blue".
func (c Colour) Name() string {
	if c >= NumColours {
		return "?"
	}
	return colourNames[c]
}

// verb returns what a power of the colour does.
func (c Colour) verb() string { return powerVerbs[c] }

// sharedSizes lists the star sizes that both systems have, as "1" or "1 and 3".
func sharedSizes(a, b *System) string {
	var words []string
	for size := 1; size <= NumSizes; size++ {
		if a.Sizes()&b.Sizes()>>(size-1)&1 != 0 {
			words = append(words, strconv.Itoa(size))
		}
	}
	return strings.Join(words, " and ")
}
