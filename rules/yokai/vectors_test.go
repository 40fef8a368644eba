package yokai

import (
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/perft"
)

// The vectors of docs/rules/yokai.md, 13, which hold without the reference data.

func TestPerftVectors(t *testing.T) {
	for _, c := range []struct {
		position string
		variant  Variant
		want     []uint64
	}{
		{"2l/3/1L1/3[EGCegc] w", Mori, []uint64{38, 1164, 30860, 635891, 11860252}},
		{"2l/3/1L1/3[EGCegc] w", Dobutsu, []uint64{36, 1028, 24378, 439352, 6915303}},
		{"cgl/2e/2L/c1G[E] w", Mori, []uint64{10, 40, 319, 2066, 18246, 126722}},
		{"cgl/2e/2L/c1G[E] w", Dobutsu, []uint64{7, 22, 114, 617, 3694, 21391}},
	} {
		s := load(t, c.variant, c.position)
		for k, want := range c.want {
			for _, unit := range []string{"action", "turn"} {
				got, err := perft.Count(Game{}, s, k+1, unit, perft.Watch{})
				if err != nil || got != want {
					t.Errorf("%s, rules %d, depth %d: %d (%v), want %d", c.position, c.variant, k+1, got, err, want)
				}
			}
		}
	}
}

func TestPerftOfDepthZero(t *testing.T) {
	if n, err := perft.Count(Game{}, load(t, Mori, startText), 0, perft.Turn, perft.Watch{}); n != 1 || err != nil {
		t.Errorf("depth 0: %d, %v; want 1", n, err)
	}
}

// TestEnds plays the terminal cases, stalemates and repetitions of docs/rules/yokai.md, 13. Winner is "w", "b" or "" for
// none.
func TestEnds(t *testing.T) {
	const toAndFro = "c1c2 a4a3 c2c1 a3a4 "
	const cycle = "C@b3 b4b3 b1a1 C@b1 a1b1 b3b4 "
	for _, c := range []struct {
		variant         Variant
		position, moves string
		end, winner     string
		after           string // position text, "" if it does not matter
	}{
		{Mori, "3/1L1/3/1l1[] w", "b3b4", "try", "w", ""},
		{Dobutsu, "3/1L1/3/1l1[] w", "b3b4", "try", "w", ""},
		{Mori, "1g1/1L1/3/1l1[] w", "b3a4", "", "", "Lg1/3/3/1l1[] b T"},
		{Mori, "1g1/1L1/3/1l1[] w", "b3a4 b4a4", "catch", "b", ""},
		{Mori, "1g1/1L1/3/1l1[] w", "b3a4 b1b2", "try-survived", "w", ""},
		{MoriStrict, "1g1/1L1/3/1l1[] w", "b3a4 b1b2", "", "", "Lg1/3/1l1/3[] w"},
		{Mori, "1g1/1L1/1l1/3[] w", "b3a4 b2b1", "try", "b", ""},
		{Mori, "1g1/1L1/1l1/2G[] w", "b3a4 b2b1", "try-survived", "w", ""},
		{Mori, "2e/gl1/2L/E1G[Cc] w", "c2b3", "catch", "w", ""},
		{Mori, "l2/C2/2L/3[] w", "a3a4+", "catch", "w", ""},
		{Dobutsu, "1ge/lEL/3/+c1+c[g] b", "c4b3", "stalemate", "b", ""},
		{Mori, "1ge/lEL/3/+c1+c[g] b", "c4b3", "", "", ""},
		{Dobutsu, "l2/3/1L1/3[EEGGCC] w", "C@b3", "stalemate", "w", ""},
		{Mori, "l2/3/1L1/3[EEGGCC] w", "C@b3", "", "", ""},
		{Dobutsu, "1GC/1eL/lE1/1cG[] w", "b4b3", "stalemate", "w", ""},
		{Mori, "EGL/1CC/3/2l[] b", "c1c2", "stalemate", "b", ""},
		{Mori, "EGL/1CC/1l1/3[] w", "", "stalemate", "b", ""},
		{Mori, startText, toAndFro + toAndFro, "repetition", "", startText},
		{Dobutsu, startText, toAndFro + toAndFro, "repetition", "", startText},
		{Mori, "1l1/3/3/1L1[C] w", cycle + cycle, "repetition", "", "1l1/3/3/1L1[C] w"},
		{Mori, "1l1/3/3/1L1[C] w", cycle, "", "", "1l1/3/3/1L1[C] w"},
	} {
		s := load(t, c.variant, c.position)
		for _, move := range strings.Fields(c.moves) {
			do(t, s, move)
		}
		winner := ""
		if w, ok := s.Winner(); ok {
			winner = s.SideOf(w).String()
		}
		if end := (Game{}).End(s); end != c.end || winner != c.winner {
			t.Errorf("%s, rules %d, %s: end %q won by %q, want %q by %q", c.position, c.variant, c.moves, end, winner, c.end, c.winner)
		}
		if over := s.Actors() == 0; over != (c.end != "") {
			t.Errorf("%s, rules %d, %s: over is %v", c.position, c.variant, c.moves, over)
		}
		if got := s.board.String(); c.after != "" && got != c.after {
			t.Errorf("%s, rules %d, %s: %s, want %s", c.position, c.variant, c.moves, got, c.after)
		}
	}
}

func TestMoveRefusals(t *testing.T) {
	for _, c := range []struct {
		variant              Variant
		position, move, want string
	}{
		{Dobutsu, "1g1/1L1/3/1l1[] w", "b3a4", CodeTaboo},
		{Dobutsu, "2e/gl1/2L/E1G[Cc] w", "c2b3", CodeTaboo},
		{Mori, "l2/C2/2L/3[] w", "a3a4", CodePromotion},
		{Mori, "l2/C2/2L/3[] w", "c2c3+", CodePromotion},
		{Mori, startText, "pass", CodeText},
		{Mori, startText, "b2-b3", CodeText},
		{Mori, startText, "B2B3", CodeText},
		{Mori, startText, "c@b2", CodeText},
		{Mori, startText, "L@b3", CodeText},
		{Mori, startText, "C@b3+", CodeText},
		{Mori, startText, " b2b3", CodeText},
		{Mori, startText, "", CodeText},
		{Mori, startText, "b2b", CodeText},
		{Mori, startText, "d2b3", CodeText},
		{Mori, startText, "b2b0", CodeText},
		{Mori, startText, "C@b3", CodeDropHand},
		{Mori, startText, "C@b2", CodeDropHand},
		{Mori, "l2/3/3/2L[C] w", "C@a4", CodeDropSquare},
		{Mori, startText, "a3a4", CodePiece},
		{Mori, startText, "b3b2", CodePiece},
		{Mori, startText, "b2c3", CodeReach},
		{Mori, startText, "a1b1", CodeReach},
		{Mori, startText, "b1a1", CodeOwn},
		{Mori, "EGL/1CC/1l1/3[] w", "c3c4", rules.CodeOver},
	} {
		s := load(t, c.variant, c.position)
		before := bytesOf(t, s)
		if _, err := try(s, c.move); rules.CodeOf(err) != c.want {
			t.Errorf("%s, rules %d, %q: %v, want %s", c.position, c.variant, c.move, err, c.want)
		}
		if string(bytesOf(t, s)) != string(before) {
			t.Errorf("%s: the refused %q has changed something", c.position, c.move)
		}
	}
}

func TestPositionRefusals(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", CodeFields},
		{"gle/1c1/1C1/ELG[]", CodeFields},
		{"gle/1c1/1C1/ELG[] w ", CodeFields},
		{"gle/1c1/1C1/ELG[] w T T", CodeFields},
		{"gle/1c1/1C1/ELG[] w - - 0 -1", CodeFields},
		{"gle/1c1/1C1/ELG w", CodeHand},
		{"gle/1c1/1C1/ELG[][] w", CodeHand},
		{"gle/1c1/1C1/ELG[ w", CodeHand},
		{"gle/1c1/1C1/ELG[]x w", CodeHand},
		{"gle/1c1/1C1/ELG[+c] w", CodeHand},
		{"gle/1c1/1C1/ELG[L] w", CodeHand},
		{"gle/1c1/1C1[] w", CodeRows},
		{"g+le/1c1/1C1/ELG[] w", CodePlus},
		{"gle/1c1/1C1/EL+[] w", CodePlus},
		{"gle/1c1/1C1/EL++C[] w", CodePlus},
		{"gle/0/1C1/ELG[] w", CodeLetter},
		{"gle/4/1C1/ELG[] w", CodeLetter},
		{"gle/1ü1/1C1/ELG[] w", CodeLetter},
		{"gle/12c/1C1/ELG[] w", CodeWidth},
		{"gle/1/1C1/ELG[] w", CodeWidth},
		{"gle//1C1/ELG[] w", CodeWidth},
		{"gle/1c1/1C1/ELG[] W", CodeSide},
		{"g1e/1c1/1C1/ELG[] w", CodeLion},
		{"gll/1c1/1C1/ELG[] w", CodeLion},
		{"gle/1c1/1C1/ELG[e] w", CodePieces},
		{"gle/1+c1/1C1/ELG[c] w", CodePieces},
		{"1l1/3/3/1L1[EEEEEEEEE] w", CodePieces},
		{"Lg1/3/3/1l1[] b t", CodeTry},
		{"1Lg/3/3/1l1[] w T", CodeTry},
		{"L1g/3/3/1l1[] b T", CodeTry},
		{"1g1/L2/3/1l1[] b T", CodeTry},
	} {
		_, err := ParseBoard(Mori, c.text)
		if rules.CodeOf(err) != c.want {
			t.Errorf("%q: %v, want %s", c.text, err, c.want)
		}
	}
	for _, v := range []Variant{Dobutsu, MoriStrict} {
		if _, err := ParseBoard(v, "Lg1/3/3/1l1[] b T"); rules.CodeOf(err) != CodeTry {
			t.Errorf("a waiting Try under rules %d: %v", v, err)
		}
	}
}

// TestPositionForms reads the forms that the reader accepts and the writer does not write.
func TestPositionForms(t *testing.T) {
	for text, want := range map[string]string{
		"gle/1c1/1C1/ELG[-] w":          startText,
		"gle/1c1/1C1/ELG[] w - - 12 34": startText,
		"gle/1c1/111/ELG[C] b":          "gle/1c1/3/ELG[C] b",
		"1l1/12/21/1L1[ceCEg] w":        "1l1/3/3/1L1[ECegc] w",
		"C1l/3/3/L1c[] b":               "C1l/3/3/L1c[] b",
		"1lL/3/+c1+C/3[EEGG] w":         "1lL/3/+c1+C/3[EEGG] w",
		"Lg1/3/3/1l1[] b T":             "Lg1/3/3/1l1[] b T",
	} {
		if got := mustParse(t, Mori, text).String(); got != want {
			t.Errorf("%q is written %q, want %q", text, got, want)
		}
	}
}

func bytesOf(t testing.TB, s rules.State) []byte {
	t.Helper()
	data, err := s.AppendBinary(nil)
	if err != nil {
		t.Fatal(err)
	}
	return data
}
