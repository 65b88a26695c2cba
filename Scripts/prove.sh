#!/usr/bin/env bash
# Lets the compiler prove that no event of the machine allocates. The attribute behind `PROVE_NO_ALLOCATION` is
# underscored, so only this build sees it.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! grep -rqE '^ *#if PROVE_NO_ALLOCATION' Sources/RefreshCore/Machine; then
  echo "prove: no function in Sources/RefreshCore/Machine asks for the proof with #if PROVE_NO_ALLOCATION" >&2
  exit 1
fi
swift build --target RefreshCore --scratch-path .build-prove -Xswiftc -DPROVE_NO_ALLOCATION -Xswiftc -warnings-as-errors
