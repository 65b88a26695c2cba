#!/usr/bin/env bash
# test-ios.sh [--hosted] [MAJOR]: runs the package's tests on the newest iPhone simulator of this Mac, with the major version MAJOR of
# iOS if there is one. The manifest leaves out tests that require the stand-in for UIKit. With --hosted it runs the adapter's tests in an
# app, Tests/TestHost, whose application sends the events of controls, as a bundle of tests alone may not.
set -euo pipefail
cd "$(dirname "$0")/.."

hosted=no
if [[ ${1:-} == --hosted ]]; then
  hosted=yes
  shift
fi
device=$(Scripts/simulator.sh iPhone "${1:-}")
if [[ $hosted == yes ]]; then
  # The manifest adds the product of what only tests import.
  export REFRESHKIT_HOSTED=1
  what=(-project Tests/TestHost/TestHost.xcodeproj -scheme TestHost -derivedDataPath .build-ios-hosted)
else
  what=(-scheme RefreshKit-Package -derivedDataPath .build-ios)
fi
# xcodebuild hands variables with this prefix to the tests.
export TEST_RUNNER_REFRESHKIT_WIDTH=${REFRESHKIT_WIDTH:-full}
xcodebuild test "${what[@]}" -destination "id=$device" -parallel-testing-enabled NO
