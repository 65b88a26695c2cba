import Foundation
import Testing

/// The Xcode projects are written by hand, and Xcode is not here to read them.
struct ProjectTests {
  /// A project of this repository.
  enum Project: String, CaseIterable {
    /// The facts, with their app.
    case facts = "UIKitFacts"
    /// The app that hosts the adapter's tests.
    case host = "TestHost"
    /// The example app.
    case gallery = "Gallery"

    var folder: URL {
      let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { path, _ in path.deletingLastPathComponent() }
      return root.appendingPathComponent(self == .gallery ? "Examples" : "Tests").appendingPathComponent(rawValue)
    }

    /// The number of targets: an app, and its tests.
    var targetCount: Int { self == .gallery ? 1 : 2 }

    /// The target that links the products of the package, and those products.
    var linking: (target: String, products: [String]) {
      switch self {
      case .facts: ("FactsApp", ["RefreshCore", "RefreshAnimators", "RefreshTesting", "RefreshSwiftUI"])
      case .host: ("HostedTests", ["RefreshCore", "RefreshAnimators", "RefreshTesting", "RefreshTestSupport"])
      case .gallery: ("Gallery", ["RefreshAnimators", "RefreshSwiftUI", "SwipeBack"])
      }
    }
  }

  @Test(arguments: Project.allCases)
  func everyObjectThatIsNamedIsThere(_ project: Project) throws {
    let (objects, text) = try read(project)
    let named = Set(text.matches(of: /FAC[789][0-9A-F]{20}/).map { String($0.output) })
    #expect(named == Set(objects.keys))
    #expect(objects.count > 20)
  }

  @Test(arguments: Project.allCases)
  func targetsHaveFoldersThatAreThere(_ project: Project) throws {
    let objects = try read(project).objects
    let targets = objects.values.filter { $0["isa"] as? String == "PBXNativeTarget" }
    #expect(targets.count == project.targetCount)
    for target in targets {
      let groups = try #require(target["fileSystemSynchronizedGroups"] as? [String])
      #expect(!groups.isEmpty)
      for group in groups {
        let path = try #require(objects[group]?["path"] as? String)
        let folder = project.folder.appendingPathComponent(path)
        let files = try #require(FileManager.default.subpaths(atPath: folder.path))
        #expect(files.contains { $0.hasSuffix(".swift") }, "\(path)")
      }
    }
  }

  @Test(arguments: Project.allCases)
  func schemeNamesTheTargetsOfTheProject(_ project: Project) throws {
    let objects = try read(project).objects
    let name = project.rawValue
    let file = project.folder.appendingPathComponent("\(name).xcodeproj/xcshareddata/xcschemes/\(name).xcscheme")
    let scheme = try String(contentsOf: file, encoding: .utf8)
    let named = Set(scheme.matches(of: /BlueprintIdentifier = "(\w+)"/).map { String($0.output.1) })
    let targets = objects.filter { $0.value["isa"] as? String == "PBXNativeTarget" }
    #expect(named == Set(targets.keys))
  }

  /// A target links products of the package that the project lies in, and the package has them.
  @Test(arguments: Project.allCases)
  func aTargetLinksTheProducts(_ project: Project) throws {
    let objects = try read(project).objects
    let target = try #require(objects.values.first { $0["name"] as? String == project.linking.target })
    let products = try #require(target["packageProductDependencies"] as? [String])
    let names = products.compactMap { objects[$0]?["productName"] as? String }
    #expect(names == project.linking.products)
    let phases = try #require(target["buildPhases"] as? [String]).compactMap { objects[$0] }
    let frameworks = try #require(phases.first { $0["isa"] as? String == "PBXFrameworksBuildPhase" })
    let files = try #require(frameworks["files"] as? [String])
    #expect(files.compactMap { objects[$0]?["productRef"] as? String } == products)
    for product in products {
      let package = try #require((objects[product]?["package"] as? String).flatMap { objects[$0] })
      #expect(package["isa"] as? String == "XCLocalSwiftPackageReference")
      let path = try #require(package["relativePath"] as? String)
      let manifest = try String(
        contentsOf: project.folder.appendingPathComponent(path).appendingPathComponent("Package.swift"), encoding: .utf8
      )
      let name = try #require(objects[product]?["productName"] as? String)
      #expect(manifest.contains(".library(name: \"\(name)\""))
    }
    let references = objects.values.compactMap { $0["packageReferences"] as? [String] }
    #expect(references.flatMap { $0 }.allSatisfy { objects[$0] != nil } && references.count == 1)
  }

  /// Xcode writes the versions into the generated Info.plist; a simulator does not install an app without them.
  @Test(arguments: Project.allCases)
  func theAppHasVersions(_ project: Project) throws {
    let objects = try read(project).objects
    let settings = objects.values.compactMap { $0["buildSettings"] as? [String: Any] }
    for key in ["CURRENT_PROJECT_VERSION", "MARKETING_VERSION"] {
      #expect(settings.contains { ($0[key] as? String)?.isEmpty == false }, "\(key)")
    }
  }

  /// The gallery runs on a phone, a pad, a Mac and visionOS, in the oldest versions that the package supports.
  @Test
  func theGalleryIsForEverySystem() throws {
    let objects = try read(.gallery).objects
    let configurations = objects.values.filter { $0["isa"] as? String == "XCBuildConfiguration" }
    let settings = configurations.compactMap { $0["buildSettings"] as? [String: Any] }.filter { $0["SDKROOT"] != nil }
    #expect(settings.count == 2)
    for each in settings {
      #expect(each["SUPPORTED_PLATFORMS"] as? String == "iphoneos iphonesimulator xros xrsimulator")
      #expect(each["SUPPORTS_MACCATALYST"] as? String == "YES" && each["TARGETED_DEVICE_FAMILY"] as? String == "1,2,7")
      #expect(
        each["IPHONEOS_DEPLOYMENT_TARGET"] as? String == "15.0" && each["XROS_DEPLOYMENT_TARGET"] as? String == "1.0")
      let file = try #require(each["INFOPLIST_FILE"] as? String)
      let info = try Data(contentsOf: Project.gallery.folder.appendingPathComponent(file))
      let keys = try PropertyListSerialization.propertyList(from: info, format: nil) as? [String: Any]
      #expect(keys?["CADisableMinimumFrameDurationOnPhone"] as? Bool == true)
    }
  }

  /// The tests are loaded into the app, whose name they know, and are compiled as the package compiles them.
  @Test
  func testsAreHostedByTheApp() throws {
    let objects = try read(.host).objects
    let settings = objects.values.compactMap { $0["buildSettings"] as? [String: Any] }
    let tests = try #require(settings.first { $0["TEST_HOST"] != nil })
    #expect(tests["TEST_HOST"] as? String == "$(BUILT_PRODUCTS_DIR)/TestHost.app/TestHost")
    #expect(tests["BUNDLE_LOADER"] as? String == "$(TEST_HOST)")
    #expect(tests["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] as? String == "DEBUG REFRESH_ADAPTER")
    let targets = objects.filter { $0.value["isa"] as? String == "PBXNativeTarget" }
    let host = try #require(targets.first { $0.value["name"] as? String == "TestHost" })
    #expect(host.value["productType"] as? String == "com.apple.product-type.application")
    let product = (host.value["productReference"] as? String).flatMap { objects[$0]?["path"] as? String }
    #expect(product == "TestHost.app")
    let attributes = objects.values.compactMap { $0["attributes"] as? [String: Any] }
    let hosted = attributes.compactMap { $0["TargetAttributes"] as? [String: [String: Any]] }.flatMap(\.values)
    #expect(hosted.compactMap { $0["TestTargetID"] as? String } == [host.key])
  }

  /// The objects of a project by their names, and its text.
  private func read(_ project: Project) throws -> (objects: [String: [String: Any]], text: String) {
    let name = "\(project.rawValue).xcodeproj/project.pbxproj"
    let file = project.folder.appendingPathComponent(name)
    let data = try Data(contentsOf: file)
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    let objects = (list as? [String: Any])?["objects"] as? [String: [String: Any]]
    return (try #require(objects), try #require(String(bytes: data, encoding: .utf8)))
  }
}
