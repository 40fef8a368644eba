package e2e

import (
	"testing"

	"engawa/internal/drive"
)

func TestMain(m *testing.M) { drive.Main(m) }
