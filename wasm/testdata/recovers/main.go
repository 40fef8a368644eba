// Command recovers calls recover where a call put into a function (inlined) decides whether it recovers: only the
// deferred function itself may, not what it calls, and a wrapper that Go makes for a method does not count.
package main

import "fmt"

func main() {
	try("a helper of the deferred function", func() {
		defer func() { helper() }()
		panic("no")
	})
	try("the deferred function", func() {
		defer helper()
		panic("no")
	})
	try("the deferred function and its helper", func() {
		defer func() {
			helper()
			recover()
		}()
		panic("no")
	})
	try("a method of an embedded value, called by its wrapper", func() {
		var r recoverer = &outer{}
		defer r.recover()
		panic("no")
	})
	try("a helper of a method", func() {
		var r recoverer = &other{}
		defer r.recover()
		panic("no")
	})
}

// try says whether a function panics.
func try(what string, run func()) {
	defer func() { fmt.Printf("%s: %v\n", what, recover()) }()
	run()
}

func helper() any { return recover() }

type recoverer interface{ recover() }

type inner struct{}

func (inner) recover() { recover() }

type outer struct{ inner }

type other struct{ n int }

func (o other) recover() { o.n, _ = 1, helper() }
