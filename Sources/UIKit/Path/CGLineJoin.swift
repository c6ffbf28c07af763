import DisplayList

/// The shape of the corners of a stroked line.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Pointed, up to the miter limit.
  case miter = 0
  /// Rounded.
  case round = 1
  /// Cut off.
  case bevel = 2

  var join: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
