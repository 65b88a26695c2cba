#!/usr/bin/env bash
# Compiles Tests/DocumentationTests as a part of another package, against the modules of the last `swift build --build-tests`:
# the README's code and a custom animator need nothing that is `package`.
set -euo pipefail
cd "$(dirname "$0")/.."

modules=$(swift build --show-bin-path)/Modules
adapter=()
if [[ $(uname) == Linux ]]; then adapter=(-D REFRESH_ADAPTER); fi
mapfile -t files < <(find Tests/DocumentationTests -name '*.swift' | sort)
swiftc -typecheck -swift-version 6 -package-name app -module-name App -parse-as-library -I "$modules" "${adapter[@]}" "${files[@]}"
echo "public-only: ${#files[@]} files compile without what is \`package\`"
