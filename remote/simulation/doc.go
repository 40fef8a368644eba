// Package simulation is where hosts, lines and devices are tried against faults under a clock that does not wait: lines
// that delay, double, turn round and lose what is sent, devices that pause or are killed, hosts that are killed while
// they write. Only its tests have code; they import all of remote.
package simulation
