#!/bin/sh
# Succeeds where there is a Chromium under one of the names by which engawa/internal/drive looks for it.
for name in chromium chromium-browser google-chrome google-chrome-stable; do
	command -v "$name" >/dev/null 2>&1 && exit 0
done
exit 1
