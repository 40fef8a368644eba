package a11y

import "engawa/scenes/stage"

// maxNews is how many lines of a log are announced at once; older ones are left to the log.
const maxNews = 12

// announcer knows what has been announced, so that every line is announced once.
type announcer struct {
	scene          int
	log            stage.Log // the last one with a match
	logIsHidden    bool      // the log is out of sight since
	announcedLines map[stage.LogLine]bool
	keys           map[string]bool // of the lines announced
	nowSentence    string
	say            string
}

// collectNews returns what of a narration has not been announced, and whether what was announced before is no longer for the reader.
func (h *announcer) collectNews(scene int, s stage.Narration) (news []string, clear bool) {
	if s.Log.Of != "" {
		news, clear = h.lines(s.Log)
	} else {
		clear, h.logIsHidden = h.log.Of != "" && !h.logIsHidden, true
	}
	if len(news) > 0 || clear || scene != h.scene {
		h.say = "" // it stands again
	}
	if s.Message != "" && s.Message != h.nowSentence {
		news = append(news, s.Message)
	}
	if s.Say != "" && s.Say != h.say {
		news, h.say = append(news, s.Say), s.Say
	}
	h.nowSentence, h.scene = s.Message, scene
	return news, clear
}

// lines returns the new lines of a log, the last of many. What has happened before one comes to a match is not new, nor
// is a line that another reader reads in other words.
func (h *announcer) lines(log stage.Log) (news []string, clear bool) {
	if !h.logIsHidden && sameLog(&log, &h.log) {
		return nil, false
	}
	before, keys := h.announcedLines, h.keys
	h.announcedLines, h.keys = make(map[stage.LogLine]bool, len(log.Lines)), make(map[string]bool, len(log.Lines))
	another, reader := log.Of != h.log.Of, log.Reader != h.log.Reader
	for _, line := range log.Lines {
		h.announcedLines[line], h.keys[line.Key] = true, true
		if !another && !before[line] && !(reader && keys[line.Key]) {
			news = append(news, line.Text)
		}
	}
	clear = another || reader || h.logIsHidden
	h.log, h.logIsHidden = log, false
	return news[max(0, len(news)-maxNews):], clear
}

// sameLog reports whether two logs are one and the same, without a look at their lines.
func sameLog(a, b *stage.Log) bool {
	if a.Of != b.Of || a.Reader != b.Reader || len(a.Lines) != len(b.Lines) {
		return false
	}
	return len(a.Lines) == 0 || &a.Lines[0] == &b.Lines[0]
}
