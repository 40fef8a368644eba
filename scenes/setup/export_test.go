package setup

import "engawa/rules/bot"

// Offer offers other levels of computer players than the game has.
func (s *Scene) Offer(levels []bot.Level) *Scene {
	s.levels = levels
	return s
}

// Flames gives the tests flames.
var Flames = flames
