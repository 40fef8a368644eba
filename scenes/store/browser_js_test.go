package store

import (
	"errors"
	"syscall/js"
	"testing"

	"engawa/scenes/lang"
)

// fakeStorage puts an object that behaves as a browser's local storage in the place of it for one test. It holds at
// most quota letters, keys included, and throws the named error when there is no room.
func fakeStorage(t *testing.T, quota int, thrown string) js.Value {
	t.Helper()
	makeStorage := js.Global().Get("Function").New("quota", "thrown", `
		const items = new Map();
		const fail = (name) => { const e = new Error("the test asks for it"); e.name = name; throw e; };
		const size = () => { let n = 0; for (const [k, v] of items) n += k.length + v.length; return n; };
		return {
			getItem(k) { return items.has(k) ? items.get(k) : null; },
			setItem(k, v) {
				const old = items.has(k) ? k.length + items.get(k).length : 0;
				if (size() - old + k.length + v.length > quota) fail(thrown);
				items.set(k, v);
			},
			removeItem(k) { items.delete(k); },
			key(n) { return [...items.keys()][n] ?? null; },
			get length() { return items.size; },
		};`)
	storage := makeStorage.Invoke(quota, thrown)
	replaceStorage(t, map[string]any{"value": storage})
	return storage
}

// replaceStorage redefines the global localStorage for one test.
func replaceStorage(t *testing.T, property map[string]any) {
	t.Helper()
	object, global := js.Global().Get("Object"), js.Global()
	before := object.Call("getOwnPropertyDescriptor", global, "localStorage")
	property["configurable"] = true
	object.Call("defineProperty", global, "localStorage", property)
	t.Cleanup(func() {
		if before.IsUndefined() {
			global.Delete("localStorage")
			return
		}
		object.Call("defineProperty", global, "localStorage", before)
	})
}

func TestBrowser(t *testing.T) {
	storage := fakeStorage(t, 1<<20, "")
	storage.Call("setItem", "another page", "stays out of it")
	b, err := OpenBrowser()
	if err != nil {
		t.Fatal(err)
	}
	checkDisk(t, b)
	if got := storage.Call("getItem", "another page").String(); got != "stays out of it" {
		t.Errorf("what belongs to another page became %q", got)
	}
	if err := b.Update("a", replaceWith([]byte{0xff})); err == nil {
		t.Error("bytes that are no text were taken")
	}
}

func TestBrowserWithoutRoom(t *testing.T) {
	for _, thrown := range []string{"QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"} {
		fakeStorage(t, 40, thrown)
		b, err := OpenBrowser()
		if err != nil {
			t.Fatal(err)
		}
		if err := b.Update("a", replaceWith([]byte("old"))); err != nil {
			t.Fatal(err)
		}
		if err := b.Update("a", replaceWith(make([]byte, 100))); !errors.Is(err, ErrFull) {
			t.Errorf("%s became %v", thrown, err)
		}
		if got, err := b.Read("a"); err != nil || string(got) != "old" {
			t.Errorf("after a full storage the file is %q, %v", got, err)
		}
		s := OpenSystem(findToy)
		id := s.NewMatch("toy")
		if _, err := s.SaveMatch(id, play(t, 1), 1); !errors.Is(err, ErrFull) {
			t.Errorf("saving gave %v", err)
		}
		if p := s.Problems(); len(p) != 1 || p[0].Kind != Full {
			t.Errorf("the problems are %+v", p)
		}
		if _, err := s.LoadMatch(id); err != nil {
			t.Errorf("play does not go on: %v", err)
		}
	}
}

// Browsers throw at the mere sight of localStorage where cookies are blocked; others have none at all.
func TestBrowserForbidden(t *testing.T) {
	throws := js.Global().Get("Function").New(`const e = new Error("no"); e.name = "SecurityError"; throw e;`)
	for name, property := range map[string]map[string]any{
		"throws": {"get": throws},
		"null":   {"value": nil},
	} {
		t.Run(name, func(t *testing.T) {
			replaceStorage(t, property)
			if _, err := OpenBrowser(); !errors.Is(err, ErrForbidden) {
				t.Errorf("opening gave %v", err)
			}
			s := OpenSystem(findToy)
			p := s.Problems()
			if len(p) != 1 || p[0].Kind != Forbidden {
				t.Fatalf("the problems are %+v", p)
			}
			if text := p[0].Text(lang.For(lang.French)); text == "" {
				t.Error("the player is told nothing")
			}
			set := s.Settings()
			set.Muted = true
			if err := s.SetSettings(set); err != nil || !s.Settings().Muted {
				t.Errorf("settings in memory: %v", err)
			}
		})
	}
}
