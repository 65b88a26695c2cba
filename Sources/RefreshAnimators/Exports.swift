// An app that imports this module writes `scrollView.refresh`, which `RefreshCore` declares.
@_exported import RefreshCore
