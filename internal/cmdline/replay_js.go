package cmdline

import "engawa/rules"

// replay reads a saved match.
func replay(env Env, data []byte) (*rules.Match, error) { return rules.Load(data, env.find) }
