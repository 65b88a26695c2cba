import RefreshCore

extension RefreshSurroundings {
  /// The opacity of a spoke that is not lit.
  var spokeFloor: Double { increasesContrast ? 0.35 : 0.22 }
}
