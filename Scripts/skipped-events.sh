#!/usr/bin/env bash
# skipped-events.sh LOG [none|some]: counts what the tests of a log have skipped because no event of a control was delivered
# (Tests/RefreshUIKitTests/Support/EventDelivery.swift), and fails if something was skipped, or if nothing was.
set -euo pipefail
log=${1:?skipped-events.sh LOG [none|some]} wanted=${2:-}
expectations=$({ grep -c '^no events: ' "$log" || true; })
tests=$({ grep -cE 'Test .* skipped: .*no events: ' "$log" || true; })
if ((expectations + tests)); then
  echo "$log: $tests tests and $expectations expectations about events were skipped; make test-ios-hosted checks them"
  [[ $wanted != none ]]
elif [[ $wanted == some ]]; then
  echo "$log: no test has noticed that no events are delivered" >&2
  exit 1
fi
