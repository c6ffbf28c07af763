import UIKit

/// The thumbnail sizes of a layout, as *zoom levels* on a logarithmic scale: pictures of the next integer level are
/// twice as long.
struct ThumbnailSizes: Equatable {
  /// The column counts to which a step leads. Between large counts, a step of one column would hardly be visible.
  private static let columnSteps = Array(1...10) + [12, 14, 16, 18, 20, 24, 28, 32, 36, 40]
  /// The difference of two levels that are the same size.
  private static let tolerance: CGFloat = 1e-6

  /// The smallest and the largest level.
  let range: ClosedRange<CGFloat>
  /// The default level.
  let usual: CGFloat
  /// The levels at which pictures can rest, in ascending order; empty if they can rest at every level of the range.
  let stops: [CGFloat]
  /// The levels to which steps lead, in ascending order.
  private let steps: [CGFloat]

  /// Creates the sizes of a layout in which a number of columns fills the width.
  ///
  /// - Parameters:
  ///   - columns: The minimum and the maximum number of columns.
  ///   - usual: The default number of columns, which is limited to the minimum and maximum.
  ///   - restsAtEveryCount: Whether a pinch can end at every count, or only at the steps and the default.
  init(columns: ClosedRange<Int>, usual: Int, restsAtEveryCount: Bool = true) {
    let usual = min(max(usual, columns.lowerBound), columns.upperBound)
    range = Self.level(ofColumns: columns.upperBound)...Self.level(ofColumns: columns.lowerBound)
    self.usual = Self.level(ofColumns: usual)
    let steps = Set(Self.columnSteps).union([columns.lowerBound, columns.upperBound, usual]).filter(
      columns.contains)
    self.steps = steps.sorted(by: >).map(Self.level(ofColumns:))
    stops = restsAtEveryCount ? columns.reversed().map(Self.level(ofColumns:)) : self.steps
  }

  /// Creates the sizes of a layout that multiplies its default size by any factor between two limits.
  init(factors: ClosedRange<CGFloat>) {
    range = log2(factors.lowerBound)...log2(factors.upperBound)
    usual = min(max(0, range.lowerBound), range.upperBound)
    stops = []
    let (first, last) = (range.lowerBound, range.upperBound)
    let middle = min(max(0, first), last)
    // Five steps double the length.
    let (down, up) = (Int(((middle - first) * 5).rounded(.up)), Int(((last - middle) * 5).rounded(.up)))
    steps = (-down...up).map { min(max(middle + CGFloat($0) / 5, first), last) }
  }

  /// Returns the level at which a number of columns fills the width.
  static func level(ofColumns columns: Int) -> CGFloat { 0 - log2(CGFloat(columns)) }

  /// Returns the number of columns at a level, which is an integer only at some levels.
  static func columns(atLevel level: CGFloat) -> CGFloat { exp2(-level) }

  /// Returns the nearest level in the range.
  func clamp(_ level: CGFloat) -> CGFloat { min(max(level, range.lowerBound), range.upperBound) }

  /// Returns the nearest level at which pictures can rest.
  func resting(near level: CGFloat) -> CGFloat {
    stops.min { abs($0 - level) < abs($1 - level) } ?? clamp(level)
  }

  /// Returns the level a number of steps larger, or smaller if the number is negative.
  func level(_ count: Int, stepsFrom level: CGFloat) -> CGFloat {
    let smaller = steps.count { $0 < level - Self.tolerance }
    let isStep = steps.indices.contains(smaller) && steps[smaller] <= level + Self.tolerance
    let index = count > 0 ? smaller + count - (isStep ? 0 : 1) : smaller + count
    return steps[min(max(index, 0), steps.count - 1)]
  }

  /// Returns the position of a level in the range, from 0 for the smallest pictures to 1 for the largest.
  func fraction(of level: CGFloat) -> CGFloat {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? (clamp(level) - range.lowerBound) / length : 1
  }

  /// Returns the level at a position in the range. NaN is treated as 0.
  func level(at fraction: CGFloat) -> CGFloat {
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    return range.lowerBound * (1 - fraction) + range.upperBound * fraction
  }

  /// Returns the neighbouring resting levels around a level in the range. Both are the same at a resting level.
  func stops(around level: CGFloat) -> (smaller: CGFloat, larger: CGFloat) {
    let level = clamp(level)
    let smaller = stops.last { $0 <= level + Self.tolerance } ?? level
    guard smaller < level - Self.tolerance else { return (smaller, smaller) }
    return (smaller, stops.first { $0 > level } ?? smaller)
  }
}
