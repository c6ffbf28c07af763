import Geometry

/// Which headers and footers of a flow stay in view while their section is, and what is in view (behaviour 10).
public struct FlowPinning: Hashable, Sendable {
  /// Whether headers stay.
  public var headers: Bool

  /// Whether footers stay.
  public var footers: Bool

  /// The start of what is in view along the main axis, in content coordinates, insets taken off; in points.
  public var start: Double

  /// The end of what is in view along the main axis.
  public var end: Double

  /// Nothing stays in view.
  public static let none = FlowPinning(headers: false, footers: false, start: 0, end: 0)

  /// Pins to a stretch of the main axis. A bound that is not finite pins nothing to that end.
  public init(headers: Bool, footers: Bool, start: Double, end: Double) {
    self.headers = headers && start.isFinite
    self.footers = footers && end.isFinite
    self.start = start
    self.end = end
  }
}

extension FlowPinning {
  /// Where a header starts: at the start of what is in view, but not before its natural place, and not after the
  /// last place in its section (10.1).
  func headerStart(natural: Double, last: Double) -> Double {
    headers ? max(natural, min(start, last)) : natural
  }

  /// Where a footer starts: so that it ends with what is in view, but not after its natural place, and not before
  /// the first place in its section (10.1).
  func footerStart(natural: Double, first: Double, length: Double) -> Double {
    footers ? min(natural, max(end - length, first)) : natural
  }
}
