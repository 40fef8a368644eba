package main

// pause does nothing where no program can be stopped for a while.
func (p *program) pause() (resume func(), err error) { return func() {}, nil }
