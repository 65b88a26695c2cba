#!/usr/bin/env bash
# logged.sh LOG COMMAND...: runs a command, shows its output, and keeps it in LOG. Fails if the command fails.
set -euo pipefail

log=${1:?logged.sh LOG COMMAND...}
shift
mkdir -p "$(dirname "$log")"
"$@" 2>&1 | tee "$log"
