#!/usr/bin/env bash
# Compiles the pure folders with plain `swiftc` under Embedded Swift for an iPhone; Scripts/playground.sh compiles them for
# WebAssembly. SwiftPM would also compile the stand-in for UIKit.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/folders.sh

# 18.0 is the oldest iOS for which Embedded Swift has a standard library; the package itself runs on iOS 15.
readonly target=arm64-apple-ios18.0 out=.build-embedded
readonly flags=(
  -target "$target" -enable-experimental-feature Embedded -wmo -Onone -parse-as-library -swift-version 6 -warnings-as-errors
  -package-name refreshkit
  -Xfrontend -disable-stack-protector
)

# compile MODULE FOLDER...
compile() {
  local module=$1 files messages culprit
  shift
  mapfile -t files < <(find "$@" -name '*.swift' 2>/dev/null | sort)
  if ((${#files[@]} == 0)); then
    echo "embedded: $module has no Swift files in: $*" >&2
    exit 1
  fi
  mkdir -p "$out"
  if messages=$(swiftc "${flags[@]}" -module-name "$module" -I "$out" \
    -emit-module -emit-module-path "$out/$module.swiftmodule" -c "${files[@]}" -o "$out/$module.o" 2>&1); then
    echo "embedded: $module for $target: ${#files[@]} files"
    return
  fi
  printf '%s\n' "$messages" >&2
  culprit=$(printf '%s\n' "$messages" | grep -m 1 -oE '[^ ]+\.swift:[0-9]+' || echo "$module")
  echo "embedded: ${culprit#"$PWD/"} does not compile for $target" >&2
  exit 1
}

compile ScrollPhysics Sources/ScrollPhysics
compile RefreshCore "${core_folders[@]}"
compile RefreshAnimators Sources/RefreshAnimators
compile SwipeBack "${swipe_folders[@]}"
compile RefreshTesting "${offscreen_folders[@]}" "${replay_folders[@]}"
compile RefreshPictures "${outline_folders[@]}"
