package client

// Rekept is what another session makes of what a device keeps; false where it keeps nothing, or that makes no sense.
func Rekept(f *Followed) (*Followed, bool) {
	var k Kept
	k.Welcome, k.Past = f.snapshot()
	read, err := DecodeKept(k.Encode())
	s := &Session{Followed: Followed{Games: f.Games}, config: Config{Kept: read}}
	return &s.Followed, err == nil && s.Recall()
}
