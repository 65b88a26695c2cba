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
readonly modules=(ScrollPhysics RefreshCore RefreshAnimators RefreshSwiftUI RefreshTesting SwipeBack)

# anchors: gives each heading the id that GitHub gives it, for links such as `#load-more`.
anchors() {
  awk '
    match($0, /^<h[1-6]>/) {
      id = $0
      gsub(/<[^>]*>|&[a-z]+;/, "", id)
      id = tolower(id)
      gsub(/[^a-z0-9 _-]/, "", id)
      gsub(/ /, "-", id)
      $0 = substr($0, 1, 3) " id=\"" id "\"" substr($0, 4)
    }
    { print }'
}

# page FILE ROOT: converts a Markdown file to a page. Links to Markdown files are rewritten to their pages, and links to
# tests and traces to the copies of them.
page() {
  local file=$1 root=$2 title body
  title=$(sed -n 's/^# //p' "$file" | head -n 1)
  body=$(cmark-gfm --unsafe -e table -e autolink "$file" | anchors |
    sed -E "s/<pre>/<pre tabindex=\"0\">/; s/(href=\"[^\":]*)\.md(#[^\"]*)?\"/\1.html\2\"/g; s/(href|src|srcset)=\"Docs\//\1=\"/g; s/href=\"\.\.\/(Tests|Examples)\//href=\"\1\//g")
  [[ $title == RefreshKit ]] || title+=" · RefreshKit"
  template=$(<Docs/Site/page.html)
  template=${template//@TITLE@/"$title"}
  template=${template//@ROOT@/"$root"}
  printf '%s\n' "${template/@BODY@/"$body"}"
}

# ways: leads from the playground's pages to the others, which only the documentation has.
ways() {
  local reference=$1 file nav
  nav='<nav id="ways" aria-label="Documentation"><a href="../README.html">Guide</a>'
  [[ $reference == no ]] || nav+='<a href="../reference/documentation/">Reference</a>'
  nav+='<a href="../Museum.html">Museum of reported defects</a><a href="../Containers.html">Containers</a>'
  nav+='<a href="../Architecture.html">Architecture</a><a href="../CHANGELOG.html">Changes</a></nav>'
  for file in index report; do
    sed -i "s|<!-- docs -->|<a href=\"../\">Docs</a>|; s|<!-- ways -->|$nav|" "$out/playground/$file.html"
  done
}

# pages BASE REFERENCE: makes everything but the reference, which will be there unless REFERENCE is `no`.
pages() {
  ADDRESS=${ORIGIN:+$ORIGIN$1/playground} Scripts/playground.sh
  rm -rf "$out"
  mkdir -p "$out/Decisions"
  cp Docs/Site/index.html Docs/Site/site.css "$out/"
  cp -r out/playground Docs/Pictures LICENSE "$out/"
  ways "$2"
  # The museum links to these tests, the page on migrating to the screens, and the one on swipes to the traces.
  mkdir -p "$out/Tests" "$out/Examples/Demo"
  cp -r Examples/Demo/Goldens "$out/Examples/Demo/"
  cp -r Tests/RefreshCoreTests Tests/RefreshUIKitTests Tests/DocumentationTests "$out/Tests/"
  local file
  for file in README.md CHANGELOG.md CONTRIBUTING.md Docs/*.md; do
    page "$file" '' >"$out/$(basename "$file" .md).html"
  done
  for file in Docs/Decisions/*.md; do page "$file" ../ >"$out/Decisions/$(basename "$file" .md).html"; done
  decisions >"$out/decisions.md"
  page "$out/decisions.md" ../ >"$out/Decisions/index.html"
  rm "$out/decisions.md"
}

# decisions: prints a list of links to the decisions.
decisions() {
  printf '# Decisions\n\n'
  local file
  for file in Docs/Decisions/*.md; do
    printf -- '- [%s](%s)\n' "$(sed -n 's/^# //p' "$file" | head -n 1)" "$(basename "$file")"
  done
}

# reference BASE: generates the DocC reference. The symbol graphs that the compiler emits in a build contain all of Foundation, which the
# stand-ins export; those of the tool do not. Blocks of extensions are what makes pages of a modifier of `View`.
reference() {
  local module folder target file archives=()
  rm -rf "$scratch/symbols" "$scratch/archives"
  mkdir -p "$scratch/archives"
  swift build --scratch-path "$scratch"
  folder=$(swift build --scratch-path "$scratch" --show-bin-path)/Modules
  target=$(swiftc -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["triple"])')
  for module in "${modules[@]}"; do
    mkdir -p "$scratch/symbols/$module"
    swift-symbolgraph-extract -module-name "$module" -I "$folder" -target "$target" -minimum-access-level public \
      -skip-synthesized-members -emit-extension-block-symbols -output-dir "$scratch/symbols/$module"
    # The stand-ins declare the types that UIKit and SwiftUI declare on iOS.
    for file in "$scratch/symbols/$module"/*@Headless*; do [[ ! -e $file ]] || mv "$file" "${file/@Headless/@}"; done
    sed -i -E 's/"Headless(UIKit|SwiftUI)([".])/"\1\2/g' "$scratch/symbols/$module"/*.json
    docc convert --additional-symbol-graph-dir "$scratch/symbols/$module" --fallback-display-name "$module" \
      --fallback-bundle-identifier "org.refreshkit.$module" --output-dir "$scratch/archives/$module.doccarchive"
    archives+=("$scratch/archives/$module.doccarchive")
  done
  docc merge "${archives[@]}" --synthesized-landing-page-name RefreshKit --output-path "$scratch/archives/all.doccarchive"
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
