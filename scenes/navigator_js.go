package scenes

// NewTable implements stage.Navigator: a page keeps no tables.
func (d *navigator) NewTable() {}

// Invite implements stage.Navigator: a page keeps no tables.
func (d *navigator) Invite(string) {}
