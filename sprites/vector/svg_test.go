package vector

import (
	"image/color"
	"strings"
	"testing"

	"engawa/internal/testkit"
)

// exampleSVG uses every element and most attributes of the subset.
const exampleSVG = `<?xml version="1.0"?>
<!-- a lantern over water -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="-30 -40 60 80">
<title>Lantern</title>
<defs>
 <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#27406e"/><stop offset="55%" stop-color="#ebb586"/><stop offset="1" stop-color="#f9e7bf" stop-opacity="0.5"/></linearGradient>
 <radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="0" cy="-4" r="24" gradientTransform="scale(1.1 1)"><stop offset="0" stop-color="#ffe3a0"/><stop offset="1" stop-color="#ffc86a00"/></radialGradient>
 <clipPath id="frame"><rect x="-28" y="-38" width="56" height="76" rx="6"/></clipPath>
</defs>
<g clip-path="url(#frame)">
 <rect x="-30" y="-40" width="60" height="80" fill="url(#dusk)"/>
 <circle cy="-4" r="24" fill="url(#glow)"/>
 <g transform="translate(0,-4) rotate(6 0 0) scale(1.1)" stroke="#211D2B" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">
  <path d="M-10 -14C-14-6-14 6-10 14H10c4-8 4-20 0-28z" fill="#FFE9B4"/>
  <path d="M-13-5Q0-2 13-5T20-6M-8 4s8 3 16 0m-12 4a6 3 0 0 0 12 0 6 3 20 01-3 4v1V12h-1l1 1" fill="none" stroke="currentColor" stroke-width="1.2"/>
  <line x1="-8" y1="-16" x2="8" y2="-16" stroke-width="4" stroke-linecap="square"/>
 </g>
 <g opacity=".7" fill="none" stroke="#3c6491" stroke-dasharray="6 3" stroke-dashoffset="2">
  <polyline points="-30,24 -10,20 10,26 30,22"/>
  <ellipse cx="0" cy="30" rx="18" ry="5" stroke-linecap="butt"/>
 </g>
 <polygon points="-20 38 -16 28 -12 38" fill="#3E6A4C" stroke="#211d2b" stroke-linejoin="miter" opacity="0.8"/>
 <path d="M12 28h12v10H12zm3 3v4h6v-4z" fill="white" fill-rule="evenodd" filter="blur(0.6)"/>
</g>
</svg>`

func TestParseExample(t *testing.T) {
	d, err := Parse([]byte(exampleSVG))
	if err != nil {
		t.Fatal(err)
	}
	if x, y, w, h := d.Box(); x != -30 || y != -40 || w != 60 || h != 80 {
		t.Errorf("box %g %g %g %g, want -30 -40 60 80", x, y, w, h)
	}
	testkit.GoldenPicture(t, "example", d.Ink(color.NRGBA{199, 58, 29, 255}).Render(3), slack)
}

func TestParseRefuses(t *testing.T) {
	body := func(s string) string { return "<svg viewBox=\"0 0 8 8\">\n" + s + "</svg>" }
	for _, c := range []struct{ name, src, want string }{
		{"nothing", "", "exactly one <svg>"},
		{"other root", "<html></html>", "exactly one <svg>"},
		{"two roots", body("") + body(""), "exactly one <svg>"},
		{"no viewBox", "<svg></svg>", "line 1: <svg> needs a viewBox"},
		{"flat viewBox", `<svg viewBox="0 0 8 0"></svg>`, "viewBox: expected x, y and a width"},
		{"text", body("<g>hello</g>"), `line 2: text "hello" stands where only elements are drawn`},
		{"text element", body("<text x='1'/>"), "line 2: <text> is an element this renderer does not draw there"},
		{"use", body("<use/>"), "<use> is an element"},
		{"nested shape", body("<path d='M0 0'><g/></path>"), "<path> may not hold other elements"},
		{"unknown attribute", body("<path d='M0 0' style='fill:red'/>"), `<path> has the attribute "style"`},
		{"twice", body("<path d='M0 0' d='M1 1'/>"), `has the attribute "d" twice`},
		{"unclosed", "<svg viewBox='0 0 8 8'><g></svg>", "expected </g>, found </svg"},
		{"open end", "<svg viewBox='0 0 8 8'><g>", "<g> of line 1 is never closed"},
		{"entity", body("<path d='&x;'/>"), "entities are not read"},
		{"unquoted", body("<path d=M0/>"), "expected a quoted value"},
		{"colour", body("<path d='M0 0' fill='octarine'/>"), `fill: expected a colour such as #c73a1d, black or white, found "octarine"`},
		{"colour digits", body("<path d='M0 0' fill='#12345'/>"), "expected a colour"},
		{"path start", body("<path d='L0 0'/>"), "d: path data must begin with M or m"},
		{"path number", body("<path d='M0 0 L1 x'/>"), `path command L: expected a number up to 1000000 in size, found "x"`},
		{"huge number", body("<path d='M0 1e7'/>"), "expected a number up to"},
		{"no number", body("<circle r='NaN'/>"), "expected a number up to"},
		{"arc flag", body("<path d='M0 0 A1 1 0 2 0 1 1'/>"), "expected an arc flag 0 or 1"},
		{"after close", body("<path d='M0 0Z 4'/>"), "expected a path command"},
		{"odd points", body("<polygon points='0 0 1'/>"), "expected pairs of numbers"},
		{"negative radius", body("<circle r='-1'/>"), "r: expected a number from 0"},
		{"transform", body("<g transform='turn(3)'/>"), "expected matrix, translate"},
		{"transform count", body("<g transform='rotate(3 1)'/>"), "expected matrix, translate"},
		{"transform open", body("<g transform='rotate(3'/>"), "expected a transform such as"},
		{"opacity", body("<g opacity='2'/>"), "opacity: expected a value from 0 to 1"},
		{"join", body("<g stroke-linejoin='arcs'/>"), "expected round, miter or bevel"},
		{"cap", body("<g stroke-linecap='flat'/>"), "expected round, butt or square"},
		{"rule", body("<g fill-rule='odd'/>"), "expected nonzero or evenodd"},
		{"dashes", body("<g stroke-dasharray='3 -1'/>"), "expected lengths from 0"},
		{"filter", body("<g filter='url(#f)'/>"), "expected blur(N)"},
		{"missing id", body("<path d='M0 0' fill='url(#sky)'/>"), `refers to "sky", but no element has that id`},
		{"wrong kind", body("<clipPath id='a'/><path d='M0 0' fill='url(#a)'/>"), "refers to a <clipPath>, not a gradient"},
		{"wrong clip", body("<g id='a'/><g clip-path='url(#a)'/>"), "refers to a <g>, not a <clipPath>"},
		{"same id", body("<g id='a'/><g id='a'/>"), `has the id "a", which line 2 has already`},
		{"no stop", body("<linearGradient id='a'/>"), "needs at least one <stop>"},
		{"odd stop", body("<linearGradient><g/></linearGradient>"), "only <stop> may"},
		{"user gradient", body("<radialGradient gradientUnits='userSpaceOnUse'><stop/></radialGradient>"), "must be given in user space"},
		{"gradient attribute", body("<linearGradient href='#a'><stop/></linearGradient>"), `has the attribute "href"`},
		{"shape in defs", body("<defs><path d='M0 0'/></defs>"), "may not stand in <defs>"},
		{"unused clip", body("<clipPath id='a'><text/></clipPath>"), "<text> is an element"},
		{"blurs", body(strings.Repeat("<g filter='blur(1)'/>", maxBlurs+1)), "is blurred, as are 64 before it"},
		{"depth", body(strings.Repeat("<g>", 100)), "nested more than 64 deep"},
		{"elements", body(strings.Repeat("<g/>", maxElements+1)), "more than 20000 elements"},
		{"size", body(strings.Repeat(" ", maxSource)), "more than the 1048576 allowed"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := Parse([]byte(c.src))
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got error %v, want one with %q", err, c.want)
			}
		})
	}
}

func TestParsePath(t *testing.T) {
	for _, c := range []struct {
		data string
		want string
	}{
		{"", ""},
		{"M1 2 3 4", "M1 2 L3 4"},
		{"m1 2 3 4", "M1 2 L4 6"},
		{"M0 0H5V6h-1v-2", "M0 0 L5 0 L5 6 L4 6 L4 4"},
		{"M1.5.5-2-3", "M1.5 0.5 L-2 -3"},
		{"M0 0c1 1 2 2 3 3s2 2 4 0", "M0 0 C1 1 2 2 3 3 C4 4 5 5 7 3"},
		{"M0 0S1 2 3 4", "M0 0 C0 0 1 2 3 4"},
		{"M0 0q1 1 2 0t2 0", "M0 0 Q1 1 2 0 Q3 -1 4 0"},
		{"M0 0T2 2", "M0 0 Q0 0 2 2"},
		{"M1 1h4zh-2", "M1 1 L5 1 Z M1 1 L-1 1"},
		{"M0 0 1e1-1E-1", "M0 0 L10 -0.1"},
		{"M0 0A0 3 0 0 1 4 0", "M0 0 L4 0"},
		{"M2 2a3 3 0 1 1 0 0", "M2 2"},
	} {
		p, err := ParsePath(c.data)
		if err != nil {
			t.Errorf("%q: %v", c.data, err)
			continue
		}
		if got := spell(p); got != c.want {
			t.Errorf("%q: got %q, want %q", c.data, got, c.want)
		}
	}
}

func TestTransforms(t *testing.T) {
	for _, c := range []struct {
		list string
		want Point // image of (1, 2)
	}{
		{"", Point{1, 2}},
		{"translate(3)", Point{4, 2}},
		{"translate(3 4)", Point{4, 6}},
		{"scale(2)", Point{2, 4}},
		{"scale(2,-1)", Point{2, -2}},
		{"rotate(90)", Point{-2, 1}},
		{"rotate(90 1 1)", Point{0, 1}},
		{"matrix(1 2 3 4 5 6)", Point{12, 16}},
		{"skewX(45)", Point{3, 2}},
		{"skewY(45)", Point{1, 3}},
		{"translate(10 0), scale(2)", Point{12, 4}},
	} {
		m, err := parseTransform(c.list)
		if err != nil {
			t.Errorf("%q: %v", c.list, err)
			continue
		}
		if got := m.Apply(Point{1, 2}); !near(got, c.want) {
			t.Errorf("%q maps (1, 2) to %v, want %v", c.list, got, c.want)
		}
	}
}
