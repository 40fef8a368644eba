// Package bad is right everywhere but on Android.
package bad

func Name() string { return name() }
