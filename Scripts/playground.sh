#!/usr/bin/env bash
# Builds the playground in out/playground, a static folder for any web server: the pure folders and the page's own Swift as
# WebAssembly, and the page.
#
# ADDRESS=https://host/playground playground.sh   the same, for a page that is published there, with a picture for its links
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/folders.sh

readonly page=Examples/Playground out=out/playground objects=.build-playground/wasm
readonly texts=Sources/RefreshCore/Texts/RefreshTexts+Standard.swift

# Link-time optimisation is the only stage at which LLVM inlines functions here, and only those that are no larger than a
# call. Passes that copy functions for speed are disabled: they double the size of the page.
readonly flags=(
  -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -Osize -lto=llvm-full -parse-as-library
  -swift-version 6 -package-name refreshkit -warnings-as-errors -Xfrontend -disable-stack-protector -enforce-exclusivity=unchecked -I "$objects"
  -Xllvm -sil-disable-pass=inline -Xllvm -sil-disable-pass=early-inline -Xllvm -sil-disable-pass=late-inline
  -Xllvm -sil-disable-pass=closure-specialize -Xllvm -sil-disable-pass=capture-prop
  -Xllvm -sil-disable-pass=function-signature-opts -Xllvm -inline-threshold=-1000
)

# The features of WebAssembly that the Swift compiler uses; every browser since 2021 has them.
readonly features=(--mvp-features --enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int)

# compile MODULE FOLDER...: compiles a module, unless its object is newer than all of its sources and the previous modules.
compile() {
  local module=$1 object=$objects/$1.o files
  shift
  # The page fetches the texts of languages, and has a file of its own for those that it has.
  mapfile -t files < <(find "$@" -name '*.swift' ! -path "$texts" | sort)
  if [[ -e $object && -z $(find "${files[@]}" "$@" Scripts/playground.sh -newer "$object" -print -quit) && $stale == no ]]; then
    return
  fi
  stale=yes
  swiftc "${flags[@]}" -module-name "$module" -emit-module -emit-module-path "$objects/$module.swiftmodule" \
    -c "${files[@]}" -o "$object"
}

# link NAME OBJECT|OPTION...: links the objects of a page, with those that all pages use, to NAME.wasm.
link() {
  local name=$1
  shift
  # Without `bulk-memory`, the compiler emits no test for an empty block around each memory copy. The instruction is used anyway.
  "$tools/wasm-ld" --no-entry --gc-sections --strip-all -O2 --compress-relocations "$@" \
    --lto-O2 -mllvm -inline-threshold=0 -mllvm -mattr=-bulk-memory \
    "$objects"/{RefreshAnimators,SwipeBack,RefreshCore,ScrollPhysics,runtime}.o -o "$objects/$name.wasm"
  # Binaryen merges and shrinks what LLVM has linked, by an eighth, and changes no result: it has no fast mathematics by default.
  # Flat code loses the blocks that LLVM nests.
  if [[ -n $shrinker ]]; then
    "$shrinker" --flatten --rereloop -Oz -Oz --converge "${features[@]}" \
      "$objects/$name.wasm" -o "$out/$name.wasm"
  else
    cp "$objects/$name.wasm" "$out/$name.wasm"
  fi
}

# check NAME SIZE COMPRESSED: prints the size of NAME.wasm, which is at most as given.
check() {
  local name=$1.wasm largest=$2 largest_compressed=$3 size compressed
  size=$(wc -c <"$out/$name")
  compressed=$(gzip -9 -n -c "$out/$name" | wc -c)
  echo "playground: $out, $name has $size bytes, $compressed compressed"
  if [[ -n $shrinker ]] && ((size > largest || compressed > largest_compressed)); then
    echo "playground: $name has at most $largest bytes, $largest_compressed compressed" >&2
    exit 1
  fi
}

shrinker=$(command -v wasm-opt || true)
if [[ -z $shrinker ]]; then
  if [[ ${CI:-} == true ]]; then
    echo "playground: no wasm-opt in PATH; install binaryen" >&2
    exit 1
  fi
  echo "playground: no wasm-opt in PATH: the page works, but is an eighth larger; install binaryen to have its size checked" >&2
fi
mkdir -p "$objects" "$out"
stale=no
compile ScrollPhysics Sources/ScrollPhysics
compile RefreshCore "${core_folders[@]}" "$page/Web/Texts"
compile RefreshAnimators Sources/RefreshAnimators
compile SwipeBack "${swipe_folders[@]}"
compile RefreshTesting "${offscreen_folders[@]}" "${replay_folders[@]}"
compile RefreshPictures "${outline_folders[@]}"
compile Playground "$page"/Core/{Drawing,Gum2012,Originals,Settings,Phone} "$page/Web/Phone"
compile Report "$page"/Core/{Drawing,Gum2012,Originals,Settings,Report} "$page/Web/Report"
# `clang` and `wasm-ld` are those of the Swift toolchain.
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
for source in runtime Report/numbers; do
  "$tools/clang" --target=wasm32-unknown-none-wasm -Oz -nostdlib -ffreestanding -c "$page/Web/$source.c" -o "$objects/${source##*/}.o"
done
link playground "$objects"/{Playground,RefreshPictures,RefreshTesting,numbers}.o
link report "$objects"/{Report,RefreshPictures,RefreshTesting,numbers}.o
rm -f "$out"/*.js
cp "$page"/Page/*.{css,svg} "$page/Page/early.js" Docs/Pictures/gum.svg "$out/"
for file in index report; do "$page/address.py" "$page/Page/$file.html" ${ADDRESS:+"$ADDRESS"} >"$out/$file.html"; done
for script in main report; do "$page/bundle.py" "$page/Page/$script.js" >"$out/$script.js"; done
rm -rf "$out/texts"
Scripts/languages.py --page "$out/texts"
if command -v chromium >/dev/null; then
  "$page/Card/card.py" "$out/playground.wasm" "$out/card.png"
elif [[ ${CI:-} == true ]]; then
  echo "playground: no chromium in PATH; install chromium" >&2
  exit 1
else
  echo "playground: no chromium in PATH: the page works, but has no picture for those who show a link to it" >&2
fi
# The size limits, in bytes: a percent above the present size, so that growth is noticed.
check playground 212600 95900
check report 271200 123000
