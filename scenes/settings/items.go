package settings

import (
	"math"
	"slices"
	"strconv"

	"engawa/audio"
	"engawa/scenes/canvas"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// buttonHeight is the height of a button.
const buttonHeight = 48

// items lists everything that can be set, in sections.
func (s *Scene) items() []widget.PageItem {
	svc, words := s.Services, s.Services.Words
	set := &svc.Settings
	heading := func(key string, name lang.Key) widget.PageItem { return widget.HeadingItem(key, words.T(name)) }
	items := []widget.PageItem{
		heading("language.head", lang.SettingsLanguage),
		{Child: s.language()},
		heading("reading", lang.SettingsReading),
		{Child: s.textSize()},
		{Child: s.sample()},
		{Child: s.toggle("highContrast", lang.SettingsHighContrast, &set.HighContrast)},
		{Child: s.buildSwitchWithHint("safeColours", lang.SettingsSafeColours, &set.SafeColours, lang.SettingsSafeColoursHint)},
		heading("sound", lang.SettingsSound),
		{Child: s.buildVolume("effects", lang.SettingsEffects, &set.EffectsVolume)},
		{Child: s.buildVolume("music", lang.SettingsMusic, &set.MusicVolume)},
		{Child: s.toggle("muted", lang.SettingsMuted, &set.Muted)},
		heading("motion", lang.SettingsMotion),
		{Child: s.speed()},
		{Child: s.buildRestChoice()},
		{Child: s.toggle("reducedMotion", lang.SettingsReducedMotion, &set.ReducedMotion)},
		heading("view", lang.SettingsView),
		{Child: s.buildSwitchWithHint("coordinates", lang.SettingsCoordinates, &set.Coordinates, lang.SettingsCoordinatesHint)},
		{Child: s.buildSwitchWithHint("faceAcross", lang.SettingsFaceAcross, &set.FaceAcross, lang.SettingsFaceAcrossHint)},
		{Child: s.toggle("fullscreen", lang.SettingsFullscreen, &set.Fullscreen)},
		{Child: s.toggle("leftHanded", lang.SettingsLeftHanded, &set.LeftHanded)},
		heading("help", lang.SettingsHelp),
		{Child: s.toggle("marks", lang.SettingsMarks, &set.Marks)},
		{Child: s.toggle("lastMove", lang.SettingsLastMove, &set.LastMove)},
		{Child: s.toggle("danger", lang.SettingsDanger, &set.Danger)},
		{Child: s.toggle("warnings", lang.SettingsWarnings, &set.Warnings)},
		{Child: s.toggle("confirm", lang.SettingsConfirm, &set.Confirm)},
		{Child: s.toggle("forced", lang.SettingsForced, &set.Forced)},
	}
	if svc.Notices != nil && svc.Notices.Can() {
		items = append(items, widget.PageItem{Child: s.notices()})
	}
	if n := len(set.Silenced); n > 0 {
		items = append(items, widget.PageItem{Child: s.warnAgain(n)})
	}
	return append(items, widget.PageItem{Child: s.buttons(), OutsideSections: true})
}

// notices is the switch of the system's notices, which the system may forbid.
func (s *Scene) notices() widget.Widget {
	svc, wanted, hint := s.Services, s.Services.Settings.Notices, lang.SettingsNoticesHint
	switch push := svc.Notices.Push(); {
	case !wanted:
	case push == stage.PushWorks:
		hint = lang.SettingsPushWorks
	case push == stage.PushFails:
		hint = lang.SettingsPushFails
	}
	return s.buildActionWithHint("notices", lang.SettingsNotices, wanted, hint, func() {
		if !wanted && !svc.Notices.RequestPermission() {
			svc.Navigator.Tell(svc.Words.T(lang.SettingsNoNotices))
			return
		}
		svc.Settings.Notices = !wanted
		svc.OnChange()
	})
}

// warnAgain lets the warnings that were silenced one by one be given again.
func (s *Scene) warnAgain(n int) widget.Widget {
	return buttonRow(widget.Button{Icon: "warning", Control: ui.Control{
		Key: "warnAgain", Name: s.Services.Words.T(lang.SettingsWarnAgain, lang.Count("n", n)),
		Press: func() {
			s.Services.Settings.Silenced = nil
			s.Services.OnChange()
		},
	}})
}

// buttonRow is a row of buttons with room above and below it.
func buttonRow(buttons ...widget.Widget) widget.Widget {
	const above, below = 6, 12
	return widget.Padding{Top: above, Bottom: below, Child: widget.Sized{H: buttonHeight, Child: widget.Even(12, buttons...)}}
}

// toggle is a switch of one setting.
func (s *Scene) toggle(key string, name lang.Key, value *bool) widget.Widget {
	return s.buildSwitch(key, name, *value, s.turn(value))
}

// turn returns what turns a setting on or off.
func (s *Scene) turn(value *bool) func() {
	return func() {
		*value = !*value
		s.Services.OnChange()
	}
}

// buildSwitch is a switch that does something when it is pressed.
func (s *Scene) buildSwitch(key string, name lang.Key, value bool, press func()) widget.Widget {
	words, now := s.Services.Words, lang.Off
	if value {
		now = lang.On
	}
	return widget.Pad(2, 2, widget.Toggle(key, words.T(name), words.T(now), value, press))
}

// buildSwitchWithHint is a switch with a sentence below it.
func (s *Scene) buildSwitchWithHint(key string, name lang.Key, value *bool, hint lang.Key) widget.Widget {
	return s.buildActionWithHint(key, name, *value, hint, s.turn(value))
}

// buildActionWithHint is a switch that does something when it is pressed, with a sentence below it.
func (s *Scene) buildActionWithHint(key string, name lang.Key, value bool, hint lang.Key, press func()) widget.Widget {
	text := widget.Paragraph(s.Services.Words.T(hint), ui.Body(14), sprites.Ink2)
	text.Key = key + ".hint"
	return widget.Column(0, s.buildSwitch(key, name, value, press), widget.Padding{Top: 4, Right: 4, Bottom: 6, Child: text})
}

// buildVolume is a slider from silence to the loudest, with a sound to judge by.
func (s *Scene) buildVolume(key string, name lang.Key, value *float64) widget.Widget {
	percent := strconv.Itoa(int(math.Round(*value*100))) + "\u202f%"
	return widget.Pad(2, 4, widget.Slider(key, s.Services.Words.T(name), percent, *value, func(to float64) {
		to = math.Round(to*20) / 20
		if to == *value {
			return
		}
		*value = to
		s.Services.OnChange()
		s.Services.Sound.Play(audio.SetDownMid)
	}))
}

// choice is a row of segments below its name.
func (s *Scene) choice(key, name string, labels []string, chosen int, choose func(int)) widget.Widget {
	label := widget.Line(name, ui.Body(16), sprites.Ink).Scalable()
	label.Key, label.Align = key+".label", canvas.Left
	list := make([]widget.Segment, len(labels))
	for k, l := range labels {
		list[k] = widget.Segment{Label: l}
	}
	return widget.Column(0, widget.Padding{Top: 2, Left: 2, Bottom: 3, Child: label}, segments(key, name, list, chosen, choose))
}

// segments is a choice whose name stands elsewhere.
func segments(key, name string, list []widget.Segment, chosen int, choose func(int)) widget.Widget {
	return widget.Padding{Top: 4, Bottom: 6, Child: widget.Choice(key, name, list, chosen, choose)}
}

// language is the choice of language.
func (s *Scene) language() widget.Widget {
	tags := lang.Tags()
	list := make([]widget.Segment, len(tags))
	for k, tag := range tags {
		list[k] = widget.Segment{Control: ui.Control{Key: "language." + string(tag)}, Label: tag.Name()}
	}
	name, chosen := s.Services.Words.T(lang.SettingsLanguage), slices.Index(tags, s.Services.Words.Tag())
	return segments("language", name, list, chosen, func(k int) {
		s.Services.Settings.Lang = tags[k]
		s.Services.OnChange()
	})
}

// speed is the choice of how fast things move.
func (s *Scene) speed() widget.Widget {
	labels := []lang.Key{lang.SettingsSlow, lang.SettingsNormal, lang.SettingsFast, lang.SettingsInstant}
	return pick(s, "speed", lang.SettingsSpeed, labels, store.Speeds(), &s.Services.Settings.Speed)
}

// buildRestChoice is the choice of how long a computer player's act stands.
func (s *Scene) buildRestChoice() widget.Widget {
	labels := []lang.Key{lang.SettingsNoRest, lang.SettingsShortRest, lang.SettingsUsualRest, lang.SettingsLongRest}
	return pick(s, "rest", lang.SettingsRest, labels, store.Rests(), &s.Services.Settings.Rest)
}

// pick is a choice of one of the values of a setting, each with its label.
func pick[T comparable](s *Scene, key string, name lang.Key, labels []lang.Key, values []T, setting *T) widget.Widget {
	words := s.Services.Words
	list := make([]string, len(labels))
	for k, label := range labels {
		list[k] = words.T(label)
	}
	return s.choice(key, words.T(name), list, slices.Index(values, *setting), func(k int) {
		*setting = values[k]
		s.Services.OnChange()
	})
}

// buttons lead to the page about keys and back to the settings of the first start.
func (s *Scene) buttons() widget.Widget {
	words := s.Services.Words
	button := func(key string, name lang.Key, icon string, press func()) widget.Widget {
		return widget.Button{Icon: icon, Group: "foot", Control: ui.Control{Key: key, Name: words.T(name), Press: press}}
	}
	return buttonRow(button("keys", lang.HelpHelp, "info", s.Services.Navigator.Help), button("reset", lang.SettingsReset, "replay", s.reset))
}

// reset gives every setting its first value, but for the language, the player's name and what was set up for the games.
func (s *Scene) reset() {
	words := s.Services.Words
	s.Services.Navigator.Ask(words.T(lang.SettingsResetAsk), words.T(lang.Yes), words.T(lang.No), func() {
		first := store.DefaultSettings()
		kept := s.Services.Settings
		first.Lang, first.Name, first.Setups = kept.Lang, kept.Name, kept.Setups
		s.Services.Settings = first
		s.Services.OnChange()
	})
}
