module engawa

go 1.26

require (
	github.com/hajimehoshi/ebiten/v2 v2.10.4
	github.com/solarlune/resolv v0.8.1
	golang.org/x/image v0.47.0
	github.com/go-fonts/latin-modern v0.3.3
)
