#!/usr/bin/env bash
# The example app in Examples/Gallery, on the stand-ins for UIKit and SwiftUI. Linux only.
#
# gallery.sh test   uses each screen with a simulated finger, and compiles the file of each by itself, with the sample data,
#                   in both language modes
set -euo pipefail
cd "$(dirname "$0")/.."

# Those of the Examples, so that both compile RefreshKit once.
readonly options=(--package-path Examples/Gallery --scratch-path Examples/.build -Xswiftc -warnings-as-errors)
readonly screens=Examples/Gallery/Screens log=.build/gallery.log

test_screens() {
  local modules files version file
  Scripts/logged.sh "$log" swift test "${options[@]}"
  Scripts/check-test-count.sh "$log" Examples/Gallery/minimum-test-count.txt
  modules=$(swift build "${options[@]}" --show-bin-path)/Modules
  mapfile -t files < <(find "$screens"/*/ -name '*.swift' | sort)
  for version in 5 6; do
    for file in "${files[@]}"; do
      swiftc -typecheck -warnings-as-errors -parse-as-library -package-name app -module-name App -I "$modules" \
        -swift-version "$version" "$screens/Samples.swift" "$file"
    done
  done
  echo "gallery: each of ${#files[@]} files compiles by itself in Swift 5 and 6 mode"
}

case ${1:-} in
  test) test_screens ;;
  *)
    echo "usage: gallery.sh test" >&2
    exit 2
    ;;
esac
