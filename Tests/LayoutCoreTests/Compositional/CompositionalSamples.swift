import Geometry
import LayoutCore
import TestSupport

extension CompositionalSection {
  /// A random section of rows, columns and rows of columns.
  ///
  /// - Parameter fits: Whether nothing reaches out of what contains it.
  static func random(using random: inout SplitMix64, fits: Bool) -> CompositionalSection {
    CompositionalSection(
      group: .randomGroup(
        size: CompositionalSize(
          width: fits || Bool.random(using: &random) ? .fractionalWidth(1) : .absolute(180),
          height: .absolute(Double(Int.random(in: 40...200, using: &random)))),
        depth: Int.random(in: 0...2, using: &random), fits: fits, using: &random),
      interGroupSpacing: Double(Int.random(in: 0...12, using: &random)),
      contentInsets: .random(upTo: 20, using: &random))
  }
}

extension CompositionalItem {
  /// A random group, with groups in it down to a depth.
  static func randomGroup(
    size: CompositionalSize, depth: Int, fits: Bool, using random: inout SplitMix64
  ) -> CompositionalItem {
    let axis: LayoutAxis = Bool.random(using: &random) ? .horizontal : .vertical
    let shares = [0.2, 0.25, 1 / 3.0, 0.5, 0.6, 1]
    let subitems = (0..<Int.random(in: 1...3, using: &random)).map { _ -> CompositionalItem in
      let fraction = shares[Int.random(in: 0..<shares.count, using: &random)]
      let size =
        axis == .horizontal
        ? CompositionalSize(width: .fractionalWidth(fraction), height: .fractionalHeight(1))
        : CompositionalSize(width: .fractionalWidth(1), height: .fractionalHeight(fraction))
      if depth > 0, Bool.random(using: &random) {
        return .randomGroup(size: size, depth: depth - 1, fits: fits, using: &random)
      }
      let edges = fits || Bool.random(using: &random) ? 0 : Double(Int.random(in: 0...5, using: &random))
      return CompositionalItem(
        size: size, contentInsets: .random(upTo: 3, using: &random),
        edgeSpacing: CompositionalEdgeSpacing(
          left: .fixed(edges), top: .fixed(edges), right: .fixed(edges), bottom: .fixed(edges)))
    }
    let count = Int.random(in: 1...4, using: &random)
    let repetitions: [CompositionalGroup.Repetition] =
      fits ? [.untilFull, .equalParts(count)] : [.untilFull, .copies(count), .equalParts(count)]
    let gap = Double(Int.random(in: 0...2, using: &random))
    return CompositionalItem(
      .group(
        CompositionalGroup(
          axis: axis, subitems: subitems,
          repetition: repetitions[Int.random(in: 0..<repetitions.count, using: &random)],
          interItemSpacing: Bool.random(using: &random) ? .fixed(gap) : .flexible(gap))),
      size: size, contentInsets: .random(upTo: 3, using: &random))
  }
}

extension Insets {
  fileprivate static func random(upTo limit: Int, using random: inout SplitMix64) -> Insets {
    func inset() -> Double { Double(Int.random(in: 0...limit, using: &random)) }
    return Insets(top: inset(), left: inset(), bottom: inset(), right: inset())
  }
}

extension CompositionalBoundary {
  /// A random header, footer or the like.
  static func random(using random: inout SplitMix64) -> CompositionalBoundary {
    let edges: [Edge?] = [.top, .bottom, .left, .right, nil]
    return CompositionalBoundary(
      size: CompositionalSize(
        width: .fractionalWidth(0.3), height: .absolute(Double(Int.random(in: 5...40, using: &random)))),
      edge: edges[Int.random(in: 0..<edges.count, using: &random)],
      position: [0, 0.5, 1][Int.random(in: 0...2, using: &random)],
      offset: Point2D(x: 0, y: Double(Int.random(in: -30...30, using: &random))),
      extendsBoundary: Bool.random(using: &random), isPinned: Bool.random(using: &random))
  }
}

extension CompositionalSolver {
  /// Everything there is, by asking for each element by its name.
  var allElements: [CompositionalElement] {
    globalBoundaries.indices.compactMap { element(ofGlobalBoundary: $0) }
      + (0..<sectionCount).flatMap { section in
        (0..<20).compactMap { element(ofBackground: $0, inSection: section) }
          + (0..<20).compactMap { element(ofBoundary: $0, inSection: section) }
          + (0..<itemCount(inSection: section)).compactMap { element(ofItem: $0, inSection: section) }
          + (0..<itemCount(inSection: section)).flatMap { item in
            (0..<20).compactMap { element(ofSupplement: $0, item: item, inSection: section) }
          }
      }
  }

  func elements(overlapping rectangle: Rectangle) -> [CompositionalElement] {
    var elements: [CompositionalElement] = []
    forEachElement(overlapping: rectangle) { elements.append($0) }
    return elements
  }

  func itemFrames(inSection section: Int) -> [Rectangle] {
    (0..<itemCount(inSection: section)).compactMap { element(ofItem: $0, inSection: section)?.frame }
  }
}
