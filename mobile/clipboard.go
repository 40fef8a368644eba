//go:build !js

package mobile

// Clipboard is what the app offers of the system's clipboard. It is called from the game's own thread and must not
// wait.
type Clipboard interface {
	// Copy puts a text there.
	Copy(text string)
	// Paste asks for the text there; the app gives it to [Phone.Pasted] when it has it.
	Paste()
}

// mostPasted is the number of texts that wait for the game, which takes them once a tick while it runs.
const mostPasted = 4

// SetClipboard gives the game the clipboard, or takes it away with nil.
func (p *Phone) SetClipboard(clipboard Clipboard) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.clipboard = clipboard
}

// Pasted gives the game the text of the clipboard. What nobody takes is forgotten, the oldest first.
func (p *Phone) Pasted(text string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.pasted = append(p.pasted, text)
	p.pasted = p.pasted[max(0, len(p.pasted)-mostPasted):]
}

// held returns the clipboard, nil for none.
func (d *device) held() Clipboard {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.clipboard
}

// HasClipboard implements [platform.Phone].
func (d *device) HasClipboard() bool { return d.held() != nil }

// Copy implements [platform.Phone].
func (d *device) Copy(text string) {
	if c := d.held(); c != nil {
		c.Copy(text)
	}
}

// Paste implements [platform.Phone].
func (d *device) Paste() {
	if c := d.held(); c != nil {
		c.Paste()
	}
}

// TakePasted implements [platform.Phone].
func (d *device) TakePasted() (string, bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if len(d.pasted) == 0 {
		return "", false
	}
	text := d.pasted[0]
	d.pasted = d.pasted[1:]
	return text, true
}
