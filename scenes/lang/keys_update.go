package lang

// Keys of the question that is asked when a newer version of the page is ready.
const (
	NewerReady Key = "newer.ready"
	NewerTake  Key = "newer.take"
	NewerLater Key = "newer.later"
)
