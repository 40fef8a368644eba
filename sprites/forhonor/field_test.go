package forhonor

import (
	"image"
	"slices"
	"testing"

	"engawa/internal/testkit"
	"engawa/sprites"
	"engawa/sprites/spritestest"
	"engawa/sprites/vector"
)

func TestFieldGolden(t *testing.T) {
	c := vector.NewCanvas(640, 420)
	c.Fill(vector.Rect(0, 0, 640, 420), vector.Solid(sprites.Color(0xD8CA96)))
	put := spritestest.DrawAt(t, c)
	for k, camp := range bothCamps() {
		for step := range 2 {
			soldier := Soldier{Camp: camp, Step: step == 1}
			x, y := 24+44*step, 26+48*k
			c.DrawImage(soldier.Shadow(1, 0), x+int(SoldierBox().X), y+int(SoldierBox().Y), vector.Layer{Opacity: 1})
			put(float64(x), float64(y), 1, soldier.Draw)
			put(110+24*float64(step), 26+48*float64(k), 0.5, soldier.Draw)
		}
		put(180+50*float64(k), 80, 1, ZoneFlag{Camp: camp}.Draw)
		put(280, 8+70*float64(k), 0.45, Precinct{Camp: camp}.Draw)
		put(350, 10+40*float64(k), 1, Abacus{Camp: camp, Beads: 4 + 3*k, FromTheLeft: k == 0}.Draw)
		for n, rear := range []bool{false, true} {
			put(590, 24+38*float64(2*k+n), 1, GroupDisc{Camp: camp, Count: 3 + 9*n, Rear: rear}.Draw)
		}
	}
	put(350, 100, 1, spritestest.NoError(Wall{}.Draw))
	put(20, 150, 1, spritestest.NoError(Wall{Upright: true}.Draw))
	for kind := range fieldMarks {
		put(110+52*float64(kind), 180, 0.75, FieldMark{Kind: kind}.Draw)
	}
	for n, threat := range []int{1, 2, 3, 12} {
		put(100+26*float64(n), 240, 1, ThreatDisc{Count: threat}.Draw)
		put(230+46*float64(n), 240, 1, StepDisc{Steps: threat}.Draw)
	}
	for missile := range missiles {
		put(90+56*float64(missile), 402, 1, missile.Draw)
	}
	put(90, 270, 1, spritestest.NoError(func(c *vector.Canvas) {
		DrawTrail(c, []vector.Point{{X: 10, Y: 10}, {X: 60, Y: 10}, {X: 90, Y: 40}, {X: 90, Y: 90}})
	}))
	put(220, 380, 1, spritestest.NoError(func(c *vector.Canvas) { DrawShotLine(c, vector.Point{}, vector.Point{X: 90, Y: -90}, true) }))
	put(330, 380, 1, spritestest.NoError(func(c *vector.Canvas) { DrawShotLine(c, vector.Point{}, vector.Point{X: 90, Y: -90}, false) }))
	testkit.GoldenPicture(t, "battlefield", c.Image(), 3)
}

func TestFieldThingsStayInTheirBox(t *testing.T) {
	for _, camp := range bothCamps() {
		for _, p := range []boxedPrinter{Soldier{Camp: camp}, Soldier{Camp: camp, Step: true}, Precinct{Camp: camp}, ZoneFlag{Camp: camp},
			GroupDisc{Camp: camp, Count: 88}, GroupDisc{Camp: camp, Rear: true}, Abacus{Camp: camp}, Abacus{Camp: camp, Beads: 10, FromTheLeft: true},
			HeroSpot{Camp: camp}, SoldierSpot{Camp: camp}} {
			spritestest.CheckInside(t, p, p.Box(), p.Draw)
		}
	}
	for kind := range fieldMarks {
		for turn := range uint8(4) {
			mark := FieldMark{Kind: kind, Turn: turn}
			spritestest.CheckInside(t, mark, mark.Box(), mark.Draw)
		}
	}
	for _, p := range []boxedPrinter{ArrowMissile, BoltMissile, AxeMissile, StepDisc{}, StepDisc{Steps: 99}, ThreatDisc{Count: 1}, ThreatDisc{Count: 99}, CombatCycle{}} {
		spritestest.CheckInside(t, p, p.Box(), p.Draw)
	}
	for _, wall := range []Wall{{}, {Upright: true}} {
		spritestest.CheckInside(t, wall, wall.Box(), spritestest.NoError(wall.Draw))
	}
	way := []vector.Point{{X: 3, Y: 9}, {X: 40, Y: 9}, {X: 40, Y: 70}}
	spritestest.CheckInside(t, "trail", TrailBox(way), spritestest.NoError(func(c *vector.Canvas) { DrawTrail(c, way) }))
}

// boxedPrinter is what has a box and may fail to draw itself.
type boxedPrinter interface {
	spritestest.Drawer
	Box() vector.Box
}

// TestSoldiersDifferInGrey compares the soldiers of the camps at 20 pixels, and
// the marks of the battlefield on a square of 24.
func TestSoldiersDifferInGrey(t *testing.T) {
	const least = 30.0
	onSand := func(scale float64, box vector.Box, draw func(*vector.Canvas) error) *image.RGBA {
		return spritestest.Draw(t, box, scale, func(c *vector.Canvas) error {
			c.Fill(vector.Rect(box.X, box.Y, box.W, box.H), vector.Solid(sprites.Color(0xD8CA96)))
			return draw(c)
		})
	}
	for _, side := range []float64{20, 38} {
		scale := side / SoldierBox().H
		if got := spritestest.GreyDifference(onSand(scale, SoldierBox(), Soldier{}.Draw), onSand(scale, SoldierBox(), Soldier{Camp: DefenderCamp}.Draw)); got < least {
			t.Errorf("soldiers of %v pixels differ by %.0f levels of grey, want %v at least", side, got, least)
		}
	}
	for a := range fieldMarks {
		for b := range a {
			scale := 24 / FieldSide
			if got := spritestest.GreyDifference(onSand(scale, FieldMarkBox(), FieldMark{Kind: a}.Draw), onSand(scale, FieldMarkBox(), FieldMark{Kind: b}.Draw)); got < least {
				t.Errorf("marks %d and %d differ by %.0f levels of grey, want %v at least", a, b, got, least)
			}
		}
	}
}

// TestMissiles: each of the three shooters has its own.
func TestMissiles(t *testing.T) {
	for hero, want := range map[Hero]Missile{Arbalest: BoltMissile, Berserker: AxeMissile, Yumi: ArrowMissile} {
		if got := hero.Missile(); got != want {
			t.Errorf("hero %d shoots missile %d, want %d", hero, got, want)
		}
	}
}

// TestTrailDots: the dots are evenly spread and lie on the way.
func TestTrailDots(t *testing.T) {
	dots := pointsAlong([]vector.Point{{}, {X: 44}, {X: 44, Y: 44}}, trailGap)
	if len(dots) != 10 {
		t.Fatalf("%d dots on two squares, want 10", len(dots))
	}
	for i, d := range dots {
		if d.Y != 0 && d.X != 44 {
			t.Errorf("dot %d at %v is off the way", i, d)
		}
	}
	if !slices.Equal(pointsAlong([]vector.Point{{X: 5}, {X: 5}}, trailGap), nil) {
		t.Error("a way of no length has dots")
	}
	if b := TrailBox([]vector.Point{{X: 5}}); b != (vector.Box{}) {
		t.Errorf("a way of one point has the box %v", b)
	}
	c := vector.NewCanvas(20, 20)
	DrawTrail(c, []vector.Point{{X: 5, Y: 5}})
	DrawShotLine(c, vector.Point{X: 5, Y: 5}, vector.Point{X: 5, Y: 5}, true)
	if spritestest.MaxAlpha(c.Image()) != 0 {
		t.Error("a way of no length draws something")
	}
}

func TestFieldThingsThatDoNotExist(t *testing.T) {
	for _, p := range []spritestest.Drawer{
		Soldier{Camp: camps}, SoldierSpot{Camp: camps}, Precinct{Camp: camps}, ZoneFlag{Camp: camps}, FieldMark{Kind: fieldMarks},
		StepDisc{Steps: -1}, StepDisc{Steps: 100}, ThreatDisc{}, ThreatDisc{Count: 100}, GroupDisc{Camp: camps}, GroupDisc{Count: -1}, GroupDisc{Count: 100},
		Abacus{Camp: camps}, Abacus{Beads: -1}, Abacus{Beads: AbacusBeads + 1},
		ZoneCard{Zone: fieldZones}, ZoneCard{Holder: camps}, initiativeCards, missiles, CombatFace{Card: combatCards},
	} {
		drawsNothing(t, p)
	}
	if shadow := (Soldier{Camp: camps}).Shadow(1, 0); !shadow.Rect.Empty() {
		t.Errorf("no soldier throws a shadow of %v", shadow.Rect)
	}
	if combatCards.Icon() != "" || CombatBack.Icon() != "" {
		t.Error("a back or a card that does not exist has an icon")
	}
}

func everyWarCard() []boxedPrinter {
	var all []boxedPrinter
	for card := range combatCards {
		for _, small := range []bool{false, true} {
			all = append(all, CombatFace{Card: card, Small: small}, CombatFace{Card: card, Small: small, Bonus: true}, CombatFace{Card: card, Small: small, IsPlayed: true})
		}
	}
	for card := range initiativeCards {
		all = append(all, card)
	}
	for zone := range fieldZones {
		all = append(all, ZoneCard{Zone: zone}, ZoneCard{Zone: zone, IsHeld: true}, ZoneCard{Zone: zone, IsHeld: true, Holder: DefenderCamp})
	}
	return all
}

func TestWarCardsGolden(t *testing.T) {
	c := vector.NewCanvas(700, 230)
	c.Fill(vector.Rect(0, 0, 700, 230), vector.Solid(sprites.Paper3))
	x, y := 6.0, 6.0
	for _, card := range everyWarCard() {
		scale := 0.5
		box := card.Box()
		if x+box.W*scale > 695 {
			x, y = 6, y+112
		}
		c.Save()
		c.Translate(x-box.X*scale, y-box.Y*scale)
		c.Scale(scale, scale)
		if err := card.Draw(c); err != nil {
			t.Fatal(err)
		}
		c.Restore()
		x += box.W*scale + 3
	}
	testkit.GoldenPicture(t, "war-cards", c.Image(), 3)
}

func TestWarCardsStayInTheirBox(t *testing.T) {
	for _, card := range everyWarCard() {
		spritestest.CheckInside(t, card, card.Box(), card.Draw)
	}
}

// TestWarCardsDifferInGrey compares the combat cards at the size of the phone,
// and the cards of initiative and zones at half their size.
func TestWarCardsDifferInGrey(t *testing.T) {
	const least = 24.0
	grouped := func(scale float64, cards ...boxedPrinter) {
		t.Helper()
		for i, a := range cards {
			for _, b := range cards[:i] {
				if got := spritestest.GreyDifference(spritestest.Draw(t, a.Box(), scale, a.Draw), spritestest.Draw(t, b.Box(), scale, b.Draw)); got < least {
					t.Errorf("%T%+v and %T%+v differ by %.0f levels of grey, want %v at least", a, a, b, b, got, least)
				}
			}
		}
	}
	for _, played := range []bool{false, true} {
		var faces []boxedPrinter
		for card := range combatCards {
			faces = append(faces, CombatFace{Card: card, Small: true, IsPlayed: played})
		}
		grouped(0.7, faces...)
	}
	grouped(0.5, InitiativeAttackers, InitiativeDefenders, InitiativeBack)
	for zone := range fieldZones {
		grouped(0.5, ZoneCard{Zone: zone}, ZoneCard{Zone: zone, IsHeld: true}, ZoneCard{Zone: zone, IsHeld: true, Holder: DefenderCamp})
	}
	grouped(0.5, ZoneCard{}, ZoneCard{Zone: DefenderZone}, ZoneCard{Zone: CentreZone})
}

// TestCombatCards: each card is the strong one of a faction.
func TestCombatCards(t *testing.T) {
	strong := map[CombatCard]Faction{SwordCard: VikingFaction, ChargeCard: SamuraiFaction, ShieldCard: KnightFaction}
	for card := SwordCard; card <= ShieldCard; card++ {
		if got, want := card.Icon(), strong[card].Icon(); got != want {
			t.Errorf("card %d has the icon %q, its faction %q", card, got, want)
		}
	}
}

// TestBacksHideAll: neither badge nor wash tells a card that lies face down from
// another.
func TestBacksHideAll(t *testing.T) {
	plain := CombatFace{}
	img := spritestest.Draw(t, plain.Box(), 0.5, plain.Draw)
	for _, face := range []CombatFace{{Bonus: true}, {IsPlayed: true}, {Bonus: true, IsPlayed: true}} {
		if other := spritestest.Draw(t, face.Box(), 0.5, face.Draw); !slices.Equal(img.Pix, other.Pix) {
			t.Errorf("%+v looks unlike other backs", face)
		}
	}
}

func TestWarCardShadows(t *testing.T) {
	for name, shadow := range map[string]func(lift float64) *image.RGBA{
		"combat": func(lift float64) *image.RGBA { return CombatFace{Card: SwordCard}.Shadow(0.5, lift) },
		"hero":   func(lift float64) *image.RGBA { return HeroCard{Hero: Jarl}.Shadow(0.5, lift) },
	} {
		if rest, raised := shadow(0), shadow(9); rest.Rect.Max.X >= raised.Rect.Max.X {
			t.Errorf("%s: lifted, the shadow reaches %v, at rest %v", name, raised.Rect, rest.Rect)
		}
	}
}

func BenchmarkWarCard(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		face := CombatFace{Card: ChargeCard, Bonus: true}
		if _, err := sprites.Render(face.Box(), 1, face.Draw); err != nil {
			b.Fatal(err)
		}
	}
}
