import Geometry
import LayoutCore
import TestSupport

/// A waterfall of one section as the rules say it, item after item: the slow, obvious version.
struct WaterfallReference {
  var metrics: WaterfallSectionMetrics
  var environment: WaterfallEnvironment
  var columnCount: Int
  var lengths: [Double]

  /// Numbers an app might use; a third of the columns are found by their least width.
  static func random(using random: inout SplitMix64) -> WaterfallReference {
    let columnCount = Int.random(in: 1...7, using: &random)
    let isVertical = Bool.random(using: &random)
    let insets = Insets(
      top: .random(in: -20...40, using: &random), left: .random(in: 0...40, using: &random),
      bottom: .random(in: -20...40, using: &random), right: .random(in: 0...40, using: &random))
    let spacing = Double.random(in: 0...20, using: &random)
    let across = isVertical ? insets.left + insets.right : insets.top + insets.bottom
    let columnWidth = Double.random(in: 20...200, using: &random)
    let extent = max(0, across + Double(columnCount) * columnWidth + Double(columnCount - 1) * spacing)
    let byWidth = Int.random(in: 0..<3, using: &random) == 0
    let count = Int.random(in: 0...400, using: &random)
    return WaterfallReference(
      metrics: WaterfallSectionMetrics(
        columns: byWidth ? .minimumWidth(columnWidth * 0.99) : .count(columnCount),
        fillingOrder: Int.random(in: 0..<4, using: &random) == 0 ? .inTurn : .shortestFirst,
        insets: insets, lineSpacing: .random(in: -15...20, using: &random), interitemSpacing: spacing,
        headerLength: Bool.random(using: &random) ? 30 : 0,
        footerLength: Bool.random(using: &random) ? 20 : 0),
      environment: WaterfallEnvironment(
        direction: isVertical ? .vertical : .horizontal, crossExtent: extent,
        isMirrored: .random(using: &random)),
      columnCount: columnCount, lengths: (0..<count).map { _ in .randomLength(using: &random) })
  }

  /// The frames of the items, and the size of the content.
  func solve() -> (frames: [Rectangle], contentSize: Size2D) {
    let isVertical = environment.direction == .vertical
    let insets = metrics.insets
    let across = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let along = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    let gaps = Double(columnCount - 1) * metrics.interitemSpacing
    let width = (environment.crossExtent - across.0 - across.1 - gaps) / Double(columnCount)
    let top = metrics.headerLength + along.0
    var next = [Double](repeating: top, count: columnCount)
    var (lowest, frames) = (top, [Rectangle]())
    for (item, length) in lengths.enumerated() {
      var column = item % columnCount
      if metrics.fillingOrder == .shortestFirst {
        column = next.indices.min { (next[$0], $0) < (next[$1], $1) } ?? 0
      }
      let x = across.0 + Double(column) * (width + metrics.interitemSpacing)
      frames.append(
        isVertical
          ? Rectangle(x: x, y: next[column], width: width, height: length)
          : Rectangle(x: next[column], y: x, width: length, height: width))
      lowest = max(lowest, next[column] + length)
      next[column] += max(0, length + metrics.lineSpacing)
    }
    let end = lowest + along.1 + metrics.footerLength
    let contentSize =
      isVertical
      ? Size2D(width: environment.crossExtent, height: end)
      : Size2D(width: end, height: environment.crossExtent)
    if environment.isMirrored {
      frames = frames.map {
        Rectangle(x: contentSize.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
      }
    }
    return (frames, contentSize)
  }

  /// The solver, given the same.
  func makeSolver() -> WaterfallSolver {
    var solver = WaterfallSolver()
    solver.removeAllSections(in: environment)
    solver.appendSection(metrics, itemCount: lengths.count) { item, _ in lengths[item] }
    return solver
  }
}

extension Double {
  /// A length as items have it; one in fifty is forty screens long.
  static func randomLength(using random: inout SplitMix64) -> Double {
    Int.random(in: 0..<50, using: &random) == 0 ? 20_000 : .random(in: 1...300, using: &random)
  }
}

extension WaterfallSolver {
  /// The frames of all items of a section.
  func frames(inSection section: Int = 0) -> [Rectangle?] {
    (0..<itemCount(inSection: section)).map { frame(ofItem: $0, inSection: section) }
  }

  /// The elements that meet a rectangle, in the order they are called back with.
  func elements(overlapping rectangle: Rectangle) -> [SectionElement] {
    var found: [SectionElement] = []
    forEachElement(overlapping: rectangle) { found.append($0) }
    return found
  }

  /// The items that meet a rectangle, by number.
  func items(overlapping rectangle: Rectangle) -> [Int] {
    elements(overlapping: rectangle).compactMap { element in
      guard case .item(let item) = element.kind else { return nil }
      return item
    }.sorted()
  }
}

extension Rectangle {
  /// Whether all coordinates are within a distance of the other's.
  func isClose(to other: Rectangle, within tolerance: Double = 1e-6) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
