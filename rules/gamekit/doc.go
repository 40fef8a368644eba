// Package gamekit has what games need alike to keep the contract of package rules: who acts, why parts that are pointed
// at lead to no action, and a hash of bytes. Those who write a game use it; those who play one do not. It imports rules.
package gamekit
