// Command halves does, before its second part is there and after, whatever a program does on a page: it is called,
// calls, starts goroutines, waits for time, collects garbage, survives a failure and needs more stack.
package main

import (
	"fmt"
	"runtime"
	"syscall/js"
	"time"
)

func main() {
	over := make(chan bool)
	listen(over)
	js.Global().Call("callBack")
	println("called")
	sums := make(chan int)
	for i := range 3 {
		go late(i, sums)
	}
	runtime.GC() // looks at goroutines that are to begin with what is not there yet
	sum := 0
	for range 3 {
		sum += <-sums
	}
	println("sum", sum)
	catch()
	println("deep", deep(5000))
	js.Global().Call("callBack")
	<-over
	println("done")
	fail()
}

// listen lets the page call, at last for the end.
func listen(over chan<- bool) {
	js.Global().Set("here", js.FuncOf(func(js.Value, []js.Value) any { return true }))
	js.Global().Set("end", js.FuncOf(func(js.Value, []js.Value) any {
		close(over)
		return nil
	}))
	js.Global().Set("hear", js.FuncOf(func(_ js.Value, args []js.Value) any {
		println("heard", args[0].String())
		return "answer to " + args[0].String()
	}))
	js.Global().Set("ask", js.FuncOf(func(_ js.Value, args []js.Value) any { return answer(args[0].Int()) }))
}

func answer(n int) string {
	println("asked", n)
	return fmt.Sprint("answer ", n)
}

func late(i int, sums chan<- int) {
	time.Sleep(time.Duration(3-i) * time.Millisecond)
	sums <- 1 << i
}

func fail() { panic("a failure that nothing catches") }

func catch() {
	defer func() { println("caught", recover().(error).Error()) }()
	println([]int{1, 2, 3}[len(fmt.Sprint("abc"))])
}

func deep(n int) int {
	var room [64]int
	room[n%64] = n
	if n == 0 {
		return 0
	}
	return deep(room[n%64]-1) + 1
}
