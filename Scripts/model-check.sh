#!/usr/bin/env bash
# Searches the states of the machine on two cores, and fails if any of them breaks a law.
#
# model-check.sh LIMIT [FACET]: a limit of 60s means 60 seconds of work on each core; a limit of 100000 means 100000 states of
# each facet, which is the same search on every computer. FACET, the beginning of a facet's name, selects a single
# one, on one core.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly limit=${1:?model-check.sh LIMIT [FACET]}
program=$(Scripts/proofs.sh ModelCheck -O)
if (($# > 1)); then exec "$program" "$limit" 0 1 "$2"; fi

readonly parts=2
running=()
for ((part = 0; part < parts; part++)); do
  "$program" "$limit" "$part" "$parts" >"$program-$part.txt" &
  running+=($!)
done
status=0
for process in "${running[@]}"; do wait "$process" || status=1; done
cat "$program"-*.txt
# The name of a facet may contain commas.
cat "$program"-*.txt | sed -n 's/^.*: \([0-9]* states, .*\)/\1/p' | awk -F', ' '
  { states += $1; transitions += $4; rests += $5 }
  END { printf "model-check: %d distinct states, %d transitions, %d steps to rest\n", states, transitions, rests }'
exit "$status"
