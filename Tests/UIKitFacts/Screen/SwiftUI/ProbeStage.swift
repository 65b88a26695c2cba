#if canImport(SwiftUI)
import SwiftUI
#else
import HeadlessSwiftUI
#endif

/// The state of a screen, which is changed from outside of SwiftUI.
@MainActor
final class ProbeState {
  private var binding: Binding<Int>?

  /// Takes the state of the innermost view that has one.
  func take(_ binding: Binding<Int>) { self.binding = binding }

  /// Goes to the next step.
  func advance() { binding?.wrappedValue += 1 }
}

/// The views of a scenario.
struct ProbeStage: View {
  let scenario: Scenario
  let state: ProbeState
  let trace: ProbeTrace

  /// `true` in the controller that a scenario shows later.
  var isInner = false

  @State private var step = 0

  /// The names of the lists.
  static let names = ["list", "form", "scroll", "cleared", "offered"]

  var body: some View {
    state.take($step)
    return scene(step)
  }

  @ViewBuilder
  private func scene(_ step: Int) -> some View {
    switch scenario {
    case .swiftUILists:
      VStack {
        list().marked("list", trace, step)
        Form { Text("Row") }.marked("form", trace, step)
        scrollView.marked("scroll", trace, step)
      }
    case .swiftUIInset:
      VStack {
        list().marked("list", trace, step)
        scrollView.marked("scroll", trace, step)
      }
    case .swiftUIRows: list(step == 0 ? 3 : FactsLog.laterRowCount).marked("list", trace, step)
    case .swiftUIOrder: list().marked("list", trace, step).id(step)
    case .swiftUIEnvironment:
      VStack {
        list().modifier(ProbeClearing()).marked("cleared", trace)
        list().marked("offered", trace)
        VStack {
          ProbeMarker(name: "nonreader", trace: trace).frame(width: 0, height: 0)
          ProbeMarker(name: "reader", trace: trace, readsEnvironment: true).frame(width: 0, height: 0)
        }
        .modifier(ProbeSurroundings(state: state))
      }
      .refreshable {}
    case .swiftUITitle: titled
    case .swiftUIUnparented where isInner:
      ProbeMarker(name: "unparented", trace: trace).onAppear { trace.note("unparented", "onAppear") }
    default: list().marked("list", trace, step)
    }
  }

  @ViewBuilder private var titled: some View {
    if #available(iOS 16.0, macCatalyst 16.0, visionOS 1.0, *) {
      NavigationStack { list().marked("list", trace).navigationTitle("Title") }
    } else {
      list().marked("list", trace)
    }
  }

  private func list(_ count: Int = 30) -> some View { List((0..<count).map(ProbeRow.init)) { _ in Text("Row") } }

  private var scrollView: some View {
    ScrollView { VStack { ForEach((0..<30).map(ProbeRow.init)) { _ in Text("Row") } } }
  }
}

/// A row of a list.
private struct ProbeRow: Identifiable {
  let id: Int
}

/// Clears the action of `refreshable`, as the product does for a header.
private struct ProbeClearing: ViewModifier {
  @ViewBuilder
  func body(content: Content) -> some View {
    if let path = \EnvironmentValues.refresh as? WritableKeyPath<EnvironmentValues, RefreshAction?> {
      content.transformEnvironment(path) { $0 = nil }
    } else {
      content
    }
  }
}

/// Changes the environment of views that stay the same.
private struct ProbeSurroundings: ViewModifier {
  let state: ProbeState
  @State private var step = 0

  func body(content: Content) -> some View {
    state.take($step)
    return content.environment(\.probeStep, step)
  }
}

private struct ProbeStepKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var probeStep: Int {
    get { self[ProbeStepKey.self] }
    set { self[ProbeStepKey.self] = newValue }
  }
}

extension View {
  /// Puts a marker behind and one in front.
  fileprivate func marked(_ name: String, _ trace: ProbeTrace, _ step: Int = 0) -> some View {
    background { ProbeMarker(name: "\(name)Back", trace: trace, step: step).frame(width: 0, height: 0) }
      .overlay { ProbeMarker(name: "\(name)Front", trace: trace, step: step).frame(width: 0, height: 0) }
  }
}

/// Tells of the life of a represented view.
private struct ProbeMarker: UIViewRepresentable {
  let name: String
  let trace: ProbeTrace
  var step = 0
  var readsEnvironment = false

  func makeUIView(context: Context) -> ProbeMarkerView {
    trace.note(name, "makeUIView")
    let view = ProbeMarkerView(name, trace)
    trace.take(view)
    return view
  }

  func updateUIView(_ view: ProbeMarkerView, context: Context) {
    trace.note(name, "updateUIView", [Double(readsEnvironment ? context.environment.probeStep : step)])
    if name == "listBack", step > 0 { trace.noteRows(turns: Self.observedTurns) }
  }

  static func dismantleUIView(_ view: ProbeMarkerView, coordinator: ()) { view.note("dismantleUIView") }

  /// More than the product waits for rows.
  private static let observedTurns = 4
}

/// A view without a size that tells of its window.
final class ProbeMarkerView: UIView {
  /// The name of the marker in the log.
  let name: String

  private let trace: ProbeTrace

  init(_ name: String, _ trace: ProbeTrace) {
    (self.name, self.trace) = (name, trace)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Writes a line.
  func note(_ name: String) { trace.note(self.name, name) }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { trace.note(name, "didMoveToWindow", [trace.hasNewList ? 1 : 0]) }
  }
}
