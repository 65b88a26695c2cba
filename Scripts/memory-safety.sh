#!/usr/bin/env bash
# Type-checks the products with strict memory safety. Files that the compiler considers unsafe must be listed here with a
# reason, because compilers before Swift 6.2 do not support the keyword `unsafe`.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly known="
Sources/RefreshCore/Calls/ActionRunner.swift: the present task is compared, in the call that lends it.
Sources/RefreshCore/ScrollView/Layers/CoreGraphicsPath.swift: Core Graphics lends an element and its points within a call.
Sources/RefreshCore/ScrollView/Style/AutomaticAnimator.swift: UIKit's getRed takes pointers to four local variables.
Sources/RefreshCore/Texts/RefreshTexts.swift: the bytes of a StaticString are read where they stand, within the call.
Sources/SwipeBack/Adapter/ControllerSwipeBack.swift: an associated object is found by the address of its key, which is never read.
"

# The modules of the benchmarks, which `make bench-check` builds too.
binaries=$(Benchmarks/build.sh)
# SwiftPM names a package after its folder; without that name a module does not see the `package` declarations of another.
package=$(basename "$PWD" | tr '[:upper:]' '[:lower:]' | tr -c 'a-z0-9\n' _)
# The stand-in for SwiftUI, which the benchmarks do without.
stand_in=$(mktemp -d)
trap 'rm -rf "$stand_in"' EXIT
swiftc -emit-module -emit-module-path "$stand_in/HeadlessSwiftUI.swiftmodule" -swift-version 5 -module-name HeadlessSwiftUI \
  -package-name "$package" -parse-as-library -I "$binaries/Modules" Tests/HeadlessSwiftUI/*.swift
status=0
for module in ScrollPhysics RefreshCore RefreshAnimators RefreshSwiftUI SwipeBack RefreshTesting; do
  mapfile -t sources < <(find "Sources/$module" -name '*.swift' | sort)
  warnings=$(swiftc -typecheck -swift-version 6 -strict-memory-safety -D REFRESH_ADAPTER -module-name "$module" \
    -package-name "$package" -I "$binaries/Modules" -I "$stand_in" "${sources[@]}" 2>&1) || { echo "$warnings" >&2; exit 1; }
  while IFS= read -r line; do
    if ! grep -qF "${line%%:*}:" <<<"$known"; then
      echo "$line"
      status=1
    fi
  done < <(grep -E '^[^ ].*: warning: .*StrictMemorySafety' <<<"$warnings" | sed "s|^$PWD/||")
  echo "memory-safety: $module: ${#sources[@]} files"
done
exit "$status"
