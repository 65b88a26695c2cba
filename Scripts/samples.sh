# The demo's sample fingers, and how to replay one; read by the scripts beside it. Builds the demo once.

readonly samples=Examples/Demo/Samples

if [[ ! -e Examples/Package.swift ]]; then
  echo "There is no demo: Examples/Package.swift is missing." >&2
  exit 1
fi
shopt -s nullglob
sample_files=("$samples"/*.csv)
shopt -u nullglob
if ((${#sample_files[@]} == 0)); then
  echo "There are no samples in $samples." >&2
  exit 1
fi
swift build --package-path Examples --product refresh-demo >&2

# replay SAMPLE FOLDER: prints the trace of a sample and writes its filmstrip into the folder.
replay() {
  mkdir -p "$2"
  swift run --package-path Examples --skip-build refresh-demo --touches "$1" --out "$2"
}
