/// A case that a recording and a trace write by its name.
///
/// Embedded Swift prints no case by itself, so each name is written here. It is the one that `"\(value)"` has elsewhere.
package protocol RecordedCase: CaseIterable {
  /// The name of the case.
  var recordedName: String { get }
}

extension AxisSide: RecordedCase {
  package var recordedName: String { self == .near ? "near" : "far" }
}

extension RefreshOrigin: RecordedCase {
  package var recordedName: String {
    switch self {
    case .finger: "finger"
    case .program: "program"
    case .assistive: "assistive"
    case .scroll: "scroll"
    case .firstAppearance: "firstAppearance"
    case .staleData: "staleData"
    case .keyboard: "keyboard"
    }
  }
}

extension RefreshReveal: RecordedCase {
  package var recordedName: String {
    switch self {
    case .never: "never"
    case .ifNear: "ifNear"
    case .always: "always"
    }
  }
}

extension RefreshOutcome: RecordedCase {
  package var recordedName: String {
    switch self {
    case .success: "success"
    case .failure: "failure"
    case .cancelled: "cancelled"
    case .noMoreData: "noMoreData"
    }
  }
}

extension RefreshState: RecordedCase {
  package var recordedName: String {
    switch self {
    case .idle: "idle"
    case .pulling: "pulling"
    case .armed: "armed"
    case .refreshing: "refreshing"
    case .ending: "ending"
    case .noMoreData: "noMoreData"
    }
  }
}

extension RefreshFeedback: RecordedCase {
  package var recordedName: String {
    switch self {
    case .armed: "armed"
    case .fired: "fired"
    case .failed: "failed"
    case .retried: "retried"
    case .succeeded: "succeeded"
    }
  }
}

extension RefreshRequestResult.Reason: RecordedCase {
  package var recordedName: String {
    switch self {
    case .disabled: "disabled"
    case .hidden: "hidden"
    case .noMoreData: "noMoreData"
    case .excluded: "excluded"
    }
  }
}
