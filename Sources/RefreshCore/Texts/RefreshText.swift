/// The texts of `RefreshTexts`, in the order of the lines of a language's table.
enum RefreshText: Int, CaseIterable {
  case pull
  case release
  case refreshing
  case updated
  case failed
  case updatedAt
  case justNow
  case minutesAgo
  case yesterday
  case pullToLoad
  case releaseToLoad
  case loadMore
  case loading
  case loadingFailed
  case retry
  case noMore
}
