package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"sync"
	"time"

	"engawa/remote"
)

// program is one server or host. Where it ends without being told to, it is started again.
type program struct {
	name, address, log string
	args               []string
	report             func(text string)

	mu       sync.Mutex
	process  *exec.Cmd
	input    io.Closer // ends it
	isEnding bool
	watch    sync.WaitGroup
}

// childMark, in the environment, says to a test program that it is one of the cluster.
const childMark = "ENGAWA_CLUSTER_CHILD"

// start starts the program, unless it is to end.
func (p *program) start() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.isEnding {
		return nil
	}
	self, err := os.Executable()
	if err != nil {
		return err
	}
	log, err := os.OpenFile(p.log, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer log.Close()
	c := exec.Command(self, append(p.args, "-supervised")...)
	c.Env = append(os.Environ(), childMark+"=1")
	c.Stdout, c.Stderr = log, log
	input, err := c.StdinPipe()
	if err != nil {
		return err
	}
	if err := c.Start(); err != nil {
		return fmt.Errorf("%s cannot be started: %w", p.name, err)
	}
	p.process, p.input = c, input
	p.watch.Go(func() { p.wait(c) })
	return nil
}

// wait waits until the program ends, and starts it again where nobody has told it to.
func (p *program) wait(c *exec.Cmd) {
	err := c.Wait()
	p.mu.Lock()
	ending := p.isEnding
	p.mu.Unlock()
	if ending {
		return
	}
	p.report(fmt.Sprintf("%s has ended (%v); it is started again", p.name, err))
	time.Sleep(restartDelay)
	if err := p.start(); err != nil {
		p.report(err.Error())
	} else if p.alive() {
		p.report(fmt.Sprintf("%s: process %d", p.name, p.pid()))
	}
}

// alive reports whether the program is to run.
func (p *program) alive() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return !p.isEnding
}

func (p *program) pid() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.process.Process.Pid
}

// kill ends the program without warning.
func (p *program) kill() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.process.Process.Kill()
}

// stop ends the program and waits until it has ended.
func (p *program) stop() {
	p.mu.Lock()
	p.isEnding = true
	if p.input != nil {
		p.input.Close()
	}
	p.mu.Unlock()
	p.watch.Wait()
}

// ready waits until the program answers.
func (p *program) ready(ctx context.Context) error {
	ctx, stop := context.WithTimeout(ctx, startTimeout)
	defer stop()
	for {
		var err error
		if p.args[0] == "host" {
			err = hostReady(ctx, p.address)
		} else {
			err = answers(p.address)
		}
		if err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			logged, _ := os.ReadFile(p.log)
			return fmt.Errorf("%s does not come up: %w\n%s", p.name, err, logged)
		case <-time.After(50 * time.Millisecond):
		}
	}
}

func answers(address string) error {
	c, err := net.DialTimeout("tcp", address, time.Second)
	if err == nil {
		c.Close()
	}
	return err
}

// hostReady asks a host whether it takes devices in.
func hostReady(ctx context.Context, address string) error {
	ctx, stop := context.WithTimeout(ctx, time.Second)
	defer stop()
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+address+remote.PathReady, nil)
	if err != nil {
		return err
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return err
	}
	answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return errors.New(answer.Status)
	}
	return nil
}
