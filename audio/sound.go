package audio

import "engawa/audio/synth"

// Sound names something that happens and is heard.
type Sound uint8

// The sounds.
const (
	PickUp        Sound = iota // a piece is taken in hand
	SetDownLight               // a light piece is set down: Kodama, a card token
	SetDownMid                 // a piece of middle weight is set down: Kitsune, Tanuki
	SetDownHeavy               // a heavy piece is set down: Koropokkuru, Samurai
	Capture                    // a piece is set down on another, which goes to the tray
	Promote                    // a piece is set down and turns over
	Drop                       // a piece comes from the reserve onto the board
	YourTurn                   // the seat at this device is asked to move; longer than synth.Short
	NotAllowed                 // the rules say no; words say why
	Door                       // the paper doors slide and stop, closing or opening
	Win                        // the seat at this device has won; longer than synth.Short
	Lose                       // the seat at this device has lost
	Draw                       // nobody has won
	Button                     // a button, a choice, a switch
	PageTurn                   // a page of the rule book, a step of a replay
	Hint                       // a hint appears
	CardPlay                   // a card is played on the table
	CardFlip                   // a card turns over
	CardDeal                   // cards leave the pile
	Reveal                     // hidden choices are shown
	ShipSails                  // a ship leaves for another world
	ShipBuilt                  // a ship is built, a star or ship is set up, a world discovered
	ShipTraded                 // a ship is traded for one of another colour
	ShipTaken                  // a ship is attacked and changes its owner
	Sacrifice                  // a ship is given up for its power
	Overpopulated              // a world holds four of one colour
	StarExplodes               // a catastrophe; longer than synth.Short
	CubeFish                   // a cube of fish is laid or moved; the cubes stand in the order of the goods
	CubeTimber                 // a cube of timber, the lowest of the four
	CubeStone                  // a cube of stone
	CubeRice                   // a cube of rice, the highest
	CardTucked                 // a card is slid under others
	HandPassed                 // a hand of cards goes to a neighbour
	Bead                       // a point is counted
	Tramp                      // soldiers advance
	HeroStep                   // a hero walks, once for every square
	DuelDrum                   // a fight is declared
	Wound                      // a hero loses a life
	MightyBlow                 // a powerful blow
	BowShot                    // an arrow or a bolt is shot
	AxeThrow                   // an axe is thrown
	BannerRaised               // a banner heals those around it
	SoldiersFall               // soldiers are removed
	ZoneTaken                  // a camp takes the card of a zone
	CampBroken                 // a camp breaks
	Horn                       // a round begins
	sounds
)

// recipe is what a sound is called and how it is made.
type recipe struct {
	name string
	make func() []float32
}

func recipes() [sounds]recipe {
	return [sounds]recipe{
		PickUp:       {"pick up", synth.PickUp},
		SetDownLight: {"set down light", func() []float32 { return synth.SetDown(0) }},
		SetDownMid:   {"set down mid", func() []float32 { return synth.SetDown(0.5) }},
		SetDownHeavy: {"set down heavy", func() []float32 { return synth.SetDown(1) }},
		Capture:      {"capture", synth.Capture},
		Promote:      {"promote", synth.Promote},
		Drop:         {"drop", synth.Drop},
		YourTurn:     {"your turn", synth.Chime},
		NotAllowed:   {"not allowed", synth.NotAllowed},
		Door:         {"door", synth.Door},
		Win:          {"win", synth.Win},
		Lose:         {"lose", synth.Lose},
		Draw:         {"draw", synth.Draw},
		Button:       {"button", synth.Button},
		PageTurn:     {"page turn", synth.PageTurn},
		Hint:         {"hint", synth.Hint},
		CardPlay:     {"card play", synth.CardPlay},
		CardFlip:     {"card flip", synth.CardFlip},
		CardDeal:     {"card deal", synth.CardDeal},
		Reveal:       {"reveal", synth.Reveal},

		ShipSails:     {"ship sails", synth.Sail},
		ShipBuilt:     {"ship built", synth.StoneOnSand},
		ShipTraded:    {"ship traded", synth.TwoStones},
		ShipTaken:     {"ship taken", synth.BambooSplit},
		Sacrifice:     {"sacrifice", synth.Match},
		Overpopulated: {"overpopulated", synth.Teeth},
		StarExplodes:  {"star explodes", synth.StarExplodes},

		CubeFish:   {"cube of fish", func() []float32 { return synth.Cube(1.2) }},
		CubeTimber: {"cube of timber", func() []float32 { return synth.Cube(0.72) }},
		CubeStone:  {"cube of stone", func() []float32 { return synth.Cube(0.94) }},
		CubeRice:   {"cube of rice", func() []float32 { return synth.Cube(1.52) }},
		CardTucked: {"card tucked", synth.Tuck},
		HandPassed: {"hand passed", synth.HandPassed},
		Bead:       {"bead", synth.Bead},

		Tramp:        {"tramp", synth.Tramp},
		HeroStep:     {"hero step", synth.HeroStep},
		DuelDrum:     {"duel drum", synth.DuelDrum},
		Wound:        {"wound", synth.StringSnap},
		MightyBlow:   {"mighty blow", synth.MightyBlow},
		BowShot:      {"bow shot", synth.BowShot},
		AxeThrow:     {"axe throw", synth.AxeThrow},
		BannerRaised: {"banner raised", synth.BannerRaised},
		SoldiersFall: {"soldiers fall", synth.SoldiersFall},
		ZoneTaken:    {"zone taken", synth.ZoneTaken},
		CampBroken:   {"camp broken", synth.CampBroken},
		Horn:         {"horn", synth.Horn},
	}
}

// String is the sound's name in lower case, such as "pick up", for tests and
// reports.
func (s Sound) String() string {
	if s >= sounds {
		return "unknown sound"
	}
	return recipes()[s].name
}

// Sounds lists every sound in the order of the constants.
func Sounds() []Sound {
	all := make([]Sound, sounds)
	for i := range all {
		all[i] = Sound(i)
	}
	return all
}

// PCM synthesises a sound: mono samples in [-1, 1] at synth.Rate, the same at
// every call. A sound that does not exist is no samples.
func (s Sound) PCM() []float32 {
	if s >= sounds {
		return nil
	}
	return recipes()[s].make()
}

// Bed names an endless sound of the garden, heard under everything else, with
// somebody who plays the koto now and then behind the doors.
type Bed uint8

// The beds.
const (
	NoBed            Bed = iota // silence, as at the start
	CricketsAndWater            // a summer night
	OwlAndLeaves                // a wood at dusk
	NightWind                   // wind over the raked garden
	BannersInWind               // a field before a battle
	beds
)

// stream starts a bed from its beginning; nil for NoBed and what does not
// exist.
func (b Bed) stream() synth.Bed {
	switch b {
	case CricketsAndWater:
		return synth.WithKoto(synth.CricketsAndWater(), synth.MoodNight)
	case OwlAndLeaves:
		return synth.WithKoto(synth.OwlAndLeaves(), synth.MoodDusk)
	case NightWind:
		return synth.WithKoto(synth.NightWind(), synth.MoodStars)
	case BannersInWind:
		return synth.WithKoto(synth.BannersInWind(), synth.MoodBattle)
	default:
		return nil
	}
}
