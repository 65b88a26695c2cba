#if canImport(UIKit)
import UIKit
#endif

/// A screen that logs.
@MainActor
public protocol LoggingScreen: AnyObject {
  /// The log so far.
  var log: FactsLog { get }

  /// Ends the log.
  func finish()
}

/// A control that ends a log and writes it to a file; a UI test taps it, and waits for its value.
public final class FinishControl: UIControl {
  private let label = UILabel()
  private var screen: (any LoggingScreen)?

  /// Creates a control near the bottom of a view, above the system's gestures there.
  ///
  /// - Parameters:
  ///   - container: The view, which the caller adds the control to.
  ///   - screen: The screen whose log it ends.
  ///   - file: The file that it writes.
  public convenience init(in container: UIView, ending screen: some LoggingScreen, writing file: URL) {
    let bounds = container.bounds
    self.init(frame: CGRect(x: 0, y: bounds.height - 130, width: bounds.width, height: 60))
    // In a sheet the view becomes lower.
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    self.screen = screen
    label.text = "Finish"
    label.textAlignment = .center
    label.frame = self.bounds
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityIdentifier = Handshake.finish
    addAction(UIAction { [weak self] _ in self?.finish(writing: file) }, for: .touchUpInside)
  }

  private func finish(writing file: URL) {
    guard let log = screen?.log else { return }
    screen?.finish()
    do {
      try log.transcript.write(to: file, atomically: true, encoding: .utf8)
      accessibilityValue = Handshake.written
    } catch {
      accessibilityValue = "\(error)"
    }
    label.text = accessibilityValue
  }
}
