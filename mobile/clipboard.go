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

// maxPasted is the number of texts that wait for the game, which takes them once a tick while it runs.
const maxPasted = 4

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
	p.pastedTexts = append(p.pastedTexts, text)
	p.pastedTexts = p.pastedTexts[max(0, len(p.pastedTexts)-maxPasted):]
}

// systemClipboard returns the clipboard, nil for none.
func (d *device) systemClipboard() Clipboard {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.clipboard
}

// HasClipboard implements [platform.Phone].
func (d *device) HasClipboard() bool { return d.systemClipboard() != nil }

// Copy implements [platform.Phone].
func (d *device) Copy(text string) {
	if c := d.systemClipboard(); c != nil {
		c.Copy(text)
	}
}

// Paste implements [platform.Phone].
func (d *device) Paste() {
	if c := d.systemClipboard(); c != nil {
		c.Paste()
	}
}

// TakePasted implements [platform.Phone].
func (d *device) TakePasted() (string, bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if len(d.pastedTexts) == 0 {
		return "", false
	}
	text := d.pastedTexts[0]
	d.pastedTexts = d.pastedTexts[1:]
	return text, true
}
