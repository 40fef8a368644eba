// Package audio is what the program sounds like: the names of its sounds and
// beds, and the one mixer that plays them.
//
// Scenes name what happened (PickUp, Capture, YourTurn) and hand it to a
// Player; how that sounds is synthesised by package audio/synth. Play never
// waits and never fails: where there is no device, before a browser has had
// its first touch or key, and while the window is hidden, it does nothing, and
// nothing is kept to be heard late. A sound is never the only sign of
// anything.
//
// A Mixer belongs to the goroutine of the game. Call Update once a tick: it
// also synthesises one sound at a time until all are ready.
//
// On a web page the bed is computed some seconds ahead and played by the page
// (wasm/page/music.js), on a device that is asked seldom; the device for sounds
// rests meanwhile.
//
// It may import audio/synth and Ebitengine's audio, and nothing of the rest of
// the program.
package audio
