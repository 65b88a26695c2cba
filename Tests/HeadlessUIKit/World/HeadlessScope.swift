/// Finds the world of the running code: that of its task, otherwise the last one created.
enum HeadlessScope {
  @TaskLocal static var taskWorld: HeadlessWorld?

  nonisolated(unsafe) static var latestWorld: HeadlessWorld?

  static var presentWorld: HeadlessWorld? { taskWorld ?? latestWorld }

  static var world: HeadlessWorld {
    guard let world = presentWorld else {
      preconditionFailure("make a HeadlessWorld before the first view, or run the code in HeadlessWorld.run")
    }
    return world
  }
}
