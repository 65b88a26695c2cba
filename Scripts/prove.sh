#!/usr/bin/env bash
# Has the compiler prove that no event of a machine allocates. The attribute behind `PROVE_NO_ALLOCATION` is underscored,
# so only this build uses it. The compiler follows calls within one module only, so ScrollPhysics is compiled into
# the same module as the machine.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/folders.sh

for folder in Sources/RefreshCore/Machine Sources/SwipeBack/Machine; do
  if ! grep -rqE '^ *#if PROVE_NO_ALLOCATION' "$folder"; then
    echo "prove: no function in $folder asks for the proof with #if PROVE_NO_ALLOCATION" >&2
    exit 1
  fi
done
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
mapfile -t swipe < <(find Sources/SwipeBack/Machine -name '*.swift' | sort)
for optimization in -Onone -O; do
  swiftc "${flags[@]}" "$optimization" -DPROVE_NO_ALLOCATION -module-name SwipeBack -I "$out" \
    -c -o "$out/swipe.o" "${physics[@]}" "${swipe[@]}"
done
echo "prove: no event of the machine, nor of that of the swipe back, allocates"
