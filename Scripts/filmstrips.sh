#!/usr/bin/env bash
# filmstrips.sh FOLDER: draws a filmstrip of every sample finger of the demo.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/samples.sh

for sample in "${sample_files[@]}"; do
  "$demo" --touches "$sample" --out "$1" | tail -n 2
done
