// Package synth makes every sound of the program out of arithmetic: nothing is
// recorded and nothing is read from a file.
//
// A sound is what a small thing does when it is struck or brushed. Struck
// things (wood, bamboo, drum skin, chime) are banks of damped modes driven by
// the short push of a contact; brushed things (paper, leaves, a sliding door)
// are noise through moving filters; the cat is a pulse through formants. Each
// recipe, a function such as SetDown or Chime, answers mono samples at Rate,
// the same at every call, within Loudest and Peak.
//
// Beds, the sounds of the garden, are endless: a Bed fills as many samples as
// it is asked for. WithKoto lays music over one: plucked strings, which are
// waves that run round a loop, in a room of four such loops.
//
// It imports only the standard library's pure packages.
package synth

// Rate is the number of samples a second of everything made here.
const Rate = 48000

// samples is the number of samples in a time of s seconds, rounded down.
func samples(s float64) int { return int(s * Rate) }
