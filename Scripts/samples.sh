# The demo's sample fingers, and how to replay one; read by the scripts beside it. Builds the demo once.

readonly samples=Examples/Demo/Samples

shopt -s nullglob
sample_files=("$samples"/*.csv)
shopt -u nullglob
if ((${#sample_files[@]} == 0)); then
  echo "There are no samples in $samples." >&2
  exit 1
fi
swift build --package-path Examples --product refresh-demo >&2
demo=$(swift build --package-path Examples --show-bin-path)/refresh-demo
readonly demo
