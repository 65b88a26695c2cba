# The commands of the project. CI calls these and nothing else.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := check

.PHONY: check check-all proofs lint build test test-ios build-ios facts facts-ios embedded prove demo-goldens pictures \
  memory-safety museum museum-check readme-pictures filmstrips playground serve playground-test docs model-check fuzz \
  coverage sanitize mutate clean

# The width of the tests' sweeps (Tests/TestSupport/SweepWidth.swift). A plain `swift test` is quick; no command here is,
# whatever the environment says.
override REFRESHKIT_WIDTH := $(if $(filter thorough,$(REFRESHKIT_WIDTH)),thorough,full)
export REFRESHKIT_WIDTH

# Everything that has to hold before a change lands.
#
# The tests have one main thread, so that the proofs go on beside them; the page is measured alone.
check:
	$(MAKE) lint
	$(MAKE) -j2 test proofs
	$(MAKE) museum-check playground-test

# What `make check` asks for beside the tests.
proofs:
	$(MAKE) -j1 facts embedded prove memory-safety model-check demo-goldens pictures

# The long run: every triple of the stand-in's switches, and more seeded random runs.
check-all:
	$(MAKE) check REFRESHKIT_WIDTH=thorough

lint:
	swift format lint --strict --recursive Sources Tests Examples Package.swift
	Scripts/lint.sh

# Fails for a warning, also where nothing has to be compiled anew. A scratch folder of its own: other flags in the same
# folder would rebuild everything at the next `swift test`.
build:
	swift build --build-tests --scratch-path .build-strict -Xswiftc -warnings-as-errors

test:
	mkdir -p .build
	REFRESHKIT_WIDTH=$(REFRESHKIT_WIDTH) swift test 2>&1 | tee .build/test.log
	Scripts/check-warnings.sh .build/test.log
	Scripts/check-test-count.sh .build/test.log Tests/minimum-test-count.txt

# The page of the reports that the tests answer, Docs/Museum.md, written from the last run of `make test`.
museum:
	Tests/Museum/museum.py

# Every report has a test that passed in the last run of `make test`, or a reason, and the page says so.
museum-check:
	Tests/Museum/museum.py --check

# The same tests on an iOS simulator; needs Xcode.
test-ios:
	mkdir -p .build
	Scripts/test-ios.sh 2>&1 | tee .build/test-ios.log
	Scripts/check-test-count.sh .build/test-ios.log Tests/minimum-test-count-ios.txt

# The adapter against the real UIKit of the device SDK; needs Xcode.
build-ios:
	xcodebuild build -scheme RefreshKit-Package -destination 'generic/platform=iOS' \
	  -derivedDataPath .build-ios SWIFT_TREAT_WARNINGS_AS_ERRORS=YES

# The facts suite's own tests: on the stand-in, each switch's settings are read back from the log of the app's screen.
facts:
	mkdir -p .build
	swift test --package-path Tests/UIKitFacts 2>&1 | tee .build/facts.log
	Scripts/check-test-count.sh .build/facts.log Tests/UIKitFacts/minimum-test-count.txt

# What the UIKit of a simulator answers, compared with Tests/UIKitFacts/facts.csv; needs Xcode. `make facts-ios
# SYSTEM=18` asks another system than the newest.
facts-ios:
	Scripts/uikit-facts.sh $(SYSTEM)

# The pure folders, as WebAssembly and for an iPhone, without Foundation.
embedded:
	Scripts/embedded.sh

# The compiler's proof that an event allocates nothing.
prove:
	Scripts/prove.sh

# The products under the compiler's strict memory safety.
memory-safety:
	Scripts/memory-safety.sh

# The share of lines that the tests run through: 97 % of the pure folders at least, and 95 % of the adapter.
coverage:
	swift test --enable-code-coverage --scratch-path .build-coverage --disable-xctest
	Scripts/coverage.py "$$(swift test --scratch-path .build-coverage --show-codecov-path)"

# The whole suite under the compiler's sanitizers, one after the other.
sanitize:
	Scripts/sanitize.sh address
	Scripts/sanitize.sh thread

# The states of the machine, searched on two cores: so many of each setting, about a minute in all and the same on every
# computer; with `SECONDS=600` for so long, which is the full run of Docs/Proof.md.
model-check: STATES ?= 100000
model-check:
	Scripts/model-check.sh $(if $(filter command line,$(origin SECONDS)),$(SECONDS)s,$(STATES))

# The machine under hostile numbers, for so many seconds; needs libFuzzer, so Linux.
fuzz: SECONDS ?= 60
fuzz:
	Scripts/fuzz.sh $(SECONDS)

# One guard of the machine changed at a time; the quick tests first, the others for what they leave. Linux only.
mutate:
	Tests/Mutation/mutate.py plan RefreshCoreTests RefreshTestingTests
	Tests/Mutation/mutate.py build
	Tests/Mutation/mutate.py run 'RefreshCoreTests.(?!Allocation|Settle|TransitionTable|Picture)'
	Tests/Mutation/mutate.py run RefreshCoreTests RefreshTestingTests
	Tests/Mutation/mutate.py report

# The demo's samples against their golden traces, its complaints and its tests; with REFRESHKIT_RECORD=1 the traces are
# written anew.
demo-goldens:
	Scripts/examples.sh goldens

# What the sheets of all animators measure against the recorded measures, and the README's pictures against the code;
# with REFRESHKIT_RECORD=1 the measures are written anew.
pictures:
	Scripts/examples.sh pictures

# The moving pictures of the README, in Docs/Pictures.
readme-pictures:
	Scripts/examples.sh readme-pictures

# Every animator at every edge as PNG sheets, and a filmstrip of every sample, in out/filmstrips; `make filmstrips
# ANIMATOR=gum` draws one animator. Needs rsvg-convert.
filmstrips:
	Scripts/examples.sh filmstrips out/filmstrips $(ANIMATOR)

# The web page, in out/playground: the same Swift as WebAssembly, to be pulled with a finger.
playground:
	Scripts/playground.sh

# The page on loopback; prints its address. `make serve PORT=8000` chooses the port.
serve: playground
	Examples/Playground/Test/server.py $(PORT)

# The page in a headless Chromium, with real touches, and what it records against the native machine and the demo; and the
# documentation's front page with it.
playground-test:
	Scripts/docs.sh --pages
	Scripts/playground-test.sh

# The documentation in out/docs, a static folder for any web server; `make docs BASE=/kit` if it is to be served there.
# Needs cmark-gfm.
docs:
	Scripts/docs.sh $(BASE)

clean:
	rm -rf .build .build-* Examples/.build Tests/UIKitFacts/.build out
