# The demo's sample fingers, and how to replay one; read by the scripts beside it. Builds the demo once.

readonly samples=Examples/Demo/Samples

shopt -s nullglob
sample_files=("$samples"/*.csv)
shopt -u nullglob
if ((${#sample_files[@]} == 0)); then
  echo "There are no samples in $samples." >&2
  exit 1
fi
# The samples with a footer, each with the options that it is made for.
readonly footer_samples=(
  "load"
  "retry --outcome failure-once"
  "no-more --pages 2"
  "cancelled-load --refresh-time 4"
)
for file in "$samples"/Footer/*.csv; do
  if [[ ! " ${footer_samples[*]/#/ } " == *" $(basename "$file" .csv) "* ]]; then
    echo "$file is not in Scripts/samples.sh." >&2
    exit 1
  fi
done
swift build --package-path Examples --product refresh-demo >&2
demo=$(swift build --package-path Examples --show-bin-path)/refresh-demo
readonly demo
