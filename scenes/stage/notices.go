package stage

// Notices call somebody who looks at something else than the program. Call may come from any goroutine.
type Notices interface {
	// Call has the title, and where it is wanted a notice of the system, say that somebody is waited for. It does nothing
	// while the program is in front. Who presses the notice comes to the program, by the link where that has ended.
	Call(title, text, link string)
	// Calm takes the title back.
	Calm()
	// Can reports whether the system has notices.
	Can() bool
	// Allowed asks the system to let notices come, and reports false where it has forbidden them.
	Allowed() bool
	// Show says whether notices of the system are wanted.
	Show(wanted bool)
}
