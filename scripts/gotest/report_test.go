package main

import (
	"strings"
	"testing"
)

func TestReport(t *testing.T) {
	const events = `
{"Action":"start","Package":"a"}
{"Action":"run","Package":"a","Test":"TestGood"}
{"Action":"output","Package":"a","Test":"TestGood","Output":"=== RUN   TestGood\n"}
{"Action":"output","Package":"a","Test":"TestGood","Output":"chatter\n"}
{"Action":"output","Package":"a","Test":"TestGood","Output":"    a_test.go:8: NOTE: the list is old\n"}
{"Action":"pass","Package":"a","Test":"TestGood/part","Elapsed":7}
{"Action":"pass","Package":"a","Test":"TestGood","Elapsed":7.26}
{"Action":"pass","Package":"a","Test":"TestShort","Elapsed":0.1}
{"Action":"output","Package":"a","Test":"TestBad","Output":"    a_test.go:7: wanted 3, got 4\n"}
{"Action":"output","Package":"a","Test":"TestBad","Output":"--- FAIL: TestBad (0.00s)\n"}
{"Action":"fail","Package":"a","Test":"TestBad"}
{"Action":"output","Package":"a","Test":"TestDark","Output":"=== RUN   TestDark\n"}
{"Action":"output","Package":"a","Test":"TestDark","Output":"    a_test.go:9: no display here\n"}
{"Action":"output","Package":"a","Test":"TestDark","Output":"--- SKIP: TestDark (0.00s)\n"}
{"Action":"skip","Package":"a","Test":"TestDark"}
{"Action":"output","Package":"a","Output":"FAIL\n"}
{"Action":"output","Package":"a","Output":"FAIL\ta\t0.01s\n"}
{"Action":"fail","Package":"a"}
{"ImportPath":"b","Action":"build-output","Output":"b/b.go:1: undefined: x\n"}
{"ImportPath":"b","Action":"build-fail"}
`
	var out strings.Builder
	r := newReport(&out)
	if err := r.read(strings.NewReader(events)); err != nil {
		t.Fatal(err)
	}
	r.summary()
	want := []string{
		"    a_test.go:7: wanted 3, got 4\n--- FAIL: TestBad",
		"FAIL\ta\t0.01s\n",
		"b/b.go:1: undefined: x\n",
		"SKIPPED a TestDark: a_test.go:9: no display here\n",
		"   7.3s a TestGood\nNOTE a TestGood: the list is old\nSKIPPED",
		"tests: 3 passed, 1 failed, 1 skipped\n",
	}
	for _, w := range want {
		if !strings.Contains(out.String(), w) {
			t.Errorf("the report lacks %q:\n%s", w, out.String())
		}
	}
	for _, short := range []string{"TestShort", "part"} {
		if strings.Contains(out.String(), short) {
			t.Errorf("the report names %s among what took long:\n%s", short, out.String())
		}
	}
	if strings.Contains(out.String(), "chatter") {
		t.Errorf("the report repeats what a passed test printed:\n%s", out.String())
	}
}

func TestReadRefusesOtherText(t *testing.T) {
	r := newReport(&strings.Builder{})
	if err := r.read(strings.NewReader("ok a 0.1s\n")); err == nil {
		t.Error("text that is no JSON was taken for events")
	}
}
