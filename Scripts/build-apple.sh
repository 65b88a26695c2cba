#!/usr/bin/env bash
# build-apple.sh DESTINATION [--gallery]: compiles the package, or the gallery, with Xcode for a platform, such as
# generic/platform=iOS. Warnings are errors.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly destination=${1:?build-apple.sh DESTINATION [--gallery]} log=.build/build-apple.log

subject=(-scheme RefreshKit-Package)
if [[ ${2:-} == --gallery ]]; then
  subject=(-project Examples/Gallery/Gallery.xcodeproj -scheme Gallery CODE_SIGNING_ALLOWED=NO)
fi

status=0
Scripts/logged.sh "$log" xcodebuild build "${subject[@]}" -destination "$destination" \
  -derivedDataPath .build-ios SWIFT_TREAT_WARNINGS_AS_ERRORS=YES || status=$?
# Xcode comes with the SDK of visionOS, but not with the platform, without which it finds no destination.
if ((status)) && [[ $destination == */platform=visionOS ]] && grep -qE 'visionOS[^:]* is not installed' "$log"; then
  echo 'build-apple: this Xcode has no visionOS; install it with `xcodebuild -downloadPlatform visionOS`' >&2
fi
exit "$status"
