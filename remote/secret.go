package remote

import (
	"io"
	"strings"
	"unicode"

	"engawa/rules"
)

// secretBytes is the length of a secret: 128 bits, which nobody guesses.
const secretBytes = 16

// Secret is 128 random bits that let a device sit on a seat, watch a table or own it: in the fragment of a link, or as
// the key of a device. It is written in 26 lower-case letters and digits. A host keeps its checksum only.
type Secret string

// letters are those that secrets and names of tables are written with, five bits each.
const letters = "abcdefghijkmnpqrstuvwxyz23456789"

// formatBits writes random bits by the letters, as encoding/base32 does, which would be five kilobytes of the page.
func formatBits(bytes []byte) string {
	var text []byte
	var bits uint64
	count := 0 // of the bits that are not written yet
	for _, b := range bytes {
		bits = bits<<8 | uint64(b)
		for count += 8; count >= 5; {
			count -= 5
			text = append(text, letters[bits>>count&31])
		}
	}
	if count > 0 {
		text = append(text, letters[bits<<(5-count)&31])
	}
	return string(text)
}

// isFormatted reports whether a text is written as formatBits writes so many bytes.
func isFormatted(text string, bytes int) bool {
	return len(text) == (8*bytes+4)/5 && strings.Trim(text, letters) == ""
}

// NewSecret draws a secret from random, which is crypto/rand outside of tests.
func NewSecret(random io.Reader) (Secret, error) {
	var bits [secretBytes]byte
	if _, err := io.ReadFull(random, bits[:]); err != nil {
		return "", err
	}
	return Secret(formatBits(bits[:])), nil
}

// NewSecrets draws what a device has of its own at a table: its key, and what it adds to deals.
func NewSecrets(random io.Reader) (secrets [2]Secret, err error) {
	for k := 0; k < len(secrets) && err == nil; k++ {
		secrets[k], err = NewSecret(random)
	}
	return secrets, err
}

// Valid reports whether it is written as secrets are.
func (s Secret) Valid() bool { return isFormatted(string(s), secretBytes) }

// Link is where a seat, or a place to watch from, is to be had. The secret stands in the fragment, which browsers send
// to nobody.
type Link struct {
	Base   string // the address of the host, as "http://192.168.1.20:8080/"
	Table  string
	Secret Secret
}

// linkField names the part of the fragment.
const linkField = "seat="

// String writes the link.
func (l Link) String() string {
	return strings.TrimSuffix(l.Base, "/") + "/#" + linkField + l.Table + "." + string(l.Secret)
}

// TableLink returns the address of a table for devices that have been there. It has no secret: it gives nothing to others.
func TableLink(base, table string) string {
	return strings.TrimSuffix(base, "/") + "/" + TableMark + table
}

// TableMark begins the fragment of the address of a table, see TableLink.
const TableMark = "#table="

// Host returns what a person calls the host, as "192.168.1.20:8080".
func (l Link) Host() string {
	_, host, _ := strings.Cut(l.Base, "://")
	return strings.TrimSuffix(host, "/")
}

// ParseLink reads a link. What is none gives an *rules.Error with the code CodeLink. It takes the link apart by hand:
// with net/url the page would be ten kilobytes larger.
func ParseLink(text string) (Link, error) {
	address, field, found := strings.Cut(strings.TrimSpace(text), "#"+linkField)
	scheme, rest, schemed := strings.Cut(address, "://")
	host, _, _ := strings.Cut(rest, "/")
	table, secret, parted := strings.Cut(field, ".")
	scheme = strings.ToLower(scheme)
	if !found || !schemed || scheme != "http" && scheme != "https" || !validHost(host) || !parted || !ValidTable(table) || !Secret(secret).Valid() {
		return Link{}, badLink(text)
	}
	return Link{Base: scheme + "://" + host + "/", Table: table, Secret: Secret(secret)}, nil
}

// validHost reports whether a text can name a host and its port, as "example.org", "10.0.0.2:8080" or "[::1]:8080".
func validHost(host string) bool {
	return host != "" && !strings.ContainsFunc(host, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("-._:[]", r)
	})
}

func badLink(text string) error {
	return rules.Errorf(CodeLink, "%q is no link to a table; expected one as http://HOST/#%sTABLE.SECRET", rules.Shorten(text), linkField)
}

// tableBytes is the length of the random part of a table's name.
const tableBytes = 5

// NewTable draws a name for a table: eight lower-case letters and digits.
func NewTable(random io.Reader) (string, error) {
	var bits [tableBytes]byte
	if _, err := io.ReadFull(random, bits[:]); err != nil {
		return "", err
	}
	return formatBits(bits[:]), nil
}

// ValidTable reports whether a name is written as [NewTable] writes them.
func ValidTable(name string) bool { return isFormatted(name, tableBytes) }
