package vet

import (
	"sync"
	"testing"
)

func TestCopies(t *testing.T) {
	var mu sync.Mutex
	other := mu
	other.Lock()
}
