#!/usr/bin/env bash
# build-apple.sh DESTINATION: compiles the package with Xcode for a platform, such as generic/platform=iOS. Warnings are errors.
set -euo pipefail
cd "$(dirname "$0")/.."

xcodebuild build -scheme RefreshKit-Package -destination "${1:?build-apple.sh DESTINATION}" \
  -derivedDataPath .build-ios SWIFT_TREAT_WARNINGS_AS_ERRORS=YES
