//go:build unix

package main

import "syscall"

// pause stops the program from doing anything until it is resumed.
func (p *program) pause() (resume func(), err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	process := p.process.Process
	return func() { process.Signal(syscall.SIGCONT) }, process.Signal(syscall.SIGSTOP)
}
