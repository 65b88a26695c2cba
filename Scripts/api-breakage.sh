#!/usr/bin/env bash
# api-breakage.sh [TAG]: compares the public API of the products with that of TAG, by default the last tag, and fails for a change that
# breaks an app, unless VERSION allows one: a new major version, and before 1.0 a new minor one.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly products=(RefreshCore RefreshAnimators RefreshSwiftUI RefreshTesting SwipeBack)

tag=${1:-$(git describe --tags --abbrev=0 --match '[0-9]*.[0-9]*.[0-9]*' 2>/dev/null || true)}
if [[ -z $tag ]]; then
  echo 'api-breakage: nothing is compared, because there is no tag yet: the first release breaks nobody'
  exit 0
fi

# The part of a version that has to change with a change that breaks an app.
promise() { if [[ $1 == 0.* ]]; then cut -d. -f1,2 <<<"$1"; else cut -d. -f1 <<<"$1"; fi; }

version=$(<VERSION)
arguments=()
for product in "${products[@]}"; do arguments+=(--products "$product"); done
log=.build/api-breakage.log
if Scripts/logged.sh "$log" swift package --scratch-path .build-api diagnose-api-breaking-changes "$tag" "${arguments[@]}"; then
  echo "api-breakage: an app that compiles with $tag compiles with $version"
elif ! grep -q 'breaking changes\? detected' "$log"; then
  echo 'api-breakage: nothing could be compared' >&2
  exit 1
elif [[ $(promise "$version") != "$(promise "$tag")" ]]; then
  echo "api-breakage: $version may break what $tag promised; CHANGELOG.md says what to write instead"
else
  echo "api-breakage: $version may not break what $tag promised: raise VERSION, or keep the old name as deprecated" >&2
  exit 1
fi
