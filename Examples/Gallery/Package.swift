// swift-tools-version: 6.0
import PackageDescription

var dependencies: [Package.Dependency] = []
var targets: [Target] = []

// Where there is no UIKit, the app's screens are compiled against the stand-in, and a simulated finger uses them. With
// Xcode, open Gallery.xcodeproj beside this file.
#if os(Linux)
dependencies = [.package(name: "RefreshKit", path: "../..")]
targets = [
  .target(
    name: "Gallery",
    dependencies: [
      .product(name: "HeadlessUIKit", package: "RefreshKit"),
      .product(name: "RefreshAnimators", package: "RefreshKit"),
      .product(name: "RefreshSwiftUI", package: "RefreshKit"),
      .product(name: "SwipeBack", package: "RefreshKit"),
    ],
    path: "Screens"
  ),
  // A screen that is opened in the gallery, for the tests.
  .target(
    name: "GalleryVisits",
    dependencies: ["Gallery", .product(name: "RefreshTesting", package: "RefreshKit")],
    path: "Visits"
  ),
  // Films and stills of the screens, from the layers of the stand-in.
  .target(
    name: "GalleryPictures",
    dependencies: [
      "Gallery", "GalleryVisits",
      .product(name: "HeadlessSwiftUI", package: "RefreshKit"),
      .product(name: "RefreshPictures", package: "RefreshKit"),
    ],
    path: "Pictures",
    resources: [.copy("gallery.css")]
  ),
  .executableTarget(name: "gallery-pictures", dependencies: ["GalleryPictures"], path: "Command"),
  .testTarget(name: "GalleryTests", dependencies: ["Gallery", "GalleryPictures", "GalleryVisits"], path: "Tests"),
]
#endif

let package = Package(name: "Gallery", dependencies: dependencies, targets: targets, swiftLanguageModes: [.v6])
