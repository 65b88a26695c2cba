#!/usr/bin/env bash
# Compiles the pure folders with plain `swiftc` under Embedded Swift, for WebAssembly and for an iPhone. SwiftPM treats
# the WebAssembly triple as Linux and would also compile the stand-in for UIKit.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/folders.sh

# 18.0 is the oldest iOS for which Embedded Swift has a standard library; the package itself runs on iOS 15.
readonly targets=(wasm32-unknown-none-wasm arm64-apple-ios18.0)
readonly flags=(
  -enable-experimental-feature Embedded -wmo -Osize -parse-as-library -swift-version 6 -warnings-as-errors
  -package-name refreshkit
  -Xfrontend -disable-stack-protector
)

# compile TARGET MODULE FOLDER...
compile() {
  local target=$1 module=$2 out=.build-embedded/$1 files messages culprit
  shift 2
  mapfile -t files < <(find "$@" -name '*.swift' 2>/dev/null | sort)
  if ((${#files[@]} == 0)); then
    echo "embedded: $module has no Swift files in: $*" >&2
    exit 1
  fi
  mkdir -p "$out"
  if messages=$(swiftc -target "$target" "${flags[@]}" -module-name "$module" -I "$out" \
    -emit-module -emit-module-path "$out/$module.swiftmodule" -c "${files[@]}" -o "$out/$module.o" 2>&1); then
    echo "embedded: $module for $target: ${#files[@]} files"
    return
  fi
  printf '%s\n' "$messages" >&2
  culprit=$(printf '%s\n' "$messages" | grep -m 1 -oE '[^ ]+\.swift:[0-9]+' || echo "$module")
  echo "embedded: ${culprit#"$PWD/"} does not compile for $target" >&2
  exit 1
}

for target in "${targets[@]}"; do
  compile "$target" ScrollPhysics Sources/ScrollPhysics
  compile "$target" RefreshCore "${core_folders[@]}"
  compile "$target" RefreshAnimators Sources/RefreshAnimators
  compile "$target" RefreshTesting "${replay_folders[@]}"
done
