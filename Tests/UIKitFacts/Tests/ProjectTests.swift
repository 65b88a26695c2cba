import Foundation
import Testing

/// The Xcode project is written by hand, and Xcode is not here to read it.
struct ProjectTests {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  @Test
  func everyObjectThatIsNamedIsThere() throws {
    let (objects, text) = try project()
    let named = Set(text.matches(of: /FAC7[0-9A-F]{20}/).map { String($0.output) })
    #expect(named == Set(objects.keys))
    #expect(objects.count > 20)
  }

  @Test
  func targetsHaveFoldersThatAreThere() throws {
    let objects = try project().objects
    let targets = objects.values.filter { $0["isa"] as? String == "PBXNativeTarget" }
    #expect(targets.count == 2)
    for target in targets {
      let groups = try #require(target["fileSystemSynchronizedGroups"] as? [String])
      #expect(groups.count >= 2)
      for group in groups {
        let path = try #require(objects[group]?["path"] as? String)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(path).path)
        #expect(files.contains { $0.hasSuffix(".swift") }, "\(path)")
      }
    }
  }

  @Test
  func schemeNamesTheTargetsOfTheProject() throws {
    let objects = try project().objects
    let file = folder.appendingPathComponent("UIKitFacts.xcodeproj/xcshareddata/xcschemes/UIKitFacts.xcscheme")
    let scheme = try String(contentsOf: file, encoding: .utf8)
    let named = Set(scheme.matches(of: /BlueprintIdentifier = "(\w+)"/).map { String($0.output.1) })
    let targets = objects.filter { $0.value["isa"] as? String == "PBXNativeTarget" }
    #expect(named == Set(targets.keys))
  }

  /// The app links the products of the package that this one lies in, and the package has them.
  @Test
  func appLinksTheProducts() throws {
    let objects = try project().objects
    let target = try #require(objects.values.first { $0["name"] as? String == "FactsApp" })
    let products = try #require(target["packageProductDependencies"] as? [String])
    let names = products.compactMap { objects[$0]?["productName"] as? String }
    #expect(names == ["RefreshCore", "RefreshAnimators"])
    let phases = try #require(target["buildPhases"] as? [String]).compactMap { objects[$0] }
    let frameworks = try #require(phases.first { $0["isa"] as? String == "PBXFrameworksBuildPhase" })
    let files = try #require(frameworks["files"] as? [String])
    #expect(files.compactMap { objects[$0]?["productRef"] as? String } == products)
    for product in products {
      let package = try #require((objects[product]?["package"] as? String).flatMap { objects[$0] })
      #expect(package["isa"] as? String == "XCLocalSwiftPackageReference")
      let path = try #require(package["relativePath"] as? String)
      let manifest = try String(
        contentsOf: folder.appendingPathComponent(path).appendingPathComponent("Package.swift"), encoding: .utf8)
      let name = try #require(objects[product]?["productName"] as? String)
      #expect(manifest.contains(".library(name: \"\(name)\""))
    }
    let references = objects.values.compactMap { $0["packageReferences"] as? [String] }
    #expect(references.flatMap { $0 }.allSatisfy { objects[$0] != nil } && references.count == 1)
  }

  /// Xcode writes the versions into the generated Info.plist; a simulator does not install an app without them.
  @Test
  func theAppHasVersions() throws {
    let objects = try project().objects
    let settings = objects.values.compactMap { $0["buildSettings"] as? [String: Any] }
    for key in ["CURRENT_PROJECT_VERSION", "MARKETING_VERSION"] {
      #expect(settings.contains { ($0[key] as? String)?.isEmpty == false }, "\(key)")
    }
  }

  /// The objects of the project by their names, and its text.
  private func project() throws -> (objects: [String: [String: Any]], text: String) {
    let file = folder.appendingPathComponent("UIKitFacts.xcodeproj/project.pbxproj")
    let data = try Data(contentsOf: file)
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    let objects = (list as? [String: Any])?["objects"] as? [String: [String: Any]]
    return (try #require(objects), try #require(String(bytes: data, encoding: .utf8)))
  }
}
