#!/usr/bin/env bash
# fuzz-texts.sh SECONDS: writes hostile texts as SVG and HTML, and fails if a parser reads anything else. SEED repeats a run.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly time=${1:?fuzz-texts.sh SECONDS} out=$PWD/.build-proofs/Texts
mkdir -p "$out"
# Module by module, because the package also builds the stand-in for UIKit, which no picture uses.
readonly flags=(-O -wmo -parse-as-library -swift-version 6 -warnings-as-errors -package-name refreshkit -I "$out")
modules=(ScrollPhysics RefreshCore RefreshAnimators RefreshTesting RefreshPictures)
for module in "${modules[@]}"; do
  mapfile -t sources < <(find {Sources,Tests}/"$module" -name '*.swift' 2>/dev/null | sort)
  swiftc "${flags[@]}" -module-name "$module" -emit-module -emit-module-path "$out/$module.swiftmodule" \
    -c "${sources[@]}" -o "$out/$module.o"
done
objects=("${modules[@]/#/$out/}")
swiftc "${flags[@]}" -module-name TextWriter Tests/Proofs/Texts/*.swift "${objects[@]/%/.o}" -lm -o "$out/program"
Tests/Proofs/Texts/texts.py "$out/program" "$time"
