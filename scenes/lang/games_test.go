package lang

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/games"
)

// The names that the rule sheet fixes.
func TestPieceNames(t *testing.T) {
	for _, tt := range []struct {
		code    string
		en, fr  string
		spirit  string
		feature string // a word of the English description
		reading string // of the Japanese name in the animals' skin
	}{
		{"L", "Lion", "Lion", "Koropokkuru", "any way", "Raion"},
		{"E", "Elephant", "Éléphant", "Kitsune", "diagonally", "Zō"},
		{"G", "Giraffe", "Girafe", "Tanuki", "straight", "Kirin"},
		{"C", "Chick", "Poussin", "Kodama", "forward", "Hiyoko"},
		{"+C", "Hen", "Coq", "Kodama samurai", "backwards", "Niwatori"},
	} {
		for _, tag := range []Tag{English, French} {
			if got := For(tag).Piece(tt.code).Name; got != tt.spirit {
				t.Errorf("%s %s: spirit %q, want %q", tag, tt.code, got, tt.spirit)
			}
		}
		for _, tag := range Tags() {
			p := For(tag).Piece(tt.code)
			if p.Name == "" || p.Kanji == "" || p.Gloss == "" || p.Steps == "" {
				t.Errorf("%s %s: a part of the card is empty: %+v", tag, tt.code, p)
			}
		}
		for _, tag := range Tags() {
			if p := For(tag).WithSkin(Animals).Piece(tt.code); !strings.HasSuffix(p.Kanji, "\u00a0"+tt.reading) {
				t.Errorf("%s %s: the Japanese name is %q, want it read %q", tag, tt.code, p.Kanji, tt.reading)
			}
		}
		if got := For(English).WithSkin(Animals).Piece(tt.code).Name; got != tt.en {
			t.Errorf("%s: animal %q, want %q", tt.code, got, tt.en)
		}
		if got := For(French).WithSkin(Animals).Piece(tt.code).Name; got != tt.fr {
			t.Errorf("%s: animal %q, want %q", tt.code, got, tt.fr)
		}
		if got := For(English).Piece(tt.code).Steps; !strings.Contains(got, tt.feature) {
			t.Errorf("%s: %q does not say %q", tt.code, got, tt.feature)
		}
	}
	if got := For(English).Piece("Q").Name; got != "Q" {
		t.Errorf("an unknown piece is called %q", got)
	}
}

// The words that the rule sheet fixes for the ends.
func TestEnds(t *testing.T) {
	for _, tt := range []struct{ end, en, fr, ja string }{
		{"catch", "Catch!", "Attrapé\u202f!", "キャッチ！"},
		{"try", "Try!", "Essai\u202f!", "トライ！"},
		{"try-survived", "Try!", "Essai\u202f!", "トライ！"},
		{"stalemate", "No move left", "Plus aucun coup", "動けません"},
		{"repetition", "Draw", "Nulle", "引き分け"},
		{"move-cap", "Draw", "Nulle", "引き分け"},
		{"agree", "Draw by agreement", "Nulle par accord", "引き分け"},
		{"resign", "Resigned", "Abandon", "投了"},
	} {
		en, fr := For(English).End("yokai", tt.end, "Aki", "Hana"), For(French).End("yokai", tt.end, "Aki", "Hana")
		if en.Title != tt.en || fr.Title != tt.fr || en.Japanese != tt.ja || fr.Japanese != tt.ja {
			t.Errorf("%s: %+v %+v", tt.end, en, fr)
		}
		for _, e := range []End{en, fr} {
			if e.Line == "" || strings.Contains(e.Line, "{") || strings.Contains(e.Line, ".line") {
				t.Errorf("%s: the line is %q", tt.end, e.Line)
			}
		}
	}
	if got := For(English).End("yokai", "flood", "", ""); got.Title != "flood" {
		t.Errorf("an unknown end is called %q", got.Title)
	}
}

// TestEveryEndHasWords plays matches of every game at random, and wants a title and a sentence for the end of each.
func TestEveryEndHasWords(t *testing.T) {
	for _, g := range games.All() {
		id, ends := g.Info().ID, map[string]bool{"resign": true}
		for seed := range uint64(12) {
			m, err := rules.NewMatch(g, rules.Setup{Seats: g.Info().MinSeats}, seed)
			if err != nil {
				t.Fatal(err)
			}
			for rng := rules.Rand(seed, 1); ; {
				if err := m.PlayNature(); err != nil {
					t.Fatal(err)
				}
				if m.Over() {
					break
				}
				by, _ := m.State().Actors().First()
				legal, err := bot.Legal(m.State(), by)
				if err != nil {
					t.Fatal(err)
				}
				if _, err := m.Do(rules.Move{By: by, Do: legal[rng.IntN(len(legal))]}); err != nil {
					t.Fatal(err)
				}
			}
			ends[rules.End(g, m.State())] = true
		}
		for end := range ends {
			for _, tag := range Tags() {
				if words := For(tag).End(id, end, "Aki", "Hana"); words.Title == end || strings.HasPrefix(words.Line, "end.") || strings.ContainsAny(words.Line, "{}") {
					t.Errorf("%s: the end %q of %s has the words %+v, want the texts end.%[3]s.%[2]s and end.%[3]s.%[2]s.line", tag, end, id, words)
				}
			}
		}
	}
}

func TestGames(t *testing.T) {
	for _, tag := range append(Tags(), Pseudo) {
		for _, id := range gameIDs() {
			g := For(tag).Game(id)
			for _, text := range []string{g.Title, g.Japanese, g.Players, g.Minutes, g.Blurb, g.Credit} {
				if text == "" || strings.Contains(text, "{") || strings.Contains(text, "game.") {
					t.Errorf("%s %s: %q in %+v", tag, id, text, g)
				}
			}
		}
	}
	for id, names := range map[string][]string{
		"yokai": {"Naïade", "Maiko Fujita", "Benoît Christen"},
		"honshu": {
			"Ossi Hiekkala", "Jere Kasanen", "Antoine Prono", "Kaisa Malmioja", "Kimmo Leivo", "Tomi Mononen", "Antti Muhonen",
			"Janne Kössö", "Marko Naumanen", "Raisa Rautiola", "Tobias Björkwall", "Oskari Westerholm",
		},
		"forhonor": {"Fatmax66", "test"},
	} {
		for _, tag := range Tags() {
			for _, name := range names {
				if g := For(tag).Game(id); !strings.Contains(g.Thanks, name) {
					t.Errorf("%s %s: %q does not name %s", tag, id, g.Thanks, name)
				}
			}
		}
	}
	if got := For(English).Game("yokai").Caption; got != "2 players · 10 min" {
		t.Errorf("the caption is %q", got)
	}
	if got := For(French).Game("honshu").Caption; got != "2-5 joueurs · 40 min" {
		t.Errorf("the caption is %q", got)
	}
	if got := For(English).Edition("yokai", dobutsuRules()).Title; got != "Dōbutsu shōgi" {
		t.Errorf("with animals the title is %q", got)
	}
	if got := For(English).Game("go").Title; got != "go" {
		t.Errorf("an unknown game is called %q", got)
	}
}

func TestLevelsAndNames(t *testing.T) {
	for tag, computer := range map[Tag]string{English: "Computer", French: "Ordi"} {
		seen := map[string]string{computer: "no level"}
		for _, title := range bot.Titles() {
			word := For(tag).Level(title)
			if other, double := seen[word]; double {
				t.Errorf("%s: %s is called %q like %s", tag, title, word, other)
			}
			seen[word] = title
		}
		for _, title := range []string{"", "Shogun", "1"} {
			if got := For(tag).Level(title); got != computer {
				t.Errorf("%s: %q is called %q, want %q", tag, title, got, computer)
			}
		}
		for _, game := range games.All() {
			for _, level := range bots.Levels(game) {
				if For(tag).Level(level.Title) == computer {
					t.Errorf("%s: level %s of %s, %q, has no word: level.… in common.json", tag, level.Name, game.Info().ID, level.Title)
				}
			}
		}
	}
	names := map[string]bool{}
	for seat := range rules.Seat(rules.MaxSeats) {
		names[DefaultName(seat)] = true
	}
	if len(names) != rules.MaxSeats {
		t.Errorf("%d seats share %d names", rules.MaxSeats, len(names))
	}
}

// TestEveryGameHasItsFacts wants what a box on the shelf says of each game; the other languages have the keys of English.
func TestEveryGameHasItsFacts(t *testing.T) {
	for _, g := range games.All() {
		id := g.Info().ID
		if _, ok := factsOf(id, nil); !ok {
			t.Errorf("factsOf (games.go) does not know %s: title, players, minutes, author", id)
		}
		for _, key := range []Key{Key("game." + id + ".blurb"), Key("game." + id + ".credit")} {
			if !For(English).Has(key) {
				t.Errorf("%s has no text", key)
			}
		}
	}
}

func TestRefusal(t *testing.T) {
	lion := rules.Errorf("move-lion", "the lion may not move onto an attacked square")
	both := rules.Errorf("over", "the match is over")
	both.Also = []*rules.Error{rules.Errorf("no-such-code", "Only in English.")}
	for _, tt := range []struct {
		c    *Catalog
		game string
		err  error
		want string
	}{
		{For(English), "yokai", nil, ""},
		{For(English), "yokai", lion, "The Koropokkuru may not move onto an attacked square."},
		{For(French).WithSkin(Animals), "yokai", lion, "Le Lion ne peut pas aller sur une case menacée."},
		{For(French), "yokai", fmt.Errorf("wrapped: %w", lion), "Le Koropokkuru ne peut pas aller sur une case menacée."},
		{For(English), "honshu", lion, "The lion may not move onto an attacked square"},
		{For(English), "honshu", both, "The game is over. Only in English."},
		{For(English), "yokai", errors.New("a plain error"), "A plain error"},
	} {
		if got := tt.c.Refusal(tt.game, tt.err); got != tt.want {
			t.Errorf("%v: got %q, want %q", tt.err, got, tt.want)
		}
	}
}

// A refusal that comes with details says them in every language; one that comes without, as from a host, says less.
func TestARefusalSaysItsDetails(t *testing.T) {
	for _, tt := range []struct {
		game    string
		err     *rules.Error
		en, fr  string
		without string // in English
	}{
		{"homeworlds", rules.Errorf("bank-empty", "").WithCode("piece", "g3"),
			"The bank has no green 3 left: choose another piece.", "La réserve n’a plus cette pièce, vert 3 : choisissez-en une autre.",
			"The bank has no such piece left: choose another one."},
		{"homeworlds", rules.Errorf("no-overpopulation", "").WithNumber("n", 1),
			"A catastrophe needs four pieces of one colour: there is 1 here.", "Une catastrophe demande quatre pièces d’une couleur : il y en a 1 ici.",
			"A catastrophe needs four pieces of one colour."},
		{"yokai", rules.Errorf("move-reach", "").WithCode("kind", "G"),
			"The Tanuki cannot move there: follow its arrows.", "Le Tanuki ne peut pas se déplacer là : suivez ses flèches.",
			"This piece cannot move there: follow its arrows."},
		{"yokai", rules.Errorf("fen-letter", "").WithCode("letter", "x").WithNumber("row", 3),
			"The sign x in row 3 means nothing: a row has the letters L E G C, small or capital, and the digits 1 to 3.",
			"Le signe x de la rangée 3 ne veut rien dire : une rangée s’écrit avec les lettres L E G C, majuscules ou minuscules, et les chiffres 1 à 3.",
			"A row has the letters L E G C, small or capital, and the digits 1 to 3."},
		{"honshu", rules.Errorf("wrong-colour", "").WithCode("good", "blue"),
			"In this trick every cube must be fish, as the first one was.", "Dans ce pli, chaque cube doit être comme le premier : poisson.",
			"In this trick every cube must be the same resource as the first."},
		{"honshu", rules.Errorf("not-in-pair", "").WithNumber("first", 8).WithNumber("second", 17),
			"This card is not in your pair: keep card 8 or card 17.", "Cette carte n’est pas dans votre paire : choisissez la 8 ou la 17.",
			"This card is not in your pair."},
		{"forhonor", rules.Errorf("wrong-phase", "").WithCode("phase", "combat"),
			"Now choose a combat card.", "Choisissez maintenant une carte de combat.",
			"You cannot do that at this point of the round."},
		{"forhonor", rules.Errorf("wrong-phase", "").WithCode("phase", "over"),
			"You cannot do that at this point of the round.", "Ce n’est pas possible à ce moment du tour.",
			"You cannot do that at this point of the round."},
		{"forhonor", rules.Errorf("too-far", "").WithNumber("n", 1),
			"Too far: this hero has 1 move left.", "Trop loin : ce héros a encore 1 pas.",
			"That is farther than this hero can move now."},
	} {
		if got := For(English).Refusal(tt.game, tt.err); got != tt.en {
			t.Errorf("%s: got %q, want %q", tt.err.Code, got, tt.en)
		}
		if got := strings.ReplaceAll(For(French).Refusal(tt.game, tt.err), "\u00a0", " "); got != tt.fr {
			t.Errorf("%s: got %q, want %q", tt.err.Code, got, tt.fr)
		}
		if got := For(German).Refusal(tt.game, tt.err); strings.ContainsAny(got, "{}") || got == "" {
			t.Errorf("%s: got %q", tt.err.Code, got)
		}
		if got := For(English).Refusal(tt.game, rules.Errorf(tt.err.Code, "")); got != tt.without {
			t.Errorf("%s without details: got %q, want %q", tt.err.Code, got, tt.without)
		}
	}
}

// Every code that the rule sheet and the contract list has a sentence of its own.
func TestEveryRefusalCodeHasASentence(t *testing.T) {
	codes := strings.Fields(`over not-your-turn bad-option bad-seats bad-position bad-state bad-action bad-event bad-seat bad-save newer-save
		undo-chance undo-revealed undo-other undo-nothing undo-closed undo-final
		fen-fields fen-hand fen-rows fen-plus fen-letter fen-width fen-side fen-lion fen-pieces fen-try
		move-text drop-hand drop-square move-piece move-reach move-own move-plus move-lion`)
	for _, tag := range Tags() {
		for _, code := range codes {
			if got := For(tag).Refusal("yokai", rules.Errorf(code, "fallback")); got == "fallback" || got == "" {
				t.Errorf("%s: the code %s has no sentence", tag, code)
			}
		}
	}
}
