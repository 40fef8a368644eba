package lang

// Keys of trouble with what is kept.
const (
	StoreFull            Key = "store.full"
	StoreForbidden       Key = "store.forbidden"
	StoreFailed          Key = "store.failed"
	StoreUnread          Key = "store.unread"
	StoreDamaged         Key = "store.damaged"
	StoreDamagedSettings Key = "store.damagedSettings"
	StoreDamagedPuzzles  Key = "store.damagedPuzzles"
	StoreDamagedResults  Key = "store.damagedResults"
	StoreNewer           Key = "store.newer"
	StoreKept            Key = "store.kept"
	StoreConflict        Key = "store.conflict"
)
