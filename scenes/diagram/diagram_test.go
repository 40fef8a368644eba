package diagram

import (
	"fmt"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	yokaisprites "engawa/sprites/yokai"
)

// eachFigure calls f with every figure of a game's book and the figure before it on the same page, nil for the first.
func eachFigure(game string, skin lang.Skin, f func(page string, before, figure *lang.Figure)) {
	for _, page := range lang.Book(game, lang.English, skin) {
		var before *lang.Figure
		for _, b := range page.Blocks {
			if b.Figure != nil {
				f(page.Title, before, b.Figure)
				before = b.Figure
			}
		}
	}
}

func TestEveryFigureOfTheBooksCanBeDrawn(t *testing.T) {
	for game, least := range map[string]int{"yokai": 20, "homeworlds": 40, "honshu": 80, "forhonor": 40} {
		figures := 0
		for _, skin := range lang.Skins() {
			eachFigure(game, skin, func(page string, _, figure *lang.Figure) {
				figures++
				d, err := Figure(game, figure, skin)
				if err != nil {
					t.Errorf("%s: %v", page, err)
					return
				}
				b, ok := d.drawing.(board)
				if !ok {
					return
				}
				w, h := d.Size()
				for _, a := range figure.Arrows {
					from, to, _ := b.ends(a)
					for _, p := range []geom.Point{from, to} {
						if !geom.R(0, 0, w, h).Contains(p) {
							t.Errorf("%s: an arrow leaves the picture at %v", page, p)
						}
					}
				}
			})
		}
		if figures < least {
			t.Errorf("the book of %s has %d figures in both skins, want at least %d", game, figures, least)
		}
	}
}

func TestFiguresThatDoNotFitAreRefused(t *testing.T) {
	good := "gle/1c1/1C1/ELG[] w"
	for _, tt := range []struct {
		game string
		f    lang.Figure
		want string
	}{
		{"chess", lang.Figure{Position: good}, "no pictures"},
		{"yokai", lang.Figure{Position: "gle"}, "figure \"gle\""},
		{"yokai", lang.Figure{Position: good, Marks: []lang.Mark{{Cell: "d5"}}}, "no square"},
		{"yokai", lang.Figure{Position: good, Arrows: []lang.Arrow{{From: "b2", To: "b9"}}}, "no square"},
		{"yokai", lang.Figure{Position: good, Arrows: []lang.Arrow{{From: "C", To: "b3"}}}, "neither"},
	} {
		if _, err := Figure(tt.game, &tt.f, lang.Spirits); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s %+v: %v, want an error about %q", tt.game, tt.f, err, tt.want)
		}
	}
}

func boardOf(t *testing.T, position string, below rules.Seat) board {
	t.Helper()
	s, err := yokai.Game{}.ParsePosition(rules.Setup{}, position)
	if err != nil {
		t.Fatal(err)
	}
	d, ok := Of(s, lang.Spirits, below)
	if !ok {
		t.Fatal("there is no picture of the game")
	}
	return d.drawing.(board)
}

func TestTheSeatBelowSeesItsSideBelow(t *testing.T) {
	a1 := boardOf(t, "gle/1c1/1C1/ELG[] w", 0).square(0).Centre()
	if w, h := boardOf(t, "gle/1c1/1C1/ELG[] w", 0).size(); a1.X > w/2 || a1.Y < h/2 {
		t.Errorf("a1 lies at %v for the first seat", a1)
	}
	d := boardOf(t, "gle/1c1/1C1/ELG[] w", 1)
	if w, h := d.size(); d.square(0).Centre().X < w/2 || d.square(0).Centre().Y > h/2 {
		t.Errorf("a1 lies at %v for the second seat", d.square(0).Centre())
	}
	if k := d.pieceSprite(yokai.Black, yokai.Lion); k.Side != yokaisprites.Yours {
		t.Error("the second seat's own pieces look like the other side's")
	}
}

func TestReservesLieInsideAndApart(t *testing.T) {
	d := boardOf(t, "1l1/3/3/1L1[EGCegc] w", 0)
	w, h := d.size()
	if bare, _ := boardOf(t, "gle/1c1/1C1/ELG[] w", 0).size(); w <= bare {
		t.Error("reserves take no room")
	}
	all := d.reservePieces()
	if len(all) != 6 {
		t.Fatalf("%d kinds are held, want 6", len(all))
	}
	trays := []geom.Rect{d.tray(yokai.White, 3), d.tray(yokai.Black, 3)}
	for k, r := range trays {
		if !r.Within(geom.R(0, 0, w, h)) || r.Overlaps(trays[1-k]) {
			t.Errorf("tray %d lies at %v of %v x %v", k, r, w, h)
		}
	}
	for _, one := range all {
		if !trays[one.side].Contains(one.at) {
			t.Errorf("%v lies at %v, outside of its tray", one.kind, one.at)
		}
	}
}

// describeDrawing is what a picture looks like: its pixels, or what is drawn of it one by one, and where.
func describeDrawing(d Diagram) string {
	if b, ok := d.drawing.(painter); ok {
		return string(render(b, 0.4).Pix)
	}
	c, trace := canvas.NewTrace(800, 600, 1)
	d.Draw(c, geom.R(50, 40, 700, 520))
	return fmt.Sprint(trace.Strokes)
}

// key is the key under which a picture is kept, as a whole or as what is drawn of it.
func key(d Diagram) any {
	if b, ok := d.drawing.(painter); ok {
		return b.key()
	}
	return describeDrawing(d)
}

func TestSignsAndSidesChangeThePicture(t *testing.T) {
	f := lang.Figure{Position: "1g1/1L1/3/1l1[Cc] w"}
	bare, err := Figure("yokai", &f, lang.Spirits)
	if err != nil {
		t.Fatal(err)
	}
	images := map[string]string{"bare": describeDrawing(bare)}
	for _, kind := range []lang.MarkKind{lang.MarkReach, lang.MarkTake, lang.MarkDanger, lang.MarkNo, lang.MarkLight} {
		f.Marks = []lang.Mark{{Cell: "a4", Kind: kind}}
		d, _ := Figure("yokai", &f, lang.Spirits)
		images[string('0'+rune(kind))] = describeDrawing(d)
	}
	f.Marks, f.Arrows = nil, []lang.Arrow{{From: "C", To: "c2"}}
	d, _ := Figure("yokai", &f, lang.Spirits)
	images["arrow"] = describeDrawing(d)
	animals, _ := Figure("yokai", &f, lang.Animals)
	images["animals"] = describeDrawing(animals)
	for a, one := range images {
		for b, other := range images {
			if a != b && one == other {
				t.Errorf("%q and %q look the same", a, b)
			}
		}
	}
	if key(bare) == key(d) || key(animals) == key(d) {
		t.Error("different pictures have the same key")
	}
}

func TestTakenListsThePiecesInOrder(t *testing.T) {
	m, err := rules.NewMatch(yokai.Game{}, rules.Setup{
		Options: map[string]string{"start": "0"}, From: "g1l/1+c1/1C1/1LG[E] w",
	}, 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"b2b3", "c4b3", "E@c3", "a4a3", "c3b4", "a3a2", "b1b2", "b3b2"} {
		mv, err := m.ParseMove(m.State().Actors().String() + " " + text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if _, err := m.Do(mv); err != nil {
			t.Fatal(err)
		}
	}
	for seat, want := range [][]yokaisprites.Kind{{yokaisprites.Kodama}, {yokaisprites.Kodama, yokaisprites.Koro}} {
		got := CapturedPieces(m, rules.Seat(seat), lang.Animals)
		if len(got) != len(want) {
			t.Fatalf("seat %d has taken %v, want %v", seat, got, want)
		}
		for k, kind := range want {
			if got[k].sprite != (yokaisprites.Piece{Kind: kind, Side: yokaisprites.Yours, Skin: yokaisprites.Dobutsu, IsSecond: seat == 1}) {
				t.Errorf("seat %d, piece %d: %+v, want kind %d", seat, k, got[k].sprite, kind)
			}
		}
	}
	c, trace := canvas.NewTrace(200, 200, 1)
	CapturedPieces(m, 0, lang.Animals)[0].Draw(c, geom.Pt(100, 100), 60)
	for _, s := range trace.Strokes {
		if !s.Box.Within(geom.Around(geom.Pt(100, 100), PieceWidth(60), 60)) {
			t.Errorf("the piece covers %v", s.Box)
		}
	}
}
