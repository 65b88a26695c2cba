// swift-tools-version: 6.0
import PackageDescription

// Two apps, which Scripts/swiftui-links.sh builds for a simulator and then asks what they link.
let package = Package(
  name: "SwiftUILinks",
  platforms: [.iOS(.v15)],
  dependencies: [.package(name: "RefreshKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "plain-app", dependencies: [.product(name: "RefreshAnimators", package: "RefreshKit")], path: "PlainApp"),
    .executableTarget(
      name: "swiftui-app", dependencies: [.product(name: "RefreshSwiftUI", package: "RefreshKit")], path: "SwiftUIApp"),
  ],
  swiftLanguageModes: [.v6]
)
