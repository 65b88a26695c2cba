#!/usr/bin/env bash
# Runs the whole suite under one of the compiler's sanitizers, each in a scratch folder of its own.
#
# sanitize.sh address|thread
set -euo pipefail
cd "$(dirname "$0")/.."

readonly sanitizer=${1:?sanitize.sh address|thread}
case $sanitizer in
address)
  # Objects that live until the program exits are no leaks.
  export ASAN_OPTIONS=detect_leaks=0
  ;;
thread) export TSAN_OPTIONS=halt_on_error=1 ;;
*)
  echo "sanitize: $sanitizer is none of address, thread" >&2
  exit 1
  ;;
esac
swift test --sanitize "$sanitizer" --scratch-path ".build-$sanitizer" --disable-xctest
