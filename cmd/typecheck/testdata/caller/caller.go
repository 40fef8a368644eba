// Package caller prints by way of another package.
package caller

import "engawa/cmd/typecheck/testdata/vet"

func init() { vet.Logf("%d", "no number either") }
