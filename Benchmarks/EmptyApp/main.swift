import HeadlessUIKit

// What `Benchmarks/GumApp` is without the package.
let list = UITableView()
Task { await Task.yield() }
print(list.contentOffset)
