package a11y

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
)

// maxLines is how many lines of a log are listed, the last of many: the replay has them all.
const maxLines = 100

// Reader reads the scene on top of a stack again and again. The zero Reader is ready.
type Reader struct {
	numbers   map[stage.Scene]int // of the scenes that may come on top again
	count     int                 // scenes that have been on top
	announcer announcer
}

// Read returns what is on the screen now, in the language of the words. It does not ask whether anything has changed
// since.
func (r *Reader) Read(stack *stage.Stack, words *lang.Catalog) Screen {
	top := stack.Top()
	scene := r.number(stack, top)
	narration, controls := contents(top)
	out := Screen{Scene: scene, Lang: string(words.Tag()), Items: items(narration, controls, words)}
	out.Announcements, out.Clear = r.announcer.collectNews(scene, narration)
	return out
}

// Items returns what a scene says now, in reading order, in the language of the words, for who reads it through the
// large print: the way to that is not listed.
func Items(scene stage.Scene, words *lang.Catalog) []Item {
	narration, controls := contents(scene)
	controls = slices.DeleteFunc(slices.Clone(controls), func(c *ui.Control) bool { return c.Key == stage.LargePrintKey })
	return items(narration, controls, words)
}

// contents returns what a scene says of itself, and the controls that stand in the list.
func contents(scene stage.Scene) (narration stage.Narration, controls []*ui.Control) {
	if narrator, ok := scene.(stage.Narrator); ok {
		narration = narrator.Narrate()
	}
	if paged, ok := scene.(stage.Paged); ok {
		controls = paged.Page().Controls()
	}
	if narration.Skip != nil {
		controls = slices.DeleteFunc(slices.Clone(controls), func(c *ui.Control) bool { return narration.Skip(c.Key) })
	}
	return narration, controls
}

// number returns the number of a scene, a new one where it has not been on top before.
func (r *Reader) number(stack *stage.Stack, scene stage.Scene) int {
	if n, ok := r.numbers[scene]; ok {
		return n
	}
	if r.numbers == nil {
		r.numbers = map[stage.Scene]int{}
	}
	maps.DeleteFunc(r.numbers, func(gone stage.Scene, _ int) bool { return !stack.Has(gone) })
	r.count++
	r.numbers[scene] = r.count
	return r.count
}

// items lists everything in reading order: what the screen is and says, then what one may do, then all the rest.
func items(s stage.Narration, controls []*ui.Control, words *lang.Catalog) []Item {
	l := list{words: words, items: make([]Item, 0, len(controls)+min(len(s.Log.Lines), maxLines)+8)}
	title := s.Title
	for _, c := range controls {
		if title == "" && c.Role == ui.RoleText {
			title = c.Name
		}
	}
	l.add(Item{ID: "title", Kind: Title, Name: title})
	l.text("now", s.Message)
	l.text("say", s.Say)
	if s.IsActionable == nil {
		l.texts(s.Text)
		for _, c := range controls {
			if c.Role != ui.RoleText || c.Name != title || c.Value != "" {
				l.control(c)
			}
		}
		l.log(s.Log, nil)
	} else {
		l.groups(s, controls)
	}
	l.disambiguate()
	return l.items
}

// list is a screen being written.
type list struct {
	words *lang.Catalog
	items []Item
}

func (l *list) add(i Item) { l.items = append(l.items, i) }

func (l *list) text(id, text string) {
	if text != "" {
		l.add(Item{ID: id, Kind: Text, Name: text})
	}
}

func (l *list) texts(paragraphs []string) {
	for k, p := range paragraphs {
		l.text("narration."+strconv.Itoa(k), p)
	}
}

func (l *list) heading(id string, key lang.Key) {
	l.add(Item{ID: "heading." + id, Kind: Heading, Name: l.words.T(key)})
}

// groups writes a screen on which much lies that nothing can be done with now.
func (l *list) groups(s stage.Narration, controls []*ui.Control) {
	lines := make(map[string]*ui.Control, len(s.Log.Lines))
	for _, line := range s.Log.Lines {
		lines[line.Key] = nil
	}
	var leads, lies, others []*ui.Control
	for _, c := range controls {
		_, line := lines[c.Key]
		switch {
		case line:
			lines[c.Key] = c
		case s.IsActionable(c.Key):
			leads = append(leads, c)
		case c.Role == ui.RoleCell:
			lies = append(lies, c)
		default:
			others = append(others, c)
		}
	}
	group := func(id string, key lang.Key, list []*ui.Control) {
		if len(list) == 0 {
			return
		}
		l.heading(id, key)
		for _, c := range list {
			l.control(c)
		}
	}
	group("leads", lang.ReaderChoices, l.withoutPlayWords(leads))
	if len(s.Text) > 0 {
		l.heading("position", lang.ReaderPosition)
		l.texts(s.Text)
	}
	l.log(s.Log, lines)
	group("others", lang.ReaderAround, others)
	group("lies", lang.ReaderTable, lies)
}

// withoutPlayWords returns the controls without the words that each of them can be played, which the heading over them says.
func (l *list) withoutPlayWords(controls []*ui.Control) []*ui.Control {
	target := l.words.T(lang.SpokenTarget)
	out := make([]*ui.Control, len(controls))
	for k, c := range controls {
		out[k] = c
		if c.Value == target {
			named := *c
			named.Value = ""
			out[k] = &named
		}
	}
	return out
}

// log lists the lines of a log, and lets those be pressed that are seen as controls.
func (l *list) log(log stage.Log, controls map[string]*ui.Control) {
	if len(log.Lines) == 0 {
		return
	}
	l.heading("log", lang.TableMoves)
	for _, line := range log.Lines[max(0, len(log.Lines)-maxLines):] {
		if c := controls[line.Key]; c != nil && c.Role != ui.RoleText {
			named := *c
			named.Name = line.Text
			l.control(&named)
		} else {
			l.text("line."+line.Key, line.Text)
		}
	}
}

// OfControl begins the IDs of items that stand for controls.
const OfControl = "control."

// control writes what stands for a control.
func (l *list) control(c *ui.Control) {
	i := Item{ID: OfControl + c.Key, Name: c.Name, On: c.On, Off: c.Off, Does: input.NamedInput{Key: c.Key, Command: input.CommandPress}}
	if c.Value != "" && c.Name != "" && c.Role != ui.RoleField {
		i.Name = l.join(c)
	}
	switch {
	case c.Role == ui.RoleText:
		i.Kind, i.Does = Text, input.NamedInput{}
		if c.Head {
			i.Kind = Heading
		}
		if last := l.items[len(l.items)-1]; i.Name == "" || last.Kind == Text && last.Name == i.Name {
			return // a label may stand twice
		}
	case c.Role == ui.RoleField && c.Edit != nil:
		i.Kind, i.Text, i.Does.Command = Field, c.Value, input.CommandWrite
	case c.Adjust != nil:
		l.amount(i)
		return
	case c.Role == ui.RoleChoice || c.Role == ui.RoleToggle:
		i.Kind = Toggle
		if last := l.items[len(l.items)-1]; last.Kind == Text && last.Name == c.Value {
			l.items = l.items[:len(l.items)-1] // each choice says what it is about
		}
	default:
		i.Kind = Button
	}
	l.add(i)
}

// join returns the name of a control with what it is set to: what a choice is about comes first.
func (l *list) join(c *ui.Control) string {
	if c.Role == ui.RoleChoice {
		return l.words.Of(c.Value, c.Name)
	}
	if strings.ContainsAny(c.Name[len(c.Name)-1:], ".:!?") {
		return c.Name + " " + c.Value
	}
	return l.words.List(c.Name, c.Value)
}

// amount writes what stands for an amount: a button that makes it less, and one that makes it more.
func (l *list) amount(of Item) {
	of.Kind = Button
	for _, way := range []struct {
		id      string
		command input.Command
		key     lang.Key
	}{{".less", input.CommandLess, lang.ReaderLess}, {".more", input.CommandMore, lang.ReaderMore}} {
		i := of
		i.ID, i.Does.Command = of.ID+way.id, way.command
		i.Name = l.words.T(way.key, lang.Text("what", of.Name))
		l.add(i)
	}
}

// disambiguate gives things to press that have the same name the heading below which they stand, as buttons for each of
// several players have, or else a number, as ships of the same size and colour.
func (l *list) disambiguate() {
	heading := ""
	same := make(map[string][]duplicate, len(l.items))
	for k := range l.items {
		i := &l.items[k]
		switch {
		case i.Kind == Heading:
			if heading = i.Name; !strings.HasPrefix(i.ID, OfControl) {
				heading = "" // of a part of the list
			}
		case i.Pressable():
			same[i.Name] = append(same[i.Name], duplicate{i, heading})
		}
	}
	for _, twins := range same {
		if len(twins) == 1 {
			continue
		}
		apart := haveHeadings(twins)
		for k, t := range twins {
			if apart {
				t.item.Name = l.words.List(t.item.Name, t.heading)
			} else if k > 0 {
				t.item.Name += " (" + strconv.Itoa(k+1) + ")"
			}
		}
	}
}

// duplicate is one of several things of the same name, and the heading above it.
type duplicate struct {
	item    *Item
	heading string
}

// haveHeadings reports whether each of them stands below a heading of its own.
func haveHeadings(twins []duplicate) bool {
	seen := map[string]bool{"": true}
	for _, t := range twins {
		if seen[t.heading] {
			return false
		}
		seen[t.heading] = true
	}
	return true
}
