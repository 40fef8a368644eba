package stage

import (
	"slices"

	"engawa/scenes/input"
)

// Through is implemented by an Overlay through which the scene below is seen while it goes on.
type Through interface {
	Overlay
	Through()
}

// Listener is implemented by a scene to which something is told from elsewhere.
type Listener interface {
	Scene
	// Listen takes in what has been told. It is called at every tick at which another scene lies on top.
	Listen()
}

// listen lets the scenes below the one on top hear what is told from elsewhere.
func (s *Stack) listen() {
	for _, scene := range slices.Clone(s.scenes[:max(0, len(s.scenes)-1)]) {
		if l, ok := scene.(Listener); ok {
			l.Listen()
		}
	}
}

// Online is implemented by scenes that have lines to tables elsewhere.
type Online interface {
	// Links returns those of the lines, which the caller must not change.
	Links() []string
}

// Links returns the links of all lines that scenes have.
func (s *Stack) Links() (links []string) {
	for _, scene := range s.scenes {
		if o, ok := scene.(Online); ok {
			links = append(links, o.Links()...)
		}
	}
	return links
}

// Below returns the scene right below another one, nil where there is none.
func (s *Stack) Below(scene Scene) Scene {
	if k := slices.Index(s.scenes, scene); k > 0 {
		return s.scenes[k-1]
	}
	return nil
}

// Do does something by name at the next tick: on the scene on top, or on the one that is seen through it.
func (s *Stack) Do(command input.Named) {
	s.largePrint.commands = append(s.largePrint.commands, command)
}

// updateBelow lets the scene go on that is seen through the one on top. For that tick it is on top itself: what it
// opens comes to lie below the one through which it is seen.
func (s *Stack) updateBelow() {
	_, is := s.Top().(Through)
	if !is || len(s.scenes) < 2 {
		return
	}
	top := s.Top()
	s.scenes = s.scenes[:len(s.scenes)-1]
	below, still := s.Top(), s.still
	s.still = true // what comes is seen through the large print view at once
	below.Update(&input.Frame{Named: s.takeNamed()})
	s.still = still
	s.scenes = append(s.scenes, top)
	if s.Below(top) != below {
		s.arrange(top)
	}
}

// takeNamed returns what is to be done by name now.
func (s *Stack) takeNamed() []input.Named {
	commands := s.largePrint.commands
	s.largePrint.commands = nil
	return commands
}

// serve adds to a frame what is to be done by name, and takes out of it what is done with the large print.
func (s *Stack) serve(f *input.Frame) *input.Frame {
	if commands := s.takeNamed(); len(commands) > 0 {
		with := *f
		with.Named = slices.Concat(f.Named, commands)
		f = &with
	}
	if p, ok := s.Top().(Paged); ok {
		return p.Page().ServeLent(f)
	}
	return f
}
