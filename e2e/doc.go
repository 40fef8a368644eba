// Package e2e holds the tests of the whole program: its window, driven by mouse, touch and keys through full games, and
// its web page in Chromium. There is nothing to import here.
//
// The tests see what a player sees (pictures) and what stays on the disk (saves). Where a control lies they learn from
// the program's own scenes, arranged a second time over the same saves. With ENGAWA_PICTURES set they keep pictures for
// people to look at; with ENGAWA_WHOLE set long matches on the page are played from their beginning, and more of them.
package e2e
