#!/usr/bin/env bash
# Drives the playground in headless Chromium and replays its recordings natively: with the same Swift compiled for this
# computer, compared bit for bit, and with the demo, compared line by line. Leaves screenshots in out/playground-test for
# review.
#
# playground-test.sh           runs every scenario
# playground-test.sh --beside  runs those that may run beside other programs
# playground-test.sh --alone   runs those that measure time, which need the computer for themselves
# playground-test.sh WORD...   runs those whose title contains a word
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/dependencies.py
for product in refresh-playground refresh-demo; do
  swift build --package-path Examples --product "$product" -Xswiftc -warnings-as-errors
done
binaries=$(swift build --package-path Examples --show-bin-path)
[[ ${1:-} == --alone ]] || rm -rf out/playground-test
mkdir -p out/playground-test
python3 -B Examples/Playground/Test/run.py "$binaries" out/playground-test "$@"
