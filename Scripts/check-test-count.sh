#!/usr/bin/env bash
# check-test-count.sh LOG MINIMUM: fails if the log of a test run reports fewer tests than the committed minimum, so that no
# test can be skipped unnoticed. The counts of several test bundles in one log are added.
set -euo pipefail

if (($# != 2)); then
  echo "usage: check-test-count.sh LOG MINIMUM" >&2
  exit 2
fi
log=$1
minimum=$(tr -d '[:space:]' <"$2")
if [[ ! $minimum =~ ^[0-9]+$ ]]; then
  echo "$2: expected one whole number, found '$minimum'" >&2
  exit 2
fi

closing='Test run with [0-9]+ tests?.* (passed|failed) after'
ran=$({ grep -oE "$closing" "$log" || true; } | awk '{ sum += $4 } END { print sum + 0 }')
if grep -qE 'Test run with [0-9]+ tests?.* failed after' "$log"; then
  echo "$log: the test run failed" >&2
  exit 1
fi
if ((ran < minimum)); then
  echo "$ran tests ran, but $2 asks for at least $minimum: were some skipped, renamed or left out of the build?" >&2
  exit 1
fi
if ((ran > minimum)); then
  echo "$ran tests ran; $2 still says $minimum and can be raised."
fi
echo "$ran passed, 0 failed"
