#!/usr/bin/env bash
# Builds the documentation in out/docs, a static folder: the front page with the playground, the written pages, and the
# DocC reference. Requires cmark-gfm.
#
# docs.sh            builds everything, to be served at the root of a host
# docs.sh /kit       the same, to be served at /kit
# docs.sh --pages    omits the reference
#
# ORIGIN=https://host docs.sh /kit   the same as docs.sh /kit, for that host: links to the playground have a picture
set -euo pipefail
cd "$(dirname "$0")/.."

readonly out=out/docs scratch=.build-docs

# ways: leads from the playground's pages to the others, which only the documentation has.
ways() {
  local reference=$1 file nav
  nav='<nav id="ways" aria-label="Documentation"><a href="../Guide/GettingStarted.html">Guide</a>'
  [[ $reference == no ]] || nav+='<a href="../reference/documentation/">Reference</a>'
  nav+='<a href="../gallery/">Gallery</a><a href="../Museum.html">Museum of reported defects</a><a href="../Containers.html">Containers</a>'
  nav+='<a href="../Architecture.html">Architecture</a><a href="../CHANGELOG.html">Changes</a></nav>'
  for file in index report; do
    sed -i "s|<!-- docs -->|<a href=\"../\">Docs</a>|; s|<!-- ways -->|$nav|" "$out/playground/$file.html"
  done
}

# pages BASE REFERENCE: makes everything but the reference, which will be there unless REFERENCE is `no`.
pages() {
  ADDRESS=${ORIGIN:+$ORIGIN$1/playground} Scripts/playground.sh
  rm -rf "$out"
  mkdir -p "$out"
  cp Docs/Site/{index.html,site.css,guide.css,search.js} "$out/"
  cp -r out/playground Docs/Pictures LICENSE "$out/"
  Scripts/gallery.sh pictures "$out/gallery"
  sed -i 's|<!-- docs -->|<a href="../">Documentation</a>|' "$out/gallery/index.html"
  ways "$2"
  # The museum links to these tests, the page on migrating to the screens, and the one on swipes to the traces.
  mkdir -p "$out/Tests" "$out/Examples/Demo"
  cp -r Examples/Demo/Goldens "$out/Examples/Demo/"
  cp -r Tests/RefreshCoreTests Tests/RefreshUIKitTests Tests/DocumentationTests "$out/Tests/"
  Scripts/pages.py "$out"
}

# reference BASE: generates the DocC reference.
reference() {
  swift build --scratch-path "$scratch"
  Scripts/reference.sh "$scratch" "$scratch/archives"
  Scripts/tutorial.sh "$scratch" "$scratch/archives"
  docc merge "$scratch"/archives/*.doccarchive --synthesized-landing-page-name RefreshKit --output-path "$scratch/archives/all.doccarchive"
  docc process-archive transform-for-static-hosting "$scratch/archives/all.doccarchive" \
    --hosting-base-path "$1/reference" --output-path "$out/reference"
  # Its pages ask for it.
  echo '{}' >"$out/reference/theme-settings.json"
}

command -v cmark-gfm >/dev/null || { echo 'docs: cmark-gfm is needed (apt-get install cmark-gfm)' >&2; exit 1; }
if [[ ${1-} == --pages ]]; then
  pages '' no
else
  pages "${1-}" yes
  reference "${1-}"
fi
echo "docs: $out"
