#!/usr/bin/env bash
# tutorial.sh SCRATCH OUT [DOCC-OPTION...]: converts the tutorial, Docs/Tutorials.docc, to OUT/Tutorials.doccarchive. Before that it compiles
# the code of each step in both language modes, against the modules of the last build in the scratch folder SCRATCH. A warning of
# docc is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly scratch=${1:?tutorial.sh SCRATCH OUT} out=${2:?tutorial.sh SCRATCH OUT} catalog=Docs/Tutorials.docc
shift 2
modules=$(swift build --scratch-path "$scratch" --show-bin-path)/Modules
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The list of the last step imports UIKit, which is the stand-in on Linux; macOS has neither.
list=()
if [[ $(uname) == Linux ]]; then
  list=("$catalog/Resources/FeedController.swift")
  echo '@_exported import Foundation; @_exported import HeadlessUIKit' >"$work/UIKit.swift"
  swiftc -emit-module -module-name UIKit -I "$modules" -o "$work/UIKit.swiftmodule" "$work/UIKit.swift"
fi
mapfile -t steps < <(find "$catalog/Resources" -name 'Sunrise-*.swift' | sort -V)
for version in 5 6; do
  for step in "${steps[@]}"; do
    swiftc -typecheck -warnings-as-errors -parse-as-library -package-name app -module-name App -I "$modules" -I "$work" \
      -swift-version "$version" "$step" "${list[@]}"
  done
done
echo "tutorial: ${#steps[@]} steps compile in Swift 5 and 6 mode"

# Its pictures are those of the guide, which are drawn from the code of the last step. DocC has another name for a dark one.
cp -r "$catalog" "$work/"
for picture in Docs/Pictures/sunrise*.svg; do
  name=$(basename "$picture")
  cp "$picture" "$work/Tutorials.docc/Resources/${name/-dark./~dark.}"
done
mkdir -p "$out"
docc convert "$work/Tutorials.docc" --fallback-display-name RefreshKit --fallback-bundle-identifier org.refreshkit.Tutorials \
  --warnings-as-errors --output-dir "$out/Tutorials.doccarchive" "$@"
