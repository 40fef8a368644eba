# Prints a line for each skipped test among the events of "go test -json": its package, its name, and what it said.
function field(name,    at, rest) {
	at = index($0, "\"" name "\":\"")
	if (at == 0) return ""
	rest = substr($0, at + length(name) + 4)
	if (!match(rest, /^([^"\\]|\\.)*/)) return ""
	return substr(rest, 1, RLENGTH)
}
{
	test = field("Test")
	if (test == "") next
	key = field("Package") " " test
	action = field("Action")
	if (action == "output") {
		text = field("Output")
		if (text ~ /^ +[A-Za-z0-9_]+\.go:[0-9]+: /) {
			sub(/^ +[A-Za-z0-9_]+\.go:[0-9]+: /, "", text)
			gsub(/\\n/, "", text)
			gsub(/\\"/, "\"", text)
			said[key] = text
		}
	} else if (action == "skip")
		print key ": " (key in said ? said[key] : "no reason is told")
}
