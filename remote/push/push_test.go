package push

import (
	"bytes"
	"crypto/ecdh"
	"encoding/base64"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"engawa/remote"
	"engawa/rules"
)

// Values of RFC 8291, appendix A.
const (
	rfcText           = "When I grow up, I want to be a watermelon"
	rfcSenderPrivate  = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
	rfcBrowserPublic  = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
	rfcBrowserPrivate = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
	rfcAuth           = "BTBZMqHH6r4Tts7J_aSIgg"
	rfcSalt           = "DGv6ra1nlYgDCS1FRnbzlw"
	rfcBody           = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_" +
		"yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)

func raw(t *testing.T, text string) []byte {
	t.Helper()
	data, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// TestTheExampleOfTheStandard encrypts what RFC 8291 encrypts, with its keys, and gets its bytes.
func TestTheExampleOfTheStandard(t *testing.T) {
	own, err := ecdh.P256().NewPrivateKey(raw(t, rfcSenderPrivate))
	if err != nil {
		t.Fatal(err)
	}
	s := Subscription{Keys: Keys{P256dh: rfcBrowserPublic, Auth: rfcAuth}}
	body, err := encrypt(s, append([]byte(rfcText), delimiter), own, raw(t, rfcSalt))
	if err != nil || !bytes.Equal(body, raw(t, rfcBody)) {
		t.Errorf("%v\n%s", err, base64.RawURLEncoding.EncodeToString(body))
	}
}

// good is a subscription as a browser tells it.
const good = `{"endpoint":"https://push.example.net/a/b?c","expirationTime":null,"keys":{"p256dh":"` + rfcBrowserPublic + `","auth":"` + rfcAuth + `"},"lang":"fr"}`

func TestBadSubscriptionsAreRefused(t *testing.T) {
	if s, err := ParseSubscription(good); err != nil || s.Lang != "fr" || s.Endpoint != "https://push.example.net/a/b?c" {
		t.Fatalf("%+v: %v", s, err)
	}
	const endpoint = "https://push.example.net/a/b?c"
	for what, text := range map[string]string{
		"nothing": "", "no object": "[]", "no endpoint": `{"keys":{}}`,
		"a long endpoint":     strings.Replace(good, endpoint, endpoint+strings.Repeat("x", maxEndpoint), 1),
		"a password":          strings.Replace(good, "//", "//me:secret@", 1),
		"a file":              strings.Replace(good, "https:", "file:", 1),
		"no address":          strings.Replace(good, endpoint, "push", 1),
		"a fragment":          strings.Replace(good, endpoint, endpoint+"#x", 1),
		"a point on no curve": strings.Replace(good, "BCVx", "BCVy", 1),
		"a short point":       strings.Replace(good, rfcBrowserPublic, rfcBrowserPublic[:40], 1),
		"no base64":           strings.Replace(good, rfcBrowserPublic, "*", 1),
		"a short secret":      strings.Replace(good, rfcAuth, rfcAuth[:8], 1),
		"no language":         strings.Replace(good, `"fr"`, `"<b>"`, 1),
		"a long language":     strings.Replace(good, `"fr"`, `"francaisdefrance"`, 1),
	} {
		if s, err := ParseSubscription(text); rules.CodeOf(err) != remote.CodePush || s != (Subscription{}) {
			t.Errorf("%s is read as %+v: %v", what, s, err)
		}
	}
}

// FuzzParseSubscription: what is read can be encrypted for, and fits into the frame of a device again.
func FuzzParseSubscription(f *testing.F) {
	f.Add(good)
	f.Add(`{"endpoint":"http://127.0.0.1:1/","keys":{"p256dh":"` + rfcBrowserPublic + `","auth":"` + rfcAuth + `"}}`)
	f.Fuzz(func(t *testing.T, text string) {
		s, err := ParseSubscription(text)
		if err != nil {
			if rules.CodeOf(err) != remote.CodePush || len(err.Error()) > 300 {
				t.Errorf("%q: %v", text, err)
			}
			return
		}
		if body, err := Encrypt(s, []byte(rfcText)); err != nil || len(body) != saltSize+4+1+65+Size+tagSize {
			t.Errorf("%q: %d bytes, %v", text, len(body), err)
		}
	})
}

// TestTheKeyIsMadeOnce opens a file that is not there, the same again, and others.
func TestTheKeyIsMadeOnce(t *testing.T) {
	path := filepath.Join(t.TempDir(), "key")
	first, err := OpenIdentity(path)
	if err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(path); err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o600 {
		t.Errorf("others may read the key: %v %v", info.Mode(), err)
	}
	again, err := OpenIdentity(path)
	if err != nil || again.Public() != first.Public() || again.Topic("a") != first.Topic("a") || first.Topic("a") == first.Topic("b") {
		t.Errorf("the key is another one after a restart: %v", err)
	}
	if other, err := NewIdentity(); err != nil || other.Public() == first.Public() || other.Topic("a") == first.Topic("a") {
		t.Errorf("two hosts have the same key: %v", err)
	}
	for _, text := range []string{"", "no key", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := OpenIdentity(path); err == nil || !strings.Contains(err.Error(), path) {
			t.Errorf("%q is a key: %v", text, err)
		}
	}
	if _, err := OpenIdentity(filepath.Join(path, "below")); err == nil {
		t.Error("a key is kept where nothing can be kept")
	}
}

func BenchmarkEncrypt(b *testing.B) {
	s := Subscription{Keys: Keys{P256dh: rfcBrowserPublic, Auth: rfcAuth}}
	for b.Loop() {
		if _, err := Encrypt(s, []byte(rfcText)); err != nil {
			b.Fatal(err)
		}
	}
}
