import Geometry

/// The space that boundary elements take at the edges of a section, or of the layout, and the positions of these
/// elements.
///
/// Elements at the same position of an edge are stacked outwards, the first one next to the content.
struct BoundaryBands {
  private let boundaries: [CompositionalBoundary]
  private let sizes: [Size2D]
  private let direction: LayoutAxis
  /// The distance of each element from the content, along the main or cross axis.
  private let distances: [Double]
  /// The bands before and after the content along the main axis.
  let main: (before: Double, after: Double)
  /// The bands before and after the content along the cross axis.
  let cross: (before: Double, after: Double)

  /// Computes the bands.
  ///
  /// - Parameters:
  ///   - boundaries: The boundary elements.
  ///   - container: The size that fractional dimensions refer to.
  ///   - measured: The measured sizes of boundary elements.
  ///   - direction: The main axis.
  init(
    _ boundaries: [CompositionalBoundary], in container: Size2D, measured: MeasuredSizes,
    direction: LayoutAxis
  ) {
    self.boundaries = boundaries
    self.direction = direction
    let sizes = boundaries.indices.map { boundaries[$0].size.size(in: container, measured: measured[$0]) }
    self.sizes = sizes
    distances = boundaries.indices.map { index in
      let own = boundaries[index]
      return boundaries.indices.prefix(index).reduce(0) { sum, other in
        guard boundaries[other].edge == own.edge, boundaries[other].position == own.position,
          boundaries[other].extendsBoundary == own.extendsBoundary
        else { return sum }
        return sum + Self.thickness(of: sizes[other], at: own.edge)
      }
    }
    let distances = distances
    func band(_ edge: CompositionalBoundary.Edge) -> Double {
      boundaries.indices.reduce(0) { band, index in
        guard boundaries[index].edge == edge, boundaries[index].extendsBoundary else { return band }
        return max(band, distances[index] + Self.thickness(of: sizes[index], at: edge))
      }
    }
    let vertical = (before: band(.top), after: band(.bottom))
    let horizontal = (before: band(.left), after: band(.right))
    main = direction == .vertical ? vertical : horizontal
    cross = direction == .vertical ? horizontal : vertical
  }

  private static func thickness(of size: Size2D, at edge: CompositionalBoundary.Edge?) -> Double {
    switch edge {
    case .top, .bottom: size.height
    case .left, .right: size.width
    case nil: 0
    }
  }

  /// The frames, relative to the upper left corner of a section.
  ///
  /// - Parameters:
  ///   - size: The size of the section.
  ///   - insets: The margins of boundary elements along the cross axis.
  func frames(in size: Size2D, insets: Insets) -> [Rectangle] {
    let vertical = direction == .vertical ? main : cross
    let horizontal = direction == .vertical ? cross : main
    let room = Rectangle(origin: .zero, size: size).inset(by: insets)
    let content = Rectangle(origin: .zero, size: size).inset(
      by: Insets(
        top: vertical.before, left: horizontal.before, bottom: vertical.after, right: horizontal.after))
    return boundaries.indices.map { index in
      let (boundary, own) = (boundaries[index], sizes[index])
      var origin = Point2D(
        x: room.minX + boundary.position * (room.width - own.width),
        y: content.minY + boundary.position * (content.height - own.height))
      let thickness = Self.thickness(of: own, at: boundary.edge)
      let outwards = boundary.extendsBoundary ? -distances[index] - thickness : distances[index]
      switch boundary.edge {
      case .top: origin.y = content.minY + outwards
      case .bottom: origin.y = content.maxY - outwards - own.height
      case .left: origin.x = content.minX + outwards
      case .right: origin.x = content.maxX - outwards - own.width
      case nil: break
      }
      origin = origin + Point2D(x: boundary.offset.x.asDistance, y: boundary.offset.y.asDistance)
      return Rectangle(origin: origin, size: own)
        .inset(by: boundary.size.counting(boundary.contentInsets))
    }
  }
}
