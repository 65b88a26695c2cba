#!/usr/bin/env bash
# public-only.sh SCRATCH: compiles Tests/DocumentationTests and the examples of all doc comments and of the README as a part of
# another package, against the modules of the last build in the scratch folder SCRATCH: they need nothing that is `package`. In both
# language modes.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly scratch=${1:?public-only.sh SCRATCH}
modules=$(swift build --scratch-path "$scratch" --show-bin-path)/Modules
adapter=()
if [[ $(uname) == Linux ]]; then adapter=(-D REFRESH_ADAPTER); fi
readonly examples=.build/doc-examples/Examples.swift
Scripts/examples-source.py "$examples"
# The animator of the guide stands where its picture is drawn.
mapfile -t tests < <(find Tests/DocumentationTests Tests/RefreshPictures/Sunrise.swift -name '*.swift' | sort)

compile() {
  swiftc -typecheck -package-name app -module-name App -parse-as-library -I "$modules" "${adapter[@]}" "$@"
}

for version in 5 6; do
  compile -swift-version "$version" "${tests[@]}"
  # An example may declare what it does not use.
  compile -swift-version "$version" -suppress-warnings Tests/DocumentationTests/GuideSnippets.swift \
    Tests/DocExamples/Context.swift "$examples"
done
echo "public-only: ${#tests[@]} files and the examples compile in Swift 5 and 6 mode without what is \`package\`"
