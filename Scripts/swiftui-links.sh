#!/usr/bin/env bash
# Builds the apps of Tests/SwiftUILinks for a simulator, and fails if the one that uses RefreshAnimators alone links SwiftUI. The other
# one uses RefreshSwiftUI, and has to link it: otherwise the question is a wrong one. Requires Xcode.
set -euo pipefail
cd "$(dirname "$0")/.."

command -v xcrun >/dev/null || { echo 'swiftui-links: Xcode is needed' >&2; exit 1; }
sdk=$(xcrun --sdk iphonesimulator --show-sdk-path)
readonly options=(
  --package-path Tests/SwiftUILinks --scratch-path .build-links
  --sdk "$sdk" --triple "$(uname -m)-apple-ios15.0-simulator"
)
swift build "${options[@]}"
binaries=$(swift build "${options[@]}" --show-bin-path)

# links_swiftui APP: succeeds if the executable names SwiftUI or SwiftUICore among its libraries.
links_swiftui() { otool -L "$binaries/$1" | grep -q '/SwiftUI\(Core\)\{0,1\}\.framework/'; }

if ! links_swiftui swiftui-app; then
  echo 'swiftui-links: the app that uses RefreshSwiftUI does not link SwiftUI; the check sees nothing' >&2
  exit 1
fi
if links_swiftui plain-app; then
  echo 'swiftui-links: an app that uses RefreshAnimators alone links SwiftUI' >&2
  exit 1
fi
echo 'swiftui-links: an app that uses RefreshAnimators alone does not link SwiftUI'
