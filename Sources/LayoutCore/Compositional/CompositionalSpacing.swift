/// A distance between neighbours, or from an edge (Behaviour.md 16.4).
public enum CompositionalSpacing: Hashable, Sendable {
  /// The exact distance in points.
  case fixed(Double)
  /// The minimum distance in points. Extra space is distributed evenly over all flexible spacings.
  case flexible(Double)

  /// No distance.
  public static let none = CompositionalSpacing.fixed(0)

  var isFlexible: Bool { if case .flexible = self { true } else { false } }

  /// The distance when there is no extra space.
  var minimum: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points.asDistance
    }
  }

  /// The distance when each flexible spacing receives the given extra space.
  func length(with extra: Double) -> Double { isFlexible ? minimum + extra : minimum }
}

extension CompositionalSpacing {
  /// The extra space for each flexible spacing when some space is left.
  static func extra(of room: Double, among spacings: [CompositionalSpacing]) -> Double {
    let count = spacings.count { $0.isFlexible }
    return count > 0 ? max(0, room) / Double(count) : 0
  }
}
