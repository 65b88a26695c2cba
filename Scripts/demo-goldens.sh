#!/usr/bin/env bash
# Replays every sample finger of the demo and compares its trace with the golden one of the same name; a few samples
# are replayed with other options too. With REFRESHKIT_RECORD=1 the goldens are written anew. Then it checks what the
# demo says of mistakes, and runs the tests of the Examples package.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/samples.sh

readonly goldens=Examples/Demo/Goldens
record=${REFRESHKIT_RECORD:-0}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
replayed=()
wrong=0

complain() {
  echo "demo-goldens: $*" >&2
  wrong=1
}

# compare NAME OPTION…: replays a finger and compares its trace with the golden of that name.
compare() {
  local name=$1 golden=$goldens/$1.txt
  shift
  replayed+=("$name")
  if ! "$demo" --out "$scratch/out/$name" "$@" | sed "s|$scratch/||g" >"$scratch/$name.txt"; then
    complain "$name does not play"
  elif [[ $record == 1 ]]; then
    cp "$scratch/$name.txt" "$golden"
  elif [[ ! -e $golden ]]; then
    complain "$golden is missing; record it with REFRESHKIT_RECORD=1 make demo-goldens"
  elif ! diff -u --label "$golden" --label "$name now" "$golden" "$scratch/$name.txt" >&2; then
    complain "the trace of $name differs from its golden"
  fi
}

# refuses SENTENCE OPTION…: the demo says the sentence and nothing else, fails, and leaves no file behind.
refuses() {
  local sentence="refresh-demo: $1" status=0
  shift
  "$demo" --out "$scratch/refused" "$@" >"$scratch/said" 2>"$scratch/complained" </dev/null || status=$?
  ((status != 0)) || complain "refresh-demo $* succeeds"
  [[ ! -s $scratch/said ]] || complain "refresh-demo $* prints before it fails"
  [[ $(<"$scratch/complained") == "$sentence" ]] || complain "refresh-demo $* says: $(<"$scratch/complained")"
  [[ ! -e $scratch/refused ]] || complain "refresh-demo $* leaves files behind"
}

mkdir -p "$goldens"
for sample in "${sample_files[@]}"; do
  compare "$(basename "$sample" .csv)" --touches "$sample"
done
compare slow-pull-120 --sample slow-pull --frame-rate 120
compare slow-pull-failure --sample slow-pull --outcome failure
compare slow-pull-hang --sample slow-pull --outcome hang --refresh-time 2
compare slow-pull-ring --sample slow-pull --animator ring
compare slow-pull-material --sample slow-pull --animator material
compare slow-pull-hidden --sample slow-pull --animator hidden
for sample in "${footer_samples[@]}"; do
  read -ra words <<<"$sample"
  compare "footer-${words[0]}" --footer --sample "${words[@]}"
done
for golden in "$goldens"/*.txt; do
  name=$(basename "$golden" .txt)
  [[ " ${replayed[*]} " == *" $name "* ]] || complain "$golden is of no sample"
done

# The README shows a few lines of a trace.
while IFS= read -r line; do
  grep -qxF -- "$line" "$goldens/slow-pull.txt" || complain "README.md shows a line that slow-pull does not print: $line"
done < <(awk '/^```/ { shown = $0 == "```text"; next } shown && !/^ *…$/' README.md)

finger=$scratch/finger.csv
printf '0,250\n0.5,far\n1,480\n' >"$finger"
refuses "$finger:2: \"far\" is not a number of points." --touches "$finger"
printf '0,250,down\n1,480,up\n1.5,480\n' >"$finger"
refuses "$finger:3: the finger is not down here." --touches "$finger"
refuses "--pages needs --footer." --pages 2
refuses "--pages is 1 or more, and not 0." --footer --pages 0
refuses "standard input:1: there is no touch in it." --touches -
refuses "$scratch/none.csv cannot be read: no such file or directory." --touches "$scratch/none.csv"
refuses "The value 'blob' is invalid for '--animator <animator>'. Please provide one of the following:
  - gum
  - ring
  - arrow
  - spinner
  - dots
  - material
  - hidden" --animator blob
# As root every folder can be written to; a device has none in it.
refuses "the folder /dev/null/x cannot be written to: not a directory." --out /dev/null/x

swift test --package-path Examples >"$scratch/test.log" 2>&1 || cat "$scratch/test.log" >&2
Scripts/check-test-count.sh "$scratch/test.log" Examples/minimum-test-count.txt

((wrong == 0)) || exit 1
if [[ $record == 1 ]]; then verdict="recorded"; else verdict="as recorded"; fi
echo "demo-goldens: ${#replayed[@]} traces $verdict"
