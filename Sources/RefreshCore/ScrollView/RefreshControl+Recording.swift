#if REFRESH_ADAPTER
extension RefreshControl {
  /// The last pull or session of the controls along the axis, to be replayed; `nil` unless ``isRecording``.
  ///
  /// It begins at the rest before it, so one that runs when the recording is switched on is left out. It stays until the next pull or
  /// session begins; after the removal from a scroll view, it is the last one there. `nil` if the control was in none.
  ///
  /// ```swift
  /// header.isRecording = true
  /// // … when a user reports a problem:
  /// if let recording = header.recording { report.attach(recording.text, named: "pull.txt") }
  /// ```
  public var recording: RefreshRecording? {
    isRecording ? attachment?.recorder?.value.recording ?? sessions.lastRecording : nil
  }
}

/// A control in one line, for a debugger.
struct ControlSummary: CustomStringConvertible {
  let description: String

  @MainActor
  init(_ control: RefreshControl) {
    let place = "\(control.role == .refresh ? "refreshes" : "loads more") at \(control.edge)"
    guard let frame = control.sideFrame else {
      description = "RefreshControl: \(place), in no scroll view"
      return
    }
    let session = frame.session == 0 ? "no session yet" : "session \(frame.session) from \(frame.origin)"
    let outcome = frame.outcome.map { ", \($0)" } ?? ""
    let flags =
      (control.isEnabled ? "" : ", disabled") + (control.isHidden ? ", hidden" : "")
      + (control.isRecording ? ", recording" : "")
    description = """
      RefreshControl: \(place), \(control.refreshState), \(session)\(outcome), pulled \(frame.pull) of \
      \(control.configuration.metrics.triggerDistance), added inset \(frame.addedInset)\(flags)
      """
  }
}

extension RefreshController {
  /// Records from now on if a control asks for it, and stops if none does.
  func followRecording() {
    guard near?.isRecording == true || far?.isRecording == true else { return recorder = nil }
    guard recorder == nil, let scrollView else { return }
    recorder = RecorderBox(RefreshRecorder(machine, read(scrollView), at: now, isVertical: axis == .vertical))
  }
}

/// Holds a recorder outside of its controller: most controllers have none, and each would have the size of one.
@MainActor
final class RecorderBox {
  var value: RefreshRecorder

  init(_ value: RefreshRecorder) { self.value = value }
}

#endif
