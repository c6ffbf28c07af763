import CollectionViewTesting
import UIKit

/// A layout as people write it in an afternoon. No two are built alike.
struct HandWritten: Sendable, CustomStringConvertible {
  let name: String
  /// Whether a later item may begin above and to the left of an earlier one.
  var isRound = false
  /// The kinds of supplementary views.
  var kinds: [String] = []
  /// Creates the layout, with a mistake if there is one.
  let make: @MainActor @Sendable (Mistake?) -> UICollectionViewLayout

  var description: String { name }

  /// All hand-written layouts.
  static let all = [
    grid, rows, strip, tiles, shelves, ring, calendar, chapters, boards, lens,
  ]

  /// A dictionary of attributes that `prepare()` fills.
  static let grid = HandWritten(name: "grid") { GridLayout($0) }
  /// Formulas, and nothing that is kept.
  static let rows = HandWritten(name: "rows") { RowsLayout($0) }
  /// A sorted array of frames, scrolled sideways and searched by bisection.
  static let strip = HandWritten(name: "strip") { StripLayout($0) }
  /// A subclass of the flow layout.
  static let tiles = HandWritten(name: "tiles") { TilesLayout($0) }
  /// A subclass of the compositional layout.
  static let shelves = HandWritten(name: "shelves") { ShelvesLayout($0) }
  /// A class of attributes with an angle, applied as a transform.
  static let ring = HandWritten(name: "ring", isRound: true) { RingOfCardsLayout($0) }
  /// A class of invalidation contexts, which say what to compute again.
  static let calendar = HandWritten(name: "calendar") { CalendarLayout($0) }
  /// Headers, which have the mistakes.
  static let chapters = HandWritten(name: "chapters", kinds: ["title"]) { ChaptersLayout($0) }
  /// Decoration views, which have the mistakes.
  static let boards = HandWritten(name: "boards") { BoardsLayout($0) }
  /// Transforms that depend on the content offset.
  static let lens = HandWritten(name: "lens") { LensLayout($0) }
}

extension LayoutSubject {
  /// A hand-written layout under the laws.
  init(_ layout: HandWritten, _ mistake: Mistake?) {
    let reason = "Items on the left of a ring come after those on its right."
    self.init(
      [layout.name, mistake?.rawValue].compactMap(\.self).joined(separator: ": "),
      except: layout.isRound ? [.itemOrder: reason] : [:]
    ) {
      layout.make(mistake)
    }
    supplementaryKinds = layout.kinds
  }
}
