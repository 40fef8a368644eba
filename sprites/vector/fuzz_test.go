package vector

import (
	"strings"
	"testing"
)

// FuzzParse feeds sources to the parser and draws small whatever it accepts:
// neither may panic, and refusals must say something.
func FuzzParse(f *testing.F) {
	f.Add([]byte(exampleSVG))
	f.Add([]byte(`<svg viewBox="0 0 9 9"><path d="M0 0a9 1e-9 3 1 0 5 5" stroke="#000" stroke-dasharray="1e-6"/></svg>`))
	f.Add([]byte(`<svg viewBox="0 0 1 1"><g transform="scale(1e6)"><g transform="scale(1e6)"><circle r="1e6" stroke="#000"/></g></g></svg>`))
	f.Add([]byte(`<svg viewBox="0 0 1e5 1e-3"><g filter="blur(99999)"><rect width="1e6" height="1e6"/></g></svg>`))
	f.Add([]byte(`<svg viewBox="0 0 8 8"><linearGradient id="a" gradientTransform="scale(0)"><stop/></linearGradient><path d="M0 0h9v9" fill="url(#a)"/></svg>`))
	nested := strings.Repeat(`<g filter="blur(1e6)">`, 60)
	f.Add([]byte(`<svg viewBox="0 0 9 9">` + nested + `<path d="M0 0h9v9"/>` + strings.Repeat("</g>", 60) + `</svg>`))
	f.Fuzz(func(t *testing.T, src []byte) {
		d, err := Parse(src)
		if err != nil {
			if err.Error() == "" {
				t.Error("the refusal says nothing")
			}
			return
		}
		_, _, w, h := d.Box()
		img := d.Render(48 / max(w, h))
		for i := 0; i < len(img.Pix); i += 4 {
			if p := img.Pix[i : i+4]; p[0] > p[3] || p[1] > p[3] || p[2] > p[3] {
				t.Fatalf("pixel %d is %v: a colour passes its alpha", i/4, p)
			}
		}
	})
}
