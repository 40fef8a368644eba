package e2e

import (
	"testing"

	"engawa/drive"
)

func TestMain(m *testing.M) { drive.Main(m) }
