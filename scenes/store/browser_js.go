package store

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"syscall/js"
	"unicode/utf8"
)

// keyPrefix stands before the name of every file in the browser's local storage.
const keyPrefix = "engawa/"

// Browser is a Disk in the local storage of the page's origin.
type Browser struct {
	storage js.Value
}

// OpenBrowser returns the Disk in the page's local storage, after trying that it keeps something. Without storage the
// error wraps [ErrForbidden].
func OpenBrowser() (b *Browser, err error) {
	defer recoverError("open", &err)
	// Where storage is blocked, reading the property throws; Value.Get would end the program, a call gives an error.
	storage := js.Global().Get("Reflect").Call("get", js.Global(), "localStorage")
	if !storage.Truthy() {
		return nil, fmt.Errorf("store: %w: this browser has no local storage", ErrForbidden)
	}
	b = &Browser{storage: storage}
	storage.Call("getItem", keyPrefix+"settings.json")
	return b, nil
}

// System returns the Disk that this platform gives the user: here the browser's local storage.
func System() (Disk, error) {
	b, err := OpenBrowser()
	if err != nil {
		return nil, err
	}
	return b, nil
}

// recoverError turns what the browser throws into an error.
func recoverError(what string, err *error) {
	thrown := recover()
	if thrown == nil {
		return
	}
	e, ok := thrown.(js.Error)
	if !ok {
		panic(thrown)
	}
	switch name := e.Value.Get("name"); {
	case name.Type() != js.TypeString:
		*err = fmt.Errorf("store: %s: %w", what, e)
	case name.String() == "QuotaExceededError" || name.String() == "NS_ERROR_DOM_QUOTA_REACHED":
		*err = fmt.Errorf("store: %s: %w: %w", what, ErrFull, e)
	case name.String() == "SecurityError" || name.String() == "NotAllowedError" || name.String() == "InvalidAccessError":
		*err = fmt.Errorf("store: %s: %w: %w", what, ErrForbidden, e)
	default:
		*err = fmt.Errorf("store: %s: %w", what, e)
	}
}

// Read implements Disk.
func (b *Browser) Read(name string) (data []byte, err error) {
	defer recoverError("read "+name, &err)
	item := b.storage.Call("getItem", keyPrefix+name)
	if item.Type() != js.TypeString {
		return nil, fmt.Errorf("store: read %q: %w", name, fs.ErrNotExist)
	}
	return []byte(item.String()), nil
}

// Update implements Disk; the browser replaces an item whole or not at all. Tabs have no lock: what another tab writes
// at the same time may stay in the place of what this one writes, or is not seen by change; see [Store.Recheck].
func (b *Browser) Update(name string, change Change) (err error) {
	if err := checkName(name); err != nil {
		return err
	}
	now, err := b.Read(name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	data, err := change(now)
	if err != nil {
		return err
	}
	defer recoverError("write "+name, &err)
	if data == nil {
		b.storage.Call("removeItem", keyPrefix+name)
		return nil
	}
	if !utf8.Valid(data) {
		return fmt.Errorf("store: write %q: %w: the content is no UTF-8 text", name, fs.ErrInvalid)
	}
	b.storage.Call("setItem", keyPrefix+name, string(data))
	if _, match := idOf(name); match {
		requestPersistence()
	}
	return nil
}

// unlocked implements loose.
func (b *Browser) unlocked() {}

// requestPersistence tells the page that a match is kept, so that it asks the browser, once, not to throw storage away when room
// gets scarce.
func requestPersistence() {
	if page := js.Global().Get("engawa"); page.Truthy() && page.Get("kept").Type() == js.TypeFunction {
		page.Call("kept")
	}
}

// Names implements Disk.
func (b *Browser) Names() (names []string, err error) {
	defer recoverError("list", &err)
	for k := range b.storage.Get("length").Int() {
		key := b.storage.Call("key", k)
		if key.Type() != js.TypeString {
			continue
		}
		if name, ours := strings.CutPrefix(key.String(), keyPrefix); ours && checkName(name) == nil {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names, nil
}
