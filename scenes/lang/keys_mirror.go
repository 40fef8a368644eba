package lang

// Keys of the list for screen readers: the headings of its parts, and buttons that only it has.
const (
	MirrorLeads    Key = "mirror.leads"
	MirrorPosition Key = "mirror.position"
	MirrorOthers   Key = "mirror.others"
	MirrorLies     Key = "mirror.lies"
	MirrorLess     Key = "mirror.less"
	MirrorMore     Key = "mirror.more"
)
