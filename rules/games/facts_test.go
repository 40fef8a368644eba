package games

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"engawa/rules/forhonor"
	"engawa/rules/homeworlds"
	"engawa/rules/honshu"
	"engawa/rules/yokai"
)

// readers are the folders of those who read a game: its screens, its bots, its lessons and the pictures of its book.
// What they have of a game stands in files or folders with its name.
var readers = []string{"../../scenes", "../bot", "../../scenes/lesson/lessons"}

// numbers are the exported numbers of each game that are large enough to be known by their value.
var numbers = map[string][]int{
	"yokai":      {yokai.MoveLimit},
	"homeworlds": {homeworlds.TurnLimit},
	"honshu":     {honshu.BoostValue, honshu.PointPayoff, honshu.NumCards},
	"forhonor":   {forhonor.CardPoints, forhonor.HeldPoints, forhonor.BreakPoints},
}

// allowedLines are lines that look like a copy and are none: a part of the line, and of the name of its file.
var allowedLines = []struct{ file, line string }{
	{"scenes/honshu", "r.H > 60"}, {"scenes/honshu", "message = 60"}, {"scenes/forhonor/dueltree.go", "Basis: 200"}, // measures of the screen
	{"scenes/forhonor/parts.go", "iota + 1000"}, {"scenes/scenestest/screens_", "d.Tick(200)"}, // numbers of buttons; ticks
	{"bot/forhonor/levels.go", ":"}, {"bot/yokai/levels.go", "("}, {"bot/forhonor/weights.go", "weightStep"}, {"bot/honshu/levels.go", ":"}, // parameters and weights
	{"bot/homeworlds/evaluation.go", "certain = 1000"},         // thousandths
	{"bot/forhonor", "/ 100"}, {"bot/honshu/bot.go", "/ (100"}, // shares in hundredths
	{"scenes/sourcemark/facts.go", "PowerColossus"}, // where a fact comes from
}

// restatements are rules in other words, and what tells them.
var restatements = []struct{ game, code, instead string }{
	{"forhonor", `Power\(\) [!=]= \w+\.PowerChooser`, "IsSpared"},
	{"forhonor", `Power\(\) [!=]= \w+\.PowerSentence`, "PostAfterDeath"},
	{"forhonor", `Power\(\) [!=]= \w+\.PowerColossus`, "GangUp"},
	{"forhonor", `[!=]= \w+\.(NotFought|FoughtFirst|FoughtLast)`, "State.MayFight"},
	{"forhonor", `[pP]ost <=? \w+\.Fielded`, "Post.Ready"},
	{"forhonor", `round ?\+ ?[12]\b`, "State.ReturnRound"},
	{"forhonor", `BreakPoints.*&&.*BreakPoints`, "Breaks or State.Breaking"},
	{"forhonor", `2 ?\* ?\w+\.CardPoints`, "HeldPoints"},
	{"forhonor", `\[4\](\w+\.)?(Hero|Figure|figure|warrior)`, "CampSize"},
	{"homeworlds", `(CountColour\(\w+\)(; n)?|crowds\([^)]*\)\[\w+\]) (>=|>|==|<|<=) [345]\b`, "Overpopulation"},
	{"homeworlds", `Occurrences\(\) (>=|>|==|<|<=) [2-9]`, "RepetitionLimit"},
	{"yokai", `(Occurrences\(\)|count) (>=|>|==|<|<=) [2-9]`, "RepetitionLimit"},
	{"yokai", `Chick && .*[fF]arRow`, "Promotes"},
	{"honshu", `NumCubes\(\) (>=|>|==|<|<=) [1-9]`, "PayCubes"},
	{"honshu", `len\((\w+\.)*(pays|colours)\) (>=|>|==|<|<=) [2-9]`, "PayCubes"},
	{"honshu", `Goal(TwoCubes|BlueYellow|GreyBrown)\b`, "Scoring.PerFactory or Reward"},
}

// copied are the names of constants and functions that were copies, or could be.
var (
	constantNames = []string{
		"cubeValue", "boostValue", "raise", "pushes", "stampedeReach", "cardPoints", "cardWorth", "heldPoints", "breakPoints", "breaking",
		"breakingScore", "campSize", "thirdTime", "drawnAt", "leastFactory", "factoryKinds", "fullHand", "handSize", "payCubes", "overpopulation",
		"crowd", "moveLimit", "turnLimit",
	}
	functionNames = []string{"farRow", "returns", "returnRound", "spares", "spared", "ganged", "gangUp", "breaks", "promotes", "mayFight"}
)

// TestNobodyRepeatsWhatTheGameStates looks through the source of screens, bots, lessons and diagrams for facts that
// the game exports: large numbers as literals, conditions that a function of the game decides, and declarations under
// the names that such copies have had. It does not see small numbers in other words, nor a rule that the game does not
// export.
func TestNobodyRepeatsWhatTheGameStates(t *testing.T) {
	read, total := map[string]int{}, 0
	for _, root := range readers {
		err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
			game := gameOf(name)
			if err != nil || d.IsDir() || game == "" || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
				return err
			}
			read[game]++
			for _, fault := range findCopies(t, game, name) {
				t.Error(fault)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, g := range All() {
		if id := g.Info().ID; read[id] == 0 {
			t.Errorf("no file of a screen or a bot is about %s: none has its id in its name or imports rules/%s", id, id)
		}
		total += read[g.Info().ID]
	}
	if total < 100 {
		t.Errorf("only %d files were read", total)
	}
}

// gameOf returns the game that a file is about, by its folder, its name or what it imports.
func gameOf(name string) string {
	if strings.Contains(filepath.ToSlash(name), "/lang/") {
		return "" // sentences
	}
	for _, g := range All() {
		if strings.Contains(name, g.Info().ID) {
			return g.Info().ID
		}
	}
	if !strings.HasSuffix(name, ".go") {
		return ""
	}
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
	if err != nil {
		return ""
	}
	for _, spec := range file.Imports {
		for _, g := range All() {
			if path, _ := strconv.Unquote(spec.Path.Value); path == "engawa/rules/"+g.Info().ID {
				return g.Info().ID
			}
		}
	}
	return ""
}

// findCopies returns what the file states again, a line each.
func findCopies(t *testing.T, game, name string) (list []string) {
	t.Helper()
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, name, nil, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	lines := code(t, name)
	at := func(pos token.Pos) (int, string) {
		n := set.Position(pos).Line
		return n, lines[n-1]
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BasicLit:
			value, err := strconv.Atoi(strings.ReplaceAll(n.Value, "_", ""))
			line, text := at(n.Pos())
			if n.Kind == token.INT && err == nil && slices.Contains(numbers[game], value) && !isAllowed(name, text) && !duration.MatchString(text) {
				list = append(list, fileLine(name, line)+": "+n.Value+" is a number that package "+game+" exports: "+strings.TrimSpace(text))
			}
		case *ast.ValueSpec:
			for _, id := range n.Names {
				list = appendName(list, name, id, constantNames, at)
			}
		case *ast.FuncDecl:
			list = appendName(list, name, n.Name, functionNames, at)
		}
		return true
	})
	for k, text := range lines {
		for _, r := range restatements {
			if r.game == game && !isAllowed(name, text) && regexp.MustCompile(r.code).MatchString(text) {
				list = append(list, fileLine(name, k+1)+": package "+game+" tells this by "+r.instead+": "+strings.TrimSpace(text))
			}
		}
	}
	return list
}

// isAllowed reports whether the line means something else.
func isAllowed(name, text string) bool {
	name = filepath.ToSlash(name)
	for _, o := range allowedLines {
		if strings.Contains(name, o.file) && strings.Contains(text, o.line) {
			return true
		}
	}
	return false
}

// duration matches a constant that counts milliseconds.
var duration = regexp.MustCompile(`^\s*(const )?\w+MS\s*=`)

func fileLine(name string, line int) string { return filepath.ToSlash(name) + ":" + strconv.Itoa(line) }

// appendName appends a declaration that has the name of a copy.
func appendName(list []string, name string, id *ast.Ident, copied []string, at func(token.Pos) (int, string)) []string {
	if !slices.Contains(copied, id.Name) {
		return list
	}
	line, text := at(id.Pos())
	return append(list, fileLine(name, line)+": the game has this fact: "+strings.TrimSpace(text))
}

// code returns the lines of a file without comments.
func code(t *testing.T, name string) []string {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(data), "\n")
	for k, line := range lines {
		lines[k], _, _ = strings.Cut(line, "//")
	}
	return lines
}
