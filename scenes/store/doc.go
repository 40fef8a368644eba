// Package store keeps what outlives a run of Engawa: the settings, the matches, how far lessons and puzzles have got, and
// how matches have ended.
//
// A [Disk] is where named files lie: a folder ([Dir]), the browser's local storage (Browser, on the web only) or
// memory ([Memory]). Every write is all or nothing. A [Store] keeps settings and matches on a Disk and survives what
// a Disk does: when it is full or forbidden the newest files stay in memory and play goes on; a damaged file is set
// aside under another name and never overwritten. What went wrong is reported as a [Problem] that has words in
// scenes/lang.
//
// Several windows, or tabs of a browser, may have a Store each over the same Disk: what one has kept is never lost to
// another, see [Conflict]. Each looks before it writes, and [Disk.Update] lets nobody else write in between. A browser's
// storage cannot keep that promise between its tabs; there a Store looks again after it has saved a match, see
// [Store.Recheck], and keeps settings, lessons, puzzles and results in parts of which different ones never meet, see [InParts]. What
// another window has changed of the settings is taken over by [Store.ReloadSettings].
//
// Nothing here starts goroutines; a Store belongs to the goroutine of the game loop. The package imports the contract
// (rules), scenes/lang for the names of texts and the standard library, never Ebitengine.
package store
