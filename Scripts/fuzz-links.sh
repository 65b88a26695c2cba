#!/usr/bin/env bash
# fuzz-links.sh SECONDS [SEED]: opens damaged links in the playground, in headless Chromium, and compares what comes of them with
# the native build.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly time=${1:?fuzz-links.sh SECONDS [SEED]}
Scripts/playground.sh
Scripts/dependencies.py
swift build --package-path Examples --product refresh-playground
mkdir -p out/playground-test
python3 -B Examples/Playground/Test/fuzz.py "$time" "$(swift build --package-path Examples --show-bin-path)" \
  out/playground-test "${@:2}"
