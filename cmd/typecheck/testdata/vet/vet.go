// Package vet compiles everywhere; on Windows and in its test "go vet" finds faults.
package vet

import "fmt"

// Logf prints.
func Logf(format string, args ...any) { fmt.Printf(format, args...) }
