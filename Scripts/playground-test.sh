#!/usr/bin/env bash
# Drives the page of the playground in a headless Chromium, and replays what it records natively: with the same Swift
# compiled for this machine, bit for bit, and with the demo, line for line. Screenshots are left in
# out/playground-test, to be looked at.
set -euo pipefail
cd "$(dirname "$0")/.."

for product in refresh-playground refresh-demo; do
  swift build --package-path Examples --product "$product" -Xswiftc -warnings-as-errors
done
binaries=$(swift build --package-path Examples --show-bin-path)
rm -rf out/playground-test
mkdir -p out/playground-test
python3 -B Examples/Playground/Test/run.py "$binaries" out/playground-test "$@"
