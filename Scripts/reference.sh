#!/usr/bin/env bash
# reference.sh SCRATCH OUT [DOCC-OPTION...]: converts the doc comments and the catalogs of the products to DocC archives, OUT/MODULE.doccarchive,
# from the modules of the last build in the scratch folder SCRATCH. A warning of docc is an error, and so is a public symbol that stands
# under no topic (Scripts/topics.py).
set -euo pipefail
cd "$(dirname "$0")/.."

readonly scratch=${1:?reference.sh SCRATCH OUT} out=${2:?reference.sh SCRATCH OUT}
readonly modules=(RefreshCore RefreshAnimators RefreshSwiftUI SwipeBack RefreshTesting ScrollPhysics)
shift 2

target=$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -n 1)
symbols=$(mktemp -d)
trap 'rm -rf "$symbols"' EXIT
rm -rf "$out"
mkdir -p "$out"
for module in "${modules[@]}"; do
  mkdir "$symbols/$module"
  swift symbolgraph-extract -module-name "$module" -I "$scratch/debug/Modules" -target "$target" -sdk / -minimum-access-level public \
    -skip-synthesized-members -emit-extension-block-symbols -output-dir "$symbols/$module"
  # The stand-ins declare the types that UIKit and SwiftUI declare on iOS.
  sed -i 's/"HeadlessUIKit"/"UIKit"/g; s/"HeadlessSwiftUI"/"SwiftUI"/g' "$symbols/$module"/*.json
  for file in "$symbols/$module"/*@Headless*; do
    if [[ -e $file ]]; then mv "$file" "${file/@Headless/@}"; fi
  done
  docc convert "Sources/$module/Documentation.docc" --additional-symbol-graph-dir "$symbols/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "org.refreshkit.$module" --warnings-as-errors \
    --output-dir "$out/$module.doccarchive" "$@"
done
Scripts/topics.py "$out"
