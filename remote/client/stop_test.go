package client

import (
	"context"
	"testing"
	"testing/synctest"
)

// TestAContextEndsByItsStopOrItsParent: it ends once, with what is made of it, and none of its goroutines stays.
func TestAContextEndsByItsStopOrItsParent(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for _, byParent := range []bool{false, true} {
			parent, end := context.WithCancel(t.Context())
			ctx, stop := withStop(parent)
			inner, stopInner := withStop(ctx)
			if synctest.Wait(); ctx.Err() != nil || inner.Err() != nil {
				t.Fatalf("before the end: %v, %v", ctx.Err(), inner.Err())
			}
			if byParent {
				end()
			} else {
				stop()
			}
			stop()
			<-inner.Done()
			if ctx.Err() != context.Canceled || inner.Err() != context.Canceled {
				t.Errorf("after the end: %v, %v", ctx.Err(), inner.Err())
			}
			stopInner()
			end()
		}
	})
}
