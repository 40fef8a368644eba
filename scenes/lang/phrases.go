package lang

import "sync"

// phrase is a text with its arguments.
type phrase struct {
	key  Key
	args [4]Arg
}

// phrases remembers texts that have been filled: a screen asks for the same ones with every change.
type phrases struct {
	mutex sync.Mutex
	texts map[phrase]string
}

// maxPhrases is how many are remembered; then all are forgotten, and those in use come back.
const maxPhrases = 2048

// get returns the text of a phrase, which fill makes when it is not remembered.
func (p *phrases) get(of phrase, fill func() string) string {
	p.mutex.Lock()
	text, ok := p.texts[of]
	p.mutex.Unlock()
	if ok {
		return text
	}
	text = fill()
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.texts == nil || len(p.texts) >= maxPhrases {
		p.texts = make(map[phrase]string, 64)
	}
	p.texts[of] = text
	return text
}
