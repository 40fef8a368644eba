package e2e

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"

	"engawa/internal/drive"
	"engawa/internal/webpage"
	"engawa/remote"
	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/wasm"
)

// report writes a measure as "go run ./cmd/bench" does: name, value and unit.
func report(name string, value float64, unit string) { fmt.Printf("%s %.10g %s\n", name, value, unit) }

// BenchmarkPageFrames goes through the screens in a browser and measures how long frames take, as "go run ./cmd/bench" does for
// the window.
func BenchmarkPageFrames(b *testing.B) {
	p := drive.OpenPage(b, drive.PageOptions{Package: "./cmd/bench", Query: "game=frames"})
	for line := range follow(b, p) {
		fmt.Println("page." + line)
	}
}

// BenchmarkPageAnalyses measures in a browser how long the analysis of a match takes, game by game, as "go run ./cmd/bench
// -analyses" does for the window; and how much of a processor core the browser takes meanwhile, in seconds, which a machine
// that is busy with other things does not make more.
func BenchmarkPageAnalyses(b *testing.B) {
	p := drive.OpenPage(b, drive.PageOptions{Package: "./cmd/bench", Query: "game=analyses", Early: true})
	var before time.Duration
	for line := range follow(b, p) {
		fmt.Println("page." + line)
		name, isTime := strings.CutSuffix(strings.Fields(line)[0], ".work")
		if spent, _ := p.ResourceUsage(); isTime {
			report("page."+name+".processor", (spent - before).Seconds(), "s")
		} else {
			before = spent
		}
	}
}

// restingSeconds is how long every screen rests while it is measured.
const restingSeconds = 30

// BenchmarkPageIdle measures how much of a processor core the browser takes while the page rests, for every screen: in
// silence, and after a press, with which browsers let sounds be heard, with the sounds of the garden. What the browser
// takes for an empty page is reported beside.
func BenchmarkPageIdle(b *testing.B) {
	o := drive.PageOptions{Package: "./cmd/bench", Query: fmt.Sprintf("game=idle&seed=%d", restingSeconds)}
	p := drive.OpenPage(b, o)
	measureIdle(b, p, "page.idle")
	p.Eval(`setTimeout(() => location.replace("about:blank"))`, nil)
	time.Sleep(2 * time.Second)
	m := measure(p)
	time.Sleep(restingSeconds * time.Second)
	m.report("page.idle.blank")

	p = drive.OpenPage(b, o)
	p.Key(kb.Tab)
	measureIdle(b, p, "page.idle.sounds")
}

// measureIdle measures the screens as the program on the page says that they come to rest.
func measureIdle(b *testing.B, p *drive.Page, name string) {
	var m *meter
	for line := range follow(b, p) {
		screen, resting, ok := strings.Cut(line, " resting ")
		if ok && resting == "true" {
			m = measure(p)
		} else if ok {
			m.report(name + "." + screen)
		}
	}
}

// meter measures the browser of a page from a moment on.
type meter struct {
	page           *drive.Page
	since          time.Time
	startProcessor time.Duration
}

func measure(p *drive.Page) *meter {
	spent, _ := p.ResourceUsage()
	return &meter{p, time.Now(), spent}
}

// report says what the browser has taken since, and how much memory it holds.
func (m *meter) report(name string) {
	spent, memory := m.page.ResourceUsage()
	report(name, 100*(spent-m.startProcessor).Seconds()/time.Since(m.since).Seconds(), "%")
	report(name+".memory", float64(memory)/(1<<20), "MB")
}

// follow returns the lines that the program on the page writes, as they come, until it ends. The page itself is asked
// seldom, so that it can rest.
func follow(b *testing.B, p *drive.Page) func(yield func(line string) bool) {
	return func(yield func(string) bool) {
		state := ""
		for seen, n := 0, 0; ; n++ {
			time.Sleep(100 * time.Millisecond)
			if n%50 == 0 {
				state = p.State() // before the console: what ends the program is written first
			}
			lines := strings.Split(p.Console(), "\n")
			for ; seen < len(lines)-1; seen++ {
				line, ok := strings.CutPrefix(lines[seen], "log: ")
				if ok && !yield(strings.Trim(line, `"`)) {
					return
				}
			}
			if state == "ended" {
				return
			}
			if state == "failed" {
				b.Fatalf("the program has failed; the page says %q", p.Message())
			}
		}
	}
}

// maxPageMemory is how many MB of WebAssembly the page may ask for in a long session, and maxGrowth how much more the
// browser's process that draws may hold after 30 matches than after three: its own figure moves by a few hundredths.
const (
	maxPageMemory = 250
	maxGrowth     = 1.1
)

// BenchmarkMemoryOfThePage plays a long session in a browser and measures how much memory of WebAssembly the program has
// asked for, and how much the process holds in which the browser draws, after some of its parts. It fails beyond what is
// allowed, also where a texture is larger than every device has.
func BenchmarkMemoryOfThePage(b *testing.B) {
	p := drive.OpenPage(b, drive.PageOptions{Package: "./cmd/bench", Query: "game=memory", Server: drive.InsertScript(watchTextures)})
	third := 0.0
	for line := range follow(b, p) {
		var part, unit string
		var value float64
		if n, _ := fmt.Sscan(line, &part, &value, &unit); n != 3 {
			continue
		}
		switch part {
		case "start", "drags", "tables", "match.3", "match.30", "match.40":
			graphics := float64(p.GraphicsMemory()) / (1 << 20)
			report("page.memory."+part, value, unit)
			report("page.memory."+part+".graphics", graphics, "MB")
			switch {
			case value > maxPageMemory:
				b.Errorf("after %s the page holds %.0f MB of WebAssembly, %d are the most", part, value, maxPageMemory)
			case part == "match.3":
				third = graphics
			case part == "match.30" && graphics > maxGrowth*third:
				b.Errorf("the browser draws in %.0f MB after 30 matches and in %.0f after three", graphics, third)
			}
		}
	}
	report("page.memory.texture", float64(largestTexture(b, p)), "px")
}

// openings is how often the page is opened to measure how soon it plays: an odd number, of which the middle one is reported.
const openings = 3

// BenchmarkPageOpens measures what the page weighs beside one of the least program of Ebitengine, and how soon it plays at
// 9 Mbit/s, from the moment the address is opened: when the program has come, when its first picture is there, and when
// a key that goes down then has been answered by another picture. And how soon somebody sits at a table elsewhere who opens
// its link: when the button can be pressed that sits down, and when the table is there after a press at once. Every opening
// is that of a new visitor, and the middle one of several is reported: a machine that is busy with other things makes single
// ones late.
func BenchmarkPageOpens(b *testing.B) {
	var site string
	var both sync.WaitGroup
	both.Go(func() { site = measurePage(b, "page", ".") })
	both.Go(func() { measurePage(b, "empty", "./wasm/testdata/empty") })
	both.Wait()
	if b.Failed() {
		b.FailNow()
	}
	h := startHostProcess(b)
	times := map[string][]float64{}
	add := func(opening func(b *testing.B, site http.Handler) map[string]float64) {
		line := &slowLine{bytesPerSecond: 9e6 / 8, delay: 40 * time.Millisecond}
		for name, at := range opening(b, line.handler(webpage.Handler(os.DirFS(site)))) {
			times[name] = append(times[name], at)
		}
	}
	for range openings {
		add(timeOpening)
		add(h.timeSitting)
	}
	for _, name := range []string{"loaded", "plays", "answers", "invited", "seated"} {
		slices.Sort(times[name])
		report("page.9mbit."+name, times[name][openings/2], "ms")
	}
}

// timeOpening opens a page in a browser that has never seen it, presses a key as soon as it plays, and returns when what was
// there, in milliseconds since the address was opened. The program draws once a frame of the browser: with the second
// frame after the key, the first has been answered.
func timeOpening(b *testing.B, site http.Handler) map[string]float64 {
	b.Helper()
	o := drive.PageOptions{Early: true, Package: "./wasm/testdata/empty"}
	o.Server = func(http.Handler) http.Handler { return site }
	p := drive.OpenPage(b, o)
	times := map[string]float64{}
	p.Eval(`new Promise((done) => {
		const times = {};
		const answered = () => {
			times.answers = performance.now();
			const programs = performance.getEntriesByType("resource").filter((e) => e.name.includes(".wasm"));
			times.loaded = Math.max(...programs.map((e) => e.responseEnd).filter((at) => at < times.plays));
			done(times);
		};
		const plays = () => {
			times.plays = performance.now();
			const key = { key: "Tab", code: "Tab", bubbles: true, cancelable: true };
			document.querySelector("canvas").dispatchEvent(new KeyboardEvent("keydown", key));
			requestAnimationFrame(() => requestAnimationFrame(answered));
		};
		const look = () => engawa.state === "loading" ? setTimeout(look, 5) : plays();
		const wait = () => window.engawa ? look() : setTimeout(wait, 5);
		wait();
	})`, &times)
	if state := p.State(); state != "running" {
		b.Fatalf("the program is %q instead of running; the page says %q", state, p.Message())
	}
	// The next visitor has line and machine alone.
	p.Until("the program to be whole", `engawa.program.whole.value === 1`)
	p.Eval(`setTimeout(() => location.replace("about:blank"))`, nil)
	time.Sleep(time.Second)
	return times
}

// timeSitting opens the link of a seat in a browser that has never seen the page, sits down as soon as that can be pressed,
// and returns when what was there, in milliseconds since the link was opened. What the person would take to read and to
// press is not in it, and frames of the table come without delay: the page's bytes are some thousand times theirs.
func (h *hostProcess) timeSitting(b *testing.B, site http.Handler) map[string]float64 {
	b.Helper()
	links := h.createTable(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2, Options: map[string]string{"rules": "dobutsu"}}})
	link := remote.Link{Base: "http://localhost/", Table: links.Table, Secret: links.Seats[0]}
	_, fragment, _ := strings.Cut(link.String(), "#")
	o := drive.PageOptions{Width: 390, Height: 844, Touch: true, First: true, RealTime: true, Early: true}
	o.Package, o.Query = "./wasm/testdata/empty", "lang=en#"+fragment
	o.Server = func(http.Handler) http.Handler { return h.handler(site) }
	p := drive.OpenPage(b, o)
	times := map[string]float64{}
	p.Eval(fmt.Sprintf(`new Promise((done) => {
		const times = {};
		const title = () => document.querySelector("#a11y h1")?.textContent;
		const invited = () => {
			const sit = %s;
			if (!sit || sit.getAttribute("aria-disabled") === "true") return setTimeout(invited, 5);
			times.invited = performance.now();
			sit.click();
			seated();
		};
		const seated = () => {
			if (title() !== %q) return setTimeout(seated, 5);
			times.seated = performance.now();
			done(times);
		};
		invited();
	})`, button("sit"), lang.For(lang.English).Edition("yokai", map[string]string{"rules": "dobutsu"}).Title), &times)
	p.Until("the program to be whole", `engawa.program.whole.value === 1`)
	p.Eval(`setTimeout(() => location.replace("about:blank"))`, nil)
	time.Sleep(time.Second)
	return times
}

// measurePage builds a page as it is put on a server, tells its sizes and returns its folder.
func measurePage(b *testing.B, name, pkg string) string {
	b.Helper()
	out := filepath.Join(b.TempDir(), "web")
	built, err := wasm.Build(b.Context(), wasm.Options{Dir: "..", Package: pkg, Out: out, Quality: 11})
	if err != nil {
		b.Error(err)
		return ""
	}
	for _, f := range built.Files {
		if strings.HasSuffix(f.Name, ".wasm") {
			part := name + ".first"
			if strings.HasPrefix(f.Name, "engawa-rest-") {
				part = name + ".rest"
			}
			report(part+".raw", float64(f.Raw), "bytes")
			report(part+".gzip", float64(f.Gzip), "bytes")
			report(part+".brotli", float64(f.Brotli), "bytes")
		}
	}
	return out
}

// slowLine is a network on which all answers together come at a certain speed, each after a delay.
type slowLine struct {
	bytesPerSecond float64
	delay          time.Duration
	mu             sync.Mutex
	freeAt         time.Time // when the line will have carried all that was handed to it
}

func (l *slowLine) handler(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		time.Sleep(l.delay)
		h.ServeHTTP(&slowWriter{ResponseWriter: w, line: l}, r)
	})
}

// slowWriter hands its bytes to the line in pieces.
type slowWriter struct {
	http.ResponseWriter
	line *slowLine
}

func (w *slowWriter) Write(data []byte) (int, error) {
	const piece = 16 << 10
	for from := 0; from < len(data); from += piece {
		part := data[from:min(from+piece, len(data))]
		time.Sleep(time.Until(w.line.arrival(len(part))))
		if n, err := w.ResponseWriter.Write(part); err != nil {
			return from + n, err
		}
		http.NewResponseController(w.ResponseWriter).Flush() // what cannot be flushed comes a little later
	}
	return len(data), nil
}

// arrival returns when so many bytes more have come through.
func (l *slowLine) arrival(n int) time.Time {
	l.mu.Lock()
	defer l.mu.Unlock()
	if now := time.Now(); l.freeAt.Before(now) {
		l.freeAt = now
	}
	l.freeAt = l.freeAt.Add(time.Duration(float64(n) / l.bytesPerSecond * float64(time.Second)))
	return l.freeAt
}
