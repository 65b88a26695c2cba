#!/usr/bin/env bash
# ios-rehearsal.sh [FILTER]: runs the adapter's tests of iOS on Linux, in a copy in which the stand-in takes the place of UIKit
# (Scripts/ios-rehearsal.py). The number of tests is that of Scripts/ios-tests.py.
set -euo pipefail
cd "$(dirname "$0")/.."

copy=.build-ios-rehearsal
log=.build/ios-rehearsal.log
Scripts/ios-rehearsal.py "$copy"
Scripts/logged.sh "$log" swift test --package-path "$copy" --disable-xctest ${1:+--filter "$1"}
Scripts/check-warnings.sh "$log"
if (($# == 0)); then
  Scripts/ios-tests.py | awk '$2 == "RefreshUIKitTests" { print $1 }' >"$copy/minimum"
  Scripts/check-test-count.sh "$log" "$copy/minimum"
fi
