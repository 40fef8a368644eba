package lang

func enStore() texts {
	return texts{
		StoreFull:            "The storage is full. The game goes on, but it cannot be kept until there is room.",
		StoreForbidden:       "This device does not let Engawa keep anything. The game goes on, but it is lost when you leave.",
		StoreFailed:          "The game could not be kept just now. It goes on, and the next move tries again.",
		StoreUnread:          "A saved game cannot be read just now. It stays where it is: {file}.",
		StoreDamaged:         "A saved game could not be read. It is set aside as {file}.",
		StoreDamagedSettings: "The settings could not be read. They are set aside as {file}, and you begin with fresh ones.",
		StoreNewer:           "A saved game comes from a newer Engawa. It stays where it is: {file}.",
		StoreKept:            "There is room again: everything is kept.",
		StoreParted:          "This match was played on in another window. What is played here is kept as a match of its own from now on; nothing is lost.",
	}
}
