package shelf

// Overflows lists what has no room on the shelf.
func (s *Shelf) Overflows() []string { return s.host.Tree().Overflows }
