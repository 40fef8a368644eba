// Command engawa-cluster keeps tables on several machines: hosts as "engawa host" is one, with a journal in NATS
// JetStream, which several servers keep alike.
//
//	engawa-cluster           three servers and two hosts on this machine, to try it out
//	engawa-cluster host      one host
//	engawa-cluster server    one server, for who has no NATS servers of their own
//
// It is a module of its own, so that the game needs nothing of NATS. docs/DEPLOY.md says how a cluster is set up.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"
)

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

// Exit statuses.
const (
	exitOK     = 0
	exitFailed = 1 // it was asked rightly, and went wrong
	misuse     = 2 // the arguments make no sense
)

// command is what the first word names.
type command interface {
	flags(f *flag.FlagSet)
	run(ctx context.Context, out, errs io.Writer) error
}

// misuseError is a fault of the arguments.
type misuseError struct{ text string }

func (e misuseError) Error() string { return e.text }

func misusef(format string, args ...any) error { return misuseError{fmt.Sprintf(format, args...)} }

// run does what the arguments ask for, until it is told to end, and returns the exit status.
func run(args []string, in io.Reader, out, errs io.Writer) int {
	name, c := "engawa-cluster", command(&clusterCommand{})
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		switch args[0] {
		case "host":
			c = &hostCommand{}
		case "server":
			c = &serverCommand{}
		default:
			fmt.Fprintf(errs, "%s: there is no command %q; expected host, server, or flags\n", name, args[0])
			return misuse
		}
		name, args = name+" "+args[0], args[1:]
	}
	set := flag.NewFlagSet(name, flag.ContinueOnError)
	set.SetOutput(io.Discard)
	c.flags(set)
	supervised := set.Bool("supervised", false, "end when the standard input does; a Ctrl-C is not for this program")
	err := set.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprintln(out, name)
		set.SetOutput(out)
		set.PrintDefaults()
		return exitOK
	case err == nil && set.NArg() > 0:
		err = misusef("%q is no flag", set.Arg(0))
	case err != nil:
		err = misusef("%v; see %q", err, name+" -h")
	default:
		ctx, stop := until(in, *supervised)
		err = c.run(ctx, out, errs)
		stop()
	}
	if err == nil {
		return exitOK
	}
	fmt.Fprintf(errs, "%s: %v\n", name, err)
	if _, wrong := errors.AsType[misuseError](err); wrong {
		return misuse
	}
	return exitFailed
}

// until returns a context that ends when the program is told to end.
func until(in io.Reader, supervised bool) (context.Context, context.CancelFunc) {
	if !supervised {
		return signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	}
	signal.Ignore(os.Interrupt)
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM)
	go func() {
		io.Copy(io.Discard, in)
		stop()
	}()
	return ctx, stop
}

// readSecret reads the password that servers and hosts share.
func readSecret(file string) (string, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return "", misusef("the file of the secret cannot be read: %v", err)
	}
	secret := strings.TrimSpace(string(data))
	if len(secret) < 16 {
		return "", misusef("the secret in %s has %d characters; expected 16 or more", file, len(secret))
	}
	return secret, nil
}
