import Geometry

/// The headers and footers that stay in view while their section is visible, and the visible interval
/// (Behaviour.md 10).
public struct SectionPinning: Hashable, Sendable {
  /// Whether headers are pinned.
  public var headers: Bool

  /// Whether footers are pinned.
  public var footers: Bool

  /// The start of the visible interval of the main axis, in content coordinates, in points. The interval excludes the
  /// area under insets.
  public var start: Double

  /// The end of the visible interval of the main axis.
  public var end: Double

  /// No header or footer is pinned.
  public static let none = SectionPinning(headers: false, footers: false, start: 0, end: 0)

  /// Pins to an interval of the main axis. A bound that is not finite pins nothing at that end.
  public init(headers: Bool, footers: Bool, start: Double, end: Double) {
    self.headers = headers && start.isFinite
    self.footers = footers && end.isFinite
    self.start = start
    self.end = end
  }
}

extension SectionPinning {
  /// The start of a header: the start of the visible interval, limited to the range from its natural position to its
  /// last position in the section (Behaviour.md 10.1).
  func headerStart(natural: Double, last: Double) -> Double {
    headers ? max(natural, min(start, last)) : natural
  }

  /// The start of a footer. The footer ends at the end of the visible interval, unless it would then start after its
  /// natural position or before its first position in the section (Behaviour.md 10.1).
  func footerStart(natural: Double, first: Double, length: Double) -> Double {
    footers ? min(natural, max(end - length, first)) : natural
  }
}
