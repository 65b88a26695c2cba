#!/usr/bin/env bash
# Builds a program of Tests/Proofs with the pure folders in one module, and prints its path.
#
# The programs access the internals of the machine: its sources, and what the tests share, are copied with
# `private` removed, which changes nothing else.
#
# proofs.sh FOLDER FLAG...   compiles Tests/Proofs/CheckedMachine and Tests/Proofs/FOLDER with these swiftc flags
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/folders.sh

name=$1
shift
out=.build-proofs/$name
open=$out/open
rm -rf "$open"
mkdir -p "$open"
readonly shared=(
  Tests/TestSupport/{FeelLaw,LoadMoreOptions+With,RefreshStateMachine+Questions}.swift Tests/RefreshUIKitTests/Support/FeelWatch.swift
)
for file in $(find Sources/ScrollPhysics "${core_folders[@]}" Sources/SwipeBack/Machine "${shared[@]}" -name '*.swift' | sort); do
  # The name includes the folders, because two of them may have files of the same name.
  sed -E 's/\b(file)?private(\(set\))? //; /^import ScrollPhysics$/d; /^import TestSupport$/d; /^@testable import RefreshCore$/d' "$file" > "$open/$(tr / - <<< "${file#*/}")"
done
mapfile -t sources < <(find "$PWD/$open" "$PWD/Tests/Proofs/CheckedMachine" "$PWD/Tests/Proofs/$name" -name '*.swift' | sort)
# In a folder of its own, because an interrupted compiler leaves temporary files in the working directory.
cd "$out"
swiftc -swift-version 6 -package-name refreshkit -parse-as-library -wmo -warnings-as-errors \
  -module-name RefreshKitProofs "$@" -o program "${sources[@]}"
echo "$out/program"
