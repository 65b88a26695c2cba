#!/usr/bin/env bash
# The documentation in out/docs, as a static folder: the front page with the playground in it, the written pages, and the
# reference that DocC makes of the sources. Needs cmark-gfm.
#
# docs.sh            everything, to be served at the root of a host
# docs.sh /kit       the same, to be served at /kit
# docs.sh --pages    without the reference
set -euo pipefail
cd "$(dirname "$0")/.."

readonly out=out/docs scratch=.build-docs
readonly modules=(ScrollPhysics RefreshCore RefreshAnimators RefreshTesting)

# page FILE ROOT: a Markdown file as a page; links to other Markdown files lead to their pages, and links to tests to their
# sources beside them.
page() {
  local file=$1 root=$2 title body
  title=$(sed -n 's/^# //p' "$file" | head -n 1)
  body=$(cmark-gfm --unsafe --github-pre-lang -e table -e autolink "$file" |
    sed -E "s/(href=\"[^\":]*)\.md(#[^\"]*)?\"/\1.html\2\"/g; s/(href|src|srcset)=\"Docs\//\1=\"/g; s/href=\"\.\.\/Tests\//href=\"Tests\//g")
  template=$(<Docs/Site/page.html)
  template=${template//@TITLE@/"$title"}
  template=${template//@ROOT@/"$root"}
  printf '%s\n' "${template/@BODY@/"$body"}"
}

pages() {
  Scripts/playground.sh
  rm -rf "$out"
  mkdir -p "$out/Decisions"
  cp Docs/Site/index.html Docs/Site/site.css "$out/"
  cp -r out/playground Docs/Pictures LICENSE "$out/"
  # The tests that the museum leads to.
  mkdir "$out/Tests"
  cp -r Tests/RefreshCoreTests Tests/RefreshUIKitTests "$out/Tests/"
  local file
  for file in README.md CHANGELOG.md CONTRIBUTING.md Docs/*.md; do
    page "$file" '' >"$out/$(basename "$file" .md).html"
  done
  for file in Docs/Decisions/*.md; do page "$file" ../ >"$out/Decisions/$(basename "$file" .md).html"; done
  decisions >"$out/decisions.md"
  page "$out/decisions.md" ../ >"$out/Decisions/index.html"
  rm "$out/decisions.md"
}

# A list of the decisions.
decisions() {
  printf '# Decisions\n\n'
  local file
  for file in Docs/Decisions/*.md; do
    printf -- '- [%s](%s)\n' "$(sed -n 's/^# //p' "$file" | head -n 1)" "$(basename "$file")"
  done
}

# reference BASE
reference() {
  local module archives=()
  rm -rf "$scratch/symbols" "$scratch/archives"
  mkdir -p "$scratch/symbols" "$scratch/archives"
  swift build --scratch-path "$scratch" -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir \
    -Xswiftc "$PWD/$scratch/symbols" -Xswiftc -symbol-graph-minimum-access-level -Xswiftc public
  for module in "${modules[@]}"; do
    mkdir -p "$scratch/symbols/$module"
    find "$scratch/symbols" -maxdepth 1 -name "$module*.symbols.json" -exec mv {} "$scratch/symbols/$module/" ';'
    # What the stand-in declares has the names of UIKit, and is UIKit's where the package is used.
    sed -i 's/"HeadlessUIKit"/"UIKit"/g' "$scratch/symbols/$module"/*.json
    docc convert --additional-symbol-graph-dir "$scratch/symbols/$module" --fallback-display-name "$module" \
      --fallback-bundle-identifier "org.refreshkit.$module" --output-dir "$scratch/archives/$module.doccarchive"
    archives+=("$scratch/archives/$module.doccarchive")
  done
  docc merge "${archives[@]}" --synthesized-landing-page-name RefreshKit --output-path "$scratch/archives/all.doccarchive"
  docc process-archive transform-for-static-hosting "$scratch/archives/all.doccarchive" \
    --hosting-base-path "$1/reference" --output-path "$out/reference"
}

command -v cmark-gfm >/dev/null || { echo 'docs: cmark-gfm is needed (apt-get install cmark-gfm)' >&2; exit 1; }
pages
if [[ ${1-} != --pages ]]; then reference "${1-}"; fi
echo "docs: $out"
