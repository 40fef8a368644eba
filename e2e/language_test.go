package e2e

import (
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"engawa/internal/drive"
	"engawa/scenes/lang"
)

// languageLine stands before a page and notes which languages are asked for. Where bad is set, it answers for them.
type languageLine struct {
	mu       sync.Mutex
	requests []lang.Tag
	override http.HandlerFunc
}

func (l *languageLine) handler(page http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, name, is := strings.Cut(r.URL.Path, "/lang-")
		if !is {
			page.ServeHTTP(w, r)
			return
		}
		tag, _, _ := strings.Cut(name, "-")
		l.mu.Lock()
		l.requests = append(l.requests, lang.Tag(tag))
		bad := l.override
		l.mu.Unlock()
		if bad != nil {
			bad(w, r)
			return
		}
		page.ServeHTTP(w, r)
	})
}

// answerWith has the line answer so for languages, nil for as it should.
func (l *languageLine) answerWith(bad http.HandlerFunc) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.override = bad
}

// takeRequests returns which languages have been asked for since it was called last.
func (l *languageLine) takeRequests() []lang.Tag {
	l.mu.Lock()
	defer l.mu.Unlock()
	asked := l.requests
	l.requests = nil
	return asked
}

// noWorker is a browser without service workers: only the page asks for files.
const noWorker = `Object.defineProperty(navigator, "serviceWorker", {value: undefined})`

// speaks waits until the page is in a language, and one of its texts among the words.
func (r *pagePlayer) speaks(tag lang.Tag, text lang.Key) {
	r.t.Helper()
	r.Until("the page to speak "+string(tag), fmt.Sprintf(`document.documentElement.lang === %q && document.getElementById("a11y").textContent.includes(%q)`,
		tag, lang.For(tag).T(text)))
}

// lacks waits until the page tells in English that it could not get a language. While that is on its way, another
// dialog may stand there, with a button of the same key.
func (r *pagePlayer) lacks(tag lang.Tag) {
	r.t.Helper()
	sentence := lang.For(lang.English).T(lang.SettingsLanguageLacks, lang.Text("language", tag.Name()))
	r.Until(fmt.Sprintf("%q", sentence), `document.getElementById("a11y").textContent.includes(`+strconv.Quote(sentence)+`)`)
}

// press presses a button of the page in words.
func (r *pagePlayer) press(key string) {
	r.t.Helper()
	r.Until("the button of "+key, button(key))
	r.Eval(button(key)+".click()", nil)
}

// TestOnlyThePlayersLanguageTravels opens pages whose language is known by each of the ways there are.
func TestOnlyThePlayersLanguageTravels(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, language, query, kept string
		want                        lang.Tag
	}{
		{"browser", "de-AT", "", "", lang.German},
		{"unknown", "pl-PL", "", "", lang.English},
		{"address", "de-DE", "lang=fr", "en", lang.French},
		{"settings", "fr-FR", "", "de", lang.German},
	} {
		t.Run(c.name, func(t *testing.T) {
			line := &languageLine{}
			script := noWorker
			if c.kept != "" {
				script += fmt.Sprintf(`; localStorage["engawa/settings.json"] = '{"lang":%q}'`, c.kept)
			}
			r := openPage(t, drive.PageOptions{
				Width: 760, Height: 480, Language: c.language, Query: c.query,
				Server: func(page http.Handler) http.Handler { return drive.InsertScript(script)(line.handler(page)) },
			})
			r.speaks(c.want, lang.ShelfSettings)
			if asked := line.takeRequests(); !slices.Equal(asked, []lang.Tag{c.want}) {
				t.Errorf("asked for are the languages %v, want %s alone", asked, c.want)
			}
			r.checkConsole()
		})
	}
}

// TestTheLanguageIsChangedAtTheTable plays in one language, goes on in another that comes then, and back.
func TestTheLanguageIsChangedAtTheTable(t *testing.T) {
	t.Parallel()
	line := &languageLine{}
	r := openPage(t, drive.PageOptions{
		Width: 760, Height: 480, Language: "de-DE",
		Server: func(page http.Handler) http.Handler {
			return drive.InsertScript(noWorker + ";" + quick)(line.handler(page))
		},
	})
	r.speaks(lang.German, lang.ShelfSettings)
	r.begin(r.plan(), persons, iBegin)
	r.press("menu")
	r.press("settings")
	line.takeRequests()
	for _, tag := range []lang.Tag{lang.French, lang.German, lang.French} {
		r.press("language." + string(tag))
		r.speaks(tag, lang.SettingsTitle)
		if s := r.settings(); s.Lang != tag {
			t.Errorf("kept is the language %q, want %s", s.Lang, tag)
		}
	}
	if asked := line.takeRequests(); !slices.Equal(asked, []lang.Tag{lang.French}) {
		t.Errorf("asked for are the languages %v, want French, once", asked)
	}
	drive.SavePicture(t, "french", r.Picture())
	r.checkConsole()
}

// badAnswers are what may come in place of a language. Each has the type and length that it claims.
func badAnswers(t *testing.T) map[string]http.HandlerFunc {
	french, err := lang.Pack(lang.French)
	if err != nil {
		t.Fatal(err)
	}
	body := func(text string) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/json")
			w.Write([]byte(text))
		}
	}
	older := strings.Replace(string(french), `"common.no":`, `"common.xx":`, 1)
	return map[string]http.HandlerFunc{
		"not there":     http.NotFound,
		"garbage":       body(strings.Repeat("\x00\xff{", len(french)/3) + strings.Repeat("}", len(french)%3)),
		"a page":        body("<!doctype html><title>Welcome</title>"),
		"half":          body(string(french[:len(french)/2])),
		"another build": body(older),
		"no line":       func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) },
	}
}

// TestALanguageThatCannotBeHadIsTold chooses a language that comes in no way of use, and once more when the line is
// mended.
func TestALanguageThatCannotBeHadIsTold(t *testing.T) {
	t.Parallel()
	line := &languageLine{}
	r := openPage(t, drive.PageOptions{
		Width: 760, Height: 480,
		Server: func(page http.Handler) http.Handler {
			return drive.InsertScript(noWorker + ";" + quick)(line.handler(page))
		},
	})
	next := lang.English.Next()
	for _, bad := range badAnswers(t) {
		line.answerWith(bad)
		r.press("language")
		r.lacks(next)
		r.press("no")
		r.speaks(lang.English, lang.ShelfSettings)
	}
	line.answerWith(nil)
	r.press("language")
	r.speaks(next, lang.ShelfSettings)
}

// TestAPageOpensInAnotherLanguageIfItMust opens pages whose own language does not come: in English, which says so. Where
// none comes, the page says that; where only the first try fails, nobody notices. TestALanguageThatCannotBeHadIsTold gets
// all bad answers on one page; pages are opened with two of them, and with all by "make whole".
func TestAPageOpensInAnotherLanguageIfItMust(t *testing.T) {
	t.Parallel()
	only := func(tag lang.Tag) func(*http.Request) bool {
		return func(r *http.Request) bool { return strings.Contains(r.URL.Path, "/lang-"+string(tag)+"-") }
	}
	answers := badAnswers(t)
	for _, name := range slices.Sorted(maps.Keys(answers)) {
		if name != "half" && name != "no line" && !playsWholeMatches() {
			continue
		}
		bad := answers[name]
		t.Run(name, func(t *testing.T) {
			r := openPage(t, drive.PageOptions{Width: 760, Height: 480, Language: "fr-FR", Server: func(page http.Handler) http.Handler {
				return drive.InsertScript(noWorker + ";" + quick)(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
					if only(lang.French)(r) {
						bad(w, r)
						return
					}
					page.ServeHTTP(w, r)
				}))
			}})
			r.lacks(lang.French)
			r.press("no")
			r.speaks(lang.English, lang.ShelfSettings)
		})
	}
	t.Run("none", func(t *testing.T) {
		line := &languageLine{override: http.NotFound}
		r := openPage(t, drive.PageOptions{Width: 760, Height: 480, Language: "de-DE", Early: true,
			Server: func(page http.Handler) http.Handler { return drive.InsertScript(noWorker)(line.handler(page)) }})
		r.Until("the page to give up", `window.engawa && engawa.state === "failed"`)
		if text := r.Message(); !strings.Contains(text, "konnten nicht geladen werden") {
			t.Errorf("the page says %q, want a word of what could not be loaded, in German", text)
		}
		want := []lang.Tag{lang.German, lang.German, lang.English} // then all others
		for _, tag := range lang.Tags() {
			if !slices.Contains(want, tag) {
				want = append(want, tag)
			}
		}
		if asked := line.takeRequests(); !slices.Equal(asked, want) {
			t.Errorf("asked for are the languages %v, want %v", asked, want)
		}
	})
	t.Run("once", func(t *testing.T) {
		line := &languageLine{}
		line.override = func(w http.ResponseWriter, r *http.Request) {
			http.NotFound(w, r)
			line.answerWith(nil)
		}
		r := openPage(t, drive.PageOptions{Width: 760, Height: 480, Language: "de-DE",
			Server: func(page http.Handler) http.Handler { return drive.InsertScript(noWorker)(line.handler(page)) }})
		r.speaks(lang.German, lang.ShelfSettings)
	})
}

// TestEveryLanguageIsThereWithoutANetwork cuts the line after the first visit.
func TestEveryLanguageIsThereWithoutANetwork(t *testing.T) {
	t.Parallel()
	var cable drive.ProxyServer
	r := openPage(t, drive.PageOptions{
		Width: 760, Height: 480, Language: "de-DE",
		Server: func(page http.Handler) http.Handler { return cable.Handler(drive.InsertScript(quick)(page)) },
	})
	r.Until("every language to be kept", fmt.Sprintf(`(() => {
		caches.keys().then((names) => Promise.all(names.filter((name) => name.endsWith(":data")).map((name) => caches.open(name).then((cache) => cache.keys()))))
			.then((lists) => { window.languagesKept = lists.flat().filter((request) => request.url.includes("/lang-")).length; });
		return window.languagesKept === %d;
	})()`, len(lang.Tags())))
	cable.Cut()
	r.Reload()
	r.speaks(lang.German, lang.ShelfSettings)
	tag := lang.German
	for range lang.Tags() {
		tag = tag.Next()
		r.press("language")
		r.speaks(tag, lang.ShelfSettings)
	}
	r.press("language")
	r.speaks(tag.Next(), lang.ShelfSettings)
	r.Reload()
	r.speaks(tag.Next(), lang.ShelfSettings)
}
