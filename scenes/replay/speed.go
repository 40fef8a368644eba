package replay

import (
	"slices"

	"engawa/scenes/anim"
	"engawa/scenes/lang"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// scaleSpeed is a speed of movements, 1 being the usual one, at the speed of the replay. Off stays off.
func (r *Replay) scaleSpeed(s anim.Speed) anim.Speed {
	return s * 100 / anim.Speed(max(1, r.services.Settings.ReplaySpeed))
}

// moves is the speed at which the movements of the replay are shown.
func (r *Replay) moves() anim.Speed { return r.scaleSpeed(r.services.Speed()) }

// speed is the button that chooses how fast the replay goes: each press takes the next speed.
func (r *Replay) speed() widget.Widget {
	times := map[int]string{50: "½×", 100: "1×", 200: "2×", 400: "4×"}[r.services.Settings.ReplaySpeed]
	name := r.services.Words.T(lang.ReplaySpeed, lang.Text("times", times))
	return widget.Button{Text: times, Control: ui.Control{Key: keySpeed, Name: name, Tip: name, Press: r.nextSpeed}}
}

// nextSpeed takes the next speed of the list and keeps it in the settings.
func (r *Replay) nextSpeed() {
	all := store.ReplaySpeeds()
	at := max(0, slices.Index(all, r.services.Settings.ReplaySpeed))
	r.services.Settings.ReplaySpeed = all[(at+1)%len(all)]
	r.services.OnChange()
	r.refresh()
}
