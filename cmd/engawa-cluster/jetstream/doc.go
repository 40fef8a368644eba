// Package jetstream is a [journal.Journal] in NATS JetStream: tables in a stream that several servers keep alike.
//
// Each table has a subject, and each record is a message with its number in a header. A record goes to the place that its
// writer expects by JetStream's expected last sequence of a subject. What no server has answered is tried again, and then
// looked up by the text that its writer has added, because whether JetStream notices a message that comes twice differs between one
// and three replicas. Any server may answer a read, also one that lags, or a leader that has lost its place without noticing
// it: so a reader writes a mark to the stream first, which needs most servers, and takes no answer from a server that does
// not know it. Marks vanish after a minute.
//
// [Notices] are what hosts share to call people who are away, in a bucket of keys and values beside the stream.
// [Archive] has the tables whose matches have ended, in a bucket of objects beside it.
//
// It imports remote/journal, remote/notify and github.com/nats-io/nats.go. Its tests are beside package main, which starts servers.
package jetstream
