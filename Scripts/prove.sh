#!/usr/bin/env bash
# Has the compiler prove that no event of the machine allocates. The attribute behind `PROVE_NO_ALLOCATION` is underscored,
# so only this build uses it. The compiler follows calls within one module only, so ScrollPhysics is compiled into
# the same module as the machine.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/folders.sh

if ! grep -rqE '^ *#if PROVE_NO_ALLOCATION' Sources/RefreshCore/Machine; then
  echo "prove: no function in Sources/RefreshCore/Machine asks for the proof with #if PROVE_NO_ALLOCATION" >&2
  exit 1
fi
out=.build-prove
mkdir -p "$out"
flags=(-swift-version 6 -package-name refreshkit -parse-as-library -wmo -warnings-as-errors)
mapfile -t physics < <(find Sources/ScrollPhysics -name '*.swift' | sort)
mapfile -t core < <(find "${core_folders[@]}" -name '*.swift' | sort)
swiftc "${flags[@]}" -module-name ScrollPhysics -emit-module -emit-module-path "$out/ScrollPhysics.swiftmodule" "${physics[@]}"
for optimization in -Onone -O; do
  swiftc "${flags[@]}" "$optimization" -DPROVE_NO_ALLOCATION -module-name RefreshCore -I "$out" \
    -c -o "$out/core.o" "${physics[@]}" "${core[@]}"
done
echo "prove: no event of the machine allocates"
