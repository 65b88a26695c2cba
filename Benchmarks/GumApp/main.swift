import HeadlessUIKit
import RefreshAnimators

// The least that an app does with the package. `Benchmarks/EmptyApp` is the same without it.
let list = UITableView()
list.refresh.addHeader(animator: .gum) { await Task.yield() }
print(list.contentOffset)
