package vector

import (
	"fmt"
	"strings"
)

// Limits of one source, so that no input can ask for unbounded work.
const (
	maxSource   = 1 << 20 // bytes
	maxElements = 20000
	maxDepth    = 64
	maxBlurs    = 64
)

// element is one SVG element with what it holds.
type element struct {
	name     string
	line     int
	attrs    []attr
	children []*element
}

type attr struct {
	name, value string
	isUsed      bool
}

// errorf returns an error that names the element and where it stands.
func (e *element) errorf(format string, args ...any) error {
	return fmt.Errorf("line %d: <%s> %w", e.line, e.name, fmt.Errorf(format, args...))
}

// take returns an attribute's value and marks it as understood.
func (e *element) take(name string) (string, bool) {
	for i := range e.attrs {
		if e.attrs[i].name == name {
			e.attrs[i].isUsed = true
			return e.attrs[i].value, true
		}
	}
	return "", false
}

// leftover returns an error for the first attribute nobody has taken.
//
//go:noinline
func (e *element) leftover() error {
	for _, a := range e.attrs {
		if !a.isUsed {
			return e.errorf("has the attribute %q, which this renderer does not draw there", a.name)
		}
	}
	return nil
}

// scanner reads the tags of an SVG source.
type scanner struct {
	src      string
	pos      int
	elements int
}

// scan reads a whole source into a tree of elements.
func scan(src string) (*element, error) {
	if len(src) > maxSource {
		return nil, fmt.Errorf("the source has %d bytes, more than the %d allowed", len(src), maxSource)
	}
	s := &scanner{src: src}
	top := &element{}
	if err := s.content(top, 0); err != nil {
		return nil, err
	}
	if len(top.children) != 1 || top.children[0].name != "svg" {
		return nil, fmt.Errorf("the source must hold exactly one <svg> element")
	}
	return top.children[0], nil
}

func (s *scanner) line() int { return 1 + strings.Count(s.src[:min(s.pos, len(s.src))], "\n") }

func (s *scanner) errorf(format string, args ...any) error {
	return fmt.Errorf("line %d: %s", s.line(), fmt.Sprintf(format, args...))
}

// content reads what an element holds up to its end tag. The element without a
// name is the whole source.
func (s *scanner) content(into *element, depth int) error {
	if depth > maxDepth {
		return s.errorf("elements are nested more than %d deep", maxDepth)
	}
	for {
		text := s.until("<")
		if words := strings.TrimSpace(text); words != "" && !silent(into.name) {
			return s.errorf("text %q stands where only elements are drawn", shorten(words))
		}
		switch {
		case s.pos >= len(s.src):
			if into.name != "" {
				return s.errorf("<%s> of line %d is never closed", into.name, into.line)
			}
			return nil
		case s.eat("<!--"):
			if !s.skipPast("-->") {
				return s.errorf("a comment is never closed")
			}
		case s.eat("<?"):
			if !s.skipPast("?>") {
				return s.errorf("a processing instruction is never closed")
			}
		case s.eat("</"):
			name := s.name()
			s.blanks()
			if name != into.name || !s.eat(">") {
				return s.errorf("expected </%s>, found </%s", into.name, shorten(name))
			}
			return nil
		default:
			e, closed, err := s.tag()
			if err != nil {
				return err
			}
			into.children = append(into.children, e)
			if closed {
				continue
			}
			if err := s.content(e, depth+1); err != nil {
				return err
			}
		}
	}
}

// silent reports whether an element holds words that are not drawn.
func silent(name string) bool { return name == "title" || name == "desc" }

// tag reads a start tag; closed says that it was an empty element.
func (s *scanner) tag() (e *element, closed bool, err error) {
	if s.elements++; s.elements > maxElements {
		return nil, false, s.errorf("there are more than %d elements", maxElements)
	}
	s.eat("<")
	e = &element{name: s.name(), line: s.line()}
	if e.name == "" {
		return nil, false, s.errorf("expected an element's name after <")
	}
	for {
		s.blanks()
		switch {
		case s.eat("/>"):
			return e, true, nil
		case s.eat(">"):
			return e, false, nil
		}
		a, err := s.attr(e)
		if err != nil {
			return nil, false, err
		}
		for _, b := range e.attrs {
			if a.name == b.name {
				return nil, false, e.errorf("has the attribute %q twice", a.name)
			}
		}
		e.attrs = append(e.attrs, a)
	}
}

func (s *scanner) attr(e *element) (attr, error) {
	a := attr{name: s.name()}
	if a.name == "" {
		return a, e.errorf("expected an attribute or the tag's end")
	}
	s.blanks()
	if !s.eat("=") {
		return a, e.errorf("expected = after the attribute %q", a.name)
	}
	s.blanks()
	quote := ""
	switch {
	case s.eat(`"`):
		quote = `"`
	case s.eat("'"):
		quote = "'"
	default:
		return a, e.errorf("expected a quoted value for the attribute %q", a.name)
	}
	a.value = s.until(quote)
	if !s.eat(quote) {
		return a, e.errorf("the value of the attribute %q is never closed", a.name)
	}
	if strings.ContainsAny(a.value, "&<") {
		return a, e.errorf("the attribute %q holds & or <, and entities are not read", a.name)
	}
	return a, nil
}

func (s *scanner) eat(prefix string) bool {
	if strings.HasPrefix(s.src[s.pos:], prefix) {
		s.pos += len(prefix)
		return true
	}
	return false
}

// until reads up to the mark, or to the end if there is none.
func (s *scanner) until(mark string) string {
	rest := s.src[s.pos:]
	if i := strings.Index(rest, mark); i >= 0 {
		rest = rest[:i]
	}
	s.pos += len(rest)
	return rest
}

func (s *scanner) skipPast(mark string) bool {
	s.until(mark)
	return s.eat(mark)
}

func (s *scanner) blanks() {
	for s.pos < len(s.src) && strings.IndexByte(" \t\r\n", s.src[s.pos]) >= 0 {
		s.pos++
	}
}

func (s *scanner) name() string {
	start := s.pos
	for s.pos < len(s.src) {
		c := s.src[s.pos]
		letter := 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9'
		if !letter && strings.IndexByte("-_:.", c) < 0 {
			break
		}
		s.pos++
	}
	return s.src[start:s.pos]
}

// shorten cuts words so that an error stays one line.
func shorten(words string) string {
	words = strings.Join(strings.Fields(words), " ")
	if r := []rune(words); len(r) > 40 {
		return string(r[:40]) + "…"
	}
	return words
}
