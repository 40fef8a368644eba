// Package journal keeps what happens at the tables of a host: for each table a row of records that only grows.
//
// [Journal] is what keeps rows of bytes; there are [Memory] for tests and [Bolt], one crash-safe file. A further engine, on
// NATS JetStream, is in cmd/engawa-cluster; package journaltest has the tests that all of them pass. A record is kept for
// good once Append has returned, and goes to the place that its writer expects or nowhere, so that two hosts can never
// write the same table apart. [Record] is what the bytes mean: each names the checksum of the one before, so that anybody
// can check a row offline, see [Chain].
//
// The package imports the standard library and go.etcd.io/bbolt.
package journal
