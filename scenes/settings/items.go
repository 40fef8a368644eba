package settings

import (
	"math"
	"slices"
	"strconv"

	"engawa/audio"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// Heights of the items.
const (
	toggleH  = 50.0
	sliderH  = 60.0
	choiceH  = 82.0
	labelH   = 26.0
	buttonsH = 66.0
)

// items lists everything that can be set, in sections, for columns of the width.
func (s *Scene) items(width float64) []ui.Item {
	h, words := s.House, s.House.Words
	set := &h.Settings
	items := append([]ui.Item{s.language()}, s.reading(width)...)
	items = append(items,
		ui.HeadItem("sound", words.T(lang.SettingsSound)),
		s.volume("effects", lang.SettingsEffects, &set.EffectsVolume),
		s.volume("music", lang.SettingsMusic, &set.MusicVolume),
		s.toggle("muted", lang.SettingsMuted, &set.Muted),
		ui.HeadItem("motion", words.T(lang.SettingsMotion)),
		s.speed(),
		s.toggle("reducedMotion", lang.SettingsReducedMotion, &set.ReducedMotion),
		s.buttons(),
		ui.HeadItem("view", words.T(lang.SettingsView)),
		hinted("faceAcross.hint", s.toggle("faceAcross", lang.SettingsFaceAcross, &set.FaceAcross), words.T(lang.SettingsFaceAcrossHint), width-4),
		s.toggle("fullscreen", lang.SettingsFullscreen, &set.Fullscreen),
		s.toggle("leftHanded", lang.SettingsLeftHanded, &set.LeftHanded),
		ui.HeadItem("help", words.T(lang.SettingsHelp)),
		s.toggle("marks", lang.SettingsMarks, &set.Marks),
		s.toggle("lastMove", lang.SettingsLastMove, &set.LastMove),
		s.toggle("danger", lang.SettingsDanger, &set.Danger),
		s.toggle("warnings", lang.SettingsWarnings, &set.Warnings),
		hinted("foresight.hint", s.toggle("foresight", lang.SettingsForesight, &set.Foresight), words.T(lang.SettingsForesightHint), width-4),
		s.toggle("confirm", lang.SettingsConfirm, &set.Confirm),
		s.toggle("forced", lang.SettingsForced, &set.Forced),
	)
	if n := len(set.Silenced); n > 0 {
		items = append(items, s.warnAgain(n))
	}
	return items
}

// warnAgain lets the warnings that were silenced one by one be given again.
func (s *Scene) warnAgain(n int) ui.Item {
	return ui.Item{Height: buttonsH, Make: func(r geom.Rect) []*ui.Control {
		text := s.House.Words.T(lang.SettingsWarnAgain, lang.Count("n", n))
		return []*ui.Control{ui.Button("warnAgain", text, "warning", geom.R(r.X, r.Y+6, r.W, 48), ui.Plain(), func() {
			s.House.Settings.Silenced = nil
			s.House.Changed()
		})}
	}}
}

// toggle is a switch of one setting.
func (s *Scene) toggle(key string, name lang.Key, value *bool) ui.Item {
	words := s.House.Words
	return ui.Item{Height: toggleH, Make: func(r geom.Rect) []*ui.Control {
		c := ui.Toggle(key, words.T(name), *value, r.InsetXY(2, 2), func() {
			*value = !*value
			s.House.Changed()
		})
		c.Value = words.T(lang.Off)
		if *value {
			c.Value = words.T(lang.On)
		}
		return []*ui.Control{c}
	}}
}

// hinted adds a sentence of the width, a control with the key, below an item.
func hinted(key string, item ui.Item, hint string, width float64) ui.Item {
	style := ui.Body(14)
	height := canvas.ParagraphHeight(style, hint, width)
	above, make := item.Height, item.Make
	item.Height += height
	item.Make = func(r geom.Rect) []*ui.Control {
		upper, below := r.CutTop(above)
		text := &ui.Control{Key: key, Rect: below, Role: ui.RoleText, Name: hint}
		text.Paint = func(c *canvas.Canvas, _ ui.Shown) {
			c.Paragraph(style, hint, geom.R(below.X+2, below.Y-4, width, height), sprites.Ink2, canvas.Left)
		}
		return append(make(upper), text)
	}
	return item
}

// volume is a slider from silence to the loudest, with a sound to judge by.
func (s *Scene) volume(key string, name lang.Key, value *float64) ui.Item {
	words := s.House.Words
	return ui.Item{Height: sliderH, Make: func(r geom.Rect) []*ui.Control {
		percent := strconv.Itoa(int(math.Round(*value*100))) + "\u202f%"
		c := ui.Slider(key, words.T(name), percent, *value, r.InsetXY(2, 4), func(to float64) {
			to = math.Round(to*20) / 20
			if to == *value {
				return
			}
			*value = to
			s.House.Changed()
			s.House.Sound.Play(audio.SetDownMid)
		})
		return []*ui.Control{c}
	}}
}

// choice is a row of segments below its name.
func (s *Scene) choice(key, name string, labels []string, chosen int, choose func(int)) ui.Item {
	return ui.Item{Height: choiceH, Make: func(r geom.Rect) []*ui.Control {
		label, below := r.CutTop(labelH)
		segments := make([]ui.Segment, len(labels))
		for k, l := range labels {
			segments[k] = ui.Segment{Label: l}
		}
		text := &ui.Control{Key: key + ".label", Rect: label, Role: ui.RoleText, Name: name}
		text.Paint = func(c *canvas.Canvas, _ ui.Shown) {
			c.Text(ui.Fit(ui.Body(16), name, label.W-4), name, geom.Pt(label.X+2, label.Bottom()-7), sprites.Ink, canvas.Left)
		}
		well := geom.R(below.X, below.Y, below.W, 46)
		return append([]*ui.Control{text}, ui.Segments(key, name, well, segments, chosen, choose)...)
	}}
}

func (s *Scene) language() ui.Item {
	tags := lang.Tags()
	var labels []string
	for _, tag := range tags {
		labels = append(labels, tag.Name())
	}
	return s.choice("language", s.House.Words.T(lang.SettingsLanguage), labels, slices.Index(tags, s.House.Words.Tag()), func(k int) {
		s.House.Settings.Lang = tags[k]
		s.House.Changed()
	})
}

func (s *Scene) speed() ui.Item {
	words := s.House.Words
	labels := []string{
		words.T(lang.SettingsSlow), words.T(lang.SettingsNormal), words.T(lang.SettingsFast), words.T(lang.SettingsInstant),
	}
	speeds := store.Speeds()
	return s.choice("speed", words.T(lang.SettingsSpeed), labels, slices.Index(speeds, s.House.Settings.Speed), func(k int) {
		s.House.Settings.Speed = speeds[k]
		s.House.Changed()
	})
}

// buttons lead to the page about keys and back to the settings of the first start.
func (s *Scene) buttons() ui.Item {
	words := s.House.Words
	return ui.Item{Height: buttonsH, Make: func(r geom.Rect) []*ui.Control {
		cols := geom.R(r.X, r.Y+6, r.W, 48).Columns(2, 12)
		row := []*ui.Control{
			ui.Button("keys", words.T(lang.HelpHelp), "info", cols[0], ui.Plain(), s.House.Doors.Help),
			ui.Button("reset", words.T(lang.SettingsReset), "replay", cols[1], ui.Plain(), s.reset),
		}
		ui.EvenLabels(row...)
		return row
	}}
}

// reset gives every setting its first value, but for the language and what was set up for the games.
func (s *Scene) reset() {
	words := s.House.Words
	s.House.Doors.Ask(words.T(lang.SettingsResetAsk), words.T(lang.Yes), words.T(lang.No), func() {
		first := store.DefaultSettings()
		kept := s.House.Settings
		first.Lang, first.Setups = kept.Lang, kept.Setups
		s.House.Settings = first
		s.House.Changed()
	})
}
