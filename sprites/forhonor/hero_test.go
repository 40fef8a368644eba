package forhonor

import (
	"bytes"
	"image"
	"testing"

	"engawa/internal/testkit"
	"engawa/sprites"
	"engawa/sprites/spritestest"
	"engawa/sprites/vector"
)

func bothCamps() []Camp { return []Camp{AttackerCamp, DefenderCamp} }

// tokenSheet lays out all heroes of both camps, so many pixels wide.
func tokenSheet(t *testing.T, side float64, state HeroState) *image.RGBA {
	t.Helper()
	box, scale := HeroTokenBox(), side/92
	w, h := int(box.W*scale)+2, int(box.H*scale)+2
	c := vector.NewCanvas(int(Heroes)*w, 2*h)
	c.Fill(vector.Rect(0, 0, float64(int(Heroes)*w), float64(2*h)), vector.Solid(sprites.Paper))
	for hero := Hero(1); hero <= Heroes; hero++ {
		for _, camp := range bothCamps() {
			token := HeroToken{Hero: hero, Camp: camp, State: state}
			img, err := token.Render(scale)
			if err != nil {
				t.Fatal(err)
			}
			x, y := int(hero-1)*w, int(camp)*h
			c.DrawImage(token.Shadow(scale, 0), x, y, vector.Layer{Opacity: 1})
			c.DrawImage(img, x, y, vector.Layer{Opacity: 1})
		}
	}
	return c.Image()
}

func TestHeroTokensGolden(t *testing.T) {
	testkit.GoldenPicture(t, "heroes-field", tokenSheet(t, 49, HeroWhole), 3)
	testkit.GoldenPicture(t, "heroes-card", testkit.Thumbnail(tokenSheet(t, 160, HeroWhole), 2), 3)
	for state, name := range map[HeroState]string{HeroActivated: "heroes-spent", HeroWaiting: "heroes-waiting", HeroExecuted: "heroes-executed"} {
		testkit.GoldenPicture(t, name, tokenSheet(t, 34, state), 3)
	}
}

func TestHeroesStayInTheirBox(t *testing.T) {
	for hero := Hero(1); hero <= Heroes; hero++ {
		for state := range heroStates {
			token := HeroToken{Hero: hero, Camp: bothCamps()[hero%2], State: state}
			spritestest.CheckInside(t, token, token.Box(), token.Draw)
		}
		portrait := Portrait{Hero: hero, Camp: bothCamps()[hero%2], W: 180, H: 150}
		spritestest.CheckInside(t, portrait, portrait.Box(), portrait.Draw)
		card := HeroCard{Hero: hero, Camp: bothCamps()[hero%2]}
		spritestest.CheckInside(t, card, card.Box(), card.Draw)
	}
	spritestest.CheckInside(t, "back of a hero's card", HeroCardBox(), spritestest.NoError(DrawHeroCardBack))
	for most := 1; most <= MaxLives; most++ {
		for left := range most + 1 {
			lives := Lives{Left: left, Max: most, Paper: left%2 == 0}
			spritestest.CheckInside(t, lives, lives.Box(), lives.Draw)
		}
	}
	for _, right := range []bool{false, true} {
		half := LifeHalf{Right: right}
		spritestest.CheckInside(t, half, half.Box(), spritestest.NoError(half.Draw))
	}
}

// TestHeroesDifferInGrey compares the heroes of a camp with each other, every
// hero with itself in the other camp, and its states, at the smallest size in
// use and without colours.
func TestHeroesDifferInGrey(t *testing.T) {
	const least = 34.0
	small := func(token HeroToken) *image.RGBA {
		return spritestest.Draw(t, token.Box(), 34.0/92, func(c *vector.Canvas) error {
			c.Fill(vector.Rect(-60, -60, 120, 120), vector.Solid(sprites.Paper3))
			return token.Draw(c)
		})
	}
	tell := func(a, b HeroToken) {
		t.Helper()
		if got := spritestest.GreyDifference(small(a), small(b)); got < least {
			t.Errorf("%+v and %+v differ by %.0f levels of grey, want %v at least", a, b, got, least)
		}
	}
	for _, camp := range bothCamps() {
		for a := Hero(1); a <= Heroes; a++ {
			for b := Hero(1); b < a; b++ {
				tell(HeroToken{Hero: a, Camp: camp}, HeroToken{Hero: b, Camp: camp})
			}
		}
	}
	for hero := Hero(1); hero <= Heroes; hero++ {
		tell(HeroToken{Hero: hero}, HeroToken{Hero: hero, Camp: DefenderCamp})
		for a := range heroStates {
			for b := range a {
				tell(HeroToken{Hero: hero, State: a}, HeroToken{Hero: hero, State: b})
			}
		}
	}
}

// TestSpotsDifferInGrey compares what stands for heroes and soldiers in
// overviews, at nine pixels a square.
func TestSpotsDifferInGrey(t *testing.T) {
	const least = 40.0
	spots := []spritestest.Drawer{HeroSpot{}, HeroSpot{Camp: DefenderCamp}, HeroSpot{IsActivated: true}, HeroSpot{Camp: DefenderCamp, IsActivated: true}, SoldierSpot{}, SoldierSpot{Camp: DefenderCamp}}
	square := vector.Box{X: -24, Y: -24, W: 48, H: 48}
	onSand := func(p spritestest.Drawer) *image.RGBA {
		return spritestest.Draw(t, square, 9/FieldSide, func(c *vector.Canvas) error {
			c.Fill(vector.Rect(-24, -24, 48, 48), vector.Solid(sprites.Color(0xD8CA96)))
			return p.Draw(c)
		})
	}
	for i, a := range spots {
		spritestest.CheckInside(t, a, square, a.Draw)
		for _, b := range spots[:i] {
			if got := spritestest.GreyDifference(onSand(a), onSand(b)); got < least {
				t.Errorf("%T%+v and %T%+v differ by %.0f levels of grey, want %v at least", a, a, b, b, got, least)
			}
		}
	}
}

// TestLivesAreCounted looks for the red of whole lozenges.
func TestLivesAreCounted(t *testing.T) {
	for most := 4; most <= MaxLives; most++ {
		for left := range most + 1 {
			lives := Lives{Left: left, Max: most}
			img := spritestest.Draw(t, lives.Box(), 1, lives.Draw)
			for i := range most {
				at := lives.At(i)
				c := img.RGBAAt(int(at.X-lives.Box().X), int(at.Y-lives.Box().Y-2))
				if red := int(c.R) > int(c.B)+60; red != (i < left) {
					t.Errorf("%+v: lozenge %d is red: %v", lives, i, red)
				}
			}
		}
	}
}

// TestLivesDifferInGrey compares numbers of lives on the smallest token.
func TestLivesDifferInGrey(t *testing.T) {
	const least = 24.0
	for _, paper := range []bool{false, true} {
		for left := 1; left <= 4; left++ {
			a, b := Lives{Left: left, Max: 4, Paper: paper}, Lives{Left: left - 1, Max: 4, Paper: paper}
			if got := spritestest.GreyDifference(spritestest.Draw(t, a.Box(), 34.0/92, a.Draw), spritestest.Draw(t, b.Box(), 34.0/92, b.Draw)); got < least {
				t.Errorf("%+v and %+v differ by %.0f levels of grey, want %v at least", a, b, got, least)
			}
		}
	}
}

func TestHeroesThatDoNotExist(t *testing.T) {
	for _, p := range []spritestest.Drawer{
		HeroToken{}, HeroToken{Hero: Heroes + 1}, HeroToken{Hero: Jarl, Camp: camps}, HeroToken{Hero: Jarl, State: heroStates},
		Lives{Left: -1, Max: 4}, Lives{Left: 5, Max: 4}, Lives{Max: 0}, Lives{Left: 1, Max: MaxLives + 1},
		Portrait{Hero: Jarl}, Portrait{W: 10, H: 10}, Portrait{Hero: Jarl, Camp: camps, W: 10, H: 10},
		HeroCard{}, HeroCard{Hero: Yumi, Camp: camps}, HeroSpot{Camp: camps},
	} {
		drawsNothing(t, p)
	}
	if Hero(0).PowerIcon() != "" || (Heroes+1).PowerIcon() != "" || Faction(factions).Icon() != "" {
		t.Error("a hero or faction that does not exist has an icon")
	}
}

// drawsNothing sees that a thing that does not exist is refused.
func drawsNothing(t *testing.T, p spritestest.Drawer) {
	t.Helper()
	c := vector.NewCanvas(80, 80)
	c.Translate(40, 40)
	if err := p.Draw(c); err == nil {
		t.Errorf("%T %+v gave no error", p, p)
	}
	if spritestest.MaxAlpha(c.Image()) != 0 {
		t.Errorf("%T %+v draws something", p, p)
	}
}

// TestFactions: four heroes of each, as the rules number them.
func TestFactions(t *testing.T) {
	for hero := Hero(1); hero <= Heroes; hero++ {
		want := KnightFaction
		switch {
		case hero >= Hatamoto:
			want = SamuraiFaction
		case hero >= Raider:
			want = VikingFaction
		}
		if got := hero.Faction(); got != want {
			t.Errorf("hero %d is of faction %d, want %d", hero, got, want)
		}
	}
}

func TestHeroShadowGrowsWithTheLift(t *testing.T) {
	token := HeroToken{Hero: Yumi}
	rest, raised := token.Shadow(0.5, 0), token.Shadow(0.5, 10)
	if rest.Rect.Max.X >= raised.Rect.Max.X || rest.Rect.Max.Y >= raised.Rect.Max.Y {
		t.Errorf("lifted, the shadow reaches %v, at rest %v", raised.Rect, rest.Rect)
	}
	for _, other := range []HeroToken{{Hero: Jarl}, {Hero: Jarl, State: HeroActivated}} {
		if !bytes.Equal(rest.Pix, other.Shadow(0.5, 0).Pix) {
			t.Errorf("%+v throws a shadow of its own", other)
		}
	}
	if bytes.Equal(rest.Pix, (HeroToken{Hero: Yumi, Camp: DefenderCamp}).Shadow(0.5, 0).Pix) {
		t.Error("both camps throw the same shadow")
	}
}

func TestPortraitsGolden(t *testing.T) {
	c := vector.NewCanvas(430, 240)
	c.Fill(vector.Rect(0, 0, 430, 240), vector.Solid(sprites.Night))
	put := spritestest.DrawAt(t, c)
	put(10, 8, 0.5, Portrait{Hero: Hatamoto, W: 380, H: 318}.Draw)
	put(216, 8, 0.5, Portrait{Hero: Jarl, Camp: DefenderCamp, W: 380, H: 318}.Draw)
	put(216, 8, 0.5, Slash{W: 380, H: 318, Step: SlashSteps}.Draw)
	put(10, 180, 1, Portrait{Hero: Kanabo, Camp: DefenderCamp, W: 150, H: 50}.Draw)
	put(170, 180, 0.26, HeroCard{Hero: Valkyrie}.Draw)
	put(216, 180, 0.26, HeroCard{Hero: Bulwark, Camp: DefenderCamp}.Draw)
	put(262, 180, 0.26, spritestest.NoError(DrawHeroCardBack))
	put(340, 208, 0.4, CombatCycle{}.Draw)
	testkit.GoldenPicture(t, "portraits", c.Image(), 3)
}

// TestSlashGrows: every step of the stroke covers more than the one before.
func TestSlashGrows(t *testing.T) {
	covered := -1
	for step := range SlashSteps + 1 {
		slash := Slash{W: 160, H: 120, Step: step}
		img := spritestest.Draw(t, slash.Box(), 1, slash.Draw)
		now := 0
		for i := 3; i < len(img.Pix); i += 4 {
			if img.Pix[i] > 0 {
				now++
			}
		}
		if now <= covered {
			t.Errorf("step %d covers %d pixels, the one before %d", step, now, covered)
		}
		covered = now
	}
	spritestest.CheckInside(t, "slash", Slash{W: 160, H: 120}.Box(), Slash{W: 160, H: 120, Step: SlashSteps}.Draw)
	for _, s := range []Slash{{W: 10, H: 10, Step: -1}, {W: 10, H: 10, Step: SlashSteps + 1}, {Step: 3}} {
		drawsNothing(t, s)
	}
}

func BenchmarkHeroToken(b *testing.B) {
	for name, side := range map[string]float64{"field": 49, "portrait": 320} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := (HeroToken{Hero: Hatamoto}).Render(side / 92); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
