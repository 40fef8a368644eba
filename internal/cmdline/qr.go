//go:build !js

package cmdline

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"

	"rsc.io/qr"
)

// qrFlag says whether links are drawn as QR codes too: as it is asked for, else where the output is a terminal.
type qrFlag struct{ isSet, isOn bool }

func (f flags) addQR(to *qrFlag) {
	f.set.BoolFunc("qr", "draw links as QR codes for cameras; -qr=false does not; where neither is given they are drawn in a terminal", func(value string) error {
		drawn, err := strconv.ParseBool(value)
		if err != nil {
			return errors.New("expected true or false")
		}
		if to.isSet {
			return errors.New("it is given twice")
		}
		*to = qrFlag{true, drawn}
		return nil
	})
}

// print draws a text as a QR code, if codes are drawn there.
func (c qrFlag) print(w io.Writer, text string) {
	if c.isSet && c.isOn || !c.isSet && isTerminal(w) {
		printCode(w, text)
	}
}

func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// printCode draws a text as a QR code of block characters, two rows a line, with the quiet zone that cameras want.
func printCode(w io.Writer, text string) {
	code, err := qr.Encode(text, qr.L)
	if err != nil {
		return // too long for a code: the text stands above it
	}
	const quiet = 2
	blocks := [4]string{"█", "▄", "▀", " "} // light on the screen's dark ground: neither, lower, upper, both are black
	for y := -quiet; y < code.Size+quiet; y += 2 {
		line := ""
		for x := -quiet; x < code.Size+quiet; x++ {
			n := 0
			if code.Black(x, y) {
				n++
			}
			if code.Black(x, y+1) {
				n += 2
			}
			line += blocks[n]
		}
		fmt.Fprintln(w, line)
	}
}
