package yokai

import (
	"strings"
	"testing"

	"engawa/rules"
	game "engawa/rules/yokai"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

func TestLinesOfTheLog(t *testing.T) {
	for _, c := range []struct{ from, move, spirits, animals, french string }{
		{"", "b1a2", "Koropokkuru to a2", "Lion to a2", "Koropokkuru en a2"},
		{"", "b2b3", "Kodama takes Kodama, b3", "Chick takes Chick, b3", "Kodama prend Kodama, b3"},
		{"l2/3/3/L2[E] w", "E@b2", "Kitsune dropped, b2", "Elephant dropped, b2", "Kitsune parachuté, b2"},
		{"l2/1C1/3/L2[] w", "b3b4+", "Kodama promoted, b4", "Chick promoted, b4", "Kodama promu, b4"},
		{"lg1/1C1/3/L2[] w", "b3b4+", "Kodama takes Tanuki, promoted, b4", "Chick takes Giraffe, promoted, b4",
			"Kodama prend Tanuki, promu, b4"},
		// Where two of a kind could go, the line says which of them went.
		{"l2/3/L2/E1E[] w", "c1b2", "Kitsune c1 to b2", "Elephant c1 to b2", "Kitsune c1 en b2"},
		{"l2/3/Lg1/E1E[] w", "a1b2", "Kitsune a1 takes Tanuki, b2", "Elephant a1 takes Giraffe, b2", "Kitsune a1 prend Tanuki, b2"},
		{"l2/3/L2/E1G[E] w", "E@b2", "Kitsune dropped, b2", "Elephant dropped, b2", "Kitsune parachuté, b2"},
		{"l2/3/3/E1L[E] w", "a1b2", "Kitsune to b2", "Elephant to b2", "Kitsune en b2"},
	} {
		d := newTestBoard(t, "mori", c.from)
		before := d.match.State()
		d.do(c.move)
		line := func(tag lang.Tag, skin lang.Skin) string {
			d.services.Words, d.skin = lang.For(tag), skin
			return d.Line(before, d.match.Log[0])
		}
		for want, got := range map[string]string{
			c.spirits: line(lang.English, lang.Spirits), c.animals: line(lang.English, lang.Animals), c.french: line(lang.French, lang.Spirits),
		} {
			if got != want {
				t.Errorf("%s: %q, want %q", c.move, got, want)
			}
		}
	}
}

// A seat is told to play first or second as soon as that is known, in words that take no shogi to understand.
func TestSeatsPlayFirstAndSecond(t *testing.T) {
	d := newTestBoard(t, "mori", "")
	for seat, want := range []string{"plays first", "plays second"} {
		if got := d.SeatTitle(d.match.State(), rules.Seat(seat)); got != want {
			t.Errorf("seat %d is %q, want %q", seat, got, want)
		}
	}
	m, err := rules.NewMatch(game.Game{}, rules.Setup{Options: map[string]string{game.OptStart: "random"}}, 1)
	if err != nil {
		t.Fatal(err)
	}
	if got := d.SeatTitle(m.State(), 0); got != "" {
		t.Errorf("before anybody is drawn to begin seat 0 is %q", got)
	}
}

func TestTheFirstLineSaysWhoBegins(t *testing.T) {
	d := newTestBoard(t, "mori", "")
	m, err := rules.NewMatch(game.Game{}, rules.Setup{}, 1)
	if err != nil {
		t.Fatal(err)
	}
	for seat, want := range []string{"Aki starts", "Hana starts"} {
		if got := d.Line(m.State(), rules.Move{By: rules.Nature, Do: game.StartAction(rules.Seat(seat))}); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if got := d.Line(m.State(), rules.Move{By: 0, Do: rules.Hidden}); got != "" {
		t.Errorf("a hidden move is told as %q", got)
	}
}

func TestDescribeNamesEveryPiece(t *testing.T) {
	d := newTestBoard(t, "dobutsu", "l2/3/3/L2[Eg] w")
	text := d.Describe(d.state)
	for _, want := range []string{"a1, Aki’s Lion", "a4, Hana’s Lion", "Aki’s Elephant in reserve, 1", "Hana’s Giraffe in reserve, 1", "Aki to move"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q says nothing of %q", text, want)
		}
	}
}

func TestNamesAndStepsFitTheCard(t *testing.T) {
	for _, tag := range lang.Tags() {
		for _, skin := range lang.Skins() {
			for _, size := range [][2]float64{{1280, 800}, {1024, 768}, {893, 560}, {844, 390}, {568, 320}, {390, 844}, {320, 568}} {
				d := newTestBoard(t, "mori", "l2/3/1+C1/L2[EGC] w")
				d.services.Words, d.skin = lang.For(tag), skin
				d.layOut(stage.NewView(size[0], size[1], 1, geom.Insets{}))
				for _, part := range []rules.Part{cell("a1"), cell("b2"), reserve(0, game.Elephant), reserve(0, game.Giraffe), reserve(0, game.Chick)} {
					d.pick(part)
					checkCard(d, tag, size)
				}
			}
		}
	}
}

// checkCard wants room for all that is said of the piece, and at least its name and its steps on the card.
func checkCard(d *testBoard, tag lang.Tag, size [2]float64) {
	if got := d.Tree().Overflows; len(got) > 0 {
		d.t.Errorf("%s %s %v: no room for %s", tag, d.skin, size, got)
	}
	if texts := d.texts(d.rooms.Slot(slotCard)); len(texts) < 2 {
		d.t.Errorf("%s %s %v: the card says %q", tag, d.skin, size, texts)
	}
}

// Where words are wanted twice as large as usual all that is told of a piece has room too.
func TestLargeWordsFitTheCard(t *testing.T) {
	for name, v := range rooms() {
		v.Text = 2
		for _, tag := range lang.Tags() {
			d := newTestBoard(t, "mori", "l2/3/1+C1/L2[EGC] w")
			d.services.Words = lang.For(tag)
			d.layOut(v)
			d.pick(reserve(0, game.Chick))
			if got := d.Tree().Overflows; len(got) > 0 {
				t.Errorf("%s, %s: no room for %s", name, tag, got)
			}
		}
	}
}

// TestTheCardOfAChickInReserveDoesNotSayThatItTurnsOver holds the card against the rule: dropped on the far row, a chick
// stays a chick.
func TestTheCardOfAChickInReserveDoesNotSayThatItTurnsOver(t *testing.T) {
	d := newTestBoard(t, "mori", "l2/3/1C1/L2[C] w")
	for part, want := range map[rules.Part]string{
		cell("b2"):             "It is promoted when it moves onto the far row.",
		reserve(0, game.Chick): "Dropped on the far row, it is not promoted.",
	} {
		d.pick(part)
		if got := strings.Join(d.Details(), " "); !strings.Contains(got, want) {
			t.Errorf("the card of %+v says %q, want %q", part, got, want)
		}
	}
}
