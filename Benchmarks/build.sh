#!/usr/bin/env bash
# Builds the scenarios, the two apps and the products below them for release, and prints the folder of the results. Requires GNU ld.
set -euo pipefail
cd "$(dirname "$0")"

# Valgrind reads the symbols of an executable that GNU ld has linked at a fixed address, and stops at this compiler's debug
# information.
readonly options=(-c release -Xswiftc -gnone -Xswiftc -use-ld=bfd -Xlinker -no-pie -Xlinker --strip-debug)
swift build "${options[@]}" >&2
swift build "${options[@]}" --show-bin-path
