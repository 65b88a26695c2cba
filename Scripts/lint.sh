#!/usr/bin/env bash
# Checks the style rules that `swift format` does not know, and the table of languages. Prints one line per finding and exits
# with 1 if there are any.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/folders.sh

readonly longest_file=500
# UIKit's own signatures contain `!`, and the stand-in spells them as UIKit does.
readonly stand_in=Tests/HeadlessUIKit/
# Only XCTest can touch a simulator.
readonly ui_tests=Tests/UIKitFacts/UITests/

swift_files() { find "$@" -name .build -prune -o -name '*.swift' -print 2>/dev/null | sort; }

existing=()
for folder in Sources Tests Examples Benchmarks; do [[ -d $folder ]] && existing+=("$folder"); done
mapfile -t all < <(swift_files "${existing[@]}")
mapfile -t pure < <(for folder in "${pure_folders[@]}"; do swift_files "$folder"; done)

check_length() {
  awk -v most="$longest_file" '
    FNR == 1 && NR > 1 && lines > most { print name ": " lines " lines; a file has at most " most }
    { name = FILENAME; lines = FNR }
    END { if (lines > most) print name ": " lines " lines; a file has at most " most }' "$@"
}

# Searches each line for every pattern, after removing comments and strings. Multi-line strings are skipped.
check_words() {
  awk -v stand_in="$stand_in" -v ui_tests="$ui_tests" '
    function found(rule) { print FILENAME ":" FNR ": " rule }
    FNR == 1 { in_text = 0 }
    /"""/ { in_text = !in_text; next }
    in_text { next }
    {
      raw = $0
      gsub(/"([^"\\]|\\.)*"/, "\"\""); sub(/\/\/.*/, "")
      if ($0 ~ /(^|[^A-Za-z_])try!/) found("`try!`")
      if ($0 ~ /(^|[^A-Za-z_])as!/) found("`as!`")
      if ($0 ~ /^[ ]*import XCTest/ && index(FILENAME, ui_tests) == 0) found("tests use Swift Testing")
      # An overriding property has the type that UIKit declares, including the `!`.
      gsub(/: *[A-Z][A-Za-z.]*! /, ": ")
      if (index(FILENAME, stand_in) == 0 && $0 ~ /[A-Za-z0-9_)\]]!([^=]|$)/ && $0 !~ /(try|as)!/) found("a force unwrap")
      if (raw ~ /(^|[^A-Za-z])(TODO|FIXME|XXX)([^A-Za-z]|$)/) found("unfinished work is an issue, not a comment")
    }' "$@"
}

# A stack of open braces tracks whether the innermost one belongs to a type or to code. `#else` restores the stack of its
# `#if`.
check_conditions() {
  awk '
    FNR == 1 { depth = 0; conditions = 0; kind = "code"; in_text = 0 }
    /"""/ { in_text = !in_text; next }
    in_text { next }
    {
      line = $0
      gsub(/"([^"\\]|\\.)*"/, "\"\"", line); sub(/\/\/.*/, "", line)
      if (line ~ /^[ ]*#if/) {
        if (depth > 0 && braces[depth] == "code") print FILENAME ":" FNR ": `#if` inside a function; wrap the declaration"
        saved[++conditions] = depth; next
      }
      if (line ~ /^[ ]*#else/) { depth = saved[conditions]; next }
      if (line ~ /^[ ]*#endif/) { conditions--; next }
      if (line ~ /(^|[^A-Za-z_.])(class|struct|enum|extension|protocol|actor) +[A-Za-z]/ && line !~ /class +(func|var)/) kind = "type"
      else if (line ~ /(^|[^A-Za-z_.])(func|var|let|init|deinit|subscript)([^A-Za-z_]|$)/) kind = "code"
      for (i = 1; i <= length(line); i++) {
        character = substr(line, i, 1)
        if (character == "{") { braces[++depth] = kind; kind = "code" }
        if (character == "}" && depth > 0) depth--
      }
    }' "$@"
}

# A summary is a noun phrase or a verb in the third person. A noun clause, such as "Where the line ends", names neither.
check_summaries() {
  awk '
    FNR == 1 { in_comment = 0; in_text = 0 }
    /"""/ { in_text = !in_text; next }
    in_text { next }
    !/^[ ]*\/\/\/( |$)/ { in_comment = 0; next }
    !in_comment {
      in_comment = 1
      if ($0 ~ /^[ ]*\/\/\/ (What|Where|How|Who|When|Whose|Whether|Whoever)([^A-Za-z]|$)/)
        print FILENAME ":" FNR ": a summary is a noun phrase or a verb (for a Boolean, \"`true` if …\"), not a clause"
    }' "$@"
}

check_imports() {
  awk -v allowed="$pure_modules" '
    /^[ ]*(@[A-Za-z_]+ +)*((public|package|internal|private) +)?import / {
      line = $0; sub(/.*import +/, "", line)
      sub(/^(struct|class|enum|func|var|let|protocol|typealias) +/, "", line); sub(/[. \/].*/, "", line)
      if (index(" " allowed " ", " " line " ") == 0)
        print FILENAME ":" FNR ": a pure folder imports " line "; it may import " allowed
    }' "$@"
}

# Everything that requires UIKit, including `@_exported import HeadlessUIKit`, is in files that compile to nothing without it.
check_wrapping() {
  local file first last
  for file in "$@"; do
    first=$(grep -v -m 1 -E '^[[:space:]]*(//.*)?$' "$file" || true)
    last=$(grep -v -E '^[[:space:]]*$' "$file" | tail -n 1 || true)
    [[ $first == '#if REFRESH_ADAPTER'* && $last == '#endif'* ]] \
      || echo "$file: a file of the adapter is wrapped whole in \`#if REFRESH_ADAPTER\`"
  done
}

# An app that links another product links nothing of SwipeBack, because no other module imports it but that for an app's tests.
check_independence() {
  grep -rnE --include='*.swift' '^ *(@[A-Za-z_]+ +)*((public|package|internal|private) +)?import SwipeBack' Sources \
    | grep -vE '^Sources/(SwipeBack|RefreshTesting/SwipeBack)/' \
    | sed -E 's/^([^:]*:[0-9]+):.*/\1: only apps and their tests import SwipeBack/' || true
}

# An app that links RefreshAnimators or SwipeBack links no SwiftUI: only RefreshSwiftUI imports it.
check_swiftui() {
  grep -rnE --include='*.swift' '^ *(@[A-Za-z_]+ +)*((public|package|internal|private) +)?import (SwiftUI|HeadlessSwiftUI|RefreshSwiftUI)' Sources \
    | grep -v '^Sources/RefreshSwiftUI/' | sed -E 's/^([^:]*:[0-9]+):.*/\1: only RefreshSwiftUI imports SwiftUI/' || true
}

# A tag of an action can be moved to other code; the digest of a commit cannot.
check_actions() {
  grep -nH 'uses:' "$@" | grep -vE 'uses: [^ @]+@[0-9a-f]{40} # v[0-9.]+$' \
    | sed -E 's/^([^:]*:[0-9]+):.*/\1: an action is pinned by the digest of a commit, with its version in a comment/' || true
  grep -nHE '^ *(container|image):' "$@" | grep -vE ': [^ @]+:[^ @]+@sha256:[0-9a-f]{64}$' \
    | sed -E 's/^([^:]*:[0-9]+):.*/\1: a container is pinned by the digest of its image, after its tag/' || true
}

# The make of macOS knows no .SHELLFLAGS, so that a shell there has no pipefail: only the last command of a line counts.
check_recipes() {
  grep -n '^\.SHELLFLAGS' Makefile | sed -E 's/^([0-9]+):.*/Makefile:\1: make 3.81 of macOS ignores .SHELLFLAGS/' || true
  awk '
    !/^\t/ && !continued { next }
    {
      line = $0
      continued = (line ~ /\\$/)
      gsub(/"[^"]*"/, "\"\"", line); gsub(/\047[^\047]*\047/, "", line)
      if (line ~ /[|;]/ && line !~ /^\t[^|;]*\|\|[^|;]*$/)
        print "Makefile:" FNR ": a pipe or a sequence hides a failure; write a script"
    }' Makefile
}

mapfile -t adapter < <(
  for folder in "${adapter_folders[@]}"; do [[ -d $folder ]] && swift_files "$folder"; done
  # A file of UIKit beside pure ones is wrapped as a whole too.
  grep -l '^#if REFRESH_ADAPTER' "${pure[@]}" </dev/null
)
mapfile -t unwrapped < <(
  for file in "${pure[@]}"; do grep -q '^#if REFRESH_ADAPTER' "$file" || echo "$file"; done
)

findings=$(
  if ((${#all[@]})); then check_length "${all[@]}"; check_words "${all[@]}"; check_conditions "${all[@]}"; check_summaries "${all[@]}"; fi
  if ((${#unwrapped[@]})); then check_imports "${unwrapped[@]}"; fi
  if ((${#adapter[@]})); then check_wrapping "${adapter[@]}"; fi
  check_independence
  check_swiftui
  check_actions .github/workflows/*.yml
  check_recipes
  Scripts/ios-tests.py --check 2>&1 || true
  Scripts/circles.py 2>&1 || true
  Scripts/house.py --check 2>&1 || true
  Scripts/parameters.py 2>&1 || true
  Scripts/examples-check.py 2>&1 || true
  Scripts/languages.py --check 2>&1 || true
  Tests/Mutation/mutate.py stale 2>&1 || true
  refusals=$(Tests/House/refusals.py 2>&1) || printf '%s\n' "$refusals"
  refusals=$(Tests/Languages/refusals.py 2>&1) || printf '%s\n' "$refusals"
  refusals=$(Tests/Dependencies/refusals.py 2>&1) || printf '%s\n' "$refusals"
  refusals=$(Tests/UIKitMembers/refusals.py 2>&1) || printf '%s\n' "$refusals"
  refusals=$(Tests/Benchmarks/refusals.py 2>&1) || printf '%s\n' "$refusals"
  refusals=$(Tests/DocExamples/refusals.py 2>&1) || printf '%s\n' "$refusals"
  members=$(Tests/UIKitMembers/uikit_members.py 2>&1) || printf '%s\n' "$members"
)
if [[ -n $findings ]]; then
  printf '%s\n' "$findings" >&2
  exit 1
fi
