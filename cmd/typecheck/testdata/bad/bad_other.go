//go:build !android

package bad

func name() string { return "elsewhere" }
