#!/usr/bin/env bash
# check-warnings.sh LOG: fails if the log of a build contains a compiler warning.
set -euo pipefail

log=${1:?check-warnings.sh LOG}
if grep -E '^/.+\.swift:[0-9]+:[0-9]+: warning:' "$log" | sort -u >&2; then
  echo "$log: warnings are errors" >&2
  exit 1
fi
