# The commands of the project. CI calls these and nothing else.

# The make of macOS, 3.81, knows no .SHELLFLAGS: a recipe has no pipe, whose failure would be hidden there.
SHELL := bash
.DEFAULT_GOAL := check

.PHONY: check check-all tests proofs lint uikit-members build test test-ios test-ios-hosted ios-rehearsal build-ios build-catalyst build-visionos \
  swiftui-links build-gallery facts facts-ios gallery gallery-test \
  embedded prove bench bench-check demo-goldens pictures memory-safety museum museum-check readme-pictures filmstrips playground serve \
  playground-test page-behavior page-timings docs topics api-breakage model-check fuzz fuzz-corpora coverage sanitize mutate clean

# The width of the tests' sweeps (Tests/TestSupport/SweepWidth.swift). Only a plain `swift test` is quick; every command here
# is full or thorough, whatever the environment says.
override REFRESHKIT_WIDTH := $(if $(filter thorough,$(REFRESHKIT_WIDTH)),thorough,full)
export REFRESHKIT_WIDTH

# The scratch folder of the tests with optimized products.
OPTIMIZED := .build-optimized

# Every check that a change has to pass.
#
# The tests share one main thread, so the proofs run beside them. The page's timings are measured alone.
check:
	$(MAKE) -j2 tests proofs
	$(MAKE) museum-check page-timings

# The tests, and those of iOS with the same modules: one build compiles both. Then what needs no module of theirs, at a lower priority
# than a browser beside it.
tests:
	Scripts/ios-rehearsal.py .build-ios-rehearsal/Tests
	REFRESHKIT_REHEARSAL=1 $(MAKE) -j1 test ios-rehearsal
	nice -n 19 $(MAKE) -j1 model-check fuzz-corpora

# The checks of `make check` that run beside the tests, at a lower priority while those compile. The page's scenarios come when they no
# longer do: they mostly wait, and a browser that has to wait for a compiler would miss their deadlines. Five seconds of the first seed's
# links follow.
proofs:
	nice -n 19 $(MAKE) -j1 lint facts gallery-test embedded prove bench-check memory-safety
	$(MAKE) -j1 page-behavior
	Scripts/fuzz-links.sh 5 1
	$(MAKE) -j1 demo-goldens pictures

# The long run: every triple of the stand-in's switches, more seeded random runs, and more states of the machine.
check-all:
	$(MAKE) check REFRESHKIT_WIDTH=thorough STATES=200000

lint:
	swift format lint --strict --recursive Sources Tests Examples Benchmarks Docs/Tutorials.docc Package.swift
	Scripts/lint.sh

# Looks up every member of UIKit, QuartzCore and Foundation that the sources use in Tests/UIKitMembers/members.tsv, and compares
# the stand-in with it; and finds what is newer than the package's oldest systems in Swift's own libraries. `make lint` does so for
# what has changed.
uikit-members:
	Tests/UIKitMembers/uikit_members.py --all

# Fails for a warning, even if nothing has to be recompiled. Uses a separate scratch folder, because other flags in the same
# folder would rebuild everything at the next `swift test`.
build:
	swift build --build-tests --scratch-path .build-strict -Xswiftc -warnings-as-errors

# In a scratch folder of its own, because other flags in the same folder would rebuild everything at the next `swift test`.
test:
	REFRESHKIT_OPTIMIZED=1 Scripts/logged.sh .build/test.log swift test --scratch-path $(OPTIMIZED) \
	  --disable-xctest --skip RefreshRehearsalTests
	Scripts/check-warnings.sh .build/test.log
	Scripts/check-test-count.sh .build/test.log Tests/minimum-test-count.txt
	REFRESHKIT_OPTIMIZED=1 Scripts/public-only.sh $(OPTIMIZED)
	$(MAKE) topics

# Writes Docs/Museum.md, the page of reported defects and their tests, from the last `make test`.
museum:
	Tests/Museum/museum.py

# Checks that every report has a test that passed in the last `make test`, or a reason, and that the page is up to date.
museum-check:
	Tests/Museum/museum.py --check

# Runs the tests on an iOS simulator; requires Xcode. `make test-ios SYSTEM=18` selects a version of iOS; the newest by default.
test-ios:
	Scripts/logged.sh .build/test-ios.log Scripts/test-ios.sh $(SYSTEM)
	Scripts/check-test-count.sh .build/test-ios.log Tests/minimum-test-count-ios.txt
	Scripts/skipped-events.sh .build/test-ios.log

# Runs the adapter's tests on a simulator in an app, Tests/TestHost, where UIKit delivers the events of controls; requires Xcode.
test-ios-hosted:
	Scripts/ios-tests.py --target RefreshUIKitTests >.build/test-ios-hosted.minimum
	Scripts/logged.sh .build/test-ios-hosted.log Scripts/test-ios.sh --hosted $(SYSTEM)
	Scripts/check-test-count.sh .build/test-ios-hosted.log .build/test-ios-hosted.minimum
	Scripts/skipped-events.sh .build/test-ios-hosted.log none

# Compiles the adapter against the UIKit of the device SDK, of Mac Catalyst and of visionOS; requires Xcode.
build-ios:
	Scripts/build-apple.sh 'generic/platform=iOS'

build-catalyst:
	Scripts/build-apple.sh 'generic/platform=macOS,variant=Mac Catalyst'

build-visionos:
	Scripts/build-apple.sh 'generic/platform=visionOS'

# Fails if an app that uses RefreshAnimators alone links SwiftUI; requires Xcode.
swiftui-links:
	Scripts/swiftui-links.sh

# Compiles the example app for a phone, the Mac and visionOS; requires Xcode.
build-gallery:
	Scripts/build-apple.sh 'generic/platform=iOS' --gallery
	Scripts/build-apple.sh 'generic/platform=macOS,variant=Mac Catalyst' --gallery
	Scripts/build-apple.sh 'generic/platform=visionOS' --gallery

# Runs the tests that run on iOS here, with the stand-in in the place of UIKit and nothing of it but UIKit's interface. After
# `make test`, whose scratch folder it uses: SwiftPM lets a second build wait.
ios-rehearsal:
	REFRESHKIT_OPTIMIZED=1 Scripts/ios-rehearsal.sh $(OPTIMIZED)

# Tests the facts suite: on the stand-in, the settings of each switch are read back from the log of the app's screen, and each
# expectation of the product holds, and is contradicted by a log that was changed. The scratch folder and the flags are those of
# the Examples, so that both compile RefreshKit once.
facts:
	Scripts/logged.sh .build/facts.log swift test --package-path Tests/UIKitFacts --scratch-path Examples/.build \
	  -Xswiftc -warnings-as-errors
	Scripts/check-test-count.sh .build/facts.log Tests/UIKitFacts/minimum-test-count.txt

# Uses each screen of the example app with a simulated finger, on the stand-in, and compiles its file by itself.
gallery-test:
	Scripts/gallery.sh test

# Runs the facts suite on a simulator, compares the facts with Tests/UIKitFacts/facts.csv and lists what held of the product;
# requires Xcode. The result is out/uikit-facts/result.txt.
# `make facts-ios SYSTEM=18` selects a version of iOS; the newest by default. `make facts-ios PAD=1` uses an iPad, which has a pointer.
facts-ios:
	Scripts/uikit-facts.sh $(if $(PAD),--ipad) $(SYSTEM)

# Compiles the pure folders for an iPhone and, with the page, as WebAssembly, without Foundation.
embedded: playground
	Scripts/embedded.sh

# Has the compiler prove that an event allocates nothing.
prove:
	Scripts/prove.sh

# Measures what the control costs, prints the table, and writes it to Docs/Cost.md with the figures that `make bench-check`
# compares; instructions require valgrind.
bench: playground
	Benchmarks/bench.py

# Fails if a figure has risen since the last `make bench` that was committed.
bench-check:
	Benchmarks/bench.py --check

# Converts the doc comments and the catalogs of the products, from the modules of the last `make test`; fails for a warning of docc, and
# for a public symbol that stands under no topic. Compiles the code of the tutorial and converts it.
topics:
	Scripts/reference.sh $(OPTIMIZED) .build/reference
	Scripts/tutorial.sh $(OPTIMIZED) .build/reference

# Compares the public API with that of the last tag.
api-breakage:
	Scripts/api-breakage.sh

# Compiles the products with strict memory safety.
memory-safety:
	Scripts/memory-safety.sh

# Measures the test coverage: at least 97 % of the lines of the pure folders, and 95 % of the adapter and of what uses Foundation.
coverage:
	swift test --enable-code-coverage --scratch-path .build-coverage --disable-xctest
	Scripts/coverage.py "$$(swift test --scratch-path .build-coverage --show-codecov-path)"

# Runs the whole suite under the compiler's sanitizers, one after the other.
sanitize:
	Scripts/sanitize.sh address
	Scripts/sanitize.sh thread

# Searches the states of the machine on two cores: STATES of each facet, in about two minutes, and the same search on every
# computer. `SECONDS=600` limits the time instead; this is the full run of Docs/Proof.md.
model-check: STATES ?= 25000
model-check:
	Scripts/model-check.sh $(if $(filter command line,$(origin SECONDS)),$(SECONDS)s,$(STATES))

# Feeds the machine hostile numbers, the pictures hostile texts and the playground damaged links, for SECONDS each; requires
# libFuzzer, and therefore Linux.
fuzz: SECONDS ?= 60
fuzz:
	Scripts/fuzz.sh $(SECONDS)
	Scripts/fuzz-texts.sh $(SECONDS)
	Scripts/fuzz-links.sh $(SECONDS)

# What of `make fuzz` a change has to pass: the committed inputs of the machine, and the first texts of a seed.
fuzz-corpora:
	Scripts/fuzz.sh 0
	SEED=1 Scripts/fuzz-texts.sh 5

# Changes one condition of the machine at a time, quick tests first, and then takes one guard out of the adapter at a time. Linux only.
mutate:
	Tests/Mutation/mutate.py plan RefreshCoreTests RefreshTestingTests
	Tests/Mutation/mutate.py build
	Tests/Mutation/mutate.py run 'RefreshCoreTests.(?!Allocation|Settle|TransitionTable|Picture)'
	Tests/Mutation/mutate.py run RefreshCoreTests RefreshTestingTests
	Tests/Mutation/mutate.py report 99
	Tests/Mutation/mutate.py plan --guards RefreshUIKitTests
	Tests/Mutation/mutate.py build
	Tests/Mutation/mutate.py run RefreshUIKitTests
	Tests/Mutation/mutate.py report 95

# Compares the demo's samples with their golden traces, and runs the tests of its error messages and of the package.
# REFRESHKIT_RECORD=1 records the traces.
demo-goldens:
	Scripts/examples.sh goldens

# Compares the measurements of all animators' sheets with the recorded ones, and the pictures of the README, of the guide and of
# Docs/Swipes.md with the code.
# Compares the stills of the gallery's screens, too. REFRESHKIT_RECORD=1 records the measurements and the stills.
pictures:
	Scripts/examples.sh pictures
	Scripts/gallery.sh stills

# Draws each screen of the example app as a film, from the layers of the stand-in, in .build/gallery; index.html has the films beside
# the code.
gallery:
	Scripts/gallery.sh pictures .build/gallery

# Draws the animated pictures of the README and of the guide, the stills of the tutorial, and the filmstrips of Docs/Swipes.md in
# Docs/Pictures.
readme-pictures:
	Scripts/examples.sh readme-pictures

# Draws every animator at every edge as PNG sheets, a filmstrip of every sample, and the motions of a list as curves, in
# out/filmstrips. `make filmstrips ANIMATOR=gum` draws one animator. Requires rsvg-convert.
filmstrips:
	Scripts/examples.sh filmstrips out/filmstrips $(ANIMATOR)

# Builds the web page in out/playground: the same Swift as WebAssembly.
playground:
	Scripts/playground.sh

# Serves the page on loopback and prints its address. `make serve PORT=8000` selects the port.
serve: playground
	Examples/Playground/Test/server.py $(PORT)

# Drives the page in headless Chromium with real touches, compares its recordings with the native build and the demo, and tests
# the documentation's front page.
playground-test: page-behavior
	Scripts/playground-test.sh --alone

# The scenarios of `make playground-test` that may run beside other programs.
page-behavior:
	Scripts/docs.sh --pages
	Scripts/playground-test.sh --beside

# The scenarios that measure time, after `make page-behavior`, which builds the page.
page-timings:
	Scripts/playground-test.sh --alone

# Builds the documentation in out/docs, a static folder for any web server; `make docs BASE=/kit` if it is served at /kit, and with
# `ORIGIN=https://host` for links to the playground that have a picture. Requires cmark-gfm.
docs:
	Scripts/docs.sh $(BASE)

clean:
	rm -rf .build .build-* Benchmarks/.build Examples/.build Examples/Gallery/.build Tests/UIKitFacts/.build out
