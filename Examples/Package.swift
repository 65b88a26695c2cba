// swift-tools-version: 6.0
import PackageDescription

var dependencies: [Package.Dependency] = []
var linuxTargets: [Target] = []

// The demo needs the stand-in for UIKit, and the pictures, which are products of RefreshKit on Linux only.
#if os(Linux)
dependencies = [
  .package(name: "RefreshKit", path: ".."),
  // This version and no other. `Package.resolved` would hold its commit, which is another one in a mirror: the lock of its
  // contents is dependencies.lock, which Scripts/dependencies.py checks before the scripts build.
  .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
]
linuxTargets = [
  .executableTarget(
    name: "refresh-demo",
    dependencies: [
      "TouchLog",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
      .product(name: "HeadlessUIKit", package: "RefreshKit"),
      .product(name: "RefreshAnimators", package: "RefreshKit"),
      .product(name: "RefreshPictures", package: "RefreshKit"),
      .product(name: "RefreshTesting", package: "RefreshKit"),
      .product(name: "SwipeBack", package: "RefreshKit"),
    ],
    path: "Demo",
    exclude: ["Goldens", "TouchLog", "TouchLogTests"],
    sources: ["RefreshDemo"],
    resources: [.copy("Samples")]
  ),
  .executableTarget(
    name: "refresh-filmstrips",
    dependencies: [
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
      .product(name: "RefreshAnimators", package: "RefreshKit"),
      .product(name: "RefreshPictures", package: "RefreshKit"),
      .product(name: "RefreshTesting", package: "RefreshKit"),
    ],
    path: "Filmstrips",
    exclude: ["Goldens"]
  ),
  // Replays what the web page does, with what the page is made of, compiled for this machine.
  .executableTarget(
    name: "refresh-playground",
    dependencies: [
      "TouchLog",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
      .product(name: "PlaygroundCore", package: "RefreshKit"),
      .product(name: "RefreshAnimators", package: "RefreshKit"),
      .product(name: "RefreshTesting", package: "RefreshKit"),
    ],
    path: "Playground/Replay"
  ),
]
#endif

let package = Package(
  name: "Examples",
  dependencies: dependencies,
  targets: [
    .target(name: "TouchLog", path: "Demo/TouchLog"),
    .testTarget(name: "TouchLogTests", dependencies: ["TouchLog"], path: "Demo/TouchLogTests"),
  ] + linuxTargets,
  swiftLanguageModes: [.v6]
)
