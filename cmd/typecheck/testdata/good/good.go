// Package good has a part that only Android sees, one of them with C in it.
package good

func Name() string { return name() }
