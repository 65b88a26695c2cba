#!/usr/bin/env bash
# Prints the number of public declarations in the products that an app links, by folder, and in all.
set -euo pipefail
cd "$(dirname "$0")/.."

total=0
for folder in Sources/RefreshCore/* Sources/RefreshAnimators; do
  [[ -d $folder ]] || continue
  count=$(find "$folder" -name '*.swift' -exec cat {} + | grep -cE '^ *(@[A-Za-z]+(\([^)]*\))? +)*(public|open) ' || true)
  printf '%5d  %s\n' "$count" "$folder"
  total=$((total + count))
done
printf '%5d  in all\n' "$total"
