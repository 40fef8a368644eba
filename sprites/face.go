package sprites

import (
	"strconv"
	"strings"

	"engawa/sprites/vector"
)

// Face is the face of somebody whom the computer plays; 0 is nobody.
type Face uint8

// The faces, from the weakest player to the strongest.
const (
	Sparrow Face = iota + 1
	Mouse
	Hare
	Cat
	Puppy
	Turtle
	Tanuki
	Squirrel
	Bear
	Boar
	Owl
	Kappa
	Fox
	Oni
	Tengu
	Dragon
)

// LastFace is that of the strongest player.
const LastFace = Dragon

// Ornaments is how many ornaments tell faces apart that are the same.
const Ornaments = 7

// ornamentStep is what an ornament adds to a face.
const ornamentStep = 32

// With returns the face with an ornament, 1 to [Ornaments]; with 0 it has none.
func (f Face) With(ornament int) Face { return f%ornamentStep + Face(ornament)*ornamentStep }

// plain returns the face without its ornament, and the layers of that.
func (f Face) plain() (Face, string) {
	return f % ornamentStep, [Ornaments + 1]string{
		1: "-9C2C3F M-37-6C-20-19 20-19 37-6L35-15C20-29-20-29-35-15Z\n-9C2C3F M33-10L48-19L46-8ZM33-8L49-1L41 4Z",                  // a headband
		2: "-E7B7AE O22-30 8 8\n-E7B7AE O34-26 8 8\n-E7B7AE O33-14 8 8\n-E7B7AE O21-13 8 8\n-E7B7AE O16-22 8 8\n-F1CE7E O26-21 6 6", // a blossom
		3: "-3C6491 M-33 29C-18 38 18 38 33 29L35 38C18 48-18 48-35 38Z\n-3C6491 M12 38L26 36L30 50L18 50Z",                         // a scarf
		4: "-D9AE74 M0-50L43-17C20-23-20-23-43-17Z\n_6F472C2M0-48L14-22M0-48L-14-22",                                                // a straw hat
		5: "-DFA436 M-24-42L-20-32L-9-31L-18-24L-15-13L-24-19L-33-13L-30-24L-39-31L-28-32Z",                                         // a star
		6: "-6E9A6B M-8-24C-26-22-34-34-32-45C-18-46-8-38-8-24Z\n_24453A2M-10-26L-27-40",                                            // a leaf
		7: "-76638F M26-26L12-38V-14ZM26-26L42-40V-14Z\n-76638F O27-26 6 6",                                                         // a bow
	}[f/ornamentStep]
}

// Mood is what a face shows of how the match goes.
type Mood uint8

// The moods of a face.
const (
	Calm     Mood = iota
	Thinking      // it looks up, to a side
	Happy
	Sad
)

// eyes are how a face looks at people.
type eyes uint8

const (
	dots   eyes = iota
	asleep      // closed as long as nothing is to be done
	ringed      // with the white round the pupil
	golden      // the same in gold
	slanted
)

// faceLook is how a face is drawn, in a box of 100 units about the origin.
type faceLook struct {
	layers  string // one a line, the lowest first, see drawLayer
	eyes    eyes
	x, y    float64 // the right eye
	size    float64 // of an eye, against the usual one
	mouth   float64 // below the origin; 0 for a beak or a beard
	width   float64 // half of the mouth
	hasMask bool    // it is dark about the eyes
}

// Contours that several faces have.
const (
	roundHead  = "M0-27C21-27 34-13 34 5C34 24 19 35 0 35C-19 35-34 24-34 5C-34-13-21-27 0-27Z"
	catHead    = "M-34-2L-32-38L-15-25C-6-29 6-29 15-25L32-38L34-2C36 22 19 34 0 34C-19 34-36 22-34-2Z"
	furryHead  = "M0-27C17-27 28-17 31-3C34 0 37 5 38 10C35 10 34 12 33 14C34 16 34 18 33 21C29 20 27 21 25 24C18 31 9 33 0 33C-9 33-18 31-25 24C-27 21-29 20-33 21C-34 18-34 16-33 14C-34 12-35 10-38 10C-37 5-34 0-31-3C-28-17-17-27 0-27Z"
	owlHead    = "M0-25C10-25 18-29 33-40C36-28 36-14 36 4C36 24 20 36 0 36C-20 36-36 24-36 4C-36-14-36-28-33-40C-18-29-10-25 0-25Z"
	turtleHead = "M0-19C19-19 31-7 31 11C31 28 17 39 0 39C-17 39-31 28-31 11C-31-7-19-19 0-19Z"
	foxHead    = "M0-20C6-20 10-21 14-22L32-45C38-32 38-18 35-6L40 10L28 15C21 27 8 37 0 37C-8 37-21 27-28 15L-40 10L-35-6C-38-18-38-32-32-45L-14-22C-10-21-6-20 0-20Z"
	dragonHead = "M0-22C16-24 30-16 32-2C34 8 26 14 23 20C21 30 12 36 0 36C-12 36-21 30-23 20C-26 14-34 8-32-2C-30-16-16-24 0-22Z"
	softNose   = "\n-211D2B M-5.5 12C-2 10 2 10 5.5 12C5 16 2 17.5 0 17.5C-2 17.5-5 16-5.5 12Z"
	pinkNose   = "\n-E7B7AE M-4.5 12C-2 11 2 11 4.5 12C4 14.5 2 16 0 16C-2 16-4 14.5-4.5 12Z"
	whiskers   = "\n~211D2B1.8M21 15L36 11M21 20L36 21"
)

// look returns how a face is drawn.
func (f Face) look() faceLook {
	switch f {
	case Sparrow:
		return faceLook{x: 13, y: 4, size: 1, layers: "_211D2B3.2M-1-27C-3-35 1-39 6-41M4-27C6-33 10-36 15-36" +
			"\n-FBF4E3 " + roundHead + "\n.94643F M-34 2C-34-15-20-27 0-27C20-27 34-15 34 2C26-7 12-8 0-2C-12-8-26-7-34 2Z" +
			"\n:554C58 O22 16 6 5.4\n.554C58 M-8 20H8C10 28 5 32 0 32C-5 32-10 28-8 20Z\n+ " + roundHead +
			"\n-DFA436 M-8 11C-4 7 4 7 8 11L0 21Z"}
	case Mouse:
		return faceLook{x: 13, y: 2, size: 1, mouth: 21, width: 5, layers: "=BDB8AC O26-22 16 16\n:E7B7AE O26-21 10 10" +
			"\n-BDB8AC " + roundHead + "\n.FBF4E3 M0 6C10 8 19 15 20 25C16 32 8 35 0 35C-8 35-16 32-20 25C-19 15-10 8 0 6Z\n+ " + roundHead + whiskers + pinkNose}
	case Hare:
		return faceLook{x: 13, y: 5, size: 1, mouth: 20, width: 5, layers: "=FBF4E3 M4-18C0-34 4-49 13-49C23-49 25-32 20-14Z" +
			"\n:E7B7AE M10-20C8-31 10-43 13.5-43C18-43 18-31 15-19Z\n-FBF4E3 " + roundHead + "\n:E7B7AE O22 17 6 4.4" + pinkNose}
	case Cat:
		return faceLook{eyes: asleep, x: 14, y: 5, size: 1, mouth: 20, width: 6, layers: "-FBF4E3 " + catHead +
			"\n.D98C44 M-34-2L-32-38L-15-25C-8-28-4-28-2-28C-4-12-18-2-34 0Z\n.554C58 M15-25L32-38L34-3C25-5 17-13 15-25Z\n+ " + catHead + whiskers + pinkNose}
	case Puppy:
		return faceLook{x: 13, y: 3, size: 1, mouth: 21, width: 6.5, layers: "-D9AE74 " + roundHead +
			"\n.FBF4E3 M0 4C11 6 21 14 23 24C17 32 9 35 0 35C-9 35-17 32-23 24C-21 14-11 6 0 4Z\n:FBF4E3 O12-9 4.4 3.2\n+ " + roundHead +
			"\n=94643F M12-26C26-36 43-24 42 0C42 10 33 10 30 1C28-9 23-17 12-26Z" + softNose}
	case Turtle:
		return faceLook{x: 15, y: 7, size: 1, mouth: 22, width: 8, layers: "-3E6A4C M0-45C28-45 46-24 47 8C47 18 42 26 36 30H-36C-42 26-47 18-47 8C-46-24-28-45 0-45Z" +
			"\n~B7C99A2.4M0-26H12L19-42M12-26L22-10L42-16M22-10L28 12L46 12\n-8FC188 " + turtleHead +
			"\n.F1DDB4 M-28 19C-14 25 14 25 28 19C24 32 12 39 0 39C-12 39-24 32-28 19Z\n:3E6A4C M8-16L15-11L12-4L4-5ZM20-10L27-2L24 0L18-5Z\n+ " + turtleHead +
			"\n:211D2B O3.4 13 1.4 1.4"}
	case Tanuki:
		return faceLook{eyes: ringed, x: 14, y: 4, size: 1, mouth: 21, width: 7, hasMask: true, layers: "=94643F O23-21 10 10\n:4A3128 O23-20 5 5" +
			"\n-94643F " + furryHead + "\n~F1DDB44.4M3-5C8-13 16-14 23-9" +
			"\n:4A3128 M3 1C8-7 19-7 29 4C29 15 19 18 10 13C6 11 3 6 3 1Z\n.F1DDB4 M0 2C6 6 13 11 15 19C13 28 7 31 0 31C-7 31-13 28-15 19C-13 11-6 6 0 2Z" + softNose +
			"\n-6E9A6B M6-26C-5-28-9-39-4-46C5-45 13-38 11-28Z\n_211D2B1.8M7-29L0-39"}
	case Squirrel:
		return faceLook{x: 13, y: 2, size: 1, mouth: 20, width: 5, layers: "-9A4B33 M22 34C46 34 50 8 46-12C43-32 30-46 16-44C6-42 10-30 20-30C28-24 30-6 24 10Z" +
			"\n_D9AE742.6M40 14C43-2 40-24 24-36" +
			"\n=B5673F M9-20C9-30 13-36 18-44C24-36 27-26 25-14Z\n-B5673F " + roundHead + "\n:FBF4E3 O16 19 15.5 12.5\n.FBF4E3 O0 24 12 10.5\n:FBF4E3 O13 1 8.6 8" +
			"\n~6B45303M7-26C9-20 10-16 10-12\n_6B45304M0-27V-8\n+ " + roundHead + pinkNose}
	case Bear:
		return faceLook{x: 14, y: 1, size: 1, mouth: 22, width: 6, layers: "=8F6238 O25-21 11.5 11.5\n:D9AE74 O25-20 6 6" +
			"\n-8F6238 " + roundHead + "\n.F1DDB4 O0 19 18 13\n.F1CE7E M-11-20C-7-9 7-9 11-20C6-15-6-15-11-20Z" + softNose + "\n_211D2B2.2M0 17V21"}
	case Boar:
		return faceLook{x: 15, y: 0, size: 0.9, mouth: 29, width: 6, layers: "=6F5A4A M14-18L37-37C40-24 36-10 27-6Z\n:E7B7AE M21-20L33-29C34-22 32-16 27-13Z" +
			"\n-4A3128 M-13-22L-9-38L-3-30L1-44L6-30L12-38L13-22Z\n-6F5A4A " + roundHead + "\n-E7B7AE O0 18 15 10.5\n:211D2B O5 18 2.2 3.4" +
			"\n=FBF4E3 M15 25C21 27 26 22 25 12C21 16 17 18 14 20Z\n~211D2B3.4M8-9L21-8"}
	case Owl:
		return faceLook{eyes: golden, x: 14.5, y: 3, size: 1.5, layers: "-5F6069 " + owlHead + "\n.8D8B86 M0-20L22-32C14-20 6-12 0-4C-6-12-14-20-22-32Z\n+ " + owlHead +
			"\n:E6D6B4 O14.5 3 14 14\n-DFA436 M-5.5 9C-2 6 2 6 5.5 9L0 21Z\n_E6D6B42.4M-12 25Q-8 29-4 25M4 25Q8 29 12 25M-4 30Q0 34 4 30"}
	case Kappa:
		return faceLook{x: 15, y: 5, size: 1, layers: "-8FC188 " + roundHead +
			"\n-24453A M-38 2L-31-23C-20-33 20-33 31-23L38 2L28-6L22 2L14-8L7 0L0-9L-7 0L-14-8L-22 2L-28-6Z" +
			"\n-C8DAD8 O0-27 21 9.5\n.86A9BF O0-26 14 5\n-DFA436 M-16 16C-8 10 8 10 16 16C13 27 6 30 0 30C-6 30-13 27-16 16Z\n_211D2B2.2M-15 17C-6 22 6 22 15 17\n:211D2B O4 14.6 1.3 1.3"}
	case Fox:
		return faceLook{eyes: slanted, x: 15, y: 3, size: 1, layers: "-FBF4E3 " + foxHead + "\n:9A4B33 M29.5-35C33-26 33-18 30-12C26-14 22-18 19.5-21Z" +
			"\n.9A4B33 M0-17C4-12 4-5 0 1C-4-5-4-12 0-17Z\n:9A4B33 M7-15C11-14 13-11 13-7C9-8 7-11 7-15Z\n~9A4B332.6M37 9L25 9M31 15L22 14" +
			"\n-211D2B M-5.5 28C-2 26 2 26 5.5 28C4 33 2 35 0 36C-2 35-4 33-5.5 28Z"}
	case Oni:
		return faceLook{eyes: ringed, x: 13, y: 6, size: 0.95, mouth: 22, width: 9, layers: "-86A9BF " + roundHead +
			"\n-22395F M-36 6C-42-14-28-33-13-30C-8-36 8-36 13-30C28-33 42-14 36 6C31 2 27-3 26-9C17-5 8-8 0-14C-8-8-17-5-26-9C-27-3-31 2-36 6Z" +
			"\n=F1CE7E M9-24L17-48C24-40 27-29 25-18C20-17 13-20 9-24Z\n~211D2B3.6M6 0L20-4\n_211D2B2.2M-4 14Q0 17 4 14\n=FBF4E3 M9 23L12.6 15L15.5 22Z"}
	case Tengu:
		return faceLook{eyes: ringed, x: 14, y: 3, size: 0.9, layers: "-9A4B33 " + roundHead + "\n-FBF4E3 M-34 8C-28 18-22 20-15 20C-6 18 6 18 15 20C22 20 28 18 34 8C36 28 18 45 0 46C-18 45-36 28-34 8Z" +
			"\n=FBF4E3 M5-5C9-15 22-18 34-12C28-5 16-3 5-5Z\n-22395F M-10-24L0-46L10-24C4-20-4-20-10-24Z" +
			"\n-9A4B33 M-5 5C-3 1 4 1 6 4L25 21C31 27 25 36 17 31L-4 15C-7 12-7 8-5 5Z\n_E7B7AE2.4M4 8L20 22"}
	case Dragon:
		return faceLook{eyes: golden, x: 14, y: 3, size: 1, mouth: 27, width: 8, layers: "=3E6A4C M28-16L44-14L35-3L47 6L34 9L41 23L24 22Z" +
			"\n~211D2B8M12-18C12-32 20-34 22-45M17-30C24-29 30-31 33-38\n~F1CE7E3.6M12-18C12-32 20-34 22-45M17-30C24-29 30-31 33-38" +
			"\n-2B7F86 " + dragonHead + "\n.C8DAD8 M-16 23C-12 13 12 13 16 23C15 31 8 35 0 35C-8 35-15 31-16 23Z\n+ " + dragonHead +
			"\n:211D2B O6 18 2.2 2.2\n=F1CE7E M5-5C11-15 23-16 32-9C25-5 15-3 5-5Z\n-FBF4E3 O0-13 4.6 4.6\n~211D2B5M20 21C30 17 36 28 45 20\n~F1CE7E2.2M20 21C30 17 36 28 45 20"}
	}
	return faceLook{}
}

// FaceBox returns the box of every face in units.
func FaceBox() vector.Box { return vector.Box{X: -50, Y: -50, W: 100, H: 100} }

// Draw draws the face before a disc with a ring of that colour; one that does not exist draws nothing.
func (f Face) Draw(c *vector.Canvas, mood Mood, ring Color) {
	f, ornament := f.plain()
	look := f.look()
	if look.layers == "" {
		return
	}
	p := NewPainter(c)
	disc := vector.Circle(0, 4, 42)
	p.FillColor(disc, Paper3)
	p.Stroke(disc, vector.Stroke{Width: 6}, vector.Solid(ring))
	p.drawLayers(look.layers)
	look.drawEyes(p, mood)
	look.drawMouth(p, mood)
	p.drawLayers(ornament)
}

// faceContour is the width of the key lines of a face, in its units.
const faceContour = 3.2

// drawLayer draws one layer of a face: a sign, a colour and a contour. The sign tells what is filled and what has a key
// line, and whether the same stands mirrored at the other side:
//
//   - filled, with a key line      =  the same, twice
//     .  filled                       :  the same, twice
//     _  a line; its width comes first ~  the same, twice
//   - a key line alone, without a colour
//
// A contour that begins with O is an ellipse: its middle and its radii.
func (p Painter) drawLayer(layer string) {
	sign, data := layer[0], layer[1:]
	if sign == '+' {
		p.Outline(contour(data[1:]), faceContour)
		return
	}
	value, _ := strconv.ParseUint(data[:6], 16, 32)
	fill, data := Color(value), data[6:]
	width := 0.0
	if sign == '_' || sign == '~' {
		at := strings.IndexByte(data, 'M')
		width, _ = strconv.ParseFloat(data[:at], 64)
		data = data[at:]
	}
	shape := contour(strings.TrimSpace(data))
	draw := func() {
		switch {
		case width > 0:
			p.StrokeThin(shape, width, fill)
		case sign == '-' || sign == '=':
			p.Paint(shape, fill, faceContour)
		default:
			p.FillColor(shape, fill)
		}
	}
	draw()
	if strings.IndexByte("=:~", sign) >= 0 {
		p.Save()
		p.Scale(-1, 1)
		draw()
		p.Restore()
	}
}

// contour reads the contour of a layer.
func contour(data string) *vector.Path {
	if rest, ok := strings.CutPrefix(data, "O"); ok {
		// The numbers of an ellipse are written as those of a path.
		var n [4]float64
		for k, text := range strings.Fields(strings.ReplaceAll(rest, "-", " -")) {
			n[k], _ = strconv.ParseFloat(text, 64)
		}
		return vector.Ellipse(n[0], n[1], n[2], n[3])
	}
	path, err := vector.ParsePath(data)
	if err != nil {
		return new(vector.Path)
	}
	return path
}

// drawEyes draws both eyes: those of who thinks look up, to a side, and those of who is sad down.
func (l faceLook) drawEyes(p Painter, mood Mood) {
	line := "211D2B"
	if l.hasMask {
		line = "FBF4E3"
	}
	white, pupil := "", ".211D2B O0 0 3.4 3.6\n.FBF4E3 O-1.2-1.4 1.2 1.2"
	switch l.eyes {
	case ringed:
		white = "_211D2B3.4M-6 0A6 6 0 1 1 6 0A6 6 0 1 1-6 0Z\n.FBF4E3 O0 0 6 6"
	case golden:
		white = "_211D2B3.4M-6.4 0A6.4 6.4 0 1 1 6.4 0A6.4 6.4 0 1 1-6.4 0Z\n.F1CE7E O0 0 6.4 6.4"
	case slanted:
		white = "-F1CE7E M-8 4C-5-4 2-7 10-7C8 2 0 7-8 4Z"
	default:
		pupil = ".211D2B O0 0 4.4 5.2\n.FBF4E3 O-1.4-1.8 1.5 1.5"
	}
	for _, side := range []float64{-1, 1} {
		p.DrawAt(side*l.x, l.y, l.size, func(p Painter) {
			mirrored := func(layers string) {
				p.Save()
				p.Scale(side, 1)
				p.drawLayers(layers)
				p.Restore()
			}
			switch {
			case mood == Happy:
				p.drawLayers("_" + line + "3.4M-6 3Q0-6 6 3")
				return
			case mood == Calm && l.eyes == asleep:
				p.drawLayers("_" + line + "3M-6-1Q0 5 6-1")
				return
			}
			mirrored(white)
			p.Save()
			switch mood {
			case Thinking:
				p.Translate(2.2, -2.2)
			case Sad:
				p.Translate(0, 1.8)
			}
			p.drawLayers(pupil)
			p.Restore()
			if mood == Sad {
				mirrored("_" + line + "3.2M-8-9L8-4")
			}
		})
	}
}

// drawMouth draws the mouth of a face that has one.
func (l faceLook) drawMouth(p Painter, mood Mood) {
	if l.mouth == 0 {
		return
	}
	p.DrawAt(0, l.mouth, l.width/6, func(p Painter) {
		p.drawLayers([...]string{
			Calm: "_211D2B2.4M-6 0Q-3 4 0 0Q3 4 6 0", Thinking: "_211D2B2.4M-4 2H4",
			Happy: "-9C2C3F M-7-1H7C6 11-6 11-7-1Z", Sad: "_211D2B2.4M-6 4Q0-3 6 4",
		}[mood])
	})
}

// drawLayers draws layers of a face, one a line.
func (p Painter) drawLayers(layers string) {
	for layer := range strings.SplitSeq(layers, "\n") {
		if layer != "" {
			p.drawLayer(layer)
		}
	}
}
