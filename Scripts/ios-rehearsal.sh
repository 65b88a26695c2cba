#!/usr/bin/env bash
# ios-rehearsal.sh SCRATCH [FILTER]: runs the adapter's tests of iOS on Linux, in a copy in which the stand-in takes the place of
# UIKit (Scripts/ios-rehearsal.py), with the modules of `make test` in the scratch folder SCRATCH. The number of tests is that of
# Scripts/ios-tests.py. They run once more as where no event of a control is delivered, which some of them have to notice.
set -euo pipefail
cd "$(dirname "$0")/.."

# The folder and the name of Package.swift's target.
readonly copy=.build-ios-rehearsal/Tests target=RefreshRehearsalTests
readonly scratch=${1:?ios-rehearsal.sh SCRATCH [FILTER]} log=.build/ios-rehearsal.log minimum=.build/ios-rehearsal.minimum
Scripts/ios-rehearsal.py "$copy"
export REFRESHKIT_REHEARSAL=1
Scripts/logged.sh "$log" swift test --scratch-path "$scratch" --disable-xctest --filter "$target\\..*${2:-}"
Scripts/check-warnings.sh "$log"
if (($# == 1)); then
  Scripts/ios-tests.py --target RefreshUIKitTests >"$minimum"
  Scripts/check-test-count.sh "$log" "$minimum"
  REFRESHKIT_EVENTS=none Scripts/logged.sh "$log" swift test --skip-build --scratch-path "$scratch" --disable-xctest \
    --filter "$target\\."
  Scripts/skipped-events.sh "$log" some
fi
