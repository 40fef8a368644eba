// Package homeworlds is the table of Homeworlds: a raked garden at night in which every system is a disc of sand, the
// stars standing in its middle and the ships docked at its rim, with the bank, the powers and the connections between
// the systems. [NewBoard] makes the Board that scenes/table plays on.
//
// It shows positions of rules/homeworlds and asks them what gives a power, what is connected and what is overpopulated;
// which action is legal it learns from the table alone. It imports rules, rules/homeworlds, scenes/table,
// scenes/homeworldsart, the base packages of scenes, sprites and audio.
package homeworlds
