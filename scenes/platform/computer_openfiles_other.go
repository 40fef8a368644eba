//go:build !js && (!darwin || ios)

package platform

// watchOpenedFiles does nothing: here a file that is opened with the program comes as an argument.
func watchOpenedFiles(func(path string)) {}
