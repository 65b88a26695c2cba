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
  public var recording: RefreshRecording? { isRecording ? attachment?.recorder?.value.recording ?? lastRecording : nil }

  func recordingChanged() {
    lastRecording = nil
    attachment?.followRecording()
  }

  /// Keeps the recording of the list that the control leaves.
  func keepRecording() { lastRecording = recording }
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
