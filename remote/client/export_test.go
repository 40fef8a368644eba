package client

// SaveAndRestore is what another session makes of what a device keeps; false where it keeps nothing, or that makes no sense.
func SaveAndRestore(f *RemoteMatch) (*RemoteMatch, bool) {
	var k SavedSeat
	k.Welcome, k.Past = f.snapshot()
	read, err := DecodeSavedSeat(k.Encode())
	s := &Session{RemoteMatch: RemoteMatch{Games: f.Games}, config: Config{SavedSeat: read}}
	return &s.RemoteMatch, err == nil && s.Restore()
}
