package store

import (
	"errors"
	"os"
	"syscall"
	"unsafe"
)

// What LockFileEx is asked for, and what it answers where another program has the lock.
const (
	lockFailImmediately = 1
	lockExclusive       = 2
	errLockViolation    = syscall.Errno(33)
)

// tryLock takes the lock of a file for as long as the file is open, unless another program has it. The error wraps
// [errors.ErrUnsupported] where the file lies on something that knows no locks.
func tryLock(f *os.File) (free bool, err error) {
	lockFileEx := syscall.NewLazyDLL("kernel32.dll").NewProc("LockFileEx")
	var from syscall.Overlapped // the first byte, whether there is one or not
	done, _, err := lockFileEx.Call(f.Fd(), lockExclusive|lockFailImmediately, 0, 1, 0, uintptr(unsafe.Pointer(&from)))
	switch {
	case done != 0:
		return true, nil
	case errors.Is(err, errLockViolation), errors.Is(err, syscall.ERROR_IO_PENDING):
		return false, nil
	}
	return false, err
}
