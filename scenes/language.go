package scenes

import (
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

// languageChoice is a language that has been chosen and whose texts are on their way. Until they are there, everything
// stays in the language that it is in.
type languageChoice struct {
	tag    lang.Tag      // "" for none
	ticks  int           // for which it has been waited for
	dialog *stage.Dialog // says so; nil before
}

// languagePatience is for how many ticks a language may be on its way before a dialog says so.
const languagePatience = 20

// takeLanguage has the words be in the language of the settings. Where its texts have to be fetched, the settings keep
// the language that there is until then.
func (a *App) takeLanguage() {
	svc := a.services
	tag := svc.Settings.Lang
	if svc.Words != nil && !tag.Valid() { // another window has kept settings without one
		svc.Settings.Lang = svc.Words.Tag()
		return
	}
	if loaded, _ := a.load(tag); loaded {
		svc.Words = lang.For(tag)
		return
	}
	if svc.Words == nil {
		svc.Words = lang.For(tag)
	}
	svc.Settings.Lang = svc.Words.Tag()
	if a.choice.tag != tag {
		a.choice = languageChoice{tag: tag, dialog: a.choice.dialog}
	}
}

// followLanguage looks, once a tick, whether the language that has been chosen is there, and changes to it. A language
// that cannot be loaded is reported once.
func (a *App) followLanguage() {
	svc := a.services
	if d := a.choice.dialog; d != nil && !svc.Stack.Has(d) {
		a.choice = languageChoice{} // it has been cancelled
	}
	tag := a.choice.tag
	if tag == "" {
		a.closeLoading()
		return
	}
	loaded, err := a.load(tag)
	name := lang.Text("language", tag.Name())
	switch {
	case err != nil:
		a.choice.tag = ""
		a.closeLoading()
		svc.Navigator.Tell(svc.Words.T(lang.SettingsLanguageLacks, name))
	case loaded:
		a.choice.tag = ""
		a.closeLoading()
		svc.Settings.Lang = tag
		a.settingsChanged()
	default:
		if a.choice.ticks++; a.choice.ticks == languagePatience {
			a.choice.dialog = stage.NewDialog(svc, svc.Words.T(lang.SettingsLanguageComes, name), stage.Answer{Key: "no", Name: svc.Words.T(lang.Cancel)})
			svc.Stack.Push(a.choice.dialog)
		}
	}
}

// closeLoading takes the dialog away, as soon as nothing lies over it.
func (a *App) closeLoading() {
	if d := a.choice.dialog; d != nil && a.services.Stack.Top() == d {
		a.services.Stack.Pop()
		a.choice.dialog = nil
	}
}
