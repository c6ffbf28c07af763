/// A distance between neighbours, or from an edge (behaviour 16.4).
public enum CompositionalSpacing: Hashable, Sendable {
  /// Exactly so many points.
  case fixed(Double)
  /// At least so many points; what room is left is shared out evenly among all that are flexible.
  case flexible(Double)

  /// No distance.
  public static let none = CompositionalSpacing.fixed(0)

  var isFlexible: Bool { if case .flexible = self { true } else { false } }

  /// The distance when no room is left.
  var minimum: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points.asDistance
    }
  }

  /// The distance when each flexible one gets so much more.
  func length(with fraction: Double) -> Double { isFlexible ? minimum + fraction : minimum }
}

extension CompositionalSpacing {
  /// What each flexible one of some spacings gets of the room that is left.
  static func fraction(of room: Double, among spacings: [CompositionalSpacing]) -> Double {
    let count = spacings.count { $0.isFlexible }
    return count > 0 ? max(0, room) / Double(count) : 0
  }
}
