// Command failing fails on purpose: once so that it can go on, and once for good.
package main

import "fmt"

func main() {
	catch()
	deep(1000)
}

func catch() {
	defer func() { fmt.Println("caught:", recover().(error)) }()
	fmt.Println([]int{1, 2, 3}[at("abc")])
}

func at(s string) int { return len(s) }

// deep needs so much stack that the runtime has to move it, for which it reads the same tables as for a traceback.
func deep(n int) {
	var room [64]int
	room[n%64] = n
	if n > 0 {
		deep(n - room[n%64] + n - 1)
		return
	}
	fmt.Println("1000 calls deep")
	panic("no way on")
}
