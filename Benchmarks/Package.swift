// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "RefreshKit", path: "..")],
  targets: [
    .target(name: "Marks", path: "Marks"),
    .executableTarget(
      name: "refresh-benchmarks",
      dependencies: [
        "Marks",
        .product(name: "AllocationCounter", package: "RefreshKit"),
        .product(name: "HeadlessUIKit", package: "RefreshKit"),
        .product(name: "RefreshAnimators", package: "RefreshKit"),
        .product(name: "RefreshTesting", package: "RefreshKit"),
      ],
      path: "Scenarios"
    ),
    .executableTarget(
      name: "gum-app",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "RefreshKit"),
        .product(name: "RefreshAnimators", package: "RefreshKit"),
      ],
      path: "GumApp"
    ),
    .executableTarget(
      name: "empty-app",
      dependencies: [.product(name: "HeadlessUIKit", package: "RefreshKit")],
      path: "EmptyApp"
    ),
  ],
  swiftLanguageModes: [.v6]
)
