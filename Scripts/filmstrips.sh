#!/usr/bin/env bash
# filmstrips.sh FOLDER [ANIMATOR]: draws every animator at every edge, or one of them, as PNG sheets for people to look
# at, and a filmstrip of every sample finger of the demo.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/samples.sh

# How many pixels a point has in a sheet.
readonly zoom=1.5

if ! command -v rsvg-convert >/dev/null; then
  echo "filmstrips: rsvg-convert is missing; install it with" \
    "\`apt-get install librsvg2-bin fonts-inter fonts-noto-core fonts-noto-cjk\` or \`brew install librsvg\`." >&2
  exit 1
fi
for sample in "${sample_files[@]}"; do
  "$demo" --touches "$sample" --out "$1" | tail -n 2
done
for sample in "${footer_samples[@]}"; do
  read -ra words <<<"$sample"
  "$demo" --footer --sample "${words[@]}" --out "$1" | tail -n 2
done
swift build --package-path Examples --product refresh-filmstrips >&2
"$(dirname "$demo")/refresh-filmstrips" --out "$1" ${2:+--animator "$2"} >/dev/null
find "$1" -maxdepth 1 -name '*.svg' -print0 \
  | xargs -0 -P "$(getconf _NPROCESSORS_ONLN)" -I {} sh -c 'rsvg-convert -z "$1" "$2" -o "${2%.svg}.png"' _ "$zoom" {}
echo "filmstrips: $(find "$1" -maxdepth 1 -name '*.png' | wc -l | tr -d ' ') sheets in $1"
