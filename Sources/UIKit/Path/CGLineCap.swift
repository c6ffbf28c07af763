import DisplayList

/// The shape of the ends of a stroked line.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Cut off where the path ends.
  case butt = 0
  /// A half circle beyond the end.
  case round = 1
  /// Half a square beyond the end.
  case square = 2

  var cap: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}
