// swift-tools-version: 6.0
import PackageDescription

var dependencies: [Package.Dependency] = []
var linuxTargets: [Target] = []

// Where there is no UIKit, the app's screen is compiled against the stand-in, and its logs are read back.
#if os(Linux)
dependencies = [.package(name: "RefreshKit", path: "../..")]
linuxTargets = [
  .target(
    name: "UIKitFactsScreen",
    dependencies: [
      "UIKitFacts",
      .product(name: "HeadlessUIKit", package: "RefreshKit"),
      .product(name: "HeadlessSwiftUI", package: "RefreshKit"),
      .product(name: "RefreshCore", package: "RefreshKit"),
      .product(name: "RefreshAnimators", package: "RefreshKit"),
      .product(name: "RefreshSwiftUI", package: "RefreshKit"),
      .product(name: "RefreshTesting", package: "RefreshKit"),
    ],
    path: "Screen"
  ),
  .testTarget(
    name: "UIKitFactsTests",
    dependencies: [
      "UIKitFacts", "UIKitFactsScreen", .product(name: "HeadlessUIKit", package: "RefreshKit"),
      .product(name: "HeadlessSwiftUI", package: "RefreshKit"),
    ],
    path: "Tests"
  ),
]
#endif

let package = Package(
  name: "UIKitFacts",
  dependencies: dependencies,
  targets: [
    .target(name: "UIKitFacts", path: "Log"),
    .executableTarget(name: "uikit-facts", dependencies: ["UIKitFacts"], path: "Command"),
  ] + linuxTargets,
  swiftLanguageModes: [.v6]
)
