//go:build !js

package cmdline_test

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"engawa/internal/cmdline"
	"engawa/remote/journal"
	"engawa/rules/games"
)

// output is what a command prints, for a test that waits for it.
type output struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (o *output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.text.Write(p)
}

// until waits until a pattern has been printed, and returns its first group.
func (o *output) until(t *testing.T, pattern string) string {
	t.Helper()
	find := regexp.MustCompile(pattern)
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		o.mu.Lock()
		got := find.FindSubmatch(o.text.Bytes())
		o.mu.Unlock()
		if got != nil {
			return string(got[len(got)-1])
		}
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	t.Fatalf("%q is not printed:\n%s", pattern, o.text.String())
	return ""
}

// hostIn starts a host with its tables in a folder.
func hostIn(t *testing.T, dir string, flags ...string) (address string, stop func()) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	env, out := cmdline.Env{Games: games.All()}, &output{}
	env.Stdout, env.Stderr = out, out
	env.InterruptContext = func() (context.Context, context.CancelFunc) {
		out.mu.Lock()
		defer out.mu.Unlock()
		if out.text.Len() > 0 {
			t.Error("the host says that it is up before it can be interrupted")
		}
		return ctx, cancel
	}
	done := make(chan int, 1)
	go func() {
		done <- cmdline.Run(append([]string{"host", "-addr", "127.0.0.1:0", "-dir", dir}, flags...), env)
	}()
	address = out.until(t, `played at (http://\S+)`)
	return address, func() {
		cancel()
		if status := <-done; status != cmdline.ExitOK {
			t.Errorf("the host ends with %d:\n%s", status, out.text.String())
		}
	}
}

// joinTable has a terminal play at a table.
func joinTable(link string, flags ...string) (*output, *io.PipeWriter, <-chan int) {
	in, typed := io.Pipe()
	env, out := cmdline.Env{Games: games.All()}, &output{}
	env.Stdin, env.Stdout, env.Stderr = in, out, out
	done := make(chan int, 1)
	go func() { done <- cmdline.Run(append([]string{"join", link}, flags...), env) }()
	return out, typed, done
}

// TestTheDealOfATableIsChecked has two terminals play at a table to whose deal all add: both check it at the end, and
// "verify" does with the files that the host has archived, but for changed ones.
func TestTheDealOfATableIsChecked(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "tables") // which the host makes
	address, stop := hostIn(t, dir)
	table, errs, status := newHarness().run("", "table", "honshu", "-seats", "2", "-host", address)
	links := regexp.MustCompile(`seat \d: (\S+)`).FindAllStringSubmatch(table, -1)
	if status != cmdline.ExitOK || len(links) != 2 {
		t.Fatalf("%d %s %s", status, errs, table)
	}
	one, typed, done := joinTable(links[0][1])
	one.until(t, `All who sit down add to the deal`)
	two, _, doneTwo := joinTable(links[1][1])
	one.until(t, `nature \S+`)
	io.WriteString(typed, "resign\n")
	for k, out := range []*output{one, two} {
		out.until(t, `checked: it is drawn from what all have added`)
		if status := <-[]<-chan int{done, doneTwo}[k]; status != cmdline.ExitOK {
			t.Errorf("terminal %d ends with %d", k, status)
		}
	}
	stop()
	name := regexp.MustCompile(`seat=(\w+)\.`).FindStringSubmatch(table)[1]
	files := map[string]string{}
	for _, suffix := range []string{journal.SaveSuffix, journal.RecordsSuffix} {
		data, err := os.ReadFile(filepath.Join(dir, journal.ArchiveFolder, name+suffix))
		if err != nil {
			t.Fatal(err)
		}
		files[suffix] = string(data)
	}
	save, records := files[journal.SaveSuffix], files[journal.RecordsSuffix]
	deal := regexp.MustCompile(`"deal": "([^"]*)"`).FindStringSubmatch(save)[1]
	other := strings.TrimPrefix(deal[strings.Index(deal, " 0:"):], " ")
	for what, tt := range map[string]struct {
		text, want string
		status     int
	}{
		"the match":        {save, `: ok, honshu, moves \d+, not over, every draw is that of the deal, to which the host and the seats 0 1 added\n`, cmdline.ExitOK},
		"the records":      {records, `: ok, honshu, moves \d+, .*, to which the host and the seats 0 1 added\n`, cmdline.ExitOK},
		"a seat less":      {strings.Replace(save, " "+other, "", 1), `: bad-deal: move \d+ is ".*", and the deal gives ".*"\n`, cmdline.ExitFailed},
		"another promise":  {strings.Replace(save, "host:", "host:0", 1), `: bad-deal: .*cannot be read\n`, cmdline.ExitFailed},
		"a changed record": {strings.Replace(records, `"kind":"deal"`, `"kind":"Deal"`, 1), `: frozen: .*damaged.*\n`, cmdline.ExitFailed},
	} {
		h := newHarness()
		h.files["it"] = tt.text
		out, errs, status := h.run("", "verify", "it")
		if status != tt.status || !regexp.MustCompile("^it"+tt.want+"$").MatchString(out) {
			t.Errorf("%s: %d %q %s", what, status, out, errs)
		}
	}
}

// TestTwoPeoplePlayAtAHost starts a host, makes a table, and has two terminals play at it. The host ends and starts again
// in between, at another port, and has the table still.
func TestTwoPeoplePlayAtAHost(t *testing.T) {
	dir := t.TempDir()
	h := newHarness()
	started := func() (string, func()) { return hostIn(t, dir) }
	address, stop := started()
	table, errs, status := h.run("", "table", "yokai", "-opt", "start=0", "-host", address)
	if status != cmdline.ExitOK {
		t.Fatalf("%d %s", status, errs)
	}
	if strings.Contains(table, "█") {
		t.Error("codes are drawn where there is no terminal")
	}
	drawn, errs, status := h.run("", "table", "yokai", "-qr", "-host", address)
	if blocks := regexp.MustCompile(`(?m)^(█.*\n)+`).FindAllString(drawn, -1); status != cmdline.ExitOK || len(blocks) != 3 {
		t.Errorf("-qr draws %d codes, want one for each link: %d %s\n%s", len(blocks), status, errs, drawn)
	}
	links := regexp.MustCompile(`seat \d: (\S+)`).FindAllStringSubmatch(table, -1)
	if len(links) != 2 {
		t.Fatalf("the table is told as\n%s", table)
	}
	one, typedOne, _ := joinTable(links[0][1], "-name", "Hana")
	two, typedTwo, doneTwo := joinTable(links[1][1], "-name", "Ken")
	key := one.until(t, `-key: (\w+)`)
	one.until(t, `seat 1: Ken is here`)
	one.until(t, `Your move`)
	io.WriteString(typedOne, "b2b4\n")
	one.until(t, `Not done: (.*)`)
	io.WriteString(typedOne, "b2b3\n")
	two.until(t, `\d+\. 0 b2b3\n(Your move)`)
	io.WriteString(typedOne, "quit\n")
	two.until(t, `seat 0: Hana is away`)
	io.WriteString(typedTwo, "quit\n")
	if status := <-doneTwo; status != cmdline.ExitOK {
		t.Errorf("who quits ends with %d", status)
	}
	stop()
	former := strings.TrimSuffix(address, "/")
	address, stop = started()
	defer stop()
	link := strings.Replace(links[0][1], former, strings.TrimSuffix(address, "/"), 1)
	one, typedOne, done := joinTable(link, "-key", key)
	one.until(t, `you are seat 0`)
	io.WriteString(typedOne, "resign\n")
	one.until(t, `The match is over: resign`)
	if status := <-done; status != cmdline.ExitOK {
		t.Errorf("after the end it ends with %d", status)
	}
	stranger, _, done := joinTable(link)
	if status := <-done; status != cmdline.ExitFailed {
		t.Errorf("a used link ends with %d", status)
	}
	stranger.until(t, `does not give a seat`)
}

// TestATableTellsItsWebHook makes a table with a web hook on this machine, which only a host that lets it does.
func TestATableTellsItsWebHook(t *testing.T) {
	told := make(chan string, 9)
	server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			t.Error(err)
		}
		told <- string(body)
	}))
	defer server.Close()
	for reach, want := range map[string]string{"none": "sends nothing to web hooks", "public": "addresses of the internet alone", "local": ""} {
		address, stop := hostIn(t, t.TempDir(), "-hooks", reach, "-url", "https://tables.example.org/")
		out, errs, _ := newHarness().run("", "table", "yokai", "-opt", "start=0", "-host", address, "-hook", server.URL)
		if !strings.Contains(errs, want) || (errs == "") != (want == "") {
			t.Errorf("with -hooks %s the host answers %q", reach, errs)
		}
		if links := regexp.MustCompile(`seat \d: (\S+)`).FindAllStringSubmatch(out, -1); want == "" && len(links) > 0 {
			_, typed, done := joinTable(links[0][1], "-name", "Hana")
			if got := <-told; !strings.Contains(got, `"event":"turn","seat":0,"player":"Hana","here":true,"link":"https://tables.example.org/#table=`) {
				t.Errorf("the web hook is told %s", got)
			}
			io.WriteString(typed, "quit\n")
			<-done
		}
		stop()
	}
	for _, flags := range [][]string{{"-hooks", "all"}, {"-url", "tables.example.org"}} {
		if _, errs, status := newHarness().run("", append([]string{"host", "-addr", "127.0.0.1:0"}, flags...)...); status != cmdline.ExitMisuse || !strings.Contains(errs, flags[1]) {
			t.Errorf("%v ends with %d: %s", flags, status, errs)
		}
	}
}

// TestAHostServesItsPage starts hosts with a page of a folder, with that of the program, and without one.
func TestAHostServesItsPage(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"index.html": "of the folder", "a.js": "script"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	inside := fstest.MapFS{"index.html": &fstest.MapFile{Data: []byte("of the program")}}
	for _, tt := range []struct {
		name   string
		flags  []string
		page   fs.FS
		status int
		text   string
	}{
		{"folder", []string{"-page", dir}, inside, http.StatusOK, "of the folder"},
		{"program", nil, inside, http.StatusOK, "of the program"},
		{"none", nil, nil, http.StatusNotFound, "this host serves tables, and no page\n"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			ctx, cancel := context.WithCancel(t.Context())
			env, out := cmdline.Env{Games: games.All(), Page: tt.page}, &output{}
			env.Stdout, env.Stderr = out, out
			env.InterruptContext = func() (context.Context, context.CancelFunc) { return ctx, cancel }
			done := make(chan int, 1)
			go func() { done <- cmdline.Run(append([]string{"host", "-addr", "127.0.0.1:0"}, tt.flags...), env) }()
			address := out.until(t, `played at (http://\S+)`)
			ask := func(path string) (int, string, http.Header) {
				r, err := http.Get(address + path)
				if err != nil {
					t.Fatal(err)
				}
				defer r.Body.Close()
				body, err := io.ReadAll(r.Body)
				if err != nil {
					t.Fatal(err)
				}
				return r.StatusCode, string(body), r.Header
			}
			status, body, head := ask("")
			if status != tt.status || body != tt.text {
				t.Errorf("the page is %d %q, want %d %q", status, body, tt.status, tt.text)
			}
			own := strings.TrimSuffix(strings.TrimPrefix(address, "http://"), "/")
			if policy := head.Get("Content-Security-Policy"); tt.status == http.StatusOK && !strings.Contains(policy, " ws://"+own+" ") {
				t.Errorf("the policy %q does not let the page speak with %s", policy, own)
			}
			if status, _, _ := ask("tables"); status != http.StatusMethodNotAllowed {
				t.Errorf("GET tables: %d, want %d", status, http.StatusMethodNotAllowed)
			}
			if status, _, _ := ask("ws"); status != http.StatusUpgradeRequired {
				t.Errorf("GET ws without a WebSocket: %d, want %d", status, http.StatusUpgradeRequired)
			}
			if tt.page == nil && tt.flags == nil {
				out.until(t, `There is no web page at this host`)
			}
			if _, errs, status := newHarness().run("", "table", "yokai", "-host", address); status != cmdline.ExitOK {
				t.Errorf("a table is not made: %d %s", status, errs)
			}
			cancel()
			if status := <-done; status != cmdline.ExitOK {
				t.Errorf("the host ends with %d", status)
			}
		})
	}
}

// TestAHostBehindAProxy has more devices ask for a table through one proxy than one device may.
func TestAHostBehindAProxy(t *testing.T) {
	address, stop := hostIn(t, t.TempDir(), "-proxied")
	defer stop()
	for n := range 70 {
		r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, address+"tables", strings.NewReader(`{"game":"yokai","setup":{"seats":2}}`))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("X-Forwarded-For", fmt.Sprint("10.0.0.", n))
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		if answer.StatusCode != http.StatusOK {
			t.Fatalf("device %d is answered with %s", n, answer.Status)
		}
	}
}

func TestHostsAndLinksThatMakeNoSense(t *testing.T) {
	for _, tt := range []struct {
		args []string
		says string
	}{
		{[]string{"host", "-addr", "nowhere:99999"}, "cannot listen"},
		{[]string{"host", "-dir", "/dev/null/x"}, "cannot be opened"},
		{[]string{"host", "-page", "/dev/null"}, "no web page"},
		{[]string{"host", "here"}, "here"},
		{[]string{"host", "-qr=maybe"}, "expected true or false"},
		{[]string{"table"}, "game"},
		{[]string{"table", "chess"}, "chess"},
		{[]string{"table", "yokai", "-clock", "10m"}, "a clock cannot be"},
		{[]string{"table", "yokai", "-clock", "move:1s"}, "expected 5s to 30d"},
		{[]string{"table", "yokai", "-absence", "go"}, "absence cannot be"},
		{[]string{"table", "yokai", "-absence", "bot:1s"}, "expected 10s to 30d"},
		{[]string{"table", "yokai", "-host", "over there"}, "expected an address"},
		{[]string{"table", "yokai", "-host", "http://127.0.0.1:1/"}, "does not answer"},
		{[]string{"join"}, "expected one link"},
		{[]string{"join", "http://127.0.0.1/"}, "no link to a table"},
		{[]string{"join", "http://127.0.0.1:1/#seat=aaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaaaa", "-key", "x"}, "the key cannot be"},
	} {
		if _, errs, status := newHarness().run("", tt.args...); status == cmdline.ExitOK || !strings.Contains(errs, tt.says) {
			t.Errorf("%v ends with %d and %q, want %q", tt.args, status, errs, tt.says)
		}
	}
}
