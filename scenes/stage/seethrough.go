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

// Listener is implemented by a scene that receives messages from a host.
type Listener interface {
	Scene
	// Listen takes in what the host has sent. It is called at every tick at which another scene lies on top.
	Listen()
}

// listen lets the scenes below the one on top receive what hosts have sent.
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
func (s *Stack) Do(command input.NamedInput) {
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
	below, still := s.Top(), s.isStill
	s.isStill = true // what comes is seen through the large print view at once
	below.Update(&input.Frame{NamedInputs: s.takeNamed()})
	s.isStill = still
	s.scenes = append(s.scenes, top)
	if s.Below(top) != below {
		s.arrange(top)
	}
}

// takeNamed returns the next command that addresses a control by its name, and removes it.
func (s *Stack) takeNamed() []input.NamedInput {
	commands := s.largePrint.commands
	s.largePrint.commands = nil
	return commands
}

// serve adds to a frame what is to be done by name, and takes out of it what is done with the large print.
func (s *Stack) serve(f *input.Frame) *input.Frame {
	if commands := s.takeNamed(); len(commands) > 0 {
		with := *f
		with.NamedInputs = slices.Concat(f.NamedInputs, commands)
		f = &with
	}
	if p, ok := s.Top().(Paged); ok {
		return p.Page().ServeExtra(f)
	}
	return f
}
