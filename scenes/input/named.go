package input

// Command is an action on a control that is addressed by its name.
type Command uint8

// The commands: pressing it, making its amount less or more, and writing its text again.
const (
	CommandPress Command = iota + 1
	CommandLess
	CommandMore
	CommandWrite
)

// NamedInput is something done to a control without pointing at it, by the key it has on its page: how the page's list of
// everything that can be pressed is used by people who do not see the picture.
type NamedInput struct {
	Key     string // of a control of the scene on top
	Command Command
	Text    string // the whole new text, for CommandWrite
}
