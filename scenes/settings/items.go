package settings

import (
	"math"
	"slices"
	"strconv"

	"engawa/audio"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// Heights of the items.
const (
	toggleH  = 50.0
	sliderH  = 60.0
	buttonsH = 66.0

	wellRow   = 46.0 // a row of segments
	wellTop   = 4.0  // above them
	wellBelow = 6.0
)

// Sizes of words.
const (
	nameSize  = 17.0 // of switches and sliders
	labelSize = 16.0 // above a row of segments
	hintSize  = 14.0
)

// items lists everything that can be set, in sections, in columns of the room.
func (s *Scene) items(room stage.Room) []ui.Item {
	s.room = room
	h, words := s.House, s.House.Words
	set := &h.Settings
	items := append(s.language(), s.reading()...)
	items = append(items,
		room.Reading.HeadItem("sound", words.T(lang.SettingsSound)),
		s.volume("effects", lang.SettingsEffects, &set.EffectsVolume),
		s.volume("music", lang.SettingsMusic, &set.MusicVolume),
		s.toggle("muted", lang.SettingsMuted, &set.Muted),
		room.Reading.HeadItem("motion", words.T(lang.SettingsMotion)),
		s.speed(),
		s.toggle("reducedMotion", lang.SettingsReducedMotion, &set.ReducedMotion),
		room.Reading.HeadItem("view", words.T(lang.SettingsView)),
		s.explained("coordinates", lang.SettingsCoordinates, &set.Coordinates, lang.SettingsCoordinatesHint),
		s.explained("faceAcross", lang.SettingsFaceAcross, &set.FaceAcross, lang.SettingsFaceAcrossHint),
		s.toggle("fullscreen", lang.SettingsFullscreen, &set.Fullscreen),
		s.toggle("leftHanded", lang.SettingsLeftHanded, &set.LeftHanded),
		room.Reading.HeadItem("help", words.T(lang.SettingsHelp)),
		s.toggle("marks", lang.SettingsMarks, &set.Marks),
		s.toggle("lastMove", lang.SettingsLastMove, &set.LastMove),
		s.toggle("danger", lang.SettingsDanger, &set.Danger),
		s.toggle("warnings", lang.SettingsWarnings, &set.Warnings),
		s.explained("foresight", lang.SettingsForesight, &set.Foresight, lang.SettingsForesightHint),
		s.toggle("confirm", lang.SettingsConfirm, &set.Confirm),
		s.toggle("forced", lang.SettingsForced, &set.Forced),
	)
	if n := len(set.Silenced); n > 0 {
		items = append(items, s.warnAgain(n))
	}
	return append(items, s.buttons())
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
	const edge = 2.0
	words, style := s.House.Words, s.room.Reading.Body(nameSize)
	height := max(toggleH, ui.ToggleHeight(words.T(name), style, s.room.Width-2*edge)+2*edge)
	return ui.Item{Height: height, Make: func(r geom.Rect) []*ui.Control {
		c := ui.Toggle(key, words.T(name), *value, style, r.InsetXY(edge, edge), func() {
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

// explained is a switch with a sentence below it, from which it is never parted.
func (s *Scene) explained(key string, name lang.Key, value *bool, hint lang.Key) ui.Item {
	parts := []ui.Item{s.toggle(key, name, value)}
	parts = append(parts, ui.TextItems(key+".hint", s.House.Words.T(hint), s.room.Reading.Body(hintSize), s.room.Width-4)...)
	var whole ui.Item
	for _, part := range parts {
		whole.Height += part.Height
	}
	whole.Make = func(r geom.Rect) (list []*ui.Control) {
		for _, part := range parts {
			var at geom.Rect
			at, r = r.CutTop(part.Height)
			list = append(list, part.Make(at)...)
		}
		return list
	}
	return whole
}

// volume is a slider from silence to the loudest, with a sound to judge by.
func (s *Scene) volume(key string, name lang.Key, value *float64) ui.Item {
	words, style := s.House.Words, s.room.Reading.Body(nameSize)
	height := sliderH + canvas.LineHeight(style) - canvas.LineHeight(ui.Body(nameSize))
	return ui.Item{Height: height, Make: func(r geom.Rect) []*ui.Control {
		percent := strconv.Itoa(int(math.Round(*value*100))) + "\u202f%"
		c := ui.Slider(key, words.T(name), percent, *value, style, r.InsetXY(2, 4), func(to float64) {
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
	style := ui.Fit(s.room.Reading.Body(labelSize), name, s.room.Width-4)
	high := canvas.LineHeight(style) + 5
	row := s.segments(key, name, labels, chosen, choose)
	return ui.Item{Height: high + row.Height, Make: func(r geom.Rect) []*ui.Control {
		label, below := r.CutTop(high)
		text := &ui.Control{Key: key + ".label", Rect: label, Role: ui.RoleText, Name: name}
		text.Paint = func(c *canvas.Canvas, _ ui.Shown) {
			c.Text(style, name, geom.Pt(label.X+2, label.Bottom()-7), sprites.Ink, canvas.Left)
		}
		return append([]*ui.Control{text}, row.Make(below)...)
	}}
}

// segments is a choice whose name stands elsewhere, in as many rows as large labels need.
func (s *Scene) segments(key, name string, labels []string, chosen int, choose func(int)) ui.Item {
	list := make([]ui.Segment, len(labels))
	for k, l := range labels {
		list[k] = ui.Segment{Label: l}
	}
	reading, high := s.room.Reading, wellRow
	if reading > 1 {
		high = reading.SegmentsHeight(list, s.room.Width, wellRow)
	}
	return ui.Item{Height: wellTop + high + wellBelow, Make: func(r geom.Rect) []*ui.Control {
		return reading.Segments(key, name, geom.R(r.X, r.Y+wellTop, r.W, high), list, chosen, choose)
	}}
}

// language is the choice of language, a section of its own.
func (s *Scene) language() []ui.Item {
	tags := lang.Tags()
	var labels []string
	for _, tag := range tags {
		labels = append(labels, tag.Name())
	}
	name := s.House.Words.T(lang.SettingsLanguage)
	return []ui.Item{
		s.room.Reading.HeadItem("language.head", name),
		s.segments("language", name, labels, slices.Index(tags, s.House.Words.Tag()), func(k int) {
			s.House.Settings.Lang = tags[k]
			s.House.Changed()
		}),
	}
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
	return ui.Item{Height: buttonsH, Apart: true, Make: func(r geom.Rect) []*ui.Control {
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
