#!/usr/bin/env bash
# Compiles Tests/DocumentationTests as a part of another package, against the modules of the last `swift build --build-tests`:
# the README's code and a custom animator need nothing that is `package`. In both language modes.
set -euo pipefail
cd "$(dirname "$0")/.."

modules=$(swift build --show-bin-path)/Modules
adapter=()
if [[ $(uname) == Linux ]]; then adapter=(-D REFRESH_ADAPTER); fi
mapfile -t files < <(find Tests/DocumentationTests -name '*.swift' | sort)
for version in 5 6; do
  swiftc -typecheck -swift-version "$version" -package-name app -module-name App -parse-as-library -I "$modules" \
    "${adapter[@]}" "${files[@]}"
done
echo "public-only: ${#files[@]} files compile in Swift 5 and 6 mode without what is \`package\`"
