#!/usr/bin/env bash
# uikit-facts.sh [--ipad] [MAJOR]: runs Tests/UIKitFacts on a simulator, compares the facts with the table, and lists what held of the
# product. MAJOR is a major version of iOS; by default, the newest iPhone simulator is used, and with --ipad the newest iPad, which has a
# pointer. The result is out/uikit-facts/result.txt, which is made for being sent in.
set -euo pipefail
cd "$(dirname "$0")/.."

kind=iPhone
if [[ ${1:-} == --ipad ]]; then
  kind=iPad
  shift
fi
device=$(Scripts/simulator.sh "$kind" "${1:-}")

facts=Tests/UIKitFacts
logs=$PWD/out/uikit-facts
rm -rf "$logs"
mkdir -p "$logs"
# The logs are compared even if a scenario failed.
status=0
TEST_RUNNER_UIKIT_FACTS_FOLDER=$logs xcodebuild test -project "$facts/UIKitFacts.xcodeproj" -scheme UIKitFacts \
  -destination "id=$device" -derivedDataPath .build-facts -parallel-testing-enabled NO || status=$?
swift run --package-path "$facts" uikit-facts "$logs" "$facts/facts.csv" | tee "$logs/result.txt" || status=$?
echo "uikit-facts: the result is $logs/result.txt; please attach it to an issue"
exit "$status"
