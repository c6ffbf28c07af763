/// A square part of a picture at one level of a ``PictureTiling``.
struct PictureTile: Hashable {
  /// The level: the picture is reduced by 2 to the power of `level`.
  var level: Int
  /// The number of tiles to the left of this one.
  var column: Int
  /// The number of tiles above this one.
  var row: Int
}
