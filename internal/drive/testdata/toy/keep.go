//go:build !js

package main

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
)

func file() (string, error) {
	dir, err := os.UserConfigDir()
	return filepath.Join(dir, "engawa-toy", "clicks"), err
}

func save(n int) error {
	name, err := file()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, []byte(strconv.Itoa(n)), 0o644)
}

func load() (int, error) {
	name, err := file()
	if err != nil {
		return 0, err
	}
	data, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return 0, nil
	}
	if err != nil {
		return 0, err
	}
	return strconv.Atoi(string(data))
}

func ready() {}
