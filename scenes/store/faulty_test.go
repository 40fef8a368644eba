package store

import (
	"errors"
	"fmt"
)

var errFault = errors.New("the disk fails as the test asks")

// faulty is a Disk that fails on request: at the fail-th operation from now on (1 is the next), or at every one.
type faulty struct {
	disk        Disk
	err         error // what failing operations give
	fail        int   // counts down; the operation that brings it to 0 fails
	all         bool
	staysBroken bool // after the first failure all fail
	calls       int
}

func newFaulty() *faulty { return &faulty{disk: &Memory{}, err: errFault} }

func (f *faulty) step(what string) error {
	f.calls++
	f.fail--
	f.all = f.all || f.staysBroken && f.fail == 0
	if f.all || f.fail == 0 {
		return fmt.Errorf("%s: %w", what, f.err)
	}
	return nil
}

func (f *faulty) Read(name string) ([]byte, error) {
	if err := f.step("read " + name); err != nil {
		return nil, err
	}
	return f.disk.Read(name)
}

func (f *faulty) Update(name string, change Change) error {
	if err := f.step("update " + name); err != nil {
		return err
	}
	return f.disk.Update(name, change)
}

func (f *faulty) Names() ([]string, error) {
	if err := f.step("names"); err != nil {
		return nil, err
	}
	return f.disk.Names()
}
