#!/usr/bin/env bash
# Builds a program of Tests/Proofs with the pure folders in one module, and prints where it is.
#
# The programs look into the machine: its sources are copied with every declaration open, which changes nothing else.
#
# proofs.sh FOLDER FLAG...   compiles Tests/Proofs/World and Tests/Proofs/FOLDER with these flags of swiftc
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/folders.sh

name=$1
shift
out=.build-proofs/$name
open=$out/open
rm -rf "$open"
mkdir -p "$open"
for file in $(find Sources/ScrollPhysics "${core_folders[@]}" -name '*.swift' | sort); do
  # With its folders in the name: two may have files of one name.
  sed -E 's/\b(file)?private(\(set\))? //; /^import ScrollPhysics$/d' "$file" > "$open/$(tr / - <<< "${file#Sources/}")"
done
mapfile -t sources < <(find "$PWD/$open" "$PWD/Tests/Proofs/World" "$PWD/Tests/Proofs/$name" -name '*.swift' | sort)
# From its own folder: a compiler that is stopped leaves its work where it stands.
cd "$out"
swiftc -swift-version 6 -package-name refreshkit -parse-as-library -wmo -warnings-as-errors \
  -module-name RefreshKitProofs "$@" -o program "${sources[@]}"
echo "$out/program"
