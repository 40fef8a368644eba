package honshu

import (
	"testing"

	"engawa/internal/testkit"
	"engawa/sprites"
	"engawa/sprites/spritestest"
	"engawa/sprites/vector"
)

func TestMarksGolden(t *testing.T) {
	c := vector.NewCanvas(330, 186)
	c.Fill(vector.Rect(0, 0, 330, 186), vector.Solid(sprites.Paper))
	put := spritestest.DrawAt(t, c)
	for mark := range roundMarks {
		put(20+32*float64(mark), 20, 1, mark.Draw)
		put(210+16*float64(mark), 20, 0.6, mark.Draw)
	}
	for place := 1; place <= MaxPlaces; place++ {
		put(20+32*float64(place-1), 60, 1, OrderDisc{Place: place, Light: place%2 == 0}.Draw)
	}
	put(190, 44, 1, Square{Terrain: TownLand}.Draw)
	put(190, 44, 1, spritestest.NoError(CornerFlag{}.Draw))
	put(260, 44, 0.5, Square{Terrain: FieldLand}.Draw)
	put(260, 44, 0.5, spritestest.NoError(CornerFlag{Under: true}.Draw))
	for k, lake := range []bool{false, true} {
		put(190+70*float64(k), 116, 1, Square{Terrain: LakeLand}.Draw)
		put(190+70*float64(k), 116, 1, spritestest.NoError(BarredMark{Lake: lake}.Draw))
	}
	testkit.GoldenPicture(t, "honshu-marks", c.Image(), 3)
}

func TestMarksStayInTheirBox(t *testing.T) {
	for mark := range roundMarks {
		spritestest.CheckInside(t, mark, RoundMarkBox(), mark.Draw)
	}
	for place := 1; place <= MaxPlaces; place++ {
		for _, light := range []bool{false, true} {
			disc := OrderDisc{Place: place, Light: light}
			spritestest.CheckInside(t, disc, OrderDiscBox(), disc.Draw)
		}
	}
	for _, under := range []bool{false, true} {
		flag := CornerFlag{Under: under}
		spritestest.CheckInside(t, flag, SquareBox(), spritestest.NoError(flag.Draw))
		barred := BarredMark{Lake: under}
		spritestest.CheckInside(t, barred, SquareBox(), spritestest.NoError(barred.Draw))
	}
}

// TestMarksDifferInGrey compares the marks of the track at 16 pixels, and both
// flags on each terrain at 20.
func TestMarksDifferInGrey(t *testing.T) {
	const least = 40.0
	for a := range roundMarks {
		for b := range a {
			onPaper := func(m RoundMark) func(*vector.Canvas) error {
				return func(c *vector.Canvas) error {
					c.Fill(vector.Rect(-20, -20, 40, 40), vector.Solid(sprites.Paper2))
					return m.Draw(c)
				}
			}
			scale := 16 / RoundMarkBox().W
			if got := spritestest.GreyDifference(spritestest.Draw(t, RoundMarkBox(), scale, onPaper(a)), spritestest.Draw(t, RoundMarkBox(), scale, onPaper(b))); got < least {
				t.Errorf("marks %d and %d differ by %.0f levels of grey, want %v at least", a, b, got, least)
			}
		}
	}
	for _, s := range everySquare(false) {
		flagged := func(under bool) func(*vector.Canvas) error {
			return func(c *vector.Canvas) error {
				err := Overview(s).Draw(c)
				CornerFlag{Under: under}.Draw(c)
				return err
			}
		}
		scale := 20 / SquareSide
		bare := squareAt(t, Overview(s), 20)
		over, under := spritestest.Draw(t, SquareBox(), scale, flagged(false)), spritestest.Draw(t, SquareBox(), scale, flagged(true))
		if got := spritestest.GreyDifference(over, under); got < least {
			t.Errorf("%+v: the flags differ by %.0f levels of grey, want %v at least", s, got, least)
		}
		if got := max(spritestest.GreyDifference(bare, over), spritestest.GreyDifference(bare, under)); got < least {
			t.Errorf("%+v: with a flag it differs by %.0f levels of grey, want %v at least", s, got, least)
		}
	}
}

func TestMarksThatDoNotExist(t *testing.T) {
	for _, p := range []spritestest.Drawer{roundMarks, OrderDisc{}, OrderDisc{Place: MaxPlaces + 1}, OrderDisc{Place: -1}, Bonus(0), Bonus(Bonuses + 1)} {
		c := vector.NewCanvas(80, 80)
		c.Translate(40, 40)
		if err := p.Draw(c); err == nil {
			t.Errorf("%T %+v gave no error", p, p)
		}
		if spritestest.MaxAlpha(c.Image()) != 0 {
			t.Errorf("%T %+v draws something", p, p)
		}
	}
	if b := Bonus(0).Box(); b != (vector.Box{}) {
		t.Errorf("a scoring card that does not exist has the box %v", b)
	}
}

func TestBonusPictures(t *testing.T) {
	for bonus := Bonus(1); bonus <= Bonuses; bonus++ {
		spritestest.CheckInside(t, bonus, bonus.Box(), bonus.Draw)
	}
	c := vector.NewCanvas(560, 80)
	c.Fill(vector.Rect(0, 0, 560, 80), vector.Solid(sprites.Paper))
	x := 4.0
	for bonus := Bonus(1); bonus <= Bonuses; bonus++ {
		const scale = 0.36
		c.Save()
		c.Translate(x, 4)
		c.Scale(scale, scale)
		if err := bonus.Draw(c); err != nil {
			t.Fatal(err)
		}
		c.Restore()
		x += 16 + bonus.Box().W*scale
	}
	testkit.GoldenPicture(t, "honshu-bonus", c.Image(), 3)
}
