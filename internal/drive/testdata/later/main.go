// Command later stands for a later version of a program in tests: it stays and does nothing.
package main

import "time"

func main() { time.Sleep(time.Hour) }
