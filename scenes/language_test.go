package scenes_test

import (
	"errors"
	"fmt"
	"testing"

	"engawa/scenes"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest"
	"engawa/scenes/store"
)

// remoteLanguages is where the texts of languages come from in a test: all but English are on their way until they come.
type remoteLanguages struct {
	loadedTags   map[lang.Tag]bool
	fails        error
	requestCount int
}

func (d *remoteLanguages) load(tag lang.Tag) (bool, error) {
	if tag == lang.English || d.loadedTags[tag] {
		return true, nil
	}
	d.requestCount++
	return false, d.fails
}

// shelfFarFromLanguages returns a program on its shelf, in English.
func shelfFarFromLanguages(t *testing.T, shape scenestest.Shape, disk store.Disk) (*testUser, *remoteLanguages) {
	t.Helper()
	g, d := newTestUserIn(t, lang.English, shape, disk, byMouse), &remoteLanguages{loadedTags: map[lang.Tag]bool{}}
	g.App.SetLoad(d.load)
	g.FinishAnimations()
	return g, d
}

// loads reports whether a dialog says that a language is on its way.
func (g *testUser) loads(tag lang.Tag) bool {
	_, is := g.top().(*scenes.Dialog)
	return is && g.says(lang.For(lang.English).T(lang.SettingsLanguageComes, lang.Text("language", tag.Name())))
}

func (g *testUser) storedLanguage(disk store.Disk) lang.Tag {
	g.t.Helper()
	return store.Open(disk, nil).Settings().Lang
}

func TestALanguageThatComesAtOnceIsThereAtOnce(t *testing.T) {
	disk := &store.Memory{}
	g, d := shelfFarFromLanguages(t, lateral(), disk)
	next := lang.English.Next()
	d.loadedTags[next] = true
	g.choose("language")
	if g.Services.Words.Tag() != next || g.storedLanguage(disk) != next || g.Services.Stack.Len() != 1 {
		t.Errorf("the language is %s, kept is %s", g.Services.Words.Tag(), g.storedLanguage(disk))
	}
}

func TestALanguageOnItsWayIsToldAndComes(t *testing.T) {
	disk := &store.Memory{}
	g, d := shelfFarFromLanguages(t, lateral(), disk)
	next := lang.English.Next()
	g.choose("language")
	if !g.loads(next) || g.Services.Words.Tag() != lang.English || g.storedLanguage(disk) == next {
		t.Fatalf("nothing says that %s is on its way, or it is there: %q", next, g.Trace().Texts())
	}
	d.loadedTags[next] = true
	g.FinishAnimations()
	if g.Services.Words.Tag() != next || g.storedLanguage(disk) != next || g.Services.Settings.Lang != next || g.Services.Stack.Len() != 1 {
		t.Errorf("the language is %s, kept is %s: %q", g.Services.Words.Tag(), g.storedLanguage(disk), g.Trace().Texts())
	}
}

func TestALanguageOnItsWayIsCancelled(t *testing.T) {
	disk := &store.Memory{}
	g, d := shelfFarFromLanguages(t, lateral(), disk)
	next := lang.English.Next()
	g.choose("language", "no")
	asked := d.requestCount
	d.loadedTags[next] = true
	g.FinishAnimations()
	if g.Services.Words.Tag() != lang.English || g.storedLanguage(disk) == next || d.requestCount > asked+1 || g.Services.Stack.Len() != 1 {
		t.Errorf("a language that has been cancelled comes all the same: %s, kept is %s", g.Services.Words.Tag(), g.storedLanguage(disk))
	}
}

// TestALanguageThatCannotBeHadIsToldOnce chooses one in the settings, which fails early or late, and again when the line
// is mended.
func TestALanguageThatCannotBeHadIsToldOnce(t *testing.T) {
	for _, late := range []bool{false, true} {
		t.Run(fmt.Sprint("late ", late), func(t *testing.T) {
			disk := &store.Memory{}
			g, d := shelfFarFromLanguages(t, lateral(), disk)
			g.choose("settings")
			failure := errors.New("404")
			if !late {
				d.fails = failure
			}
			g.choose("language." + string(lang.German))
			if late {
				if !g.loads(lang.German) {
					t.Fatalf("nothing says that German is on its way: %q", g.Trace().Texts())
				}
				d.fails = failure
				g.FinishAnimations()
			}
			lacks := lang.For(lang.English).T(lang.SettingsLanguageLacks, lang.Text("language", lang.German.Name()))
			if _, is := g.top().(*scenes.Dialog); !is || !g.says(lacks) {
				t.Fatalf("%q is not told: %q", lacks, g.Trace().Texts())
			}
			asked := d.requestCount
			g.choose("no")
			if _, is := g.top().(*scenes.Dialog); is || d.requestCount > asked {
				t.Errorf("it is told again, or asked for %d times more", d.requestCount-asked)
			}
			if g.Services.Words.Tag() != lang.English || g.Services.Settings.Lang != lang.English || g.storedLanguage(disk) == lang.German {
				t.Errorf("the language is %s, that of the settings %s, kept is %s", g.Services.Words.Tag(), g.Services.Settings.Lang, g.storedLanguage(disk))
			}
			d.fails, d.loadedTags[lang.German] = nil, true
			g.choose("language." + string(lang.German))
			if g.Services.Words.Tag() != lang.German || g.storedLanguage(disk) != lang.German {
				t.Errorf("German is there, and the language is %s", g.Services.Words.Tag())
			}
		})
	}
}

// TestOtherSettingsDoNotWaitForALanguage changes one while a language is on its way.
func TestOtherSettingsDoNotWaitForALanguage(t *testing.T) {
	disk := &store.Memory{}
	g, d := shelfFarFromLanguages(t, lateral(), disk)
	g.Services.Settings.Lang = lang.French
	g.Services.OnChange()
	g.Services.Settings.Muted = true
	g.Services.OnChange()
	if kept := store.Open(disk, nil).Settings(); !kept.Muted || kept.Lang == lang.French {
		t.Errorf("kept is silence %v in %s", kept.Muted, kept.Lang)
	}
	d.loadedTags[lang.French] = true
	g.FinishAnimations()
	if g.Services.Words.Tag() != lang.French || !g.Services.Settings.Muted {
		t.Errorf("the language is %s, silence is %v", g.Services.Words.Tag(), g.Services.Settings.Muted)
	}
}

// TestWhatIsToldOfALanguageFits lays both dialogs out in every window.
func TestWhatIsToldOfALanguageFits(t *testing.T) {
	for _, shape := range shapesToFit() {
		for _, tag := range append(lang.Tags(), lang.Pseudo) {
			t.Run(fmt.Sprintf("%s-%s", shape.Name, tag), func(t *testing.T) {
				v := scenestest.New(shape, tag)
				other := lang.French
				if tag == other {
					other = lang.German
				}
				var fails error
				v.App.SetLoad(func(of lang.Tag) (bool, error) { return of == tag, fails })
				v.Services.Settings.Lang = other
				v.Services.OnChange()
				v.FinishAnimations()
				checkControls(t, v)
				checkTexts(t, v)
				fails = errors.New("404")
				v.FinishAnimations()
				checkControls(t, v)
				checkTexts(t, v)
			})
		}
	}
}
