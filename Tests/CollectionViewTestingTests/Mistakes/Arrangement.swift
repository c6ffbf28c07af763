import Foundation

/// Where a hand-written layout has its items.
struct Arrangement {
  /// The frames, by section and item.
  var frames: [[CGRect]] = []
  /// The angles by which items are turned, in radians; 0 where there is none.
  var angles: [[CGFloat]] = []
  /// The size of the content.
  var size = CGSize.zero

  /// The margin around the items of every arrangement, in points.
  static let inset: CGFloat = 8
  /// The distance between items, in points.
  static let spacing: CGFloat = 4

  /// Places items, with a mistake if there is one.
  typealias Make = @Sendable (_ counts: [Int], _ view: CGSize, _ mistake: Mistake?) -> Arrangement
}

/// A layout as people write it in an afternoon: its name and its arrangement.
struct HandWritten: Sendable, CustomStringConvertible {
  let name: String
  let arrange: Arrangement.Make
  /// Whether a later item may begin above and to the left of an earlier one.
  var isRound = false

  var description: String { name }

  /// All hand-written layouts.
  static let all: [HandWritten] = [
    rows, grid, tags, waterfall, timeline, strip, calendar, mosaic, staircase, ring,
  ]
}
