#!/usr/bin/env bash
# Drives the playground in headless Chromium and replays its recordings natively: with the same Swift compiled for this
# computer, compared bit for bit, and with the demo, compared line by line. Leaves screenshots in out/playground-test for
# review.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/dependencies.py
for product in refresh-playground refresh-demo; do
  swift build --package-path Examples --product "$product" -Xswiftc -warnings-as-errors
done
binaries=$(swift build --package-path Examples --show-bin-path)
rm -rf out/playground-test
mkdir -p out/playground-test
python3 -B Examples/Playground/Test/run.py "$binaries" out/playground-test "$@"
