package vet

func init() { Logf("%d", "no number") }
