// swift-tools-version: 6.0
import PackageDescription

let adapter: [SwiftSetting] = [
  .define("REFRESH_ADAPTER", .when(platforms: [.iOS, .macCatalyst, .visionOS, .linux]))
]

// A target without Foundation links `sqrt` and `fmod` from libm, which Linux does not add by itself.
let libm: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

var uikit: [Target.Dependency] = []
var swiftui: [Target.Dependency] = []
var products: [Product] = [
  .library(name: "RefreshCore", targets: ["RefreshCore"]),
  .library(name: "RefreshAnimators", targets: ["RefreshAnimators"]),
  .library(name: "RefreshTesting", targets: ["RefreshTesting"]),
  .library(name: "SwipeBack", targets: ["SwipeBack"]),
  .library(name: "RefreshSwiftUI", targets: ["RefreshSwiftUI"]),
]
var developmentTargets: [Target] = []
var allocations: [Target.Dependency] = []

// The App Store reads it. As a resource it makes a bundle, which nothing needs on Linux.
let privacy = "PrivacyInfo.xcprivacy"
var resources: [Resource] = [.copy(privacy)]
var unused: [String] = []

#if os(Linux)
(resources, unused) = ([], [privacy])
uikit = ["HeadlessUIKit"]
swiftui = ["HeadlessSwiftUI"]
allocations = ["AllocationCounter"]
products += [
  .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
  .library(name: "HeadlessSwiftUI", targets: ["HeadlessSwiftUI"]),
  .library(name: "RefreshPictures", targets: ["RefreshPictures"]),
  .library(name: "PlaygroundCore", targets: ["PlaygroundCore"]),
  .library(name: "AllocationCounter", targets: ["AllocationCounter"]),
]
developmentTargets = [
  .target(
    name: "HeadlessUIKit",
    dependencies: ["ScrollPhysics"],
    path: "Tests/HeadlessUIKit",
    // Swift 5 mode, so that a closure called off the main thread traps as it does in UIKit (SE-0423).
    swiftSettings: [.swiftLanguageMode(.v5)]
  ),
  // Swift 5 mode, as SwiftUI is built.
  .target(
    name: "HeadlessSwiftUI",
    dependencies: ["HeadlessUIKit"],
    path: "Tests/HeadlessSwiftUI",
    swiftSettings: [.swiftLanguageMode(.v5)]
  ),
  .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
  // A target of this package, because it renders drawings as the control does, and apps see no innards of a drawing.
  .target(
    name: "PlaygroundCore",
    dependencies: ["RefreshAnimators", "RefreshPictures", "RefreshTesting", "ScrollPhysics", "SwipeBack"],
    path: "Examples/Playground/Core"
  ),
]
#endif

let package = Package(
  name: "RefreshKit",
  // A Mac builds what needs no UIKit: Xcode selects it for a package that it opens.
  platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1), .macOS(.v12)],
  products: products,
  targets: [
    .target(name: "ScrollPhysics", linkerSettings: libm),
    .target(
      name: "RefreshCore",
      dependencies: ["ScrollPhysics"] + uikit,
      exclude: ["Texts/Languages.tsv"] + unused,
      resources: resources,
      swiftSettings: adapter
    ),
    .target(
      name: "RefreshAnimators",
      dependencies: ["RefreshCore", "ScrollPhysics"] + uikit,
      swiftSettings: adapter
    ),
    .target(
      name: "RefreshSwiftUI",
      dependencies: ["RefreshAnimators"] + uikit + swiftui,
      swiftSettings: adapter
    ),
    .target(
      name: "SwipeBack",
      dependencies: ["RefreshCore", "ScrollPhysics"] + uikit,
      swiftSettings: adapter
    ),
    .target(
      name: "RefreshTesting",
      dependencies: ["RefreshCore", "ScrollPhysics", "SwipeBack"] + uikit,
      swiftSettings: adapter
    ),
    // No product for apps: the tests of the animators and the Examples draw with it.
    .target(
      name: "RefreshPictures", dependencies: ["RefreshAnimators", "RefreshTesting"], path: "Tests/RefreshPictures"),
    .target(
      name: "TestSupport", dependencies: ["RefreshCore", "ScrollPhysics"] + allocations, path: "Tests/TestSupport"),
    .testTarget(name: "ScrollPhysicsTests", dependencies: ["ScrollPhysics", "TestSupport"]),
    .testTarget(
      name: "RefreshCoreTests",
      dependencies: ["RefreshCore", "RefreshTesting", "ScrollPhysics", "TestSupport"] + allocations,
      exclude: ["Goldens"]
    ),
    .testTarget(
      name: "RefreshAnimatorsTests",
      dependencies: [
        "RefreshAnimators", "RefreshPictures", "RefreshTesting", "ScrollPhysics", "TestSupport",
      ] + allocations,
      exclude: ["Goldens"]
    ),
    .testTarget(
      name: "RefreshTestingTests",
      dependencies: ["RefreshTesting", "TestSupport"],
      exclude: ["Goldens"]
    ),
    .testTarget(name: "RefreshPicturesTests", dependencies: ["RefreshPictures", "RefreshTesting"]),
    .testTarget(
      name: "RefreshUIKitTests",
      dependencies: ["RefreshAnimators", "RefreshPictures", "RefreshTesting", "TestSupport"] + uikit,
      swiftSettings: adapter
    ),
    .testTarget(
      name: "SwipeBackTests",
      dependencies: ["RefreshTesting", "ScrollPhysics", "SwipeBack", "TestSupport"] + uikit + allocations,
      swiftSettings: adapter
    ),
    .testTarget(
      name: "RefreshSwiftUITests",
      dependencies: ["RefreshSwiftUI", "RefreshTesting", "TestSupport"] + uikit + swiftui,
      swiftSettings: adapter
    ),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["RefreshAnimators", "RefreshSwiftUI", "RefreshTesting", "SwipeBack"] + uikit + swiftui,
      swiftSettings: adapter
    ),
  ] + developmentTargets,
  swiftLanguageModes: [.v6]
)

// `make ios-rehearsal` sets it: the adapter's tests as iOS compiles them, which Scripts/ios-rehearsal.py writes.
if Context.environment["REFRESHKIT_REHEARSAL"] != nil {
  package.targets.append(
    .testTarget(
      name: "RefreshRehearsalTests",
      dependencies: ["RefreshAnimators", "RefreshPictures", "RefreshTesting", "TestSupport"] + uikit,
      path: ".build-ios-rehearsal/Tests",
      swiftSettings: adapter
    ))
}

// `make test-ios-hosted` sets it: the project of the host app, which compiles the adapter's tests, finds here what only they import.
if Context.environment["REFRESHKIT_HOSTED"] != nil {
  package.products.append(
    .library(name: "RefreshTestSupport", targets: ["RefreshPictures", "ScrollPhysics", "TestSupport"]))
}

// `make test` sets it: the full width of the sweeps takes half as long with optimized products and an optimized stand-in, and that of
// the animators, which compare pictures point by point, a twentieth with optimized tests. The package of an app never does, because
// SwiftPM refuses a dependency with unsafe flags.
if Context.environment["REFRESHKIT_OPTIMIZED"] != nil {
  for target in package.targets where target.type == .regular || target.name == "RefreshAnimatorsTests" {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"])]
  }
}
