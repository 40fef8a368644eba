package letters

import "sync"

// wrapLines remembers the lines of texts that were wrapped recently: layout asks for the same ones again and again, while
// it looks for the size that fits and whenever a screen is laid out again.
var wrapLines wrapCache

// wrapCacheSize is how many texts a generation of the cache holds. A screen has some hundred.
const wrapCacheSize = 2048

// wrapCache keeps two generations of results: when the younger one is full, the older is forgotten.
type wrapCache struct {
	mu            sync.Mutex
	recent, older map[wrapKey][]string
}

type wrapKey struct {
	style Style
	width float64
	text  string
	even  bool
}

func (c *wrapCache) lines(k wrapKey) []string {
	c.mu.Lock()
	defer c.mu.Unlock()
	lines, known := c.recent[k]
	if known {
		return lines
	}
	if lines, known = c.older[k]; !known {
		breakLines := wrap
		if k.even {
			breakLines = wrapEven
		}
		lines = breakLines(k.style, k.text, k.width)
	}
	if c.recent == nil || len(c.recent) == wrapCacheSize {
		c.recent, c.older = map[wrapKey][]string{}, c.recent
	}
	c.recent[k] = lines
	return lines
}
