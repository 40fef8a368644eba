package remote_test

import (
	"bytes"
	"crypto/rand"
	"reflect"
	"strings"
	"testing"

	"engawa/remote"
	"engawa/rules"
)

func secret(t testing.TB) remote.Secret {
	s, err := remote.NewSecret(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestRequestsComeBack(t *testing.T) {
	for _, r := range []remote.Request{
		{Type: remote.Hello, Version: remote.Version, Table: "abcdefgh", Key: secret(t), Secret: secret(t), Name: "Hana", Last: 3, Backs: 1},
		{Type: remote.Do, ID: "1", N: 4, Text: "b2b3"},
		{Type: remote.Undo, ID: "2", N: 4},
		{Type: remote.Push, ID: "3", Text: `{"endpoint":"https://push.example.net/a","keys":{"p256dh":"BA","auth":"AA"}}`},
		{Type: remote.Ping},
	} {
		back, err := remote.DecodeRequest(remote.EncodeRequest(r))
		if err != nil || back != r {
			t.Errorf("%+v comes back as %+v: %v", r, back, err)
		}
	}
}

func TestRepliesComeBack(t *testing.T) {
	for _, r := range []remote.Reply{
		{Type: remote.Update, N: 1, By: "0", Move: "b2b3", Events: []rules.Event{{Kind: rules.EvMove, From: 1, To: 2, Path: []int32{3}}}, View: []byte{1, 2}},
		{Type: remote.Refused, ID: "a", Code: "over", Text: "the match is over", Parts: []rules.Part{{Kind: rules.PartCell, Index: 2}}},
		{Type: remote.Welcome, Setup: &rules.Setup{Seats: 2}, Seats: []remote.SeatInfo{{Name: "Hana", Here: true}, {Bot: "gentle"}}},
	} {
		back, err := remote.DecodeReply(remote.EncodeReply(r))
		if err != nil || !reflect.DeepEqual(back, r) {
			t.Errorf("%+v comes back as %+v: %v", r, back, err)
		}
	}
}

func TestBadFramesAreRefused(t *testing.T) {
	long := strings.Repeat("x", remote.MaxRequest)
	for _, frame := range []string{
		"", "null", "[]", "{", `{"type":1}`, `{"type":"jump"}`, `{"type":"hello"}`, `{"type":"do","id":"","text":"a"}`, `{"type":"push","text":"a"}`, `{"type":"do","id":"1","n":-1}`,
		`{"type":"ping"} {}`, `{"type":"ping"}x`, "\xff", `{"type":"do","id":"1","text":"` + long + `"}`, `{"type":"do","id":"` + long[:100] + `"}`,
	} {
		if r, err := remote.DecodeRequest([]byte(frame)); rules.CodeOf(err) != remote.CodeFrame {
			t.Errorf("%.40q is read as %+v: %v", frame, r, err)
		}
	}
}

func FuzzDecodeRequest(f *testing.F) {
	f.Add([]byte(`{"type":"do","id":"1","n":4,"text":"b2b3"}`))
	f.Add([]byte(`{"type":"hello","version":"engawa.1","key":"a"}`))
	f.Add([]byte(`{"type":"push","id":"2","text":"{\"endpoint\":\"https://push.example.net/a\",\"keys\":{\"p256dh\":\"BA\",\"auth\":\"AA\"}}"}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := remote.DecodeRequest(data)
		if err != nil {
			return
		}
		if back, err := remote.DecodeRequest(remote.EncodeRequest(r)); err == nil && back != r {
			t.Errorf("%q is read as %+v, and that as %+v", data, r, back)
		}
	})
}

func FuzzDecodeReply(f *testing.F) {
	f.Add([]byte(`{"type":"update","n":1,"by":"0","move":"b2b3","view":"AQI="}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := remote.DecodeReply(data)
		if err != nil {
			return
		}
		again := remote.EncodeReply(r)
		back, err := remote.DecodeReply(again)
		if err != nil || !bytes.Equal(remote.EncodeReply(back), again) {
			t.Errorf("%q is read as %+v, and that as %+v: %v", data, r, back, err)
		}
	})
}

func TestLinks(t *testing.T) {
	table, err := remote.NewTable(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	l := remote.Link{Base: "http://192.168.1.20:8080/", Table: table, Secret: secret(t)}
	if back, err := remote.ParseLink(" " + l.String() + "\n"); err != nil || back != l {
		t.Errorf("%s comes back as %+v: %v", l, back, err)
	}
	for _, text := range []string{
		"", "x", "http://a/", "http://a b/#seat=" + table + "." + string(l.Secret), "http://me@a/#seat=" + table + "." + string(l.Secret), "http://a/#seat=", "ftp://a/#seat=" + table + "." + string(l.Secret), "http:///#seat=" + table + "." + string(l.Secret),
		"http://a/#seat=" + table + "." + string(l.Secret[1:]), "http://a/#seat=" + table[1:] + "." + string(l.Secret), "http://a/?seat=" + table + "." + string(l.Secret),
	} {
		if l, err := remote.ParseLink(text); rules.CodeOf(err) != remote.CodeLink {
			t.Errorf("%q is read as %+v: %v", text, l, err)
		}
	}
}

func FuzzParseLink(f *testing.F) {
	f.Add("http://a:1/#seat=abcdefgh.abcdefghjkmnpqrstuvwxyz234")
	f.Fuzz(func(t *testing.T, text string) {
		l, err := remote.ParseLink(text)
		if err != nil {
			return
		}
		if back, err := remote.ParseLink(l.String()); err != nil || back != l {
			t.Errorf("%q is read as %+v, and that as %+v: %v", text, l, back, err)
		}
	})
}

func TestNamesAreOneShortLine(t *testing.T) {
	for name, want := range map[string]string{
		"Hana": "Hana", "  Ha\nna\t": "Ha na", "\x00\u202e": "", strings.Repeat("ab", 40): strings.Repeat("ab", 20),
	} {
		if got := remote.CleanName(name); got != want {
			t.Errorf("%q becomes %q, want %q", name, got, want)
		}
	}
}
