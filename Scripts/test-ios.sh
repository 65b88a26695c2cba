#!/usr/bin/env bash
# test-ios.sh [--hosted]: runs the package's tests on the newest iPhone simulator of this Mac. The manifest leaves out tests that
# require the stand-in for UIKit. With --hosted it runs the adapter's tests in an app, Tests/TestHost, whose application sends the
# events of controls, as a bundle of tests alone may not.
set -euo pipefail
cd "$(dirname "$0")/.."

device=$(xcrun simctl list devices available | grep -E '^ +iPhone' | tail -n 1 | grep -oE '[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}' || true)
if [[ -z $device ]]; then
  echo "test-ios: this Mac has no iPhone simulator; install one in Xcode's settings" >&2
  exit 1
fi
if [[ ${1:-} == --hosted ]]; then
  # The manifest adds the product of what only tests import.
  export REFRESHKIT_HOSTED=1
  what=(-project Tests/TestHost/TestHost.xcodeproj -scheme TestHost -derivedDataPath .build-ios-hosted)
else
  what=(-scheme RefreshKit-Package -derivedDataPath .build-ios)
fi
# xcodebuild hands variables with this prefix to the tests.
export TEST_RUNNER_REFRESHKIT_WIDTH=${REFRESHKIT_WIDTH:-full}
xcodebuild test "${what[@]}" -destination "id=$device" -parallel-testing-enabled NO
