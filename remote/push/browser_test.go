package push_test

import (
	"bytes"
	"encoding/base64"
	"strings"
	"testing"
	"time"

	"engawa/remote/push"
	"engawa/remote/push/pushtest"
)

// TestBrowsersReadWhatIsSent has the browser of the tests read the example of RFC 8291, and texts of all lengths of which
// the bytes sent have one.
func TestBrowsersReadWhatIsSent(t *testing.T) {
	b, err := pushtest.KnownBrowser("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "BTBZMqHH6r4Tts7J_aSIgg")
	if err != nil {
		t.Fatal(err)
	}
	example, err := base64.RawURLEncoding.DecodeString("DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_" +
		"yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN")
	if err != nil {
		t.Fatal(err)
	}
	if text, err := b.Decrypt(example); err != nil || string(text) != "When I grow up, I want to be a watermelon" {
		t.Errorf("%q: %v", text, err)
	}
	s, sent := b.Subscription("https://a/", ""), map[string]bool{}
	for _, n := range []int{0, 1, push.Size - 1} {
		text := bytes.Repeat([]byte("x"), n)
		one, err := push.Encrypt(s, text)
		if err != nil {
			t.Fatal(err)
		}
		if back, err := b.Decrypt(one); err != nil || !bytes.Equal(back, text) {
			t.Errorf("%d bytes come as %q: %v", n, back, err)
		}
		other, err := push.Encrypt(s, text)
		if err != nil || len(one) != len(other) || bytes.Equal(one, other) {
			t.Errorf("the same text twice: %d and %d bytes, %v", len(one), len(other), err)
		}
		sent[string(one[:16])] = true
		one[len(one)-1] ^= 1
		if back, err := b.Decrypt(one); err == nil {
			t.Errorf("a changed message is read as %q", back)
		}
	}
	if len(sent) != 3 {
		t.Error("messages share their salt")
	}
	if _, err := push.Encrypt(s, make([]byte, push.Size)); err == nil {
		t.Error("a text of too many bytes is sent")
	}
}

func TestPushServicesKnowTheHost(t *testing.T) {
	own, err := push.NewIdentity()
	if err != nil {
		t.Fatal(err)
	}
	until := time.Unix(1_800_000_000, 0)
	for range 20 { // numbers of a signature may be short
		header, err := own.Authorization("https://push.example.net", "https://tables.example.org/", until)
		if err != nil {
			t.Fatal(err)
		}
		want := pushtest.Claims{Audience: "https://push.example.net", Expires: until.Unix(), Subject: "https://tables.example.org/"}
		if c, err := pushtest.Check(header, own.Public()); err != nil || c != want {
			t.Fatalf("%+v: %v", c, err)
		}
		forged := strings.Replace(header, ".", ".e", 1)
		if _, err := pushtest.Check(forged, own.Public()); err == nil {
			t.Error("a changed token passes")
		}
	}
	if n := len(own.Topic("abcdefgh")); n == 0 || n > 32 { // RFC 8030, section 5.4
		t.Errorf("a topic has %d letters", n)
	}
}
