package stage

// Notices call somebody who looks at something else than the program. Call may come from any goroutine.
type Notices interface {
	// Call has the title, and where it is wanted a notice of the system, say that somebody is waited for. It does nothing
	// while the program is in front. Who presses the notice comes to the program, by the link where that has ended.
	Call(title, text, link string)
	// Clear takes the title back.
	Clear()
	// Can reports whether the system has notices.
	Can() bool
	// RequestPermission asks the system to let notices come, and reports false where it has forbidden them.
	RequestPermission() bool
	// Push tells whether the system calls people while the program does not run.
	Push() PushState
	// Subscriber returns what is called with the key by which the host of the line with the link can do so: as long as notices are
	// wanted it sends what the host needs for that, now or later. It is nil where the system has no such thing.
	Subscriber(link string) func(key string, send func(subscription string))
	// Show says whether notices of the system are wanted.
	Show(wanted bool)
}

// PushState tells whether people are called while the program does not run.
type PushState int

// Whether they are; wasm/page/engawa.js has the same numbers.
const (
	PushNone    PushState = iota // the system has no such thing
	PushUnknown                  // nobody has tried yet
	PushWorks
	PushFails // the system does not let it
)
