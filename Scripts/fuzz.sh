#!/usr/bin/env bash
# Tells the machine whatever libFuzzer makes up, for SECONDS, and fails if it traps or breaks a law.
#
# New inputs go to .build-proofs/Fuzz/corpus; FUZZ_MERGE=1 adds those to Tests/Proofs/Fuzz/Corpus that reach new code.
# Apple's toolchain has no libFuzzer: this runs on Linux.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly time=${1:?fuzz.sh SECONDS}
readonly committed=Tests/Proofs/Fuzz/Corpus
readonly longest=256
program=$(Scripts/proofs.sh Fuzz -O -g -sanitize=fuzzer -use-ld=lld)
readonly found=$(dirname "$program")/corpus
mkdir -p "$found" "$committed"

# The backtrace of a trap takes a minute, and the input says more.
export SWIFT_BACKTRACE=enable=no
"$program" -max_total_time="$time" -max_len="$longest" -print_final_stats=1 -verbosity=0 \
  -artifact_prefix="$(dirname "$program")/" "$found" "$committed"
if [[ ${FUZZ_MERGE:-} == 1 ]]; then "$program" -merge=1 -max_len="$longest" "$committed" "$found"; fi
echo "fuzz: nothing trapped, and no law was broken"
