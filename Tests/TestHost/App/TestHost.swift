import UIKit

/// An app without a screen of its own: the tests that it hosts make their windows, and its application sends the events of controls.
@main
final class TestHost: UIResponder, UIApplicationDelegate {}
