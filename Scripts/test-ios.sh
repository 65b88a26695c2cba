#!/usr/bin/env bash
# Runs the package's tests on the newest iPhone simulator of this Mac. The manifest leaves out tests that require the
# stand-in for UIKit.
set -euo pipefail
cd "$(dirname "$0")/.."

device=$(xcrun simctl list devices available | grep -E '^ +iPhone' | tail -n 1 | grep -oE '[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}' || true)
if [[ -z $device ]]; then
  echo "test-ios: this Mac has no iPhone simulator; install one in Xcode's settings" >&2
  exit 1
fi
# xcodebuild hands variables with this prefix to the tests.
export TEST_RUNNER_REFRESHKIT_WIDTH=${REFRESHKIT_WIDTH:-full}
xcodebuild test -scheme RefreshKit-Package -destination "id=$device" -derivedDataPath .build-ios \
  -parallel-testing-enabled NO
