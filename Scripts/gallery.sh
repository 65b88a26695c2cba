#!/usr/bin/env bash
# The example app in Examples/Gallery, on the stand-ins for UIKit and SwiftUI. Linux only.
#
# gallery.sh test   uses each screen with a simulated finger, and compiles the file of each by itself, with the sample data,
#                   in both language modes
# gallery.sh pictures FOLDER   draws a film and a still of each screen, and a page with the films beside the code
# gallery.sh stills            compares the stills with Examples/Gallery/Stills
#
# With REFRESHKIT_RECORD=1, `stills` records instead of comparing.
set -euo pipefail
cd "$(dirname "$0")/.."

# Those of the Examples, so that both compile RefreshKit once. The packages have one scratch folder, whose manifest may be that of
# another one of them.
readonly options=(
  --package-path Examples/Gallery --scratch-path Examples/.build -Xswiftc -warnings-as-errors --disable-build-manifest-caching
)
readonly screens=Examples/Gallery/Screens log=.build/gallery.log stills=Examples/Gallery/Stills

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

# draw OPTION…: builds the program that draws, and runs it.
draw() {
  local folder
  swift build --product gallery-pictures "${options[@]}" >&2
  folder=$(swift build "${options[@]}" --show-bin-path)
  "$folder/gallery-pictures" "$@"
}

draw_pictures() {
  rm -rf "$1"
  draw "$1"
}

compare_stills() {
  local scratch
  scratch=$(mktemp -d)
  # The name of the folder is known now; in the trap it would be gone.
  # shellcheck disable=SC2064
  trap "rm -rf '$scratch'" EXIT
  draw --stills "$scratch/Stills"
  if [[ ${REFRESHKIT_RECORD:-0} == 1 ]]; then
    rm -rf "$stills"
    cp -r "$scratch/Stills" "$stills"
  elif ! diff -rq "$stills" "$scratch/Stills" >&2; then
    echo "gallery: the stills differ from $stills; look at them, and record them with REFRESHKIT_RECORD=1 make pictures" >&2
    exit 1
  fi
  echo "gallery: the stills of $(find "$stills" -name '*.svg' | wc -l) screens"
}

case ${1:-} in
  test) test_screens ;;
  pictures) draw_pictures "${2:?gallery.sh pictures FOLDER}" ;;
  stills) compare_stills ;;
  *)
    echo "usage: gallery.sh test | pictures FOLDER | stills" >&2
    exit 2
    ;;
esac
