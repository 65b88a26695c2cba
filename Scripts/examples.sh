#!/usr/bin/env bash
# Runs the programs of the Examples package: the demo and the filmstrips.
#
# examples.sh goldens                        replays every sample of the demo and compares its trace with the golden, checks
#                                            the demo's error messages, and runs the package's tests
# examples.sh pictures                       compares the measurements of all animators' sheets with the recorded ones and
#                                            with the limits of their qualities, and the README's animated pictures and the
#                                            filmstrips of Docs/Swipes.md with those that the code draws
# examples.sh readme-pictures                draws the README's animated pictures, the stills of the tutorial and the
#                                            filmstrips of Docs/Swipes.md
# examples.sh filmstrips FOLDER [ANIMATOR]   draws every animator, or one of them, at every edge, a filmstrip of every sample,
#                                            and the motions of a list as curves, as PNG sheets
#
# With REFRESHKIT_RECORD=1, `goldens` and `pictures` record instead of comparing.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly samples=Examples/Demo/Samples goldens=Examples/Demo/Goldens
readonly measures=Examples/Filmstrips/Goldens readme_pictures=Docs/Pictures
# The samples with a footer, each with its options.
readonly footer_samples=(
  "load"
  "retry --outcome failure-once"
  "no-more --pages 2"
  "cancelled-load --refresh-time 4"
)
# The swipes, each a sample of SwipeBack with what it meets.
readonly swipes=(
  "full-swipe" "given-up" "cancelled" "turns" "flick" "caught"
  "full-swipe --scene two-fingers"
  "full-swipe --scene root"
  "right-to-left --scene right-to-left"
  "full-swipe --scene list"
  "full-swipe --scene list-at-edge"
  "full-swipe --scene pushing"
  "full-swipe --scene unsaved"
)
# The scale of a sheet, in pixels per point.
readonly zoom=1.5
# The font of the sheets' texts: as wide as San Francisco.
readonly font=Inter
# The flags of every build of the package, also in Scripts/playground-test.sh: others would compile everything again.
readonly flags=(-Xswiftc -warnings-as-errors)
# The longest time that a run of the demo may take on a busy computer, in seconds, and the most address space that it may use
# before it refuses something, in KiB: eight times what it has to refuse a short recording.
readonly patience=300 memory=1048576
record=${REFRESHKIT_RECORD:-0}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# build PRODUCT: builds a program and prints its path.
build() {
  local folder
  # `set -e` has no effect inside `$(build …)`.
  Scripts/dependencies.py || return
  swift build --package-path Examples --product "$1" "${flags[@]}" >&2 || return
  folder=$(swift build --package-path Examples --show-bin-path) || return
  echo "$folder/$1"
}

find_samples() {
  shopt -s nullglob
  sample_files=("$samples"/*.csv)
  local files=("$samples"/Footer/*.csv) file swipe_files=("$samples"/SwipeBack/*.csv)
  shopt -u nullglob
  if ((${#sample_files[@]} == 0)); then
    echo "There are no samples in $samples." >&2
    exit 1
  fi
  for file in "${files[@]}"; do
    if [[ ! " ${footer_samples[*]/#/ } " == *" $(basename "$file" .csv) "* ]]; then
      echo "$file is not in Scripts/examples.sh." >&2
      exit 1
    fi
  done
  for file in "${swipe_files[@]}"; do
    if [[ ! " ${swipes[*]/#/ } " == *" $(basename "$file" .csv) "* ]]; then
      echo "$file is not in Scripts/examples.sh." >&2
      exit 1
    fi
  done
}

# swipe_name SAMPLE [--scene SCENE]: the name of a swipe, by what it shows.
swipe_name() { echo "swipe-${3:-$1}"; }

wrong=0
complain() {
  echo "demo-goldens: $*" >&2
  wrong=1
}

replayed=()
# compare NAME OPTION…: replays a sample and compares what it prints with the golden of that name.
compare() {
  local name=$1 golden=$goldens/$1.txt
  shift
  replayed+=("$name")
  if ! "$demo" --out "$scratch/out" "$@" | sed "s|$scratch/||g" >"$scratch/$name.txt"; then
    complain "$name does not play"
  elif [[ $record == 1 ]]; then
    cp "$scratch/$name.txt" "$golden"
  elif [[ ! -e $golden ]]; then
    complain "$golden is missing; record it with REFRESHKIT_RECORD=1 make demo-goldens"
  elif ! diff -u --label "$golden" --label "$name now" "$golden" "$scratch/$name.txt" >&2; then
    complain "the trace of $name differs from its golden"
  fi
}

# refuses MESSAGE OPTION…: checks that the demo fails in time and in little memory, prints only the message, and leaves no file behind.
refuses() {
  local sentence="refresh-demo: $1" status=0
  shift
  (ulimit -v "$memory"; exec timeout "$patience" "$demo" --out "$scratch/refused" "$@") \
    >"$scratch/said" 2>"$scratch/complained" </dev/null || status=$?
  ((status != 0)) || complain "refresh-demo $* succeeds"
  [[ ! -s $scratch/said ]] || complain "refresh-demo $* prints before it fails"
  [[ $(<"$scratch/complained") == "$sentence" ]] || complain "refresh-demo $* says: $(<"$scratch/complained")"
  [[ ! -e $scratch/refused ]] || complain "refresh-demo $* leaves files behind"
}

compare_traces() {
  local sample words
  mkdir -p "$goldens"
  for sample in "${sample_files[@]}"; do
    compare "$(basename "$sample" .csv)" --touches "$sample"
  done
  compare slow-pull-90 --sample slow-pull --frame-rate 90
  compare slow-pull-120 --sample slow-pull --frame-rate 120
  compare slow-pull-failure --sample slow-pull --outcome failure
  compare slow-pull-hang --sample slow-pull --outcome hang --refresh-time 2
  compare slow-pull-rows-before-closing --sample slow-pull --new-rows before-closing
  compare slow-pull-rows-after-closing --sample slow-pull --new-rows after-closing
  compare slow-pull-ring --sample slow-pull --animator ring
  compare slow-pull-material --sample slow-pull --animator material
  compare slow-pull-hidden --sample slow-pull --animator hidden
  for sample in "${footer_samples[@]}"; do
    read -ra words <<<"$sample"
    compare "footer-${words[0]}" --footer --sample "${words[@]}"
  done
  for sample in "${swipes[@]}"; do
    read -ra words <<<"$sample"
    compare "$(swipe_name "${words[@]}")" --swipe-back --sample "${words[@]}"
  done
}

# Complains about traces of samples that are no longer there.
find_leftovers() {
  local golden name
  for golden in "$goldens"/*.txt; do
    name=$(basename "$golden" .txt)
    [[ " ${replayed[*]} " == *" $name "* ]] || complain "$golden is of no sample"
  done
}

# Compares the lines of a trace in the guide with the golden.
compare_guide() {
  local line guide=Docs/Guide/Demo.md
  while IFS= read -r line; do
    grep -qxF -- "$line" "$goldens/slow-pull.txt" || complain "$guide shows a line that slow-pull does not print: $line"
  done < <(awk '/^```/ { shown = $0 == "```text"; next } shown && !/^ *…$/' "$guide")
}

check_refusals() {
  local finger=$scratch/finger.csv
  printf '0,250\n0.5,far\n1,480\n' >"$finger"
  refuses "$finger:2: \"far\" is not a number of points." --touches "$finger"
  printf '0,250,down\n1,480,up\n1.5,480\n' >"$finger"
  refuses "$finger:3: the finger is not down here." --touches "$finger"
  printf '# a pull\n0,-5000\n1,480\n' >"$finger"
  refuses "$finger:2: the finger is put down outside the view, which is 393 points wide and 852 high." --touches "$finger"
  refuses "\"$finger\" is no option; to replay the finger in a file, write --touches $finger." "$finger"
  local headers="cancelled, caught, flick, slow-pull and taken-back"
  local footers="cancelled-load, load, no-more and retry"
  refuses "the sample \"slow-pull\" is of a header, without --footer; the samples with --footer are $footers." \
    --footer --sample slow-pull
  refuses "the sample \"load\" is of a footer, with --footer; the samples are $headers." --sample load
  refuses "there is no sample \"lead\"; the samples with --footer are $footers." --footer --sample lead
  refuses "--refresh-time is from 0 to 600 seconds, and not -1.0." --refresh-time -1
  refuses "The value 'abc' is invalid for '--refresh-time <seconds>': it is a number of seconds, or --outcome hang for an\
 action that does not end." --refresh-time abc
  refuses "The value '47' is invalid for '--frame-rate <rate>': it is a whole number from 48 to 1440." --frame-rate 47
  refuses "--pages is 1 or more, and not -1." --footer --pages -1
  refuses "--pages needs --footer." --pages 2
  refuses "--scene needs --swipe-back." --scene root
  refuses "--swipe-back excludes --footer, --inputs, --record and --new-rows." --swipe-back --footer
  refuses "--new-rows is of a header, without --footer." --footer --new-rows before-closing
  refuses "--pages is 1 or more, and not 0." --footer --pages 0
  refuses "standard input:1: there is no touch in it." --touches -
  refuses "$scratch/none.csv cannot be read: no such file or directory." --touches "$scratch/none.csv"
  local animators
  animators=$("$demo" --list | awk '/^Animators$/ { listed = 1; next } listed { print "  - " $1 }')
  [[ -n $animators ]] || complain "refresh-demo --list names no animator"
  refuses "The value 'blob' is invalid for '--animator <animator>'. Please provide one of the following:
$animators" --animator blob
  # Root can write to every folder, but not below a device.
  refuses "the folder /dev/null/x cannot be written to: not a directory." --out /dev/null/x
}

# Recordings that are too long, never end, or attack the terminal.
check_hostile_recordings() {
  local log=$scratch/hostile.csv nine forty
  refuses "/dev/zero cannot be read: it is longer than 16 MB." --touches /dev/zero
  head -c 300000000 /dev/zero | tr '\0' '\n' >"$log"
  refuses "$log cannot be read: it is longer than 16 MB." --touches "$log"
  truncate -s 16777216 "$log"
  refuses "$log:16777217: there is no touch in it." --touches "$log"
  mkfifo "$scratch/silent"
  refuses "$scratch/silent cannot be read: it does not end within 5 seconds." --touches "$scratch/silent"
  refuses "$scratch cannot be read: is a directory." --touches "$scratch"
  printf '0,300\0junk\n1,480\n' >"$log"
  refuses "$log:1: \"300\\u{0}junk\" is not a number of points." --touches "$log"
  printf '0,\033[2J\n1,480\n' >"$log"
  refuses "$log:1: \"\\u{1B}[2J\" is not a number of points." --touches "$log"
  nine=$(printf '%05000000d' 0)
  forty=${nine:0:40}
  printf '0,%sx\n1,480\n' "$nine" >"$log"
  refuses "$log:1: \"$forty…\" is not a number of points." --touches "$log"
  refuses "$scratch/\\u{1B}[2J\\u{9B}1m cannot be read: no such file or directory." --touches "$scratch/"$'\033[2J\302\2331m'
  refuses "there is no sample \"\\u{1B}[2J\"; the samples are cancelled, caught, flick, slow-pull and taken-back." \
    --sample $'\033[2J'
}

# A recording of the control of each sample replays to the states of its trace, and damaged ones are refused.
check_inputs() {
  local sample inputs damaged=$scratch/damaged.txt states
  for sample in "${sample_files[@]}"; do
    inputs=$scratch/$(basename "$sample" .csv).inputs
    "$demo" --touches "$sample" --record "$inputs" --out "$scratch/out/inputs" >/dev/null || complain "$sample is not recorded"
    "$demo" --inputs "$inputs" >"$scratch/inputs.txt" || complain "the recording of $sample does not play"
    states=$(sed -n 's/^states *//p' "$goldens/$(basename "$sample" .csv).txt" | sed 's/→ [0-9.]* /→ /g')
    [[ $(sed -n 's/^states *//p' "$scratch/inputs.txt") == *"$states" ]] || complain "the recording of $sample has other states"
    ! grep -q "the effects differ" "$scratch/inputs.txt" || complain "the recording of $sample has other effects"
  done
  refuses "--inputs excludes --touches, --sample and --record." --inputs "$inputs" --sample caught
  refuses "standard input:1: a recording begins with \"refresh-recording 2 vertical\" or \"… horizontal\"." --inputs -
  refuses "$scratch/none.txt cannot be read: no such file or directory." --inputs "$scratch/none.txt"
  refuses "/dev/zero cannot be read: it is longer than 1 MB." --inputs /dev/zero
  sed '4s/scrolled\|laidOut/pulled/' "$inputs" >"$damaged"
  refuses "$damaged:4: \"pulled\" is no event." --inputs "$damaged"
  sed '2s/ session=/ sessions=/' "$inputs" >"$damaged"
  refuses "$damaged:2: \"sessions=0\" is no field of this line." --inputs "$damaged"
  { head -3 "$inputs"; printf '1 \033[2J\n'; } >"$damaged"
  refuses "$damaged:4: \"\\u{1B}[2J\" is no event." --inputs "$damaged"
  sed '0,/^= near pulling/s//= near armed/' "$inputs" >"$damaged"
  "$demo" --inputs "$damaged" >"$scratch/inputs.txt" || complain "a recording with other effects does not play"
  grep -q '^the effects differ from line [0-9]*: recorded "near armed' "$scratch/inputs.txt" || complain "other effects are not named"
}

# Recordings that are as long as they may be. A frame takes as long, however many lines there are.
check_long_recordings() {
  local log=$scratch/long.csv
  awk 'BEGIN { for (i = 0; i < 144000; i++) printf "%.5f,%d\n", i / 240, 250 + i % 200 }' >"$log"
  timeout "$patience" "$demo" --out "$scratch/long" --touches "$log" >/dev/null || complain "144,000 lines do not play in time"
  # More touches than the strip has frames.
  awk 'BEGIN { for (i = 0; i < 60; i++) printf "%.1f,300,down\n%.1f,340,up\n", i / 2, i / 2 + 0.2 }' >"$log"
  timeout "$patience" "$demo" --out "$scratch/long" --touches "$log" >/dev/null || complain "60 pulls do not play in time"
  mkfifo "$scratch/pipe"
  { sleep 1; cat "$samples/slow-pull.csv"; } >"$scratch/pipe" &
  "$demo" --out "$scratch/long" --touches "$scratch/pipe" >/dev/null || complain "a pipe does not play"
  wait
  "$demo" --out "$scratch/long" --touches - <"$samples/slow-pull.csv" >/dev/null || complain "the standard input does not play"
}

# The two files of a film: both of them or none, whatever stands in their way.
check_files() {
  local out=$scratch/files kind options
  mkdir -p "$out/slow-pull.html"
  "$demo" --out "$out" >/dev/null 2>"$scratch/complained" && complain "a folder in place of the page is overwritten"
  [[ $(<"$scratch/complained") == "refresh-demo: the folder $out cannot be written to: is a directory." ]] \
    || complain "with a folder in place of the page, refresh-demo says: $(<"$scratch/complained")"
  [[ $(ls -A "$out") == slow-pull.html ]] || complain "without a page, these are left: $(ls -A "$out")"
  rmdir "$out/slow-pull.html"
  # A folder whose disk is full after 4 KB.
  (trap '' XFSZ; ulimit -f 4; "$demo" --out "$out" >/dev/null 2>"$scratch/complained") && complain "a full disk is no error"
  [[ $(<"$scratch/complained") == "refresh-demo: the folder $out cannot be written to: file too large." ]] \
    || complain "on a full disk, refresh-demo says: $(<"$scratch/complained")"
  [[ -z $(ls -A "$out") ]] || complain "on a full disk, these are left: $(ls -A "$out")"
  # A link of the name that the demo would write to if it made names of its process's number.
  echo untouched >"$scratch/victim"
  # shellcheck disable=SC2016
  bash -c 'for kind in svg html; do ln -s "$1" "$2/slow-pull.$kind.$$.unfinished"; done; exec "$3" --out "$2"' \
    _ "$scratch/victim" "$out" "$demo" >/dev/null
  [[ $(<"$scratch/victim") == untouched ]] || complain "a file is written through a link of a guessed name"
  for kind in svg html; do [[ -s $out/slow-pull.$kind && ! -L $out/slow-pull.$kind ]] || complain "there is no slow-pull.$kind"; done
  # A film that cannot be replaced whole stays as it was.
  rm -f "$out"/*.unfinished "$out/slow-pull.html"
  echo old >"$out/slow-pull.svg"
  mkdir "$out/slow-pull.html"
  "$demo" --out "$out" >/dev/null 2>&1 || [[ $(<"$out/slow-pull.svg") == old ]] || complain "half a film is replaced"
  for options in "" "--list" "--help"; do
    # shellcheck disable=SC2086
    "$demo" --out "$scratch/full" $options >/dev/full 2>"$scratch/complained" && complain "$options to a full disk is no error"
    [[ $(<"$scratch/complained") == "refresh-demo: the standard output cannot be written to: no space left on device." ]] \
      || complain "with a full disk, refresh-demo $options says: $(<"$scratch/complained")"
  done
}

goldens() {
  find_samples
  demo=$(build refresh-demo)
  compare_traces
  compare_guide
  check_refusals
  check_inputs
  find_leftovers
  check_hostile_recordings
  check_long_recordings
  check_files
  swift test --package-path Examples "${flags[@]}" >"$scratch/test.log" 2>&1 || cat "$scratch/test.log" >&2
  Scripts/check-test-count.sh "$scratch/test.log" Examples/minimum-test-count.txt
  ((wrong == 0)) || exit 1
  if [[ $record == 1 ]]; then verdict="recorded"; else verdict="as recorded"; fi
  echo "demo-goldens: ${#replayed[@]} traces $verdict"
}

# draw_swipes FOLDER: draws the filmstrip of every swipe, each from the run whose trace is its golden.
draw_swipes() {
  local sample words name
  for sample in "${swipes[@]}"; do
    read -ra words <<<"$sample"
    name=$(swipe_name "${words[@]}")
    "$demo" --swipe-back --sample "${words[@]}" --out "$1" >"$scratch/swipe.txt" 2>/dev/null
    if ! diff -I '^open ' "$goldens/$name.txt" "$scratch/swipe.txt" >/dev/null; then
      echo "pictures: $name has another trace than its golden; run make demo-goldens" >&2
      exit 1
    fi
    if ! grep -qF "($(basename "$readme_pictures")/Swipes/$name.svg)" Docs/Swipes.md; then
      echo "pictures: Docs/Swipes.md does not show $name.svg" >&2
      exit 1
    fi
  done
}

pictures() {
  local draw
  draw=$(build refresh-filmstrips)
  if [[ $record == 1 ]]; then
    rm -rf "$measures"
    "$draw" --measures --out "$measures" >/dev/null
    echo "pictures: measures recorded"
    return
  fi
  "$draw" --measures --out "$scratch/measures" >/dev/null
  "$draw" --readme --out "$scratch/pictures" >/dev/null
  demo=$(build refresh-demo)
  draw_swipes "$scratch/pictures/Swipes"
  if ! diff -ru "$measures" "$scratch/measures" >&2; then
    echo "pictures: the sheets differ from $measures; look at them (make filmstrips)," \
      "then record them with REFRESHKIT_RECORD=1 make pictures" >&2
    exit 1
  fi
  # The drawings of the lengths and of the motions are written by hand, and the containers are drawn and compared by a test.
  if ! diff -rq -x lengths.svg -x motion.svg -x Containers "$readme_pictures" "$scratch/pictures" >&2; then
    echo "pictures: the README or Docs/Swipes.md shows older pictures than the code draws; run make readme-pictures" >&2
    exit 1
  fi
  echo "pictures: as recorded"
}

readme_pictures() {
  local draw
  draw=$(build refresh-filmstrips)
  "$draw" --readme --out "$readme_pictures"
  demo=$(build refresh-demo)
  rm -rf "$readme_pictures/Swipes"
  draw_swipes "$readme_pictures/Swipes"
}

# filmstrips FOLDER [ANIMATOR]
filmstrips() {
  local out=$1 animator=${2:-} draw sample words time
  if ! command -v rsvg-convert >/dev/null; then
    echo "filmstrips: rsvg-convert is missing; install it with" \
      "\`apt-get install librsvg2-bin fonts-inter fonts-noto-core fonts-noto-cjk\` or \`brew install librsvg\`." >&2
    exit 1
  fi
  # Another font has other widths: a reviewer would judge pictures that nobody sees.
  local found
  found=$(fc-match --format '%{family[0]}' "$font")
  if [[ $found != "$font" ]]; then
    echo "filmstrips: the font $font is missing, and $found would be used in its place; install it with" \
      "\`apt-get install fonts-inter\` or \`brew install font-inter\`." >&2
    exit 1
  fi
  find_samples
  demo=$(build refresh-demo)
  for sample in "${sample_files[@]}"; do
    "$demo" --touches "$sample" --out "$out" | sed -n 1,2p
  done
  for time in before-closing after-closing; do
    "$demo" --sample slow-pull --new-rows "$time" --out "$out" | sed -n 1,2p
  done
  for sample in "${footer_samples[@]}"; do
    read -ra words <<<"$sample"
    "$demo" --footer --sample "${words[@]}" --out "$out" | sed -n 1,2p
  done
  for sample in "${swipes[@]}"; do
    read -ra words <<<"$sample"
    "$demo" --swipe-back --sample "${words[@]}" --out "$out" 2>/dev/null | sed -n 1p
  done
  draw=$(build refresh-filmstrips)
  "$draw" --out "$out" ${animator:+--animator "$animator"} >/dev/null
  find "$out" -maxdepth 1 -name '*.svg' -print0 \
    | xargs -0 -P "$(getconf _NPROCESSORS_ONLN)" -I {} sh -c 'rsvg-convert -z "$1" "$2" -o "${2%.svg}.png"' _ "$zoom" {}
  echo "filmstrips: texts in $font, $(find "$out" -maxdepth 1 -name '*.png' | wc -l | tr -d ' ') sheets in $out"
}

case ${1:-} in
  goldens) goldens ;;
  pictures) pictures ;;
  readme-pictures) readme_pictures ;;
  filmstrips) filmstrips "${2:?examples.sh filmstrips FOLDER [ANIMATOR]}" "${3:-}" ;;
  *)
    echo "usage: examples.sh goldens | pictures | readme-pictures | filmstrips FOLDER [ANIMATOR]" >&2
    exit 2
    ;;
esac
