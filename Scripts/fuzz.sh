#!/usr/bin/env bash
# fuzz.sh SECONDS: feeds the machine the events that libFuzzer generates, and fails if it traps or breaks a law; with 0 seconds,
# the committed inputs alone.
#
# The initial inputs are in Tests/Proofs/Fuzz/corpus.txt, one per line, in base64: the smallest set that reaches all code that
# was ever reached. REFRESHKIT_RECORD=1 selects them anew, from these and the inputs that were found.
# Apple's toolchain has no libFuzzer, so this requires Linux.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly time=${1:?fuzz.sh SECONDS}
readonly corpus=Tests/Proofs/Fuzz/corpus.txt
readonly longest=256
program=$(Scripts/proofs.sh Fuzz -O -g -sanitize=fuzzer -use-ld=lld)
folder=$(dirname "$program")
mkdir -p "$folder/found"
rm -rf "$folder/committed" "$folder/chosen"
mkdir "$folder/committed" "$folder/chosen"
while read -r input; do base64 -d <<<"$input" >"$folder/committed/$(cksum <<<"$input" | cut -d' ' -f1)"; done <"$corpus"

limit=(-max_total_time="$time")
((time > 0)) || limit=(-runs=0)
# The backtrace of a trap takes a minute, and is less useful than the input.
export SWIFT_BACKTRACE=enable=no
"$program" "${limit[@]}" -max_len="$longest" -print_final_stats=1 -verbosity=0 -artifact_prefix="$folder/" \
  "$folder/found" "$folder/committed"
if [[ ${REFRESHKIT_RECORD:-} == 1 ]]; then
  "$program" -set_cover_merge=1 -use_counters=0 -max_len="$longest" -verbosity=0 "$folder/chosen" "$folder/committed" \
    "$folder/found"
  for file in "$folder"/chosen/*; do base64 -w 0 "$file" && echo; done | sort >"$corpus"
fi
echo "fuzz: nothing trapped, and no law was broken"
