#!/usr/bin/env bash
# Replays every sample finger of the demo and compares its trace with the golden one of the same name. With
# REFRESHKIT_RECORD=1 the goldens are written anew.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/samples.sh

readonly goldens=Examples/Demo/Goldens
record=${REFRESHKIT_RECORD:-0}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

for golden in "$goldens"/*.txt; do
  name=$(basename "$golden" .txt)
  if [[ -e $golden && ! -e $samples/$name.csv ]]; then
    echo "demo-goldens: $golden has no sample $samples/$name.csv" >&2
    exit 1
  fi
done

different=0
for sample in "${sample_files[@]}"; do
  name=$(basename "$sample" .csv)
  golden=$goldens/$name.txt
  replay "$sample" "$scratch/$name" | sed "s|$scratch|OUT|g" >"$scratch/$name.txt"
  if [[ $record == 1 ]]; then
    mkdir -p "$goldens"
    cp "$scratch/$name.txt" "$golden"
  elif [[ ! -e $golden ]]; then
    echo "demo-goldens: $golden is missing; record it with REFRESHKIT_RECORD=1 make demo-goldens" >&2
    different=1
  elif ! diff -u --label "$golden" --label "$name now" "$golden" "$scratch/$name.txt" >&2; then
    different=1
  fi
done

if ((different)); then
  echo "demo-goldens: a trace differs from its golden" >&2
  exit 1
fi
if [[ $record == 1 ]]; then verdict="recorded"; else verdict="as recorded"; fi
echo "demo-goldens: ${#sample_files[@]} traces $verdict"
