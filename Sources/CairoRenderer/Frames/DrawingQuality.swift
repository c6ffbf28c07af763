/// The quality of a new picture of content, from which frames are composed.
enum DrawingQuality: Hashable {
  /// That of content at rest.
  case exact
  /// With a quicker filter for pictures.
  case quick
  /// With the quicker filter, in half the resolution.
  case draft

  /// The resolution relative to that of content at rest.
  var resolution: Double { self == .draft ? 0.5 : 1 }
}
