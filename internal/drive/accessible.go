package drive

import (
	"context"
	"encoding/json"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/chromedp"
)

// AccessibleNode is something on the page as the browser exposes it to a screen reader: its role, its name, and what else is said
// of it ("focused", "disabled", "pressed", "live", "level" …) with the value as text.
type AccessibleNode struct {
	Role, Name string
	Properties map[string]string
}

// AccessibleNodes returns what a screen reader gets to know of the page, in the order in which it reads. Only Chromium tells;
// elsewhere the test is skipped.
func (p *Page) AccessibleNodes() []AccessibleNode {
	p.t.Helper()
	c := p.chromium("what a screen reader gets")
	var nodes []*accessibility.Node
	p.must("asking what a screen reader gets", c.run(chromedp.ActionFunc(func(ctx context.Context) (err error) {
		nodes, err = accessibility.GetFullAXTree().Do(ctx)
		return err
	})))
	byID := map[accessibility.NodeID]*accessibility.Node{}
	for _, n := range nodes {
		byID[n.NodeID] = n
	}
	var all []AccessibleNode
	var read func(n *accessibility.Node)
	read = func(n *accessibility.Node) {
		if !n.Ignored {
			all = append(all, accessibleNode(n))
		}
		for _, id := range n.ChildIDs {
			if child := byID[id]; child != nil {
				read(child)
			}
		}
	}
	for _, n := range nodes {
		if n.ParentID == "" {
			read(n)
		}
	}
	return all
}

func accessibleNode(n *accessibility.Node) AccessibleNode {
	s := AccessibleNode{Role: text(n.Role), Name: text(n.Name), Properties: map[string]string{}}
	for _, about := range n.Properties {
		s.Properties[string(about.Name)] = text(about.Value)
	}
	return s
}

// text is a value as it stands, without quotes.
func text(v *accessibility.Value) string {
	if v == nil {
		return ""
	}
	var s string
	if json.Unmarshal(v.Value, &s) != nil {
		s = string(v.Value)
	}
	return s
}
