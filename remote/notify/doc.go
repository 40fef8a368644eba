// Package notify calls people who have no line to their table: by Web Push on their devices, and by a web hook that a table
// may have.
//
// A [Service] takes an [Event] for each seat whose turn begins, and at the end of a match, without making the table wait. It
// keeps the subscriptions and what has been sent in a folder, one file a table, so that a notice is sent once, also after
// a restart; several hosts keep them in a [Store] that they share. Requests go to addresses of the internet alone ([Reach]),
// which is checked when the connection is opened.
//
// It imports rules, remote, remote/push and the standard library.
package notify
