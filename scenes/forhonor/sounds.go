package forhonor

import "engawa/audio"

// Sounds of the battle.
const (
	soundTramp   = audio.SetDownLight
	soundStep    = audio.SetDownMid
	soundHorn    = audio.Hint
	soundDeclare = audio.ShipTaken
	soundBow     = audio.ShipTaken
	soundAxe     = audio.ShipTaken
	soundBanner  = audio.CardPlay
	soundFall    = audio.Capture
	soundZone    = audio.Promote
	soundBroken  = audio.Overpopulated
	soundWound   = audio.Capture
	soundBlow    = audio.StarExplodes
	soundDuel    = audio.Sacrifice
)
