package a11y

import "engawa/scenes/stage"

// mostNews is how many lines of a log are announced at once; older ones are left to the log.
const mostNews = 12

// announcer knows what has been announced, so that every line is announced once.
type announcer struct {
	scene     int
	log       stage.Log // the last one with a match
	away      bool      // the log is out of sight since
	announced map[stage.LogLine]bool
	keys      map[string]bool // of told
	now       string
	say       string
}

// news returns what of a narration has not been announced, and whether what was announced before is no longer for the reader.
func (h *announcer) news(scene int, s stage.Narration) (news []string, clear bool) {
	if s.Log.Of != "" {
		news, clear = h.lines(s.Log)
	} else {
		clear, h.away = h.log.Of != "" && !h.away, true
	}
	if len(news) > 0 || clear || scene != h.scene {
		h.say = "" // it stands anew
	}
	if s.Now != "" && s.Now != h.now {
		news = append(news, s.Now)
	}
	if s.Say != "" && s.Say != h.say {
		news, h.say = append(news, s.Say), s.Say
	}
	h.now, h.scene = s.Now, scene
	return news, clear
}

// lines returns the new lines of a log, the last of many. What has happened before one comes to a match is not new, nor
// is a line that another reader reads in other words.
func (h *announcer) lines(log stage.Log) (news []string, clear bool) {
	if !h.away && sameLog(&log, &h.log) {
		return nil, false
	}
	before, keys := h.announced, h.keys
	h.announced, h.keys = make(map[stage.LogLine]bool, len(log.Lines)), make(map[string]bool, len(log.Lines))
	another, reader := log.Of != h.log.Of, log.Reader != h.log.Reader
	for _, line := range log.Lines {
		h.announced[line], h.keys[line.Key] = true, true
		if !another && !before[line] && !(reader && keys[line.Key]) {
			news = append(news, line.Text)
		}
	}
	clear = another || reader || h.away
	h.log, h.away = log, false
	return news[max(0, len(news)-mostNews):], clear
}

// sameLog reports whether two logs are one and the same, without a look at their lines.
func sameLog(a, b *stage.Log) bool {
	if a.Of != b.Of || a.Reader != b.Reader || len(a.Lines) != len(b.Lines) {
		return false
	}
	return len(a.Lines) == 0 || &a.Lines[0] == &b.Lines[0]
}
