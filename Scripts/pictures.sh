#!/usr/bin/env bash
# pictures.sh [write]: checks that what the sheets of all animators measure is as recorded, and that the moving pictures
# of the README are those that the code draws. `pictures.sh write` writes the README's pictures; with
# REFRESHKIT_RECORD=1 the measures are written anew.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly goldens=Examples/Filmstrips/Goldens pictures=Docs/Pictures
swift build --package-path Examples --product refresh-filmstrips >&2
draw=$(swift build --package-path Examples --show-bin-path)/refresh-filmstrips

if [[ ${1:-} == write ]]; then
  "$draw" --readme --out "$pictures"
  exit
fi
if [[ ${REFRESHKIT_RECORD:-0} == 1 ]]; then
  rm -rf "$goldens"
  "$draw" --measures --out "$goldens" >/dev/null
  echo "pictures: measures recorded"
  exit
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$draw" --measures --out "$scratch/measures" >/dev/null
"$draw" --readme --out "$scratch/pictures" >/dev/null
if ! diff -ru "$goldens" "$scratch/measures" >&2; then
  echo "pictures: the sheets differ from $goldens; look at them (make filmstrips)," \
    "then record them with REFRESHKIT_RECORD=1 make pictures" >&2
  exit 1
fi
if ! diff -rq "$pictures" "$scratch/pictures" >&2; then
  echo "pictures: the README shows older pictures than the code draws; run make readme-pictures" >&2
  exit 1
fi
echo "pictures: as recorded"
