package synth

import (
	"math"
	"slices"
	"testing"
)

// tone is how strongly pcm holds one frequency: the length of its Fourier sum.
func tone(pcm []float64, hz float64) float64 {
	var re, im float64
	for i, x := range pcm {
		sin, cos := math.Sincos(2 * math.Pi * hz * float64(i) / Rate)
		re, im = re+x*cos, im+x*sin
	}
	return math.Hypot(re, im)
}

func rms(pcm []float64) float64 {
	sum := 0.0
	for _, x := range pcm {
		sum += x * x
	}
	return math.Sqrt(sum / float64(len(pcm)))
}

func TestFilters(t *testing.T) {
	// The gain of a filter is what it makes of a sine wave once it has settled.
	gain := func(f filter, hz float64) float64 {
		in, out := make([]float64, Rate/2), make([]float64, Rate/2)
		for i := range in {
			in[i] = math.Sin(2 * math.Pi * hz * float64(i) / Rate)
			out[i] = f.next(in[i])
		}
		return rms(out[Rate/4:]) / rms(in[Rate/4:])
	}
	var low, high, band filter
	low.lowPass(1000)
	high.highPass(1000)
	band.bandPass(1000, 4)
	for _, tc := range []struct {
		name   string
		f      filter
		hz     float64
		lo, hi float64
	}{
		{"low pass, well below", low, 50, 0.99, 1.01},
		{"low pass, at its corner", low, 1000, 0.70, 0.715},
		{"low pass, two octaves above", low, 4000, 0.04, 0.07},
		{"high pass, well above", high, 15000, 0.99, 1.01},
		{"high pass, at its corner", high, 1000, 0.70, 0.715},
		{"high pass, two octaves below", high, 250, 0.05, 0.07},
		{"band pass, in the middle", band, 1000, 0.99, 1.01},
		{"band pass, an octave below", band, 500, 0.12, 0.20},
		{"band pass, an octave above", band, 2000, 0.12, 0.20},
	} {
		if g := gain(tc.f, tc.hz); g < tc.lo || g > tc.hi {
			t.Errorf("%s: gain %.3f, want %.3f..%.3f", tc.name, g, tc.lo, tc.hi)
		}
	}
}

func TestStrikeRingsAtItsModesAndFades(t *testing.T) {
	tk := newTake(0.5)
	tk.addStrike(body{{1000, 1, 0.1}}, impact{at: 0.1, contact: 0.0002, gain: 1})
	start := samples(0.1)
	if r := rms(tk[:start]); r != 0 {
		t.Errorf("it rings at %g before it is struck", r)
	}
	rung := tk[start:]
	for _, hz := range []float64{500, 900, 1100, 2000} {
		if tone(rung, hz) > 0.05*tone(rung, 1000) {
			t.Errorf("a mode of 1000 Hz rings at %v Hz", hz)
		}
	}
	early, late := rms(rung[samples(0.05):samples(0.1)]), rms(rung[samples(0.15):samples(0.2)])
	if ratio := late / early; math.Abs(ratio-1/math.E) > 0.02 {
		t.Errorf("after one decay %.3f is left, want %.3f", ratio, 1/math.E)
	}
}

func TestSoftBlowsAreDull(t *testing.T) {
	ratio := func(contact float64) float64 {
		tk := newTake(0.2)
		tk.addStrike(body{{400, 1, 0.05}, {4000, 1, 0.05}}, impact{contact: contact, gain: 1})
		return tone(tk, 4000) / tone(tk, 400)
	}
	if hard, soft := ratio(0.0001), ratio(0.002); hard < 5*soft {
		t.Errorf("a hard blow is %.3f bright, a soft one %.3f", hard, soft)
	}
}

func TestLateStrokesAreLeftOut(t *testing.T) {
	tk := newTake(0.1)
	tk.addStrike(shogiBoard(), impact{at: 0.1, contact: 0.001, gain: 1})
	tk.addNoise(noiseBurst{at: 0.2, rise: 0.01, fall: 0.01, from: 1000, to: 1000, q: 1, gain: 1, seed: 1})
	tk.mix(newTake(0.1), 0.5, 1)
	if r := rms(tk); r != 0 {
		t.Errorf("what lies behind the end is heard at %g", r)
	}
}

func TestBrushLiesInItsBand(t *testing.T) {
	tk := newTake(0.3)
	tk.addNoise(noiseBurst{rise: 0.02, fall: 0.05, from: 3000, to: 3000, q: 4, gain: 1, seed: 5})
	around := func(hz float64) (sum float64) {
		for d := -200.0; d <= 200; d += 20 {
			sum += tone(tk, hz+d)
		}
		return sum
	}
	if in, out := around(3000), around(500); in < 5*out {
		t.Errorf("a brush round 3000 Hz holds %.3f there and %.3f round 500 Hz", in, out)
	}
}

// brightness is the middle of a sound's spectrum in Hz.
func brightness(pcm []float32) float64 {
	var sum, weighed float64
	samples := wide(pcm)
	for hz := 100.0; hz < 8000; hz += 100 {
		p := math.Pow(tone(samples, hz), 2)
		sum, weighed = sum+p, weighed+p*hz
	}
	return weighed / sum
}

func TestHeavierIsLower(t *testing.T) {
	light, mid, heavy := brightness(SetDown(0)), brightness(SetDown(0.5)), brightness(SetDown(1))
	if !(light > mid && mid > heavy) {
		t.Errorf("spectral middles, light to heavy: %.0f, %.0f, %.0f Hz; want them falling", light, mid, heavy)
	}
}

// TestSandAndStone holds the sounds of Homeworlds to what makes them: sand is
// brighter than stone, and the exploding star begins far lower than it ends.
func TestSandAndStone(t *testing.T) {
	sand, set, knock := brightness(Sail()), brightness(StoneOnSand()), brightness(TwoStones())
	if !(sand > set && sand > knock) {
		t.Errorf("spectral middles: sand %.0f, a stone set down %.0f, two stones %.0f Hz; want sand the highest", sand, set, knock)
	}
	star := StarExplodes()
	blow, gravel := brightness(star[:samples(0.05)]), brightness(star[samples(0.4):samples(0.8)])
	if blow > 500 || gravel < 2*blow {
		t.Errorf("the star begins at %.0f Hz and rains at %.0f Hz", blow, gravel)
	}
	split := BambooSplit()
	if crack, rest := Loudness(split[:samples(0.02)]), Loudness(split[samples(0.15):]); crack < rest+6 {
		t.Errorf("the crack of bamboo is %.1f dB, what follows %.1f dB", crack, rest)
	}
}

// TestCubesDifferInPitch: a cube of higher pitch is brighter, and its lowest
// mode sounds where the pitch puts it.
func TestCubesDifferInPitch(t *testing.T) {
	before := 0.0
	for _, pitch := range []float64{0.72, 0.94, 1.2, 1.52} {
		pcm := Cube(pitch)
		if b := brightness(pcm); b <= 1.05*before {
			t.Errorf("pitch %v has its spectral middle at %.0f Hz, the one before at %.0f Hz", pitch, b, before)
		} else {
			before = b
		}
		samples := wide(pcm)
		for _, aside := range []float64{0.85, 1.15} {
			if at, off := tone(samples, 1480*pitch), tone(samples, 1480*pitch*aside); at < 2*off {
				t.Errorf("pitch %v: %.4f at its lowest mode and %.4f beside it", pitch, at, off)
			}
		}
	}
}

// TestPaperSlides: a tucked card slides for longer than a played one slaps, and
// a bead ends in its knock.
func TestPaperSlides(t *testing.T) {
	early := func(pcm []float32) float64 { return Loudness(pcm[:samples(0.03)]) }
	if slap, slide := early(CardPlay()), early(Tuck()); slap < slide+6 {
		t.Errorf("in its first 30 ms a played card has %.1f dB, a tucked one %.1f dB", slap, slide)
	}
	bead := Bead()
	if slide, knock := Loudness(bead[:samples(0.016)]), Loudness(bead[samples(0.017):]); knock < slide+6 {
		t.Errorf("a bead slides at %.1f dB and knocks at %.1f dB", slide, knock)
	}
	pass := HandPassed()
	if gap, taps := Loudness(pass[samples(0.14):samples(0.165)]), Loudness(pass[samples(0.168):]); taps < gap+3 {
		t.Errorf("a passed hand is squared up at %.1f dB after %.1f dB", taps, gap)
	}
}

// TestSoundsOfWarDiffer holds the sounds of For Honor to what makes them: feet
// and drums are low, strings and arrows high, and a shot ends in a knock.
func TestSoundsOfWarDiffer(t *testing.T) {
	for _, low := range []struct {
		name string
		pcm  []float32
	}{{"tramp", Tramp()}, {"duel drum", DuelDrum()}} {
		if b := brightness(low.pcm); b > 700 {
			t.Errorf("the %s has its spectral middle at %.0f Hz, want 700 at most", low.name, b)
		}
	}
	drum, blow, snap := brightness(DuelDrum()), brightness(MightyBlow()), brightness(StringSnap())
	if !(drum < blow && blow < snap) {
		t.Errorf("spectral middles: drum %.0f, mighty blow %.0f, string %.0f Hz; want them rising", drum, blow, snap)
	}
	if step, armed := brightness(Tramp()), brightness(HeroStep()); armed < 1.5*step {
		t.Errorf("soldiers tramp at %.0f Hz, a hero in armour steps at %.0f Hz", step, armed)
	}
	for name, pcm := range map[string][]float32{"bow": BowShot(), "axe": AxeThrow()} {
		if before, hit := Loudness(pcm[samples(0.12):samples(0.145)]), Loudness(pcm[samples(0.149):samples(0.19)]); hit < before+3 {
			t.Errorf("the shot of the %s hits at %.1f dB after %.1f dB", name, hit, before)
		}
	}
	if b := Horn(); tone(wide(b), 233) < 4*tone(wide(b), 175) {
		t.Error("the horn has no note")
	}
}

// wide returns samples as the tests' instruments take them.
func wide(pcm []float32) []float64 {
	out := make([]float64, len(pcm))
	for i, x := range pcm {
		out[i] = float64(x)
	}
	return out
}

func TestNoiseIsEvenAndRepeats(t *testing.T) {
	const n = 100000
	a, b, other := newNoise(7), newNoise(7), newNoise(8)
	var sum, squares float64
	same := 0
	for range n {
		x := a.next()
		if x < -1 || x >= 1 {
			t.Fatalf("%v lies outside [-1, 1)", x)
		}
		if x != b.next() {
			t.Fatal("one seed gave two rows")
		}
		if x == other.next() {
			same++
		}
		sum, squares = sum+x, squares+x*x
	}
	if mean := sum / n; math.Abs(mean) > 0.01 {
		t.Errorf("mean %.4f, want 0", mean)
	}
	if v := squares / n; math.Abs(v-1.0/3) > 0.01 {
		t.Errorf("variance %.4f, want a third", v)
	}
	if same > 0 {
		t.Errorf("two seeds agree in %d places", same)
	}
}

func TestLoudness(t *testing.T) {
	sine := make([]float32, Rate/2)
	for i := range sine {
		sine[i] = float32(0.1 * math.Sin(2*math.Pi*1000*float64(i)/Rate))
	}
	click := make([]float32, Rate/2)
	click[9000] = 0.5
	for _, tc := range []struct {
		name string
		pcm  []float32
		want float64
	}{
		{"a sine wave a tenth high", sine, -23.01},
		{"the same, a tenth as long as the window", sine[:samples(window/10)], -33.01},
		{"one sample", click, 20*math.Log10(0.5) - 10*math.Log10(window*Rate)},
	} {
		if got := Loudness(tc.pcm); math.Abs(got-tc.want) > 0.02 {
			t.Errorf("%s: %.2f dB, want %.2f", tc.name, got, tc.want)
		}
	}
	if got := Loudness(make([]float32, 9)); !math.IsInf(got, -1) {
		t.Errorf("silence is %v dB", got)
	}
}

func TestFinishKeepsUnderPeak(t *testing.T) {
	tk := newTake(0.1)
	tk[2000] = 1 // all peak and no loudness
	pcm := tk.finish(0)
	if most := slices.Max(pcm); math.Abs(float64(most)-Peak) > 0.001 {
		t.Errorf("greatest sample %.3f, want %.3f", most, Peak)
	}
}

func TestBeds(t *testing.T) {
	for name, start := range map[string]func() Bed{
		"crickets and water": CricketsAndWater, "owl and leaves": OwlAndLeaves, "night wind": NightWind,
		"banners in wind": BannersInWind,

		"koto at evening":      func() Bed { return WithKoto(CricketsAndWater(), MoodNight) },
		"koto at dusk":         func() Bed { return WithKoto(OwlAndLeaves(), MoodDusk) },
		"koto under stars":     func() Bed { return WithKoto(NightWind(), MoodStars) },
		"koto before a battle": func() Bed { return WithKoto(BannersInWind(), MoodBattle) },
	} {
		t.Run(name, func(t *testing.T) {
			const n = 30 * Rate
			left, right := make([]float32, n), make([]float32, n)
			start().Fill(left, right)
			for i, ear := range [][]float32{left, right} {
				if l := Loudness(ear); l > -36 || l < -50 {
					t.Errorf("ear %d: loudness %.1f dB, want -50..-36", i, l)
				}
				if m := max(slices.Max(ear), -slices.Min(ear)); m > 0.1 {
					t.Errorf("ear %d: greatest sample %.3f, want no more than 0.1", i, m)
				}
				for s := 0; s < n; s += Rate {
					if math.IsInf(Loudness(ear[s:s+Rate]), -1) {
						t.Errorf("ear %d: second %d is silent", i, s/Rate)
					}
				}
			}
			if slices.Equal(left, right) {
				t.Error("both ears hear the same")
			}
			bed, at := start(), 0
			for _, size := range []int{1, 63, 64, 65, 1000, 4096, 77777} {
				l, r := make([]float32, size), make([]float32, size)
				bed.Fill(l, r)
				if !slices.Equal(l, left[at:at+size]) || !slices.Equal(r, right[at:at+size]) {
					t.Fatalf("%d samples from %d differ when asked for alone", size, at)
				}
				at += size
			}
		})
	}
}

// TestTurnsAreSines goes round for ten minutes: the height is that of a sine all the while.
func TestTurnsAreSines(t *testing.T) {
	const hz, n = 4180, 600 * Rate
	turn := newOscillator(hz)
	for i := 1; i <= n; i++ {
		got := turn.next()
		if want := math.Sin(2 * math.Pi * math.Mod(hz*float64(i)/Rate, 1)); math.Abs(got-want) > 1e-6 {
			t.Fatalf("after %d samples a turn is at %.9f, want %.9f", i, got, want)
		}
	}
}

// TestCricketsKeepTime counts the songs of a minute and looks for the pitch of a song.
func TestCricketsKeepTime(t *testing.T) {
	c := newCricket(4180, 27, 2.3, 0.85, 0)
	var song []float64
	songs, sang := 0, false
	for i := range 60 * Rate {
		x := c.next()
		if i < samples(0.8) {
			song = append(song, x)
		}
		sings := c.elapsed < c.songLength
		if sings && !sang {
			songs++
		}
		if sang = sings; !sings && x != 0 {
			t.Fatalf("a cricket at rest sounds after %.2f s", float64(i)/Rate)
		}
	}
	if songs != 27 {
		t.Errorf("%d songs in a minute, want 27", songs)
	}
	if here, beside := tone(song, 4180), tone(song, 3700); here < 20*beside {
		t.Errorf("a song lies at its pitch with %g and beside it with %g", here, beside)
	}
}
