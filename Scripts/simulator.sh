#!/usr/bin/env bash
# simulator.sh KIND [MAJOR]: prints the identifier of the newest simulator of this Mac whose name begins with KIND, iPhone or iPad, with
# the major version MAJOR of iOS, or the newest one, and boots it: a first boot can take longer than xcodebuild waits.
set -euo pipefail

kind=${1:?simulator.sh KIND [MAJOR]} major=${2:-}
device=$(xcrun simctl list devices available | awk -v major="$major" -v kind="$kind" '
  /^-- / { fits = ($2 == "iOS" && (major == "" || $3 ~ "^" major "\\.")) }
  fits && $1 == kind' | tail -n 1 | grep -oE '[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}' || true)
if [[ -z $device ]]; then
  echo "simulator: this Mac has no $kind simulator${major:+ with iOS $major}; install one in Xcode's settings" >&2
  exit 1
fi
xcrun simctl bootstatus "$device" -b >&2
echo "$device"
