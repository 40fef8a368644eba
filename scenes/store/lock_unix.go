//go:build unix

package store

import (
	"errors"
	"fmt"
	"os"
	"syscall"
)

// tryLock takes the lock of a file for as long as the file is open, unless another program has it. The error wraps
// [errors.ErrUnsupported] where the file lies on something that knows no locks.
func tryLock(f *os.File) (free bool, err error) {
	for {
		switch err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); {
		case err == nil:
			return true, nil
		case errors.Is(err, syscall.EINTR):
		case errors.Is(err, syscall.EWOULDBLOCK):
			return false, nil
		case errors.Is(err, syscall.ENOLCK), errors.Is(err, syscall.EINVAL):
			return false, fmt.Errorf("%w: %w", errors.ErrUnsupported, err)
		default:
			return false, err // ENOSYS and EOPNOTSUPP are errors.ErrUnsupported by themselves
		}
	}
}
