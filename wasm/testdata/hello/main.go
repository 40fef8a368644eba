// Command hello is a program small enough to build in every test.
package main

func main() { println("hello") }
