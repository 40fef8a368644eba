module engawa

go 1.26.0

require (
	github.com/go-fonts/latin-modern v0.3.3
	github.com/hajimehoshi/ebiten/v2 v2.10.4
	github.com/solarlune/resolv v0.8.1
	golang.org/x/image v0.47.0
)

require golang.org/x/sys v0.49.0 // indirect
