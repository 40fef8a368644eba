# Engawa. "make" alone lists what can be done. Everything needs Go only; what more a target needs, it says itself.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.PHONY: help run test solve archive honshu-scores whole browsers kill faults load cluster cluster-test cluster-lines cluster-faults early forhonor-balance ladder weights setup lint build wasm serve tablebases puzzles perfect shots shots-compare bench bench-press bench-idle bench-memory bench-web packages packages-check windows-check mobile mobile-ios mobile-check clean

# No C compiler anywhere: the same program on every machine.
export CGO_ENABLED = 0

PORT ?= 8080
ARGS ?=
PLATFORMS = linux/amd64 linux/arm64 windows/amd64 windows/arm64 darwin/amd64 darwin/arm64
BOARDS = ./scenes/yokai ./scenes/homeworlds ./scenes/honshu ./scenes/forhonor
COMMIT = $(shell git log -1 --format=%H 2>/dev/null)
DATE = $(shell TZ=UTC git log -1 --date=format-local:%Y-%m-%d --format=%cd 2>/dev/null)
# What is compiled is the same in every folder: another checkout of the same files need not compile it again.
export GOFLAGS := $(strip $(shell go env GOFLAGS) -trimpath)
SMALL = -buildvcs=false -ldflags "-s -w -X engawa/internal/buildinfo.commit=$(COMMIT) -X engawa/internal/buildinfo.date=$(DATE)"

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' Makefile

run: ## play in a window (ARGS="-game yokai -lang fr" hands flags on)
	@go run . $(ARGS)

test: setup lint ## everything that must hold: lint, then all tests; as root on Debian it installs what they lack
	@sh internal/scripts/test.sh

solve: ## solve the 3x4 game and check every known value (minutes, 1.2 GB); "make test" does where something has changed since
	@sh rules/yokai/solved/solve.sh

archive: ## play the recorded games of an archive of Homeworlds, which are not part of the project (DIR=FOLDER)
	@test -d "$(DIR)" || { echo "make archive needs DIR=FOLDER, a folder with the files that TestArchive of rules/homeworlds reads" >&2; exit 2; }
	@ENGAWA_ARCHIVE="$(abspath $(DIR))" sh internal/scripts/timed.sh archive sh internal/scripts/gotest.sh -count 1 -run TestArchive ./rules/homeworlds

honshu-scores: ## compare two ways of scoring Honshū on a million maps (minutes)
	@ENGAWA_HONSHU_SCORES=1 sh internal/scripts/gotest.sh -timeout 40m -run TestMillionScores ./rules/honshu

whole: ## look at every screen in every language and size of words, and play whole matches in the window and on the web page (an hour)
	@ENGAWA_WHOLE=1 sh internal/scripts/display.sh sh internal/scripts/gotest.sh -timeout 90m -run 'EveryScreen|EveryText' ./scenes
	@ENGAWA_WHOLE=1 sh internal/scripts/display.sh sh internal/scripts/gotest.sh -timeout 90m -run 'Battle|Lands.*Page|Worlds.*Page|AtOneTable|Shelf|VersionBefore|AnotherLanguage' ./e2e

browsers: ## play the page in Firefox and WebKit, and measure them beside Chromium; as root on Debian it installs them (minutes)
	@sh internal/scripts/setup.sh browsers
	@ENGAWA_BROWSERS=1 sh internal/scripts/display.sh sh internal/scripts/gotest.sh -p 1 -timeout 30m -run 'OtherBrowsers|Firefox|EveryBrowser' ./internal/drive ./e2e
	@ENGAWA_BROWSERS=1 sh internal/scripts/display.sh go test -timeout 30m -run '^$$' -bench EveryBrowser -benchtime 1x ./e2e

kill: ## kill programs while they play: one without a window 1000 times, the window 30 times; prints what was kept (minutes)
	@ENGAWA_KILLS=1 go test -count 1 -v -timeout 60m -run 'TestAKilledProgramLosesNoMove|TestNoOrderOfCallsLosesAMove' ./scenes/store
	@ENGAWA_KILLS=1 sh internal/scripts/display.sh go test -count 1 -v -timeout 60m -run TestAKilledWindowLosesNoMove ./e2e

forhonor-balance: ## how often sides and heroes of For Honor win: 2000 greedy matches, 1200 of level 4 with a small budget (minutes)
	@go run ./cmd/balance -matches 2000 -bot greedy
	@go run ./cmd/balance -matches 1200 -bot 4 -nodes 4000

ladder: ## play every level against the one below, 200 matches each, and print scores and Elo (hours of two cores; ARGS="-game honshu" takes one game)
	@go run ./cmd/ladder $(ARGS)

weights: ## fit the weights of evaluations to matches again, print old and new and which tell the winner better (minutes; ARGS="-game yokai" takes one game)
	@go run ./cmd/weights $(ARGS)

setup:
	@sh internal/scripts/timed.sh setup sh internal/scripts/setup.sh

lint: ## gofmt -s, go vet, staticcheck, and types and vet for the page and every other system
	@sh internal/scripts/timed.sh lint sh internal/scripts/lint.sh

build: ## programs for Linux, Windows and macOS, with the web page for hosts inside, in dist/
	@go run ./cmd/packages -only web
	@for p in $(PLATFORMS); do \
		os=$${p%/*}; arch=$${p#*/}; out=dist/engawa-$$os-$$arch; \
		if [ $$os = windows ]; then out=$$out.exe; fi; \
		echo "building $$out"; \
		GOOS=$$os GOARCH=$$arch go build -tags page $(SMALL) -o $$out . || exit 1; \
	done

packages: ## what people install, in dist/packages: for Debian, Linux, Windows, macOS, and the page as a zip (ARGS="-only deb,web" makes some)
	@go run ./cmd/packages $(ARGS)

packages-check: packages ## check the packages: made twice, read by Debian's tools, installed in a clean Debian, started; as root on Debian it installs what it lacks (minutes)
	@sh internal/scripts/setup.sh packages
	@sh internal/scripts/display.sh sh cmd/packages/check.sh

windows-check: ## play a move in the Windows program under Wine; as root on Debian it installs what it lacks (minutes)
	@sh internal/scripts/setup.sh windows
	@go run ./cmd/packages -only windows
	@sh internal/scripts/display.sh sh cmd/packages/windows.sh

wasm: ## the web page, in dist/web, with brotli and gzip twins
	@go run ./wasm/build -out dist/web

serve: wasm ## the web page on this machine (PORT=8080)
	@go run ./wasm/serve -dir dist/web -addr localhost:$(PORT)

faults: ## kill a host 1000 times while moves are made and its store 1000 times while it writes, flip 1000 bits of one, look at 10,000 histories of every store, play 200 matches while hosts and lines fail and 50 between two hosts, and over days until a million hours have passed at tables, compare frames of 3000 matches by any options; prints what was kept (an hour)
	@ENGAWA_FAULTS=1000 go test -count 1 -v -timeout 120m -run 'TestAKilledHostLosesNoMove|TestAKilledWriterLosesNothing|TestFlippedBitsInAStoreAreNoticed|TestHistoriesAreThoseOfOneRow|TestNothingKeptIsLost|TestMatchesOverDaysAreKept|TestFramesTellNoSecretByAnyOptions' ./internal/cmdline ./remote/journal ./remote/simulation ./remote/host

cluster: ## keep tables on three NATS servers and two hosts, all on this machine, until Ctrl-C (ARGS="-addr :8080 -dir FOLDER")
	@mkdir -p dist
	@go -C cmd/engawa-cluster build -o $(CURDIR)/dist/engawa-cluster .
	@exec ./dist/engawa-cluster $(ARGS)

cluster-test: ## test the cluster, a module of its own: histories and matches while hosts and servers are killed (a minute)
	@go -C cmd/engawa-cluster vet ./...
	@go -C cmd/engawa-cluster test -count 1 -v -timeout 20m ./...

cluster-lines: ## play matches at the cluster through toxiproxy: lines that are slow, narrow, torn, reset, silent, cut and closed late (a minute)
	@go -C cmd/engawa-cluster test -count 1 -v -timeout 10m -run TestMatchesOverBadLines .

cluster-faults: ## cluster-test with 20,000 histories, and 10,000 while leading servers are killed and paused (an hour)
	@ENGAWA_FAULTS=1 go -C cmd/engawa-cluster test -count 1 -v -timeout 90m -run TestTheEngine .

load: ## what a host bears: processor time of a move, latencies, memory of a table, records a second (half a minute)
	@go test ./remote/host -run xxx -bench 'LiveTables|Move|IdleTables' -benchtime 2000x
	@go test ./remote/journal -run xxx -bench Append

perfect: ## prove level 7 of yokai against the solved game: reference positions, every handicap, wins played out (minutes, 1 GB)
	@ENGAWA_SOLVE=1 sh internal/scripts/gotest.sh -timeout 60m -run 'TestPerfectPlay$$' ./rules/bot/yokai

tablebases: ## make the tablebases of level 7 anew, in rules/yokai/tablebase: solves the 3x4 game (ten minutes, 700 MB)
	@go run ./cmd/tablebases

puzzles: ## make the puzzles anew, in rules/puzzles/data, from seeds: solves the 3x4 game (ten minutes, 700 MB; ARGS="-game honshu" takes one game)
	@go run ./cmd/puzzles $(ARGS)

shots: ## pictures of every screen, in seven sizes and all languages, in shots/ (ARGS="forhonor portrait-en" takes some of them)
	@sh internal/scripts/display.sh go run ./cmd/shots -out shots $(ARGS)

shots-compare: ## compare pictures of before and after a change, and write those that differ side by side (OLD=FOLDER NEW=FOLDER)
	@go run ./cmd/shots -compare -out shots-differences "$(OLD)" "$(NEW)"

bench: ## engine and frame benchmarks, machine-readable
	@sh internal/scripts/display.sh go run ./cmd/bench

bench-press: ## what a press costs with its new tree, in the window and as WebAssembly (needs Node)
	@go test -run '^$$' -bench 'Press' -benchmem $(BOARDS)
	@sh cmd/bench/wasm.sh -bench 'Press' $(BOARDS)

bench-idle: ## what the window costs while nothing happens: half a minute a screen, in per cent of a processor core
	@sh internal/scripts/display.sh go run ./cmd/bench -idle 30s

bench-memory: ## memory of a long session, in the window and on the page in Chromium: drags, all tables, hundreds of sizes, forty matches (minutes)
	@sh internal/scripts/display.sh go run ./cmd/bench -memory
	@sh internal/scripts/display.sh go test -timeout 60m -run '^$$' -bench 'MemoryOfThePage' -benchtime 1x ./e2e

bench-web: ## the same for the page in Chromium: size, start at 9 Mbit/s, frames, what an idle page and its two parts cost, analyses (minutes)
	@sh internal/scripts/display.sh go test -timeout 60m -run '^$$' -bench 'Page' -benchtime 1x ./e2e

early: ## list anew which functions of the program travel first: runs the page in Chromium and writes wasm/early.txt
	@ENGAWA_EARLY=1 sh internal/scripts/display.sh go test -count=1 -run 'TestWhatRunsFirstTravelsFirst$$' ./e2e

mobile: ## the Android library dist/engawa.aar (needs the Android SDK and NDK)
	@sh mobile/android.sh

mobile-ios: ## the iOS library dist/Mobile.xcframework and the app for the simulator (needs macOS with Xcode)
	@sh mobile/ios.sh

mobile-check: ## check the phone build and the app without building them; as root on Debian it installs what it lacks
	@sh mobile/check.sh

clean: ## remove what was built
	@rm -rf dist shots shots-differences engawa engawa.exe
