#if REFRESH_ADAPTER
extension RefreshControl {
  /// The inputs of the machine since it was last at rest; `nil` unless ``isRecording``.
  ///
  /// After a session it is the whole of it, until the next pull or session begins; after the removal from a scroll view, the last
  /// one there. `nil` if the control was in none.
  ///
  /// ```swift
  /// header.isRecording = true
  /// // … when a user reports a problem:
  /// if let recording = header.recording { report.attach(recording.text, named: "pull.txt") }
  /// ```
  public var recording: RefreshRecording? { isRecording ? attachment?.recorder?.recording ?? lastRecording : nil }

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
    if recorder == nil { recorder = RefreshRecorder(machine, isVertical: axis == .vertical) }
  }
}

#endif
